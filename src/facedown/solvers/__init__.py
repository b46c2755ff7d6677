"""Solves whole games from the command line, a folder for each game."""
