"""The view that a page draws."""

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.page.picture import View
from facedown.games.nyet.rules.options import NyetOptions, setup
from facedown.games.nyet.rules.state import SCORE, TRICK, State
from tests.games.nyet.helpers import do, ending, legal, play, position, random_steps, sight, start, view_of


def line_of(page: View, name: str) -> dict[str, tuple[bool, int | None, int | None, bool]]:
    line = next(line for line in page.lines if line.id == name)
    return {box.id: (box.open, box.seat, box.number, box.neutral) for box in line.boxes}


def test_the_board_with_owners_and_numbers_of_tokens() -> None:
    """Y-53, Y-54: which boxes are open, who covered the others and as which token of the round; neutral covers."""
    s = start(players=4, first_dealer=3)
    do(s, "3 nyet:first:bear", "0 nyet:points:-2", "1 nyet:trump:y", "2 nyet:first:wolf", "3 nyet:first:crane")
    page = view_of(s, SPECTATOR)
    assert line_of(page, "first") == {
        "bear": (False, 3, 1, False),
        "wolf": (False, 2, 4, False),
        "crane": (False, 3, 5, False),
        "tiger": (True, None, None, False),
        "eagle": (False, None, None, True),
    }
    assert line_of(page, "points")["-2"] == (False, 0, 2, False)
    assert line_of(page, "trump")["y"] == (False, 1, 3, False)


def test_tokens_count_from_the_left_neighbour_where_he_starts() -> None:
    s = start(players=3, first_dealer=0, nyet_starter="left_of_dealer")
    do(s, "1 nyet:trump:y", "2 nyet:trump:b", "0 nyet:trump:r")
    assert line_of(view_of(s, 0), "trump") == {
        "b": (False, 2, 2, False),
        "r": (False, 0, 3, False),
        "y": (False, 1, 1, False),
        "g": (True, None, None, False),
    }


def test_terms_so_far() -> None:
    """Y-55: a line's result as soon as it is closed; the round's terms when all are."""
    s = start(players=4, first_dealer=0)
    for box in ("trump:b", "trump:r", "trump:g", "points:1", "points:2", "points:3", "points:4"):
        do(s, f"{s.turn} nyet:{box}")
    page = view_of(s, 1)
    assert [line.result for line in page.lines] == [None, None, "y", None, "-2"]
    assert (page.trump, page.super, page.discard, page.points) == ("", "", "", 0)
    while s.first < 0:
        do(s, f"{s.turn} {legal(s, s.turn)[0]}")
    page = view_of(s, 1)
    assert [line.result for line in page.lines] == ["tiger", "d0", "y", "none", "-2"]
    assert (page.trump, page.super, page.discard, page.points) == ("y", "none", "d0", -2)
    assert [seat.first for seat in page.seats] == [False, False, False, True]


def test_the_hand_fills_fixed_slots() -> None:
    """Y-44.3: sixteen slots, sorted by colour and value, blanks at the end."""
    s = ending("bear d0 y b 2", "y4 b9 r1 r1", "g2 g3 g4 g5", "b2 b3 b4 b5", team="0")
    assert view_of(s, 0).hand == ("b9", "r1", "r1", "y4", *[""] * 12)
    assert view_of(s, SPECTATOR).hand == ("",) * 16


