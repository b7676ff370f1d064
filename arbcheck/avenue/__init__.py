"""Avenue, pure: the sheet, the roads, the rounds, networks and scores (V1-V10)."""
