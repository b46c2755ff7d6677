"""Defines what the page of a person's games asks for, and gets."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST_MINE = 60  # tables in one request
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{8,16}$")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=2)]  # any of which may open the seat


class AskMine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for one's games: POST /api/mine, answered with a list of MyGame. Those tables alone count where a token
    opens a seat, or where the profile that asks sits (`Facedown-Session`)."""

    seats: Annotated[list[MySeat], Meta(max_length=MOST_MINE)]


class MyPlayer(msgspec.Struct, frozen=True):
    """Names somebody on a chair, as a page needs it to call them by name in the reader's language."""

    seat: int  # number of the chair
    kind: Literal["person", "bot"]
    name: str
    level: str = ""  # of a bot
    stand_in: str = ""  # level of the bot that plays for the person


class MyGame(msgspec.Struct, frozen=True):
    """Describes a table as the person in one of its seats knows it."""

    table: str
    game: str
    title: str
    phase: Literal["gathering", "running", "over"]
    chair: int
    others: list[MyPlayer]  # the others who sit there
    my_turn: bool  # of a team: the team is to decide
    waits_for: list[MyPlayer]  # of the others who may decide now
    since: float | None  # seconds since the person last saw something change; none: long ago
    left: float | None  # seconds of the player's time that are left, where the table has a clock and it runs
    won: list[MyPlayer]  # over: those who won; all of them in a draw
    i_won: bool
    score: float | None  # over: what this person's side has scored, where the game counts that
    scores: list[float]  # of the others, in their order; none where the game has no score
    rematch: str  # the table that continues this one
