"""Rates each complete turn of the Thief by its worth to him, without looking further ahead (N-1111, N-1113).

Three things are weighed against each other. *Progress*: the race for the treasure from where he would stand, with what
he would know. *Exposure*: how likely the Mist thinks him on each temple after it has seen the turn (`judge`), and where
it can bring a Seeker; the Mist names a temple if that is better for it than going on. *Means*: Coins, Darts.

A look at a Rod has two outcomes, and a turn one worth for each of them.
"""

import math
from typing import Any, NamedTuple

from facedown.bots.nusubito.judge import Odds, make_odds, thief_odds
from facedown.bots.nusubito.mist_reach import NEVER, seeker_ways
from facedown.bots.nusubito.thief_race import (
    LEAP_CELLS,
    MINDS,
    RACE_CELLS,
    SHUT,
    after_look,
    claim_worth,
    green_chance,
    mind_of,
    price_leaps,
    run_race,
    sure_temple,
)
from facedown.bots.nusubito.thief_turns import (
    DARTS,
    END,
    EVENT,
    FRAMES,
    MOST_TURNS,
    ROW,
    SACRIFICED,
    SEAT_CELLS,
    SPECIAL,
    STEPS,
    TAKEN,
    TURNS_CELLS,
    WAYS_CELLS,
    copy_record,
    find_turns,
    play_turn,
)
from facedown.engine.bits import popcount
from facedown.engine.room import floats, ints, records
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import A_ROD
from facedown.games.nusubito.rules.belief import SCRATCH
from facedown.games.nusubito.rules.pieces import LEAP_TO, LEAPS, N_TEMPLES
from facedown.games.nusubito.rules.state import COIN, ROD, State

# A weighed turn: its worth, that if its Rod is green, and if it is red; how likely the Mist thinks him there, captures
# him there, and captures elsewhere.
WORTH, IF_GREEN, IF_RED, SEEN, CAUGHT, MISSED = range(6)
WEIGHED = 6
FIND, WEIGH, BEST = range(3)
NOT_YET = -1.0  # in SEEN: this turn was not weighed
MOST_EVENTS = 600  # that are weighed; 72 were the most in 120 positions of random play

THROUGH = 0.62  # chance to get through a round, as the race assumes: low, since time works for the Mist
MILD = 0.42  # .. which is too low for a chance to win: the power that makes one of it
OPEN = 0.6  # .. and what a game is worth at best that is not won yet
UNSEEN = 0.97  # .. through this one, if the Mist has no idea
EXPOSED = 0.45  # what being known for sure takes away from it, beyond a capture at once
COINS = (0.2, 0.55, 0.72, 0.82, 0.88, 0.92, 0.95, 0.98, 1.0, 1.0)  # by Coins in hand
ARMED = (0.68, 0.88, 1.0, 1.05, 1.07)  # by Darts
REACHED = (1.0, 1.0, 0.8, 0.5, 0.0)  # can a Seeker be there after so many actions?
NEAR = (1.0, 1.0, 0.9, 0.8, 0.5)  # and how much worse is it to be suspected there?
TRAP = (0.75, 0.35, 0.1, 0.0)  # chance to be stuck with a Seeker above him, by Darts to spare: none and one too few, ..
SURE = 0.07  # how sharply the Mist decides between a capture and going on
GIFT = 1.0  # what a capture in the wrong place is worth
AIM = 5.0  # how surely the Mist takes the likeliest temple


class Room(NamedTuple):
    """Holds memory for weighing turns."""

    frames: Any
    ways: Any
    turns: Any
    seats: Any
    worth: Any
    work: Any
    scratch: Any
    odds: Odds
    leaps: Any
    race: Any
    seekers: Any  # actions until a Seeker is on each temple
    best: Any  # [0]: the worth of the best turn
    looks: Any  # for each Rod the best worth after a look at it: if it is green, if it is red


