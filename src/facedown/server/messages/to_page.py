"""Defines what the server says to a page on a socket: typed, tagged JSON messages.

Everything about a table that a viewer gets is in one whole `TableState`: reconnecting, watching and a second device are
then the same thing. `seq` counts what *this viewer* has been able to see; it never moves for anything hidden.
"""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from facedown.server.messages.chat import Talking
from facedown.server.messages.live import ToHands
from facedown.server.messages.proposals import AskState, Away, SeatClock
from facedown.server.messages.terms import Clock, Pace
from facedown.words import Said
from facedown.words.named import in_words


class ToPage(msgspec.Struct, frozen=True, tag_field="type"):
    """Marks all messages to a page: the base of them."""


class Choice(msgspec.Struct, frozen=True):
    """Names a legal action of the viewer."""

    action: int
    text: str  # notation, e.g. play:b7
    say: Said  # in words, e.g. "play b7"


class SeatState(msgspec.Struct, frozen=True):
    """Describes a chair. In games of teams several people play for one seat of the rules."""

    seat: int  # number of the chair
    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of a bot
    connected: bool
    left: bool  # the person has given the seat up
    acting: bool  # may decide now; of a bot: it is thinking
    you: bool
    team: int | UnsetType = UNSET  # in a game of teams: the seat of the rules that it plays for
    stand_in: str | UnsetType = UNSET  # level of the bot that plays for the person meanwhile
    late: bool | UnsetType = UNSET  # it does so because their time had run out
    clock: SeatClock | UnsetType = UNSET  # of the seat it plays for, where the table has a clock
    rating: int | UnsetType = UNSET  # in this game and role, if the person lets others see it
    give: int | UnsetType = UNSET  # or take: 95 of 100 lie within so much of it
    kept: bool | UnsetType = UNSET  # free, and promised to a friend: the table's link passes it over
    expected: str | UnsetType = UNSET  # that friend's name, where it is known


class LogLine(msgspec.Struct, frozen=True):
    """Tells one thing that the viewer saw happen: in words, and as the game's event for animation."""

    number: int  # from 0, per viewer, without gaps
    text: Said
    event: Any


class TableNews(ToPage, frozen=True, tag="state"):
    """Tells what may change with every move: the first part of a `TableState`. `fresh` are the lines since the last
    state on this socket."""

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
    away: list[Away] | UnsetType = UNSET  # others who are not here while the game runs, and what may be done about it


class TableState(TableNews, frozen=True, kw_only=True, tag="state"):
    """Tells all that a viewer knows of a table: the news, and what changes with the table's row only.

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
    forfeit: int = -1  # seat of the rules that lost because its time had run out, or its people had left
    rematches: list[Literal["same", "rotated", "swapped"]] = []  # ways to play again, the usual one first
    turned: bool = False  # in the rematch everybody sits one chair further
    pace: Pace = "normal"  # of the table's bots
    spectators: bool = True  # may those watch who have the table's link, or find it in the lobby?


class Accepted(ToPage, frozen=True, tag="accepted"):
    """Says that the message `id` has taken effect (or had, if it was sent before)."""

    id: str
    moves: int | UnsetType = UNSET  # of a turn that met something new to its seat: how many moves were carried out


class Refused(ToPage, frozen=True, tag="refused"):
    """Says that the message `id` changed nothing, and why."""

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
    reason: Said
    clause: str = ""
    text: str = ""  # the reason in English, for programs

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", self.text or str(in_words(self.reason)))


class HintGiven(ToPage, frozen=True, tag="hint"):
    id: str
    choice: Choice
    reason: Said


class Pong(ToPage, frozen=True, tag="pong"):
    id: str


class Closing(ToPage, frozen=True, tag="closing"):
    """Says goodbye: the last message of a socket that the server closes."""

    code: Literal["no_such_table", "wrong_token", "seat_left", "too_fast", "bad_message", "restarting"]
    reason: Said
    text: str = ""  # the reason in English, for programs

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", self.text or str(in_words(self.reason)))


PlainMessage = TableState | Accepted | Refused | HintGiven | Pong | Closing | Talking
ServerMessage = PlainMessage | ToHands
