"""Moves as people write them, what they may leave out, and why one is refused (H-423 .. H-441)."""

from typing import Any

import pytest

from facedown.engine.bits import id_of
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import CHANCE
from facedown.engine.play import choices
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.actions import N_ACTIONS
from facedown.games.hyst.rules.state import OVER, TURN_START
from facedown.games.hyst.text import moves
from facedown.games.hyst.text.notation import OUTCOMES, TEXTS, is_action
from tests.games.hyst.helpers import Table, table


def test_every_action_reads_back() -> None:
    assert len(TEXTS) == len(set(TEXTS.values()))
    for number, text in TEXTS.items():
        assert moves.read(text) == (False, id_of(number))
        assert moves.read(text.upper()) == (False, id_of(number))
        assert moves.write(0, id_of(number)) == text
        assert is_action(id_of(number))
    for number, text in OUTCOMES.items():
        if text != "draw:?":
            assert moves.read(text) == (True, id_of(number))
            assert moves.write(CHANCE, id_of(number)) == text


@pytest.mark.parametrize("text", ["", "move", "move:Z9", "edge:C3-E3", "face:X", "victim:6", "draw:?"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(UnreadableMove, match="is not a move; write a move like"):
        moves.read(text)


@pytest.mark.rule("H-203")
def test_there_are_144_edges() -> None:
    assert sum(text.startswith("edge:") for text in TEXTS.values()) == 144


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("e4", "move:E4"),
        ("go e4", "move:E4"),
        ("end", "end_turn"),
        ("smoke", "play:smoke"),
        ("play ultimate thief", "play:ultimate_thief"),
        ("rob", "steal"),
        ("move:d3", "move:D3"),
    ],
)
def test_short_forms(typed: str, meant: str) -> None:
    t = table("D4", "D4", holder=1, hand="smoke ultimate_thief")
    found = moves.guess(typed, choices(HYST, t.state, 0))
    assert [moves.write(0, action) for action in found] == [meant]


def test_an_unclear_word_finds_all_that_it_may_mean() -> None:
    t = table("D4", "D4", holder=1, hand="smoke ultimate_thief")
    assert len(moves.guess("move", choices(HYST, t.state, 0))) == 3
    assert moves.guess("", choices(HYST, t.state, 0)) == []


def test_choices_in_words() -> None:
    t = table("D4", "D4", holder=1, hand="smoke shove blind_spot")
    said = {moves.write(0, a): str(moves.say(t.state, a)) for a in choices(HYST, t.state, 0)}
    assert said["move:E4"] == "go to E4"
    assert said["play:blind_spot"] == "play Blind Spot"
    assert said["steal"] == "try to steal the diamond"
    assert str(moves.say(t.state, moves.read("face:W")[1])) == "turn it to the west"
    assert str(moves.say(t.state, moves.read("victim:1")[1])) == "shove Orange"
    assert str(moves.say(t.state, moves.read("edge:C3-D3")[1])) == "laser between C3-D3"


CASES: list[tuple[Table, str, str, str]] = []


def case(t: Table, move: str, said: str, clause: str) -> None:
    CASES.append((t, move, said, clause))


