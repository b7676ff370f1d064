"""`arbcheck explain`: the page of a rule, a decision or a diagnostic."""

from arbcheck.cli.options import Line
from arbcheck.cli.output import FINE, USAGE, results, trouble
from arbcheck.reports.explain import explain, explain_all, nearest_ids
from arbcheck.reports.terminal import shown


def run(line: Line) -> int:
    """Print a page, or the list of all; returns the exit status."""
    name = line.files[0] if line.files else None
    page = explain_all() if name is None else explain(name)
    if page is None:
        near = ", ".join(nearest_ids(name or ""))
        trouble(f"nothing is called {shown(name or '')}" + (f"; did you mean {near}?" if near else ""))
        return USAGE
    with results({}) as stream:
        stream.write(page.rstrip("\n") + "\n")
    return FINE
