"""The NYET! phase: placing tokens until every line has one open box."""

from random import Random

import pytest

from facedown.engine.game import SPECTATOR
from facedown.engine.play import choices
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.rules.state import NYET, SHED, TEAM, TRICK
from tests.games.nyet.helpers import acting, do, legal, position, start, told, view_of, watchers

HANDS = """
    hand 0: b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 r2 r3
    hand 1: r1 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y2 y3 y4 y5
    hand 2: b1 r1 y1 y6 y7 y8 y9 y10 y11 y12 y13 g2 g3 g4 g5
    hand 3: b1 r1 y1 y1 g1 g1 g1 g6 g7 g8 g9 g10 g11 g12 g13
"""


def board(covered: str) -> str:
    return f"options: players=4\ndealer: 0\nphase: nyet\ncovered: {covered}\n" + HANDS.replace("    ", "")


@pytest.mark.rule("Y-20")
def test_a_line_is_live_while_two_boxes_are_open() -> None:
    s = position(board("trump:b trump:r"))
    assert [text for text in legal(s, 2) if "trump" in text] == ["nyet:trump:y", "nyet:trump:g"]
    assert view_of(s, 0).lines[2].result is None
    do(s, "2 nyet:trump:y")
    assert not [text for text in legal(s, 3) if "trump" in text]
    assert view_of(s, 0).lines[2].result == "g"


@pytest.mark.rule("Y-21")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_every_open_box_of_every_live_line_and_nothing_else(n: int) -> None:
    """Random vetoes: the dealer first, then clockwise; always two choices or more, exactly two at the very end."""
    for seed in range(10):
        random = Random(seed)
        s = start(seed=seed, players=n, first_dealer=seed % n)
        turn = seed % n
        while s.phase == NYET:
            assert acting(s) == [turn]
            shown = view_of(s, SPECTATOR).lines
            live = [line for line in shown if sum(box.open for box in line.boxes) >= 2]
            assert legal(s, turn) == [f"nyet:{line.id}:{box.id}" for line in live for box in line.boxes if box.open]
            offered = choices(GAME, s, turn)
            assert len(offered) >= 2
            left = sum(sum(box.open for box in line.boxes) - 1 for line in live)
            assert (len(offered) == 2) == (left == 1)
            GAME.rules.apply(s, turn, random.choice(offered))
            turn = (turn + 1) % n


@pytest.mark.rule("Y-22")
def test_a_token_is_public_and_closing_a_line_is_announced() -> None:
    s = position(board("points:1 points:2"))
    seen = watchers(s)
    do(s, "2 nyet:points:3", watch=seen)
    for watcher in seen:
        assert told(watcher) == ["nyet_placed"]
        assert [(e.seat, e.line, e.box) for e in watcher.events] == [(2, "points", "3")]  # type: ignore[attr-defined]
    do(s, "3 nyet:points:-2", watch=seen)
    for watcher in seen:
        assert told(watcher) == ["nyet_placed", "nyet_placed", "line_closed"]
        last = watcher.events[-1]
        assert (last.line, last.result) == ("points", "4")  # type: ignore[attr-defined]
    box = view_of(s, 1).lines[4].boxes[4]
    assert (box.id, box.open, box.seat, box.number) == ("-2", False, 3, 4)


@pytest.mark.rule("Y-22")
def test_the_phase_ends_with_the_last_line_wherever_the_turn_stands() -> None:
    s = position(
        board(
            "first:bear first:wolf first:crane discard:d1 discard:d2 discard:x1 discard:p1 trump:b trump:r trump:y "
            "super:b super:r super:y super:g points:1 points:2 points:3"
        )
    )
    assert (s.placed, acting(s)) == (17, [1])
    do(s, "1 nyet:points:-2")
    assert (s.phase, acting(s)) == (TEAM, [3])  # not seat 2, who would have placed next


@pytest.mark.rule("Y-23")
def test_own_character_same_line_again_and_any_order() -> None:
    s = start(players=4, first_dealer=1)
    do(s, "1 nyet:first:wolf", "2 nyet:points:4", "3 nyet:trump:b", "0 nyet:super:r")
    do(s, "1 nyet:first:bear", "2 nyet:points:3", "3 nyet:points:2", "0 nyet:first:crane")
    assert view_of(s, 0).lines[0].result == "tiger"
    assert [box.seat for box in view_of(s, 0).lines[0].boxes] == [1, 1, 0, None, None]


@pytest.mark.rule("Y-23")
def test_trump_and_supertrump_may_be_the_same_colour() -> None:
    s = position(board("trump:b trump:r trump:y super:b super:r super:y"))
    assert "nyet:super:none" in legal(s, 2)
    do(s, "2 nyet:super:none")
    lines = view_of(s, 0).lines
    assert (lines[2].result, lines[3].result) == ("g", "g")


@pytest.mark.rule("Y-24")
@pytest.mark.parametrize(
    ("terms", "found"),
    [
        ("bear d1 b b 1", (0, "d1", "b", "b", 1)),
        ("wolf d2 r none 2", (1, "d2", "r", "none", 2)),
        ("crane x1 y g 3", (2, "x1", "y", "g", 3)),
        ("tiger p1 g y 4", (3, "p1", "g", "y", 4)),
        ("bear d0 y r -2", (0, "d0", "y", "r", -2)),
    ],
)
def test_the_open_boxes_are_the_terms(terms: str, found: tuple[int, str, str, str, int]) -> None:
    s = start(players=4, first_dealer=0)
    keep = {
        f"nyet:{line}:{box}"
        for line, box in zip(("first", "discard", "trump", "super", "points"), terms.split(), strict=True)
    }
    while s.phase == NYET:
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text not in keep)}")
    shown = view_of(s, SPECTATOR)
    assert (s.first, shown.discard, shown.trump, shown.super, shown.points) == found
    assert [line.result for line in shown.lines] == terms.split()
    assert [seat.first for seat in shown.seats] == [p == found[0] for p in range(4)]


@pytest.mark.rule("Y-16")
@pytest.mark.parametrize(
    ("n", "discard", "phases"),
    [
        (2, "d0", ["trick"]),
        (2, "d1", ["shed", "trick"]),
        (3, "d0", ["team", "trick"]),
        (3, "x1", ["team", "shed", "trick"]),
        (4, "d0", ["team", "trick"]),
        (4, "p1", ["team", "shed", "trick"]),
        (5, "d0", ["team", "bonus", "trick"]),
        (5, "d2", ["team", "bonus", "shed", "trick"]),
    ],
)
def test_the_phases_of_a_round(n: int, discard: str, phases: list[str]) -> None:
    s = start(players=n, first_dealer=0, round_count=2)
    found = ["nyet"]
    while view_of(s, SPECTATOR).phase != "deal":
        seat = acting(s)[0] if acting(s) else -1
        offered = [text for text in legal(s, seat) if text != f"nyet:discard:{discard}"]
        do(s, f"{seat} {offered[0]}")
        if view_of(s, SPECTATOR).phase != found[-1]:
            found.append(view_of(s, SPECTATOR).phase)
    assert found == ["nyet", *phases, "score", "deal"]
    assert s.phase not in {NYET, TEAM, SHED, TRICK}
