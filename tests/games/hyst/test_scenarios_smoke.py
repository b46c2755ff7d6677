"""Worked scenarios: Smoke, Blown Away, places for lasers (H-927 .. H-932, H-940)."""

import pytest

from tests.games.hyst.helpers import some, table


def places(words: str) -> set[str]:
    return {f"place:{word}" for word in words.split()}


@pytest.mark.rule("H-927")
@pytest.mark.rule("H-438")
@pytest.mark.rule("H-835")
def test_smoke_joins_a_cloud() -> None:
    t = table("S1", hand="smoke", smoke="C3").do("play:smoke")
    assert len(t.legal("place")) == 80
    assert "done" not in t.legal()
    t.do("place:D3")
    assert t.legal() == places("B3 C2 C4 D2 D4 E3") | {"done"}
    t.do("place:C4")
    assert t.legal() == places("B3 B4 C2 C5 D2 D4 E3") | {"done"}
    t.do("place:C5")
    assert (t.phase, t.pile, t.smoke) == ("act", "smoke", some("C3 D3 C4 C5"))


@pytest.mark.rule("H-927")
@pytest.mark.rule("H-836")
def test_other_clouds_and_a_camera() -> None:
    t = table("S1", hand="smoke", smoke="C3", smoke_adjacency="open_edge").do("play:smoke place:D3")
    assert t.legal() == places("B3 D2 D4 E3") | {"done"}
    t = table("S1", hand="smoke", smoke="C3").do("play:smoke place:A9")
    assert t.state.smoke_left == 18
    assert t.legal() == places("A8 B9") | {"done"}
    assert t.do("done").phase == "act"
    t = table("S1", hand="smoke", smoke="C3", smoke_spread="any_cloud").do("play:smoke place:A9")
    assert t.legal() == places("A8 B9 B3 D3 C2 C4") | {"done"}


@pytest.mark.rule("H-928")
@pytest.mark.rule("H-837")
@pytest.mark.rule("H-435")
def test_the_last_tile() -> None:
    lying = "A5 A6 A7 B5 B6 B7 C5 C6 C7 A1 B1 C1 D1 E1 F1 H1 I1 I3"
    t = table("S1", hand="smoke", smoke=lying)
    assert t.state.smoke_left == 1
    t.do("play:smoke place:G3")
    assert t.state.smoke_left == 0
    assert t.legal() == places("F3 G4") | {"done"}
    assert table("S1", hand="smoke", smoke=lying).do("play:smoke place:E9").phase == "act"
    assert "play:smoke" not in table("S1", hand="smoke", smoke=f"{lying} E9").legal()


@pytest.mark.rule("H-929")
@pytest.mark.rule("H-417")
def test_smoke_eats_lasers() -> None:
    t = table("S1", hand="smoke", smoke="C3", lasers="C3-D3 D3-D4 D3-E3").do("play:smoke place:D3")
    assert (t.lasers, t.state.lasers_left) == ({"D3-D4", "D3-E3"}, 10)
    assert "The laser between C3-D3 goes out." in t.told()
    t.do("place:D4")
    assert t.lasers == {"D3-E3"}


@pytest.mark.rule("H-417")
def test_lasers_at_the_seam_of_rows_seven_and_eight_go_out_too() -> None:
    t = table("S1", hand="smoke", smoke="D7", lasers="D7-D8 D8-D9").do("play:smoke place:D8 place:D9")
    assert t.lasers == set()
    assert t.state.lasers_left == 12


@pytest.mark.rule("H-930")
@pytest.mark.rule("H-410")
@pytest.mark.rule("H-810")
def test_smoke_does_not_block() -> None:
    t = table("G4", smoke="G5").do("move:G5")
    assert t.at(0) == "G5"
    assert t.do("move:G6").at(0) == "off"
    assert "E6" in table("S1", smoke="F6").watched


@pytest.mark.rule("H-931")
@pytest.mark.rule("H-434")
@pytest.mark.rule("H-838")
def test_blown_away() -> None:
    t = table("G5", "G6", "S1", holder=1, smoke="G5 G6 A1 A2", hand="blown_away").do("play:blown_away clear:G5")
    assert (t.at(0), t.smoke) == ("G5", some("G5 G6 A1 A2"))
    t.do("clear:G6")
    assert t.legal() == {"clear:A1", "clear:A2"}
    t.do("clear:A1 d4:3 d4:2")
    assert (t.at(0), t.at(1), t.diamond, t.smoke) == ("S3", "S2", "G6", {"A2"})
    assert t.do("draw:smoke").state.active == 1


@pytest.mark.rule("H-932")
def test_blown_away_with_two() -> None:
    t = table("S1", smoke="A9 B9", hand="blown_away").do("play:blown_away clear:A9 clear:B9")
    assert (t.phase, t.state.smoke_left, t.smoke) == ("act", 19, set())
    assert "play:blown_away" not in table("S1", hand="blown_away").legal()


@pytest.mark.rule("H-434")
def test_blown_away_may_be_less_by_option() -> None:
    t = table("S1", smoke="A1 A2 A3", hand="blown_away", blown_away_exact=False).do("play:blown_away")
    assert "done" not in t.legal()
    t.do("clear:A2")
    assert t.legal() == {"clear:A1", "clear:A3", "done"}
    t.do("done")
    assert (t.smoke, t.phase, t.state.smoke_left) == ({"A1", "A3"}, "act", 17)


@pytest.mark.rule("H-940")
@pytest.mark.rule("H-431")
@pytest.mark.rule("H-817")
def test_places_for_a_laser() -> None:
    t = table("S1", smoke="C3 D3 E3", lasers="D3-D4", hand="laser_trap").do("play:laser_trap")
    assert len(t.legal("edge")) == 95
    assert not t.legal() & {"edge:C3-D3", "edge:D3-E3", "edge:D3-D4", "edge:C1-D1"}
    assert "edge:D2-D3" in t.legal()
    t.do("edge:D2-D3")
    assert (t.lasers, t.state.lasers_left, t.pile) == ({"D2-D3", "D3-D4"}, 10, "laser_trap")
    twelve = "A1-A2 A2-A3 B5-C5 C5-D5 D5-E5 D3-E3 E3-F3 D7-E7 E7-F7 F7-G7 G7-H7 H7-I7"
    assert "play:laser_trap" not in table("S1", hand="laser_trap", lasers=twelve).legal()
