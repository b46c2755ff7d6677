"""Serves the conformance kit: sample games, and other truths that look the same to a seat."""
