"""`make fuzz`: so many fuzzed messages (a million, if nothing is said), while people play at another table."""

import asyncio
import logging
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.fuzz.attack import attack
from tests.server.house import fuzzable, house

logging.basicConfig(level=logging.ERROR)


class Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(record.getMessage())


def main() -> None:
    messages, seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, int(time.time())
    errors = Errors()
    logging.getLogger().addHandler(errors)
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), limits=fuzzable()) as place:
        answers: Counter[str] = Counter()
        start, moves, games = time.monotonic(), 0, 0
        before = _memory()
        for part in range(10):
            counts, others = asyncio.run(attack(place, messages // 10, seed + part))
            answers += counts
            moves, games = moves + others.moves, games + len(others.games)
            for table in others.games:
                assert place.get(f"/api/tables/{table}/verify").json()["commitment_fits"]
            print(
                f"{(part + 1) * messages // 10:,} messages, {time.monotonic() - start:.0f} s, {_memory():.0f} MB",
                flush=True,
            )
        assert place.get("/api/health").json()["status"] == "ok"
    print(
        f"seed {seed}; memory {before:.0f} to {_memory():.0f} MB at most; "
        f"others made {moves} moves in {games} whole games"
    )
    for answer, count in answers.most_common():
        print(f"{count:>9,}  {answer}")
    print(f"errors in the log: {errors.seen or 'none'}")
    sys.exit(bool(errors.seen or answers["our mistake"] or answers["refused failed"]))


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


main()
