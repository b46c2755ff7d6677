"""Counts nodes: how many ways lead on from recorded positions, depth by depth, plain and compiled.

Recorded in perft.json of the golden folder; a changed rule changes the counts.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from facedown.engine.errors import PositionError
from facedown.engine.game import Game
from facedown.engine.rule import JIT, native
from facedown.testing.kernels import count_nodes, filled
from facedown.testing.walk import Budget, Point, broken, samples, walk

FILE = "perft.json"
MOST_NODES = 8_000  # counted from one position, so that the plain twin is done quickly
MOST_DEPTH = 12


def check_perft(game: Game, budget: Budget, folder: Path) -> None:
    """Checks that the recorded positions still have the recorded numbers of continuations, in both forms."""
    how = f"write it with: python -m facedown.testing.golden write {game.name}"
    recorded = _load(folder).get(game.name)
    if not recorded:
        raise broken(game, f"no node counts in {folder / FILE}; {how}")
    for number, row in enumerate(recorded, 1):
        text, nodes = "\n".join(row["position"]) + "\n", row["nodes"]
        try:
            state = game.text.read_position(text)
        except PositionError as error:
            raise broken(game, f"position {number} of {FILE} is refused: {error}") from error
        depth = len(nodes) - 1
        counts = {"plain": plain_nodes(game, state, depth)}
        if JIT:
            counts["compiled"] = native_nodes(game, state, depth)
        for form, found in counts.items():
            if found != nodes:
                raise broken(
                    game,
                    f"position {number} of {FILE} has other node counts ({form}): recorded {nodes}, found {found}; "
                    f"if the rules were meant to change, {how}\n{text}",
                )


def plain_nodes(game: Game, state: Any, depth: int) -> list[int]:
    """Counts the action sequences of each length 0..depth that lead on from a position."""
    stack = [state.copy() for _ in range(depth + 1)]
    masks = [[0] * game.rules.words for _ in range(depth + 1)]
    nodes = [1] + [0] * depth
    filled(game, count_nodes)(stack, masks, [0] * (depth + 1), depth, nodes)
    return nodes


def native_nodes(game: Game, state: Any, depth: int) -> list[int]:
    stack = np.repeat(state.to_array(), depth + 1)
    masks = np.zeros((depth + 1, game.rules.words), np.int64)
    nodes = np.zeros(depth + 1, np.int64)
    nodes[0] = 1
    native(filled(game, count_nodes))(stack, masks, np.zeros(depth + 1, np.int64), depth, nodes)
    return [int(n) for n in nodes]


def write_perft(game: Game, folder: Path) -> Path:
    """Chooses positions, counts, and records them beside those of other games."""
    book = _load(folder)
    book[game.name] = [_row(game, point) for options in samples(game) for point in _choose(game, options)]
    path = folder / FILE
    path.write_text(json.dumps(book, indent=1) + "\n", encoding="utf-8")
    return path


def _choose(game: Game, options: Any) -> list[Point]:
    """Picks of one random game the first position that can be written, one about half way, and one near the end."""
    written = []
    for point in walk(game, options, seed=7):
        try:
            game.text.write_position(point.state)
        except PositionError:
            continue
        if not point.over:
            written.append(Point(game, options, point.seed, point.step, point.state.copy(), point.seat, point.action))
    if not written:
        return []
    places = sorted({0, len(written) // 2, max(0, len(written) - 4 * options.players)})
    return [written[k] for k in places]


def _row(game: Game, point: Point) -> dict[str, Any]:
    nodes = plain_nodes(game, point.state, 1)
    for depth in range(2, MOST_DEPTH + 1):
        branching = nodes[-1] / max(1, nodes[-2])
        if nodes[-1] == 0 or nodes[-1] * max(1.0, branching) > MOST_NODES:
            break
        nodes = plain_nodes(game, point.state, depth)
    return {"position": game.text.write_position(point.state).splitlines(), "nodes": nodes}


def _load(folder: Path) -> dict[str, list[dict[str, Any]]]:
    path = folder / FILE
    if not path.exists():
        return {}
    book: dict[str, list[dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8"))
    return book
