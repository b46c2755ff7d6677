"""Quick play for searches: no game is thrown away, and what is sure is done."""

import pytest

from facedown.engine.bits import number_of, rand32, random_choice
from facedown.engine.play import redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.actions import A_CAPTURE, A_SPAWN, A_TREASURE
from facedown.games.nusubito.rules.state import (
    CAUGHT,
    CONCEDED,
    DRAWN,
    FOUND,
    MARK_TEMPLE,
    MISSED,
    MISTAKEN,
    OVER,
    STUCK,
    T_NIGHT,
)
from facedown.testing.walk import new_rng
from tests.games.nusubito.helpers import MIST, THIEF, Table, given, mist, new_game


def pick(t: Table, seed: int = 1) -> str:
    seen = redacted(NUSUBITO, t.state, t.seat)
    mask = [0] * NUSUBITO.rules.words
    NUSUBITO.rules.legal(seen, t.seat, mask)
    return NUSUBITO.text.moves.write(t.seat, NUSUBITO.learn.hints.policy(seen, t.seat, mask, new_rng(seed)))


def test_what_is_sure_is_done() -> None:
    assert pick(given(thief="A5", green="A5", looked="5 A")) == "treasure"
    assert pick(given(thief="C5", green="A5", looked="5 A").do("leap:A5 lay")) == "treasure"
    assert pick(given(thief="C1", hand="")) == "treasure"  # stuck
    night = given("D2:S", thief="E3", phase=T_NIGHT, turn=(1, 0)).do("dart dart rod:3 end")
    assert night.state.marker == MARK_TEMPLE + 5
    shown = mist("D3:S C1:S C2:H", thief="E3")
    shown.state.marker = MARK_TEMPLE + 5
    assert pick(shown) == "move:D3-E3"
    assert pick(shown.do("move:D3-E3")) == "capture:E3"


def test_the_thief_looks_and_goes_where_the_treasure_is() -> None:
    looks = [pick(given(thief="E5", green="A1", looked="5"), seed) for seed in range(40)]
    assert looks.count("rod:E") > 20
    assert "rod:5" not in looks
    ways = [pick(given(thief="E5", green="A1", looked="1 A"), seed) for seed in range(40)]
    assert ways.count("leap:C5") + ways.count("leap:E3") > 25
    back = given(thief="E5", green="C5", looked="5 C", table="1.1S=C5 1.1L=E5")
    assert pick(back) == "coin:1.1S"  # without its Coin nobody can end there


def test_nobody_gambles() -> None:
    ends = set()
    for seed in range(60):
        rng = new_rng(seed)
        t = new_game("E5", max_days=4)
        while t.state.phase != OVER:
            mask = [0] * NUSUBITO.rules.words
            NUSUBITO.rules.legal(t.state, t.seat, mask)
            action = NUSUBITO.learn.hints.policy(t.state, t.seat, mask, rng)
            if number_of(action) == A_TREASURE and t.state.stage != STUCK:
                assert t.at == "E5"
            if A_CAPTURE <= number_of(action) < A_SPAWN:
                assert t.state.marker >= 7
            NUSUBITO.rules.apply(t.state, t.seat, action)
        ends.add(t.result)
    assert FOUND in ends
    assert MISTAKEN not in ends
    assert ends <= {FOUND, MISSED, CAUGHT, DRAWN}


@pytest.mark.parametrize(("result", "thief"), [(FOUND, 1.0), (CAUGHT, 0.0), (CONCEDED, 0.0), (DRAWN, 0.5)])
def test_what_an_end_is_worth(result: int, thief: float) -> None:
    t = new_game()
    assert not NUSUBITO.learn.hints.settled(t.state)
    t.state.result[0], t.state.phase = result, OVER
    assert NUSUBITO.learn.hints.settled(t.state)
    assert NUSUBITO.learn.hints.value(t.state, THIEF) == thief
    assert NUSUBITO.learn.hints.value(t.state, MIST) == 1.0 - thief


def test_quick_play_chooses_among_what_it_is_given() -> None:
    """A search asks with what it has not tried yet: any part of what is legal, down to a single choice."""
    for seed in range(12):
        rng = new_rng(seed)
        t = new_game("E5", max_days=2)
        while t.state.phase != OVER:
            full = [0] * NUSUBITO.rules.words
            NUSUBITO.rules.legal(t.state, t.seat, full)
            single = random_choice(full, rng)
            for part in ([word & rand32(rng) << 31 | word & rand32(rng) for word in full], [0] * len(full)):
                part[single >> 6] |= 1 << (single & 63)
                given_part = part[:]
                action = NUSUBITO.learn.hints.policy(t.state, t.seat, part, rng)
                assert given_part[action >> 6] >> (action & 63) & 1
            NUSUBITO.rules.apply(t.state, t.seat, NUSUBITO.learn.hints.policy(t.state, t.seat, full, rng))