def test_seats() -> None:
    """Y-61, Y-62, Y-70: all that is shown at a seat, in the middle of a trick."""
    s = ending(
        "wolf d0 y none 2",
        "g5 r2",
        "g9 r3",
        "g1 r4",
        "r9 r5",
        "y2 r6",
        team="1+4",
        bonus=4,
        leader=1,
        tricks=(1, 4, 2, 0, 3),
        more="dealer: 3\nscores: 10 20 30 40 50\nloot: - | b1 g1 | - | - | y1",
    )
    play(s, "g9", "g1", "r9")
    page = view_of(s, 0)
    assert [seat.character for seat in page.seats] == ["bear", "wolf", "crane", "tiger", "eagle"]
    assert [seat.score for seat in page.seats] == [10, 20, 30, 40, 50]
    assert [seat.held for seat in page.seats] == [2, 1, 1, 1, 2]
    assert [seat.tricks for seat in page.seats] == [1, 4, 2, 0, 3]
    assert [seat.loot for seat in page.seats] == [(), ("b1", "g1"), (), (), ("y1",)]
    assert [seat.team for seat in page.seats] == ["B", "A", "B", "B", "A"]
    assert [seat.card for seat in page.seats] == ["", "g9", "g1", "r9", ""]
    assert [(side.letter, side.tricks + side.loot) for side in page.sides] == [("A", 10), ("B", 3)]
    assert [(side.worth, side.bonus, side.bonus_worth) for side in page.sides] == [(20, 4, 40), (6, -1, 0)]
    assert [seat.acting for seat in page.seats] == [False, False, False, False, True]
    assert [seat.dealer for seat in page.seats] == [False, False, False, True, False]
    assert [seat.first for seat in page.seats] == [False, True, False, False, False]
    assert [seat.bonus for seat in page.seats] == [False, False, False, False, True]
    assert [seat.leader for seat in page.seats] == [False, True, False, False, False]
    assert [seat.winning for seat in page.seats] == [False, True, False, False, False]
    assert [(card.seat, card.card) for card in page.trick] == [(1, "g9"), (2, "g1"), (3, "r9")]  # Y-65
    play(s, "y2")
    assert [seat.winning for seat in view_of(s, 0).seats] == [False, False, False, False, True]


def test_who_is_ready() -> None:
    """Y-64: the tick of a seat that has chosen everything."""
    s = start(players=3, first_dealer=0)
    while s.first < 0:
        keep = {"nyet:discard:p1", "nyet:first:bear"}
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text not in keep)}")
    do(s, "0 team:0")
    do(s, f"1 {legal(s, 1)[0]}")
    page = view_of(s, 2)
    assert [seat.ready for seat in page.seats] == [False, True, False]
    assert [seat.acting for seat in page.seats] == [True, False, True]
    do(s, f"0 {legal(s, 0)[0]}", f"2 {legal(s, 2)[0]}")
    assert s.phase == TRICK
    assert [seat.ready for seat in view_of(s, 2).seats] == [False, False, False]


def test_passed_cards_are_marked_until_they_are_played() -> None:
    """Y-64"""
    more = "given 0: g9\ngiven 1: b2\ngiven 2: r2"
    s = ending("bear p1 y none 2", "r2 g3", "g9 g4", "b2 b3", team="0", more=more)
    assert (view_of(s, 0).given, view_of(s, 0).received) == (("g9", ""), ("r2", ""))
    assert (view_of(s, 1).given, view_of(s, 1).received) == (("b2", ""), ("g9", ""))
    assert (view_of(s, SPECTATOR).given, view_of(s, SPECTATOR).received) == (("", ""), ("", ""))
    play(s, "g3", "g9")
    assert view_of(s, 0).given == view_of(s, 1).received == ("", "")


def two_tricks(memory: str) -> State:
    """Two tricks are over; seat 1 has denied green and seat 2 red."""
    hands = ("g5 r7 b2", "r2 r6 b3", "g2 b9 b4")
    s = ending("bear d0 y none 2", *hands, team="0", options=f"card_memory={memory}")
    play(s, "g5", "r2", "g2")
    play(s, "r7", "r6", "b9")
    return s


@pytest.mark.rule("Y-O13")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_is_shown_of_past_tricks(viewer: int) -> None:
    """Y-68: nothing, the last trick, or everything with the table of voids."""
    last = [(0, "r7"), (1, "r6"), (2, "b9")]
    pages = {memory: view_of(two_tricks(memory), viewer) for memory in ("none", "last_trick", "full")}
    assert {m: [(c.seat, c.card) for c in page.last_trick] for m, page in pages.items()} == {
        "none": [],
        "last_trick": last,
        "full": last,
    }
    assert {m: page.last_winner for m, page in pages.items()} == {"none": -1, "last_trick": 0, "full": 0}
    assert {m: len(page.gone) for m, page in pages.items()} == {"none": 0, "last_trick": 0, "full": 45}
    voids = {m: [seat.void for seat in page.seats] for m, page in pages.items()}
    assert voids == {"none": [[], [], []], "last_trick": [[], [], []], "full": [[], ["g"], ["r"]]}
    assert all([seat.tricks for seat in page.seats] == [15, 0, 0] for page in pages.values())


