"""What may be taken back without asking: in random games of all five, nobody had learned anything by it."""

import random
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.game_log import Outcome
from facedown.engine.play import Entry, choices, redacted
from facedown.server.store import LogRow
from facedown.server.table.game_log import ServerLog

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "nyet": [{"players": 4, "discard_line": ["d2", "x2"], "round_count": 2}, {"players": 2, "round_count": 1}],
    "shy_monsters": [{}, {"match_games": 2}],
    "nusubito": [{}, {"match_games": 2, "max_days": 3}],
    "hyst": [{"players": 3}, {"players": 2}],
    "myst": [{"race_driver": "alternate"}],
}
CASES = [(game, options, seed) for game, all_of in OPTIONS.items() for options in all_of for seed in range(2)]
MOST = 250  # decisions of one game


class Log:
    def __init__(self, game: str, options: dict[str, Any], seed: int) -> None:
        self.game = GAMES[game]
        self.options = self.game.options.of(**options)
        self.game_log = ServerLog(self.game, self.options, seed_from(f"undo {seed}"), range(self.options.players))
        self.carry_out(self.game_log.follow())

    def carry_out(self, outcome: Outcome) -> None:
        rows = [LogRow(self.game_log.rows + k, "act", *entry, 0, 1.0) for k, entry in enumerate(outcome)]
        self.game_log.take_outcome(rows, outcome)

    def seen(self) -> dict[int, Any]:
        return {viewer: self.game_log.seen(viewer) for viewer in (*range(self.options.players), SPECTATOR)}


def without(records: dict[int, Any], seat: int) -> dict[int, Any]:
    return {viewer: record for viewer, record in records.items() if viewer != seat}


@pytest.mark.parametrize(("game", "options", "seed"), CASES)
def test_nothing_that_anybody_has_learned_is_taken_back_unasked(game: str, options: dict[str, Any], seed: int) -> None:
    log = Log(game, options, seed)
    game_log, luck = log.game_log, random.Random(seed)
    taken = 0
    for _ in range(MOST):
        if game_log.over:
            break
        seat = luck.choice(game_log.acting())
        before = log.seen()
        own = log.game_log.seen(seat)
        action = luck.choice(choices(log.game, own, seat))
        made = game_log.follow(Entry(seat, action))
        log.carry_out(made)
        after = log.seen()
        place = game_log.take_back_place(seat)
        if place is None:
            continue
        # Nobody else has seen a difference, nor was anything drawn; and the seat itself could have foreseen all of it.
        assert made.entries[-1].seat != CHANCE
        assert without(after, seat) == without(before, seat)
        log.game.rules.apply(own, seat, action)
        assert redacted(log.game, own, seat) == after[seat]
        if luck.random() < 0.5:
            game_log.take(LogRow(game_log.rows, "take_back", seat, place, 0, 1.0))
            taken += 1
            assert log.seen() == before
        else:  # still so after others have decided something that it has not noticed; otherwise not unless it chooses
            for other in [other for other in game_log.acting() if other != seat][:1]:
                offered = choices(log.game, game_log.seen(other), other)
                log.carry_out(game_log.follow(Entry(other, luck.choice(offered))))
                if game_log.take_back_place(seat) is not None and seat not in game_log.acting():
                    assert game_log.seen(seat) == after[seat]
    assert taken > 0 or game in {"hyst", "nyet", "myst"}
