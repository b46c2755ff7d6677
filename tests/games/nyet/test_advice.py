"""One line of reasons for a hint, from the asking seat's own sight (Y-80, Y-44)."""

from random import Random

import pytest

from facedown.engine.dice import seed_from
from facedown.engine.play import Play, redacted
from facedown.games.nyet import NYET

TRICK = """nyet
options: players=4
phase: trick
terms: wolf d0 y r 3
team: {team}
leader: 1
trick: b5 b9 y2
hand 0: {hand}
hand 1: b2 b4 b6 b7 b8
hand 2: g2 g3 g4 g7 g6
hand 3: r2 r3 r4 r5 r6
tricks: 4 2 2 1
loot: b1 | - | - | -
"""


def said(text: str, move: str) -> str:
    seen = redacted(NYET, NYET.text.read_position(text), 0)
    return str(NYET.text.advise(seen, 0, NYET.text.moves.read(move)[1]) or "")


@pytest.mark.rule("Y-80")
@pytest.mark.parametrize(
    ("team", "hand", "move", "why"),
    [
        ("1+3", "b3 b1 r1 r8 y13 g1", "play:b3", "Tiger is winning and you cannot or should not beat it: give little."),
        ("1+3", "g5 r9 r1 r8 y13 g1", "play:y13", "It takes the trick for sure."),
        ("1+3", "g5 r9 r1 r8 y13 g1", "play:r1", "It takes the trick for sure."),
        ("1+2", "r9 b1 r1 r8 y13 g1", "play:b1", "Your partner Tiger is winning: there the one is safe."),
        ("1+2", "b3 b1 r1 r8 y13 g1", "play:b3", "Your partner Tiger is winning; keep your strength."),
    ],
)
def test_reasons_in_a_trick(team: str, hand: str, move: str, why: str) -> None:
    assert said(TRICK.format(team=team, hand=hand), move) == why


def test_at_minus_two_everything_turns_round() -> None:
    text = TRICK.format(team="1+2", hand="b3 b1 r1 r8 y13 g1").replace("y r 3", "y r -2")
    assert said(text, "play:b3") == "At -2 you want neither the trick nor the lead."


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_offered_move_gets_a_short_line_or_none_and_it_knows_nothing_hidden(players: int) -> None:
    play = Play(NYET, NYET.options.of(players=players, round_count=1), seed_from(f"advice {players}"))
    play.roll()
    random = Random(players)
    lines = set()
    while not play.over:
        for seat in play.actors():
            other = play.state.copy()
            NYET.kit.scramble(other, seat, random)
            for action in play.legal(seat):
                line = NYET.text.advise(play.seen(seat), seat, action)
                assert line == NYET.text.advise(redacted(NYET, other, seat), seat, action)
                assert line is None or len(str(line)) < 100
                lines.add(line)
        seat = play.actors()[0]
        play.act(seat, random.choice(play.legal(seat)))
    assert len(lines) > 8
