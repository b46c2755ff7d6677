"""Shy Monsters in the terminal."""
