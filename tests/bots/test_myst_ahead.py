"""The solved walk (M-B.6) against the rules themselves: every choice, spin and answer played out."""

import math
from typing import Any

import numpy as np
import pytest

from facedown.bots.myst.hands import Hands
from facedown.bots.myst.walker import CLOSE, LEAST, LITTLE, Walker, movers_after
from facedown.engine.bits import id_of, number_of
from facedown.engine.game import CHANCE
from facedown.engine.play import redacted
from facedown.engine.rule import JIT
from facedown.games.myst import MYST
from facedown.games.myst.rules.actions import A_BOOK, O_SPIN, WORDS
from facedown.games.myst.rules.pieces import BOOKS, N_LANDMARKS, SPACES, value_of
from facedown.games.myst.rules.rules import actors, apply, legal
from facedown.games.myst.rules.scoring import total_points, winner
from facedown.games.myst.rules.state import OVER, State
from tests.games.myst.helpers import BLUE, HB, MAP2, YELLOW, explore

pytestmark = pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: nothing is solved")

NO_BOOK = HB.replace("book-1", "ship-2")
TWO_BOOKS = "rocket-5 library-4 gears-3 book-1 book-2"


def worth(s: State, team: int, sure: bool) -> float:
    """What an end is worth: in a last turn who has won, by the rule for ties; before that mostly who is ahead."""
    won = winner(s)
    lead = total_points(s, team) - total_points(s, 1 - team)
    if sure:
        return (0.0 if won < 0 else 1.0 if won == team else -1.0) + LEAST * lead
    tied = 0.0 if lead or won < 0 else 0.5 if won == team else -0.5
    return math.tanh((lead + tied) / CLOSE) + LITTLE * lead


def played_out(s: State, team: int, sure: bool, known: dict[bytes, float]) -> float:
    """What a position is worth to a team if both play their best with open hands."""
    if s.phase == OVER:
        return worth(s, team, sure)
    if s.to_bytes() in known:
        return known[s.to_bytes()]
    if actors(s) == CHANCE:
        found = 0.0
        for sector in range(len(SPACES)):
            if SPACES.index(SPACES[sector]) == sector:
                after = s.copy()
                apply(after, CHANCE, id_of(O_SPIN + sector))
                found += SPACES.count(SPACES[sector]) / len(SPACES) * played_out(after, team, sure, known)
    else:
        worths = [value for _, value in played_choices(s, team, sure, known)]
        found = max(worths) if s.who == team else min(worths)
    known[s.to_bytes()] = found
    return found


def played_choices(s: State, team: int, sure: bool, known: dict[bytes, float]) -> list[tuple[int, float]]:
    mask = [0] * WORDS
    legal(s, s.who, mask)
    found = []
    for word, bits in enumerate(mask):
        for bit in range(63):
            if bits >> bit & 1:
                after = s.copy()
                apply(after, s.who, 64 * word + bit)
                found.append((number_of(64 * word + bit), played_out(after, team, sure, known)))
    return found


def one_hand(s: State, team: int) -> Hands:
    """The other team's true hand, as if it was known."""
    values = np.array([[float(value_of(s.hands[team], k)) for k in range(N_LANDMARKS)]])
    books = np.array([(s.hands[team] & BOOKS).bit_count()])
    return Hands(values, (values > 0).astype(float), books, np.ones(1))


def last(s: State, rounds: int = 0) -> State:
    s.round = s.turns - rounds
    return s


@pytest.mark.rule("M-B.6")
@pytest.mark.parametrize(
    ("blue", "yellow", "mover", "spin", "cards", "options"),
    [
        ("D3", "A1", "yellow", 4, {"blue_cards": NO_BOOK}, {}),
        (
            "D3",
            "A1",
            "blue",
            3,
            {"blue_cards": NO_BOOK, "yellow_cards": "rocket-5 library-4 ship-3 clock-2 gears-3"},
            {},
        ),
        ("D4", "H4", "yellow", 2, {}, {"move_diagonal": True}),
        ("G2", "H2", "blue", 1, {"blue_cards": NO_BOOK}, {"pawn_block": "pass_through"}),
        ("D5", "B2", "blue", 1, {"blue_cards": NO_BOOK}, {"stay_reaches": False}),
        ("D5", "H3", "yellow", 2, {}, {"stay_reaches": False}),
        ("D3", "A1", "yellow", 2, {"yellow_cards": TWO_BOOKS}, {"books_per_turn": "one"}),
        ("H3", "B3", "blue", 1, {"yellow_cards": TWO_BOOKS, "blue_cards": NO_BOOK}, {"books_per_turn": "one"}),
        ("G4", "B2", "blue", 1, {"blue_cards": NO_BOOK}, {"reach_rule": "pass"}),
        ("G5", "B2", "blue", 1, {"blue_cards": NO_BOOK}, {"reach_rule": "pass", "stay_reaches": False}),
        ("H2", "H3", "blue", 1, {"blue_cards": NO_BOOK}, {"reach_rule": "pass", "pawn_block": "pass_through"}),
        ("D3", "A1", "yellow", 4, {"blue_cards": NO_BOOK}, {"draw_rule": "pieces"}),
    ],
)
def test_choices_of_the_last_turns(
    blue: str, yellow: str, mover: str, spin: int, cards: dict[str, str], options: dict[str, Any]
) -> None:
    s = last(explore(blue, yellow, mover, spin, **cards, **options).state)
    team = s.who
    if mover == "yellow":
        s.leader = BLUE  # nobody answers
    seen = redacted(MYST, s, team)
    found = Walker().solved(seen, team, one_hand(s, 1 - team), np.zeros(1, np.int64))
    expected = dict(played_choices(s, team, not movers_after(s), {}))
    assert set(found) == set(expected)
    for number, value in expected.items():
        assert found[number] == pytest.approx(value, abs=2e-4)
    assert (A_BOOK in found) == bool(s.hands[team] & BOOKS)


@pytest.mark.rule("M-79")
def test_whose_turns_are_left() -> None:
    s = last(explore("D3", "A1", "yellow", 4).state, rounds=1)
    assert movers_after(s) == [BLUE, YELLOW, BLUE]
    s.who = BLUE
    assert movers_after(s) == [YELLOW, BLUE]


def test_two_halves_of_the_board_are_worth_the_same() -> None:
    """What is good for one is bad for the other: at the very end nothing is left to choose."""
    s = last(explore("D3", "H4", "blue", 1, board=MAP2).state)
    s.leader = YELLOW
    values = [max(Walker().solved(redacted(MYST, s, BLUE), BLUE, one_hand(s, YELLOW), np.zeros(1, np.int64)).values())]
    assert values[0] >= worth(s, BLUE, True) - 1e-4
