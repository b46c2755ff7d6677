"""What the expert of MYST concludes about the hand of the others."""

from random import Random
from typing import Any

import numpy as np
import pytest

from facedown.bots.myst.begin import beginnings
from facedown.bots.myst.hands import Hands, likely_hands
from facedown.bots.myst.openings import beginning, expert_worths, start_of
from facedown.bots.myst.players import Player
from facedown.engine.play import redacted
from facedown.games.myst import MYST
from facedown.games.myst.rules.pieces import BOOKS, HAND, LANDMARKS, N_CARDS, N_LANDMARKS, cards_of, value_of
from facedown.games.myst.rules.state import COVERED, SETTLED, State
from tests.games.myst.helpers import BLUE, YELLOW, Table, card_mask, dealt, explore

ROCKET, GEARS = LANDMARKS.index("rocket"), LANDMARKS.index("gears")


def rows(hand: int) -> tuple[Any, Any]:
    values = np.array([[float(value_of(hand, k)) for k in range(N_LANDMARKS)]])
    counts = np.array([[float(cards_of(hand, k).bit_count()) for k in range(N_LANDMARKS)]])
    return values, counts


def weight(hands: Hands, cards: int) -> float:
    """How much likelier a hand is than a blind guess."""
    values, counts = rows(cards)
    same = (hands.values == values[0]).all(axis=1) & (hands.counts == counts[0]).all(axis=1)
    same &= hands.books == (cards & BOOKS).bit_count()
    return float(hands.weights[same].mean() * len(hands.weights))


@pytest.mark.parametrize(
    "options", [{}, {"first_mover": "most", "first_key_bonus": False}, {"touch": "edge_or_corner"}]
)
def test_knows_what_an_expert_thinks_of_beginnings(options: dict[str, Any]) -> None:
    """The sums over all hands are the estimates of `begin`, before and after the others have begun."""
    random = Random(3)
    for _ in range(5):
        s = dealt(**options).state
        s.hands[BLUE] = sum(1 << card for card in random.sample(range(N_CARDS), HAND))
        values, counts = rows(s.hands[BLUE])
        start = start_of(s, BLUE)
        thought = beginnings(s, BLUE, list(range(N_LANDMARKS)))
        assert expert_worths(start, values, counts)[0] == pytest.approx([thought[k] for k in range(N_LANDMARKS)])
        s.first_key[YELLOW] = 1 + ROCKET
        others = [k for k in range(N_LANDMARKS) if k != ROCKET]
        known = expert_worths(start, values, counts, ROCKET)[0]
        assert known[others] == pytest.approx(list(beginnings(s, BLUE, others).values()))


@pytest.mark.rule("M-B.3")
@pytest.mark.parametrize("level", ["regular", "expert"])
def test_the_hand_behind_a_beginning_is_likelier(level: str) -> None:
    bot = Player(level)
    for blue in ("rocket-5 rocket-4 clock-2 ship-2 gears-2", "gears-5 gears-4 gears-3 cabin-2 ship-3"):
        table = dealt(blue, "library-5 library-4 library-3 ship-4 cabin-5")
        for seat in (BLUE, YELLOW):
            table.state.pick[seat] = 0
        table = begun(table, bot)
        assert weight(likely_hands(redacted(MYST, table.state, YELLOW), YELLOW), table.state.hands[BLUE]) > 2.0


def begun(table: Table, bot: Player) -> Table:
    """Both teams begin as the bot does."""
    for seat, name in ((BLUE, "blue"), (YELLOW, "yellow")):
        landmark = LANDMARKS[bot.choose(redacted(MYST, table.state, seat), seat, 1) - 8]
        table.do(f"{name} key:{landmark}")
    return table.do(f"key:{LANDMARKS[bot.choose(redacted(MYST, table.state, YELLOW), YELLOW, 1) - 8]}")


@pytest.mark.rule("M-44")
def test_a_second_choice_after_a_clash() -> None:
    """Yellow lays second: the clock may be what it wanted, or what was left when the rocket was taken."""
    s = explore("D3", "A1", "blue", 1).state
    s.young, s.first_key[BLUE], s.first_key[YELLOW] = BLUE, 1 + ROCKET, 1 + LANDMARKS.index("clock")
    values, counts = rows(card_mask("rocket-5 rocket-4 rocket-3 clock-4 clock-3"))
    second = beginning(start_of(s, YELLOW), values, counts)[0]
    s.young = YELLOW
    assert second > 2.0 * beginning(start_of(s, YELLOW), values, counts)[0]


def test_every_hand_stays_possible() -> None:
    hands = likely_hands(redacted(MYST, explore("D3", "A1", "blue", 1).state, BLUE), BLUE)
    assert hands.weights.min() > 0.0
    assert hands.weights.sum() == pytest.approx(1.0)


@pytest.mark.rule("M-103")
def test_what_lies_there_tells_of_hands() -> None:
    """Yellow has won its rocket back; or it has left Blue's gears alone for a whole walk."""

    def ratio(s: State, more: str, less: str) -> float:
        hands = likely_hands(redacted(MYST, s, BLUE), BLUE)
        return weight(hands, card_mask(more)) / weight(hands, card_mask(less))

    with_rocket, with_gears = "rocket-5 ship-2 ship-3 cabin-3 cabin-4", "gears-4 ship-2 ship-3 cabin-3 cabin-4"
    s = explore("D3", "A1", "blue", 1).state
    s.round = 1
    bare = ratio(s, with_rocket, with_gears)
    s.top[ROCKET] = SETTLED
    assert ratio(s, with_rocket, with_gears) > 1.5 * bare
    s.top[ROCKET] = COVERED
    assert ratio(s, with_rocket, with_gears) < bare
    s.top[ROCKET] = 0
    s.round = s.turns
    assert ratio(s, with_rocket, with_gears) > 1.5 * bare
