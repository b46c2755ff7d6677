"""What page and server say to each other: typed, tagged JSON messages on one socket, and a few plain requests.

Everything about a table that a viewer gets is in one whole `TableState`: reconnecting, watching and a second device are
then the same thing. `seq` counts what *this viewer* has been able to see; it never moves for anything hidden.
Secrets (seat tokens) travel only inside messages or request bodies, never in an address.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from facedown.server.ask_messages import Asking, AskState, SeatClock
from facedown.server.race_messages import RaceNews, Racing
from facedown.server.talk_messages import Chat, Talking
from facedown.server.terms import Clock

MOST_NAME = 24
MOST_BESIDE = 8  # people on one screen
MOST_MESSAGE = 4096  # bytes of one message from a client

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{8,16}$")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]


# --- from the page ----------------------------------------------------------------------------------------------------


class FromPage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages of a page."""


class Hello(FromPage, frozen=True, tag="hello"):
    """The first message on a socket: which table, and by what right. Without a token: to watch (if allowed)."""

    table: TableId
    token: Token | None = None
    name: Name | None = None  # what to call the person in this seat
    own: Token | None = None
    """A secret that this browser made up (at least 22 random characters). Sent along with the token of a free seat, it
    takes the token's place: from then on it alone opens the seat, so that nobody who has seen the invitation can look
    into the hand. The page keeps it and says it as `token` from then on. Sending both again does no harm."""
    session: Token | None = None
    """Of a person who keeps a profile: the seat remembers it. Without a token, it opens the profile's own seat."""
    beside: Annotated[list[Token], Meta(max_length=MOST_BESIDE)] = []
    """Tokens of all who share a screen: they count as present while this socket is open, and are told nothing by it."""


class Move(FromPage, frozen=True, tag="move"):
    """One action of the own seat. Sending it twice has the effect of once."""

    id: MessageId
    seq: int  # of the state it answers to; refused as stale if the seat has been asked something new since then
    action: Annotated[int, Meta(ge=0, lt=1 << 20)]


class Turn(FromPage, frozen=True, tag="turn"):
    """Several decisions of the own seat that follow each other at once, in notation: all are carried out, or none.

    For turns that are composed on the page and sent when they are finished, such as laying a storey of Shy Monsters.
    """

    id: MessageId
    seq: int
    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=40)]


class Resign(FromPage, frozen=True, tag="resign"):
    """Give the game up, where a game can be given up: the others win it."""

    id: MessageId


class Undo(FromPage, frozen=True, tag="undo"):
    """Take the own last decision back: at once where all others are bots, or where nobody has learned anything new by
    it; otherwise the other people are asked, and all must agree."""

    id: MessageId


class SetBot(FromPage, frozen=True, tag="set_bot"):
    """Before the start, by the host: put a bot on a seat, or (level none) free the seat again."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, lt=16)]
    level: Annotated[str, Meta(max_length=20)] | None


class Start(FromPage, frozen=True, tag="start"):
    """By the host; all seats must be taken."""

    id: MessageId


class Leave(FromPage, frozen=True, tag="leave"):
    """Give the seat up. Before the start it becomes free; later the table is told and waits."""

    id: MessageId


class Rename(FromPage, frozen=True, tag="rename"):
    id: MessageId
    name: Name


class Rematch(FromPage, frozen=True, tag="rematch"):
    """After the end: a new table with the same people and options; everyone's state names it."""

    id: MessageId
    way: Literal["", "same", "rotated", "swapped"] = ""
    """The same seats (and roles), everybody one seat further, or roles swapped; nothing said: the first of the state's
    `rematches`."""


class Hint(FromPage, frozen=True, tag="hint"):
    """What would an expert do, from the own sight? Only at tables where all others are bots."""

    id: MessageId


class Ping(FromPage, frozen=True, tag="ping"):
    id: MessageId


PageMessage = (
    Hello
    | Move
    | Turn
    | Resign
    | Undo
    | SetBot
    | Start
    | Leave
    | Rename
    | Rematch
    | Hint
    | Ping
    | Chat
    | Racing
    | Asking
)


# --- to the page ------------------------------------------------------------------------------------------------------


