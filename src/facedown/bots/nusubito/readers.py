"""Lists the readers of Nusubito: Thieves and Mists that play as the expert does, but for what they know of it.

Each reads in one role, and is the expert itself in the other.
"""

from collections.abc import Callable
from typing import Any

from facedown.bots.levels import Bot
from facedown.bots.nusubito import reading_thief as habit
from facedown.bots.nusubito.players import Player
from facedown.bots.nusubito.reading_mist import BoldMist, KnowingMist
from facedown.bots.nusubito.reading_thief import FULL_DAY, Script, ScriptedThief
from facedown.bots.reader import Reader
from facedown.engine.game import Game

ALWAYS = 1 << 20  # turns

SCRIPTS = {
    "silent-start": ("walks silently in his first turn", Script(habit.is_silent)),
    "near-start": ("walks silently to a neighbour in his first turn", Script(habit.is_silent_to_a_neighbour)),
    "far-start": ("makes two silent leaps in his first turn", Script(habit.is_silent_and_far)),
    "bluff-start": ("bluffs a sacrifice in his first turn", Script(habit.is_bluff)),
    "dart-start": ("takes a Dart in his first turn", Script(habit.takes_a_dart)),
    "loud-start": ("strikes a pawn in his first turn", Script(habit.strikes_somebody)),
    "even-start": (
        "draws his first turn evenly from all without a sacrifice",
        Script(habit.sacrifices_nothing, values=habit.anything_alike),
    ),
    "silent-twice": ("walks silently in his first two turns", Script(habit.is_silent, turns=2)),
    "bluff-twice": ("bluffs a sacrifice in his first two turns", Script(habit.is_bluff, turns=2)),
    "silent-day": ("walks silently all through the first day", Script(habit.is_silent, turns=FULL_DAY)),
    "look-late": ("looks at no Rod in his first two turns", Script(habit.looks_at_no_rod, turns=2)),
    "look-on-day-2": ("looks at no Rod by day before day 2", Script(habit.looks_at_no_rod, turns=FULL_DAY)),
    "look-on-day-3": ("looks at no Rod by day before day 3", Script(habit.looks_at_no_rod, turns=2 * FULL_DAY)),
    "hider": ("ends where the expert Mist does not look for him", Script(None, ALWAYS, habit.where_nobody_looks)),
    "double-hider": ("ends where the expert Mist looks for him", Script(None, ALWAYS, habit.where_all_look)),
    "sleeper": ("does nothing by night", Script(sleeps=True)),
    "gambler": ("claims at one chance in three", Script(claims=0.33)),
}  # fmt: skip


class _Reading(Player):
    """Plays one role in a way of its own."""

    def __init__(self, game: Game, seconds: float | None, thief: bool, make: Callable[[float | None], Any]) -> None:
        super().__init__(game, "expert", seconds)
        self._roles[thief] = make(seconds)


def _thief(name: str, about: str, script: Script) -> Reader:
    def make(game: Game, seconds: float | None) -> Bot:
        return _Reading(game, seconds, True, lambda limit: ScriptedThief(script, limit))

    return Reader(name, f"as the Thief, {about}", make)


def _mist(name: str, about: str, made: Callable[[float | None], Any]) -> Reader:
    def make(game: Game, seconds: float | None) -> Bot:
        return _Reading(game, seconds, False, made)

    return Reader(name, f"as the Mist, {about}", make)


READERS = (
    *(_thief(name, about, script) for name, (about, script) in SCRIPTS.items()),
    _mist("knows-first-turn", "knows how often the expert Thief ends where in his first turn", KnowingMist),
    _mist("captures-early", "captures as soon as it is likelier than 45 %", lambda limit: BoldMist(0.45, limit)),
    _mist("captures-late", "captures only when it is likelier than 80 %", lambda limit: BoldMist(0.80, limit)),
)
