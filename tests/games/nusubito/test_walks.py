"""Sets of walks as bits, against every walk looked at by itself."""

from random import Random

import pytest

from facedown.games.nusubito.page.stuck import walk_price
from facedown.games.nusubito.rules.pieces import (
    N_CELLS,
    N_COURT,
    N_TEMPLES,
    N_WALKS,
    WALK_END,
    WALK_LINKS,
    WALK_TEMPLES,
    WALKS,
)
from facedown.games.nusubito.rules.state import State
from facedown.games.nusubito.rules.traces import walk_points
from facedown.games.nusubito.rules.walks import (
    ANYWHERE,
    GROUP,
    GROUPS,
    GROUPS_OF_LEAPS,
    affordable,
    ending,
    ends,
    of_points,
    passing,
)

RANDOM = Random("walks of the Thief")


def some(of: int, most: int) -> int:
    return sum(1 << k for k in RANDOM.sample(range(of), RANDOM.randint(0, most)))


def chosen(group: int, walks: int) -> set[int]:
    assert walks >> len(GROUPS[group]) == 0
    return {w for bit, w in enumerate(GROUPS[group]) if walks >> bit & 1}


def test_every_walk_is_in_the_group_of_its_start_and_once_among_all() -> None:
    assert [walk for group in GROUPS[ANYWHERE:] for walk in group] == list(range(N_WALKS))
    for start in range(N_TEMPLES):
        assert {WALKS[w][0] for w in GROUPS[start]} == {start}
    assert sum(len(group) for group in GROUPS[:ANYWHERE]) == N_WALKS
    assert max(map(len, GROUPS)) == GROUP
    assert GROUPS_OF_LEAPS == (0, 1, 2, 5)  # 24, 92 and 284 walks


@pytest.mark.rule("N-206")
@pytest.mark.parametrize("darts", range(18))
def test_darts_are_enough_for_exactly_those_walks_that_cost_no_more(darts: int) -> None:
    for _ in range(3):
        s = State()
        s.builders = some(N_CELLS, 9)
        s.seekers = some(N_CELLS, 9) & ~s.builders
        for group in range(len(GROUPS)):
            cheap = {w for w in GROUPS[group] if walk_price(s, w) <= darts}
            assert chosen(group, affordable(group, s.builders, s.seekers, darts)) == cheap


@pytest.mark.rule("N-404")
def test_points_of_walks_between_bolsters() -> None:
    for _ in range(60):
        bolsters, least, most = some(N_TEMPLES, 4), RANDOM.randint(-1, 3), RANDOM.randint(0, 3)
        for group in range(len(GROUPS)):
            fit = {w for w in GROUPS[group] if least <= walk_points(bolsters, w) <= most}
            assert chosen(group, of_points(group, bolsters, least, most)) == fit


def test_walks_past_some_cells_and_over_others() -> None:
    for _ in range(60):
        shut, met = some(N_CELLS, 5), some(N_CELLS, 2)
        for group in range(len(GROUPS)):
            cells = {w: WALK_LINKS[w] | WALK_TEMPLES[w] << N_COURT for w in GROUPS[group]}
            fit = {w for w, on in cells.items() if not on & shut and not met & ~on}
            assert chosen(group, passing(group, shut, met)) == fit


def test_ends_of_walks_and_walks_of_ends() -> None:
    for _ in range(60):
        for group in range(len(GROUPS)):
            walks = RANDOM.getrandbits(len(GROUPS[group]))
            assert ends(group, walks) == sum({1 << WALK_END[w] for w in chosen(group, walks)})
            temples = some(N_TEMPLES, 9)
            assert chosen(group, ending(group, temples)) == {w for w in GROUPS[group] if temples >> WALK_END[w] & 1}
