"""Tests of what tells interpretations and programs apart."""
