"""A deal looked at as a whole: nobody sees anything else than card by card."""

import random
from typing import Any

import pytest

from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.game_log import Entry, Outcome, choices, redacted
from facedown.engine.play import Play
from facedown.games.nyet import NYET
from facedown.server.store import LogRow
from facedown.server.table.game_log import ServerLog

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
    game_log = ServerLog(NYET, options, seed_from("deal"), seats)
    loaded = ServerLog(NYET, options, seed_from("deal"), seats)
    play = Play(NYET, options, seed_from("deal"))
    watchers = {viewer: play.watch(viewer) for viewer in (*seats, SPECTATOR)}

    def take(outcome: Outcome) -> None:
        rows = [LogRow(game_log.rows + k, "act", *entry, 0) for k, entry in enumerate(outcome)]
        game_log.take_outcome(rows, outcome)
        for row, entry in zip(rows, outcome, strict=True):
            loaded.take(row)
            play.append(entry)

    take(game_log.follow())
    while not game_log.over:
        seat = luck.choice(game_log.acting())
        take(game_log.follow(Entry(seat, luck.choice(choices(NYET, game_log.state, seat)))))
        assert game_log.state == loaded.state == play.state
    for viewer, watcher in watchers.items():
        told = [str(NYET.text.tell(event)) for event in watcher.take()]
        for log in (game_log, loaded):
            assert [str(line.text) for line in log.viewers[viewer].lines] == told
            assert log.viewers[viewer].seen == redacted(NYET, play.state, viewer)
        assert sum(text.startswith("Round") and text.endswith("deals.") for text in told) == chosen["round_count"]


@pytest.mark.parametrize("chosen", OPTIONS)
def test_all_weights_at_once(chosen: dict[str, Any]) -> None:
    assert NYET.rules.weights is not None
    assert NYET.rules.dealing is not None
    play, luck, met = Play(NYET, NYET.options.of(**chosen), seed_from("weights")), random.Random(2), set[int]()
    while not play.over:
        if NYET.rules.actors(play.state) != CHANCE:
            seat = luck.choice(play.actors())
            play.append(Entry(seat, luck.choice(play.legal(seat))))
            continue
        outcomes = choices(NYET, play.state, CHANCE)
        weights = [NYET.rules.weight(play.state, outcome) for outcome in outcomes]
        assert NYET.rules.weights(play.state, outcomes) == weights
        met.update(weights)
        play.append(Entry(CHANCE, luck.choice(outcomes)))
        if NYET.rules.dealing(play.state):
            assert NYET.rules.actors(play.state) == CHANCE
    assert met >= {1, 2, 3}
