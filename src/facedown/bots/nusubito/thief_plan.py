"""Plans the Thief's complete turns as objects, with what they are worth; and the best ones' first decision."""

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import NamedTuple

from facedown.bots.nusubito import thief_turns as rows
from facedown.bots.nusubito.thief_race import after_look, claim_worth, green_chance, mind_of
from facedown.bots.nusubito.thief_worth import (
    BEST,
    CAUGHT,
    FIND,
    IF_GREEN,
    IF_RED,
    MISSED,
    NOT_YET,
    SEEN,
    WEIGH,
    WEIGHED,
    WORTH,
    is_news,
    make_room,
    think,
)
from facedown.engine.bits import id_of
from facedown.engine.room import quick, record_of
from facedown.games.nusubito.rules.actions import A_ROD
from facedown.games.nusubito.rules.endings import forget_turn
from facedown.games.nusubito.rules.state import COIN, ROD, T_DAY, State

KEPT = 64  # positions whose turns are remembered


class Key(NamedTuple):
    """Says what makes two complete turns equal (N-417)."""

    end: int
    special: int
    taken: int
    sacrificed: int
    fell: int
    thrown: int


@dataclass(frozen=True)
class Turn:
    key: Key
    event: int  # turns with equal numbers look the same to the Mist
    darts: int
    steps: tuple[int, ...]  # numbers of actions
    worth: float = 0.0
    if_green: float = 0.0  # the Rod that it looks at
    if_red: float = 0.0
    seen: float = 0.0  # how likely the Mist thinks him there
    caught: float = 0.0  # how likely he is captured at once,
    missed: float = 0.0  # and how likely the Mist captures elsewhere

    @property
    def rod(self) -> int:
        """The Rod that it looks at, or -1."""
        return self.key.special - ROD if ROD <= self.key.special < COIN else -1

    def is_idle(self, mind: int) -> bool:
        """Asks whether it looks at a Rod that would tell nothing."""
        return A_ROD + self.rod in self.steps and self.rod >= 0 and not is_news(mind, self.rod)

    def following(self, steps: tuple[int, ...]) -> "Turn":
        """Makes the same turn, of which some steps are made."""
        return replace(self, steps=steps)

    def shifted(self, by: float) -> "Turn":
        return self.judged(self.worth + by, self.if_green + by, self.if_red + by)

    def judged(self, worth: float, if_green: float, if_red: float) -> "Turn":
        """Makes the same turn, found to be worth something else."""
        return replace(self, worth=worth, if_green=if_green, if_red=if_red)


@dataclass(frozen=True)
class Option:
    """Holds a decision, with the best that can follow on it."""

    action: int
    worth: float
    turn: Turn


class Turns:
    """Finds and weighs turns; remembers those of the last positions."""

    def __init__(self) -> None:
        self._room = make_room()
        self._kept: OrderedDict[bytes, list[Turn]] = OrderedDict()
        self.cut = 0  # turns of the last record for which there was no room, or no time to weigh them

    def weighed(self, s: State) -> list[Turn]:
        """Lists all turns that complete a record of the Thief, with their worth."""
        data = s.to_bytes()
        if data not in self._kept:
            self._kept[data] = self._read(int(quick(think)(self._room, record_of(s), WEIGH)), True)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[data]

    def best(self, s: State) -> float:
        """Says what the best turn of a record at the start of a turn is worth."""
        quick(think)(self._room, record_of(s), BEST)
        return float(self._room.best[0])

    def found(self, s: State) -> list[Turn]:
        """Lists the same without their worth."""
        return self._read(int(quick(think)(self._room, record_of(s), FIND)), False)

    def _read(self, count: int, weighed: bool) -> list[Turn]:
        room = self._room
        numbers = [int(x) for x in room.turns[: rows.ROW * count]]
        worths = [float(x) for x in room.worth[: WEIGHED * count]] if weighed else []
        found = [
            _turn(numbers[rows.ROW * k : rows.ROW * (k + 1)], worths[WEIGHED * k : WEIGHED * (k + 1)])
            for k in range(count)
            if not weighed or worths[WEIGHED * k + SEEN] != NOT_YET
        ]
        self.cut = int(room.seats[rows.CUT]) + count - len(found)
        return found


def _turn(row: list[int], worth: list[float]) -> Turn:
    key = Key(*(row[k] for k in (rows.END, rows.SPECIAL, rows.TAKEN, rows.SACRIFICED, rows.FELL, rows.THROWN)))
    steps = tuple(row[rows.STEPS : rows.STEPS + row[rows.LENGTH]])
    judged = [worth[k] for k in (WORTH, IF_GREEN, IF_RED, SEEN, CAUGHT, MISSED)] if worth else []
    return Turn(key, row[rows.EVENT], row[rows.DARTS], steps, *judged)


def turn_start(s: State) -> State:
    """Gives the record as it was when the turn began; or as it is, if a Rod was looked at: that cannot be unseen."""
    if s.phase != T_DAY or ROD <= s.special < COIN:
        return s
    before = s.copy()
    before.seekers, before.down = s.pub_seekers, s.pub_down
    before.bolsters, before.darts = s.pub_bolsters, s.pub_darts
    before.at = s.start
    forget_turn(before)
    return before


def options(s: State, turns: list[Turn]) -> list[Option]:
    """Lists all turns as decisions, best first; but a look that comes before anything else is one decision.

    Who looks first decides on the rest when he knows the colour.
    """
    mind = mind_of(s)
    found: list[Option] = []
    looks: dict[int, list[Turn]] = {}
    for turn in turns:
        rod = turn.steps[0] - A_ROD
        if 0 <= rod < 6 and is_news(mind, rod):
            looks.setdefault(rod, []).append(turn)
        else:
            found.append(Option(id_of(turn.steps[0]), turn.worth, turn))
    for rod, following in looks.items():
        chance = green_chance(mind, rod)
        stays = [claim_worth(s.at, after_look(mind, rod, green)) if s.leaps == 0 else 0.0 for green in (True, False)]
        green = max(stays[0], *(turn.if_green for turn in following))
        red = max(stays[1], *(turn.if_red for turn in following))
        best = max(following, key=lambda turn: turn.worth)
        found.append(Option(id_of(A_ROD + rod), chance * green + (1.0 - chance) * red, best))
    return sorted(found, key=lambda option: (-option.worth, option.action, option.turn.key))
