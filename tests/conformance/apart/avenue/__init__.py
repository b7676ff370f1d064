"""Tests of what tells interpretations of Avenue apart."""
