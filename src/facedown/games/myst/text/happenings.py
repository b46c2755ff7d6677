"""Describes what can be seen to happen in a game of MYST, one structure each. Teams are 0 Blue and 1 Yellow."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Tells something that a viewer saw."""


class Dealt(Event, frozen=True, tag="dealt"):
    cards: list[str]  # the viewer's own; nothing for those who watch


class FirstTeam(Event, frozen=True, tag="first_team"):
    team: int


class KeyPicked(Event, frozen=True, tag="key_picked"):
    team: int
    landmark: str  # for the viewer's team only


class KeySet(Event, frozen=True, tag="key_set"):
    team: int
    landmark: str
    cell: str


class Covers(Event, frozen=True, tag="covers"):
    team: int
    cell: str
    left: int  # open cells
    by_book: bool
    hand: int  # of the team, from 1, in a simulated race; else 0


class RaceBook(Event, frozen=True, tag="race_book"):
    team: int


class Waits(Event, frozen=True, tag="waits"):
    team: int


class OutOfTime(Event, frozen=True, tag="out_of_time"):
    team: int  # that goes on in turns


class TurnsSpun(Event, frozen=True, tag="turns_spun"):
    turns: int
    sector: int


class WalkBegins(Event, frozen=True, tag="walk_begins"):
    first: int
    turns: int


class Spins(Event, frozen=True, tag="spins"):
    team: int
    spin: int
    sector: int


class Walks(Event, frozen=True, tag="walks"):
    team: int
    start: str
    to: str
    steps: int


class Jumps(Event, frozen=True, tag="jumps"):
    team: int
    start: str
    to: str


class WalkBook(Event, frozen=True, tag="walk_book"):
    team: int


class Acts(Event, frozen=True, tag="acts"):
    team: int
    key_action: str  # lay, remove, leave
    landmark: str


class TurnEnds(Event, frozen=True, tag="turn_ends"):
    team: int


class GameEnds(Event, frozen=True, tag="game_ends"):
    totals: list[int]
    winner: int  # -1: a draw
    resigned: int  # the team that gave up, or -1
