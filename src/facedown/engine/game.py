"""States the contract: what makes a game. One `Game` object holds a game's rules and everything around them.

The rules (`actors` .. `resample`) are `@rule` functions on the game's record; see docs/adding-a-game.md.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec

from facedown.engine.options import Options
from facedown.engine.record import Record
from facedown.engine.tensors import Tensors
from facedown.words import Said

CHANCE = -1  # chance is a seat: deals, draws and dice are its actions
SPECTATOR = -2  # sees what everyone sees
CLOCK = -4  # the table's clock is a seat too: it acts once, when time is up
NOBODY_ACTS = 0  # what `actors` says when the game is over
CAPTAIN = 0  # what `who_decides` says where a team's captain decides
ANY_OF_TEAM = -1  # .. and where any of its people may


class Moves(Protocol):
    """Translates flat action ids to the notation that people read and type, and back."""

    def write(self, seat: int, action: int) -> str:
        """Writes the canonical text of an action (of a seat, or of CHANCE)."""
        ...

    def read(self, text: str) -> tuple[bool, int]:
        """Reads canonical text as (is it a chance outcome?, action id). Raises UnreadableMove."""
        ...

    def guess(self, text: str, choices: Sequence[int]) -> list[int]:
        """Guesses which of the offered actions a short or sloppy text may mean."""
        ...

    def say(self, seen: Any, action: int) -> Said:
        """Says a choice for a menu or a button: a message, or words."""
        ...

    def why_not(self, seen: Any, seat: int, action: int) -> tuple[Said, str]:
        """Says (reason, clause) why an action is not allowed here, from the seat's own sight."""
        ...


@dataclass(frozen=True)
class Hints:
    """Holds what a game tells a searching bot. All are `@rule` functions.

    settled(s) -> bool: a good place to stop looking ahead (the round is scored);
    value(s, seat) -> float in 0..1: how good a settled position is for a seat;
    policy(s, seat, mask, rng) -> action: quick and sensible play, from what the seat may know.
    """

    settled: Callable[..., Any]
    value: Callable[..., Any]
    policy: Callable[..., Any]


@dataclass(frozen=True)
class Desk:
    """Answers what a page may ask a game outside of any table: about things prepared, looked at or tried.

    A question is a msgspec structure (or a union of tagged ones), and so is the answer. Nothing about tables is known
    here, nothing is kept, and an answer takes milliseconds.
    """

    question: Any
    answer: Callable[[Any], msgspec.Struct]


@dataclass(frozen=True)
class TableDesk:
    """Answers what a page may ask a game about a table. An answer comes from the table's options, and from what the
    asker sees (a redacted record; None before the game has begun): it takes milliseconds, and tells nothing else."""

    question: Any
    answer: Callable[[Any, Any, Any], msgspec.Struct]  # (question, options, redacted record)


@dataclass(frozen=True)
class Bell:
    """Describes a clock for the whole table. It starts where it can first ring. When time is up the CLOCK acts,
    once."""

    seconds: Callable[[Any], float | None]  # options -> how long it runs; None: no clock
    action: int  # what the CLOCK does; `legal` never offers it
    may_ring: Callable[[Any], bool]  # (state): can it still ring? It does so between two decisions only


@dataclass(frozen=True)
class Timeout:
    """Says how much time a seat has for a decision, and what is done when that has run out."""

    seconds: Callable[[Any, Any], float]  # (options, redacted record) -> for this decision; 0: no limit
    action: Callable[[Any, int], int] | None = None  # (redacted record, seat) -> the plain decision; None: a bot's


class Tally(msgspec.Struct, frozen=True):
    """Puts a finished game in numbers."""

    rounds: list[list[int]]  # points of each seat in each round; none where a game has no rounds
    facts: dict[str, list[int]]  # by name a number of each seat, such as how often it was caught


