"""One game as an environment: playing, looking, copying, saving. Both forms of the rules."""

import json
from random import Random

import numpy as np
import pytest

import facedown
from facedown.catalog import GAMES
from facedown.engine.errors import FacedownError, IllegalMove, LogError, NotYourTurn, OptionsError
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import Play, redacted
from facedown.engine.rule import JIT
from facedown.envs.env import Env
from facedown.envs.saved import restore
from facedown.testing.walk import samples

FORMS = [False, True] if JIT else [False]


def short(name: str, seed: int, compiled: bool | None = None, manual_chance: bool = False) -> Env:
    """A short game of the kind that the conformance kit plays."""
    game = GAMES[name]
    return Env(game, samples(game)[0], seed, compiled=compiled, manual_chance=manual_chance)


def play_on(env: Env, random: Random, most: int = 400) -> list[int]:
    """Random play by any of those who may act; what was done."""
    done: list[int] = []
    while not env.over and len(done) < most:
        seat = random.choice(env.actors)
        done.append(random.choice(env.legal(seat)))
        env.step(done[-1], seat)
    return done


@pytest.mark.parametrize("name", GAMES)
def test_both_forms_play_the_same_game(name: str) -> None:
    logs = []
    for compiled in FORMS:
        env = short(name, 5, compiled)
        play_on(env, Random(5), 120)
        logs.append((env.log, env.returns(), env.state, [env.seen(seat) for seat in range(env.seats)]))
    assert all(log == logs[0] for log in logs)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_game_of_the_engine(name: str) -> None:
    env = short(name, 7, compiled=False)
    play = Play(env.game, env.options)
    play_on(env, Random(7), 60)
    for entry in env.log:
        assert play.game.rules.actors(play.state) == CHANCE if entry.seat == CHANCE else entry.seat in play.actors()
        play.append(entry)
    assert play.state == env.state
    assert play.actors() == env.actors
    assert env.legal() == play.legal(env.seat)
    assert env.mask().nonzero()[0].tolist() == env.legal()
    for viewer in (*range(env.seats), SPECTATOR):
        assert env.seen(viewer) == redacted(env.game, play.state, viewer)
    assert env.view(0) == env.game.page.view(play.seen(0), 0)


@pytest.mark.parametrize("name", GAMES)
def test_saving_and_copying_change_nothing(name: str) -> None:
    env = short(name, 11, compiled=False)
    play_on(env, Random(1), 40)
    copies = [env.clone(), restore(env.serialise(), compiled=False)]
    rest = play_on(env, Random(2), 40)
    for other in copies:
        assert play_on(other, Random(2), 40) == rest
        assert other.log == env.log
        assert other.serialise() == env.serialise()


def test_the_seed_decides_and_the_next_game_follows() -> None:
    one, other = facedown.make("nyet", seed=3, compiled=False), facedown.make("nyet", seed=4, compiled=False)
    assert one.log != other.log
    first = one.log
    one.reset()
    second = one.log
    assert second != first
    one.reset(3)
    assert one.log == first
    one.reset()
    assert one.log == second
    assert facedown.make("nyet", compiled=False).seed != facedown.make("nyet", compiled=False).seed


def test_returns_are_shares_and_rewards_are_zero_sum() -> None:
    env = short("nyet", 2, compiled=False)
    assert env.returns() == env.rewards() == [0.0] * env.seats
    play_on(env, Random(0))
    assert env.seat == -1
    assert not env.actors
    assert sum(env.returns()) == pytest.approx(1)
    assert sum(env.rewards()) == pytest.approx(0)
    assert env.legal() == []
    with pytest.raises(NotYourTurn, match="over"):
        env.step(0)
    assert not env.mask().any()


@pytest.mark.parametrize("compiled", FORMS)
def test_chance_by_hand(compiled: bool) -> None:
    env = facedown.make("nyet", seed=1, players=2, round_count=1, manual_chance=True, compiled=compiled)
    assert (env.is_chance, env.seat, env.over) == (True, CHANCE, False)
    assert env.chance_outcomes() == [(52, 0.5), (53, 0.5)]
    assert env.text(53) == "dealer:1"
    env.step(53)
    odds = dict(env.chance_outcomes())
    assert odds[0] == pytest.approx(3 / 60)  # three blue ones
    assert odds[1] == pytest.approx(1 / 60)
    with pytest.raises(IllegalMove):
        env.step(60)
    with pytest.raises(NotYourTurn):
        env.step(0, seat=1)
    random = Random(1)
    while env.seat == CHANCE:
        env.step(random.choice(env.legal()))
    assert env.actors == [env.seat]
    assert restore(env.serialise()).manual_chance


def test_what_is_not_allowed_is_said() -> None:
    env = short("nyet", 1, compiled=False)
    before = env.serialise()
    wrong = next(seat for seat in range(env.seats) if seat not in env.actors)
    with pytest.raises(NotYourTurn):
        env.step(env.legal()[0], seat=wrong)
    with pytest.raises(IllegalMove):
        env.step(next(action for action in range(env.actions) if action not in env.legal()))
    with pytest.raises(IllegalMove):
        env.step(env.actions)
    assert env.serialise() == before
    assert env.read(env.text(env.legal()[0])) == env.legal()[0]
    with pytest.raises(FacedownError, match="seat 9"):
        env.observation(9)
    with pytest.raises(OptionsError):
        facedown.make("nyet", players=9)
    with pytest.raises(FacedownError, match="no game"):
        facedown.make("whist")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"environment": 9}, "format"),
        ({"rules": 9}, "rules version"),
        ({"game": "whist"}, "whist"),
        ({"actions": 3}, "no serialised environment"),
    ],
)
def test_foreign_texts_are_refused(change: dict[str, object], words: str) -> None:
    saved = json.loads(short("nyet", 1, compiled=False).serialise())
    with pytest.raises(LogError, match=words):
        restore(json.dumps(saved | change), compiled=False)
    with pytest.raises(LogError):
        restore("[]")


def test_masks_are_one_yes_or_no_for_each_action() -> None:
    env = short("nyet", 1, compiled=False)
    assert env.mask().shape == (env.actions,)
    assert env.mask().dtype == np.bool_
