"""The server of the browser tests with one game more, as another package would bring it.

The page knows nothing of Blind Coins, so that it is played on the plain board. Bots think in other processes, which
need the game as well: they are this program with the argument `worker`.
"""

import sys
from collections.abc import Sequence

from facedown.catalog import GAMES
from facedown.server.process import app
from facedown.workers import worker
from facedown.workers.process import command
from tests.conformance.coins import COINS
from tests.e2e import serve


def thinking(nicer: int = 0) -> Sequence[str]:
    python, option, *rest = command(__spec__.name, nicer)
    return (python, option, rest[0], "worker", *rest[1:])


def main() -> None:
    GAMES[COINS.name] = COINS
    if sys.argv[1:2] == ["worker"]:
        del sys.argv[1]
        worker.main()
    else:
        vars(app)["thinking"] = thinking
        serve.main()


if __name__ == "__main__":
    main()
