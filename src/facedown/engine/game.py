"""The contract: what makes a game. One `Game` object holds a game's rules and everything around them.

The rules (`actors` .. `resample`) are `@rule` functions on the game's record; see docs/adding-a-game.md.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from facedown.engine.options import Options
from facedown.engine.record import Record
from facedown.engine.tensors import Tensors

CHANCE = -1  # chance is a seat: deals, draws and dice are its actions
SPECTATOR = -2  # sees what everyone sees
CLOCK = -4  # the table's clock is a seat too: it acts once, when time is up
NOBODY_ACTS = 0  # what `actors` says when the game is over


class Moves(Protocol):
    """Flat action ids <-> the notation that people read and type."""

    def write(self, seat: int, action: int) -> str:
        """The canonical text of an action (of a seat, or of CHANCE)."""
        ...

    def read(self, text: str) -> tuple[bool, int]:
        """Canonical text -> (is it a chance outcome?, action id). Raises UnreadableMove."""
        ...

    def guess(self, text: str, choices: Sequence[int]) -> list[int]:
        """Which of the offered actions a short or sloppy text may mean."""
        ...

    def say(self, seen: Any, action: int) -> str:
        """One choice in words, for a menu or a button."""
        ...

    def why_not(self, seen: Any, seat: int, action: int) -> tuple[str, str]:
        """(reason in words, clause) why an action is not allowed here, told from the seat's own sight."""
        ...


@dataclass(frozen=True)
class Hints:
    """What a game tells a searching bot. All are `@rule` functions.

    settled(s) -> bool: a good place to stop looking ahead (the round is scored);
    value(s, seat) -> float in 0..1: how good a settled position is for a seat;
    policy(s, seat, mask, rng) -> action: quick and sensible play, from what the seat may know.
    """

    settled: Callable[..., Any]
    value: Callable[..., Any]
    policy: Callable[..., Any]


@dataclass(frozen=True)
class Desk:
    """What a page may ask a game outside of any table: about things that are prepared, looked at or tried.

    A question is a msgspec structure (or a union of tagged ones), and so is the answer. Nothing about tables is known
    here, nothing is kept, and an answer takes milliseconds.
    """

    question: Any
    answer: Callable[[Any], msgspec.Struct]


@dataclass(frozen=True)
class Bell:
    """A clock for the whole table, which runs while the game does. When time is up the CLOCK acts, once."""

    seconds: Callable[[Any], float | None]  # options -> how long it runs; None: no clock
    action: int  # what the CLOCK does; `legal` never offers it
    may_ring: Callable[[Any], bool]  # (state): can it still ring? It does so between two decisions only


@dataclass(frozen=True)
class Timeout:
    """What is done for a seat whose time for a decision has run out."""

    seconds: Callable[[Any, Any], float]  # (options, redacted record) -> for this decision; 0: no limit
    action: Callable[[Any, int], int]  # (redacted record, seat) -> the plain decision


class Tally(msgspec.Struct, frozen=True):
    """A finished game in numbers."""

    rounds: list[list[int]]  # points of each seat in each round; none where a game has no rounds
    facts: dict[str, list[int]]  # by name a number of each seat, such as how often it was caught


@dataclass(frozen=True)
class Game:
    name: str  # as in commands and files
    title: str
    rules_version: int  # a saved game is bound to it
    tagline: str
    least_seats: int
    most_seats: int
    state: type[Record]
    words: int  # of a choice mask: action ids are below 64 * words
    scratch: int  # floats that `resample` may use and keep between calls for one position
    # rules
    actors: Callable[..., Any]
    legal: Callable[..., Any]
    weight: Callable[..., Any]
    draw: Callable[..., Any]  # (s, rng) -> a random outcome in proportion to `weight`, quickly
    apply: Callable[..., Any]
    returns: Callable[..., Any]
    redact: Callable[..., Any]
    resample: Callable[..., Any]
    # around the rules
    options: type[Options]
    setup: Callable[[Any], Any]  # options -> first position, before any chance
    most_actions: Callable[[Any], int]  # options -> no game has more actions, chance included
    moves: Moves
    view: Callable[[Any, int], msgspec.Struct]  # (redacted record, seat) -> what a page draws
    events: Callable[[Any, Any, int], Sequence[msgspec.Struct]]  # what a seat saw happen between two redacted records
    tell: Callable[[msgspec.Struct], str]  # an event as one line of the log
    advise: Callable[[Any, int, int], str]  # (redacted record, seat, action) -> why it may be good, or nothing
    write_position: Callable[[Any], str]
    read_position: Callable[[str], Any]
    rules_text: Callable[[], str]
    hints: Hints
    # for the conformance kit
    scramble: Callable[..., Any]  # (s, seat, random): change all that a seat cannot know, in place
    samples: Callable[[], Sequence[Any]] | None = None  # short games that show every option; None: one a player count
    afterwards: Callable[[Any, Any], Any] | None = None  # (options, log of a finished game) -> what to tell about it
    resign: int | None = None  # the action by which any seat may give up at any time; `legal` never offers it
    open_turn: Callable[[Any, int], bool] | None = (
        None  # (state, seat): may it take back what all have seen? None: never
    )
    desk: Desk | None = None
    undo: bool | Callable[[Any], bool] = True  # may one go back to what was seen (to this state), if others agree?
    timeout: Timeout | None = None
    bell: Bell | None = None
    team_turn: Callable[[Any, int], int] | None = None  # games of teams: (state, seat) -> how often this decision has
    # gone round among the people of a team; 0: it is their captain's. None: nobody shares a seat
    least_pause: Callable[[Any, int], float] | None = None  # (state, seat): seconds before an answer may show at all
    hush: Callable[[Any], str] | None = None  # (what everybody sees) -> why people may not talk freely now, or nothing
    lot: Callable[[Any], int] | None = None  # (state): name of what chance draws now, for deals that several tables
    # play (see chance.py). None: chance comes in the same order whatever the players do
    weights: Callable[[Any, Sequence[int]], list[int]] | None = None  # (state, outcomes): what `weight` says of each,
    # all at once, where asking one by one is slow on the plain twin
    dealing: Callable[[Any], bool] | None = None  # (state that a chance action has led to): is it in the midst of a
    # deal? Chance acts again then, and nobody need look before it has done: `events` tells the same of the whole run
    tally: Callable[[Any, Any], "Tally"] | None = None  # (options, log of a finished game) -> what tables that played
    # the same deal compare. None: this game is not compared
    race: Callable[[Any], bool] | None = None  # do several acting seats race (first come, first served)? None: never
    tensors: Tensors | None = None  # what a learner sees. None: the game is played by people and search only

    def __repr__(self) -> str:
        return f"<game {self.name}>"


def seats_in(actors: int) -> list[int]:
    """The seats named by what `actors` returned."""
    return [seat for seat in range(actors.bit_length()) if actors >> seat & 1] if actors > 0 else []


def is_in(actors: int, seat: int) -> bool:
    """Is a seat (from 0 on) among them?"""
    return actors > 0 and bool(actors >> seat & 1)
