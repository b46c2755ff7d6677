"""What holds at every moment of every game (H-453), in long random games and in quick sensible ones."""

import pytest

from facedown.engine.bits import seed_rng
from facedown.engine.game import CHANCE
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.actions import WORDS
from facedown.games.hyst.rules.cameras import camera_at, is_smoky, is_watched
from facedown.games.hyst.rules.data import DATA
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import BARRICADE, N_MUSEUM, ON_THE_MOVE, S1, SPACE, one, size
from facedown.games.hyst.rules.reading import lasers
from facedown.games.hyst.rules.rules import actors, apply, legal
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.state import LAYOUT, OFF, OVER, TURN_START, State
from tests.games.hyst.helpers import random_states


def check(s: State) -> None:
    if s.phase == LAYOUT or s.phase == OVER:
        return
    walking = s.card == 1 + ON_THE_MOVE
    for seat in range(s.players):
        at = s.pawns[seat]
        if at == OFF:
            assert s.caught >> seat & 1 or s.turns == 0
        else:
            assert not is_watched(s, at) or (walking and seat == s.active)
        assert size(s.hands[seat]) == s.held[seat] <= 3
    if s.holder >= 0:
        assert s.diamond == -1
        assert s.pawns[s.holder] < N_MUSEUM  # H-603
    else:
        assert 0 <= s.diamond < N_MUSEUM
    lying = lasers(s)
    assert len(lying) == DATA.lasers - s.lasers_left <= 12
    assert not any(all(is_smoky(s, SPACE[name]) for name in edge.split("-")) for edge in lying)
    tiles = sum(is_smoky(s, space) and camera_at(s, space) < 0 for space in range(N_MUSEUM))
    assert s.smoke_left == DATA.smoke - tiles >= 0
    pile = sum(one(card) for card in s.pile[: s.pile_count])
    laid = s.blocked.bit_count() - (s.card == 1 + BARRICADE and s.phase == OVER)
    resolving = one(s.card - 1) if s.card else 0
    assert s.deck + pile + sum(s.hands) + laid * one(BARRICADE) + resolving == s.in_play
    assert (size(s.deck), s.hidden) == (s.deck_count, s.deck + sum(s.hands))
    if s.phase >= TURN_START:
        assert s.who == s.active
        assert s.deck_count + s.pile_count > 0  # H-210


@pytest.mark.rule("H-453")
@pytest.mark.parametrize("options", HYST.kit.samples(), ids=lambda o: f"{o.players}-{len(o.changed())}")  # type: ignore[misc]
def test_invariants_in_random_games(options: HystOptions) -> None:
    for seed in range(3):
        for s in random_states(options, seed):
            check(s)


@pytest.mark.rule("H-453")
@pytest.mark.rule("H-1108")
@pytest.mark.parametrize(("players", "longest"), [(2, 90), (4, 250), (6, 250)])
def test_sensible_games_end_by_themselves(players: int, longest: int) -> None:
    rng = [0] * 4
    turns = []
    for stream in range(12):
        seed_rng(rng, 11, stream)
        s = setup(HystOptions.of(players=players, first_player=0))
        while who := actors(s):
            if who == CHANCE:
                apply(s, CHANCE, HYST.rules.draw(s, rng))
            else:
                mask = [0] * WORDS
                legal(s, s.who, mask)
                apply(s, s.who, HYST.learn.hints.policy(s, s.who, mask, rng))
            check(s)
            assert s.turns < longest
        assert s.winner >= 0
        assert s.pawns[s.winner] >= S1
        turns.append(s.turns)
    assert 5 < sum(turns) / len(turns) < longest / 2
