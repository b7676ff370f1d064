"""Claims about Arboretum: what is right, why, and where another number comes from."""
