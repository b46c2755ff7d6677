"""Positions as text: examples by hand, and what cannot be."""

import pytest

from facedown.engine.errors import PositionError
from facedown.games.nyet.text.position import read_position
from tests.games.nyet.helpers import spell

GOOD = """nyet
options: players=3 first_dealer=1   # a comment
round: 4
dealer: 1

scores: 10 0 25
phase: trick
terms: wolf d0 y b 4
team: 1
leader: 0
tricks: 5 6 2
loot: r1 | b1 g1 | -
hand 0: b9 r1 y4
hand 1: r10 y1 g2
hand 2: b1 r5 g10
"""


def test_a_text_by_hand() -> None:
    s = read_position(GOOD)
    assert (s.players, s.round, s.dealer, s.first, s.turn, s.bonus) == (3, 4, 1, 1, 0, 1)
    assert s.scores[:3] == [10, 0, 25]
    assert [spell(hand) for hand in s.hands[:3]] == ["b9 r1 y4", "r10 y1 g2", "b1 r5 g10"]
    assert s.gone.bit_count() == 39  # all else has been played
    assert (s.trump, s.super, s.points) == (2, 0, 4)


def test_a_running_trick_shows_its_voids() -> None:
    s = read_position(GOOD.replace("hand 0: b9 r1 y4", "trick: r1 g2\nhand 0: b9 y4").replace("r10 y1 g2", "y1 y2"))
    assert s.void[:3] == [0, 2, 0]
    assert s.turn == 2


SHED = """nyet
options: players=3
phase: shed
terms: wolf d2 y b 2
team: 1
hand 0: b1 b1 b2 b3 b4 r2 r3 r4 y1 y2 y3 y4 g1 g2
shed 0: g3 g4
hand 1: b1 b5 b6 b7 b8 r1 r5 r6 r7 y5 y6 y7 g5 g6 g7
shed 1: g8
hand 2: b9 b10 r1 r1 r8 r9 r10 y1 y1 y8 y9 y10 g1 g1 g9 g10
"""


def test_a_text_while_cards_are_chosen() -> None:
    s = read_position(SHED)
    assert s.ready == 1
    assert s.held[:3] == [16, 16, 16]


TWO = """nyet
options: players=2
phase: trick
terms: bear d0 y none 2
tricks: 9 4
hand 0: b2 b3
hand 1: r2 r3
"""


def test_a_stock_left_out_is_made_of_cards_nobody_has_seen() -> None:
    s = read_position(TWO)
    assert s.deck.bit_count() == 30
    assert s.gone.bit_count() == 26
    s = read_position(
        TWO.replace("tricks: 9 4", "trick: b4").replace("hand 0", "tricks: 9 4\nhand 0").replace("b2 b3", "b2")
    )
    assert "b4" not in spell(s.deck).split()
    assert "b4" in spell(s.gone).split()


PASS = """nyet
options: players=3
terms: wolf p1 y none 2
team: 1
leader: 1
tricks: 5 6 2
hand 0: b9 r2 y4
given 0: r10
hand 1: r10 y2 g2
given 1: b2
hand 2: b2 r5 g10
given 2: b9
"""

FULL = """nyet
options: players=3
terms: wolf p1 y none 2
team: 1
hand 0: b1 b1 b2 b3 b4 r2 r3 r4 y1 y2 y3 y4 g1 g2 g3 g4
hand 1: b1 b5 b6 b7 b8 r1 r5 r6 r7 y5 y6 y7 g5 g6 g7 g8
hand 2: b9 b10 r1 r1 r8 r9 r10 y1 y1 y8 y9 y10 g1 g1 g9 g10
given 0: b1
given 1: b9
given 2: b2
"""


def test_passed_cards() -> None:
    s = read_position(PASS)
    assert [spell(cards) for cards in s.given[:3]] == ["r10", "b2", "b9"]
    assert [spell(cards) for cards in read_position(FULL).given[:3]] == ["b1", "b9", "b2"]


ONES = """nyet
options: players=5
phase: shed
terms: bear x1 y b 2
team: 0+1
bonus: 0
hand 0: b1 b1 b1 r1 r1 r1 y1 y1 y1 g1 g1
shed 0: g1
hand 1: b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13
hand 2: r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13
hand 3: y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13
hand 4: g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12 g13
"""


def test_a_one_may_lie_aside_where_there_was_nothing_else() -> None:
    assert spell(read_position(ONES).shed[0]) == "g1"


