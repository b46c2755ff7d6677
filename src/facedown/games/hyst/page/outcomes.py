"""Tries out on the seat's own record what a choice would lead to: previews for the page (H-1010, H-1011).

Everything that is looked at here is open to all; what chance decides (dice, draws) is not tried out.
"""

from collections.abc import Iterator

import msgspec

from facedown.engine.bits import number_of
from facedown.engine.play import bits_of
from facedown.games.hyst.page.gathering import Gather, gather
from facedown.games.hyst.rules.actions import A_PLAY, WORDS
from facedown.games.hyst.rules.cameras import ray
from facedown.games.hyst.rules.cards import WALK
from facedown.games.hyst.rules.pieces import (
    BLOWN_AWAY,
    CARDS,
    DIRECTIONS,
    ON_THE_MOVE,
    SMOKE,
    SPACE_NAMES,
    STEP,
    count,
)
from facedown.games.hyst.rules.playable import is_playable
from facedown.games.hyst.rules.rules import apply, legal
from facedown.games.hyst.rules.state import ACT, CARD, ESCAPED, OFF, OVER, State
from facedown.games.hyst.text.notation import TEXTS, parts


class Choice(msgspec.Struct, frozen=True):
    """Holds a sequence of moves that can be sent together, and what comes of it."""

    moves: list[str]
    spaces: list[str]  # what to draw: the way, the new cone, the cloud, the edge's two spaces
    caught: list[int]  # seats that would be caught,
    where: list[str]  # and where
    takes: int  # the seat that would get the diamond, or -1
    wins: bool
    more: bool  # the card goes on asking after these moves


class Plan(msgspec.Struct, frozen=True):
    """Holds all that can be done with a card of the hand, or with the one being played."""

    card: str
    choices: list[Choice]
    gather: Gather | None = None  # instead of choices, where there are too many of them
    answers: int = 0  # On the Move: steps that it still has


def plans(seen: State, seat: int) -> list[Plan]:
    """Lists for each playable card its choices, in the seat's own turn; else nothing."""
    if seen.who != seat or seen.phase not in {ACT, CARD}:
        return []
    if seen.phase == CARD:
        card = seen.card - 1
        return [Plan(CARDS[card], list(_explore(seen, seat, seen, [], [])), answers=_answers(seen, card))]
    found = []
    for card, name in enumerate(CARDS):
        if count(seen.hands[seat], card) and is_playable(seen, seat, card):
            after = seen.copy()
            apply(after, seat, A_PLAY + card)
            together = gather(after, card)
            choices = [] if together else list(_explore(seen, seat, after, [f"play:{name}"], []))
            found.append(Plan(name, choices, together, _answers(after, card)))
    return found


def _answers(opened: State, card: int) -> int:
    return WALK - opened.step if card == ON_THE_MOVE else 0


def offered(seen: State, seat: int) -> list[int]:
    mask = [0] * WORDS
    legal(seen, seat, mask)
    return bits_of(mask)


def _explore(before: State, seat: int, now: State, moves: list[str], spaces: list[str]) -> Iterator[Choice]:
    """Follows all ways to the end of the card; of an open Smoke or Blown Away only the next space, as they are many."""
    if now.phase != CARD or now.who != seat or not now.card:
        yield _choice(before, now, moves, spaces)
        return
    one_by_one = now.card - 1 in {SMOKE, BLOWN_AWAY}
    for action in offered(now, seat):
        after = now.copy()
        apply(after, seat, action)
        number = number_of(action)
        following, drawn = [*moves, TEXTS[number]], [*spaces, *_drawn(now, after, seat, number)]
        if one_by_one:
            yield _choice(before, after, following, drawn)
        else:
            yield from _explore(before, seat, after, following, drawn)


def _drawn(before: State, after: State, seat: int, number: int) -> list[str]:
    verb, name = parts(number)
    if verb in {"move", "vent", "shove", "place", "clear", "block"}:
        return [name]
    if verb == "edge":
        return name.split("-")
    if verb == "face":
        return [SPACE_NAMES[k] for k in ray(after.walls, before.camera[before.pick], DIRECTIONS.index(name))]
    if verb == "grapple":
        stop = after.spotted[seat] - 1 if after.pawns[seat] == OFF else after.pawns[seat]
        way, at = [], before.pawns[seat]
        while at != stop:
            at += STEP[DIRECTIONS.index(name)]
            way.append(SPACE_NAMES[at])
        return way
    return []


def _choice(before: State, after: State, moves: list[str], spaces: list[str]) -> Choice:
    caught = [p for p in range(before.players) if before.pawns[p] != OFF and after.pawns[p] == OFF]
    return Choice(
        moves=moves,
        spaces=spaces,
        caught=caught,
        where=[SPACE_NAMES[after.spotted[p] - 1] for p in caught],
        takes=after.holder if after.holder != before.holder and after.holder >= 0 else -1,
        wins=after.phase == OVER and after.result == ESCAPED,
        more=after.phase == CARD,
    )
