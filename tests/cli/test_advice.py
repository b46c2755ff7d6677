import pytest

from facedown.cli.nyet.advice import reason
from facedown.cli.nyet.board import ink_of
from facedown.cli.nyet.cards import Ink
from tests.cli.helpers import RandomBots, new_table
from tests.cli.test_drawing import TRICK, at

VETO = "nyet\noptions: players=4\nphase: nyet\nhand 0: {}\nhand 1: {}\nhand 2: {}\nhand 3: {}\n"


def said(position: str, move: str) -> str:
    view = at(position).view
    return reason(view, ink_of(view, Ink()), move)


@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        ("b3 b1 r1 r8 y13 g1", "play:b3", "Tiger is winning and you cannot or should not beat it: give little"),
        ("g5 r9 r1 r8 y13 g1", "play:y13", "it takes the trick for sure"),
        ("g5 r9 r1 r8 y13 g1", "play:r1", "it takes the trick for sure"),
    ],
)
def test_reasons_in_a_trick(hand: str, move: str, why: str) -> None:
    text = (
        TRICK.replace("team: 1+2", "team: 1+3")
        .replace("b3 b1 r1 r8 y13 g1", hand)
        .replace("g2 g3 g4 g5 g6", "g2 g3 g4 g7 g6")
    )
    assert said(text, move) == why


def test_a_one_is_safe_with_the_partner() -> None:
    text = TRICK.replace("b3 b1 r1 r8", "r9 b1 r1 r8")
    assert said(text, "play:b1") == "your partner Tiger is winning: there the one is safe"


def test_at_minus_two_everything_turns_round() -> None:
    text = TRICK.replace("terms: wolf d0 y r 3", "terms: wolf d0 y r -2")
    assert "-2" in said(text, "play:b3")


def test_every_offered_move_of_a_game_gets_a_short_line_or_none() -> None:
    """Reasons are made from the view alone and never fail."""
    bots = RandomBots()
    for players in (2, 3, 5):
        table = new_table(f"advice {players}", players=players, round_count=1)
        while not table.play.over:
            for seat in table.play.actors():
                view = table.game.view(table.play.seen(seat), seat)
                for action in table.play.legal(seat):
                    why = reason(view, ink_of(view, Ink()), table.game.moves.write(seat, action))  # type: ignore[arg-type]
                    assert len(why) < 100
            seat = table.play.actors()[0]
            table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))
