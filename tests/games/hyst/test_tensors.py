"""Positions by hand, and what the seats see of them in numbers."""

import pytest

from facedown.engine.play import redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.actions import A_REPLACE
from facedown.games.hyst.rules.pieces import CARDS, DIRECTION_WORDS, N_MUSEUM, SPACE, SPACE_NAMES
from facedown.games.hyst.rules.state import PHASES, RESULTS, TURN_START, State
from facedown.testing.tensors import glanced, observed
from tests.games.channels import channel, glance_at, lit
from tests.games.hyst.helpers import Table, table

MUSEUM = SPACE_NAMES[:N_MUSEUM]
SEATS = [f"+{k}" for k in range(6)]
ROWS = ("pawns", "hands", "held", "kept", "spotted")
CHAIRS = ("active", "who", "holder", "first", "winner")


def see(t: Table, seat: int, name: str) -> list[float]:
    return channel(HYST, t.state, seat, name)


def test_pawns_are_counted_from_the_viewer_on() -> None:
    t = table("A1", "E5", "I9", holder=1)
    for seat, order in enumerate((("A1", "E5", "I9"), ("E5", "I9", "A1"), ("I9", "A1", "E5"))):
        pawns = see(t, seat, "pawns")
        assert [lit(pawns[85 * k : 85 * k + 85], SPACE_NAMES) for k in range(6)] == [*order, "", "", ""]
        assert lit(see(t, seat, "active"), SEATS) == SEATS[-seat % 3]
        assert lit(see(t, seat, "holder"), SEATS) == SEATS[(1 - seat) % 3]
        assert lit(see(t, seat, "seat"), SEATS) == SEATS[seat]
        assert lit(see(t, seat, "phase"), PHASES) == "act"
    assert not any(see(t, 0, "diamond"))
    assert lit(see(table("A1", diamond="C4"), 1, "diamond"), SPACE_NAMES) == "C4"


def test_the_museum() -> None:
    t = table("A1", smoke="B2 C2", lasers="D4-E4 F6-F7", blocked="S3")
    s = t.state
    assert lit(see(t, 1, "smoke"), MUSEUM) == "B2 C2"
    assert lit(see(t, 1, "lasers")[:81], MUSEUM) == "D4"
    assert lit(see(t, 1, "lasers")[81:], MUSEUM) == "F6"
    assert see(t, 1, "blocked") == [0, 0, 1, 0]
    cameras, walls = see(t, 1, "cameras"), see(t, 1, "walls")
    for slot in range(9):
        looks = [word for k, word in enumerate(DIRECTION_WORDS) if cameras[81 * k + s.camera[slot]]]
        assert looks == [DIRECTION_WORDS[s.facing[slot]]]
    assert sum(cameras) == 9
    assert all(walls[SPACE[f"I{row}"]] for row in range(1, 10))  # the outer wall to the east
    for space in range(N_MUSEUM):
        assert (walls[space], walls[81 + space]) == (s.walls[space] >> 1 & 1, s.walls[space] >> 2 & 1)
    assert t.watched == set(lit(see(t, 1, "rays"), MUSEUM).split()) - t.smoke


def test_hands_are_hidden() -> None:
    t = table("A1", "B1", hands={0: "smoke smoke vents", 1: "shove"}, edition="deluxe", discards="grapple")
    own, other = see(t, 0, "hands"), see(t, 1, "hands")
    assert own[0] == pytest.approx(2 / 3)
    assert lit(own[:11], CARDS) == "smoke vents"
    assert not any(own[11:])
    assert lit(other[:11], CARDS) == "shove"
    assert not any(other[11:])
    assert see(t, 0, "held")[:3] == pytest.approx([1, 1 / 3, 0])
    assert see(t, 1, "held")[:3] == pytest.approx([1 / 3, 1, 0])
    assert see(t, 1, "pile")[:2] == pytest.approx([(1 + CARDS.index("grapple")) / 11, 0])
    assert glance_at(HYST, t.state, 0, "hand") == [1, 1, 1 + CARDS.index("vents")]
    assert glance_at(HYST, t.state, 1, "hand") == [1 + CARDS.index("shove"), 0, 0]
    assert glance_at(HYST, t.state, 1, "hands") == [0] * 5
    assert not any(see(t, 0, "deck"))


