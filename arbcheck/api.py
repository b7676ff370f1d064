"""The library: load records, check them, score them; the commands are made of the same functions."""
