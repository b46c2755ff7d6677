"""Plays a Thief who plays as the expert does, but for one habit of his own: a script.

A script leaves only some of the complete turns, as long as it asks for them; among these the expert chooses. Other
scripts put their own worth on turns, claim sooner, or sleep through the night. What such a Thief wins more than the
expert is what the Mist gives away by taking for granted how a Thief plays.
"""

from collections.abc import Callable
from dataclasses import dataclass

from facedown.bots.nusubito.thief import ThiefPlayer
from facedown.bots.nusubito.thief_plan import Turn, turn_start
from facedown.bots.nusubito.thief_race import claim_worth, mind_of
from facedown.engine.bits import id_of
from facedown.engine.play import choices
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.learn.hints import way
from facedown.games.nusubito.rules.actions import A_END, A_TREASURE
from facedown.games.nusubito.rules.state import DART, NO_SPECIAL, ROUNDS, T_DAY, T_NIGHT, State

FULL_DAY = ROUNDS


@dataclass(frozen=True)
class Script:
    """Says what a Thief does in his own way; everything else he does as the expert."""

    wants: Callable[[State, Turn], bool] | None = None  # the turns that he may make ..
    turns: int = 1  # .. in so many turns from the beginning of the game
    values: Callable[[Turn], float] | None = None  # what a turn is worth to him, if not what the expert says
    claims: float = 1.0  # he claims when the treasure is so likely where he stands
    sleeps: bool = False  # does nothing by night


class ScriptedThief(ThiefPlayer):
    """Plays as an expert Thief with a script."""

    def __init__(self, script: Script, seconds: float | None) -> None:
        super().__init__("expert", seconds)
        self._script = script

    def choose(self, seen: State, seat: int, seed: int) -> int:
        offered = choices(NUSUBITO, seen, seat)
        if seen.phase == T_NIGHT and self._script.sleeps and seen.left == 0:
            return id_of(A_END)
        chance = claim_worth(seen.at, mind_of(seen)) if seen.phase == T_DAY else 0.0
        if A_TREASURE in offered and chance >= self._script.claims:
            return A_TREASURE
        return super().choose(seen, seat, seed)

    def _judged(self, start: State) -> list[Turn]:
        turns = super()._judged(start)
        script = self._script
        if number_of_turn(start) >= script.turns:
            return turns
        begun = turn_start(start)
        mind = mind_of(start)
        if script.wants is not None:
            turns = [t for t in turns if not t.is_idle(mind) and script.wants(begun, t)] or turns
        if script.values is not None:
            turns = [t.judged(worth := script.values(t), worth, worth) for t in turns]
        return turns


def number_of_turn(s: State) -> int:
    """Counts the Thief's day turns before this one."""
    return ROUNDS * (s.day - 1) + s.round - 1


def is_silent(s: State, turn: Turn) -> bool:
    """Asks whether the Mist sees nothing but a Coin that is laid."""
    return turn.key.special == NO_SPECIAL and not turn.key.sacrificed and not turn.key.fell


def is_silent_to_a_neighbour(s: State, turn: Turn) -> bool:
    return is_silent(s, turn) and way(s.start, turn.key.end) == 1


def is_silent_and_far(s: State, turn: Turn) -> bool:
    return is_silent(s, turn) and way(s.start, turn.key.end) == 2


def is_bluff(s: State, turn: Turn) -> bool:
    """Asks whether a Coin is sacrificed for a way that needs none."""
    return turn.key.sacrificed > 0 and not turn.key.fell and way(s.start, turn.key.end) <= 2


def takes_a_dart(s: State, turn: Turn) -> bool:
    return turn.key.special == DART


def strikes_somebody(s: State, turn: Turn) -> bool:
    return turn.key.fell > 0 and not turn.key.sacrificed


def looks_at_no_rod(s: State, turn: Turn) -> bool:
    return turn.rod < 0 and not turn.key.sacrificed


def sacrifices_nothing(s: State, turn: Turn) -> bool:
    return not turn.key.sacrificed


def anything_alike(turn: Turn) -> float:
    return 0.5


def where_nobody_looks(turn: Turn) -> float:
    """Takes a turn of the better ones, after which the Mist thinks him elsewhere."""
    return turn.worth - 0.5 * turn.seen


def where_all_look(turn: Turn) -> float:
    """Takes a turn of the better ones, after which the Mist thinks him just there, and therefore elsewhere."""
    return turn.worth + 0.25 * turn.seen
