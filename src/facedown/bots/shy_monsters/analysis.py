"""Looks back at a game: what the Hero could know, and what each of the builder's decisions was worth."""

from facedown.bots.shy_monsters.appraisal import builder_worths, hero_beliefs
from facedown.games.shy_monsters.rules.state import BUILD, State


def belief(seen: State) -> dict[str, dict[str, dict[str, float]]]:
    return hero_beliefs(seen)


def worths(seen: State, seat: int) -> dict[int, float]:
    return builder_worths(seen, seat) if seen.phase == BUILD else {}
