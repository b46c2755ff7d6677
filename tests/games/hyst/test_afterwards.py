"""After the game: who held the diamond, what steals were worth, runs for the exit; advice; quick play."""

from typing import Any

import pytest

from facedown.engine.bits import seed_rng
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE
from facedown.engine.play import Entry, Play, choices
from facedown.games.hyst import HYST
from facedown.games.hyst.learn.advice import advise
from facedown.games.hyst.learn.hints import settled, value
from facedown.games.hyst.page.afterwards import GameTold, afterwards
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.state import TURN_START
from facedown.games.hyst.text import moves
from tests.games.hyst.helpers import Table, table


def sensible(seed: int, **options: Any) -> Play:
    play = Play(HYST, HystOptions.of(**options), seed_from(seed))
    play.roll()
    rng = [0] * 4
    seed_rng(rng, seed, 1)
    while not play.over:
        (seat,) = play.actors()
        mask = [0] * HYST.rules.words
        HYST.rules.legal(play.state, seat, mask)
        play.act(seat, HYST.learn.hints.policy(play.state, seat, mask, rng))
    return play


def test_a_game_is_told() -> None:
    for seed in range(4):
        play = sensible(seed, players=3, turn_limit=300)
        (told,) = afterwards(play.options, play.log)  # type: ignore[arg-type]
        assert isinstance(told, GameTold)
        assert (told.winner, told.turns) == (play.state.winner, play.state.turns)
        assert told.holders[-1].lost == "escaped"
        assert told.holders[-1].seat == told.winner
        assert sum(seat.takes for seat in told.seats) == len(told.holders)
        assert sum(seat.turns for seat in told.seats) in {told.turns, told.turns + 1}
        assert all(attempt.chance == 0.25 for attempt in told.steals)
        assert sum(len(seat.cards) for seat in told.seats) > 0
        assert sum(run.out for run in told.runs) <= 1


def test_a_story_with_a_known_end() -> None:
    options = HystOptions.of(players=2, layout="matinee", first_player=0)
    t = Table(HYST.rules.setup(options))
    script = "draw:smoke draw:smoke draw:smoke draw:grapple draw:grapple draw:grapple d4:1 d4:3 roll d6:1 end_turn"
    log = []
    for text in script.split():
        is_chance, action = moves.read(text)
        log.append(Entry(CHANCE if is_chance else t.state.who, action))
        t.do(text)
    (told,) = afterwards(options, log)
    assert [(seat.turns, seat.rolled, seat.steps, seat.caught) for seat in told.seats] == [(1, 1, 0, 0), (1, 0, 0, 0)]
    assert (told.holders, told.steals, told.winner) == ([], [], -1)


@pytest.mark.rule("H-1029")
@pytest.mark.parametrize(
    ("t", "move", "said"),
    [
        (table("A1", holder=0), "move:S1", "you win"),
        (table("G4"), "move:G5", "caught there"),
        (table("D5"), "move:E5", "The diamond is there"),
        (table("D4"), "move:D5", "shortest way"),
        (table("C3", "C3", holder=1), "steal", "25\u00a0% chance"),
        (table("C3", "C3", holder=1, dice_battle=True), "steal", "38\u00a0% chance"),
        (table("C3", "C3", holder=1, hand="ultimate_thief"), "play:ultimate_thief", "bring you the diamond"),
        (table("B1", holder=0, hand="on_the_move"), "play:on_the_move", "It leads out"),
        (table("S1", "C3", holder=1, hand="blind_spot"), "play:blind_spot", "catch Orange"),
        (table("A3", holder=0, phase=TURN_START), "roll", "3 steps away: 67\u00a0%"),
        (table("D5", phase=TURN_START), "roll", "One safe step"),
        (table("D4", points=0), "end_turn", "No points"),
        (table("D4", diamond="D4"), "take", "at your feet"),
        (table("E3", hand="blind_spot").do("play:blind_spot camera:F3"), "face:W", "caught yourself"),
    ],
)
def test_advice(t: Table, move: str, said: str) -> None:
    assert move in t.legal()
    assert said in str(advise(t.state, t.state.who, moves.read(move)[1]))


def test_advice_has_something_or_nothing_to_say_about_every_move() -> None:
    play = sensible(3, players=2, edition="deluxe", tactical_insertion="always")
    again = Play(HYST, play.options, play.dice.seed)
    said = 0
    for entry in play.log:
        for seat in again.actors():
            seen = again.seen(seat)
            said += sum(bool(advise(seen, seat, action)) for action in choices(HYST, seen, seat))
        again.append(entry)
    assert said > 50


def test_quick_play_gets_out_of_a_dead_end() -> None:
    """A watched diamond, no smoke tile left, and nothing but Smoke in hand: sooner or later the hand is replaced."""
    t = table("G4", hand="smoke smoke smoke", diamond="I8", phase=TURN_START)
    t.state.smoke_left = 0
    rng = [0] * 4
    picks = set()
    for stream in range(60):
        seed_rng(rng, 1, stream)
        mask = [0] * HYST.rules.words
        HYST.rules.legal(t.state, 0, mask)
        picks.add(moves.write(0, HYST.learn.hints.policy(t.state, 0, mask, rng)))
    assert picks == {"roll", "replace_hand"}


def test_the_value_of_a_position() -> None:
    near, far = table("A1", "I9", holder=0).state, table("E9", "I9", holder=0).state
    assert 0.5 < value(far, 0) < value(near, 0) < 1
    assert value(near, 0) + value(near, 1) == pytest.approx(1)
    over = table("A1", holder=0).do("move:S1").state
    assert (value(over, 0), value(over, 1), settled(over), settled(near)) == (1.0, 0.0, True, False)