def build() -> None:
    def at(*pawns: str, **more: Any) -> Table:
        return table(*pawns, **more)

    case(at("D4", points=0), "move:E4", "no movement points", "H-424")
    case(at("D4"), "move:C4", "a wall between", "H-424")
    case(at("D4"), "move:F4", "not next to you", "H-424")
    case(at("A1", holder=0, blocked="S1"), "move:S1", "barricaded", "H-424")
    case(at("A1", walk_back=False), "move:S1", "without the diamond", "H-424")
    case(at("S1"), "move:B1", "not next to you", "H-424")
    case(at("D4"), "take", "is not at your feet", "H-426")
    case(at("D4", diamond="D4", diamond_under_pawn="land"), "take", "leave the space", "H-426")
    case(at("D4"), "steal", "share a space with the holder", "H-427")
    case(at("D4", "D4", holder=1).do("steal d4:1"), "steal", "one try per turn", "H-427")
    case(at("D4"), "replace_hand", "before the roll", "H-420")
    case(at("D4", replace_hand_when="before_action").do("move:D5"), "replace_hand", "already done something", "H-428")
    case(at("D4"), "roll", "already rolled", "H-421")
    case(at("D4"), "place:D4", "goes with a card", "H-423")
    case(at("D4"), "play:smoke", "do not hold", "H-425")
    case(at("D4", hand="shove"), "play:shove", "another thief", "H-437")
    case(at("D4", phase=TURN_START), "end_turn", "roll the die", "H-420")
    case(at("I9", tactical_insertion="always").do("move:I8"), "roll", "starting space", "H-309")
    smoke = at("D4", hand="smoke", smoke="A1").do("play:smoke place:D4")
    case(smoke, "place:D4", "already smoke there", "H-438")
    case(smoke, "place:H9", "touch the cloud", "H-438")
    case(smoke, "end_turn", "asks for something else now: a space for the smoke", "H-425")
    case(smoke, "play:shove", "finish the card", "H-425")
    case(at("D4", hand="blown_away", smoke="A1 A2").do("play:blown_away clear:A1"), "clear:A1", "chosen", "H-434")
    case(at("D4", hand="blown_away", smoke="A1 A2").do("play:blown_away"), "clear:B1", "no smoke", "H-434")
    laser = at("D4", hand="laser_trap", smoke="D3 E3", lasers="D4-E4").do("play:laser_trap")
    case(laser, "edge:C4-D4", "is a wall", "H-431")
    case(laser, "edge:D4-E4", "already a laser between D4-E4", "H-431")
    case(laser, "edge:D3-E3", "there is smoke on both sides", "H-431")
    case(at("D4", hand="blind_spot").do("play:blind_spot"), "camera:D4", "no camera on D4", "H-430")
    case(at("D4", hand="blind_spot").do("play:blind_spot camera:F3"), "face:S", "already looks that way", "H-430")
    shove = at("D4", "D4", "A1", hand="shove").do("play:shove")
    case(shove, "victim:2", "on your own space", "H-437")
    case(at("D4", "D4", hand="shove").do("play:shove victim:1"), "shove:C4", "a wall between", "H-437")
    case(at("A1", hand="barricade", blocked="S1").do("play:barricade"), "block:S1", "already barricaded", "H-432")
    case(at("D5", hand="grapple").do("play:grapple"), "grapple:S", "a wall right there", "H-439")
    case(at("D4", hand="the_burner smoke").do("play:the_burner"), "discard:shove", "do not hold", "H-440")
    case(at("H5", hand="vents", edition="deluxe").do("play:vents"), "vent:G5", "no wall between", "H-441")
    case(at("H5", hand="vents", edition="deluxe").do("play:vents"), "vent:A1", "not next to you", "H-441")
    case(at("D4", hand="on_the_move").do("play:on_the_move"), "move:C4", "a wall between", "H-436")
    over = at("A1", holder=0).do("move:S1")
    assert over.state.phase == OVER
    case(over, "move:A1", "over", "H-602")
    case(at("D4"), "time_up", "only the clock", "H-452")


build()


@pytest.mark.rule("H-424")
@pytest.mark.parametrize(("t", "move", "said", "clause"), CASES, ids=[f"{c[1]} {c[3]} {c[2]}" for c in CASES])
def test_why_a_move_is_refused(t: Table, move: str, said: str, clause: str) -> None:
    assert move not in t.legal()
    reason, cited = moves.why_not(t.state, t.state.who, moves.read(move)[1])
    assert said in str(reason)
    assert cited == clause


@pytest.mark.parametrize("action", [-1, 63, id_of(N_ACTIONS) + 5, 10**9, id_of(60)])
def test_no_such_move(action: int) -> None:
    reason, clause = moves.why_not(table("D4").state, 0, action)
    assert (str(reason), clause) == ("there is no such move", "H-423")
