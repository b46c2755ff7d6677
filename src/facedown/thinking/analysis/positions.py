"""The positions of a finished game that are worth a look, each with nothing but what its seat saw."""

from dataclasses import dataclass
from typing import Any

from facedown.engine.game import SPECTATOR, Game
from facedown.engine.play import Entry, Play, choices, redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.state import OVER, UNDECIDED
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.state import MOVE, REVEAL

MOST_DECISIONS = 1500  # about two minutes; of a longer game every second, third .. is looked at


@dataclass(frozen=True)
class Position:
    number: int  # of the action that follows, in the log
    seat: int
    seen: Any  # what the seat saw
    made: int = -1  # its action; -1: only what could be known is asked for
    hands: bool = False  # a live race: hands decide, so the position is valued and the choice is not judged


@dataclass(frozen=True)
class Course:
    """All that is to be done for an analysis."""

    positions: list[Position]
    decisions: int
    returns: list[float]


def course_of(play: Play, most: int = MOST_DECISIONS) -> Course:
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
    return Course(_thinned(found, decisions, most), decisions, play.returns())


def _decision(play: Play, number: int, entry: Entry) -> Position | None:
    game, seat = play.game, entry.seat
    if seat < 0 or entry.action == game.resign:
        return None
    offered = choices(game, play.state, seat)
    if len(offered) < 2 or entry.action not in offered:
        return None
    race = game.race is not None and game.race(play.state)
    return Position(number, seat, redacted(game, play.state, seat), entry.action, bool(race))


def _thinned(found: list[Position], decisions: int, most: int) -> list[Position]:
    """Evenly fewer decisions."""
    step = -(-decisions // most) if most else 1
    kept, count = [], 0
    for one in found:
        count += one.made >= 0
        if one.made < 0 or count % step == 0:
            kept.append(one)
    return kept


def _secret(game: Game, s: Any) -> tuple[Any, int]:
    """What others' knowledge of the hidden things depends on, and whose knowledge it is."""
    if game is NUSUBITO and s.phase != OVER and s.result[s.game] == UNDECIDED:
        return (s.game, s.turns, tuple(s.trail), tuple(s.reach)), SPECTATOR
    if game is SHY_MONSTERS and s.phase in (REVEAL, MOVE):
        return (s.game, s.storey, tuple(s.up), tuple(s.fresh), tuple(s.seen)), 1 - s.dm
    return None, SPECTATOR
