"""Plays Nusubito as bots: for each level a Mist and a Thief (docs/bots.md)."""
