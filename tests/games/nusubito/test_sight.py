"""Who knows what (N-5xx): nothing of a staged turn leaves the Thief, equal traces look equal."""

from collections import Counter

import msgspec
import pytest

from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.belief import SCRATCH
from facedown.games.nusubito.rules.sight import resample
from facedown.games.nusubito.rules.state import M_DAY, T_NIGHT, State
from facedown.testing.walk import new_rng
from tests.games.nusubito.helpers import MIST, THIEF, Table, given, mist, new_game


def seen(t: Table, seat: int) -> State:
    return redacted(NUSUBITO, t.state, seat)  # type: ignore[no-any-return]


def sent(before: State, after: State, seat: int) -> bytes:
    """All that a page gets about a step."""
    events = list(NUSUBITO.text.events(before, after, seat))
    lines = [NUSUBITO.text.tell(event) for event in events]
    return msgspec.json.encode([NUSUBITO.page.view(after, seat), events, lines]) + after.to_bytes()


@pytest.mark.rule("N-959")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("leap:A3 lay end", "leap:E3 leap:E5 lay end"),
        ("sacrifice:A1 leap:A3 lay end", "leap:E3 leap:E1 sacrifice:C1 leap:E3 lay end"),
        ("dart leap:C1 lay end", "leap:C1 dart lay end"),
        ("rod:3 leap:E3 lay end", "leap:A3 rod:3 lay end"),
    ],
)
def test_equal_traces_look_equal(one: str, other: str) -> None:
    """N-504, 5: byte for byte, for the Mist and for spectators."""
    for viewer in (MIST, SPECTATOR):
        messages = []
        for turn in (one, other):
            t = new_game()
            before = seen(t, viewer)
            t.do(turn)
            messages.append(sent(before, seen(t, viewer), viewer))
        assert messages[0] == messages[1]


@pytest.mark.rule("N-960")
@pytest.mark.rule("N-504")
def test_nothing_of_a_staged_turn_is_seen() -> None:
    for viewer in (MIST, SPECTATOR):
        t = new_game()
        before = seen(t, viewer)
        for step in ["leap:C1", "sacrifice:E5", "leap:A1", "leap:A3", "lay"]:
            t.do(step)
            assert seen(t, viewer) == before
            assert not NUSUBITO.text.events(before, seen(t, viewer), viewer)
        view = NUSUBITO.page.view(before, viewer)
        pawns = {pawn.cell: pawn.down for pawn in view.pawns}  # type: ignore[attr-defined]
        assert (pawns["C2"], view.darts, view.turn) == (False, 2, None)  # type: ignore[attr-defined]


def test_nothing_of_a_staged_night_is_seen() -> None:
    t = given(thief="E3", phase=T_NIGHT, bolsters="A1")
    before = seen(t, MIST)
    assert seen(t.do("unbolster:A1 dart"), MIST) == before


@pytest.mark.rule("N-501")
def test_what_each_side_knows() -> None:
    t = new_game("E3").do("leap:A3 rod:A lay end")
    thief, others = seen(t, THIEF), seen(t, MIST)
    assert (thief.at, thief.coin[0], thief.hand) == (3, 4, 511 & ~8)
    assert (others.at, others.coin, others.hand, others.row, others.column) == (0, [0] * 9, 0, 0, 0)
    assert others.slot == thief.slot  # which slots hold Coins is public (N-810, N-851)
    assert others.looked == thief.looked == 1 << 3  # the Rod is public, its colour is not (N-828)
    assert seen(t, SPECTATOR) == others  # N-102
    view = NUSUBITO.page.view(others, MIST)
    assert (view.hand, view.hand_count) == ([""] * 8, 8)  # type: ignore[attr-defined]
    assert {rod.colour for rod in view.rods} == {""}  # type: ignore[attr-defined]


@pytest.mark.rule("N-502")
def test_after_the_end_everybody_knows_everything() -> None:
    t = new_game("E3").do("leap:A3 lay end end treasure")
    for viewer in (MIST, SPECTATOR):
        last = seen(t, viewer)
        assert (last.at, last.coin[0], last.row, last.column) == (3, 4, 2, 3)
        assert {rod.colour for rod in NUSUBITO.page.view(last, viewer).rods} == {"green", "red"}  # type: ignore[attr-defined]


def test_where_the_thief_is_known() -> None:
    def shown(t: Table) -> str:
        return NUSUBITO.page.view(seen(t, MIST), MIST).thief_at  # type: ignore[attr-defined, no-any-return]

    assert shown(new_game()) == "C3"
    assert shown(new_game().do("leap:A3 lay end")) == ""
    night = given(thief="E3", phase=T_NIGHT).do("dart dart rod:3")
    assert (night.phase, shown(night)) == ("mist_night", "E3")
    assert shown(night.do("end leap:E1")) == "E3"
    assert shown(night.do("lay end")) == ""