def test_a_new_hand_shows_the_old_one() -> None:
    t = table("A1", "B1", hands={0: "smoke vents", 1: "shove"}, edition="deluxe", phase=TURN_START)
    t.do("replace_hand")
    assert glance_at(HYST, t.state, 1, "last") == [1 + A_REPLACE]
    assert glance_at(HYST, t.state, 1, "pile") == [2, 1 + CARDS.index("vents"), 1, 0]
    assert lit(see(t, 1, "phase"), PHASES) == "draw"
    assert see(t, 1, "draws") == [1, 0, 0, 0, 1]
    t.do("draw:grapple")
    for seat in range(2):  # which card it was, only its owner sees
        assert glance_at(HYST, t.state, seat, "last") == glance_at(HYST, t.state, 1 - seat, "last")
    assert glance_at(HYST, t.state, 0, "hand") == [1 + CARDS.index("grapple"), 0, 0]
    assert glance_at(HYST, t.state, 1, "hand") == [1 + CARDS.index("shove"), 0, 0]


def test_the_open_question_of_a_card() -> None:
    t = table("A1", "A1", "A1", hand="shove").do("play:shove victim:2")
    assert lit(see(t, 0, "card"), CARDS) == "shove"
    for seat in range(3):
        question = see(t, seat, "question")
        assert question[:2] == pytest.approx([1 / 9, 0])
        assert not any(question[2:11])
        assert lit(question[11:], SEATS) == SEATS[(2 - seat) % 3]


def test_the_end_shows_all_hands() -> None:
    t = table("A1", "B1", "C1", holder=0, hands={1: "shove", 2: "smoke vents"}, edition="deluxe").do("move:S1")
    assert lit(see(t, 1, "outcome")[:6], SEATS) == "+2"
    assert see(t, 1, "outcome")[6 + RESULTS.index("escaped")] == 1
    hands = see(t, 1, "hands")
    assert [lit(hands[11 * k : 11 * k + 11], CARDS) for k in range(3)] == ["shove", "smoke vents", ""]
    assert glance_at(HYST, t.state, 1, "hands") == [12 * 1 + 1 + CARDS.index("vents"), 0, 0, 0, 0]
    hidden = table("A1", "B1", holder=0, hands={1: "shove"}, reveal_hands_at_end=False).do("move:S1")
    assert not any(see(hidden, 0, "hands"))


def test_the_last_action_by_its_kind() -> None:
    words = (
        "roll", "replace", "take", "steal", "end", "done", "play", "discard", "face", "grapple", "block", "start",
        "victim", "time_up", "move", "camera", "place", "clear", "shove", "vent", "east", "south",
    )  # fmt: skip
    for text, kind in (("play:on_the_move", "play"), ("end_turn", "end"), ("move:B1", "move")):
        last = see(table("A1", "B1", hand="on_the_move").do(text), 1, "last")
        assert last[:2] == [1, 0]
        assert lit(last[2 : 2 + len(words)], words) == kind
    rolled = see(table("A1", "B1", phase=TURN_START).do("roll d6:3"), 1, "last")
    assert rolled[:2] == [0, 1]
    assert not any(rolled[2 : 2 + len(words)])
    assert see(table("A1", "B1", phase=TURN_START).do("roll d6:3"), 1, "turn")[:2] == pytest.approx([3 / 12, 3 / 12])


def turned(s: State) -> State:
    """Everybody one chair further on."""
    n, made = s.players, s.copy()
    for name in ROWS:
        row = getattr(s, name)
        setattr(made, name, [row[(p - 1) % n] for p in range(n)] + row[n:])
    for name in CHAIRS:
        seat = getattr(s, name)
        setattr(made, name, (seat + 1) % n if seat >= 0 else seat)
    for k in range(s.trail_count):
        made.trail[k] = 16 * ((s.trail[k] // 16 + 1) % n) + s.trail[k] % 16
    return made


def test_the_seats_are_alike() -> None:
    """But for the seat's own number, it is the same to sit one chair further on."""
    s = table("A1", "B1", "C1", hands={0: "smoke", 1: "shove", 2: "grapple shove"}, holder=2, first_player=1).state
    s.reshuffles, s.trail_count, s.spotted[1] = 1, 3, 1 + SPACE["C3"]
    s.trail[:3] = [16, 16 + 1 + CARDS.index("smoke"), 32]
    moved = turned(s)
    for seat in range(3):
        there = (seat + 1) % 3
        seen, again = redacted(HYST, s, seat), redacted(HYST, moved, there)
        assert observed(HYST, seen, seat)[6:] == observed(HYST, again, there)[6:]
        assert glanced(HYST, seen, seat) == glanced(HYST, again, there)
