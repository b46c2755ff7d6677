"""Worked scenarios of the Exploration Phase (M-S.24 .. M-S.35)."""

import pytest

from facedown.games.myst.rules.actions import RESIGN
from facedown.games.myst.rules.pieces import CELL, LANDMARKS, SPACES
from facedown.games.myst.rules.rules import apply
from facedown.games.myst.rules.scoring import winner
from facedown.games.myst.rules.state import controller
from tests.games.myst.helpers import BLUE, HB, HY, MAP2, YELLOW, Table, explore, full, some

NO_BOOK = HB.replace("book-1", "ship-2")
TO = [SPACES.index(n) if n else 0 for n in range(7)]  # a sector for each spin


def spin(n: int) -> str:
    return f"spin:{TO[n]}"


@pytest.mark.rule("M-S.24")
@pytest.mark.rule("M-78")
@pytest.mark.rule("M-O.20")
@pytest.mark.rule("M-O.21")
@pytest.mark.rule("M-O.22")
def test_who_moves_first() -> None:
    for young in ("blue", "yellow"):
        assert full(young=young, turns=8).who == "blue"
        assert full(young=young, turns=8, first_mover="most").who == "yellow"
        assert full(young=young, turns=8, first_mover="youngest").who == young
        assert full(MAP2, young=young, turns=8).who == young
        assert full(MAP2, young=young, turns=8, tie_first_mover="other").who != young
    t = full(MAP2, turns=8, tie_first_mover="random")
    assert t.legal() == {"first:blue", "first:yellow"}
    assert t.do("first:yellow").who == "yellow"
    assert t.state.pawns == [CELL["B2"], CELL["H2"]]


@pytest.mark.rule("M-S.25")
@pytest.mark.rule("M-77")
@pytest.mark.rule("M-79")
@pytest.mark.rule("M-87")
def test_number_of_turns() -> None:
    assert full().do("turns:6").state.turns == 10
    t = full().do("turns:3")
    assert t.state.turns == 8
    movers = []
    while t.phase != "over":
        movers.append(t.who)
        t.do(f"{spin(1)} move:{'B2' if t.who == 'blue' else 'H2'} end")
    assert movers == ["blue", "yellow"] * 8
    assert t.state.round == 8


