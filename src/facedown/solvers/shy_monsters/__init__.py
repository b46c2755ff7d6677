"""Solves Shy Monsters as a whole for `facedown solve`, and reports what came of it."""

from facedown.solvers.shy_monsters.command import SOLVER

__all__ = ["SOLVER"]
