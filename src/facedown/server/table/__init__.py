"""Holds one table in memory: its row, the log of its game, and what each viewer has seen."""
