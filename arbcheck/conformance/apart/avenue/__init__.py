"""A smallest record of Avenue on which two interpretations differ.

What is smallest is decision D-054: the fewest cards turned, then the fewest rounds, then the fewest roads
drawn, by one player on the practice sheet.
"""
