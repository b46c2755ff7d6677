"""Plays a game in the terminal."""
