"""What the arena measures in Shy Monsters."""

from facedown.arena.shy_monsters.measure import ShyMonstersMeasure

__all__ = ["ShyMonstersMeasure"]