@pytest.mark.rule("N-303")
@pytest.mark.rule("N-829")
@pytest.mark.parametrize(
    ("green", "looks", "row", "column"),
    [
        ("C3", "", {1, 2, 3}, {1, 2, 3}),
        ("C3", "1", {2, 3}, {1, 2, 3}),
        ("C3", "3", {2}, {1, 2, 3}),
        ("C3", "1 5 A", {2}, {2, 3}),
        ("C3", "1 5 A E", {2}, {2}),
    ],
)
def test_the_thief_knows_what_his_looks_tell(green: str, looks: str, row: set[int], column: set[int]) -> None:
    """N-967: one red of an axis leaves two, two reds or a green one settle it; all that is left is equally likely."""
    t = given(thief="E5", green=green, looked=looks)
    rng, scratch = new_rng(1), [0.0]
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(900):
        truth = seen(t, THIEF)
        resample(truth, THIEF, rng, scratch)
        found[truth.row, truth.column] += 1
    assert set(found) == {(r, c) for r in row for c in column}
    each = 900 / len(found)
    assert all(abs(count - each) < 6 * each**0.5 for count in found.values())


@pytest.mark.rule("N-967")
def test_colours_of_rods() -> None:
    def colours(looks: str) -> str:
        view = NUSUBITO.page.view(seen(given(thief="E5", green="A5", looked=looks), THIEF), THIEF)
        return " ".join(rod.colour or "?" for rod in view.rods)  # type: ignore[attr-defined]

    assert colours("") == "? ? ? ? ? ?"
    assert colours("1") == "red ? ? ? ? ?"
    assert colours("1 3") == "red red green ? ? ?"
    assert colours("A") == "? ? ? green red red"


def test_worlds_for_the_mist_are_drawn_by_the_ways_to_them() -> None:
    """After a first turn without a trace six temples are possible, one way each."""
    t = new_game().do("leap:A3 lay end")
    rng, scratch = new_rng(2), [0.0] * SCRATCH
    found: Counter[int] = Counter()
    for _ in range(1200):
        truth = seen(t, MIST)
        resample(truth, MIST, rng, scratch)
        assert (truth.phase, truth.coin[0]) == (M_DAY, 1 + truth.at)
        assert truth.hand == 511 & ~(1 << truth.at)
        found[truth.at] += 1
    assert set(found) == {0, 2, 3, 5, 6, 8}
    assert all(abs(count - 200) < 80 for count in found.values())


@pytest.mark.rule("N-505")
def test_a_sequence_tells_the_order() -> None:
    t = new_game(thief_publication="sequence")
    before = seen(t, MIST)
    t.do("leap:C1 dart lay end")
    (event,) = NUSUBITO.text.events(before, seen(t, MIST), MIST)
    assert event.steps == ["down:1:C2:C2", "dart"]  # type: ignore[attr-defined]
    plain = new_game()
    before = seen(plain, MIST)
    (event,) = NUSUBITO.text.events(before, seen(plain.do("leap:C1 dart lay end"), MIST), MIST)
    assert event.steps is None  # type: ignore[attr-defined]
    assert b"steps" not in msgspec.json.encode(event)


@pytest.mark.rule("N-702")
def test_refusals_do_not_depend_on_what_is_hidden() -> None:
    """N-504, 8: the Mist's choices and reasons come from the public record."""
    board = "C3:S C2:H"
    one, other = mist(board, thief="C1"), mist(board, thief="A1")
    for action in range(0, 64 * NUSUBITO.rules.words, 7):
        reasons = [NUSUBITO.text.moves.why_not(seen(t, MIST), MIST, action) for t in (one, other)]
        assert reasons[0] == reasons[1]


@pytest.mark.rule("N-416")
@pytest.mark.parametrize(
    ("green", "looked", "step", "new"),
    [
        ("C3", "", "rod:3", True),
        ("C1", "", "rod:3", True),
        ("C1", "5", "rod:3", True),
        ("C1", "1", "rod:3", False),  # the green one is known: nothing new
        ("C1", "", "dart", False),
        ("C1", "", "leap:A3", False),
        ("C1", "", "sacrifice:E5", False),
    ],
)
def test_a_look_cannot_be_taken_back_and_other_steps_can(green: str, looked: str, step: str, new: bool) -> None:
    """A step has told something if it gives another record when it is played on the Thief's own sight."""
    t = given(thief="C3", green=green, looked=looked)
    own = seen(t, THIEF)
    t.do(step)
    action = NUSUBITO.text.moves.read(step)[1]
    NUSUBITO.rules.apply(own, THIEF, action)
    assert (redacted(NUSUBITO, own, THIEF) != seen(t, THIEF)) == new
