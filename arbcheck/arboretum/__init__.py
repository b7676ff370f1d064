"""Arboretum, pure: the rules R1 to R17, without input, output or YAML."""
