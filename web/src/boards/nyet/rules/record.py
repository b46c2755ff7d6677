"""Records the positions of NYET!'s drawn examples. Run by web/src/boards/pictures.py."""

from typing import Any

import msgspec

from facedown.engine.game import SPECTATOR
from facedown.engine.play import Entry, Play
from facedown.games.nyet import NYET
from facedown.games.nyet.text.position import read_position

COLOURS = "bryg"
DECK = [f"{colour}{value}" for value in (1, 1, 1, *range(2, 14)) for colour in COLOURS]

TRICK = """nyet
options: players=4 first_dealer=0
round: 2
dealer: 3
scores: 0 0 0 0
phase: trick
terms: bear d0 g r 3
team: 0+2
leader: 0
tricks: 3 3 3 3
hand 0: b13 y3 g5
hand 1: r1 y8 y9
hand 2: r1 g8 y2
hand 3: b6 b7 y4
"""

BOARD = f"""nyet
options: players=4 first_dealer=0
round: 2
dealer: 0
scores: 0 0 0 0
phase: nyet
covered: points:-2 trump:b super:y trump:y first:tiger points:1 discard:d2 trump:g
hand 0: {" ".join(DECK[0:15])}
hand 1: {" ".join(DECK[15:30])}
hand 2: {" ".join(DECK[30:45])}
hand 3: {" ".join(DECK[45:60])}
"""

PASSING = BOARD.replace("phase: nyet", "phase: shed").replace(
    "covered: points:-2 trump:b super:y trump:y first:tiger points:1 discard:d2 trump:g",
    "terms: bear p1 g none 3\nteam: 0+2",
)
PASSED = DECK[14::15]

LAST = """nyet
options: players=4 first_dealer=0
round: 2
dealer: 3
scores: 12 20 5 20
phase: trick
terms: bear d0 g none 3
team: 0+2
leader: 0
tricks: 4 4 4 2
loot: b1 | g1 | r1 | -
hand 0: g13
hand 1: y8
hand 2: y2
hand 3: b6
"""


def at(position: str) -> Play:
    state = read_position(position)
    play = Play(NYET, NYET.options.of(players=state.players))
    play.state = state
    return play


def do(play: Play, *moves: str) -> list[dict[str, Any]]:
    """Plays moves in notation and gives what spectators saw."""
    watcher = play.watch(SPECTATOR)
    for move in moves:
        action = NYET.text.moves.read(move)[1]
        seat = play.actors()[0]
        play.check(seat, action)
        play.append(Entry(seat, action))
    return [msgspec.to_builtins(event) for event in watcher.take()]


def view(play: Play, seat: int = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(NYET.page.view(play.seen(seat), seat))
    return found


def trick() -> dict[str, Any]:
    play = at(TRICK)
    won = next(one for one in do(play, "play:b13", "play:r1", "play:r1", "play:b6") if one["event"] == "trick_won")
    return {"view": view(play), "winner": won["seat"], "number": won["number"], "loot": won["loot"]}


def board() -> dict[str, Any]:
    seen = view(at(BOARD))
    fixed = {line["id"]: line["result"] for line in seen["lines"] if line["result"]}
    left = {line["id"]: sum(box["open"] for box in line["boxes"]) for line in seen["lines"]}
    return {"view": seen, "fixed": fixed, "left": left}


def passing() -> dict[str, Any]:
    play = at(PASSING)
    do(play, *(f"give:{card}" for card in PASSED))
    seen = [view(play, seat) for seat in range(4)]
    return {
        "characters": [seat["character"] for seat in seen[0]["seats"]],
        "given": [one["given"][0] for one in seen],
        "received": [one["received"][0] for one in seen],
    }


def scoring() -> dict[str, Any]:
    play = at(LAST)
    told = do(play, "play:g13", "play:y8", "play:y2", "play:b6")
    return {"view": view(play), "scored": next(one for one in told if one["event"] == "round_scored")}


def pictures() -> dict[str, Any]:
    return {"trick": trick(), "board": board(), "passing": passing(), "scoring": scoring()}
