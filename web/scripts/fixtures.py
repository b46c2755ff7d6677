"""Real table states for looking at the page without a server: seat 0's sight of a game played by quick bots.

python web/scripts/fixtures.py      writes web/src/fixtures/nyet.json: a list of states, one per decision of seat 0
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.game import Game
from facedown.engine.play import Play

NAMES = ("You", "Mira", "Otto", "Ada", "Juri")


def state(play: Play, seat: int, fresh: list[dict[str, Any]], log: list[dict[str, Any]]) -> dict[str, Any]:
    game = play.game
    acting = play.actors()
    return {
        "type": "state",
        "table": "fixture00",
        "game": game.name,
        "title": game.title,
        "phase": "over" if play.over else "running",
        "seq": len(log),
        "you": seat,
        "host": seat == 0,
        "listed": False,
        "seats": [
            {
                "seat": p,
                "kind": "bot" if p else "person",
                "name": NAMES[p],
                "level": "regular" if p else "",
                "connected": True,
                "acting": p in acting,
                "you": p == seat,
            }
            for p in range(play.options.players)
        ],
        "options": play.options.changed(),
        "view": msgspec.to_builtins(game.view(play.seen(seat), seat)),
        "choices": [
            {"action": a, "text": game.moves.write(seat, a), "say": game.moves.say(play.seen(seat), a)}
            for a in play.legal(seat)
        ],
        "fresh": fresh,
        "log": log,
        "can_undo": True,
        "can_hint": True,
        "commitment": play.commitment,
        "seed": play.dice.seed.hex() if play.over else "",
        "result": play.returns() if play.over else [],
        "rematch": "",
    }


def record(game: Game, players: int, rounds: int, word: str) -> list[dict[str, Any]]:
    play = Play(game, game.options.of(players=players, round_count=rounds), seed_from(word))
    watcher = play.watch(0)
    luck = random.Random(word)
    play.roll()
    states: list[dict[str, Any]] = []
    log: list[dict[str, Any]] = []
    while True:
        fresh = [
            {"number": len(log) + k, "text": game.tell(event), "event": msgspec.to_builtins(event)}
            for k, event in enumerate(watcher.take())
        ]
        log += fresh
        states.append(state(play, 0, fresh, [] if states else log[:]))
        if play.over:
            return states
        actors = play.actors()
        seat = actors[-1]
        play.act(seat, luck.choice(play.legal(seat)))


def main() -> None:
    folder = Path(__file__).parents[1] / "src" / "fixtures"
    folder.mkdir(exist_ok=True)
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    states = record(GAMES["nyet"], players, 2, "fixture")
    (folder / "nyet.json").write_text(json.dumps(states) + "\n")
    print(f"{len(states)} states")


if __name__ == "__main__":
    main()