def make_room() -> Room:
    return Room(
        frames=records(State, FRAMES + 1),
        ways=ints(WAYS_CELLS),
        turns=ints(TURNS_CELLS),
        seats=ints(SEAT_CELLS),
        worth=floats(WEIGHED * MOST_TURNS),
        work=records(State, 1),
        scratch=floats(SCRATCH),
        odds=make_odds(),
        leaps=ints(LEAP_CELLS),
        race=floats(RACE_CELLS),
        seekers=ints(N_TEMPLES),
        best=floats(1),
        looks=floats(12),
    )


@rule
def think(room: Room, root: Any, task: int) -> int:
    """Finds and counts all turns that complete root[0]. WEIGH: with their worth. FIND: without it.

    BEST: for the start of a turn, put the worth of its best turn into `best`; then no sacrifices are weighed as long as
    others are possible, and no looks that tell nothing. All in one entry, since each one takes seconds to compile.
    """
    count = find_turns(root, room.frames, room.ways, room.turns, room.seats)
    if task == FIND:
        return count
    mind = mind_of(root[0])
    goal = sure_temple(mind)
    others = 0
    for k in range(count):
        others += 1 if room.turns[ROW * k + SACRIFICED] == 0 else 0
        for value in range(WEIGHED):
            room.worth[WEIGHED * k + value] = 0.0
        room.worth[WEIGHED * k + SEEN] = NOT_YET
    events = 0
    for turn_class in range(3):  # the best ones first, in case that there are too many
        for k in range(count):
            sacrifice = room.turns[ROW * k + SACRIFICED] > 0
            wins = room.turns[ROW * k + END] == goal
            if room.worth[WEIGHED * k + SEEN] != NOT_YET or turn_class != (0 if wins else 2 if sacrifice else 1):
                continue
            special = room.turns[ROW * k + SPECIAL]
            idle = ROD <= special < COIN and not is_news(mind, special - ROD)
            if events < MOST_EVENTS and (task == WEIGH or (not idle and (others == 0 or not sacrifice))):
                weigh_event(room, root, count, k)
                events += 1
    if task == BEST:
        room.best[0] = best_worth(room, root[0], count, mind)
    return count


