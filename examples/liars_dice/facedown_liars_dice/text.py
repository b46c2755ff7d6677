"""Liar's Dice in words: the notation, why a move is not allowed, what happened, positions as text."""

import re
from collections.abc import Sequence

import msgspec

from facedown.engine.bits import id_of, number_of, put
from facedown.engine.errors import PositionError, UnreadableMove
from facedown.engine.game import CHANCE
from facedown.engine.position import ALWAYS, Line, PositionText, seat_line
from facedown.engine.position_words import Codec, number, seat, words
from facedown_liars_dice.rules import face_of, matching, neighbour, quantity_of, total
from facedown_liars_dice.state import BID, FACES, LIAR, MOST_BIDS, OVER, LiarsDiceOptions, State, options_of, setup

NAMES = ("one", "two", "three", "four", "five", "six")


def bid_text(bid: int) -> str:
    return f"{quantity_of(bid)}x{face_of(bid)}"


def bid_words(bid: int) -> str:
    name = NAMES[face_of(bid) - 1]
    return f"{quantity_of(bid)} {name}{'' if quantity_of(bid) == 1 else 'es' if name == 'six' else 's'}"


def read_bid(text: str) -> int:
    found = re.fullmatch(r"([1-9]\d?)x([1-6])", text, re.ASCII)
    bid = FACES * (int(found[1]) - 1) + int(found[2]) if found else 0
    if not 0 < bid <= MOST_BIDS:
        raise UnreadableMove(f"'{text}' is no move; write one like bid:3x5, or liar")
    return bid


def write(seat: int, action: int) -> str:
    if seat == CHANCE:
        return f"roll:{action + 1}"
    return "liar" if action == LIAR else f"bid:{bid_text(number_of(action))}"


