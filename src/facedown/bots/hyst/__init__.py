"""Plays H.Y.S.T. as bots."""
