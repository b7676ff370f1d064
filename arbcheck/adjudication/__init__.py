"""Disputes: what the table claims, held against the rules; verdicts, proofs and explanations as values."""
