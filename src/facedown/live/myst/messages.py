"""Defines what page and server say to each other in a live race (MYST), on the socket of everything else.

Pieces are known by handles that say nothing. What a team does in its tray goes to the team alone; what it has laid is
in the `TableState` of all. Places on the board are in cells from its upper left corner; places in the tray are a heap
and a number that pieces of a heap are sorted by, so that every screen may lay them out as it likes.
"""

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from facedown.server.messages.live import FromHands, ToHands

Handle = Annotated[str, Meta(pattern="^[a-z0-9]{8}$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Reach = Annotated[float, Meta(ge=-4, le=14)]
HEAPS = 5  # the tray itself, and four more to sort into


# --- from the page ----------------------------------------------------------------------------------------------------


class FromRacer(FromHands, frozen=True):
    """Marks what racers send: the base of such messages. Only `drop` and `race_book` are answered to their sender; the
    others show by what the team is told."""


class Grab(FromRacer, frozen=True, tag="grab"):
    """Takes a piece; the one held before goes back."""

    piece: Handle


class TurnPiece(FromRacer, frozen=True, tag="turn_piece"):
    """Turns a piece a quarter turn clockwise."""

    piece: Handle


class Drag(FromRacer, frozen=True, tag="drag"):
    """Shows team-mates the hand, at most 15 a second, and only while the piece is over the board."""

    fleeting: ClassVar[bool] = True

    piece: Handle
    x: Reach
    y: Reach


class Put(FromRacer, frozen=True, tag="put"):
    """Puts a piece back to the tray, or to another place of it."""

    piece: Handle
    heap: Annotated[int, Meta(ge=0, lt=HEAPS)]
    place: Annotated[float, Meta(ge=-1000, le=1000)]


class Drop(FromRacer, frozen=True, tag="drop"):
    """Claims that this piece belongs here, turned as it is. Answered by `dropped`."""

    id: MessageId
    piece: Handle
    cell: Annotated[int, Meta(ge=0, lt=60)]


class RaceBook(FromRacer, frozen=True, tag="race_book"):
    """Plays a Linking Book, as the captain. Answered by `dropped`."""

    id: MessageId


class PauseRace(FromRacer, frozen=True, tag="pause_race"):
    """Asks for a pause, or agrees to one (on); takes that back, or ends a pause (off)."""

    on: bool


class Point(FromRacer, frozen=True, tag="point"):
    """Shows the team a place on the board: look here."""

    x: Reach
    y: Reach


class RacePong(FromRacer, frozen=True, tag="race_pong"):
    """Answers `race_ping`, at once: so the server measures the line itself."""

    number: int


Racing = Grab | TurnPiece | Drag | Put | Drop | RaceBook | PauseRace | Point | RacePong


# --- to the page ------------------------------------------------------------------------------------------------------


class ToRacer(ToHands, frozen=True):
    """Marks messages to a page about a race: the base of such messages."""


class TrayPiece(msgspec.Struct, frozen=True):
    piece: str
    turn: int  # quarter turns clockwise from how it first lay, as its picture shows it
    heap: int
    place: float
    holder: int  # chair of the person who holds it, or -1
    dead: bool  # its cell is covered by the others, and dead pieces are marked


class RaceState(ToRacer, frozen=True, tag="race"):
    """Tells all of a running race that a viewer may know, when a socket opens, and when the race starts, pauses,
    goes on or ends. Watchers get it without pieces. Milliseconds are from when this is sent."""

    stage: Literal["countdown", "open", "paused", "closed"]
    opens_in: float  # own team: until the tray is uncovered; 0 when it is
    resumes_in: float  # after a pause: the countdown before it goes on
    clock: float  # of the race, since it was open to the first
    pieces: list[TrayPiece]  # of the viewer's team, in no order; covered (empty) in countdown and pause
    waits: float  # for the viewer's own next drop
    captain: bool  # may the viewer play a Book?
    mates: int  # others in the viewer's team: whether drags are worth sending
    wants_pause: list[int]  # teams that want one
    pause_left: float  # until an automatic pause ends; 0: it is by agreement, or there is none
    # Somebody races by way of another server: what they lay is seen here, but not their hands, and nobody can pause.
    apart: bool | msgspec.UnsetType = msgspec.UNSET


class Held(ToRacer, frozen=True, tag="held"):
    piece: str
    by: int


class Freed(ToRacer, frozen=True, tag="freed"):
    """Tells that a piece is not held any more, or was pushed to another place of the tray."""

    piece: str
    heap: int
    place: float


class Turned(ToRacer, frozen=True, tag="turned"):
    piece: str
    turn: int


class Dragged(ToRacer, frozen=True, tag="dragged"):
    """Shows a team-mate's hand over the board."""

    piece: str
    by: int
    x: float
    y: float


class Gone(ToRacer, frozen=True, tag="gone"):
    """Tells that a piece left the tray: placed on its cell by `by`, or dead because the others covered that."""

    piece: str
    cell: str
    how: Literal["placed", "dead"]
    by: int  # -1: dead


class NotHeld(ToRacer, frozen=True, tag="not_held"):
    """Tells the sender why a piece cannot be taken, turned or put."""

    piece: str
    reason: Literal["piece_held", "piece_gone", "race_closed"]
    by: int  # who holds it, or -1
    clause: str | msgspec.UnsetType = msgspec.UNSET  # of the rules


class Dropped(ToRacer, frozen=True, tag="dropped"):
    """Tells the sender of a claim: laid, or why not (first of M-58 that applies)."""

    id: str
    piece: str
    cell: str
    reason: Literal[
        "", "race_closed", "cooling", "not_holder", "cell_taken", "not_touching", "wrong_cell", "wrong_turn",
        "not_captain", "already_pending", "not_cut_off", "no_book", "not_saved",
    ]  # fmt: skip
    text: str  # the reason in words
    waits: float  # milliseconds until the next drop is judged
    faster: float  # seconds by which the other team was first; 0: that is not why
    holder: int  # chair of the person who holds the piece, or -1
    clause: str | msgspec.UnsetType = msgspec.UNSET  # of the rules, where one refuses it


class Shook(ToRacer, frozen=True, tag="shook"):
    """Tells that a team-mate's drop was refused."""

    piece: str
    by: int


class Hinted(ToRacer, frozen=True, tag="hinted"):
    """Names a piece that could be laid, for a team that has not laid any for long."""

    piece: str


class Pointed(ToRacer, frozen=True, tag="pointed"):
    by: int
    x: float
    y: float


class RacePing(ToRacer, frozen=True, tag="race_ping"):
    number: int
    rtt: float  # round trip as measured so far, in milliseconds
    credit: float  # what claims of this line are put forward by
