"""Defines what a table agrees on beside the rules of its game: the clock, and proposals."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 86_400
BOUNDS = {"none": (0, 0), "move": (5, 3_600), "game": (30, 43_200), "days": (DAY, 30 * DAY)}
UNITS = {"move": "a move has {} to {} seconds", "game": "a game has {} to {} seconds for each seat"}


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have. Bots have none; a live race has its own."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: int = 0  # for a move (with days: full days), or for all moves of a seat together
    extra: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds added after each move, where all moves have theirs together
    late: Literal["bot", "forfeit"] = "bot"  # whose time has run out: a bot plays on for the seat, or the game is lost

    def problems(self) -> list[str]:
        least, most = BOUNDS[self.kind]
        if not least <= self.seconds <= most or (self.kind == "days" and self.seconds % DAY):
            if self.kind == "none":
                return ["a table without a clock has no seconds"]
            words = UNITS.get(self.kind, "a move has {} to {} full days, in seconds")
            return [f"clock: {words.format(least, most)}"]
        if self.extra and self.kind != "game":
            return ["clock: seconds are added only where all moves have their time together"]
        return []


class Ask(msgspec.Struct, frozen=True):
    """Something that a chair may not do alone. The others agree, or one of them says no."""

    number: int  # no two of a table have the same
    kind: Literal["stand_in", "undo"]
    by: int
    about: int  # the chair whose seat a bot is to take, or whose decision is to be taken back
    yes: list[int] = []
    kept: int = 0  # undo: so many decisions of the seat stay; secret, and so never told
