"""Worked scenarios of the race without a clock (M-S.7, M-S.8, M-S.16 .. M-S.23)."""

import pytest

from facedown.engine.game import CHANCE
from facedown.engine.play import bits_of
from facedown.games.myst.rules.actions import WORDS
from facedown.games.myst.rules.placing import is_cut_off
from facedown.games.myst.rules.rules import actors, legal, weight
from facedown.games.myst.rules.search import SHIFT, hand_rate
from facedown.games.myst.text.notation import write
from tests.games.myst.helpers import BLUE, HB, MAP1, YELLOW, Table, full, race, some

CORNER = {"blue": "A4", "yellow": "B2 B3 A3 B4 B5 A5"}
NO_BOOK = HB.replace("book-1", "ship-2")


def shares(t: Table) -> dict[str, float]:
    """How likely each outcome of chance is."""
    mask = [0] * WORDS
    legal(t.state, CHANCE, mask)
    weights = {write(CHANCE, outcome): weight(t.state, outcome) for outcome in bits_of(mask)}
    return {text: number / sum(weights.values()) for text, number in weights.items()}


@pytest.mark.rule("M-S.7")
@pytest.mark.rule("M-46")
def test_touching() -> None:
    t = race("D5", "H2", young="yellow")
    assert t.touching(YELLOW) == some("G2 H1 H3 I2")
    t.do("place:I2")
    assert t.touching(YELLOW) == some("G2 H1 H3 I1 I3 J2")
    assert t.counts == (1, 2)  # M-47


@pytest.mark.rule("M-S.8")
@pytest.mark.rule("M-O.6")
def test_corners_and_other_colours() -> None:
    assert race("H2", "G5").touching(BLUE) == some("G2 H1 H3 I2")
    assert race("H2", "D5", touch="edge_or_corner").touching(BLUE) == some("G1 G2 G3 H1 H3 I1 I2 I3")


@pytest.mark.rule("M-S.16")
@pytest.mark.rule("M-48")
@pytest.mark.rule("M-75")
def test_cut_off_without_a_book() -> None:
    t = race(**CORNER, blue_cards=NO_BOOK)
    assert t.touching(BLUE) == set()
    assert is_cut_off(t.state, BLUE)
    assert t.touching(YELLOW) == some("A2 A6 B1 B6 C2 C3 C4 C5")
    assert (t.who, t.legal()) == ("blue", {"wait"})
    t.do("wait")
    assert t.legal(verb="place") == t.touching(YELLOW)
    simulated = race(**CORNER, driver="simulated", blue_cards=NO_BOOK)
    assert (simulated.phase, simulated.who, simulated.legal()) == ("cut_off", "blue", {"wait"})
    simulated.do("wait")
    assert (simulated.phase, simulated.who) == ("intent", "yellow")  # nothing to look for: Blue is not asked
    simulated.do("any")
    assert all(text.startswith("laid:yellow-1:") for text in shares(simulated))


@pytest.mark.rule("M-S.17")
@pytest.mark.rule("M-49")
@pytest.mark.rule("M-S.19")
def test_cut_off_with_a_book() -> None:
    t = race(**CORNER)
    assert t.legal() == {"wait", "book"}
    t.do("book")
    assert t.state.held[BLUE] == 4
    assert "book-1" not in t.hand(BLUE)
    assert t.state.pending == [1, 0]
    assert len(t.legal(verb="place")) == 53
    assert not t.legal(verb="place") & some("A3 A5 B2 B3 B4 B5")
    t.do("place:C4")
    assert t.state.pending == [0, 0]
    assert t.touching(BLUE) == some("C3 C5 D4")
    simulated = race(**CORNER, driver="simulated").do("book")
    assert len(simulated.legal(verb="focus")) == 53


@pytest.mark.rule("M-S.18")
def test_not_cut_off() -> None:
    t = race("A4 A5", "B2 B3 A3 B4 B5")
    assert t.legal() == {"place:A6"}


