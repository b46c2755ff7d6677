"""What the arena measures in H.Y.S.T."""

from facedown.arena.hyst.measure import HystMeasure

__all__ = ["HystMeasure"]
