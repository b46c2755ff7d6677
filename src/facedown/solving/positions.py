"""Reads where a tree begins: written positions, or the truths that a spectator must hold possible."""

import numpy as np

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.errors import PositionError
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.play import redacted
from facedown.engine.record import Record

BETWEEN = "---"  # the line between two positions of one text


def read_positions(game: Game, text: str) -> list[Record]:
    """Reads one position, or several with a line of three dashes between them; each is as likely as the others."""
    found: list[Record] = []
    parts = [[]]  # type: list[list[str]]
    for line in text.splitlines():
        if line.strip() == BETWEEN:
            parts.append([])
        else:
            parts[-1].append(line)
    for number, part in enumerate(parts, 1):
        try:
            found.append(game.text.read_position("\n".join(part) + "\n"))
        except PositionError as error:
            raise PositionError(
                f"position {number} of {len(parts)}: {error}" if len(parts) > 1 else str(error)
            ) from None
    return found


def worlds(game: Game, state: Record, count: int, seed: int = 0) -> tuple[list[Record], list[float]]:
    """Draws random truths that look like this position to a spectator (the game's `resample`), and counts how often
    each came up among `count`. A sample: with few of many truths a seat can tell the world from its own hand alone."""
    seen = redacted(game, state, SPECTATOR)
    rng, scratch = [0] * RNG, [0.0] * game.rules.scratch
    seed_rng(rng, seed, 0)
    times: dict[bytes, int] = {}
    for _ in range(count):
        world = seen.copy()
        game.rules.resample(world, SPECTATOR, rng, scratch)
        data = world.to_bytes()
        times[data] = times.get(data, 0) + 1
    weights = np.array(list(times.values())) / count
    return [game.rules.state.from_bytes(data) for data in times], weights.tolist()
