"""Looks ahead: what the Mist may answer to a turn, and what the Thief can do then (N-1114).

The Mist answers to what it saw, not to what the Thief did: for each event its best boards are found from its own odds,
once, and every turn of that event has to stand up to all of them. So a turn that leaves the Thief trapped, or cut off
from the treasure, by a board that is good against his likely places is found out, while a board that would be good only
against where he really is does not count.
"""

import math
import time
from typing import Any

import numpy as np

from facedown.bots.nusubito.judge import Odds, find_odds, make_odds
from facedown.bots.nusubito.mist_replies import make_replies, prepare_replies
from facedown.bots.nusubito.mist_turns import (
    BOARD_CELLS,
    BOLSTERS,
    BUILDERS,
    DEEP,
    DOWN,
    HEALERS,
    MOST_BOARDS,
    SEEKERS,
    find_boards,
    make_boards,
)
from facedown.bots.nusubito.mist_value import glance_all, outlook_some
from facedown.bots.nusubito.thief_plan import Turn
from facedown.bots.nusubito.thief_race import after_look, claim_worth, green_chance, mind_of
from facedown.bots.nusubito.thief_worth import GIFT
from facedown.engine.room import floats, ints, quick, record_of
from facedown.engine.rule import JIT
from facedown.games.nusubito.rules.actions import A_DART, A_END
from facedown.games.nusubito.rules.belief import SCRATCH
from facedown.games.nusubito.rules.state import M_DAY, STUCK, T_DAY, T_NIGHT, State, pool
from facedown.games.nusubito.rules.thief import thief_day, thief_night
from facedown.games.nusubito.rules.turns import end_mist_turn

CLOSER = 64  # boards that the Mist looks at more closely,
ANSWERS = 6  # and that it may choose
SHARP = 0.02  # how surely it takes the best of them
AHEAD = 0.7  # how much the look ahead counts beside the worth at a glance


class Ahead:
    """Looks ahead by one turn of the Mist and the best turn of the Thief after it; `morning` weighs that one."""

    def __init__(self, morning: Any) -> None:
        self._morning = morning
        self._boards = make_boards()
        self._replies = make_replies()
        self._odds: Odds = make_odds()
        self._scratch = floats(SCRATCH)
        self._values = floats(MOST_BOARDS)
        self._order = ints(CLOSER)
        self._closer = floats(CLOSER)

    def judge(self, root: State, turns: list[Turn], end: float) -> list[Turn]:
        """Weighs these turns as seen from one round later; those for which there was no time are left out."""
        answers: dict[int, list[tuple[float, tuple[int, ...]]]] = {}
        found = []
        for turn in turns:
            after = root.copy()
            for number in turn.steps:
                thief_day(after, number)
            if after.phase == M_DAY:
                if turn.event not in answers:
                    answers[turn.event] = self._answers(after)
                found.append(self._judged(root, after, turn, answers[turn.event]))
            if time.monotonic() > end:
                break
        return found

    def _answers(self, after: State) -> list[tuple[float, tuple[int, ...]]]:
        """Lists the boards that the Mist may make, with their chances."""
        root = record_of(after)
        quick(find_odds)(root, self._scratch, self._odds, True)
        quick(prepare_replies)(self._replies, root, self._odds)
        count = int(quick(find_boards)(self._boards, root, DEEP))
        table = self._boards.table
        quick(glance_all)(self._replies, table, count, self._odds.temple, self._values)
        rows = _largest(self._values, count, CLOSER)
        self._order[: len(rows)] = rows
        quick(outlook_some)(self._replies, table, self._order, 0, len(rows), self._closer)
        best = sorted(range(len(rows)), key=lambda k: (-float(self._closer[k]), k))[:ANSWERS]
        top = float(self._closer[best[0]])
        weights = [math.exp((float(self._closer[k]) - top) / SHARP) for k in best]
        fields = (HEALERS, BUILDERS, SEEKERS, DOWN, BOLSTERS)
        boards = [tuple(int(table[BOARD_CELLS * rows[k] + field]) for field in fields) for k in best]
        return [(weight / sum(weights), board) for weight, board in zip(weights, boards, strict=True)]

    def _judged(self, root: State, after: State, turn: Turn, answers: list[tuple[float, tuple[int, ...]]]) -> Turn:
        mind = mind_of(root)
        chance = green_chance(mind, turn.rod) if turn.rod >= 0 else 0.0
        if not 0.0 < chance < 1.0:
            worth = self._worth(after, mind, turn, turn.worth, answers)
            return turn.judged(worth, worth, worth)
        green = after.copy()
        if turn.rod < 3:
            green.row = 1 + turn.rod
        else:
            green.column = 1 + turn.rod - 3
        if_green = self._worth(green, after_look(mind, turn.rod, True), turn, turn.if_green, answers)
        if_red = self._worth(after, after_look(mind, turn.rod, False), turn, turn.if_red, answers)
        return turn.judged(chance * if_green + (1.0 - chance) * if_red, if_green, if_red)

    def _worth(
        self, after: State, mind: int, turn: Turn, glance: float, answers: list[tuple[float, tuple[int, ...]]]
    ) -> float:
        claim = claim_worth(turn.key.end, mind)
        if claim >= 1.0:
            return 1.0
        goes_on = sum(chance * self._after_answer(after, board) for chance, board in answers)
        ahead = turn.missed * GIFT + (1.0 - turn.caught - turn.missed) * goes_on
        return max(claim, AHEAD * ahead + (1.0 - AHEAD) * glance)

    def _after_answer(self, after: State, board: tuple[int, ...]) -> float:
        """Weighs the Thief's best turn after the Mist has made a board; a night in between brings him a Dart."""
        s = after.copy()
        s.healers, s.builders, s.seekers, s.down, s.bolsters = board
        end_mist_turn(s)
        if s.phase == T_NIGHT:
            if pool(s) > 0:
                thief_night(s, A_DART)
            thief_night(s, A_END)
            end_mist_turn(s)
        if s.phase != T_DAY:
            return 0.5
        return claim_worth(s.at, mind_of(s)) if s.stage == STUCK else float(self._morning(s))


def _largest(values: Any, count: int, most: int) -> list[int]:
    """Finds the places of the largest values."""
    if JIT:
        order = np.argsort(-values[:count], kind="stable")
        return [int(k) for k in order[:most]]
    return sorted(range(count), key=lambda k: (-values[k], k))[:most]
