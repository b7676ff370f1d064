"""A smallest record on which two interpretations differ, or an interpretation and another program.

What is smallest is decision D-052: the fewest planted cards, then the fewest players, then the fewest hand
cards that matter, then the fewest stated discards; for what is legal, the fewest turns.
"""
