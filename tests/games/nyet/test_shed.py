"""Laying cards aside and passing them on."""

from itertools import permutations

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.rules.pieces import card_list, card_text, join
from facedown.games.nyet.rules.state import SHED, TRICK, State
from tests.games.nyet.helpers import (
    acting,
    bag,
    do,
    ending,
    legal,
    offered,
    play,
    position,
    sent,
    sight,
    spell,
    start,
    told,
    view_of,
    watchers,
)


def shedding(kind: str, options: str = "") -> State:
    """Three players who are about to lay aside or pass."""
    return position(
        f"""
        options: players=3 {options}
        phase: shed
        terms: wolf {kind} y b 2
        team: 1
        hand 0: b1 b1 b2 b3 b4 r2 r3 r4 y1 y2 y3 y4 g1 g2 g3 g4
        hand 1: b1 b5 b6 b7 b8 r1 r5 r6 r7 y5 y6 y7 g5 g6 g7 g8
        hand 2: b9 b10 r1 r1 r8 r9 r10 y1 y1 y8 y9 y10 g1 g1 g9 g10
        """
    )


@pytest.mark.rule("Y-28")
@pytest.mark.parametrize(
    ("kind", "verb", "count"), [("d1", "shed", 1), ("d2", "shed", 2), ("x1", "shed", 1), ("p1", "give", 1)]
)
def test_kinds_of_the_discard_line(kind: str, verb: str, count: int) -> None:
    s = shedding(kind)
    for seat in range(3):
        assert {text.partition(":")[0] for text in legal(s, seat)} == {verb}
        for _ in range(count):
            do(s, f"{seat} {legal(s, seat)[-1]}")
    assert s.phase == TRICK
    if verb == "shed":
        assert [cards.bit_count() for cards in s.hands[:3]] == [16 - count] * 3
        assert [cards.bit_count() for cards in s.shed[:3]] == [count] * 3
    else:
        assert [cards.bit_count() for cards in s.hands[:3]] == [16] * 3
        assert s.shed == [0] * 5


@pytest.mark.rule("Y-28")
@pytest.mark.parametrize(("kind", "verb"), [("x2", "shed"), ("p2", "give")])
def test_kinds_of_the_double_line(kind: str, verb: str) -> None:
    s = shedding(kind, "discard_line=double")
    for seat in range(3):
        for _ in range(2):
            assert s.phase == SHED
            do(s, f"{seat} {verb}:{offered(s, seat).split()[-1]}")
    assert s.phase == TRICK
    assert [cards.bit_count() for cards in s.hands[:3]] == [16 if verb == "give" else 14] * 3


@pytest.mark.rule("Y-29")
def test_all_choose_at_the_same_time_and_the_order_of_seats_is_nothing() -> None:
    chosen = {0: ["shed:b1", "shed:g4"], 1: ["shed:r5", "shed:y7"], 2: ["shed:r1", "shed:r1"]}
    ends = set()
    for order in permutations(range(3)):
        s = shedding("d2")
        assert acting(s) == [0, 1, 2]
        for seat in order:
            do(s, *(f"{seat} {text}" for text in chosen[seat]))
        ends.add(s.to_bytes())
    s = shedding("d2")
    for k in range(2):  # and one card each in turn
        do(s, *(f"{seat} {chosen[seat][k]}" for seat in (2, 0, 1)))
    ends.add(s.to_bytes())
    assert len(ends) == 1


@pytest.mark.rule("Y-29")
def test_a_chosen_card_leaves_the_hand_at_once_and_a_finished_choice_stands() -> None:
    s = shedding("d2")
    do(s, "0 shed:b2")
    assert "shed:b2" not in legal(s, 0)
    assert "b2" not in view_of(s, 0).hand
    assert view_of(s, 0).laid_aside == ("b2", "")
    do(s, "0 shed:b3")
    assert acting(s) == [1, 2]
    assert view_of(s, 0).laid_aside == ("b2", "b3")


@pytest.mark.rule("Y-29")
def test_others_learn_only_that_a_seat_is_ready() -> None:
    s = shedding("d2")
    seen = watchers(s)
    before = [sent(s, viewer) for viewer in (0, 2, SPECTATOR)]
    do(s, "1 shed:r1", watch=seen)
    assert [sent(s, viewer) for viewer in (0, 2, SPECTATOR)] == before
    assert all(told(watcher) == [] for watcher in seen)
    do(s, "1 shed:b6", watch=seen)
    for watcher in seen:
        assert told(watcher) == ["seat_ready"]
        event = watcher.events[0]
        own = ["b6", "r1"] if watcher.seat == 1 else ["", ""]
        assert (event.seat, event.cards) == (1, own)  # type: ignore[attr-defined]
        assert [seat.ready for seat in view_of(s, watcher.seat).seats] == [False, True, False]


@pytest.mark.rule("Y-30")
@pytest.mark.parametrize(("kind", "verb"), [("d1", "shed"), ("d2", "shed"), ("p1", "give")])
def test_any_card_may_go_ones_included(kind: str, verb: str) -> None:
    s = shedding(kind)
    for seat in range(3):
        assert legal(s, seat) == [f"{verb}:{card_text(card)}" for card in sorted(set(card_list(s.hands[seat])))]


