"""Defines what page and server say to each other on a socket: typed, tagged JSON messages.

Everything about a table that a viewer gets is in one whole `TableState`: reconnecting, watching and a second device are
then the same thing. `seq` counts what *this viewer* has been able to see; it never moves for anything hidden.
Secrets (seat tokens) travel only inside messages or request bodies (`requests.py`), never in an address.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from facedown.server.messages.chat import Chat, Talking
from facedown.server.messages.live import ToHands
from facedown.server.messages.proposals import Asking, AskState, SeatClock
from facedown.server.messages.terms import Clock

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
    """One action of the sender's seat. Sending it twice has the effect of once."""

    id: MessageId
    seq: int  # of the state it answers to; refused as stale if the seat has been asked something new since then
    action: Annotated[int, Meta(ge=0, lt=1 << 20)]


class Turn(FromPage, frozen=True, tag="turn"):
    """Several decisions of the sender's seat that follow each other at once, in notation.

    The server refuses the whole turn if the seat itself could know that one of its moves is not allowed. It carries
    out all moves, or those up to the first that shows the seat something new: then `Accepted` says how many. For turns
    that a page composes of several moves.
    """

    id: MessageId
    seq: int
    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=40)]


class Resign(FromPage, frozen=True, tag="resign"):
    """Give the game up, where a game can be given up: the others win it."""

    id: MessageId


class Undo(FromPage, frozen=True, tag="undo"):
    """Undo the sender's last decision: at once where all others are bots, or where nobody has learned anything new by
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
    """What would an expert do, from the sender's sight? Only at tables where all others are bots."""

    id: MessageId


class Ping(FromPage, frozen=True, tag="ping"):
    id: MessageId


PageMessage = (
    Hello | Move | Turn | Resign | Undo | SetBot | Start | Leave | Rename | Rematch | Hint | Ping | Chat | Asking
)  # and what live games add: see `table.live_rooms`


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
    ask_undo: bool  # the viewer's last decision can be taken back if the others agree
    can_hint: bool
    result: list[float]  # share of the win per seat when over
    decide_in: float | None  # seconds left for the viewer's decision, where a table limits them; then a bot makes it
    rings_in: float | None  # seconds until the table's clock rings; none: no clock, or it does not run now
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
    moves: int | UnsetType = (
        UNSET  # of a turn that met something new to its seat: so many of its moves were carried out
    )


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


class Closing(ToPage, frozen=True, tag="closing"):
    """The last message of a socket that the server closes."""

    code: Literal["no_such_table", "wrong_token", "seat_left", "too_fast", "bad_message", "restarting"]
    reason: str


PlainMessage = TableState | Accepted | Refused | HintGiven | Pong | Closing | Talking
ServerMessage = PlainMessage | ToHands
