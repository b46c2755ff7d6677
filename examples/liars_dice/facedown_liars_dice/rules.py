"""The rules of Liar's Dice, and who sees what; the clauses (LD-1 ..) are those of RULES.md."""

from facedown.engine.bits import clear, copy_row, number_of, put, rand_below
from facedown.engine.game import CHANCE
from facedown.engine.rule import rule
from facedown_liars_dice.state import BID, FACES, LIAR, OVER, ROLL, State


@rule
def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    return CHANCE if s.phase == ROLL else 1 << s.turn


@rule
def legal(s: State, seat: int, mask: list[int]) -> None:
    """Lists what is legal: chance rolls any face; a player calls the last bid (LD-8) or bids higher (LD-6, LD-7)."""
    clear(mask)
    if s.phase == ROLL:
        mask[0] = (1 << s.sides) - 1
        return
    if s.bid > 0:
        put(mask, LIAR)
    for bid in range(s.bid + 1, FACES * total(s) + 1):
        if face_of(bid) <= s.sides:
            put(mask, bid)


@rule
def weight(s: State, outcome: int) -> int:
    return 1


@rule
def draw(s: State, rng: list[int]) -> int:
    return rand_below(rng, s.sides)


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.phase == ROLL:
        roll(s, action)
    elif action == LIAR:
        call(s)
    else:
        s.bid = number_of(action)
        put(s.bids, s.bid)
        s.turn = neighbour(s, s.turn, 1)


@rule
def roll(s: State, outcome: int) -> None:
    """Rolls the next die, of the first seat that has not rolled all of its dice (LD-2)."""
    if s.rolled == 0:
        clear(s.dice)
    seat = 0
    end = s.left[0]
    while end <= s.rolled:
        seat += 1
        end += s.left[seat]
    s.dice[FACES * seat + outcome] += 1
    s.rolled += 1
    if s.rolled == total(s):
        s.phase = BID


@rule
def call(s: State) -> None:
    """Shows and counts all dice, and takes one from the seat that was wrong (LD-10, LD-11)."""
    found = 0
    for seat in range(s.players):
        found += matching(s, seat, face_of(s.bid))
    loser = s.turn if found >= quantity_of(s.bid) else neighbour(s, s.turn, -1)
    s.left[loser] -= 1
    s.turn = loser if s.left[loser] > 0 else neighbour(s, loser, 1)  # LD-4
    s.phase = OVER if s.one_round or s.left[s.turn] == total(s) else ROLL  # LD-12, LD-13
    s.rolled = 0
    s.bid = 0
    clear(s.bids)


@rule
def returns(s: State, out: list[float]) -> None:
    """Shares the win: all for the last one with dice (LD-12); equally among all but the loser (LD-13)."""
    for seat in range(s.players):
        if s.one_round:
            out[seat] = 0.0 if s.left[seat] < s.each else 1.0 / (s.players - 1)
        else:
            out[seat] = 1.0 if s.left[seat] > 0 else 0.0


@rule
def matching(s: State, seat: int, face: int) -> int:
    """Counts the dice of a seat that count for a bid of a face (LD-9)."""
    found = s.dice[FACES * seat + face - 1]
    return found if s.wild == 0 or s.wild == face else found + s.dice[FACES * seat + s.wild - 1]


@rule
def quantity_of(bid: int) -> int:
    return (bid + FACES - 1) // FACES


@rule
def face_of(bid: int) -> int:
    return (bid - 1) % FACES + 1


@rule
def total(s: State) -> int:
    """Counts the dice on the table."""
    found = 0
    for seat in range(s.players):
        found += s.left[seat]
    return found


@rule
def neighbour(s: State, seat: int, step: int) -> int:
    """Finds the next seat that has dice, in order of play (`step` 1) or backwards (-1)."""
    seat = (seat + step + s.players) % s.players
    while s.left[seat] == 0:
        seat = (seat + step + s.players) % s.players
    return seat


@rule
def redact(s: State, seat: int, out: State) -> None:
    """Writes into the blank record `out` what `seat` (or SPECTATOR) may know: an allow-list (LD-14)."""
    if s.rolled == 0:
        copy_row(s.dice, out.dice)
    elif seat >= 0 and s.phase == BID:  # nobody looks before the last die is rolled (LD-2)
        for k in range(FACES * seat, FACES * seat + FACES):
            out.dice[k] = s.dice[k]
    copy_row(s.bids, out.bids)
    copy_row(s.left, out.left)
    out.bid = s.bid
    out.phase = s.phase
    out.turn = s.turn
    out.rolled = s.rolled
    out.players = s.players
    out.each = s.each
    out.sides = s.sides
    out.wild = s.wild
    out.one_round = s.one_round


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a random full truth.

    Distribution: exact for the dice. Those that were rolled and that the seat does not see are independent, with all
    faces equally likely. What the bids of others say about their dice is not counted.
    """
    rolled = 0
    for p in range(s.players):
        for _ in range(s.left[p]):
            if rolled < s.rolled and (p != seat or s.phase == ROLL):
                s.dice[FACES * p + rand_below(rng, s.sides)] += 1
            rolled += 1
