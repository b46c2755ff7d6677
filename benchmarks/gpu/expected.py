"""What the processor makes of random games of each of the five: hashes of all that a GPU has to come out with, too.

python -m benchmarks.gpu.expected FILE      on any machine with a compiler
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from rich.progress import track

from facedown.catalog import GAMES
from facedown.engine.batch import Batch
from facedown.engine.game import Game
from facedown.envs.batch import VectorEnv

COUNT, SEED = 100_000, 12345
STEPPED, STEPS, EVERY = 4096, 240, 40  # games, steps in each, and after how many of them all is compared
OPTIONS: dict[str, dict[str, Any]] = {"hyst": {"turn_limit": 100}}  # random play there would go on for 80,000 decisions


def hash_of(*arrays: Any) -> str:
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(array.tobytes())
    return digest.hexdigest()


def choice(legal: Any, turn: int) -> Any:
    """One of the offered actions in each game, without luck: the same for arrays of NumPy and of CuPy."""
    counts = legal.sum(1)
    wanted = ((counts.cumsum(0) + 104_729 * turn) * 7_919) % counts
    return (legal.cumsum(1) > wanted[:, None]).argmax(1)


def after_steps(game: Game) -> list[str]:
    """States, choices, seats, results and observations on the way, with games that end and begin again."""
    env = VectorEnv(game, STEPPED, SEED, legal=True, **OPTIONS.get(game.name, {}))
    found = []
    for turn in range(STEPS):
        env.step(choice(env.legal, turn))
        if (turn + 1) % EVERY == 0:
            ended = env.returns * env.done[:, None]
            found.append(hash_of(env.states, env.masks, env.seats, env.done, ended, env.observations))
    return found


def main(file: Path) -> None:
    found = {}
    for game in track(list(GAMES.values()), description="Playing on the processor"):
        batch = Batch(game, game.options.of(**OPTIONS.get(game.name, {})), COUNT)
        decisions, chances = batch.play_random(SEED)
        whole = {"states": hash_of(batch.states), "decisions": decisions, "chances": chances}
        found[game.name] = {**whole, "steps": after_steps(game)}
    file.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
