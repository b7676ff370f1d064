"""Tests of arbcheck; they mirror its folders."""
