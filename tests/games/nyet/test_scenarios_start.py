"""Worked scenarios: start, vetoes and teams (Y-S01 .. Y-S14)."""

from collections import Counter

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.rules.pieces import CHARACTERS, card_id, card_list
from facedown.games.nyet.rules.state import BONUS, NYET, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.tricks import suit_of
from tests.games.nyet.helpers import acting, do, legal, start, told, view_of, watchers


def covered(s: State) -> list[str]:
    return [f"{line.id}:{box.id}" for line in view_of(s, SPECTATOR).lines for box in line.boxes if not box.open]


def veto_all(s: State, keep: str = "") -> list[int]:
    """Place tokens until the phase ends, leaving the boxes of `keep` open; who placed, in order."""
    kept = {f"nyet:{box}" for box in keep.split()}
    order = []
    while s.phase == NYET:
        order.append(s.turn)
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text not in kept)}")
    return order


def after_vetoes(
    n: int, first: int, discard: str = "d0", trump: str = "y", super: str = "b", points: str = "2"
) -> State:
    s = start(players=n, first_dealer=0)
    veto_all(s, f"first:{CHARACTERS[first]} discard:{discard} trump:{trump} super:{super} points:{points}")
    return s


@pytest.mark.rule("Y-S01")
def test_five_players_start() -> None:
    s = start(players=5, first_dealer=2)
    assert [cards.bit_count() for cards in s.hands] == [12] * 5
    assert s.deck == 0
    assert covered(s) == []
    assert acting(s) == [2]
    lines = Counter(text.split(":")[1] for text in legal(s, 2))
    assert lines == {"first": 5, "discard": 5, "trump": 4, "super": 5, "points": 5}
    assert len(legal(s, 2)) == 24
    order = veto_all(s)
    assert order == [(2 + k) % 5 for k in range(19)]
    assert order[-1] == 0
    assert Counter(order) == {2: 4, 3: 4, 4: 4, 0: 4, 1: 3}


@pytest.mark.rule("Y-S02")
def test_three_players_start() -> None:
    s = start(players=3, first_dealer=0)
    values = [card % 13 + 1 for p in range(3) for card in card_list(s.hands[p])]
    assert len(values) == 48
    assert max(values) == 10
    assert [cards.bit_count() for cards in s.hands[:3]] == [16] * 3
    assert covered(s) == ["first:tiger", "first:eagle"]
    assert [box.neutral for box in view_of(s, 0).lines[0].boxes] == [False, False, False, True, True]
    assert len(legal(s, 0)) == 22
    order = veto_all(s)
    assert (len(order), order[-1], Counter(order)) == (17, 1, {0: 6, 1: 6, 2: 5})


@pytest.mark.rule("Y-S03")
def test_two_players_start() -> None:
    s = start(players=2, first_dealer=1)
    assert [cards.bit_count() for cards in s.hands[:2]] == [15, 15]
    assert s.deck.bit_count() == view_of(s, 0).stock == 30
    assert covered(s) == ["first:crane", "first:tiger", "first:eagle"]
    assert len(legal(s, 1)) == 21
    order = veto_all(s)
    assert (len(order), order[-1], Counter(order)) == (16, 0, {0: 8, 1: 8})


@pytest.mark.rule("Y-S04")
def test_four_players_start() -> None:
    s = start(players=4, first_dealer=2)
    assert covered(s) == ["first:eagle"]
    assert len(legal(s, 2)) == 23
    order = veto_all(s)
    assert order == [(2 + k) % 4 for k in range(18)]
    assert order[-1] == 3


@pytest.mark.rule("Y-S05")
def test_closing_a_line() -> None:
    s = start(players=4, first_dealer=0)
    do(s, "0 nyet:trump:b", "1 nyet:trump:r")
    seen = watchers(s)
    do(s, "2 nyet:trump:y", watch=seen)
    for watcher in seen:
        closed = watcher.events[-1]
        assert told(watcher) == ["nyet_placed", "line_closed"]
        assert (closed.line, closed.result) == ("trump", "g")  # type: ignore[attr-defined]
    assert acting(s) == [3]
    while s.phase == NYET:
        assert not any(text.startswith("nyet:trump") for text in legal(s, s.turn))
        do(s, f"{s.turn} {legal(s, s.turn)[0]}")


