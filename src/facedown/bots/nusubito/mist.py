"""Plays the Mist as a bot, at three levels, from a redacted record alone.

All levels look at whole turns: the boards that can still be made (`mist_turns`), each with what it is worth, and the
captures that can be made on them. A capture is worth the chance that the Thief is there, a board its chance to win
later (N-1110): the better one decides. Each action of a turn is thought through again, with those that are left.

- expert: exact odds weighed by sense (`judge`), the most promising boards by the Thief's replies (`mist_value.outlook`)
- regular: the same odds; two actions at a time, boards judged by themselves (`mist_value.glance`)
- novice: forgets Coins, thinks of one action at a time and sees it in a haze, captures too soon (N-1115)
"""

import math
import time
from typing import Any

import numpy as np

from facedown.bots.nusubito.judge import Judge
from facedown.bots.nusubito.mist_novice import forgetful_odds
from facedown.bots.nusubito.mist_replies import make_replies, prepare_replies
from facedown.bots.nusubito.mist_turns import (
    BOARD_CELLS,
    DEEP,
    DOWN,
    FIRST,
    FIRST_MORE,
    LEFT,
    MOST_BOARDS,
    SEEKERS,
    WORD,
    find,
    make_boards,
)
from facedown.bots.nusubito.mist_value import glance_all, outlook_some
from facedown.bots.searcher import Choice
from facedown.engine.bits import RNG, id_of, number_of, rand_unit, seed_rng
from facedown.engine.play import bits_of, choices
from facedown.engine.room import floats, quick, record_of
from facedown.engine.rule import JIT
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.actions import A_CAPTURE, A_END, A_SPAWN
from facedown.games.nusubito.rules.pieces import N_COURT, N_TEMPLES
from facedown.games.nusubito.rules.state import M_DAY, State

SECONDS = 1.0  # for a decision, if nothing else is said
MOST_LOOKS = 1500 if JIT else 150  # boards that an expert looks ahead from
CHUNK = 64  # of them between two looks at the clock
AHEAD = {"novice": 1, "regular": 2, "expert": DEEP}  # actions that are thought of at a time
HAZE = {"novice": 0.3, "regular": 0.05, "expert": 0.004}  # boards that differ by less look alike
CONTENT = {"novice": 0.34, "regular": 0.75, "expert": 1.0}  # a capture that is likelier than this is never put off
MOOD = {"novice": 0.0, "regular": 0.0, "expert": 0.15}  # chances of captures that differ by less look alike too
PROMISE = 0.8  # part of what the look ahead promises that is believed: see docs/decisions/0043
NEARLY = 0.995  # no board is worth more: a sure capture is taken
SPREAD = 0.02  # of weights in a hint


