"""A recorded game, replayed turn by turn: who can hold what, what is illegal, and what it goes on from.

`turns` is the way in, `layout` the table during the replay, `hidden` the exact condition for unknown cards.
`order`, `misdraws`, `misplays`, `misplacings`, `mismatches` and `repairs` are loaded only for a slip.
"""
