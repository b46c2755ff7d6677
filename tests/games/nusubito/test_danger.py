"""The Thief's exposure aid: can a Seeker come to the temple where his turn ends (N-1010)?"""

from random import Random

import pytest

from facedown.games.nusubito.page.danger import seeker_may_come
from facedown.games.nusubito.rules.pieces import CELL, CELL_NAMES, LETTERS, N_COURT, TEMPLE, TEMPLE_NAMES
from facedown.games.nusubito.rules.state import M_DAY, State
from tests.games.nusubito.helpers import Table, given, mist, new_game

pytestmark = pytest.mark.rule("N-1010")


def reached_by_playing(s: State, actions: int) -> set[str]:
    """Temples on which a Seeker stands after some turn of the Mist: every turn is really played."""
    found = {name for name in TEMPLE_NAMES if s.seekers & ~s.down & 1 << CELL[name]}
    if actions:
        here = Table(s)
        for text in here.legal("move", "heal", "upgrade", "bolster"):
            found |= reached_by_playing(Table(s.copy()).do(text).state, actions - 1)
    return found


def test_nobody_comes_on_the_first_day_of_the_usual_start() -> None:  # N-422
    t = new_game(thief_aid="exposure")
    for name in TEMPLE_NAMES:
        t.state.at = TEMPLE[name]
        assert seeker_may_come(t.state) == "no"


@pytest.mark.parametrize(
    ("board", "bolsters", "at", "comes"),
    [
        ("D1:S", "", "C1", "yes"),
        ("D1:S", "C1", "C1", "no"),  # N-948: a Bolster keeps it out,
        ("D1:S B3:B", "C1 E5", "C1", "yes"),  # but a Builder can move it away first (N-946)
        ("A5:S B5:H", "", "C5", "yes"),  # through the stream
        ("C3:Sd C2:H", "", "C3", "yes"),  # healed where it lies
        ("C3:Sd C2:Hd", "", "C3", "no"),
        ("D2:S", "", "C1", "no"),  # N-422: each pawn acts once
    ],
)
def test_ways_in_which_a_seeker_comes(board: str, bolsters: str, at: str, comes: str) -> None:
    t = given(board, thief=at, bolsters=bolsters)
    assert seeker_may_come(t.state) == comes


@pytest.mark.parametrize("seed", range(12))
def test_as_if_every_turn_were_played(seed: int) -> None:
    random = Random(seed)
    cells = random.sample([*CELL_NAMES[:N_COURT]], 4) + random.sample([*TEMPLE_NAMES], 2)
    pawns = [f"{c}:{'S' if c in TEMPLE else random.choice(LETTERS)}{random.choice(['', '', 'd'])}" for c in cells]
    free = [name for name in TEMPLE_NAMES if name not in cells]
    t = mist(" ".join(pawns), bolsters=" ".join(random.sample(free, random.randrange(3))))
    assert t.state.phase == M_DAY
    standing = {name for name in TEMPLE_NAMES if t.state.seekers & ~t.state.down & 1 << CELL[name]}
    t.state.day_actions = 2
    reached = reached_by_playing(t.state.copy(), 2)
    for name in TEMPLE_NAMES:
        t.state.at = TEMPLE[name]
        if name not in standing:
            assert (seeker_may_come(t.state) == "yes") == (name in reached), name


def test_with_more_actions_than_can_be_tried_only_a_yes_is_certain() -> None:
    assert seeker_may_come(given("D1:S", thief="C1", mist_day_actions=5).state) == "yes"
    assert seeker_may_come(given("D1:S", thief="A5", mist_day_actions=5).state) == ""
    assert seeker_may_come(given("D1:S", thief="A5").state) == "no"