def read(text: str) -> tuple[bool, int]:
    typed = re.sub(r"[\s:]+", ":", text.strip().lower())
    if typed == "liar":
        return False, LIAR
    verb, _, rest = typed.partition(":")
    if verb == "roll" and rest in {"1", "2", "3", "4", "5", "6"}:
        return True, int(rest) - 1
    return False, id_of(read_bid(rest if verb == "bid" else typed))


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Lists offered moves that a short text may mean: `3x5`, `3 5`, `3 fives`, `liar`, `call`."""
    typed = re.sub(r"[\s:]+", " ", text.strip().lower()).removeprefix("bid ")
    if typed in {"liar", "lie", "call"}:
        return [action for action in choices if action == LIAR]
    bids = {action: number_of(action) for action in choices if action != LIAR}
    return [a for a, bid in bids.items() if typed in {bid_text(bid), bid_text(bid).replace("x", " "), bid_words(bid)}]


def say(seen: State, action: int) -> str:
    return f"call {bid_words(seen.bid)} a lie" if action == LIAR else f"bid {bid_words(number_of(action))}"


def why_not(seen: State, seat: int, action: int) -> tuple[str, str]:
    if action == LIAR:
        return "there is no bid yet that could be a lie", "LD-8"
    bid = number_of(action)
    if action < 0 or action & 63 == 63 or bid > MOST_BIDS or face_of(bid) > seen.sides:
        return "there is no such bid", "LD-3"
    if quantity_of(bid) > total(seen):
        return f"there are only {total(seen)} dice on the table", "LD-7"
    return f"more dice than in {bid_words(seen.bid)}, or as many of a higher face, must be bid", "LD-6"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    seat: int  # who begins, bids, or calls


class RoundStarted(Event, frozen=True, tag="round_started"):
    total: int
    dice: list[int]  # the viewer's own


class BidMade(Event, frozen=True, tag="bid_made"):
    bid: str
    words: str


class Called(Event, frozen=True, tag="called"):
    bidder: int
    words: str  # of the bid
    found: int  # dice that count for it
    shown: list[list[int]]
    loser: int
    winners: list[int]  # if the game is over


def faces_in(counts: Sequence[int]) -> list[int]:
    return [face for face, count in enumerate(counts, 1) for _ in range(count)]


def dice_of(s: State, seat: int) -> list[int]:
    """Lists the dice of a seat, sorted."""
    return faces_in(s.dice[FACES * seat : FACES * seat + FACES]) if seat >= 0 else []


def winners(s: State) -> list[int]:
    least = s.each if s.one_round else 1
    return [p for p in range(s.players) if s.phase == OVER and s.left[p] >= least]


def events(was: State, now: State, seat: int) -> list[Event]:
    """Lists what a seat saw between two of its redacted records that are one action, or the rolls of a round, apart."""
    if was.phase != BID:
        return [RoundStarted(now.turn, total(now), dice_of(now, seat))] if now.phase == BID else []
    if now.bid:
        return [BidMade(was.turn, bid_text(now.bid), bid_words(now.bid))]
    shown = [dice_of(now, p) for p in range(now.players)]
    found = sum(matching(now, p, face_of(was.bid)) for p in range(now.players))
    loser = next(p for p in range(now.players) if now.left[p] < was.left[p])
    return [Called(was.turn, neighbour(was, was.turn, -1), bid_words(was.bid), found, shown, loser, winners(now))]


def tell(event: msgspec.Struct) -> str:
    if isinstance(event, RoundStarted):
        own = f" Yours: {' '.join(map(str, event.dice))}." if event.dice else ""
        return f"{event.total} dice are rolled, and seat {event.seat + 1} begins.{own}"
    if isinstance(event, BidMade):
        return f"Seat {event.seat + 1} bids {event.words}."
    assert isinstance(event, Called)
    shown = "; ".join(f"seat {p + 1}: {' '.join(map(str, dice))}" for p, dice in enumerate(event.shown) if dice)
    told = f"Seat {event.seat + 1} calls {event.words} of seat {event.bidder + 1} a lie ({shown}). {event.found} count"
    over = f" Won by seat {' and seat '.join(str(p + 1) for p in event.winners)}." if event.winners else ""
    return f"{told}, so seat {event.loser + 1} loses a die.{over}"


def bids_made(s: State) -> list[int]:
    """Lists the numbers of this round's bids, in order."""
    return [63 * word + bit for word in range(3) for bit in range(63) if s.bids[word] >> bit & 1]


def put_bids(s: State, bids: list[int]) -> None:
    for bid in bids:
        if not s.bid < bid <= FACES * total(s) or face_of(bid) > s.sides:
            raise PositionError(f"{bid_text(bid)} cannot be bid there")
        s.bid = bid
        put(s.bids, bid)


def roll(s: State) -> None:
    s.phase, s.left = BID, [len(dice_of(s, p)) for p in range(6)]
    s.rolled = total(s)


def check(s: State) -> None:
    if max(s.left) > s.each or any(max(dice_of(s, p), default=0) > s.sides for p in range(s.players)):
        raise PositionError(f"dice: write at most {s.each} faces from 1 to {s.sides} for each seat")
    if max(s.left) == total(s) or s.left[s.turn] == 0 or (s.one_round and total(s) < s.each * s.players):
        raise PositionError("at least two players need dice, the one to act among them, and all in a single round")


DICE = words(number(1, FACES, "a face")).kept(faces_in, lambda faces: [faces.count(face + 1) for face in range(FACES)])
POSITION = PositionText(
    name="liars_dice", title="Liar's Dice", options=LiarsDiceOptions, setup=setup, options_of=options_of,
    phases=("roll", "bid", "over"), decisions=(BID,), named=("players",), check=check,
    parts=[
        *[seat_line(p, "dice", DICE, "dice", FACES, shown=ALWAYS) for p in range(6)],
        roll,
        Line("turn", seat, shown=ALWAYS),
        Line("bids", words(Codec(bid_text, read_bid, "a bid such as 2x5")), shown=ALWAYS, get=bids_made, put=put_bids),
    ],
)  # fmt: skip
write_position, read_position = POSITION.write, POSITION.read