@pytest.mark.rule("Y-30")
@pytest.mark.parametrize(("kind", "line"), [("x1", "five"), ("x2", "double")])
def test_no_one_may_go_where_the_box_says_so(kind: str, line: str) -> None:
    s = shedding(kind, f"discard_line={line}")
    assert offered(s, 0) == "b2 b3 b4 r2 r3 r4 y2 y3 y4 g2 g3 g4"
    assert offered(s, 2) == "b9 b10 r8 r9 r10 y8 y9 y10 g9 g10"


@pytest.mark.rule("Y-30")
def test_who_has_only_ones_left_lays_a_one_aside() -> None:
    """Two cards, no ones: eleven ones and one other card; the second choice cannot help being a one."""
    s = position(
        """
        options: players=5 discard_line=double
        phase: shed
        terms: bear x2 y b 2
        team: 0+1
        bonus: 0
        hand 0: b1 b1 b1 r1 r1 r1 y1 y1 y1 g1 g1 g13
        hand 1: b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13
        hand 2: r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13
        hand 3: y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13
        hand 4: g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12
        """
    )
    assert offered(s, 0) == "g13"
    do(s, "0 shed:g13")
    assert offered(s, 0) == "b1 r1 y1 g1"
    do(s, "0 shed:r1")
    assert spell(s.shed[0]) == "r1 g13"


@pytest.mark.rule("Y-31")
def test_discards_are_out_of_the_round() -> None:
    s = shedding("d1")
    do(s, "0 shed:b1", "1 shed:r1", "2 shed:y1")
    assert [spell(cards) for cards in s.shed[:3]] == ["b1", "r1", "y1"]
    assert [cards.bit_count() for cards in s.hands[:3]] == [15, 15, 15]
    assert view_of(s, 1).laid_aside == ("r1", "")
    others = [view_of(s, viewer).laid_aside for viewer in (0, 2, SPECTATOR)]
    assert others == [("b1", ""), ("y1", ""), ("", "")]


@pytest.mark.rule("Y-31")
def test_discarded_ones_are_nobodys_loot() -> None:
    s = ending(
        "bear d1 y none 3", "g13", "g2", "g3", "g4", team="0+2", more="shed 0: b1\nshed 1: g1\nshed 2: r9\nshed 3: y1"
    )
    play(s, "g13", "g2", "g3", "g4")
    assert s.loot == [0] * 5
    assert s.credits[:4] == [42, 0, 42, 0]  # fourteen tricks at three points


@pytest.mark.rule("Y-31")
def test_passed_cards_change_hands_together() -> None:
    s = shedding("p2", "discard_line=double")
    hands = s.hands[:3]
    do(s, "0 give:b1", "0 give:g4", "1 give:r1", "1 give:r7")
    assert [cards.bit_count() for cards in s.hands[:3]] == [14, 14, 16]  # nothing has arrived yet
    assert s.hands[2] == hands[2]
    do(s, "2 give:g1", "2 give:g1")
    assert s.phase == TRICK
    for p, gone in enumerate(("b1 g4", "r1 r7", "g1 g1")):
        got = ("g1 g1", "b1 g4", "r1 r7")[p]
        assert join(s.hands[p], bag(gone)) == join(hands[p], bag(got))
        assert s.hands[p].bit_count() == 16


@pytest.mark.rule("Y-31")
def test_a_received_card_cannot_be_passed_on() -> None:
    s = shedding("p1")
    do(s, "0 give:b2")
    assert "give:b2" not in legal(s, 1)
    do(s, "1 give:b5")
    assert "give:b5" not in legal(s, 2)


@pytest.mark.rule("Y-31")
def test_who_knows_a_passed_card() -> None:
    s = shedding("p1")
    seen = watchers(s)
    do(s, "0 give:b2", "1 give:r1", "2 give:y9", watch=seen)
    private = {}
    for watcher in seen:
        done = watcher.events[-1]
        private[watcher.seat] = (done.given, done.received)  # type: ignore[attr-defined]
    assert private == {0: (["b2"], ["y9"]), 1: (["r1"], ["b2"]), 2: (["y9"], ["r1"]), SPECTATOR: ([], [])}
    assert (view_of(s, 1).given, view_of(s, 1).received) == (("r1", ""), ("b2", ""))
    assert [spell(cards) for cards in sight(s, 1).given[:3]] == ["b2", "r1", ""]
    assert not any(sight(s, SPECTATOR).given)


@pytest.mark.rule("Y-32")
def test_the_order_of_two_cards_has_no_meaning() -> None:
    one, other = shedding("d2"), shedding("d2")
    do(one, "0 shed:b1", "0 shed:g4")
    do(other, "0 shed:g4", "0 shed:b1")
    assert one == other


@pytest.mark.rule("Y-16")
def test_nothing_is_asked_where_the_box_is_d0() -> None:
    s = start(players=2, first_dealer=0)
    while s.first < 0:
        keep = "nyet:discard:d0"
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text != keep)}")
    assert s.phase == TRICK
    assert s.shed == [0] * 5
