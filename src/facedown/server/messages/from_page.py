"""Defines what a page says on its table's socket: typed, tagged JSON messages.

Secrets (seat tokens) travel only inside messages or request bodies (`requests.py`), never in an address.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from facedown.server.messages.chat import Chat
from facedown.server.messages.proposals import Asking
from facedown.server.messages.terms import Pace

MOST_NAME = 24
MOST_BESIDE = 8  # people on one screen
MOST_MESSAGE = 4096  # bytes of one message from a client

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{8,16}$")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]


class FromPage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Marks all messages of a page: the base of them."""


class Hello(FromPage, frozen=True, tag="hello"):
    """Opens a socket as its first message: which table, and by what right. Without a token: to watch (if allowed)."""

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
    """Tokens of all who share a screen: they count as present while this socket is open, and get no messages by it."""


class Move(FromPage, frozen=True, tag="move"):
    """Plays one action of the sender's seat. Sending it twice has the effect of once."""

    id: MessageId
    seq: int  # of the state it answers to; refused as stale if the seat has been asked something new since then
    action: Annotated[int, Meta(ge=0, lt=1 << 20)]


class Turn(FromPage, frozen=True, tag="turn"):
    """Plays several decisions of the sender's seat that follow each other at once, in notation.

    The server refuses the whole turn if the seat itself could know that one of its moves is not allowed. It carries
    out all moves, or those up to the first that shows the seat something new: then `Accepted` says how many. For turns
    that a page composes of several moves.
    """

    id: MessageId
    seq: int
    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=40)]


class Resign(FromPage, frozen=True, tag="resign"):
    """Gives the game up, where a game can be given up: the others win it."""

    id: MessageId


class Undo(FromPage, frozen=True, tag="undo"):
    """Undoes the sender's last decision. At once where all others are bots, or where nobody has learned anything new by
    it; otherwise the other people are asked, and all must agree."""

    id: MessageId


class SetBot(FromPage, frozen=True, tag="set_bot"):
    """Puts a bot on a seat, or (level none) frees the seat again: before the start, by the host."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, lt=16)]
    level: Annotated[str, Meta(max_length=20)] | None


class KeepSeat(FromPage, frozen=True, tag="keep_seat"):
    """Keeps a free seat for a friend with an invitation, or gives it back: before the start, by the host. The table's
    link passes a kept seat over."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, lt=16)]
    kept: bool


class SetPace(FromPage, frozen=True, tag="set_pace"):
    """Sets how long the table's bots wait before they move, from their next turn: by the host, any time."""

    id: MessageId
    pace: Pace


class Start(FromPage, frozen=True, tag="start"):
    """Starts the game, by the host; all seats must be taken."""

    id: MessageId


class Leave(FromPage, frozen=True, tag="leave"):
    """Gives the seat up for good. Before the start it becomes free. Later a bot plays on, and nothing opens the seat
    any more; where nobody else plays, the game is lost. Who only goes away for a while says nothing."""

    id: MessageId


class Rename(FromPage, frozen=True, tag="rename"):
    id: MessageId
    name: Name


class Rematch(FromPage, frozen=True, tag="rematch"):
    """Makes, after the end, a new table with the same people and options; everyone's state names it."""

    id: MessageId
    way: Literal["", "same", "rotated", "swapped"] = ""
    """The same seats (and roles), everybody one seat further, or roles swapped; nothing said: the first of the state's
    `rematches`."""


class Hint(FromPage, frozen=True, tag="hint"):
    """Asks what an expert would do, from the sender's sight. Only at tables where all others are bots."""

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
    | KeepSeat
    | SetPace
    | Start
    | Leave
    | Rename
    | Rematch
    | Hint
    | Ping
    | Chat
    | Asking
)  # and what live games add: see `table.live_rooms`
