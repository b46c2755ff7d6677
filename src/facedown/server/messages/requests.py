"""Defines what plain requests send and get: games, new tables, open tables, replays, logs, dice and health."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from facedown.server.messages.from_page import Name, Token
from facedown.server.messages.terms import Clock, Pace
from facedown.server.messages.to_page import LogLine
from facedown.words import Message, Said
from facedown.words.message import Value
from facedown.words.named import in_words

MOST_REASON = 500


class OptionInfo(msgspec.Struct, frozen=True):
    """Describes an option in English; a page says it in another language by the game's catalogue (option.NAME)."""

    name: str
    label: str
    about: str
    kind: Literal["number", "choice", "switch", "text"]
    default: Any
    choices: list[Any]
    names: dict[str, str]  # of values
    least: int | None
    most: int | None
    front: bool  # a main choice: shown with its values in full
    house: bool  # a ruling that a table may decide otherwise: shown among the house rules
    notation: bool = False  # written as a code: for people who ask to see notation
    role: bool = False  # says which seat has a role: nothing to choose where seats are drawn


class GameInfo(msgspec.Struct, frozen=True):
    """Describes a game: GET /api/games."""

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
    """Makes a table: POST /api/tables. The creator is the host and sits on seat 0."""

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
    spectators: bool = True  # may those watch who have the table's link, or find it in the lobby?
    pace: Pace = "normal"  # of the table's bots


class SeatLink(msgspec.Struct, frozen=True):
    """Holds a seat's secret: the page makes the link /t/TABLE#s=TOKEN of it."""

    seat: int
    token: str


class TableMade(msgspec.Struct, frozen=True):
    table: str
    seats: list[SeatLink]  # of all seats, the creator's own first; a bot's opens when the seat is freed
    watch: str  # token for /t/TABLE#w=TOKEN
    link: str  # token for /t/TABLE#j=TOKEN, which seats anyone who opens it at the next free chair
    deal: str | UnsetType = UNSET  # that others can play afterwards: /deal/DEAL
    deal_key: str | UnsetType = UNSET  # secret of who made it: invites others, and closes it before its time


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes the next free chair of a table: POST /api/tables/TABLE/sit, answered with a SeatLink. The table is listed,
    or one has its link. A person who sits there already gets the same chair again."""

    name: Name
    link: Token | None = None  # of the table
    own: Token | None = None
    """A secret that this browser made up, as in `Hello`. It opens the seat from now on, so that a request that is sent
    again takes no second one. Without it the server makes one up."""


class PreviewSeat(msgspec.Struct, frozen=True):
    """Describes a chair, as a person sees it who is about to sit down."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of a bot
    connected: bool
    kept: bool  # free, and promised to somebody else
    team: int | UnsetType = UNSET  # in a game of teams


class Preview(msgspec.Struct, frozen=True):
    """Tells a person about a table before sitting down: GET /api/tables/TABLE/preview (Authorization: Bearer LINK)."""

    table: str
    game: str
    title: str
    phase: Literal["gathering", "running", "over"]
    host_name: str
    seats: list[PreviewSeat]
    free: int  # chairs that the link gives away
    options: dict[str, Any]  # only what differs from the defaults, and may be known
    clock: Clock
    rated: bool
    yours: bool  # the asker's profile sits here already
    spectators: bool  # may the asker watch?


class OpenTable(msgspec.Struct, frozen=True):
    """Describes a listed table that waits for players or is being played: GET /api/tables."""

    table: str
    game: str
    title: str
    host_name: str
    taken: int
    seats: int
    running: bool
    options: dict[str, Any]  # only what differs from the defaults
    free: int  # chairs that anyone may take
    spectators: bool  # may anyone watch?


class Problem(msgspec.Struct, frozen=True):
    """Says why a request is refused: in English for programs, as messages for a page in any language."""

    problems: list[str]
    said: list[Said]


def problem_of(*problems: Said) -> Problem:
    return Problem([_short(str(in_words(said))) for said in problems], [_shortened(said) for said in problems])


def _short(text: str) -> str:
    """Shortens a reason: some quote what the client has sent."""
    return text if len(text) <= MOST_REASON else f"{text[:MOST_REASON]}..."


def _shortened(said: Said) -> Said:
    if isinstance(said, str):
        return _short(said)
    return Message(said.code, {name: _shortened_value(value) for name, value in said.values.items()})


def _shortened_value(value: Value) -> Value:
    if isinstance(value, str | Message):
        return _shortened(value)
    return [_shortened(part) for part in value] if isinstance(value, list) else value


class ReplayStep(msgspec.Struct, frozen=True):
    lines: list[Said]
    events: list[Any]
    view: Any  # with open hands: the spectator's
    own: list[dict[str, Any]]  # with open hands: for each seat, those fields of its own view that differ from `view`
    at: float = 0.0  # seconds since the game began; 0 in all steps: nobody knows any more
    chair: int = -1  # in a game of teams: the person who did it
    number: int = 0  # how many actions of the log have led here
    stand_ins: dict[int, str] | UnsetType = UNSET  # seats for whose people bots played by then, and their level


class Replay(msgspec.Struct, frozen=True):
    """Replays a finished game: GET /api/tables/TABLE/replay?sight=open|spectator|SEAT (open, if it is left out).

    POST /api/replays?sight=... with a log's text gives the same. The first step is the beginning: it has no lines.
    """

    game: str
    title: str
    seats: list[str]
    sight: int  # seat, -2 spectator, -3 everything
    steps: list[ReplayStep]
    afterwards: list[Any]  # what the game has to tell about itself, if it has
    options: dict[str, Any] = {}  # of the table, such as the cut of a jigsaw
    bots: list[str] = []  # for each seat the level of its bot; nothing for people
    chairs: list[str] = []  # in a game of teams: the names of the people; none if it comes from a file
    forfeit: int | UnsetType = UNSET  # the seat that lost because its time had run out, where no step says so


class DiceStep(msgspec.Struct, frozen=True):
    number: int
    outcome: str
    recomputed: str


class DiceReport(msgspec.Struct, frozen=True):
    """Proves the dice of a finished game: GET /api/tables/TABLE/verify."""

    commitment: str
    seed: str
    commitment_fits: bool
    checked: int
    wrong: list[DiceStep]
    first: list[DiceStep]  # a few steps to look at


class Notes(msgspec.Struct, frozen=True):
    """Lists what a viewer saw of a running game, no more: GET /api/tables/TABLE/log (Authorization: Bearer TOKEN).

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
    """Says how the server is: GET /api/health."""

    # Damaged: something was lost before, the rest goes on. Not saving, with status 503: nothing can change.
    status: Literal["ok", "damaged", "not saving"]
    version: str
    tables: int  # open in memory
    bots: Literal["warming up", "ready"]
    database: Literal["ok", "full", "locked", "unreachable", "broken", "moved", "restored"] = "ok"
