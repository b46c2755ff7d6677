"""A game in progress: what is refused and why, what watchers see, undo."""

from typing import Any

import pytest

from facedown.engine.dice import commitment, seed_from
from facedown.engine.errors import (
    AmbiguousMove,
    EngineError,
    FacedownError,
    IllegalMove,
    MoveError,
    NotYourTurn,
    OptionsError,
    UnreadableMove,
)
from facedown.engine.game import CHANCE, SPECTATOR, Game, seats_in
from facedown.engine.play import Entry, Play, bits_of, choices
from facedown.games.nyet import NYET
from tests.conformance.coins import COINS, HOLD, RAISE, Chosen, CoinOptions, Scored
from tests.conformance.faults import Vague


def table(game: Game = COINS, rounds: int = 2) -> Play:
    """Both have a card and are to choose."""
    play = Play(game, CoinOptions.of(rounds=rounds), seed_from(3))
    play.roll()
    return play


def test_a_move_and_the_chance_after_it() -> None:
    play = table()
    assert [entry.seat for entry in play.log] == [CHANCE, CHANCE]
    assert play.actors() == [0, 1]
    assert play.legal(0) == [HOLD, RAISE]
    play.act(1, RAISE)
    assert play.actors() == [0]
    assert play.legal(1) == []
    play.act(0, HOLD)
    assert [entry.seat for entry in play.log] == [CHANCE, CHANCE, 1, 0, CHANCE, CHANCE]
    assert play.state.coins == [0, 1]


def test_the_seed_decides_all_chance() -> None:
    assert table().log == table().log
    assert table().commitment == commitment(seed_from(3))
    assert len(Play(COINS, CoinOptions()).dice.seed) == 32
    assert Play(COINS, CoinOptions()).commitment != Play(COINS, CoinOptions()).commitment


@pytest.mark.parametrize("text", ["", "jump", "card:7", "raise it"])
def test_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove, match="is no move; write hold or raise"):
        table().read(0, text)


def test_moves_of_chance_are_not_for_players() -> None:
    with pytest.raises(UnreadableMove, match="'card:1' is a move of chance, not of a player"):
        table().read(0, "card:1")


def test_ambiguous() -> None:
    with pytest.raises(AmbiguousMove, match="'x' could be hold or raise; write one of them") as caught:
        table(COINS.changed(moves=Vague())).read(0, "x")
    assert caught.value.candidates == ["hold", "raise"]


def test_short_texts() -> None:
    assert table().read(1, "r") == RAISE


def test_not_your_turn() -> None:
    play = table()
    play.act(0, HOLD)
    with pytest.raises(NotYourTurn, match="seat 0 is not to act now; to act: 1"):
        play.act(0, HOLD)
    with pytest.raises(NotYourTurn, match="seat 0 is not to act now"):
        play.read(0, "raise")
    for seat in (CHANCE, SPECTATOR, 2):
        with pytest.raises(NotYourTurn, match=f"seat {seat} is not to act"):
            play.act(seat, HOLD)


def test_nobody_acts_before_the_cards_are_dealt() -> None:
    play = Play(COINS, CoinOptions(), seed_from(3))
    with pytest.raises(NotYourTurn, match=r"to act: nobody \(chance acts\)"):
        play.act(0, HOLD)


def test_nobody_acts_when_it_is_over() -> None:
    play = table(rounds=1)
    play.act(0, HOLD)
    play.act(1, RAISE)
    assert play.over
    assert play.returns() == [0.0, 1.0]
    with pytest.raises(NotYourTurn, match="the game is over"):
        play.act(0, HOLD)


@pytest.mark.parametrize("action", [2, -1, 63, 64, 10**30])
def test_illegal_has_a_reason_and_a_clause(action: int) -> None:
    play = table()
    before = play.state.copy()
    with pytest.raises(IllegalMove, match=r"one can only hold or raise \(C-1\)") as caught:
        play.act(0, action)
    assert (caught.value.reason, caught.value.clause) == ("one can only hold or raise", "C-1")
    assert play.state == before
    assert len(play.log) == 2


