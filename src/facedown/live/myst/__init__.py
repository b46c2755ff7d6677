"""Runs live races at tables of MYST."""

from facedown.live.myst.rooms import Races

ROOMS = Races

__all__ = ["ROOMS", "Races"]
