"""Finds the positions of a finished game that are worth a look, each with nothing but what its seat saw."""

from dataclasses import dataclass
from typing import Any

from facedown.engine.game import SPECTATOR, Game
from facedown.engine.play import Entry, Play, choices, redacted

MOST_DECISIONS = 1500  # about two minutes; of a longer game every second, third .. is looked at


@dataclass(frozen=True)
class Position:
    number: int  # of the action that follows, in the log
    seat: int
    seen: Any  # what the seat saw
    made: int = -1  # its action; -1: only what could be known is asked for
    hands: bool = False  # a live race: hands decide, so the position is valued and the choice is not judged


@dataclass(frozen=True)
class Review:
    """Holds all that is to be done for an analysis."""

    positions: list[Position]
    decisions: int
    returns: list[float]


def review_of(play: Play, most: int = MOST_DECISIONS) -> Review:
    again = Play(play.game, play.options, play.dice.seed)
    found: list[Position] = []
    known: Any = None
    for number, entry in enumerate(play.log):
        key, viewer = _secret(play.game, again.state)
        if key is not None and key != known:
            found.append(Position(number, viewer, again.seen(viewer)))
        known = key
        if (decided := _decision(again, number, entry)) is not None:
            found.append(decided)
        again.append(entry)
    decisions = sum(one.made >= 0 for one in found)
    return Review(_thinned(found, decisions, most), decisions, play.returns())


def _decision(play: Play, number: int, entry: Entry) -> Position | None:
    game, seat = play.game, entry.seat
    if seat < 0 or entry.action == game.rules.resign:
        return None
    offered = choices(game, play.state, seat)
    if len(offered) < 2 or entry.action not in offered:
        return None
    race = game.rules.race is not None and game.rules.race(play.state)
    return Position(number, seat, redacted(game, play.state, seat), entry.action, bool(race))


def _thinned(found: list[Position], decisions: int, most: int) -> list[Position]:
    """Drops decisions evenly until few enough are left."""
    step = -(-decisions // most) if most else 1
    kept, count = [], 0
    for one in found:
        count += one.made >= 0
        if one.made < 0 or count % step == 0:
            kept.append(one)
    return kept


def _secret(game: Game, s: Any) -> tuple[Any, int]:
    """Finds what others' knowledge of the hidden things depends on, and whose knowledge it is."""
    found = game.learn.secret_key(s) if game.learn.secret_key is not None else None
    return found or (None, SPECTATOR)
