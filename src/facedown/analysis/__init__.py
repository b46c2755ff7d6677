"""Looks back at a finished game: what the strongest bot thought of every decision, and what could be known."""
