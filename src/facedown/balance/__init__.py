"""Answers the balance questions of each game by games between bots: the designer's workbench."""
