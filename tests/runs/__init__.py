"""Tests of runs over many records."""
