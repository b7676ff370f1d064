"""The second opinion: brute force, written from the rules alone."""
