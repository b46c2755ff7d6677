"""Worked scenarios: Blind Spot, lasers, Shove, On the Move, Grapple (H-915 .. H-926, H-942)."""

import pytest

from facedown.games.hyst.text.happenings import Caught, Taken
from tests.games.hyst.helpers import some, table


@pytest.mark.rule("H-915")
@pytest.mark.rule("H-812")
@pytest.mark.rule("H-430")
@pytest.mark.rule("H-834")
def test_blind_spot_through_a_crowd() -> None:
    t = table("E3", "C3", "A3", holder=1, smoke="A3", hand="blind_spot").do("play:blind_spot")
    assert t.legal() == {f"camera:{space}" for space in some("G1 B2 F3 A4 G4 F6 D7 H8 A9")}
    t.do("camera:F3")
    assert t.legal() == {"face:N", "face:E", "face:W"}
    t.do("face:W")
    assert t.watched >= some("E3 D3 C3 B3")
    assert [(e.seat, e.space, e.dropped) for e in t.events if type(e).__name__ == "Caught"] == [  # type: ignore[attr-defined]
        (0, "E3", ""),
        (1, "C3", "C3"),
    ]
    t.do("d4:2")
    assert (t.at(0), t.at(1)) == ("S2", "off")
    t.do("d4:4")
    assert (t.at(1), t.diamond, t.at(2)) == ("S4", "C3", "A3")
    t.do("draw:smoke")
    assert (t.hand(0), t.state.active) == ("smoke", 1)


@pytest.mark.rule("H-916")
@pytest.mark.rule("H-815")
@pytest.mark.rule("H-816")
def test_a_laser_on_foot() -> None:
    t = table("D4", holder=0, lasers="D3-D4")
    assert "move:D3" in t.legal()
    assert t.state.lasers_left == 11
    t.do("move:D3")
    assert (t.at(0), t.diamond, t.state.lasers_left, t.lasers) == ("off", "D4", 12, set())
    t.do("d4:1 draw:smoke")
    assert t.state.active == 1
    assert table("D4", holder=0, lasers="D3-D4", laser_drop="far").do("move:D3").diamond == "D3"


@pytest.mark.rule("H-917")
@pytest.mark.rule("H-426")
@pytest.mark.rule("H-437")
def test_shove_through_a_laser_then_take() -> None:
    t = table("D4", "D4", holder=1, lasers="D3-D4", hand="shove", points=2).do("play:shove victim:1")
    assert t.legal() == {"shove:D3", "shove:E4", "shove:D5"}
    t.do("shove:D3 d4:3")
    assert (t.at(1), t.diamond, t.lasers, t.state.active, t.phase) == ("S3", "D4", set(), 0, "act")
    assert "take" in t.legal()
    t.do("take")
    assert (t.diamond, t.state.points) == ("seat 0", 2)
    t = table("D4", "D4", holder=1, lasers="D3-D4", hand="shove", points=2, diamond_under_pawn="land")
    t.do("play:shove victim:1 shove:D3 d4:3")
    assert "take" not in t.legal()
    assert t.do("move:E4 move:D4").diamond == "seat 0"


@pytest.mark.rule("H-918")
@pytest.mark.rule("H-831")
@pytest.mark.parametrize(("space", "onto"), [("A1", "B1 A2"), ("S1", "A1"), ("E8", "E9")])
def test_where_one_can_be_shoved(space: str, onto: str) -> None:
    t = table(space, space, hand="shove").do("play:shove victim:1")
    assert t.legal() == {f"shove:{to}" for to in onto.split()}


@pytest.mark.rule("H-919")
def test_shoved_into_view() -> None:
    t = table("G4", "G4", holder=1, hand="shove").do("play:shove victim:1 shove:G5 d4:1")
    assert (t.at(1), t.diamond, t.watched >= {"G5"}) == ("S1", "G5", True)
    assert (t.state.active, t.phase) == (0, "act")


@pytest.mark.rule("H-920")
@pytest.mark.rule("H-436")
@pytest.mark.rule("H-818")
def test_on_the_move_past_a_camera() -> None:
    t = table("F5", points=2, hand="on_the_move").do("play:on_the_move")
    assert t.legal() == {"move:G5", "move:F6"}
    t.do("move:G5")
    assert "G5" in t.watched
    assert t.legal() == {"move:G4", "move:H5", "move:G6", "move:F5"}
    t.do("move:G4 move:G3")
    assert (t.at(0), t.state.points, t.phase) == ("G3", 2, "act")


@pytest.mark.rule("H-921")
def test_on_the_move_ends_in_view() -> None:
    t = table("H5", holder=0, hand="on_the_move").do("play:on_the_move move:G5 move:F5 move:G5")
    assert (t.at(0), t.diamond, t.pile) == ("off", "G5", "on_the_move")
    assert t.do("d4:1 draw:smoke").state.active == 1


