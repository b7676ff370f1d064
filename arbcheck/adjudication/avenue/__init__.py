"""Claims about games of Avenue: boxes, totals and winners held against the rules."""
