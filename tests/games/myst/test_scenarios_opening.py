"""Worked scenarios of the opening (M-S.3 .. M-S.6), and the deal before it."""

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.sight import redact
from facedown.games.myst.rules.state import State
from tests.games.myst.helpers import BLUE, HB, YELLOW, Table, dealt, some

ALL_KEYS = some("key:gears key:planetarium key:rocket key:library key:ship key:clock key:cabin")


def seen(t: Table, seat: int) -> State:
    out = State()
    redact(t.state, seat, out)
    return out


@pytest.mark.rule("M-34")
@pytest.mark.rule("M-35")
@pytest.mark.rule("M-37")
@pytest.mark.rule("M-41")
def test_deal_and_first_team() -> None:
    t = Table(setup(MystOptions.of()))
    assert len(t.legal()) == 30
    assert t.counts == (0, 0)
    assert t.state.pawns == [-1, -1]
    t.do("card:gears-2 card:gears-3 card:book-1 card:ship-5 card:cabin-4")
    assert len(t.legal()) == 25
    assert t.state.held == [5, 0]
    t.do("card:gears-4 card:gears-5 card:book-2 card:ship-4 card:cabin-5")
    assert t.hand(BLUE) == ["gears-2", "gears-3", "ship-5", "cabin-4", "book-1"]
    assert t.state.deck.bit_count() == 20
    assert t.legal() == {"youngest:blue", "youngest:yellow"}
    t.do("youngest:yellow")
    assert (t.phase, t.state.young) == ("key_pick", YELLOW)


@pytest.mark.rule("M-O.2")
def test_first_team_as_a_setting() -> None:
    t = Table(setup(MystOptions.of(youngest_team="yellow")))
    for card in sorted(t.legal())[:10]:
        t.do(card)
    assert (t.phase, t.state.young) == ("key_pick", YELLOW)  # nothing is left to chance


@pytest.mark.rule("M-S.3")
@pytest.mark.rule("M-43")
@pytest.mark.rule("M-44")
@pytest.mark.rule("M-45")
def test_without_clash() -> None:
    t = dealt().do("blue key:rocket yellow key:clock")
    assert t.state.cells[BLUE] == 1 << 17  # H2
    assert (t.phase, t.who, t.legal()) == ("key_set", "yellow", {"key:clock"})
    t.do("key:clock")
    assert t.counts == (1, 1)
    assert (t.base("rocket"), t.base("clock")) == ("blue", "yellow")
    assert t.state.cells[YELLOW] == 1 << 43  # D5


@pytest.mark.rule("M-S.4")
@pytest.mark.rule("M-91")
def test_clash() -> None:
    clash = dealt(race_driver="alternate").do("blue key:rocket yellow key:rocket")
    plain = dealt(race_driver="alternate").do("blue key:rocket yellow key:library")
    assert clash.legal() == ALL_KEYS - {"key:rocket"}
    for viewer in (BLUE, SPECTATOR):
        assert seen(clash, viewer) == seen(plain, viewer)  # M-102 (b): the same question, in sight of all
    clash.do("key:library")
    plain.do("key:library")
    for viewer in (BLUE, YELLOW, SPECTATOR):
        assert seen(clash, viewer) == seen(plain, viewer)
    assert clash.base("library") == "yellow"
    assert clash.state.cells[YELLOW] == 1 << 46


@pytest.mark.rule("M-S.5")
def test_clash_with_yellow_first() -> None:
    t = dealt(young="yellow").do("blue key:ship yellow key:ship")
    assert t.state.cells == [0, 1 << 30]  # A4
    assert (t.who, t.legal()) == ("blue", ALL_KEYS - {"key:ship"})


@pytest.mark.rule("M-42")
@pytest.mark.rule("M-S.6")
@pytest.mark.rule("M-O.5")
def test_which_landmarks() -> None:
    assert dealt().legal(BLUE) == ALL_KEYS
    t = dealt(first_landmark="own_cards")
    assert t.legal(BLUE) == some("key:gears key:rocket key:clock key:cabin")
    t.do("blue key:rocket yellow key:rocket")
    assert t.legal() == some("key:library key:ship key:planetarium")
    only = "rocket-2 rocket-3 rocket-5 book-2 book-1"
    t = dealt(blue=HB.replace("book-1", "ship-2"), yellow=only, first_landmark="own_cards")
    t.do("blue key:rocket yellow key:rocket")
    assert t.legal() == ALL_KEYS - {"key:rocket"}  # none of its own is left


@pytest.mark.rule("M-42")
def test_picks_do_not_know_of_each_other() -> None:
    one, other = dealt().do("yellow key:ship"), dealt().do("yellow key:clock")
    assert seen(one, BLUE) == seen(other, BLUE)
    assert seen(one, YELLOW) != seen(other, YELLOW)
    assert one.legal(BLUE) == ALL_KEYS
