"""Pictures of arboretums as SVG: cards, the paths over them, and words that say what is shown.

`board` draws one arboretum as a piece that a page can hold, `style` is the style sheet that goes with it,
`picture` puts the whole table into one file that needs nothing else.
"""
