"""What the arena measures in Nusubito."""

from facedown.arena.nusubito.measure import NusubitoMeasure

__all__ = ["NusubitoMeasure"]
