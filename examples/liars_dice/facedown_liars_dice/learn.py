"""For bots and learners: quick play by the odds, what dice are worth, and what a seat sees in numbers."""

from facedown.engine.bits import id_of, number_of, rand_below
from facedown.engine.rule import rule
from facedown.engine.tensor_rows import put_bits, put_flag, put_one, put_share
from facedown.engine.tensors import Channel
from facedown_liars_dice.rules import face_of, matching, quantity_of, total
from facedown_liars_dice.state import FACES, LIAR, OVER, State
from facedown_liars_dice.text import bid_words

SAFE = 0.7  # a bid that is so likely to be true is raised further
BLUFFS = 8  # one bid of so many is a bluff


@rule
def settled(s: State) -> bool:
    return s.rolled == 0


@rule
def value(s: State, seat: int) -> float:
    """Says about how likely a seat is to win: its share of the dice; after a single round, its share of the win."""
    if s.one_round and s.phase == OVER:
        return 0.0 if s.left[seat] < s.each else 1.0 / (s.players - 1)
    return s.left[seat] / total(s)


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Makes the likeliest bid, as high as is safe; calls where that is likelier to be right. Bluffs now and then."""
    bluff = 1 + rand_below(rng, BLUFFS * s.sides)  # a face, mostly none
    best = LIAR
    most = 1.0 - likely(s, seat, s.bid) if s.bid > 0 else -1.0
    for face in range(1, s.sides + 1):
        bid = FACES * (quantity_of(s.bid) - 1) + face if s.bid > 0 else face
        if bid <= s.bid:
            bid += FACES
        if quantity_of(bid) <= total(s):
            while quantity_of(bid) < total(s) and likely(s, seat, bid + FACES) > SAFE:
                bid += FACES
            if face == bluff and 2 * quantity_of(bid) <= total(s):
                return id_of(bid)
            if likely(s, seat, bid) > most:
                best = bid
                most = likely(s, seat, bid)
    return id_of(best)


@rule
def likely(s: State, seat: int, bid: int) -> float:
    """Says how likely a bid is to be true, by the dice of a seat and what chance gives the others: binomial."""
    need = quantity_of(bid) - matching(s, seat, face_of(bid))
    others = total(s) - s.left[seat]
    if need > others:
        return 0.0
    hit = (1 if s.wild == 0 or s.wild == face_of(bid) else 2) / s.sides
    exactly = 1.0  # the chance that just so many of the others' dice count
    for _ in range(others):
        exactly *= 1.0 - hit
    fewer = 0.0
    for count in range(need):
        fewer += exactly
        exactly = exactly * (others - count) / (count + 1) * hit / (1.0 - hit)
    return 1.0 - fewer


def advise(seen: State, seat: int, action: int) -> str:
    """Says why a move may be good: the odds, as far as the seat's own dice tell."""
    bid = seen.bid if action == LIAR else number_of(action)
    return f"by your dice, {bid_words(bid)} would be there {round(100 * likely(seen, seat, bid))} times in 100"


CHANNELS = (
    Channel("dice", 6 * 6, "dice of each seat by face, as far as they are seen, / 5"),
    Channel("left", 6, "dice that each seat has, / 5"),
    Channel("bids", 3 * 63, "bids of this round, by number: 1x1, 1x2 .. 30x6 from 1 on"),
    Channel("phase", 3, "roll, bid, over"),
    Channel("turn", 6, "seat to act"),
    Channel("rolled", 1, "dice rolled in this round, / 30"),
    Channel("players", 7, "how many play"),
    Channel("wild", 7, "none, or the face that counts as any"),
    Channel("options", 3, "dice at the start / 5, sides / 6, one round only"),
)
GLANCES = (
    Channel("phase", 1, "number of the phase"),
    Channel("turn", 1, "seat to act"),
    Channel("bid", 1, "number of the last bid, 0 none"),
    Channel("rolled", 1, "dice rolled in this round"),
    Channel("left", 2, "dice of three seats each, as digits to base 6"),
    Channel("dice", 2 * 6, "dice of each seat that are seen: three faces each, likewise"),
)


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Writes what a seat sees now; seats are counted from it on."""
    for k in range(s.players):
        p = (seat + k) % s.players
        for face in range(FACES):
            put_share(out, FACES * k + face, s.dice[FACES * p + face], 5)
        put_share(out, 36 + k, s.left[p], 5)
    at = 42
    for word in range(3):
        at = put_bits(out, at, s.bids[word], 63)
    at = put_one(out, at, s.phase, 3)
    at = put_one(out, at, (s.turn - seat + s.players) % s.players, 6)
    at = put_share(out, at, s.rolled, 30)
    at = put_one(out, at, s.players, 7)
    at = put_one(out, at, s.wild, 7)
    at = put_share(out, at, s.each, 5)
    at = put_share(out, at, s.sides, 6)
    put_flag(out, at, s.one_round)


@rule
def glance(s: State, seat: int, out: list[int]) -> None:
    """Writes all that an action may change."""
    out[0] = s.phase
    out[1] = (s.turn - seat + s.players) % s.players
    out[2] = s.bid
    out[3] = s.rolled
    for k in range(s.players):
        p = (seat + k) % s.players
        out[4 + k // 3] = 6 * out[4 + k // 3] + s.left[p]
        for face in range(FACES):
            at = 6 + 2 * k + face // 3
            out[at] = 6 * out[at] + s.dice[FACES * p + face]