@dataclass(frozen=True, kw_only=True)
class Rules:
    """Says what happens: the record and the `@rule` functions on it."""

    state: type[Record]
    words: int  # of a choice mask: action ids are below 64 * words
    scratch: int = 1  # floats that `resample` may use and keep between calls for one position
    actors: Callable[..., Any]
    legal: Callable[..., Any]
    weight: Callable[..., Any]
    draw: Callable[..., Any]  # (s, rng) -> a random outcome in proportion to `weight`, quickly
    apply: Callable[..., Any]
    returns: Callable[..., Any]
    redact: Callable[..., Any]
    resample: Callable[..., Any]
    setup: Callable[[Any], Any]  # options -> first position, before any chance
    most_actions: Callable[[Any], int]  # options -> no game has more actions, chance included
    resign: int | None = None  # the action by which any seat may give up at any time; `legal` never offers it
    race: Callable[[Any], bool] | None = None  # do several acting seats race (first come, first served)? None: never
    lot: Callable[[Any], int] | None = None  # (state): name of what chance draws now, for deals that several tables
    # play (see chance.py). None: chance comes in the same order whatever the players do
    weights: Callable[[Any, Sequence[int]], list[int]] | None = None  # (state, outcomes): what `weight` says of each,
    # all at once, where asking one by one is slow on the plain twin
    dealing: Callable[[Any], bool] | None = None  # (state that a chance action has led to): is a deal unfinished?
    # Chance acts again then, and nobody need look before it has done: `events` tells the same of the whole run


@dataclass(frozen=True, kw_only=True)
class Text:
    """Holds what people read and type."""

    moves: Moves
    events: Callable[[Any, Any, int], Sequence[msgspec.Struct]]  # what a seat saw happen between two redacted records
    tell: Callable[[msgspec.Struct], Said]  # an event as one line of the log
    advise: Callable[
        [Any, int, int], Said | None
    ]  # (redacted record, seat, action) -> why it may be good, as a sentence
    write_position: Callable[[Any], str]
    read_position: Callable[[str], Any]
    rules_text: Callable[[str], str]  # (language) -> the rules for players; English where they are in no other
    digest: Callable[[Sequence[Any], Any], Sequence[Any]] | None = (
        None  # (events, view) -> those that a log still tells
    )
    milestones: tuple[type, ...] = ()  # events that people remember
    parts: Mapping[type, str] = field(default_factory=dict)  # event -> what it ends: a round, a storey


@dataclass(frozen=True, kw_only=True)
class Page:
    """Holds what a page or a terminal draws, and may ask."""

    view: Callable[[Any, int], msgspec.Struct]  # (redacted record, seat) -> what a page draws
    afterwards: Callable[[Any, Any], Any] | None = None  # (options, log of a finished game) -> what to tell about it
    desk: Desk | None = None
    table_desk: TableDesk | None = None
    sketch: Callable[[Any, int], Sequence[Any]] | None = None  # (view, columns) -> parts of a picture for a terminal,
    # the board first, then what matters less: lines or rich's renderables. Its docstring explains the signs. None: the
    # view as a list
    seat_name: Callable[[Any, int], str] | None = None  # (view, seat) -> Bear, Hero, Blue. None: Seat 1
    risk: Callable[[Any, str], Said] | None = None  # (view, notation of a move) -> what to ask before it, or nothing


