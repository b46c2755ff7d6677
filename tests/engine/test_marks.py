"""Marks on fields: rules made from them, plain and compiled, and options that fields mirror."""

import inspect
from typing import Annotated, Any, Literal

import numpy as np
import pytest

from facedown.engine.errors import RecordError
from facedown.engine.generated import by_rule, glances, joined, observation, shown
from facedown.engine.marks import (
    Sight,
    bits,
    flag,
    is_number,
    is_viewer,
    mirror,
    number,
    one_of,
    own,
    per_seat,
    public,
    scaled,
    seat_number,
    seat_of,
    seats_in,
    seats_number,
    share,
    viewer_number,
)
from facedown.engine.mirrors import keep_options, kept_options
from facedown.engine.options import Options
from facedown.engine.record import Int8, Record, i8, i64
from facedown.engine.rule import JIT, native, reach, rule
from facedown.engine.tensors import Channel

at_end = Sight("everybody at the end")


class Duel(Record):
    hands: Annotated[list[int], i64, 3, own, at_end, bits(4, "own cards", "hand")]
    secret: Annotated[list[int], i8, 3, at_end]
    grid: Annotated[list[list[int]], i8, 2, 2, public]
    scores: Annotated[list[int], i8, 3, public, per_seat, share(4, "points, / 4")]
    row: Annotated[list[int], i8, 2, public, scaled(2, "both, / 2"), number("both")]
    players: Annotated[Int8, public, mirror("players")]
    turn: Annotated[Int8, public, seat_of(3, "seat to act"), seat_number("seat to act, from 1", first=1)]
    ready: Annotated[Int8, public, seats_in(3, "who is ready"), seats_number("who is ready, as bits")]
    first: Annotated[Int8, public, is_viewer("the viewer began", "start"), viewer_number("the viewer began")]
    phase: Annotated[Int8, public, one_of(2, "begun, over", first=1), number("phase, from 1", plus=1)]
    games: Annotated[Int8, public, is_number(2, "two games", "options")]
    quiet: Annotated[Int8, public, mirror("loud", opposite=True), flag("quiet", "options")]
    mode: Annotated[Int8, public, mirror("mode"), bits(2, "mode", "options", start=1)]
    lengths: Annotated[list[int], i8, 2, mirror("lengths")]
    deck: Int8
    spare: Int8


show = shown(Duel, public, own)
show_end = shown(Duel, at_end)


@rule
def put_both(s: Any, seat: int, out: Any, at: int) -> None:
    out[at] = s.turn
    out[at + 1] = seat


observe, CHANNELS = observation(
    Duel,
    "hand", by_rule(put_both, Channel("one", 1, "by hand"), Channel("two", 1, "too")), "scores", "row", "ready", "turn",
    joined("beginning", "phase", "start", between=", "), "options",
)  # fmt: skip
glance, GLANCES = glances(Duel, "phase", "turn", "ready", "first", "row")


def example() -> Duel:
    s = Duel()
    s.hands, s.secret, s.grid, s.scores, s.row = [1, 0b11101, 4], [1, 2, 3], [[1, 2], [3, 4]], [1, 2, 3], [1, 2]
    s.players, s.turn, s.ready, s.first, s.phase, s.games, s.quiet, s.mode, s.deck = 3, 0, 0b011, 1, 2, 2, 1, 2, 9
    return s


OBSERVED = [
    *(1, 0, 1, 1),  # of the bits of hands[1] only those that belong to the channel
    *(0, 1),
    *(0.5, 0.75, 0.25),
    *(0.5, 1),
    *(1, 0, 1),
    *(0, 0, 1),
    *(0, 1, 1),
    *(1, 1, 1, 0),
]  # fmt: skip
GLANCED = [3, 3, 0b101, 1, 1, 2]


