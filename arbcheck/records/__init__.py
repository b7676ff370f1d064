"""From text to checked records: marked trees, schemas, notation, positions and games."""
