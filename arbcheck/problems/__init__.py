"""What can be wrong with a record: the Problem value and the registry of codes."""

from arbcheck.problems.problem import Handle, Place, Problem, Span, in_order, problem, quoted, reason, span_of

__all__ = ["Handle", "Place", "Problem", "Span", "in_order", "problem", "quoted", "reason", "span_of"]
