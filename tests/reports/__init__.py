"""Tests of what is drawn. Snapshots hold the layout alone; what a report says is asserted."""
