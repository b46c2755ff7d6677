"""The record of Liar's Dice, its options, and the first position."""

from typing import Annotated, Literal

from msgspec import Meta

from facedown.engine.marks import mirror
from facedown.engine.mirrors import keep_options, kept_options
from facedown.engine.options import Options
from facedown.engine.record import Int8, Int16, Record, i8, i64

FACES = 6  # places for faces in a row of dice, whatever dice are played with
LIAR = 0  # the number of the call; bids have the numbers from 1 on, each higher than the one before
MOST_BIDS = 6 * 5 * FACES
ROLL, BID, OVER = range(3)


class State(Record):
    bids: Annotated[list[int], i64, 3]  # of this round, as a choice mask: their numbers rise
    bid: Int16  # the last of them, 0 none
    dice: Annotated[list[int], i8, 36]  # at FACES * seat + face - 1: how many dice of a seat show a face
    left: Annotated[list[int], i8, 6]  # dice that each seat has
    phase: Int8
    turn: Int8  # the seat that bids or calls
    rolled: Int8  # dice rolled in this round; 0 between two rounds, when all dice of the last one lie open
    players: Annotated[Int8, mirror("players")]
    each: Annotated[Int8, mirror("dice")]  # dice of a seat at the start
    sides: Annotated[Int8, mirror("sides")]
    wild: Int8  # the face that counts as any face, 0 none
    one_round: Annotated[Int8, mirror("one_round")]
    spare: Annotated[list[int], i8, 4]


class LiarsDiceOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=6, description="How many play.")] = 3
    dice: Annotated[int, Meta(ge=1, le=5, description="Dice of each player at the start.")] = 5
    wild: Annotated[Literal["none", "ones", "highest"], Meta(description="Which face counts as any.")] = "ones"
    one_round: Annotated[bool, Meta(description="The first call ends the game: one loses, the others win.")] = False
    sides: Annotated[int, Meta(ge=3, le=6, description="Sides of a die; with few, a small game can be solved.")] = 6


def setup(options: LiarsDiceOptions) -> State:
    s = State()
    keep_options(options, s)
    s.wild = {"none": 0, "ones": 1, "highest": options.sides}[options.wild]
    s.left = [options.dice if seat < options.players else 0 for seat in range(6)]
    return s


def options_of(s: State) -> LiarsDiceOptions:
    wild = ("none", "ones", "highest")[min(s.wild, 2)]
    return LiarsDiceOptions.of(wild=wild, **kept_options(s, LiarsDiceOptions))


def most_actions(options: LiarsDiceOptions) -> int:
    """Counts rolls, bids from the lowest to the highest, and the call, in every round there can be."""
    dice = options.players * options.dice
    return sum(n + n * options.sides + 1 for n in ([dice] if options.one_round else range(2, dice + 1)))
