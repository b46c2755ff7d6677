"""The expert follows the elementary tactics (Y-94, Y-97), on positions with one right idea."""

import pytest

from facedown.bots.levels import Bot
from facedown.catalog import make_bot
from facedown.engine.play import redacted
from facedown.engine.rule import JIT
from facedown.games.nyet import NYET

pytestmark = pytest.mark.skipif(not JIT, reason="thousands of simulations need compiled rules")


@pytest.fixture(scope="module")
def expert() -> Bot:
    return make_bot(NYET, "expert")


def choices_of(expert: Bot, text: str, seat: int, seeds: int = 3) -> set[str]:
    """What the expert does in a position, from its own sight, with several seeds."""
    seen = redacted(NYET, NYET.text.read_position(text), seat)
    return {NYET.text.moves.write(seat, expert.choose(seen, seat, seed)) for seed in range(seeds)}


@pytest.mark.rule("Y-94")
@pytest.mark.rule("Y-97")
def test_does_not_trump_its_partners_sure_trick(expert: Bot) -> None:
    text = """
        nyet
        options: players=4
        terms: wolf d0 y none 3
        team: 1+3
        leader: 0
        tricks: 3 3 3 2
        trick: r5 r13 r6
        hand 0: y2 b9 g10
        hand 1: r8 b10 g9
        hand 2: y3 b8 g13
        hand 3: b2 y5 g3 g4
    """
    assert not choices_of(expert, text, 3) & {"play:y5"}


@pytest.mark.rule("Y-94")
def test_protects_a_one_on_its_partners_sure_trick(expert: Bot) -> None:
    text = """
        nyet
        options: players=4
        terms: wolf d0 y none 3
        team: 1+3
        leader: 0
        tricks: 3 3 3 2
        trick: r5 r13 r6
        hand 0: y2 b9 g10
        hand 1: r8 b10 g9
        hand 2: y3 b8 g13
        hand 3: b2 y5 g1 g4
    """
    assert choices_of(expert, text, 3) == {"play:g1"}


@pytest.mark.rule("Y-94")
def test_cashes_out_loot_with_its_last_small_trump(expert: Bot) -> None:
    text = """
        nyet
        options: players=4
        terms: bear d0 y none 4
        team: 0+1
        leader: 0
        tricks: 4 3 3 2
        trick: g9 g1 g3
        hand 0: b9 r5
        hand 1: b10 r6
        hand 2: b8 g13
        hand 3: b2 r2 y4
    """
    assert choices_of(expert, text, 3) == {"play:y4"}


@pytest.mark.rule("Y-88")
@pytest.mark.rule("Y-94")
def test_ducks_at_minus_two(expert: Bot) -> None:
    text = """
        nyet
        options: players=4
        terms: bear d0 y none -2
        team: 0+1
        leader: 0
        tricks: 4 4 3 2
        trick: g9 g5 g7
        hand 0: r3
        hand 1: b10
        hand 2: b8
        hand 3: g4 g12
    """
    assert choices_of(expert, text, 3) == {"play:g4"}


@pytest.mark.rule("Y-88")
def test_hands_its_ones_to_the_other_side_at_minus_two(expert: Bot) -> None:
    text = """
        nyet
        options: players=4
        terms: bear d0 y none -2
        team: 0+1
        leader: 0
        tricks: 4 4 3 2
        trick: g9 g5 g7
        hand 0: r3
        hand 1: b10
        hand 2: b8
        hand 3: r1 b9
    """
    assert choices_of(expert, text, 3) == {"play:r1"}


VOID = """
    nyet
    options: players=4
    terms: bear d0 y none 3
    team: 0+2
    leader: 0
    tricks: 5 2 3 3
    void: - {void} - {void}
    hand 0: r13 g13
    hand 1: y2 {other}5
    hand 2: r3 g3
    hand 3: y3 {other}6
"""


@pytest.mark.rule("Y-42")
@pytest.mark.rule("Y-96")
@pytest.mark.parametrize(("void", "other", "lead"), [("r", "g", "g13"), ("g", "r", "r13")])
def test_remembers_voids(expert: Bot, void: str, other: str, lead: str) -> None:
    """Both opponents have denied one colour and may hold trumps: the top of the other colour is led."""
    assert choices_of(expert, VOID.format(void=void, other=other), 0) == {f"play:{lead}"}


@pytest.mark.rule("Y-97")
def test_knows_that_a_supertrump_is_no_card_of_its_colour(expert: Bot) -> None:
    """Blue is led and the b1 need not follow: it takes the trick that carries an opponent's one."""
    text = """
        nyet
        options: players=4
        terms: bear d0 y b 4
        team: 0+1
        leader: 0
        tricks: 4 3 3 2
        trick: b12 r1 b3
        hand 0: g9 r5
        hand 1: g10 r6
        hand 2: g8 y7
        hand 3: b1 g2 r2
    """
    assert choices_of(expert, text, 3) == {"play:b1"}


@pytest.mark.rule("Y-91")
def test_keeps_the_trump_it_is_long_in_and_vetoes_the_loss(expert: Bot) -> None:
    """Ten yellow cards with the tops: yellow is not covered; at the last placement -2 is."""
    hands = """
        hand 0: y4 y5 y6 y7 y8 y9 y10 y11 y12 y13 b13 r13 g13 g12 b12
        hand 1: b1 b2 b3 b4 b5 r1 r2 r3 r4 r5 g1 g2 g3 g4 y1
        hand 2: b1 b6 b7 b8 b9 r1 r6 r7 r8 r9 g1 g5 g6 g7 y2
        hand 3: b1 b10 b11 r1 r10 r11 r12 g1 g8 g9 g10 g11 y1 y1 y3
    """
    start = f"nyet\noptions: players=4\ndealer: 0\nphase: nyet\n{hands}"
    assert not choices_of(expert, start, 0) & {"nyet:trump:y"}
    covered = (
        "first:wolf first:crane first:tiger discard:d1 discard:d2 discard:x1 discard:p1 trump:b trump:r trump:g "
        "super:b super:r super:g super:none points:1 points:2 points:3"
    )
    last = f"nyet\noptions: players=4\ndealer: 3\nphase: nyet\ncovered: {covered}\n{hands}"
    assert choices_of(expert, last, 0) == {"nyet:points:-2"}


@pytest.mark.rule("Y-93")
@pytest.mark.parametrize(("points", "holder"), [("4", "bonus:0"), ("-2", "bonus:2")])
def test_takes_the_bonus_card_only_where_it_pays(expert: Bot, points: str, holder: str) -> None:
    text = f"""
        nyet
        options: players=5
        phase: bonus
        terms: bear d0 y none {points}
        team: 0+2
        hand 0: y13 y12 y11 y10 y9 y8 b13 r13 g13 b12 r12 g12
        hand 1: b1 b2 b3 b4 r2 r3 r4 r5 g2 g3 g4 y2
        hand 2: b1 b5 b6 b7 r6 r7 r8 r9 g5 g6 g7 y3
        hand 3: b1 b8 b9 b10 b11 r1 r10 r11 g8 g9 y1 y4
        hand 4: r1 r1 g1 g1 g1 g10 g11 y1 y1 y5 y6 y7
    """
    assert choices_of(expert, text, 0) == {holder}
