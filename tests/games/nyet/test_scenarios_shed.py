"""Worked scenarios: discard and pass (Y-S15 .. Y-S21)."""

import msgspec
import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.rules.pieces import count
from facedown.games.nyet.rules.state import SCORE, TRICK, State
from tests.games.nyet.helpers import (
    do,
    ending,
    legal,
    offered,
    play,
    play_on,
    position,
    sent,
    sight,
    spell,
    view_of,
    watchers,
)


def five(kind: str, *hands: str) -> State:
    """Five players about to lay aside."""
    lines = ["options: players=5", "phase: shed", f"terms: bear {kind} y b 2", "team: 0+1", "bonus: 0"]
    return position("\n".join(lines + [f"hand {p}: {hand}" for p, hand in enumerate(hands)]))


@pytest.mark.rule("Y-S15")
def test_two_copies_of_a_one_are_one_choice_each_time() -> None:
    s = five(
        "d2",
        "b2 b9 r1 r1 r5 r11 y2 y9 y13 g3 g8 g12",
        "b1 b1 b1 b3 b4 b5 b6 b7 b8 b10 b11 b12",
        "b13 r1 r2 r3 r4 r6 r7 r8 r9 r10 r12 r13",
        "y1 y1 y1 y3 y4 y5 y6 y7 y8 y10 y11 y12",
        "g1 g1 g1 g2 g4 g5 g6 g7 g9 g10 g11 g13",
    )
    assert len(legal(s, 0)) == 11
    assert legal(s, 0).count("shed:r1") == 1
    do(s, "0 shed:r1")
    assert len(legal(s, 0)) == 11
    assert "shed:r1" in legal(s, 0)
    do(s, "0 shed:r1")
    for seat in (1, 2, 3, 4):
        do(s, *(f"{seat} shed:{card}" for card in offered(s, seat).split()[-2:]))
    assert s.phase == TRICK
    assert s.held == [10] * 5
    end = next(after for after in play_on(s, 3) if after.phase == SCORE)
    assert sum(end.tricks) == 10
    assert sum(seat.loot.count("r1") for seat in view_of(end, SPECTATOR).seats) <= 1  # two of three lie aside


PLAIN = (
    "b1 b1 b4 r5 r11 y2 y9 y13 g1 g3 g8 g12",
    "b1 b2 b3 b5 b6 b7 b8 b9 b10 b11 b12 b13",
    "r1 r1 r1 r2 r3 r4 r6 r7 r8 r9 r10 r12",
    "y1 y1 y1 y3 y4 y5 y6 y7 y8 y10 y11 y12",
    "r13 g1 g1 g2 g4 g5 g6 g7 g9 g10 g11 g13",
)


@pytest.mark.rule("Y-S16")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [("x1", "b4 r5 r11 y2 y9 y13 g3 g8 g12"), ("d1", "b1 b4 r5 r11 y2 y9 y13 g1 g3 g8 g12")],
)
def test_not_a_one_and_any_card(kind: str, cards: str) -> None:
    assert offered(five(kind, *PLAIN), 0) == cards


@pytest.mark.rule("Y-S17")
def test_nothing_but_ones_in_hand() -> None:
    """The exception is used, and the others see what they always see."""
    rest = [" ".join(f"{c}{v}" for v in range(2, 14)) for c in "bryg"]
    s = five("x1", "b1 b1 b1 r1 r1 r1 y1 y1 y1 g1 g1 g1", *rest)
    assert legal(s, 0) == ["shed:b1", "shed:r1", "shed:y1", "shed:g1"]
    seen = watchers(s, (1, 2, SPECTATOR))
    do(s, "0 shed:y1", watch=seen)
    usual = five("x1", *PLAIN)
    seen_usually = watchers(usual, (1, 2, SPECTATOR))
    do(usual, "0 shed:y2", watch=seen_usually)
    for one, other in zip(seen, seen_usually, strict=True):
        assert msgspec.json.encode(one.events) == msgspec.json.encode(other.events)


@pytest.mark.rule("Y-S18")
def test_three_players_pass_one_card() -> None:
    s = position(
        """
        options: players=3
        phase: shed
        terms: bear p1 y b 2
        team: 0
        hand 0: b1 b2 b3 b10 r2 r3 r4 r5 y2 y3 y5 y6 g2 g3 g4 g5
        hand 1: b1 b4 b5 b6 r1 r6 r7 r8 y1 y7 y8 y9 g1 g6 g7 g8
        hand 2: b1 b7 b8 b9 r1 r1 r9 r10 y1 y1 y4 y10 g1 g1 g9 g10
        """
    )
    do(s, "0 give:b10")
    assert "give:b10" not in legal(s, 1)  # it has not arrived and cannot be given on
    do(s, "1 give:r1")
    assert [cards.bit_count() for cards in s.hands[:3]] == [15, 15, 16]
    assert [seat.held for seat in view_of(s, 2).seats] == [16, 16, 16]
    do(s, "2 give:y4")
    assert [cards.bit_count() for cards in s.hands[:3]] == [16, 16, 16]
    assert "y4" in spell(s.hands[0])
    assert "b10" in spell(s.hands[1])
    assert count(s.hands[2], 13) == 3
    assert s.phase == TRICK


