"""Holds the bots of NYET!: a search, and what it does not know by itself (docs/bots.md)."""

from facedown.bots.nyet.players import make_bot

__all__ = ["make_bot"]