@pytest.mark.rule("H-922")
@pytest.mark.rule("H-819")
def test_on_the_move_grabs() -> None:
    t = table("D4", points=0, hand="on_the_move").do("play:on_the_move move:D5 move:E5 move:E4")
    assert (t.at(0), t.diamond) == ("E4", "seat 0")


@pytest.mark.rule("H-923")
def test_on_the_move_escapes() -> None:
    t = table("B1", holder=0, hand="on_the_move").do("play:on_the_move move:A1 move:S1")
    assert (t.phase, t.state.winner) == ("over", 0)


@pytest.mark.rule("H-924")
def test_on_the_move_from_outside() -> None:
    assert table("S1", hand="on_the_move").do("play:on_the_move").legal() == {"move:A1"}


@pytest.mark.rule("H-436")
def test_on_the_move_may_be_shorter_by_option() -> None:
    t = table("F5", hand="on_the_move", on_the_move_exact=False).do("play:on_the_move")
    assert "done" not in t.legal()
    t.do("move:G5")
    assert "done" in t.legal()
    t.do("done")
    assert (t.at(0), t.pile) == ("off", "on_the_move")  # the cameras look when it ends


@pytest.mark.rule("H-819")
def test_a_laser_ends_on_the_move() -> None:
    t = table("D4", hand="on_the_move", lasers="D3-D4").do("play:on_the_move move:D3")
    assert (t.at(0), t.pile, t.phase) == ("off", "on_the_move", "caught")


@pytest.mark.rule("H-925")
@pytest.mark.rule("H-439")
@pytest.mark.rule("H-833")
def test_grapple() -> None:
    t = table("D5", points=1, hand="grapple").do("play:grapple")
    assert t.legal() == {"grapple:N", "grapple:E", "grapple:W"}
    t.do("grapple:N")
    assert (t.at(0), t.state.points) == ("D1", 1)
    t = table("B5", diamond="C5", hand="grapple").do("play:grapple grapple:E")
    assert (t.at(0), t.diamond) == ("E5", "seat 0")
    t = table("B1", holder=0, hand="grapple").do("play:grapple grapple:W")
    assert (t.at(0), t.phase) == ("A1", "act")
    assert "play:grapple" not in table("S1", hand="grapple").legal()


@pytest.mark.rule("H-926")
def test_grapple_and_security() -> None:
    t = table("H5", hand="grapple").do("play:grapple grapple:W")
    assert (t.at(0), t.state.spotted[0] - 1) == ("off", 42)  # G5
    assert table("H5", hand="grapple", smoke="G5").do("play:grapple grapple:W").at(0) == "F5"
    t = table("D1", holder=0, lasers="D3-D4", hand="grapple").do("play:grapple grapple:S")
    assert (t.at(0), t.diamond, t.state.lasers_left) == ("off", "D3", 12)


@pytest.mark.rule("H-502")
@pytest.mark.rule("H-439")
@pytest.mark.parametrize(
    ("diamond", "taken", "dropped"),
    [("D2", "D2", "D3"), ("D3", "D3", "D3"), ("D1", "", ""), ("D4", "", "")],
    ids=["on the way", "right before the laser", "at its feet", "beyond the laser"],
)
def test_a_take_on_the_way_of_a_grapple_is_told(diamond: str, taken: str, dropped: str) -> None:
    """Also where the diamond falls at once to where it lay."""
    t = table("D1", diamond=diamond, lasers="D3-D4", hand="grapple").do("play:grapple grapple:S")
    assert t.diamond == (dropped or diamond)
    takes = [event for event in t.events if isinstance(event, Taken)]
    assert takes == ([Taken(0, taken)] if taken else [])
    (caught,) = [event for event in t.events if isinstance(event, Caught)]
    assert (caught.by, caught.space, caught.edge, caught.dropped) == ("laser", "D3", "D3-D4", dropped)


@pytest.mark.rule("H-502")
@pytest.mark.rule("H-608")
def test_a_grapple_seen_where_the_diamond_lies_takes_nothing() -> None:
    t = table("H5", diamond="G5", hand="grapple").do("play:grapple grapple:W")
    assert not [event for event in t.events if isinstance(event, Taken)]
    (caught,) = [event for event in t.events if isinstance(event, Caught)]
    assert (caught.space, caught.by, caught.dropped) == ("G5", "camera", "")


@pytest.mark.rule("H-942")
@pytest.mark.rule("H-834")
def test_a_smoky_camera_is_turned() -> None:
    t = table("S1", "A6", hand="blind_spot", smoke="A4 A5").do("play:blind_spot camera:A4 face:S")
    assert t.at(1) == "off"
    assert (t.do("d4:4").at(1), t.state.active, t.phase) == ("S4", 0, "act")
    assert table("S1", "A5", hand="blind_spot", smoke="A4 A5").do("play:blind_spot camera:A4 face:S").at(1) == "A5"
