"""Figures about arbcheck: ratios within one run, never a timed test."""
