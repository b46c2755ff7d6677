"""The log of a game: what actions lead to, going back by rows, and what a viewer notices."""

import random

import pytest

from facedown.engine.dice import seed_from
from facedown.engine.errors import EngineError
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.game_log import Entry, GameLog, Kind, Viewer, changed, choices
from facedown.engine.play import Play
from facedown.games.nyet import NYET
from tests.conformance.coins import COINS, HOLD, RAISE, CoinOptions


def begun(rounds: int = 2) -> GameLog:
    """Both have a card and are to choose."""
    log = GameLog(COINS, CoinOptions.of(rounds=rounds), seed_from(3))
    for entry in log.follow():
        log.append(entry)
    return log


def test_an_outcome_has_the_chance_that_follows_and_changes_nothing() -> None:
    log = begun()
    log.append(Entry(0, HOLD))
    before, entries = log.state.copy(), list(log.entries)
    outcome = log.follow(Entry(1, RAISE))
    assert [entry.seat for entry in outcome] == [1, CHANCE, CHANCE]
    assert (log.state, log.entries) == (before, entries)
    for entry, state in zip(outcome.entries, outcome.states, strict=True):
        log.append(entry)
        assert log.state == state
    assert outcome.state == log.state
    assert log.acting() == [0, 1]


def test_an_outcome_says_what_play_does() -> None:
    options = NYET.options.of(players=3, round_count=1)
    log, play, luck = GameLog(NYET, options, seed_from(1)), Play(NYET, options, seed_from(1)), random.Random(1)
    outcome = log.follow()
    assert outcome.states.count(None) > 20  # nobody looks at a deal before it is complete
    play.roll()
    while True:
        for entry in outcome:
            log.append(entry)
        assert log.state == play.state
        assert log.entries == play.log
        if log.over:
            break
        seat = luck.choice(log.acting())
        action = luck.choice(choices(NYET, log.state, seat))
        outcome = log.follow(Entry(seat, action))
        play.act(seat, action)
    assert log.returns() == play.returns()


@pytest.mark.parametrize(
    ("kind", "place", "left"), [("undo", 0, ""), ("undo", 2, "ab"), ("take_back", 1, "acd"), ("take_back", 3, "abc")]
)
def test_rows_that_go_back(kind: Kind, place: int, left: str) -> None:
    assert changed("abcd", kind, place) == list(left)


def test_what_is_taken_back_was_never_there() -> None:
    log, other = begun(), begun()
    log.append(Entry(0, HOLD))
    log.append(Entry(1, RAISE))
    log.rewind("take_back", 2)
    other.append(Entry(1, RAISE))
    assert (log.state, log.entries) == (other.state, other.entries)
    assert log.state_at(2) == begun().state
    log.undo(2)
    assert (log.state, log.entries) == (begun().state, begun().entries)
    with pytest.raises(EngineError, match="the log has 2 actions; cannot go back to 3"):
        log.undo(3)


def test_a_log_may_begin_in_the_middle() -> None:
    """As a snapshot does: what comes later is the same, and so is going back to it."""
    whole = begun()
    later = GameLog(COINS, whole.options, seed_from(3), first=whole.state.copy())
    for log in (whole, later):
        log.append(Entry(1, RAISE))
    assert later.state == whole.state
    later.undo(0)
    assert later.state == begun().state


def test_a_viewer_notices_what_its_record_shows_and_nothing_else() -> None:
    log = begun()
    own, other, guest = (Viewer(COINS, log.state, seat) for seat in (0, 1, SPECTATOR))
    before, truth = own.seen, log.state.copy()
    truth.card[0] += 1  # which only its owner sees
    assert other.notice(truth) is None
    assert guest.notice(truth) is None
    assert own.notice(truth) == before
    assert own.notice(truth) is None
    assert own.seen.card[0] == truth.card[0]