@pytest.mark.rule("M-S.26")
@pytest.mark.rule("M-81")
def test_walking() -> None:
    t = explore("B2", "H2", "blue", 2, blue_cards=NO_BOOK)
    assert t.legal() == {f"move:{name}" for name in ["A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "D2"]}
    assert explore("B2", "H2", "blue", 1).legal(verb="move") == some("A2 B1 B2 B3 C2")
    assert len(explore("B2", "H2", "blue", 6).legal(verb="move")) == 36


@pytest.mark.rule("M-S.27")
@pytest.mark.rule("M-O.23")
def test_blocked_by_a_pawn() -> None:
    assert explore("A1", "B1", "blue", 2).legal(verb="move") == some("A1 A2 A3 B2")
    assert explore("A1", "B1", "blue", 2, pawn_block="pass_through").legal(verb="move") == some("A1 A2 A3 B2 C1")
    assert "C1" in explore("A1", "B1", "blue", 4).legal(verb="move")


@pytest.mark.rule("M-O.26")
def test_eight_directions() -> None:
    assert explore("A1", "J6", "blue", 1, move_diagonal=True).legal(verb="move") == some("A1 A2 B1 B2")


@pytest.mark.rule("M-S.28")
@pytest.mark.rule("M-80")
@pytest.mark.rule("M-82")
@pytest.mark.rule("M-84")
@pytest.mark.rule("M-85")
def test_rocket_ship() -> None:
    t = explore("G2", "E3", "blue", 3).do("move:H2")
    assert (t.phase, t.legal()) == ("act", {"lay", "leave"})
    t.do("lay")
    assert t.top("rocket") == 1
    assert controller(t.state, 2) == BLUE
    t.do(f"end {spin(4)}")
    assert t.who == "yellow"
    assert "H2" not in t.legal(verb="move")
    t.do(f"move:E2 end {spin(3)} move:G3 end {spin(3)}")
    assert "H2" in t.legal(verb="move")
    t.do("move:H2")
    assert t.legal() == {"remove", "leave"}
    t.do("remove")
    assert t.top("rocket") == 2
    assert controller(t.state, 2) == YELLOW
    t.do(f"end {spin(1)} move:G3 end {spin(1)} move:I2 end {spin(3)} move:H2")
    assert (t.phase, t.who) == ("post", "blue")  # nothing is asked


@pytest.mark.rule("M-S.29")
@pytest.mark.rule("M-O.25")
def test_declining() -> None:
    for stays in (True, False):
        t = explore("G2", "E3", "blue", 3, stay_reaches=stays).do("move:H2 leave")
        assert t.top("rocket") == 0
        assert t.phase == "post"
        t.do(f"end {spin(1)} move:E3 end {spin(1)} move:H2")
        assert t.phase == ("act" if stays else "post")


@pytest.mark.rule("M-S.30")
def test_own_key_cell() -> None:
    assert explore("D3", "A1", "blue", 3).do("move:D5").phase == "post"


@pytest.mark.rule("M-S.31")
def test_passing_over() -> None:
    t = explore("H1", "A1", "blue", 2).do("move:H3")
    assert t.phase == "post"
    assert t.top("rocket") == 0


@pytest.mark.rule("M-S.32")
@pytest.mark.rule("M-83")
def test_book_first() -> None:
    t = explore("D3", "A1", "blue", 3)
    assert "book" in t.legal()
    t.do("book")
    jumps = t.legal(verb="jump")
    assert len(jumps) == 58
    assert not jumps & {"D3", "A1"}
    t.do("jump:H2 lay")
    assert t.phase == "pre"
    assert t.state.spin == 3
    wanted = "E2 F1 F2 F3 G1 G2 G3 G4 H1 H2 H3 H4 H5 I1 I2 I3 I4 J1 J2 J3"
    assert t.legal() == {f"move:{name}" for name in wanted.split()}
    t.do("move:I4 lay")
    assert (t.phase, t.legal()) == ("post", {"end"})
    assert sum(controller(t.state, landmark) == BLUE for landmark in range(len(LANDMARKS))) == 6


@pytest.mark.rule("M-S.33")
def test_book_after_moving() -> None:
    t = explore("D3", "A1", "blue", 3).do("move:D5")
    assert t.legal() == {"end", "book"}
    t.do("book jump:G5")
    assert t.legal() == {"lay", "leave"}
    assert t.do("lay").legal() == {"end"}


@pytest.mark.rule("M-S.34")
@pytest.mark.rule("M-86")
@pytest.mark.rule("M-O.19")
def test_two_books() -> None:
    both = {"blue_cards": HB.replace("gears-5", "book-2"), "yellow_cards": HY.replace("book-2", "gears-5")}
    t = explore("B2", "A1", "blue", 1, **both).do("book jump:H2 lay book jump:I4 lay move:I4")
    assert (t.phase, t.who) == ("spin", "yellow")  # neither ACT nor POST
    t = explore("B2", "A1", "blue", 1, books_per_turn="one", **both).do("book jump:H2 lay")
    assert "book" not in t.legal()
    assert t.do("move:H2").legal() == {"end"}
    t.do(f"end {spin(1)} move:A1 end {spin(1)}")
    assert "book" in t.legal()  # in the next turn again


@pytest.mark.rule("M-S.35")
def test_post_for_all() -> None:
    t = explore("B2", "H2", "yellow", 1, yellow_cards=HY.replace("book-2", "library-2")).do("move:H2")
    assert (t.phase, t.who, t.legal()) == ("post", "yellow", {"end"})


@pytest.mark.rule("M-112")
@pytest.mark.rule("M-O.24")
def test_reaching_by_walking_over() -> None:
    t = explore("H1", "G3", "blue", 3, reach_rule="pass")
    assert t.legal() == some("step:G1 step:H2 step:I1 stop book")
    t.do("step:H2")
    assert t.legal() == {"lay", "leave"}
    t.do("lay")
    assert t.legal() == some("step:G2 step:H1 step:H3 step:I2 stop")  # no Book on the way
    t.do("step:H3")
    assert t.legal() == some("step:H2 step:H4 step:I3 stop")  # not onto the other pawn
    t.do("step:H4")
    assert t.legal() == {"stop"}
    assert t.do("stop").phase == "post"


@pytest.mark.rule("M-112")
def test_steps_through_the_other_pawn_and_staying() -> None:
    t = explore("H1", "H2", "blue", 2, reach_rule="pass", pawn_block="pass_through").do("step:H2")
    assert t.phase == "pre"  # nothing is reached under the other pawn
    assert t.legal() == some("step:G2 step:H1 step:H3 step:I2")
    t = explore("H1", "H2", "blue", 1, reach_rule="pass", pawn_block="pass_through")
    assert t.legal(verb="step") == some("G1 I1")
    for stays in (True, False):
        t = explore("H2", "A1", "blue", 2, reach_rule="pass", stay_reaches=stays).do("stop")
        assert t.phase == ("act" if stays else "post")
        assert t.do("lay" if stays else "end").phase == ("post" if stays else "spin")


@pytest.mark.rule("M-111")
def test_resigning() -> None:
    t: Table = explore("B2", "H2", "yellow", 1)
    apply(t.state, BLUE, RESIGN)
    assert t.phase == "over"
    assert winner(t.state) == YELLOW
