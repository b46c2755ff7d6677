"""Points and the order in which they are shown (M-104 .. M-110, M-S.36 .. M-S.43)."""

import pytest

from facedown.games.myst.learn.advice import advise
from facedown.games.myst.page.announcing import announcements
from facedown.games.myst.page.view import view as look
from facedown.games.myst.rules.pieces import CARDS, LANDMARKS
from facedown.games.myst.rules.scoring import (
    bonus_of,
    bonus_points,
    returns,
    switch_points,
    total_points,
    value_points,
    winner,
)
from facedown.games.myst.rules.sight import redact
from facedown.games.myst.rules.state import NONE, State
from facedown.games.myst.text.notation import read
from tests.games.myst.helpers import BLUE, HB, HY, MAP1, MAP2, YELLOW, Table, card_mask, cover, dealt, explore, full

ROCKET = LANDMARKS.index("rocket")


def seen(s: State, viewer: int) -> State:
    out = State()
    redact(s, viewer, out)
    return out


def totals(t: Table) -> tuple[int, int]:
    return total_points(t.state, BLUE), total_points(t.state, YELLOW)


@pytest.mark.rule("M-S.36")
@pytest.mark.rule("M-105")
@pytest.mark.rule("M-106")
def test_example_of_the_rulebook() -> None:
    hand = "rocket-4 rocket-5 gears-2 gears-3 ship-2"
    t = explore("B2", "H2", "yellow", 1, yellow_cards=hand, blue_cards=HB.replace("rocket-4", "cabin-3"))
    s = t.state
    assert value_points(s, YELLOW) + bonus_points(s, YELLOW) == 11
    s.base[ROCKET], s.top[ROCKET] = 1 + BLUE, 1
    assert value_points(s, YELLOW) + bonus_points(s, YELLOW) == 9
    s.top[ROCKET] = 0
    assert value_points(s, YELLOW) + bonus_points(s, YELLOW) == 0


@pytest.mark.rule("M-S.37")
def test_regained() -> None:
    t = explore("B2", "H2", "yellow", 1)
    before = total_points(t.state, YELLOW)
    t.state.top[ROCKET] = 2
    assert total_points(t.state, YELLOW) == before


@pytest.mark.rule("M-S.38")
@pytest.mark.rule("M-104")
@pytest.mark.rule("M-107")
@pytest.mark.rule("M-108")
@pytest.mark.rule("M-109")
def test_full_count() -> None:
    t = explore("B2", "H2", "blue", 1)
    said = [(flip.team, CARDS[flip.card] if flip.card >= 0 else "", flip.total) for flip in announcements(t.state)]
    assert said == [
        (BLUE, "", 3), (YELLOW, "", 5),
        (BLUE, "rocket-4", 3), (YELLOW, "planetarium-2", 5),
        (BLUE, "cabin-2", 3), (YELLOW, "ship-3", 5),
        (BLUE, "clock-3", 8), (YELLOW, "library-4", 11),
        (BLUE, "gears-5", 15), (YELLOW, "rocket-5", 18),
    ]  # fmt: skip
    assert totals(t) == (15, 18)
    assert winner(t.state) == YELLOW
    out = [0.0, 0.0]
    returns(t.state, out)
    assert out == [0.0, 1.0]


@pytest.mark.rule("M-S.39")
def test_one_overlay_turns_it() -> None:
    t = explore("G2", "A1", "blue", 1).do("move:H2 lay")
    assert totals(t) == (19, 11)
    assert winner(t.state) == BLUE


@pytest.mark.rule("M-S.40")
@pytest.mark.rule("M-O.27")
def test_bonus_needs_a_card() -> None:
    t = explore("B2", "H2", "blue", 1, bonus_needs_card=False)
    assert totals(t) == (19, 20)
    assert [flip.total for flip in announcements(t.state)][-2:] == [19, 20]  # what is shown adds up


@pytest.mark.rule("M-O.33")
@pytest.mark.rule("M-106")
def test_the_first_key_piece_may_earn_no_bonus() -> None:
    """Blue began with the gears, Yellow with the rocket; both hold a card of theirs."""
    t = explore("B2", "H2", "blue", 1, first_key_bonus=False)
    assert totals(t) == (13, 16)  # M-S.38 without two bonuses
    assert [flip.total for flip in announcements(t.state)][-2:] == [13, 16]
    assert [bonus_of(t.state, BLUE, LANDMARKS.index(name)) for name in ("gears", "clock", "ship")] == [0, 2, 0]
    view = {landmark.id: landmark.at_stake for landmark in look(seen(t.state, BLUE), BLUE).landmarks}
    assert (view["gears"], view["clock"]) == (5, 5)
    free = explore("B2", "H2", "blue", 1, first_key_bonus=False, bonus_needs_card=False)
    assert totals(free) == (17, 18)


@pytest.mark.rule("M-O.33")
def test_what_a_beginning_is_worth_without_the_bonus() -> None:
    """Before the first Key Piece lies there, every landmark would be the first one."""
    for bonus, worth in ((True, 7), (False, 5)):
        t = dealt(first_key_bonus=bonus)
        landmarks = {landmark.id: landmark.at_stake for landmark in look(seen(t.state, BLUE), BLUE).landmarks}
        assert landmarks["gears"] == worth
        advice = advise(seen(t.state, BLUE), BLUE, read("key:gears")[1])
        assert str(advice) == f"Your cards make it worth {worth}."


@pytest.mark.rule("M-S.41")
@pytest.mark.rule("M-104")
def test_inner_switches() -> None:
    t = dealt()
    cover(t.state, BLUE, "C2 F2 I2 E5 J5")
    assert switch_points(t.state, BLUE) == 0
    for board in (MAP1, MAP2):
        s = full(board).state
        assert switch_points(s, BLUE) + switch_points(s, YELLOW) == 8


@pytest.mark.rule("M-S.42")
def test_unequal_hands() -> None:
    t = explore("B2", "H2", "yellow", 1)
    t.state.hands[BLUE] = card_mask("gears-5 rocket-4 clock-3")
    t.state.hands[YELLOW] = card_mask(HY.replace("book-2", "cabin-5"))
    assert "".join("BY"[flip.team] for flip in announcements(t.state)[2:]) == "YBYBYBYY"


@pytest.mark.rule("M-S.43")
@pytest.mark.rule("M-110")
@pytest.mark.rule("M-O.28")
def test_draw() -> None:
    # Blue: 3 switches, gears 2 + 2, clock 3 + 2. Yellow: 5 switches, rocket 5 + 2.
    hands = {
        "blue_cards": "gears-2 clock-3 rocket-2 rocket-3 book-1",
        "yellow_cards": "rocket-5 gears-3 ship-2 ship-3 planetarium-2",
    }
    for rule, won in (("draw", NONE), ("switches", YELLOW), ("pieces", BLUE)):
        t = explore("B2", "H2", "blue", 1, draw_rule=rule, **hands)
        assert totals(t) == (12, 12)
        assert winner(t.state) == won
        out = [0.0, 0.0]
        returns(t.state, out)
        assert out == ([0.5, 0.5] if won == NONE else [float(won == BLUE), float(won == YELLOW)])


@pytest.mark.rule("M-108")
def test_the_most() -> None:
    t = explore(
        "B2",
        "H2",
        "blue",
        1,
        blue_cards="gears-5 planetarium-5 ship-5 clock-5 rocket-5",
        yellow_cards=HY.replace("rocket-5", "gears-2"),
    )
    t.state.base = [1] * 7
    t.state.cells = [(1 << 60) - 1, 0]
    assert totals(t) == (43, 0)
