"""Describes what the catalogue holds of a game: its rules, and where its other parts are."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from facedown.engine.game import Game


@dataclass(frozen=True)
class Entry:
    """Names a game and its parts: dotted names of modules, which are loaded when they are needed. None has to be there.

    bots: `make_bot(game, level, seconds)`; else the search that plays every game
    analysis: `belief(seen)` and `worths(seen, seat)`; else nothing is known beyond what bots think of a choice
    measure: `MEASURE`, what the arena notes and draws (`facedown.study.measure`); else wins by seat
    questions: `QUESTIONS`, what designers ask (`facedown.study.question`); else there are none
    ratings: a package with `ratings.json`, the strengths of the levels by pool, which `facedown.arena.ratings` fits to
        the matches of its `measured.toml`; else bots have no rating
    readers: `READERS`, bots that know how ours think (`facedown.bots.reader`): to measure those, not to play with
    solver: `SOLVER`, which solves the whole game offline (`facedown.solving.whole_game`); else positions can be solved
    live: `ROOMS`, for games that hands play in real time (`facedown.server.table.live_rooms`); else nobody can
    """

    game: Game
    bots: str = ""
    analysis: str = ""
    measure: str = ""
    questions: str = ""
    live: str = ""
    ratings: str = ""
    solver: str = ""
    readers: str = ""


def part(module: str, name: str) -> Any:
    """Loads what a module holds by a name, and only now: solutions and native code take their time."""
    return getattr(import_module(module), name)
