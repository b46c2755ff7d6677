"""Rolls fair dice: every chance action of a table follows from one secret seed, committed to before the first.

Construction (version 1). The seed is 32 random bytes. Its commitment, shown before the game, is
SHA-256("facedown commitment v1" || seed). The k-th chance action of a game (k = 0, 1, ..) has possible outcomes in
rising order of their ids, with integer weights of sum W. For block b = 0, 1, .. let x be the first 8 bytes, read
big-endian, of HMAC-SHA256(key = seed, "facedown dice v1" || k as 8 bytes || b as 4 bytes). The first x below the
greatest multiple of W that fits into 2**64 is taken (so there is no modulo bias); r = x mod W; the outcome is the
first whose running sum of weights exceeds r. When the seed is revealed after the game, anyone can recompute all of it.

Tables that share a deal draw by name instead (`pick`), in games that name what is drawn: an outcome of weight w has w
tickets, c = 0 .. w - 1. For the k-th draw of the name n, the ticket of an outcome o with the least HMAC-SHA256(key =
seed, "facedown lots v1" || n || k || o || c, all as 8 bytes) wins. All tickets are equally likely; and where two tables
have nearly the same outcomes at the same draw, they nearly always get the same one.
"""

import hashlib
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from facedown.engine.errors import EngineError

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str | int) -> bytes:
    """Computes a seed for games that are to be repeatable: the hash of a word or number."""
    return hashlib.sha256(f"facedown seed v1 {text}".encode()).digest()


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"facedown commitment v1" + seed).hexdigest()


@dataclass(frozen=True)
class Dice:
    seed: bytes
    shared: bool = False  # several tables play this deal

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise EngineError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")

    def below(self, k: int, total: int) -> int:
        """Gives the k-th number of the table, uniform in 0 <= r < total."""
        limit = (1 << 64) - (1 << 64) % total
        block = 0
        while True:
            message = b"facedown dice v1" + k.to_bytes(8, "big") + block.to_bytes(4, "big")
            x = int.from_bytes(self._hmac(message)[:8], "big")
            if x < limit:
                return x % total
            block += 1

    def choose(self, k: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """Gives the k-th chance action among outcomes in rising order."""
        sums = list(accumulate(weights))
        if not sums or sums[-1] < 1:
            raise EngineError("a chance step needs an outcome with a weight")
        return outcomes[bisect_right(sums, self.below(k, sums[-1]))]

    def pick(self, name: int, k: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """Gives the k-th draw of what is called `name`."""
        head = b"facedown lots v1" + name.to_bytes(8, "big") + k.to_bytes(8, "big")
        tickets = [(outcome, c) for outcome, w in zip(outcomes, weights, strict=True) for c in range(w)]
        if not tickets:
            raise EngineError("a chance step needs an outcome with a weight")

        def rank(ticket: tuple[int, int]) -> bytes:
            outcome, c = ticket
            return self._hmac(head + outcome.to_bytes(8, "big") + c.to_bytes(8, "big"))

        return min(tickets, key=rank)[0]

    def _hmac(self, message: bytes) -> bytes:
        """Computes HMAC-SHA256 from its definition. Python's own lets other threads in with each call, and a server
        that writes to the disk in one then waits for every single card of a deal."""
        inner, outer = self._pads
        return hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()

    @cached_property
    def _pads(self) -> tuple[bytes, bytes]:
        block = self.seed.ljust(64, b"\0")
        return bytes(x ^ 0x36 for x in block), bytes(x ^ 0x5C for x in block)
