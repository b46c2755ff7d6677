"""Plays the thieves of H.Y.S.T. at three levels, for any seat (H-1113, H-1114).

All of them search their own turn; a decision is the first step of the best turn from here, so they need no memory: the
same record and seed give the same action. The regular ends where the position is best; the expert plays one round on
from the best ends; the novice knows the way to the goal and not much else.
"""

from collections import OrderedDict
from random import Random
from typing import Any

from facedown.bots.hyst.ahead import make_rounds, play_rounds
from facedown.bots.hyst.closer import ENDS, WITHIN, compare
from facedown.bots.hyst.mind import SIMPLE
from facedown.bots.hyst.turn import ACTION, EDGE_CELLS, FROM, MOST, TO, make_room, search_turn, value_now
from facedown.bots.levels import LEVELS, Bot, LateBot
from facedown.bots.searcher import Choice
from facedown.engine.bits import id_of
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.engine.room import quick
from facedown.engine.rule import JIT
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.actions import A_END, A_MOVE, A_REPLACE, A_ROLL, A_START, A_TAKE
from facedown.games.hyst.rules.pieces import BLIND_SPOT, HAND, N_CARDS, ON_THE_MOVE, S1, SMOKE, count, one
from facedown.games.hyst.rules.state import ACT, CARD, NONE, PICK, TURN_START, State
from facedown.games.hyst.rules.turns import clockwise
from facedown.games.hyst.rules.ways import BOLD, CAREFUL, NO_WAY, SHIFT, way_to_goal

SECONDS = 0.25  # for a decision, unless somebody wants another limit
# Positions that are looked at in a turn, and for each face of the die before the roll; fewer where nothing is compiled.
POSITIONS = {"novice": 400, "regular": 1500, "expert": MOST} if JIT else dict.fromkeys(LEVELS, 250)
FORESEEN = 500 if JIT else 60
CARELESS = 0.012  # what a novice does not notice
BOLDNESS = 4  # in one of so many turns a novice runs for it
UNTHOUGHT = 0.05  # how much worse than the worst a choice is that nobody would think of
STUCK = 0.006  # a turn that gains less than that gains nothing
SLIGHTLY = 1e-3
KEPT = 32


