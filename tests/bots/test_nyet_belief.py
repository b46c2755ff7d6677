"""What the expert of NYET! infers from vetoes and discards; and the readers, who know that it does."""

from random import Random

import pytest

from facedown.bots.levels import LEVELS, Level
from facedown.bots.nyet import belief
from facedown.bots.nyet.habits import wishes
from facedown.bots.nyet.readers import READERS
from facedown.catalog import readers_of
from facedown.engine.bits import RNG, popcount, seed_rng
from facedown.engine.dice import seed_from
from facedown.engine.play import Play, redacted
from facedown.engine.rule import JIT
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.pieces import ALL_ONES, COLOUR, N_BOXES, card_id, card_set
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.rules.worlds import SCRATCH

TRUMP = 12  # the first box of the line


def room(doubt: float = 0.1) -> list[float]:
    scratch = [0.0] * (SCRATCH + belief.ROOM)
    scratch[belief.SURPRISE] = doubt
    return scratch


def deals(seen: State, seat: int, n: int, seed: int = 1, doubt: float = 0.1) -> list[State]:
    """What a seat imagines, one deal after the other."""
    scratch, rng, found = room(doubt), [0] * RNG, []
    seed_rng(rng, seed, 1)
    for _ in range(n):
        found.append(seen.copy())
        belief.likely_deal(found[-1], seat, rng, scratch)
    return found


def cards(text: str) -> int:
    return card_set([card_id(card) for card in text.split()])


@pytest.mark.rule("Y-83")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_that_is_imagined_looks_to_the_seat_like_the_true_one(players: int) -> None:
    random = Random(players)
    for seed in range(3):
        play = Play(NYET, NYET.options.of(players=players, round_count=1), seed_from(f"belief {seed}"))
        play.roll()
        while play.actors():
            seat = random.randrange(players)
            if random.random() < 0.2:
                seen = play.seen(seat)
                for deal in deals(seen, seat, 3):
                    assert redacted(NYET, deal, seat) == seen
            actor = random.choice(play.actors())
            play.act(actor, random.choice(play.legal(actor)))


def vetoed(boxes: str) -> State:
    """Seat 1 has covered these boxes, while the others covered boxes of other lines."""
    state = NYET.text.read_position(
        f"""
        nyet
        options: players=4
        dealer: 1
        phase: nyet
        covered: {boxes}
        hand 0: b1 b2 b3 b9 r1 r2 r3 r9 y1 y2 y3 y9 g2 g3 g9
        hand 1: b1 b4 b5 b10 r1 r4 r5 r10 y1 y4 y5 y10 g4 g5 g10
        hand 2: b1 b6 b7 b11 r1 r6 r7 r11 y1 y6 y7 y11 g6 g7 g11
        hand 3: b8 b12 b13 r8 r12 r13 y8 y12 y13 g1 g1 g1 g8 g12 g13
        """
    )
    seen = redacted(NYET, state, 0)
    assert isinstance(seen, State)
    return seen


@pytest.mark.rule("Y-96")
def test_who_covers_a_colour_is_thought_to_be_short_in_it() -> None:
    """The expert's team choice once changed in none of 40 positions when vetoes were another seat's."""
    seen = vetoed("trump:b first:crane points:1 discard:d2")
    mine = (seen.token[TRUMP] - 1 + seen.dealer) % 4
    assert mine == 1
    imagined = deals(seen, 0, 500)
    length = [sum(popcount(deal.hands[p] & COLOUR[0]) for deal in imagined) / len(imagined) for p in (1, 2, 3)]
    assert length[0] < min(length[1:]) - 0.4  # of eleven cards, about 3.7 each


def test_who_doubts_everything_infers_nothing() -> None:
    seen = vetoed("trump:b first:crane points:1 discard:d2")
    imagined = deals(seen, 0, 500, doubt=1.0)
    length = [sum(popcount(deal.hands[p] & COLOUR[0]) for deal in imagined) / len(imagined) for p in (1, 2, 3)]
    assert max(length) - min(length) < 0.4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_habits_follow_the_hand(players: int) -> None:
    """A long colour is kept as trump, and a colour of which one holds the ones as supertrumps."""
    state = NYET.rules.setup(NYET.options.of(players=players))
    long, short = [0.0] * N_BOXES, [0.0] * N_BOXES
    wishes(state, 0, cards("b3 b4 b5 b6 b7 b8 r1 r1 r1 r2 y2 y3"), long, 0)
    wishes(state, 0, cards("b1 b1 b1 r3 r4 r5 r6 r7 r8 r2 y2 y3"), short, 0)
    blue, red = TRUMP, TRUMP + 1
    assert long[blue] < short[blue]
    assert short[red] < long[red]
    super_blue, super_red = 16, 17
    assert short[super_blue] < long[super_blue]
    assert long[super_red] < short[super_red]


def test_others_lay_aside_what_they_would_rather_be_without() -> None:
    """One card lies before everyone, ones allowed: ones lie there more often than where all are alike (0.8)."""
    state = NYET.text.read_position(
        """
        nyet
        options: players=4
        terms: bear d1 y none 3
        team: 0+2
        leader: 0
        hand 0: b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 r2 r3
        hand 1: b1 r1 y1 g1 r4 r5 r6 r7 y2 y3 y4 y5 g2 g3
        hand 2: b1 r1 y1 g1 r8 r9 r10 r11 y6 y7 y8 y9 g4 g5
        hand 3: b1 r1 y1 g1 r12 r13 y10 y11 y12 y13 g6 g7 g8 g9
        shed 0: g10
        shed 1: g11
        shed 2: g12
        shed 3: g13
        """
    )
    assert isinstance(state, State)
    imagined = deals(redacted(NYET, state, 0), 0, 200)
    ones = sum(popcount(deal.shed[p] & ALL_ONES) for deal in imagined for p in (1, 2, 3)) / len(imagined)
    assert ones > 1.5  # of three cards


def test_readers_are_listed_and_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "expert", Level("expert", 60 if JIT else 8, 0.3, "for tests"))
    assert list(readers_of(NYET)) == ["listener", "spoiler", "silent", "misleader"]
    bots = [reader.make(NYET, None) for reader in READERS]
    play = Play(NYET, NYET.options.of(players=4, round_count=1), seed_from("readers"))
    play.roll()
    while not play.over:
        seat = play.actors()[0]
        play.act(seat, bots[seat].choose(play.seen(seat), seat, len(play.log)))  # act refuses what is not legal


def test_the_misleader_covers_what_its_cards_make_unlikely() -> None:
    """With boxes that are equally good it takes the one that it wants covered least."""
    from facedown.bots.nyet.readers import misleading
    from facedown.bots.searcher import Choice
    from facedown.games.nyet.rules.rules import A_NYET

    found = [Choice(A_NYET + box, 1, worth) for box, worth in ((12, 0.5), (13, 0.495), (14, 0.3))]
    wanted = [0.0] * N_BOXES
    wanted[12], wanted[13], wanted[14] = 2.0, 1.0, 0.1
    assert [choice.action - A_NYET for choice in misleading(found, wanted)] == [13, 12, 14]
