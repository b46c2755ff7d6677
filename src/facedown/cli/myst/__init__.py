"""MYST in the terminal."""
