"""arbcheck: the referee for the card game Arboretum."""

__version__ = "0.1.0"
