"""Plays Shy Monsters as bots: for each level a Dungeon Master and a Hero, made from the solution (docs/bots.md)."""

from facedown.bots.shy_monsters.players import make_bot

__all__ = ["make_bot"]
