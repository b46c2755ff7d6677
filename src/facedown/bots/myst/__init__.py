"""The bots of MYST."""