class ToPage(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all messages to a page."""


class Choice(msgspec.Struct, frozen=True):
    """A legal action of the viewer."""

    action: int
    text: str  # notation, e.g. play:b7
    say: str  # in words, e.g. "play b7"


class SeatState(msgspec.Struct, frozen=True):
    """A chair. In games of teams several people play for one seat of the rules."""

    seat: int  # number of the chair
    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of a bot
    connected: bool
    left: bool  # the person has left a running game (the same link brings them back)
    acting: bool  # may decide now; of a bot: it is thinking
    you: bool
    team: int | UnsetType = UNSET  # in a game of teams: the seat of the rules that it plays for
    stand_in: str | UnsetType = UNSET  # level of the bot that plays for the person meanwhile
    late: bool | UnsetType = UNSET  # it does so because their time had run out
    clock: SeatClock | UnsetType = UNSET  # of the seat it plays for, where the table has a clock
    rating: int | UnsetType = UNSET  # in this game and role, if the person lets others see it
    give: int | UnsetType = UNSET  # or take: 95 of 100 lie within so much of it


class LogLine(msgspec.Struct, frozen=True):
    """One thing the viewer saw happen: in words, and as the game's own event for animation."""

    number: int  # from 0, per viewer, without gaps
    text: str
    event: Any


class TableNews(ToPage, frozen=True, tag="state"):
    """The first part of a `TableState`: what may change with every move. `fresh` are the lines since the last state on
    this socket."""

    seq: int
    seats: list[SeatState]
    view: Any  # the game's typed view; none while gathering
    choices: list[Choice]
    fresh: list[LogLine]
    reset: bool  # true in the first state of a socket and after an undo: `log` replaces all lines shown before
    log: list[LogLine]  # all lines when `reset`, otherwise []
    can_undo: bool
    ask_undo: bool  # the own last decision can be taken back if the others agree
    can_hint: bool
    result: list[float]  # share of the win per seat when over
    decide_in: float | None  # seconds left for the own decision, where a table limits them; then a bot makes it
    rings_in: float | None  # seconds until the table's clock rings; none: there is no clock, or it cannot ring any more
    talk: Literal["open", "hushed", "off"]  # to the table; hushed: the game forbids it now, off: the host did


class TableState(TableNews, frozen=True, kw_only=True, tag="state"):
    """All that a viewer knows of a table: the news, and what changes with the table's own row only.

    A state with the same `seq` as before tells of connections only.
    """

    table: str
    game: str
    title: str
    phase: Literal["gathering", "running", "over"]
    you: int  # own seat (of a team: the team); -2 watching
    host: bool
    listed: bool
    options: dict[str, Any]
    can_resign: bool
    commitment: str
    seed: str  # empty until the game is over
    rematch: str  # id of the table that continues this one; the same tokens open it
    chair: int | UnsetType = UNSET  # in a game of teams: the viewer's own number among `seats`
    asks: list[AskState] = []
    clock: Clock | UnsetType = UNSET  # where the table has one
    rated: bool | UnsetType = UNSET  # the result counts for ratings
    deal: str | UnsetType = UNSET  # that other tables play too
    sealed: bool | UnsetType = UNSET  # until the deal closes: no seed and no open replay even when the game is over
    forfeit: int = -1  # seat of the rules that lost because its time had run out
    rematches: list[Literal["same", "rotated", "swapped"]] = []  # ways to play again, the usual one first
    turned: bool = False  # in the rematch everybody sits one chair further


class Accepted(ToPage, frozen=True, tag="accepted"):
    """The message `id` has taken effect (or had, if it was sent before)."""

    id: str


class Refused(ToPage, frozen=True, tag="refused"):
    """The message `id` changed nothing, and why."""

    id: str
    code: Literal[
        "unreadable",
        "not_your_turn",
        "illegal",
        "stale",
        "not_host",
        "not_now",
        "not_seated",
        "too_fast",
        "too_long",
        "not_saved",  # the server's store is in trouble: full, locked, out of reach
        "failed",
    ]
    reason: str
    clause: str = ""


class HintGiven(ToPage, frozen=True, tag="hint"):
    id: str
    choice: Choice
    reason: str


class Pong(ToPage, frozen=True, tag="pong"):
    id: str


class Farewell(ToPage, frozen=True, tag="farewell"):
    """The last message of a socket that the server closes."""

    code: Literal["no_such_table", "wrong_token", "seat_left", "too_fast", "bad_message", "restarting"]
    reason: str


ServerMessage = TableState | Accepted | Refused | HintGiven | Pong | Farewell | RaceNews | Talking


# --- plain requests ---------------------------------------------------------------------------------------------------


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
    deal: Annotated[str, Meta(max_length=16)] = ""  # new: others can play the same deal; or the id of one to play
    deal_days: Annotated[int, Meta(ge=1, le=60)] = 7  # until a new deal closes and everything about it is open


class SeatLink(msgspec.Struct, frozen=True):
    """A seat's secret: the page makes the link /t/TABLE#s=TOKEN of it."""

    seat: int
    token: str


class TableMade(msgspec.Struct, frozen=True):
    table: str
    seats: list[SeatLink]  # of all seats, the creator's own first; a bot's opens when the seat is freed
    watch: str  # token for /t/TABLE#w=TOKEN
    deal: str | UnsetType = UNSET  # that others can play too: /deal/DEAL
    deal_key: str | UnsetType = UNSET  # secret that closes a new deal before its time


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

    status: Literal["ok", "not saving"]  # the second with status 503: people can look, but nothing can change
    version: str
    tables: int  # open in memory
    bots: Literal["warming up", "ready"]
    database: Literal["ok", "full", "locked", "unreachable", "broken", "moved", "restored"] = "ok"
