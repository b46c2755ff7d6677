"""Positions by hand, and what the teams see of them in numbers."""

import pytest

from facedown.games.myst import MYST
from facedown.games.myst.rules.actions import RESIGN
from facedown.games.myst.rules.pieces import CARDS, CELL, CELL_NAMES, LANDMARKS
from facedown.games.myst.rules.rules import apply
from facedown.games.myst.rules.state import PHASES
from tests.games.channels import channel, glance_at, lit
from tests.games.myst.helpers import BLUE, HB, HY, YELLOW, Table, dealt, explore, race

TEAMS = ("own", "other")


def see(table: Table, seat: int, name: str) -> list[float]:
    return channel(MYST, table.state, seat, name)


def cards(words: str) -> str:
    return " ".join(sorted(words.split(), key=CARDS.index))


def test_hands_and_secret_choices() -> None:
    table = dealt().do("blue key:ship")
    for seat, hand in ((BLUE, HB), (YELLOW, HY)):
        assert see(table, seat, "yellow") == [float(seat == YELLOW)]
        assert lit(see(table, seat, "phase"), PHASES) == "key_pick"
        assert lit(see(table, seat, "hand"), CARDS) == cards(hand)
        assert not any(see(table, seat, "other_hand") + see(table, seat, "undealt"))
        assert see(table, seat, "held") == [1, 1]
    assert lit(see(table, BLUE, "pick"), LANDMARKS) == "ship"
    assert not any(see(table, YELLOW, "pick"))
    assert lit(see(table, BLUE, "picked"), TEAMS) == "own"
    assert lit(see(table, YELLOW, "picked"), TEAMS) == "other"
    assert glance_at(MYST, table.state, YELLOW, "picked") == [2]
    assert glance_at(MYST, table.state, BLUE, "hand") == [1 + CARDS.index(name) for name in cards(HB).split()]
    assert glance_at(MYST, table.state, BLUE, "other_hand") == [0] * 5


def test_own_cells_come_first() -> None:
    table = race("B2 B3", "I5")
    assert lit(see(table, BLUE, "cells")[:60], CELL_NAMES) == "B2 B3"
    assert lit(see(table, BLUE, "cells")[60:], CELL_NAMES) == "I5"
    assert see(table, YELLOW, "cells") == see(table, BLUE, "cells")[60:] + see(table, BLUE, "cells")[:60]
    assert (see(table, BLUE, "who"), see(table, YELLOW, "who")) == ([1], [0])
    number, bit = divmod(CELL["I5"], 15)
    expected = [0] * 4
    expected[number] = 1 << bit
    assert glance_at(MYST, table.state, YELLOW, "cells")[:4] == expected
    assert glance_at(MYST, table.state, BLUE, "cells")[4:] == expected


def test_intents_stay_in_the_team() -> None:
    hands = {"blue_hands": ("expert", "novice"), "yellow_hands": ("casual",)}
    table = race("B2", "I5", driver="simulated", **hands).do("focus:B3")
    assert lit(see(table, BLUE, "phase"), PHASES) == "intent"
    assert lit(see(table, BLUE, "intents")[:61], ("any", *CELL_NAMES)) == "B3"
    assert see(table, BLUE, "asked") == [0, 1, 0]
    assert not any(see(table, YELLOW, "intents") + see(table, YELLOW, "asked"))
    skills = see(table, YELLOW, "hands")
    assert skills[:2] == pytest.approx([1 / 3, 2 / 3])
    assert skills[2:6] == [0, 1, 0, 0]
    assert skills[14:22] == [0, 0, 0, 1, 1, 0, 0, 0]
    table.do("any focus:I4 laid:yellow-1:I4")
    assert lit(see(table, YELLOW, "layer"), ("own 1", "own 2", "own 3", "1", "2", "3")) == "own 1"
    assert lit(see(table, BLUE, "layer"), ("own 1", "own 2", "own 3", "1", "2", "3")) == "1"
    assert glance_at(MYST, table.state, BLUE, "layer") == [4]
    assert see(table, BLUE, "time") == [0, 0]  # it would tell what the others looked for


def test_a_walk() -> None:
    table = explore("C3", "H4", "yellow", 3)
    assert lit(see(table, YELLOW, "pawns")[:60], CELL_NAMES) == "H4"
    assert lit(see(table, YELLOW, "pawns")[60:], CELL_NAMES) == "C3"
    assert see(table, YELLOW, "turns") == pytest.approx([8 / 15, 2 / 15])
    assert see(table, YELLOW, "walk") == pytest.approx([3 / 6, 0, 0, 0])
    assert see(table, YELLOW, "first") == [0, 1]
    assert see(table, BLUE, "first") == [1, 0]
    assert glance_at(MYST, table.state, YELLOW, "pawns") == [1 + CELL["H4"], 1 + CELL["C3"]]


def test_landmarks() -> None:
    table = explore("C3", "H4", "blue", 3)
    own = {name for k, name in enumerate(LANDMARKS) if see(table, BLUE, "landmarks")[5 * k]}
    other = {name for k, name in enumerate(LANDMARKS) if see(table, BLUE, "landmarks")[5 * k + 1]}
    assert own == {name for name in LANDMARKS if table.base(name) == "blue"}
    assert other == {name for name in LANDMARKS if table.base(name) == "yellow"}
    assert lit(see(table, BLUE, "first_keys")[:7], LANDMARKS) == "gears"
    assert lit(see(table, YELLOW, "first_keys")[:7], LANDMARKS) == "rocket"
    before = glance_at(MYST, table.state, BLUE, "tops")
    table.state.top[0] = 1
    assert see(table, BLUE, "landmarks")[2:5] == [0, 1, 0]
    assert glance_at(MYST, table.state, BLUE, "tops") == [before[0] + 3**6]


def test_giving_up_shows_the_hands() -> None:
    table = explore("C3", "H4", "blue", 3, reveal_undealt=True)
    apply(table.state, BLUE, RESIGN)
    assert lit(see(table, YELLOW, "resigned"), TEAMS) == "other"
    assert lit(see(table, YELLOW, "other_hand"), CARDS) == cards(HB)
    assert not set(lit(see(table, YELLOW, "undealt"), CARDS).split()) & set(f"{HB} {HY}".split())
    assert sum(see(table, YELLOW, "undealt")) == 20
    assert glance_at(MYST, table.state, YELLOW, "resigned") == [2]
    shown = [1 + CARDS.index(name) for name in cards(HB).split()]
    assert glance_at(MYST, table.state, YELLOW, "other_hand") == shown