@dataclass(frozen=True, kw_only=True)
class TableHooks:
    """Says how tables treat the game: its clocks, roles, lengths and ratings, and what may be taken back."""

    open_turn: Callable[[Any, int], bool] | None = (
        None  # (state, seat): may it take back what all have seen? None: never
    )
    undo: bool | Callable[[Any], bool] = True  # may one go back to what was seen (to this state), if others agree?
    timeout: Timeout | None = None
    bell: Bell | None = None
    real_time: Callable[[Any], Said] | None = (
        None  # (options) -> why seats do not decide in turns by these options, and
    )
    # what to choose instead; nothing if they do. None: they always do
    turn_based: Callable[[Any, bool], Any] | None = None  # (options, does a person play?) -> options for a table
    # without a clock; raises OptionsError if these need one. None: every game can be played so
    who_decides: Callable[[Any, Any, int], int] | None = None  # games of teams: (options, what everybody sees, seat) ->
    # how often this decision has gone round among the people of a team, CAPTAIN or ANY_OF_TEAM. None: no seat is shared
    least_pause: Callable[[Any, int], float] | None = None  # (state, seat): seconds before an answer may show at all
    hush: Callable[[Any], Said] | None = None  # (what everybody sees) -> why people may not talk freely now, or nothing
    forced_moves: Callable[[Any], bool] | None = None  # (options): is a single possible choice made without asking, if
    # nobody looks on? Undo then goes back beyond it. None: never
    roles: Mapping[str, str] = field(default_factory=dict)  # name -> the option that gives it to the seat {mine}, the
    # other one being {other}, or `seat=1` where a seat is a role; the usual one first
    lengths: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of a game, by a word: its options
    example: str = ""  # an option that newcomers may like to hear of
    tally: Callable[[Any, Any], "Tally"] | None = None  # (options, log of a finished game) -> what tables that played
    # the same deal compare. None: this game is not compared
    score: Callable[[Any], Sequence[float] | None] | None = None  # (state of a game that has ended) -> what each seat
    # has scored, or nothing where it was broken off. None: there is a winner, and no score
    rated_options: frozenset[str] = frozenset({"players"})  # rated tables may change them: the rules stay the same
    pools: tuple[str, ...] = ()  # whose ratings can be compared: NAME or NAME:ROLE. (): the game's name
    pool: Callable[[Any, Any, int], str] | None = None  # (options, state or None before the start, seat) -> one of
    # `pools`, or nothing while roles are to be drawn. None: the game's name


@dataclass(frozen=True, kw_only=True)
class Learning:
    """Holds what bots, learners and analyses get."""

    hints: Hints
    tensors: Tensors | None = None  # what a learner sees. None: the game is played by people and search only
    gpu_pace: Callable[..., Any] | None = None  # rule (s, who) -> a number: threads of a GPU that play wait for each
    # other where it changes. None: each plays its game to the end
    secret_key: Callable[[Any], tuple[Any, int] | None] | None = None  # (state) -> what others' knowledge of the hidden
    # things depends on, and whose knowledge it is: where it changes, an analysis asks what could be known


@dataclass(frozen=True, kw_only=True)
class Kit:
    """Holds what the conformance kit needs."""

    scramble: Callable[..., Any]  # (s, seat, random): change all that a seat cannot know, in place
    samples: Callable[[], Sequence[Any]] | None = None  # short games that show every option; None: one a player count
    sizes: tuple[tuple[str, ...], ...] = ((),)  # options with which its size is measured, as words of a command line


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    name: str  # as in commands and files
    title: str
    rules_version: int = 1  # a saved game is bound to it
    tagline: str
    least_seats: int = 2
    most_seats: int
    options: type[Options]
    rules: Rules
    text: Text
    page: Page
    table: TableHooks = TableHooks()
    learn: Learning
    kit: Kit

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def changed(self, **changes: Any) -> "Game":
        """Makes a variant of the game: each change names a field of it, or of one of its parts."""
        for part in (self.rules, self.text, self.page, self.table, self.learn, self.kit):
            found = {name: changes.pop(name) for name in list(changes) if name in vars(part)}
            if found:
                name = next(name for name, value in vars(self).items() if value is part)
                changes[name] = replace(changes.get(name, part), **found)
        return replace(self, **changes)


def seats_in(actors: int) -> list[int]:
    """Lists the seats named by what `actors` returned."""
    return [seat for seat in range(actors.bit_length()) if actors >> seat & 1] if actors > 0 else []


def is_in(actors: int, seat: int) -> bool:
    """Is a seat (from 0 on) among them?"""
    return actors > 0 and bool(actors >> seat & 1)