class Thief:
    """Plays as novice, regular or expert, from the redacted record of any seat."""

    def __init__(self, level: str, seconds: float | None = None) -> None:
        self.name = level
        self._seconds = SECONDS if seconds is None else seconds
        self._room = make_room()
        self._room.mind.facts[1] = SIMPLE if level == "novice" else 0
        self._rounds = make_rounds() if level == "expert" and JIT else None
        self._search, self._value, self._play = quick(search_turn), quick(value_now), quick(play_rounds)
        self._kept: OrderedDict[bytes, dict[int, float]] = OrderedDict()
        self._first: tuple[State, int, dict[int, float]] | None = None  # what actions seem worth before a closer look

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(HYST, seen, seat)
        if len(offered) == 1:
            return offered[0]
        if self.name == "novice":
            return self._novice(seen, seat, offered, seed)
        worths = self._worths(seen, seat)
        return max(offered, key=lambda action: (worths.get(action, -1.0), -action))

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """Lists all choices with the chance to win after them, best first: for hints and analysis."""
        self._first = None
        return _listed(seen, seat, self._worths(seen, seat))

    def so_far(self) -> list[Choice]:
        return _listed(*self._first) if self._first else []

    def _worths(self, seen: State, seat: int) -> dict[int, float]:
        """Says what actions are worth; those that are not worth a thought are missing."""
        data = seen.to_bytes() + bytes([seat])
        if data not in self._kept:
            if seen.phase in (ACT, CARD):
                found = self._turn(seen, seat)
            elif seen.phase == TURN_START:
                found = self._roll_or_replace(seen, seat)
            else:
                found = {A_START + k: self._start(seen, seat, k) for k in range(4)}
            self._kept[data] = {id_of(number): worth for number, worth in found.items()}
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[data]

    # --- what a choice is worth ---------------------------------------------------------------------------------------

    def _put(self, seen: State) -> None:
        if JIT:
            self._room.pool[0] = seen.to_array()[0]
        else:
            self._room.pool[0].take(seen)

    def _turn(self, seen: State, seat: int) -> dict[int, float]:
        room = self._room
        self._put(seen)
        positions = int(self._search(room, seat, POSITIONS[self.name]))
        found: dict[int, float] = {}
        if seen.phase == ACT:
            found[A_END] = float(room.stop[0]) - (UNTHOUGHT if id_of(A_TAKE) in choices(HYST, seen, seat) else 0.0)
            if seen.replace_late and not seen.acted:
                found[A_REPLACE] = self._replaced(seen, seat)
                self._put(seen)
        for edge in range(int(room.used[0])):
            source, to, action = (int(n) for n in room.edges[EDGE_CELLS * edge : EDGE_CELLS * edge + EDGE_CELLS])
            if source != 0:
                break
            found[action] = max(found.get(action, 0.0), float(room.best[to]))
        if self._rounds is not None:
            self._first = (seen, seat, {id_of(number): worth for number, worth in found.items()})
            self._look_closer(seen, seat, positions, found)
        return found

    def _look_closer(self, seen: State, seat: int, positions: int, found: dict[int, float]) -> None:
        """Plays, as an expert, a round on from the best ends of the turn, and move the actions that lead there."""
        room = self._room
        best = max(found.values())
        if best >= 1.0 - 1e-4 or A_TAKE in found or self._is_gamble():
            return
        ends = sorted(
            (node for node in range(positions) if room.stop[node] >= best - WITHIN),
            key=lambda node: -room.stop[node],
        )
        first_steps = self._first_steps(ends[: 4 * ENDS])
        ends = [node for node in ends[: 4 * ENDS] if node in first_steps][:ENDS]
        if len({first_steps[node] for node in ends}) < 2:
            return
        start = 1000 * (1 + seen.turns)  # the same deals and dice for the whole turn
        means = compare(
            lambda node, k: float(self._play(self._rounds, room.pool, node, seat, k, 1)),
            room.stop, ends, start, self._seconds,
        )  # fmt: skip
        shift = sum(means[node] - float(room.stop[node]) for node in ends) / len(ends)
        known: dict[int, float] = {}
        for node in ends:
            action = first_steps[node]
            known[action] = max(known.get(action, 0.0), means[node])
        floor = max(known.values()) - 1e-6
        for action in found:
            found[action] = known[action] if action in known else min(floor, found[action] + shift)

    def _is_gamble(self) -> bool:
        """Asks whether the best turn from here goes on with a try to steal."""
        room = self._room
        node = 0
        while room.step[node]:
            node = int(room.edges[EDGE_CELLS * (int(room.step[node]) - 1) + TO])
            if room.chance[node] > 0.0:
                return True
        return False

    def _first_steps(self, ends: list[int]) -> dict[int, int]:
        """Finds the first action on a way to each of these positions, if no dice are on it."""
        room = self._room
        came: dict[int, int] = {}
        for edge in range(int(room.used[0])):
            came.setdefault(int(room.edges[EDGE_CELLS * edge + TO]), edge)
        found: dict[int, int] = {}
        for end in ends:
            node, action = end, A_END
            while node:
                edge = came[node]
                node = int(room.edges[EDGE_CELLS * edge + FROM])
                action = int(room.edges[EDGE_CELLS * edge + ACTION])
                if room.chance[node] > 0.0:
                    break
            if node == 0:
                found[end] = action
        return found

    def _roll_or_replace(self, seen: State, seat: int) -> dict[int, float]:
        """Throws away a hand with which no roll gets one on, unless there is a holder to be watched (H-1114)."""
        rolled, replaced = self._roll(seen, seat), self._replaced(seen, seat)
        self._put(seen)
        stay = float(self._value(self._room, seat, clockwise(seen, seat)))
        if rolled - stay < STUCK and seen.held[seat] == HAND and seen.holder in (NONE, seat):
            replaced = max(replaced, rolled + SLIGHTLY)
        return {A_ROLL: rolled, A_REPLACE: replaced}

    def _roll(self, seen: State, seat: int) -> float:
        """Takes the mean over the faces of the die."""
        total = 0.0
        for face in range(13):
            if seen.d6[face]:
                after = seen.copy()
                after.rolled = after.points = face
                after.phase = ACT
                self._put(after)
                self._search(self._room, seat, FORESEEN)
                total += seen.d6[face] * float(self._room.best[0])
        return total / max(1, sum(seen.d6))

    def _replaced(self, seen: State, seat: int) -> float:
        """Weighs three new cards: with some chance one helps past a camera."""
        unseen = seen.hidden - seen.hands[seat]
        helpful = sum(count(unseen, card) for card in (SMOKE, ON_THE_MOVE, BLIND_SPOT))
        lucky = 1.0 - (1.0 - helpful / max(1, sum(count(unseen, card) for card in range(N_CARDS)))) ** HAND
        after = seen.copy()
        after.hands[seat] = 0
        after.held[seat] = 0
        after.draws = HAND
        worths = []
        for hand in (0, one(SMOKE)):
            after.hands[seat] = hand
            after.held[seat] = 1 if hand else 0
            after.draws = HAND - after.held[seat]
            self._put(after)
            worths.append(float(self._value(self._room, seat, clockwise(seen, seen.active))))
        return worths[0] + lucky * (worths[1] - worths[0])

    def _start(self, seen: State, seat: int, k: int) -> float:
        after = seen.copy()
        after.pawns[seat] = S1 + k
        self._put(after)
        nxt = seen.first if seen.phase == PICK else clockwise(seen, seen.active)
        return float(self._value(self._room, seat, nxt))

    # --- the novice ---------------------------------------------------------------------------------------------------

    def _novice(self, seen: State, seat: int, offered: list[int], seed: int) -> int:
        """Rolls always, goes on by what seems nearest, and now and then right through a camera's view."""
        if seen.phase == TURN_START:
            return id_of(A_ROLL)
        if seen.phase == ACT and seen.points and Random(1000 * seen.turns + seat).randrange(BOLDNESS) == 0:
            bold = way_to_goal(seen, seat, BOLD)
            if way_to_goal(seen, seat, CAREFUL) == NO_WAY and bold >= 1 << SHIFT:
                return id_of(A_MOVE + (bold & 127))
        worths = self._worths(seen, seat)
        best = max(worths.values())
        near = [action for action in offered if worths.get(action, -1.0) >= best - CARELESS * (best < 1.0 - 1e-4)]
        return Random(seed).choice(near)


def _listed(seen: State, seat: int, worths: dict[int, float]) -> list[Choice]:
    """Lists all choices, best first; those that are not worth a thought are worth a little less than the others."""
    least = max(0.0, min(worths.values(), default=0.0) - UNTHOUGHT)
    found = [(action, min(1.0, max(0.0, worths.get(action, least)))) for action in choices(HYST, seen, seat)]
    return sorted((Choice(a, round(1000 * w), w) for a, w in found), key=lambda c: (-c.worth, c.action))


def make_bot(game: Game, level: str, seconds: float | None = None) -> Bot:
    return LateBot(level, lambda: Thief(level, seconds))