def test_a_field_without_a_mark_stays_hidden() -> None:
    s, seen = example(), Duel()
    show(s, 1, seen)
    assert (seen.hands, seen.secret, seen.deck, seen.lengths) == ([0, 0b11101, 0], [0, 0, 0], 0, [0, 0])
    assert (seen.grid, seen.scores, seen.turn, seen.quiet) == (s.grid, s.scores, s.turn, s.quiet)
    nobody = Duel()
    show(s, -1, nobody)
    assert nobody.hands == [0, 0, 0]


def test_a_group_of_fields_is_shown_whole() -> None:
    seen = Duel()
    show_end(example(), 1, seen)
    assert (seen.hands, seen.secret, seen.scores) == ([1, 0b11101, 4], [1, 2, 3], [0, 0, 0])


def test_channels_follow_from_marks() -> None:
    assert [(c.name, c.size) for c in CHANNELS] == [
        ("hand", 4), ("one", 1), ("two", 1), ("scores", 3), ("row", 2), ("ready", 3), ("turn", 3), ("beginning", 3),
        ("options", 4),
    ]  # fmt: skip
    assert CHANNELS[-2].meaning == "begun, over, the viewer began"
    assert CHANNELS[-1].meaning == "two games; quiet; mode"
    assert [(c.name, c.size) for c in GLANCES] == [("phase", 1), ("turn", 1), ("ready", 1), ("first", 1), ("row", 2)]


def test_numbers_are_written_on_the_plain_twin() -> None:
    out, small = [0.0] * len(OBSERVED), [0] * len(GLANCED)
    observe(example(), 1, out)
    glance(example(), 1, small)
    assert (out, small) == (OBSERVED, GLANCED)


@pytest.mark.skipif(not JIT, reason="needs the compiler")
def test_compiled_they_are_the_same() -> None:
    s, seen, plain = example().to_array(), Duel().to_array(), Duel()
    native(show)(s[0], 1, seen[0])
    show(example(), 1, plain)
    assert seen.tobytes() == plain.to_bytes()
    out, small = np.zeros(len(OBSERVED), np.float32), np.zeros(len(GLANCED), np.int16)
    native(observe)(s[0], 1, out)
    native(glance)(s[0], 1, small)
    assert (out.tolist(), small.tolist()) == (OBSERVED, GLANCED)


def test_the_text_of_a_generated_rule_can_be_read() -> None:
    text = inspect.getsource(observe)
    assert "put_bits(out, 0, s.hands[seat], 4)" in text
    assert "put_both(s, seat, out, 4)  # one, two" in text


def test_compiled_rules_are_kept_by_the_generated_text() -> None:
    """Two rules of one name, made from other marks, must not find each other's compiled form."""
    assert len({reach(show), reach(show_end), reach(shown(Duel, public))}) == 3
    assert reach(show) == reach(shown(Duel, public, own))


def test_a_channel_that_no_field_has_or_that_is_left_out_is_refused() -> None:
    with pytest.raises(RecordError, match="no field is marked for hands of glance"):
        glances(Duel, "hands")
    with pytest.raises(RecordError, match="glance leaves out the channels turn, ready, first"):
        glances(Duel, "phase", "row")


class DuelOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = 2
    loud: bool = True
    mode: Literal["short", "long", "endless"] = "short"
    lengths: tuple[int, int] = (1, 2)
    elsewhere: int = 7


@pytest.mark.parametrize(
    "options",
    [DuelOptions(), DuelOptions(players=3, loud=False, mode="endless", lengths=(4, 5))],
    ids=["defaults", "changed"],
)
def test_options_are_kept_and_found_again(options: DuelOptions) -> None:
    s = Duel()
    keep_options(options, s)
    assert DuelOptions(**kept_options(s, DuelOptions)) == options


def test_a_word_is_kept_by_its_place() -> None:
    s = Duel()
    keep_options(DuelOptions(loud=False, mode="endless"), s)
    assert (s.quiet, s.mode, s.lengths) == (1, 2, [1, 2])
