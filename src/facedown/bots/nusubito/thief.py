"""Plays the Thief at three levels (N-1111, N-1114, N-1115).

All of them work with complete turns; a decision within a turn is the next step of one that completes what is staged. So
they need no memory: the same record and seed give the same action. What was worked out for a position is kept, but
would come out the same again.
"""

import math
import time
from collections import OrderedDict
from random import Random
from typing import Any

from facedown.bots.nusubito.thief_ahead import Ahead
from facedown.bots.nusubito.thief_night import Ladder, action_of, ladders
from facedown.bots.nusubito.thief_novice import novice_night, novice_turn
from facedown.bots.nusubito.thief_plan import Key, Option, Turn, Turns, options, turn_start
from facedown.bots.nusubito.thief_race import claim_worth, mind_of
from facedown.bots.searcher import Choice
from facedown.engine.bits import id_of, number_of
from facedown.engine.play import choices
from facedown.engine.rule import JIT
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.actions import A_ROD, A_TREASURE
from facedown.games.nusubito.rules.state import STUCK, T_NIGHT, State
from facedown.games.nusubito.rules.thief import NIGHT_MOST, thief_day

SECONDS = 0.8  # for a decision, unless somebody wants another limit
# How a level chooses among nearly equal turns: how much worse one may be, and how quickly its chance falls.
SLACK = {"regular": 0.04, "expert": 0.06}
HEAT = {"regular": 0.015, "expert": 0.015}
CLOSER = 10  # decisions that an expert looks at more closely
UNSEEN = 0.01  # how much worse the others must be
KEPT = 32
NIGHT = {"regular": (2, 4), "expert": (NIGHT_MOST, 6)}  # most Action Points, and how many actions are combined


class ThiefPlayer:
    """Plays as novice, regular or expert, from the redacted record of the Thief's seat."""

    def __init__(self, level: str, seconds: float | None = None) -> None:
        self.name = level
        self._seconds = SECONDS if seconds is None else seconds
        self._turns = Turns()
        self._ahead = Ahead(self._turns.best) if level == "expert" and JIT else None
        self._kept: OrderedDict[bytes, list[Turn]] = OrderedDict()

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(NUSUBITO, seen, seat)
        if len(offered) == 1:
            return offered[0]
        if seen.phase == T_NIGHT:
            if self.name == "novice":
                return novice_night(seen, offered, seed)
            found = self._ladders(seen)
            return action_of(found[_draw([one.worth for one in found], self.name, seed)])
        if _should_claim(seen, offered, 1.0):
            return A_TREASURE
        if self.name == "novice":
            return id_of(novice_turn(seen, self._turns.found(seen), seed).steps[0])
        mind = mind_of(seen)
        possible = self._options(seen)
        weighed = [option for option in possible if not option.turn.is_idle(mind)] or possible
        if _should_claim(seen, offered, weighed[0].worth):
            return A_TREASURE
        return weighed[_draw([one.worth for one in weighed], self.name, seed)].action

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """Lists all choices with the chance to win after them, best first: for hints."""
        offered = choices(NUSUBITO, seen, seat)
        worth = self._night_worths(seen, offered) if seen.phase == T_NIGHT else self._day_worths(seen, offered)
        found = [Choice(action, round(1000 * worth[action]), worth[action]) for action in offered]
        return sorted(found, key=lambda choice: (-choice.worth, choice.action))

    def _options(self, seen: State) -> list[Option]:
        """Gives the decisions that lead to complete turns, by the worth of these turns as seen from the start of the
        turn."""
        start = turn_start(seen)
        weighed = self._judged(start)
        if start is not seen:
            worth = {turn.key: turn for turn in weighed}
            steps = {turn.key: turn.steps for turn in self._turns.found(seen)}
            weighed = [worth[key].following(steps[key]) for key in steps if key in worth] or self._turns.weighed(seen)
        return options(seen, weighed)

    def _judged(self, start: State) -> list[Turn]:
        """Lists all turns; an expert knows the best ones better, and the others cannot be as good."""
        weighed = self._turns.weighed(start)
        if self._ahead is None or not weighed:
            return weighed
        data = start.to_bytes()
        if data not in self._kept:
            end = time.monotonic() + self._seconds
            closer = self._ahead.judge(start, _promising(start, weighed), end)
            known = {turn.key: turn for turn in closer}
            shift = sum(turn.worth - before.worth for before in weighed if (turn := known.get(before.key)))
            shift = min(0.0, shift / max(1, len(closer))) - UNSEEN
            self._kept[data] = [known.get(turn.key) or turn.shifted(shift) for turn in weighed]
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[data]

    def _ladders(self, seen: State) -> list[Ladder]:
        most, broad = NIGHT[self.name]
        end = time.monotonic() + self._seconds
        return ladders(seen, self._turns.best, max(most, seen.left), broad, end)

    def _day_worths(self, seen: State, offered: list[int]) -> dict[int, float]:
        worth = dict.fromkeys(offered, 0.0)
        if A_TREASURE in worth:
            worth[A_TREASURE] = claim_worth(seen.at, mind_of(seen))
        if seen.stage == STUCK:
            return worth
        for option in self._options(seen):
            worth[option.action] = max(worth[option.action], option.worth)
        best = {option.turn.key: option.worth for option in self._options(seen)}
        for action in offered:  # other ways to the same turns: what is done first must not matter
            if action != A_TREASURE:
                after = seen.copy()
                thief_day(after, number_of(action))
                ways = (best.get(turn.key, 0.0) for turn in self._turns.found(after))
                worth[action] = max(worth[action], max(ways, default=0.0))
        return worth

    def _night_worths(self, seen: State, offered: list[int]) -> dict[int, float]:
        worth: dict[int, float] = {}
        found = self._ladders(seen)
        for ladder in found:
            worth.setdefault(action_of(ladder), ladder.worth)
        return {action: worth.get(action, found[-1].worth) for action in offered}


def _promising(start: State, weighed: list[Turn]) -> list[Turn]:
    """Lists the turns that an expert looks at more closely, best first: of every look that may be made first all."""
    chosen: dict[Key, Turn] = {}
    mind = mind_of(start)
    sensible = [turn for turn in weighed if not turn.is_idle(mind)]
    for option in options(start, sensible)[:CLOSER]:
        first = option.turn.steps[0]
        looks = A_ROD <= first < A_ROD + 6
        for turn in [t for t in weighed if t.steps[0] == first] if looks else [option.turn]:
            chosen[turn.key] = turn
    return list(chosen.values())


def _should_claim(seen: State, offered: list[int], otherwise: float) -> bool:
    """Is it time to claim? A sure treasure at once; a guess if nothing else is better."""
    chance = claim_worth(seen.at, mind_of(seen))
    return A_TREASURE in offered and (seen.stage == STUCK or (chance > 0.0 and chance >= otherwise - 1e-9))


def _draw(worths: list[float], level: str, seed: int) -> int:
    """Draws one of the nearly best at random: a Thief who always does the same can be read (N-1114)."""
    best = min(1.0, max(0.0, worths[0]))
    open_game = 4.0 * best * (1.0 - best)  # nothing is nearly as good as a sure win
    near = [k for k, worth in enumerate(worths) if worth >= worths[0] - SLACK[level] * open_game]
    chances = [math.exp((worths[k] - worths[0]) / HEAT[level]) for k in near]
    return Random(seed).choices(near, chances)[0]
