"""A deal looked at as a whole: nobody sees anything else than card by card."""

import random
from typing import Any

import pytest

from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import Entry, Play, choices, redacted
from facedown.games.nyet import NYET
from facedown.server.course import Course
from facedown.server.store import LogRow

OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "round_count": 3},
    {"players": 3, "round_count": 2, "first_dealer": 0},
    {"players": 4, "round_count": 2, "character_choice": "pick"},
    {"players": 5, "round_count": 2, "reveal_discards": "round_end"},
]


@pytest.mark.parametrize("chosen", OPTIONS)
def test_everybody_is_told_the_same(chosen: dict[str, Any]) -> None:
    options, luck = NYET.options.of(**chosen), random.Random(1)
    seats = range(options.players)
    course = Course(NYET, options, seed_from("deal"), seats)
    play = Play(NYET, options, seed_from("deal"))
    watchers = {viewer: play.watch(viewer) for viewer in (*seats, SPECTATOR)}

    def take(entries: list[Entry]) -> None:
        for entry in entries:
            course.take(LogRow(course.rows, "act", entry.seat, entry.action, 0))
            play.append(entry)

    take(course.follow())
    while not course.over:
        seat = luck.choice(course.acting())
        take(course.follow(Entry(seat, luck.choice(choices(NYET, course.state, seat)))))
        assert course.state == play.state
    for viewer, watcher in watchers.items():
        told = [NYET.tell(event) for event in watcher.take()]
        assert [line.text for line in course.sights[viewer].lines] == told
        assert course.sights[viewer].seen == redacted(NYET, play.state, viewer)
        assert sum(text.startswith("Round") and text.endswith("deals.") for text in told) == chosen["round_count"]


@pytest.mark.parametrize("chosen", OPTIONS)
def test_all_weights_at_once(chosen: dict[str, Any]) -> None:
    assert NYET.weights is not None
    assert NYET.dealing is not None
    play, luck, met = Play(NYET, NYET.options.of(**chosen), seed_from("weights")), random.Random(2), set[int]()
    while not play.over:
        if NYET.actors(play.state) != CHANCE:
            seat = luck.choice(play.actors())
            play.append(Entry(seat, luck.choice(play.legal(seat))))
            continue
        outcomes = choices(NYET, play.state, CHANCE)
        weights = [NYET.weight(play.state, outcome) for outcome in outcomes]
        assert NYET.weights(play.state, outcomes) == weights
        met.update(weights)
        play.append(Entry(CHANCE, luck.choice(outcomes)))
        if NYET.dealing(play.state):
            assert NYET.actors(play.state) == CHANCE
    assert met >= {1, 2, 3}