@pytest.mark.rule("Y-S06")
def test_the_last_two_boxes() -> None:
    s = start(players=4, first_dealer=0)
    while len(legal(s, s.turn)) > 2:
        kept = {"nyet:points:2", "nyet:points:-2", "nyet:first:crane"}
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text not in kept)}")
    assert legal(s, s.turn) == ["nyet:points:2", "nyet:points:-2"]
    do(s, f"{s.turn} nyet:points:2")
    assert view_of(s, 0).points == -2
    assert (s.phase, acting(s)) == (TEAM, [2])


@pytest.mark.rule("Y-S07")
def test_trump_and_supertrump_of_one_colour() -> None:
    s = start(players=4, first_dealer=0)
    for box in ("trump:b", "trump:r", "trump:g", "super:b", "super:r", "super:g"):
        do(s, f"{s.turn} nyet:{box}")
    assert [text for text in legal(s, 2) if "super" in text] == ["nyet:super:y", "nyet:super:none"]
    do(s, "2 nyet:super:none")
    veto_all(s)
    assert (view_of(s, 0).trump, view_of(s, 0).super) == ("y", "y")


@pytest.mark.rule("Y-S08")
def test_ones_own_character_may_be_covered() -> None:
    s = start(players=5, first_dealer=4)
    do(s, "4 nyet:first:bear", "0 nyet:first:eagle")
    assert [box.open for box in view_of(s, 1).lines[0].boxes].count(True) == 3
    assert acting(s) == [1]
    assert "nyet:first:wolf" in legal(s, 1)
    do(s, "1 nyet:first:wolf")
    assert "first:wolf" in covered(s)


@pytest.mark.rule("Y-S09")
def test_the_board_example_of_the_rulebook() -> None:
    s = after_vetoes(5, first=1)
    assert len(legal(s, 1)) == 10
    do(s, "1 team:1+2+3")
    assert s.phase == BONUS
    assert legal(s, 1) == ["bonus:0", "bonus:4"]
    do(s, "1 bonus:4")
    assert (s.phase, acting(s)) == (TRICK, [1])  # no shed phase
    assert s.held == [12] * 5
    assert view_of(s, 0).points == 2
    assert suit_of(s, card_id("b1")) == "bryg".index("y")


@pytest.mark.rule("Y-S10")
def test_five_players_every_team() -> None:
    s = after_vetoes(5, first=0)
    pairs = ["team:0+1", "team:0+2", "team:0+3", "team:0+4"]
    trios = ["team:0+1+2", "team:0+1+3", "team:0+1+4", "team:0+2+3", "team:0+2+4", "team:0+3+4"]
    assert sorted(legal(s, 0)) == sorted(pairs + trios)


@pytest.mark.rule("Y-S11")
def test_the_bonus_card_within_ones_own_pair() -> None:
    s = after_vetoes(5, first=0)
    do(s, "0 team:0+3")
    assert legal(s, 0) == ["bonus:0", "bonus:3"]


@pytest.mark.rule("Y-S12")
def test_four_players_teams() -> None:
    s = after_vetoes(4, first=2, discard="d1")
    assert sorted(legal(s, 2)) == ["team:0+2", "team:1+2", "team:2+3"]
    do(s, "2 team:1+2")
    assert s.phase == SHED
    assert not any(seat.bonus for seat in view_of(s, 0).seats)


@pytest.mark.rule("Y-S13")
@pytest.mark.parametrize(("team", "bonus"), [("team:1", 1), ("team:0+1", 2), ("team:1+2", 0)])
def test_three_players_teams(team: str, bonus: int) -> None:
    s = after_vetoes(3, first=1)
    assert sorted(legal(s, 1)) == ["team:0+1", "team:1", "team:1+2"]
    do(s, f"1 {team}")
    assert [seat.bonus for seat in view_of(s, 0).seats] == [p == bonus for p in range(3)]
    assert s.phase == TRICK


@pytest.mark.rule("Y-S14")
def test_two_players_go_straight_to_the_tricks() -> None:
    s = after_vetoes(2, first=0)
    assert (s.phase, acting(s)) == (TRICK, [0])
    assert {text.partition(":")[0] for text in legal(s, 0)} == {"play"}
