"""Puts people together who look for opponents: those who want the same, are about as strong, and are still there."""

from collections.abc import Sequence
from typing import NamedTuple

from facedown.server.store.searches import SearchRow

NEAR = 150.0  # points between two ratings that are matched at once
WIDER = 30.0  # points more with each second that the longer of two has waited


class Party(NamedTuple):
    """Says who plays together, the one who was asked for first; the other chairs are for bots."""

    chairs: int
    people: list[SearchRow]


def fit(one: SearchRow, other: SearchRow, at: float) -> bool:
    """May these two be put together? Never somebody with themselves."""
    if one.id == other.id or (one.profile and one.profile == other.profile):
        return False
    waited = at - min(one.since, other.since)
    return abs(one.strength - other.strength) <= NEAR + WIDER * waited


def party(me: SearchRow, others: Sequence[SearchRow], at: float) -> Party | None:
    """Finds whom one person plays with, if there are enough others by now.

    A full table, or one with bots when the time is up that this person wanted to wait. The nearest in strength come
    first, then who has waited longest.
    """
    near = sorted(
        (one for one in others if fit(me, one, at)),
        key=lambda one: (abs(one.strength - me.strength), one.since, one.id),
    )
    for chairs in sorted(set(me.counts), reverse=True):
        people = _together(me, near, chairs, at)
        if len(people) == chairs:
            return Party(chairs, people)
    if not me.bots_at or at < me.bots_at:
        return None
    willing = [one for one in near if one.bots_at]
    ways = [Party(chairs, _together(me, willing, chairs, at)) for chairs in sorted(set(me.counts))]
    return min(ways, key=lambda way: (way.chairs - len(way.people), -len(way.people)))


def _together(me: SearchRow, near: Sequence[SearchRow], chairs: int, at: float) -> list[SearchRow]:
    people = [me]
    for one in near:
        if len(people) < chairs and chairs in one.counts and all(fit(one, other, at) for other in people):
            people.append(one)
    return people
