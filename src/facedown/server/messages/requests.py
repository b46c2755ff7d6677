"""Defines what plain requests send and get: games, new tables, open tables, replays, logs, dice and health."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from facedown.server.messages.table import LogLine, Name
from facedown.server.messages.terms import Clock


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    about: str
    kind: Literal["number", "choice", "switch", "text"]
    default: Any
    choices: list[Any]
    least: int | None
    most: int | None
    front: bool  # a main choice: shown with its values in full; the page has words for them (option.GAME.OPTION.VALUE)
    house: bool  # a ruling that a table may decide otherwise: shown among the house rules


class GameInfo(msgspec.Struct, frozen=True):
    """GET /api/games"""

    name: str
    title: str
    tagline: str
    least_seats: int
    most_seats: int
    count: str  # the option that says how many people sit at the table
    options: list[OptionInfo]
    levels: list[str]
    deals: bool  # can several tables play one deal?
    rated_options: list[str]  # that may be chosen at rated tables


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. The creator is the host and sits on seat 0."""

    game: Annotated[str, Meta(max_length=30)]
    name: Name
    options: dict[str, Any] = {}
    listed: bool = False
    bots: dict[str, str] = {}  # seat number -> level
    start: bool = False  # at once (all seats taken)
    chat: bool = True  # may those at the table talk to each other?
    here: dict[str, Name] = {}  # seat number -> name of somebody who plays on the creator's screen
    clock: Clock = Clock()
    rated: bool = False  # the result counts for the ratings of those at the table; all of them keep a profile
    deal: Annotated[str, Meta(max_length=16)] = ""  # new: others can play it afterwards; or the id of one to play
    invitation: Annotated[str, Meta(max_length=64)] = ""  # to the deal that is played; opens one table
    deal_days: Annotated[int, Meta(ge=1, le=60)] = 7  # until a new deal closes and everything about it is open


class SeatLink(msgspec.Struct, frozen=True):
    """A seat's secret: the page makes the link /t/TABLE#s=TOKEN of it."""

    seat: int
    token: str


class TableMade(msgspec.Struct, frozen=True):
    table: str
    seats: list[SeatLink]  # of all seats, the creator's own first; a bot's opens when the seat is freed
    watch: str  # token for /t/TABLE#w=TOKEN
    deal: str | UnsetType = UNSET  # that others can play afterwards: /deal/DEAL
    deal_key: str | UnsetType = UNSET  # secret of who made it: invites others, and closes it before its time


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/TABLE/sit: take a free seat of a listed table; answered with a SeatLink."""

    name: Name


class OpenTable(msgspec.Struct, frozen=True):
    """GET /api/tables: listed tables that wait for players or are being played."""

    table: str
    game: str
    title: str
    host_name: str
    taken: int
    seats: int
    running: bool
    options: dict[str, Any]  # only what differs from the defaults


class Problem(msgspec.Struct, frozen=True):
    """Every refused request."""

    problems: list[str]


class ReplayStep(msgspec.Struct, frozen=True):
    lines: list[str]
    events: list[Any]
    view: Any  # with open hands: the spectator's
    own: list[dict[str, Any]]  # with open hands: for each seat, those fields of its own view that differ from `view`
    at: float = 0.0  # seconds since the game began; 0 in all steps: nobody knows any more
    chair: int = -1  # in a game of teams: the person who did it
    number: int = 0  # how many actions of the log have led here


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/TABLE/replay?sight=open|spectator|SEAT of a finished game (open, if nothing is said).

    POST /api/replays?sight=... with a log's text gives the same. The first step is the beginning: it has no lines.
    """

    game: str
    title: str
    seats: list[str]
    sight: int  # seat, -2 spectator, -3 everything
    steps: list[ReplayStep]
    afterwards: list[Any]  # what the game has to tell about itself, if it has
    options: dict[str, Any] = {}  # of the table, such as the cut of a jigsaw
    chairs: list[str] = []  # in a game of teams: the names of the people; none if it comes from a file
    forfeit: int | UnsetType = UNSET  # the seat that lost because its time had run out, where no step says so


class DiceStep(msgspec.Struct, frozen=True):
    number: int
    outcome: str
    recomputed: str


class DiceReport(msgspec.Struct, frozen=True):
    """GET /api/tables/TABLE/verify of a finished game."""

    commitment: str
    seed: str
    commitment_fits: bool
    checked: int
    wrong: list[DiceStep]
    first: list[DiceStep]  # a few steps to look at


class Notes(msgspec.Struct, frozen=True):
    """GET /api/tables/TABLE/log of a running game (Authorization: Bearer TOKEN): what that viewer saw, no more.

    Of a finished game the same address gives the whole log, as `facedown replay` and POST /api/replays read it.
    """

    facedown_notes: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    you: int
    commitment: str
    lines: list[LogLine]


class Health(msgspec.Struct, frozen=True):
    """GET /api/health"""

    # Damaged: something was lost before, the rest goes on. Not saving, with status 503: nothing can change.
    status: Literal["ok", "damaged", "not saving"]
    version: str
    tables: int  # open in memory
    bots: Literal["warming up", "ready"]
    database: Literal["ok", "full", "locked", "unreachable", "broken", "moved", "restored"] = "ok"
