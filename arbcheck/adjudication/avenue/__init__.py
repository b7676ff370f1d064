"""Claims about Avenue: what the sheet gives box by box, why, and where another number comes from."""
