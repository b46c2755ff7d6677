"""Plays MYST as bots."""
