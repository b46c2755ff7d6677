"""What a page draws of Liar's Dice, from a redacted record alone."""

import msgspec

from facedown_liars_dice.rules import neighbour, total
from facedown_liars_dice.state import BID, State, options_of
from facedown_liars_dice.text import bid_text, bids_made, dice_of, winners


class Seat(msgspec.Struct, frozen=True):
    dice: int  # how many it has left
    faces: list[int]  # those that the viewer sees
    bids: list[str]  # of this round
    acting: bool


class View(msgspec.Struct, frozen=True):
    seat: int  # whose sight this is; -2 spectator
    phase: str
    total: int  # dice on the table
    wild: str
    bid: str  # the last one
    seats: list[Seat]
    winners: list[int]


def view(seen: State, seat: int) -> View:
    bids: list[list[str]] = [[] for _ in range(seen.players)]
    by = seen.turn
    for bid in reversed(bids_made(seen)):
        by = neighbour(seen, by, -1)
        bids[by].insert(0, bid_text(bid))
    acting = seen.turn if seen.phase == BID else -1
    seats = [Seat(seen.left[p], dice_of(seen, p), bids[p], p == acting) for p in range(seen.players)]
    phase, last = ("roll", "bid", "over")[seen.phase], bid_text(seen.bid) if seen.bid else ""
    return View(seat, phase, total(seen), options_of(seen).wild, last, seats, winners(seen))
