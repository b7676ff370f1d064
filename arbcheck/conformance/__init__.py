"""Holding arbcheck and other programs against the cases of a corpus."""
