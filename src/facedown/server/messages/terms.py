"""Defines what a table agrees on beside the rules of its game: the clock, and proposals."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from facedown.words import Said
from facedown.words.server import say as words

DAY = 86_400
BOUNDS = {"none": (0, 0), "move": (5, 3_600), "game": (30, 43_200), "days": (DAY, 30 * DAY)}


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Says how much time people have. Bots have none; a live race has its own."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: int = 0  # for a move (with days: full days), or for all moves of a seat together
    extra: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds added after each move, where all moves have theirs together
    late: Literal["bot", "forfeit"] = "bot"  # whose time has run out: a bot plays on for the seat, or the game is lost

    def problems(self) -> list[Said]:
        least, most = BOUNDS[self.kind]
        if not least <= self.seconds <= most or (self.kind == "days" and self.seconds % DAY):
            if self.kind == "none":
                return [words("request.clock_none")]
            return [words("request.clock_seconds", kind=self.kind, least=least, most=most)]
        if self.extra and self.kind != "game":
            return [words("request.clock_extra")]
        return []


Pace = Literal["calm", "normal", "quick", "once"]  # of a table's bots; once: as soon as their time tells nothing


class Ask(msgspec.Struct, frozen=True):
    """Describes something that a chair may not do alone. The others agree, or one of them says no."""

    number: int  # no two of a table have the same
    kind: Literal["stand_in", "undo", "claim", "end"]
    by: int
    about: int  # the chair whose seat a bot is to take or who is to lose, or whose decision is to be taken back
    yes: list[int] = []
    kept: int = 0  # undo: so many decisions of the seat stay; secret, and so never told