@pytest.mark.rule("Y-O13")
def test_the_screen_option_changes_no_rule() -> None:
    games = []
    for memory in ("none", "full"):
        records = []
        for s in random_steps(NyetOptions.of(players=3, round_count=1, card_memory=memory), 2):
            copy = s.copy()
            copy.memory = 0
            records.append(copy)
        games.append(records)
    assert games[0] == games[1]


def test_credits_and_the_end() -> None:
    """Y-71, Y-78"""
    s = ending("bear d0 y none 3", "g9", "g2", "g3", team="0", more="round: 9\nscores: -10 4 4")
    assert [seat.credit for seat in view_of(s, 1).seats] == [0, 0, 0]
    play(s, "g9", "g2", "g3")
    page = view_of(s, 1)
    assert page.phase == "game_over"
    assert [seat.credit for seat in page.seats] == [96, 0, 0]
    assert [seat.score for seat in page.seats] == [86, 4, 4]
    assert page.winners == [0]
    assert [seat.place for seat in page.seats] == [1, 2, 2]


def test_length_of_the_game() -> None:
    """Y-71: rounds to play, or the score to reach."""
    page = view_of(start(players=3), 0)
    assert (page.round, page.rounds, page.target) == (1, 9, 0)
    page = view_of(start(players=3, end_mode="points", target_score=80), 0)
    assert (page.round, page.rounds, page.target) == (1, 0, 80)


def test_nothing_is_shown_of_a_dealer_before_there_is_one() -> None:
    s = setup(NyetOptions.of(players=3))
    page = view_of(s, 0)
    assert page.phase == "dealer"
    assert not any(seat.dealer or seat.acting or seat.first or seat.bonus or seat.leader for seat in page.seats)
    do(s, "chance dealer:2")
    assert [seat.dealer for seat in view_of(s, 0).seats] == [False, False, True]


def test_discards_stay_covered_until_the_game_is_over() -> None:
    """Y-R28: in the last scoring everything may be opened."""
    for round_number, opened in ((7, False), (8, True)):
        s = ending("bear d1 y none 3", "g13", "g2", more=f"shed 0: b13\nshed 1: r1\nround: {round_number}")
        play(s, "g13", "g2")
        assert (s.phase == SCORE) != opened
        assert view_of(s, SPECTATOR).shown == ([["b13"], ["r1"]] if opened else [])
        assert len(view_of(s, 0).shown_stock) == (30 if opened else 0)


@pytest.mark.parametrize("options", samples())
def test_a_view_is_made_of_the_redacted_record_alone(options: NyetOptions) -> None:
    """The same for a record that went through bytes and was redacted twice."""
    for step, s in enumerate(random_steps(options, 12)):
        if step % 7 == 0:
            for viewer in (0, 1, SPECTATOR):
                seen = sight(s, viewer)
                again = State.from_bytes(sight(seen, viewer).to_bytes())
                assert GAME.page.view(again, viewer) == view_of(s, viewer)


def test_the_view_of_a_position_with_own_characters() -> None:
    s = position(
        """
        options: players=2
        characters: eagle crane
        dealer: 1
        phase: nyet
        covered: first:crane
        hand 0: b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 r2 r3
        hand 1: r1 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y2 y3 y4 y5
        """
    )
    page = view_of(s, 0)
    assert [seat.character for seat in page.seats] == ["eagle", "crane"]
    assert page.lines[0].result == "eagle"
    assert [box.id for box in page.lines[0].boxes if box.neutral] == ["bear", "wolf", "tiger"]
