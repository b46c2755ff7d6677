"""Tensors beyond the conformance kit: seats in rotation, the page about them, and that the kit's checks can fail.

What every game must pass is in facedown.testing.tensors:
    pytest tests/conformance/test_catalog.py -k "tensors and nyet"
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.rule import rule
from facedown.engine.tensors import Channel, Tensors, starts, width
from facedown.envs.channels import page
from facedown.games.nyet import NYET
from facedown.games.nyet.learn.tensors import CHANNELS, GLANCES, glance, observe
from facedown.games.nyet.rules.state import State
from facedown.testing import tensors
from facedown.testing.suite import Check
from facedown.testing.tensors import glanced, observed
from facedown.testing.walk import Broken, Budget, points

ROWS = ("hands", "shed", "given", "scores", "credits", "loot", "tricks", "held", "void", "trick", "last_trick",
        "character")  # fmt: skip
SEATS = ("turn", "dealer", "first", "bonus", "leader", "last_leader", "last_winner")
SETS = ("team", "ready")

_AT = starts(CHANNELS)
COVERED, HAND, POINTS, TOKENS = _AT["covered"], _AT["hand"], _AT["points"], _AT["tokens"]


def rotated(s: State, k: int) -> State:
    """The same position with everybody k chairs further on."""
    n, made = s.players, s.copy()
    for name in ROWS:
        row = getattr(s, name)
        setattr(made, name, [row[(p - k) % n] for p in range(n)] + row[n:])
    for name in SEATS:
        seat = getattr(s, name)
        setattr(made, name, (seat + k) % n if seat >= 0 else seat)
    for name in SETS:
        seats = getattr(s, name)
        setattr(made, name, sum(1 << (p + k) % n for p in range(n) if seats >> p & 1))
    return made


def test_the_viewers_seat_comes_first() -> None:
    """A NYET! player sees the same, wherever it sits."""
    for point in points(NYET, Budget(0.3), 20, salt=50):
        n = point.options.players
        for seat in range(n):
            seen = point.seen(seat)
            for k in range(1, n):
                turned, there = rotated(seen, k), (seat + k) % n
                assert observed(NYET, turned, there) == observed(NYET, seen, seat)
                assert glanced(NYET, turned, there) == glanced(NYET, seen, seat)


def test_the_page_of_all_channels_is_up_to_date() -> None:
    written = Path(__file__).parents[2].joinpath("docs", "tensors.md").read_text(encoding="utf-8")
    assert page(list(GAMES.values())) == written


# --- the checks find faults -----------------------------------------------------------------------------------------


@rule
def forgets_the_board(s: State, seat: int, out: Any) -> None:
    observe(s, seat, out)
    for box in range(26):
        out[COVERED + box] = 0.0
        out[TOKENS + box] = 0.0


@rule
def counts_too_high(s: State, seat: int, out: Any) -> None:
    observe(s, seat, out)
    out[POINTS] = 5.0 + s.round


@rule
def writes_before_the_row(s: State, seat: int, out: Any) -> None:
    observe(s, seat, out)
    out[HAND - 1] = 1.0


@rule
def sees_no_card(s: State, seat: int, out: Any) -> None:
    glance(s, seat, out)
    out[8] = 0


@rule
def sees_no_hand(s: State, seat: int, out: Any) -> None:
    glance(s, seat, out)
    for colour in range(4):
        out[9 + colour] = 0


class Peeks:
    """Remembers what it saw and tells it to the next one."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, s: State, seat: int, out: Any) -> None:
        self.calls += 1
        observe(s, seat, out)
        out[POINTS] = self.calls % 2


def wrong(**changes: Any) -> Any:
    assert NYET.learn.tensors is not None
    return NYET.changed(name="nyet_faulty", tensors=replace(NYET.learn.tensors, **changes))


@pytest.mark.parametrize(
    ("check", "game", "words"),
    [
        (tensors.check_channels, wrong(channels=(Channel("a", 1, "x"), Channel("a", 1, "x"))), "the same name"),
        (tensors.check_channels, wrong(channels=(Channel("a", 0, "x"),)), "without a name, a size"),
        (tensors.check_values, wrong(observe=counts_too_high), "'points' .0. is 6"),
        (tensors.check_values, wrong(observe=writes_before_the_row), "outside of the row"),
        (tensors.check_hiding, wrong(observe=Peeks()), "its observation tells what it cannot know"),
        (tensors.check_observations, wrong(observe=forgets_the_board), "its observation does not tell covered"),
        (tensors.check_glances, wrong(glance=sees_no_card), "its glance does not tell gone"),
        (tensors.check_glances, wrong(glance=sees_no_hand), "after deal:.* its glance does not tell hands"),
    ],
)
def test_a_fault_is_found(check: Check, game: Any, words: str) -> None:
    with pytest.raises(Broken, match=words):
        check(game, Budget(0.5))


def test_sizes() -> None:
    made = Tensors(observe, glance, CHANNELS, GLANCES)
    assert (made.observation_size, made.glance_size) == (width(CHANNELS), width(GLANCES)) == (658, 17)