@pytest.mark.parametrize(
    ("text", "old", "new", "wrong"),
    [
        (GOOD, "hand 2: b1 r5 g10\n", "", "the line 'hand 2: ...' is missing"),
        (GOOD, "round: 4", "round: 10", "round: write a number from 1 to 9, not '10'"),
        (GOOD, "round: 4", "round: 0", "round: write a number from 1 to 9, not '0'"),
        (GOOD, "players=3 first_dealer=1", "players=3 end_mode=points round_cap=3", "from 1 to 3, not '4'"),
        (GOOD, "round: 4", "cycle_due: yes", "cycle_due: write no, not 'yes'"),
        (GOOD, "scores: 10 0 25", "scores: 10 0", "scores: write 3 times a number"),
        (GOOD, "scores: 10 0 25", "scores: 10 --3 25", "from -112000 to 112000, not '--3'"),
        (GOOD, "scores: 10 0 25", "scores: 10 999999999 25", "from -112000 to 112000, not '9"),
        (GOOD, "scores: 10 0 25", "credits: 10 300 25", "credits: write a number from -224 to 224, not '300'"),
        (GOOD, "dealer: 1", "dealer: 3", "dealer: write a seat from 0 to 2, not '3'"),
        (GOOD, "dealer: 1", "dealer: me", "dealer: write a seat from 0 to 2, not 'me'"),
        (GOOD, "phase: trick", "phase: nyet", "some line has two open boxes"),
        (GOOD, "phase: trick", "phase: bonus", "leader: this line does not go with the options, the phase"),
        (SHED, "phase: shed", "phase: bonus", "phase bonus does not occur in this round"),
        (SHED, "d2", "d0", "phase shed does not occur in this round"),
        (
            TWO,
            "phase: trick\nterms: bear d0 y none 2\ntricks: 9 4",
            "phase: team\nterms: bear d0 y none 2",
            "phase team does",
        ),
        (GOOD, "dealer: 1", "characters: bear wolf wolf", "or eagle, all different"),
        (
            GOOD,
            "dealer: 1",
            "characters: bear wolf lion",
            "characters: write bear, wolf, crane, tiger or eagle, not 'lion'",
        ),
        (GOOD, "wolf d0 y b 4", "wolf d0 y b", "terms: write the open box of each of the five lines"),
        (GOOD, "wolf d0 y b 4", "tiger d0 y b 4", "'first:tiger' is not on this game's board"),
        (GOOD, "wolf d0 y b 4", "wolf p2 y b 4", "'discard:p2' is not on this game's board"),
        (GOOD, "wolf d0 y b 4", "wolf d0 none b 4", "terms: write b, r, y or g, not 'none'"),
        (GOOD, "terms: wolf d0 y b 4", "covered: trump:b trump:b", "'trump:b' cannot be covered there"),
        (GOOD, "terms: wolf d0 y b 4", "covered: trump:b", "in later phases none has"),
        (GOOD, "team: 1", "team: 0+2", "cannot form that team"),
        (GOOD, "team: 1", "team: 0+0", "with + between them, all different, not '0+0'"),
        (GOOD, "team: 1", "team: one", "team: write a seat from 0 to 2, not 'one'"),
        (GOOD, "leader: 0", "leader: 4", "leader: write a seat from 0 to 2, not '4'"),
        (GOOD, "tricks: 5 6 2", "tricks: 0 6 7", "leader: seat 0 has won no trick"),
        (GOOD, "tricks: 5 6 2", "tricks: 5 9 -1", "tricks: write a number from 0 to 16, not '-1'"),
        (GOOD, "tricks: 5 6 2", "tricks: 5 6 3", "hand 0: 3 cards, but 2 are due"),
        (GOOD, "loot: r1 | b1 g1 | -", "loot: r1 | b1 g1", "loot: write 3 times captured ones such as r1"),
        (GOOD, "loot: r1 | b1 g1 | -", "loot: r2 | b1 g1 | -", "loot: write b1, r1, y1 or g1, not 'r2'"),
        (GOOD, "loot: r1 | b1 g1 | -", "loot: g1 g1 g1 g1 | - | -", "three of a colour at most"),
        (GOOD, "loot: r1 | b1 g1 | -", "loot: r1 | r1 r1 | -", "loot: more r1 than have been played"),
        (
            GOOD.replace("hand 0: b9 r1 y4", "trick: r1\nhand 0: b9 y4"),
            "loot: r1 | b1 g1 | -",
            "loot: r1 | r1 r1 | -",
            "loot: more r1 than have been played",  # one of the three lies in the running trick
        ),
        (GOOD, "tricks: 5 6 2\nloot: r1 | b1 g1 | -", "tricks: 7 6 0\nloot: - | - | g1", "who has won a trick"),
        (GOOD, "first_dealer=1", "loot_includes_supertrumps=false", "at this table supertrumps are none"),
        (GOOD, "leader: 0", "leader: 0\ntrick: r1 r10 r5", "trick: write cards such as b7, at most 2"),
        (GOOD, "leader: 0", "leader: 0\ntrick: r4", "hand 0: 3 cards, but 2 are due"),
        (GOOD, "hand 0: b9 r1 y4", "trick: r4 b2\nhand 0: b9 y4", "hand 1: 3 cards, but 2 are due"),
        (
            GOOD,
            "hand 0: b9 r1 y4\nhand 1: r10 y1 g2",
            "trick: r4 b2\nhand 0: b9 y4\nhand 1: r10 y1",
            "trick: seat 1 had to follow with r",
        ),
        (GOOD, "leader: 0", "leader: 0\nlast: 9 r2 r3 r4", "last: write a seat from 0 to 2, not '9'"),
        (GOOD, "leader: 0", "leader: 0\nlast: 1 r2 r3", "last: write the seat that led the last trick and its 3 cards"),
        (GOOD, "leader: 0", "leader: 0\nlast: 1 r10 r3 r4", "last: those cards have not all been played"),
        (GOOD, "leader: 0", "leader: 0\nlast: 1 r3 r3 r4", "last: no such trick"),
        (GOOD, "leader: 0", "leader: 0\nlast: 1 r9 r3 r4", "the last trick was won by seat 1"),
        (GOOD, "leader: 0", "leader: 0\nvoid: r -", "void: write 3 times suits"),
        (GOOD, "leader: 0", "leader: 0\nvoid: r - x", "void: write suits (b, r, y, g) such as yg, - for none, not 'x'"),
        (GOOD, "leader: 0", "leader: 0\nvoid: r - -", "void: seat 0 cannot have shown a void in r"),
        (GOOD, "leader: 0", "leader: 0\nvoid: - - y", "void: seat 2 cannot have shown a void in y"),  # b1 is a trump
        (GOOD, "b9 r1 y4", "b9 r1 y14", "hand 0: write cards such as b7, not 'y14'"),
        (GOOD, "b9 r1 y4", "b9 b9 y4", "hand 0: write cards such as b7, - for none, each as often as there are, not"),
        (GOOD, "b9 r1 y4", "b9 r10 y4", "r10 is there 2 times, the deck has 1"),
        (GOOD, "b9 r1 y4", "b9 r13 y4", "r13 is there 1 times, the deck has 0"),
        (GOOD, "hand 0: b9 r1 y4\nhand 1: r10 y1 g2\nhand 2: b1 r5 g10", "hand 0: -\nhand 1: -\nhand 2: -", "are due"),
        (GOOD, "leader: 0", "leader: 0\nshed 0: b2", "shed 0: 1 cards laid aside do not fit"),
        (GOOD, "leader: 0", "leader: 0\nstock: b2", "stock: this line does not go with the options"),
        (GOOD, "leader: 0", "leader: 0\ngiven 0: r10", "given 0: those cards are not in the hand of seat 1"),
        (SHED, "shed 1: g8", "shed 1: g8 b8", "b8 is there 2 times"),
        (SHED, "phase: shed", "phase: trick", "are due"),
        (SHED, "d2", "d1", "shed 0: 2 cards laid aside do not fit"),
        (SHED, "d2", "x1", "shed 0: 2 cards laid aside do not fit"),
        (SHED, "g1 g2\nshed 0: g3 g4", "g2 g3 g4\nshed 0: g1", ""),
        (
            SHED.replace("d2", "x1"),
            "y4 g1 g2\nshed 0: g3 g4",
            "y4 g2 g3 g4\nshed 0: g1",
            "shed 0: no one may be laid aside",
        ),
        (SHED.replace("d2", "d1"), "g1 g2\nshed 0: g3 g4", "g1 g2 g3\nshed 0: g4", ""),
        (TWO, "hand 0: b2 b3", "stock: b4 b5\nhand 0: b2 b3", "stock: it has 30 cards"),
        (TWO, "tricks: 9 4", "tricks: 9 4\nleader: 1\nphase_: -", "there is no line 'phase_: ...'"),
        (TWO, "tricks: 9 4\nhand 0: b2 b3\nhand 1: r2 r3", "tricks: 9 6\nhand 0: -\nhand 1: -", "the round is over"),
        (PASS, "given 1: b2", "given 1: b2 r5", "given 1: those cards are not in the hand of seat 2"),
        (PASS, "given 1: b2", "given 1: g2", "given 1: those cards are not in the hand of seat 2"),
        (FULL, "given 1: b9\n", "", "given 1: seat 2 has not played enough cards"),
        (FULL, "team: 1", "team: 1\nleader: 0", "the first trick is led by the first player, seat 1"),
        (ONES.replace("hand 1: b2", "hand 1: r1"), "r1 r1 r1 y1", "r1 r1 b2 y1", "shed 0: no one may be laid aside"),
        (ONES, "bonus: 0", "bonus: 2", "bonus: the Bonus card is with one of the pair"),
        (ONES, "bonus: 0\n", "", "the line 'bonus: ...' is missing"),
    ],
)
def test_what_cannot_be(text: str, old: str, new: str, wrong: str) -> None:
    assert old in text
    changed = text.replace(old, new)
    if not wrong:
        read_position(changed)  # the neighbouring text that is still possible
        return
    with pytest.raises(PositionError) as error:
        read_position(changed)
    assert wrong in str(error.value)


def test_everyone_ready_is_no_position_of_choosing() -> None:
    text = SHED.replace("shed 1: g8", "shed 1: g8 g7").replace("g5 g6 g7\n", "g5 g6\n")
    text = text.replace("g1 g1 g9 g10\n", "g1 g1\nshed 2: g9 g10\n")
    with pytest.raises(PositionError, match="everyone has laid aside"):
        read_position(text)
