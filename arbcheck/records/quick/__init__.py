"""Short ways to read what is written as nearly everything is: what makes long files quick.

Each module here knows the ordinary case alone. It answers for sure or not at all; what it does not answer
goes the long way, through the module of the same name one floor up or the library that the schema is held
with, which alone know what there is to tell. So no message stands here, and no fault of a record is found
here. Tests hold every answer against the long way. Together with `arboretum.replay.quick` they make a long
file of games twice as quick (`python -m bench.throughput`).
"""
