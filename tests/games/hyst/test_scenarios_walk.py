"""Worked scenarios: walking, being seen, taking, stealing, leaving (H-902, H-908 .. H-914, H-941)."""

import pytest

from facedown.games.hyst.rules.state import TURN_START
from tests.games.hyst.helpers import LOCKDOWN, some, table


@pytest.mark.rule("H-902")
def test_what_is_watched_at_the_start() -> None:
    assert table("S1").watched == some("C2 D6 E6 F4 G5 G6 I8")
    rows = {f"B{row}" for row in range(1, 9)} | {f"D{row}" for row in range(2, 9)}
    assert table("S1", layout=LOCKDOWN).watched == rows | some("A8 C7 C8 C9 E5 E8 F8 G5 G8 I2")
    assert len(table("S1", layout=LOCKDOWN).watched) == 25


@pytest.mark.rule("H-908")
@pytest.mark.rule("H-811")
def test_entering_a_cameras_view() -> None:
    t = table("S3", hand="shove smoke", phase=TURN_START).do("roll d6:3 move:I9")
    assert (t.at(0), t.state.points, t.phase) == ("I9", 2, "act")
    t.do("move:I8")
    assert (t.at(0), t.phase) == ("off", "caught")
    t.do("d4:2 draw:grapple")
    assert t.at(0) == "S2"
    assert t.hand(0) == "smoke grapple shove"
    assert (t.phase, t.state.active, t.state.points) == ("turn_start", 1, 0)


@pytest.mark.rule("H-909")
@pytest.mark.rule("H-813")
def test_under_a_camera() -> None:
    t = table("H7", points=2).do("move:H8")
    assert (t.at(0), t.phase) == ("H8", "act")
    assert t.do("move:I8").at(0) == "off"
    t = table("G4", hand="blind_spot").do("play:blind_spot camera:G1 face:S")
    assert t.watched >= some("G2 G3 G4 G5 G6")
    assert (t.at(0), t.phase, t.pile) == ("off", "caught", "blind_spot")
    t.do("d4:1 draw:smoke")
    assert (t.at(0), t.state.active, t.hand(0)) == ("S1", 1, "smoke")


@pytest.mark.rule("H-910")
@pytest.mark.rule("H-820")
def test_picking_up() -> None:
    t = table("D5", points=4).do("move:E5")
    assert t.diamond == "seat 0"
    t.do("move:E4 move:D4 move:D3")
    assert t.legal() == {"end_turn"}


@pytest.mark.rule("H-911")
@pytest.mark.rule("H-821")
@pytest.mark.rule("H-608")
def test_spotted_at_the_diamond() -> None:
    t = table("D5", layout=LOCKDOWN, smoke="D5").do("move:E5")
    assert (t.at(0), t.diamond, t.state.holder) == ("off", "E5", -1)


@pytest.mark.rule("H-912")
@pytest.mark.rule("H-823")
@pytest.mark.rule("H-824")
def test_a_steal_fails_and_a_card_works() -> None:
    t = table("D3", "C3", holder=1, hand="ultimate_thief", points=3)
    assert "steal" not in t.legal()
    t.do("move:C3")
    assert {"steal", "play:ultimate_thief"} <= t.legal()
    t.do("steal d4:3")
    assert (t.diamond, t.state.points) == ("seat 1", 2)
    assert "steal" not in t.legal()
    t.do("play:ultimate_thief")
    assert (t.diamond, t.phase, t.pile) == ("seat 0", "act", "ultimate_thief")


@pytest.mark.rule("H-913")
def test_steal_and_run() -> None:
    t = table("D3", "C3", holder=1, points=3).do("move:C3 steal d4:4")
    assert t.diamond == "seat 0"
    assert t.do("move:B3 move:A3").at(0) == "A3"


@pytest.mark.rule("H-914")
@pytest.mark.rule("H-602")
@pytest.mark.rule("H-102")
def test_escape() -> None:
    t = table("A1", holder=0, points=1).do("move:S1")
    assert (t.phase, t.state.winner) == ("over", 0)
    assert t.told()[-1] == "Red escapes with the diamond by S1 and wins."
    blocked = table("A1", holder=0, points=1, blocked="S1")
    assert blocked.legal() == {"move:B1", "move:A2", "end_turn"}  # H-603
    t = table("A1", points=2, blocked="S1")
    assert "move:S1" in t.legal()  # H-825
    assert t.do("move:S1").phase == "act"
    assert t.legal() == {"move:A1", "end_turn"}  # H-826


@pytest.mark.rule("H-941")
@pytest.mark.rule("H-822")
def test_dropped_at_someones_feet() -> None:
    t = table("D4", "D4", "S1", holder=0, lasers="D4-E4").do("move:E4 d4:1 draw:smoke")
    assert (t.at(0), t.diamond, t.state.active, t.phase) == ("S1", "D4", 1, "turn_start")
    t.do("roll d6:1")
    assert "take" in t.legal()
    t.do("take")
    assert (t.diamond, t.state.points) == ("seat 1", 1)
