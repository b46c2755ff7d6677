"""What the processor makes of 100,000 random games of each of the five: a hash of all states at their ends.

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

COUNT, SEED = 100_000, 12345
OPTIONS: dict[str, dict[str, Any]] = {"hyst": {"turn_limit": 100}}  # random play there would go on for 80,000 decisions


def hash_of(states: Any) -> str:
    return hashlib.sha256(states.tobytes()).hexdigest()


def main(file: Path) -> None:
    found = {}
    for game in track(list(GAMES.values()), description="Playing on the processor"):
        batch = Batch(game, game.options.of(**OPTIONS.get(game.name, {})), COUNT)
        decisions, chances = batch.play_random(SEED)
        found[game.name] = {"states": hash_of(batch.states), "decisions": decisions, "chances": chances}
    file.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