def test_a_readable_move_that_is_not_legal() -> None:
    play = Play(NYET, NYET.options.of(players=2, first_dealer=0), seed_from(1))
    play.roll()
    with pytest.raises(IllegalMove, match="Y-16"):
        play.read(0, "play:b7")


def test_all_errors_are_ours() -> None:
    assert all(issubclass(e, MoveError) for e in (UnreadableMove, AmbiguousMove, NotYourTurn, IllegalMove))
    assert all(issubclass(e, FacedownError) for e in (MoveError, EngineError, OptionsError))
    assert str(IllegalMove("no")) == "no"


def test_watchers_see_what_happens_and_no_more() -> None:
    play = table()
    ann, bob, guest = (play.watch(viewer) for viewer in (0, 1, SPECTATOR))
    play.act(0, RAISE)
    for watcher in (ann, bob, guest):
        assert watcher.take() == [Chosen(0)]
        assert watcher.take() == []
    play.act(1, RAISE)
    events = [watcher.take() for watcher in (ann, bob, guest)]
    assert events[0] == events[1] == events[2]
    scored = events[0][0]
    assert isinstance(scored, Scored)
    assert scored.shown == [entry.action for entry in play.log[:2]]


def test_seen_is_redacted() -> None:
    play = table()
    truth = play.state.card
    assert play.seen(0).card == [truth[0], 0]
    assert play.seen(1).card == [0, truth[1]]
    assert play.seen(SPECTATOR).card == [0, 0]


def test_undo_goes_back_and_the_dice_stay() -> None:
    play = table()
    start = play.state.copy()
    play.act(0, RAISE)
    play.act(1, RAISE)
    log, end = list(play.log), play.state.copy()
    play.undo(2)
    assert play.state == start
    play.act(0, RAISE)
    play.act(1, RAISE)
    assert play.log == log
    assert play.state == end
    play.undo(0)
    assert play.log == []
    assert play.state == COINS.rules.setup(play.options)


def test_undo_tells_no_events() -> None:
    play = table()
    watcher = play.watch(0)
    play.act(0, RAISE)
    watcher.take()
    play.undo(2)
    assert watcher.take() == []
    assert play.watchers == [watcher]
    play.act(1, HOLD)
    assert watcher.take() == [Chosen(1)]


@pytest.mark.parametrize("length", [-1, 3])
def test_undo_beyond_the_log(length: int) -> None:
    with pytest.raises(EngineError, match=f"the log has 2 actions; cannot go back to {length}"):
        table().undo(length)


def test_masks_and_seats_as_lists() -> None:
    assert bits_of([0b101, 0, 1 << 62]) == [0, 2, 190]
    assert bits_of([]) == []
    assert seats_in(0b10110) == [1, 2, 4]
    assert seats_in(CHANCE) == []
    assert seats_in(0) == []


def test_choices_of_chance() -> None:
    play: Any = Play(COINS, CoinOptions(), seed_from(3))
    assert choices(COINS, play.state, CHANCE) == [1, 2, 3]
    play.append(Entry(CHANCE, 3))
    assert choices(COINS, play.state, CHANCE) == [1, 2]
    assert repr(COINS) == "<game coins>"


def test_a_variant_differs_in_the_parts_that_are_named() -> None:
    def nothing(*_: object) -> None: ...

    variant = COINS.changed(name="quiet", legal=nothing, draw=nothing, roles={"one": "seat=0"})
    assert (variant.name, variant.rules.legal, variant.rules.draw) == ("quiet", nothing, nothing)
    assert variant.table.roles == {"one": "seat=0"}
    assert (variant.rules.apply, variant.text, variant.title) == (COINS.rules.apply, COINS.text, COINS.title)
    with pytest.raises(TypeError, match="lawful"):
        COINS.changed(lawful=nothing)