class MistPlayer:
    def __init__(self, level: str, seconds: float | None = None) -> None:
        self.level = level
        self._seconds = SECONDS if seconds is None else seconds
        self._judge = Judge()
        self._boards = make_boards()
        self._replies = make_replies()
        self._quick = floats(MOST_BOARDS)
        self._deep = floats(MOST_BOARDS)

    def choose(self, seen: State, seat: int, seed: int) -> int:
        return self.weigh(seen, seat, seed)[0].action

    def weigh(self, seen: State, seat: int, seed: int) -> list[Choice]:
        """Lists all choices with the Mist's chance to win, best first; visits are their weight in a thousand."""
        offered = choices(NUSUBITO, seen, seat)
        firsts = [a for a in offered if not _ends(a)]
        worth = self._best_by_first(self._plans(seen, seed, seat, len(firsts)), len(firsts))
        found = {a: worth[k] for k, a in enumerate(firsts)}
        for action in offered:
            if action == id_of(A_END):
                found[action] = worth[-1]
            elif _ends(action):
                found[action] = self._capture_worth(number_of(action) - A_CAPTURE)
        top = max(found.values())
        weight = {a: math.exp((value - top) / SPREAD) for a, value in found.items()}
        total = sum(weight.values())
        judged = [Choice(a, round(1000 * weight[a] / total), value) for a, value in found.items()]
        return sorted(judged, key=lambda c: (-c.worth, c.action))

    def _plans(self, seen: State, seed: int, seat: int, firsts: int) -> list[tuple[float, int]]:
        """Lists (worth, row) of the boards and captures that were judged, best first."""
        started = time.monotonic()
        odds = self._judge.look(seen, sense=self.level != "novice")
        quick(prepare_replies)(self._replies, record_of(seen), odds)
        self._temples = forgetful_odds(seen) if self.level == "novice" else [float(p) for p in odds.temple]
        temples = np.array(self._temples) if JIT else self._temples
        count = find(self._boards, seen, AHEAD[self.level])
        quick(glance_all)(self._replies, self._boards.table, count, temples, self._quick)
        values = [float(v) for v in self._quick[:count]]
        rows = list(range(count))
        if self.level == "expert":
            rows = self._promising(values, firsts)
            values = self._look_ahead(rows, started)
            rows = rows[: len(values)]
            values = [PROMISE * value for value in values]
        rng = [0] * RNG
        seed_rng(rng, seed, seat + 1)
        haze = HAZE[self.level]
        plans = [
            (min(NEARLY, value + haze * (rand_unit(rng) - 0.5)), row) for value, row in zip(values, rows, strict=True)
        ]
        mood = MOOD[self.level]
        self._moods = [mood * (rand_unit(rng) - 0.5) for _ in range(N_TEMPLES)]
        return sorted(plans + self._captures(seen, count), reverse=True)

    def _promising(self, values: list[float], firsts: int) -> list[int]:
        """Picks rows worth a closer look: the best at a glance, the present board, and one for each first action."""
        ranked = sorted(range(len(values)), key=lambda row: (-values[row], row))
        chosen = dict.fromkeys([0, *ranked[:MOST_LOOKS]])
        open_firsts = set(range(firsts))
        for row in ranked:
            if not open_firsts:
                break
            new = open_firsts.intersection(self._firsts(row))
            if new:
                chosen[row] = None
                open_firsts -= new
        return list(chosen)

    def _look_ahead(self, rows: list[int], started: float) -> list[float]:
        """Finds the outlook of as many rows as there is time for."""
        order: Any = np.array(rows, np.int64) if JIT else rows
        done = 0
        while done < len(rows) and (done == 0 or time.monotonic() - started < self._seconds):
            end = min(done + CHUNK, len(rows))
            quick(outlook_some)(self._replies, self._boards.table, order, done, end, self._deep)
            done = end
        return [float(v) for v in self._deep[:done]]

    def _captures(self, seen: State, count: int) -> list[tuple[float, int]]:
        """Lists for each temple to which a Seeker can go a capture there, by the shortest way."""
        if seen.phase != M_DAY:
            return []
        found: dict[int, int] = {}
        table = self._boards.table
        for row in range(1, count):
            base = BOARD_CELLS * row
            if seen.capture_costs and table[base + LEFT] == 0:
                continue
            for temple in bits_of([(int(table[base + SEEKERS]) & ~int(table[base + DOWN])) >> N_COURT]):
                found.setdefault(temple, row)
        return [(self._capture_worth(t), row) for t, row in found.items()]

    def _capture_worth(self, temple: int) -> float:
        chance = self._temples[temple]
        if chance > CONTENT[self.level]:
            return max(chance, 0.99)
        return chance + 4.0 * chance * (1.0 - chance) * self._moods[temple]

    def _firsts(self, row: int) -> list[int]:
        """Lists the choices, by number, with which a way to a row can begin."""
        base = BOARD_CELLS * row
        bits = int(self._boards.table[base + FIRST]) | int(self._boards.table[base + FIRST_MORE]) << WORD
        return bits_of([bits])

    def _best_by_first(self, plans: list[tuple[float, int]], firsts: int) -> list[float]:
        """Says what each first choice is worth, if all goes well from there; last: what the present board is worth."""
        worth = [-1.0] * (firsts + 1)
        for value, row in plans:
            for k in self._firsts(row) if row else [firsts]:
                if worth[min(k, firsts)] < 0.0:
                    worth[min(k, firsts)] = value
        return [max(0.0, value) for value in worth]


def _ends(action: int) -> bool:
    """Is it the end of the turn, or a capture?"""
    number = number_of(action)
    return number == A_END or A_CAPTURE <= number < A_SPAWN