@pytest.mark.rule("Y-S19")
def test_two_players_swap() -> None:
    s = position(
        """
        options: players=2
        phase: shed
        terms: bear p1 y b 2
        hand 0: b2 b3 b4 b5 r2 r3 r4 r5 y2 y3 y4 y5 g2 g3 g13
        hand 1: b1 b6 b7 b8 r6 r7 r8 r9 y6 y7 y8 y9 g6 g7 g8
        """
    )
    do(s, "1 give:b1", "0 give:g13")
    assert spell(s.hands[0]) == "b1 b2 b3 b4 b5 r2 r3 r4 r5 y2 y3 y4 y5 g2 g3"
    assert spell(s.hands[1]) == "b6 b7 b8 r6 r7 r8 r9 y6 y7 y8 y9 g6 g7 g8 g13"


@pytest.mark.rule("Y-S20")
def test_different_discards_look_the_same() -> None:
    """Two games that differ only in what seat 1 lays aside: every byte sent to the others is the same."""
    text = """
        options: players=4 card_memory=full
        phase: shed
        terms: bear d1 y b 2
        team: 0+2
        hand 0: b2 b3 b4 b5 r8 r9 r10 y2 y3 y4 y5 g2 g3 g4 g13
        hand 1: b1 b6 b7 b8 r2 r3 r11 r12 y6 y7 y8 y9 g6 g7 g8
        hand 2: b1 b9 b10 b11 r1 r4 r5 r6 y1 y10 y11 y12 g1 g9 g10
        hand 3: b1 b12 b13 r1 r1 r7 r13 y1 y1 y13 g1 g1 g5 g11 g12
        """
    one, other = position(text), position(text)
    viewers = (0, 2, 3, SPECTATOR)
    seen, seen_too = watchers(one, viewers), watchers(other, viewers)
    do(one, "0 shed:b2", "1 shed:r2", watch=seen)
    do(other, "0 shed:b2", "1 shed:r3", watch=seen_too)
    moves = ["2 shed:g1", "3 shed:b12", *(f"{p} play:{c}" for p, c in enumerate(("b3", "b6", "b9", "b13")))]
    moves += ["3 play:r13", "0 play:r8", "1 play:r11", "2 play:r4"]
    for move in ["", *moves]:
        if move:
            do(one, move, watch=seen)
            do(other, move, watch=seen_too)
        for viewer in viewers:
            assert sight(one, viewer).to_bytes() == sight(other, viewer).to_bytes()
            assert sent(one, viewer) == sent(other, viewer)
        assert sight(one, 1) != sight(other, 1)
    for a, b in zip(seen, seen_too, strict=True):
        assert msgspec.json.encode(a.events) == msgspec.json.encode(b.events)
    do(one, "3 play:y13", "0 play:y2", watch=seen)
    do(other, "3 play:y13", "0 play:y2", watch=seen_too)
    do(one, "1 play:y6")
    do(other, "1 play:y7")
    assert sent(one, 0) != sent(other, 0)  # the first different card


@pytest.mark.rule("Y-S21")
def test_a_passed_one_cannot_be_told_from_another() -> None:
    """Seat 0 passed b1 to seat 1, who has another: after one b1 of seat 1 nothing is known of the other."""
    text = "given 0: b1\ngiven 1: g2\ngiven 2: g3\ngiven 3: r2"
    s = ending("bear p1 y none 2", "r2 b13 y2", "b1 b1 b5", "g2 b2 y3", "g3 b3 y4", team="0+2", more=text)
    one_copy = ending("bear p1 y none 2", "r2 b13 y2", "b1 b3 b5", "g2 b2 y3", "g3 b1 y4", team="0+2", more=text)
    seen, seen_too = watchers(s), watchers(one_copy)
    assert view_of(s, 0).given == ("b1", "")
    play(s, "b13", "b1", watch=seen)
    play(one_copy, "b13", "b1", watch=seen_too)
    for a, b in zip(seen, seen_too, strict=True):
        assert msgspec.json.encode(a.events) == msgspec.json.encode(b.events)
    assert sight(s, 0) == sight(one_copy, 0)
    assert view_of(s, 0).given == ("", "")
    assert [spell(game.hands[1]) for game in (s, one_copy)] == ["b1 b5", "b3 b5"]