@rule
def best_worth(room: Room, s: State, count: int, mind: int) -> float:
    """Finds the best worth of weighed turns; who looks at a Rod first decides on the rest when he knows its colour."""
    best = claim_worth(s.at, mind)
    for k in range(12):
        room.looks[k] = claim_worth(s.at, after_look(mind, k // 2, k % 2 == 0)) if is_news(mind, k // 2) else 0.0
    for k in range(count):
        best = max(best, note_worth(room, k, mind))
    for rod in range(6):
        chance = green_chance(mind, rod)
        if room.looks[2 * rod + 1] > 0.0:
            best = max(best, chance * room.looks[2 * rod] + (1.0 - chance) * room.looks[2 * rod + 1])
    return best


@rule
def is_news(mind: int, rod: int) -> bool:
    """Would a look at this Rod tell something?"""
    return 0.0 < green_chance(mind, rod) < 1.0


@rule
def note_worth(room: Room, k: int, mind: int) -> float:
    """Gives the worth of a weighed turn; but notes one that begins with a look by what the look may show."""
    rod = room.turns[ROW * k + STEPS] - A_ROD
    base = WEIGHED * k
    if 0 <= rod < 6 and is_news(mind, rod):
        room.looks[2 * rod] = max(room.looks[2 * rod], room.worth[base + IF_GREEN])
        room.looks[2 * rod + 1] = max(room.looks[2 * rod + 1], room.worth[base + IF_RED])
        return 0.0
    worth: float = room.worth[base + WORTH]
    return worth


@rule
def weigh_event(room: Room, root: Any, count: int, first: int) -> None:
    """Weighs all turns that look the same to the Mist as this one."""
    s = root[0]
    turns = room.turns
    event = turns[ROW * first + EVENT]
    copy_record(room.work, 0, root, 0)
    after = room.work[0]
    play_turn(after, turns, first)
    thief_odds(after, room.scratch, room.odds, True)
    pawns = after.healers | after.builders | after.seekers
    seeker_ways(pawns, after.seekers, after.down, after.bolsters, room.seekers)
    mind = mind_of(s)
    darts = turns[ROW * first + DARTS]
    hand = s.hand | taken_coin(s, turns[ROW * first + TAKEN])
    price_leaps(after.builders & ~after.down, after.seekers & ~after.down, after.bolsters, room.leaps)
    run_race(room.leaps, hand, darts, mind, THROUGH, room.race)
    for k in range(count):
        if turns[ROW * k + EVENT] == event:
            weigh_turn(room, k, mind, hand, after.day_actions)


@rule
def taken_coin(s: State, slot: int) -> int:
    """Finds the Coin in a slot, as a set."""
    for k in range(9):
        if slot and s.slot[k] == slot:
            return 1 << (s.coin[k] - 1)
    return 0


@rule
def weigh_turn(room: Room, k: int, mind: int, hand: int, actions: int) -> None:
    turns = room.turns
    end = turns[ROW * k + END]
    hand &= ~(1 << end)
    darts = turns[ROW * k + DARTS]
    means = ARMED[min(4, darts)]
    if turns[ROW * k + SACRIFICED]:
        coin = turns[ROW * k + SACRIFICED] - 1
        hand &= ~(1 << coin)
        means *= 1.0 - 0.5 * claim_worth(coin, mind)
    means *= COINS[popcount(hand)]
    special = turns[ROW * k + SPECIAL]
    base = WEIGHED * k
    room.worth[base + SEEN] = room.odds.temple[end]
    rod = special - ROD if ROD <= special < COIN else -1
    news = rod >= 0 and is_news(mind, rod)
    for red in range(2 if news else 1):
        after = after_look(mind, rod, red == 0) if news else mind
        room.worth[base + IF_GREEN + red] = worth_after(room, base, end, after, hand, darts, means, actions)
    chance = green_chance(mind, rod) if news else 1.0
    if not news:
        room.worth[base + IF_RED] = room.worth[base + IF_GREEN]
    room.worth[base + WORTH] = chance * room.worth[base + IF_GREEN] + (1.0 - chance) * room.worth[base + IF_RED]


@rule
def trap_chance(room: Room, end: int, hand: int, darts: int) -> float:
    """Says how likely the Mist brings a Seeker there and he cannot leave, though he may take a Dart first (N-1112)."""
    cheapest = SHUT
    for k in range(LEAPS):
        b = LEAP_TO[LEAPS * end + k]
        if b < 0:
            break
        if hand >> b & 1:
            cheapest = min(cheapest, room.leaps[LEAPS * end + k])
    here = 0 if room.seekers[end] == 0 else 2  # a Seeker that stands there is part of the price already
    spare = darts + 1 - cheapest - here
    come = REACHED[min(NEVER, room.seekers[end])] * math.sqrt(room.odds.temple[end])
    return come * TRAP[min(3, max(0, spare + 1))]


@rule
def worth_after(room: Room, base: int, end: int, mind: int, hand: int, darts: int, means: float, actions: int) -> float:
    """Judges a Thief who is on `end` and knows `mind`: he claims, or waits for what the Mist does."""
    near = NEAR[min(NEVER, room.seekers[end])]
    through = UNSEEN - EXPOSED * room.odds.temple[end] * near
    through *= 1.0 - trap_chance(room, end, hand, darts)
    ahead = OPEN * (max(0.0, through) * min(1.0, means * room.race[MINDS * end + mind])) ** MILD
    best = 0.0  # for the Mist
    total = 0.0
    here = 0.0
    for t in range(N_TEMPLES):
        if room.seekers[t] <= actions:
            odds = room.odds.temple[t] * REACHED[min(NEVER, room.seekers[t])]
            best = max(best, odds)
            total += odds**AIM
            if t == end:
                here = odds**AIM
    hope = min(0.65, max(0.3, 1.0 - ahead))
    captures = 1.0 / (1.0 + math.exp((hope - best) / SURE))
    at_him = here / total if total > 0.0 else 0.0
    room.worth[base + CAUGHT] = captures * at_him
    room.worth[base + MISSED] = captures * (1.0 - at_him)
    waits: float = captures * (1.0 - at_him) * GIFT + (1.0 - captures) * ahead
    return max(claim_worth(end, mind), waits)
