"""Holds one analysis on its way: what is asked, what is known so far, and how it is written down."""

import asyncio
import gzip
import time
from dataclasses import dataclass, field

import msgspec

from facedown.analysis.positions import Position
from facedown.analysis.results import Analysis, Progress, Result
from facedown.engine.game import Game
from facedown.server.common.tokens import digest, new_token
from facedown.server.store import analyses as rows
from facedown.server.store.analyses import AnalysisRow
from facedown.server.views.slow_worker import Placed, Positions
from facedown.words import Said
from facedown.workers.fair_queue import Asker
from facedown.workers.pool import SERVER

WATCHED, LEFT = range(2)  # those that somebody looks at go first
LOOKED_SECONDS = 30.0  # since somebody last asked how far it is


class Kept(Progress, frozen=True):
    """Keeps what is written down of an analysis."""

    stop: str = ""  # digest of the key that stops it


@dataclass(eq=False)
class Job:
    key: str
    table: str  # empty: of a file
    game: Game
    found: Positions
    results: list[Result]
    asker: Asker = SERVER
    stop: str = ""  # digest of the key that stops it
    state: rows.State = "waiting"
    problem: Said = ""
    saved: float = 0.0
    looked: float = float("-inf")  # when somebody last asked how far it is
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def open(self) -> bool:
        return self.state in rows.OPEN

    def progress(self) -> Kept:
        found = self.found
        return Kept(len(found.placed), found.decisions, found.returns, self.results, self.stop)

    def told(self, since: int) -> Analysis:
        self.looked = time.monotonic()
        id = "" if self.table else self.key
        return self.progress().told(since, state=self.state, id=id, problem=str(self.problem), reason=self.problem)

    def rank(self) -> int:
        return WATCHED if time.monotonic() - self.looked < LOOKED_SECONDS else LEFT

    def new_key(self) -> str:
        """Makes the key for the client that starts it, who tells it to nobody."""
        key = new_token()
        self.stop = digest(key)
        return key


def position_of(game: Game, placed: Placed) -> Position:
    return Position(placed.number, placed.seat, game.rules.state.from_bytes(placed.seen), placed.made, placed.hands)


def kept_in(row: AnalysisRow) -> Kept:
    return msgspec.json.decode(gzip.decompress(row.data), type=Kept)
