"""Refusals in words, from the seat's own sight."""

import pytest

from facedown.games.nusubito.rules.state import M_NIGHT, T_NIGHT
from facedown.games.nusubito.text import moves
from tests.games.nusubito.helpers import Table, given, mist, new_game


def why(t: Table, text: str) -> str:
    assert text not in t.legal()
    reason, clause = moves.why_not(t.state, t.seat, moves.read(text)[1])
    assert clause.startswith("N-")
    return str(reason)


@pytest.mark.parametrize(
    ("t", "text", "reason"),
    [
        (new_game(), "leap:E1", "not a neighbouring temple"),
        (new_game(), "lay", "first leap"),
        (new_game(), "end", "choose one of these now: leap"),
        (new_game().do("leap:C1"), "treasure", "before the first leap"),
        (new_game().do("leap:A3 leap:C3"), "lay", "does not end where it began"),
        (new_game().do("rod:3"), "sacrifice:A1", "does not go with a special"),
        (new_game().do("sacrifice:A1"), "dart", "does not go with a sacrifice"),
        (new_game().do("sacrifice:A1"), "sacrifice:C1", "already sacrificed a Coin"),
        (new_game().do("leap:A3 leap:A1"), "dart", "one leap of one point"),
        (new_game().do("leap:A3 leap:A1"), "leap:C1", "costs 1 point, and you have 0 of 2 left"),
        (new_game().do("leap:A3"), "rod:1", "not of your row"),
        (new_game().do("leap:A3"), "coin:1.1L", "no Coin lies there"),
        (new_game().do("leap:A3 lay"), "leap:A1", "the Coin is laid"),
        (given(thief="A3", bolsters="A3 C3"), "leap:C3", "between two bolstered"),
        (given("B1:S", thief="A1", darts=1), "leap:C1", "costs 2 Darts, and you have 1"),
        (given("C1:S", thief="A1", darts=1), "shoot:C1", "two Darts"),
        (given("C1:S", thief="A3"), "shoot:C1", "row or column"),
        (given("A1:S", thief="A1").do("leap:C1"), "land:D1", "empty link cell"),
        (given(thief="C1", hand="A5"), "leap:A1", "no legal turn"),
        (given(thief="C1", hand="A3"), "rod:1", "could not be completed"),
        (given(thief="E3", phase=T_NIGHT), "coin:1.3L", "no Coin that you may take"),
        (given(thief="E3", phase=T_NIGHT), "reveal:row", "after two points only"),
        (mist("B2:H"), "move:B2-C4", "not beside this pawn or its stream"),
        (mist("B2:B"), "move:B2-B3", "by a corner"),
        (mist("B1:S"), "move:B1-B3", "one step"),
        (mist("B1:H"), "move:B1-C1", "only Seekers"),
        (mist("B1:S", bolsters="C1"), "move:B1-C1", "bolstered temple"),
        (mist("B1:H*"), "move:B1-B2", "has acted"),
        (mist("B1:Hd"), "move:B1-B2", "no upright pawn"),
        (mist("B1:H", left=0), "move:B1-B2", "no actions are left"),
        (mist("B1:H E3:Sd"), "heal:B1>E3", "no upright Healer is beside"),
        (mist("C2:B"), "bolster:C2>C1<A1", "in stock"),
        (mist("C2:B", bolsters="A1 A5"), "bolster:C2>C1", "from which temple"),
        (mist("B2:H B3:H"), "upgrade:B2+B3+C2@B2", "three upright pawns"),
        (mist("A1:Sd"), "capture:A1", "no upright Seeker"),
        (given("B2:Hd", phase=M_NIGHT), "raise:B2", "no upright pawn"),
        (given("B2:B", phase=M_NIGHT).do("spawn:D3"), "raise:B2", "two points"),
        (given("B2:B", phase=M_NIGHT), "spawn:B2", "a pawn is there"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_reasons(t: Table, text: str, reason: str) -> None:
    assert reason in why(t, text)
