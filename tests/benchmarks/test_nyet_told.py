"""What the expert of NYET! would infer from who played what: for the benchmarks that measure it."""

import pytest

from benchmarks import nyet_told as plays
from facedown.bots.nyet import belief, endings
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.dice import seed_from
from facedown.engine.play import Play, redacted
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.pieces import card_id
from facedown.games.nyet.rules.state import TRICK, State
from facedown.games.nyet.rules.worlds import SCRATCH


def room(trust: float) -> list[float]:
    scratch = [0.0] * (SCRATCH + endings.ROOM + plays.ROOM)
    scratch[belief.SURPRISE] = 1.0
    scratch[plays.TRUST] = trust
    return scratch


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_taking_plays_back_leaves_no_trace(players: int) -> None:
    rng = [0] * RNG
    seed_rng(rng, players, 1)
    play = Play(NYET, NYET.options.of(players=players, round_count=1), seed_from("plays"))
    play.roll()
    checked = 0
    while play.actors():
        s = play.state
        if s.phase == TRICK:
            before, scratch = s.copy(), room(0.5)
            hands = {p: s.hands[p].bit_count() for p in range(players)}
            plays.list_plays(s, scratch)
            listed = int(scratch[plays.COUNT])
            assert listed == s.in_trick + (players if s.last_leader >= 0 else 0)
            plays.take_back(s, 0, rng, scratch)
            assert sum(s.hands[p].bit_count() - hands[p] for p in range(players)) == listed
            plays.play_again(s, int(before.leader), int(before.in_trick), scratch)
            assert s == before
            checked += 1
        seat = play.actors()[0]
        mask = [0] * NYET.rules.words
        NYET.rules.legal(play.state, seat, mask)
        play.act(seat, NYET.learn.hints.policy(play.state, seat, mask, rng))
    assert checked > 20


def test_plays_that_were_told_are_taken_back_to_the_first_trick() -> None:
    rng, played = [0] * RNG, []
    seed_rng(rng, 1, 1)
    play = Play(NYET, NYET.options.of(players=4, round_count=1), seed_from("told"))
    play.roll()
    while play.state.phase != TRICK or sum(play.state.tricks) < 6:
        seat, mask = play.actors()[0], [0] * NYET.rules.words
        NYET.rules.legal(play.state, seat, mask)
        action = NYET.learn.hints.policy(play.state, seat, mask, rng)
        if play.state.phase == TRICK:
            played.append((seat, action))
        play.act(seat, action)
    s, scratch = play.state.copy(), room(0.0)
    plays.write_down(played, scratch)
    plays.list_plays(s, scratch)
    assert plays.take_back(s, 0, rng, scratch) == 0.0  # nothing is made of them where they are not trusted
    assert s.gone == 0
    assert len({hand.bit_count() for hand in s.hands[:4]}) == 1
    plays.play_again(s, int(play.state.leader), int(play.state.in_trick), scratch)
    assert s == play.state


def holds(trust: float, card: str) -> list[float]:
    """How often each of the others is imagined with a card, by seat 3, who plays last in this trick."""
    state = NYET.text.read_position(
        """
        nyet
        options: players=4
        terms: bear d0 y none 3
        team: 0+3
        leader: 0
        trick: b10 b2 b3
        tricks: 2 2 3 3
        hand 0: b4 r4 g4 g5
        hand 1: b13 r5 r6 g6
        hand 2: b5 r7 r8 g7
        hand 3: b6 r9 r10 g8 g9
        """
    )
    assert isinstance(state, State)
    seen, found, scratch, rng = redacted(NYET, state, 3), [0.0] * 4, room(trust), [0] * RNG
    seed_rng(rng, 1, 1)
    n = 600
    for _ in range(n):
        deal = seen.copy()
        plays.told_deal(deal, 3, rng, scratch)
        for p in range(4):
            found[p] += (deal.hands[p] >> card_id(card) & 1) / n
    return found


def test_who_does_not_beat_a_card_is_thought_to_be_unable_to() -> None:
    """Seats 1 and 2 play low cards under the 10 of the other team: the 13 is rather with its leader, or was laid
    aside."""
    alike, inferred = holds(0.0, "b13"), holds(0.9, "b13")
    assert abs(alike[1] - alike[2]) < 0.1
    assert inferred[1] < alike[1] - 0.03
    assert inferred[2] < alike[2] - 0.03