@pytest.mark.rule("M-O.18")
def test_books_are_for_the_walk_alone() -> None:
    t = race(**CORNER, book_in_race="never")
    assert t.who == "yellow"  # nothing to decide for Blue


@pytest.mark.rule("M-75")
def test_nobody_is_asked_when_both_books_are_out() -> None:
    t = race(**CORNER, young="yellow", blue_cards=NO_BOOK, yellow_cards=NO_BOOK.replace("ship-2", "ship-3"))
    t.state.played = [1, 2]
    t.do("place:C3")
    assert t.who == "yellow"
    assert is_cut_off(t.state, BLUE)
    simulated = race(**CORNER, driver="simulated", blue_cards=NO_BOOK)
    simulated.do("wait any")
    simulated.state.played = [1, 2]
    simulated.do("laid:yellow-1:C3")
    assert (simulated.phase, simulated.who) == ("intent", "yellow")


@pytest.mark.rule("M-S.20")
@pytest.mark.rule("M-50")
@pytest.mark.rule("M-52")
def test_book_lost() -> None:
    t = full(MAP1, missing="J1", driver="live")
    assert actors(t.state) == 3
    assert t.legal(BLUE) == {"wait", "book"}
    t.do("blue book yellow place:J1")
    assert t.counts == (26, 34)
    assert t.phase == "turns_spin"
    assert t.state.held[BLUE] == 4
    assert t.state.pending == [0, 0]


@pytest.mark.rule("M-S.21")
def test_book_as_last_piece() -> None:
    t = full(MAP1, missing="J1", driver="live").do("blue book blue place:J1")
    assert t.counts == (27, 33)
    assert t.phase == "turns_spin"


@pytest.mark.rule("M-S.22")
@pytest.mark.rule("M-68")
@pytest.mark.rule("M-72")
def test_simulated_step() -> None:
    t = race("H2", "D5", driver="simulated").do("any focus:D6")
    assert t.phase == "laying"
    assert 10 * hand_rate(t.state, 0) / 2**SHIFT == pytest.approx(0.065187, abs=5e-7)
    assert 10 * hand_rate(t.state, 3) / 2**SHIFT == pytest.approx(0.044776, abs=5e-7)
    wanted = {"blue-1:G2": 0.1009, "blue-1:H1": 0.1892, "blue-1:H3": 0.1514, "blue-1:I2": 0.1514, "yellow-1:D6": 0.4072}
    found = {text.removeprefix("laid:"): share for text, share in shares(t).items()}
    assert found == pytest.approx(wanted, abs=5e-5)
    t.do("laid:yellow-1:D6")
    assert round(t.state.time / 1e6, 3) == 9.094
    assert t.counts == (1, 2)
    assert t.phase == "intent"
    assert t.state.intents == [0] * 6


@pytest.mark.rule("M-72")
def test_weights_are_exact_enough() -> None:
    """Against the formula in floating point, with hands that differ and share cells."""
    t = race("H2 H1", "D5", driver="simulated", blue_hands=["expert", "novice"], yellow_hands=["skilled"])
    t.do("focus:I2 any any")
    pieces = 57
    skill = {"expert": (2.0, 1.5), "novice": (0.45, 4.5), "skilled": (1.3, 2.2)}
    eases = {"G1": 1.5 * 1.25, "G2": 1.0, "H3": 1.5, "I1": 1.25}
    yellow = {"C5": 1.0, "D4": 1.5, "D6": 1.25, "E5": 1.5}
    rates = {}
    for hand, who, cells, factor in (
        ("blue-1", "expert", {"I2": 1.5}, 3.0),
        ("blue-2", "novice", eases, 1.0),
        ("yellow-1", "skilled", yellow, 1.0),
    ):
        scan, handle = skill[who]
        total = sum(factor * scan * ease / pieces for ease in cells.values())
        for cell, ease in cells.items():
            rates[f"laid:{hand}:{cell}"] = factor * scan * ease / pieces / (total * handle + 1)
    wanted = {text: rate / sum(rates.values()) for text, rate in rates.items()}
    assert shares(t) == pytest.approx(wanted, rel=1e-6)


