"""What the arena measures in MYST."""

from facedown.arena.myst.measure import MystMeasure

__all__ = ["MystMeasure"]
