"""Describes what a page or a terminal draws of NYET!.

Parts that are kept between calls are tuples: several views share them, so nobody may change them.
"""

import msgspec


class Box(msgspec.Struct, frozen=True):
    id: str
    open: bool
    seat: int | None = None  # whose token covers it
    number: int | None = None  # and as which placement of the round
    neutral: bool = False


class Line(msgspec.Struct, frozen=True):
    id: str
    boxes: tuple[Box, ...]
    result: str | None  # the last open box


class Seat(msgspec.Struct, frozen=True):
    seat: int
    character: str
    score: int
    held: int
    tricks: int
    loot: tuple[str, ...]
    void: list[str]  # suits the seat has shown it lacks (shown with card_memory=full)
    team: str  # A (the first player's), B, or nothing yet
    card: str  # in the trick
    credit: int  # of the round scored last
    place: int  # when the game is over: 1 for the winners; equal totals share the better place (Y-51)
    acting: bool
    ready: bool
    dealer: bool
    first: bool
    bonus: bool
    leader: bool
    winning: bool  # has the strongest card of the trick


class Team(msgspec.Struct, frozen=True):
    """Names a team that the first player may name."""

    seats: list[int]
    bonus: list[int]  # who could get the Bonus card then; the first player chooses among several


class Side(msgspec.Struct, frozen=True):
    """Describes a team in the running round, and what that is worth to it so far (Y-46, Y-70)."""

    letter: str  # A (the first player's), B
    seats: list[int]
    tricks: int
    loot: int
    worth: int  # to each member
    bonus: int  # the member with the Bonus card, or -1,
    bonus_worth: int  # and what the round is worth to it


class Played(msgspec.Struct, frozen=True):
    seat: int
    card: str


class Barred(msgspec.Struct, frozen=True):
    """Lists cards of the viewer's hand barred now: a code of `text.reasons`, for which pages have words."""

    code: str
    clause: str
    cards: tuple[str, ...]  # none: the whole hand


class View(msgspec.Struct, frozen=True):
    seat: int  # whose sight this is; -2 spectator
    players: int
    phase: str
    round: int
    rounds: int  # 0 in a game to points
    target: int  # 0 in a game of rounds
    lines: tuple[Line, ...]
    seats: list[Seat]
    hand: tuple[str, ...]  # HAND_SLOTS long, filled up with ""
    # By the viewer: out of the round, or chosen to be passed; this and the next two are SHED_SLOTS long.
    laid_aside: tuple[str, ...]
    given: tuple[str, ...]  # passed to the left and not yet played there
    received: tuple[str, ...]  # got from the right and not yet played
    trick: list[Played]  # in order of play
    last_trick: list[Played]
    last_winner: int
    gone: list[str]  # cards seen this round (card_memory=full)
    points: int  # P, 0 before it is known
    trump: str
    super: str
    discard: str
    stock: int
    shown: list[list[str]]  # cards laid aside by each seat, where they may be seen
    shown_stock: list[str]
    winners: list[int]
    auto_play: bool
    suits: str  # what each card of `hand` counts as (Y-33), a letter for every slot; "-" where there is none
    supertrump: str  # the card that is one, as soon as its line is closed
    led: str  # the suit that was led
    following: int  # cards of the hand that follow it
    barred: list[Barred]
    shed_count: int  # cards that everyone lays aside or passes this round
    passes_to: tuple[int, ...]  # whom each seat passes them to; nothing where they are laid aside
    teams: list[Team]  # that the first player may name, while the teams are named
    # During vetoes: trumps in the hand, by open boxes of the trump and of the super line,
    trumps_if: tuple[tuple[int, ...], ...]
    supers_if: tuple[int, ...]  # and supertrumps, by open boxes of the super line
    vetoes_left: int  # tokens to be placed until one box is left in each line
    copies: tuple[int, ...]  # how many cards of a colour have each value, from 1 on
    sides: list[Side]  # while teams play
