"""Everything that is drawn: text, JSON, and the formats of other tools."""
