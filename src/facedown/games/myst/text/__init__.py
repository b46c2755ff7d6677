"""Puts the game into words: notation, refusals, log lines, written positions."""