@pytest.mark.rule("M-72")
def test_hands_of_a_team_do_not_look_for_the_same() -> None:
    t = race("A4 A5", "B2 B3 A3 B4 B5", driver="simulated", blue_hands=["casual", "casual", "casual"])
    assert t.legal() == {"any", "focus:A6"}
    t.do("focus:A6")
    assert t.who == "yellow"  # nothing remains for Blue's other hands
    t = race("A4 A5", "B2 B3 A3 B4 B5", driver="simulated", blue_hands=["casual", "casual"]).do("any focus:A6 any")
    assert {text for text in shares(t) if "blue" in text} == {"laid:blue-2:A6"}  # the first has a rate of 0


@pytest.mark.rule("M-O.15")
def test_head_start() -> None:
    t = race("H2", "D5", driver="simulated", head_start_s=[60, 0])
    assert t.who == "blue"
    t.do("any")
    assert t.phase == "laying"
    assert all("blue" in text for text in shares(t))
    both = race("H2", "D5", driver="simulated", head_start_s=[60, 20])
    assert both.state.time == 20_000_000
    assert both.who == "blue"
    while both.phase != "laying" or not any("yellow" in text for text in shares(both)):
        both.do("any" if both.phase == "intent" else min(shares(both)))
    assert both.state.time >= 60_000_000


@pytest.mark.rule("M-O.8")
@pytest.mark.rule("M-O.7")
def test_trays_that_keep_dead_pieces_and_the_flipped_board_are_slower() -> None:
    def rate(**options: object) -> float:
        t = race("H2", "D5 D4 D3", driver="simulated", **options).do("any any")
        return float(10 * hand_rate(t.state, 0) / 2**SHIFT)

    ease = 5.875
    assert rate() == pytest.approx(1 / (3.0 + 56 / (0.8 * ease)), rel=1e-6)
    assert rate(dead_pieces="dim") == rate()
    assert rate(dead_pieces="keep") == pytest.approx(1 / (3.0 + 59 / (0.8 * ease)), rel=1e-6)
    assert rate(board_face="flipped") == pytest.approx(1 / (3.0 + 56 / (0.8 * 0.5 * ease)), rel=1e-6)


@pytest.mark.rule("M-S.23")
@pytest.mark.rule("M-74")
def test_alternate() -> None:
    t = race("H2", "D5")
    for offered, move in (("G2 H1 H3 I2", "H3"), ("C5 D4 D6 E5", "E5"), ("G2 G3 H1 H4 I2 I3", "H4")):
        assert t.legal() == {f"place:{name}" for name in offered.split()}  # no passing
        t.do(f"place:{move}")


@pytest.mark.rule("M-65")
@pytest.mark.rule("M-O.14")
def test_out_of_time() -> None:
    t = race("H2 H1", "D5", driver="live")
    assert actors(t.state) == 3
    t.do("time_up")
    assert (t.who, actors(t.state)) == ("yellow", 2)  # fewer pieces
    t.do("place:D4")
    assert t.who == "blue"
    t = race(**CORNER, driver="live").do("blue book time_up")
    assert t.who == "blue"
    assert len(t.legal(verb="place")) == 53


@pytest.mark.rule("M-51")
@pytest.mark.rule("M-53")
def test_live_race_is_first_come_first_served() -> None:
    t = race("H2", "D5", driver="live").do("yellow place:D4 yellow place:D3 blue place:H3")
    assert t.counts == (2, 3)
    t = race(**CORNER, driver="live").do("blue wait")
    assert actors(t.state) == 2  # the other team can always place
    t.do("yellow place:C3")
    assert actors(t.state) == 2
