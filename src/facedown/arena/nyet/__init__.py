"""What the arena measures in NYET!."""

from facedown.arena.nyet.measure import NyetMeasure

__all__ = ["NyetMeasure"]
