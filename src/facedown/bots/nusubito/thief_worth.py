"""What each complete turn of the Thief is worth to him, without looking further ahead (N-1111, N-1113).

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
    after_look,
    claim_worth,
    green_chance,
    mind_of,
    price_leaps,
    run_race,
)
from facedown.bots.nusubito.thief_room import floats, ints, records
from facedown.bots.nusubito.thief_turns import (
    DARTS,
    END,
    EVENT,
    FRAMES,
    MOST_TURNS,
    ROW,
    SACRIFICED,
    SPECIAL,
    TAKEN,
    TURNS_CELLS,
    WAYS_CELLS,
    copy_record,
    find_turns,
    play_turn,
)
from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.belief import SCRATCH
from facedown.games.nusubito.pieces import N_TEMPLES
from facedown.games.nusubito.state import COIN, ROD, State

# A weighed turn: its worth, that if the Rod is green, and if it is red; how likely the Mist thinks him there, and how
# likely it captures him there.
WORTH, IF_GREEN, IF_RED, SEEN, CAUGHT = range(5)
WEIGHED = 5

THROUGH = 0.89  # chance to get through a round, as the race reckons
UNSEEN = 0.97  # .. through this one, if the Mist has no idea
EXPOSED = 0.45  # what being known for sure takes away from it, beyond a capture at once
COINS = (0.25, 0.65, 0.82, 0.92, 0.97, 1.0, 1.0, 1.0, 1.0, 1.0)  # by Coins in hand
ARMED = (0.93, 0.97, 1.0, 1.015, 1.025)  # by Darts
REACHED = (1.0, 1.0, 0.8, 0.5, 0.0)  # can a Seeker be there after so many actions?
NEAR = (1.0, 1.0, 0.9, 0.8, 0.5)  # and how much worse is it to be suspected there?
SURE = 0.07  # how sharply the Mist decides between a capture and going on
GIFT = 0.9  # what a capture in the wrong place is worth, since the Mist may not do it
AIM = 5.0  # how surely the Mist takes the likeliest temple


class Room(NamedTuple):
    """Memory for weighing turns."""

    frames: Any
    ways: Any
    turns: Any
    worth: Any
    work: Any
    scratch: Any
    odds: Odds
    leaps: Any
    race: Any
    seekers: Any  # actions until a Seeker is on each temple
    scales: Any  # THROUGH, UNSEEN, EXPOSED as the level sees them


def make_room() -> Room:
    return Room(
        frames=records(FRAMES + 1),
        ways=ints(WAYS_CELLS),
        turns=ints(TURNS_CELLS),
        worth=floats(WEIGHED * MOST_TURNS),
        work=records(1),
        scratch=floats(SCRATCH),
        odds=make_odds(),
        leaps=ints(LEAP_CELLS),
        race=floats(RACE_CELLS),
        seekers=ints(N_TEMPLES),
        scales=floats(3),
    )


@rule
def weigh_turns(room: Room, root: Any) -> int:
    """Find all turns that complete root[0] and weigh them; how many there are."""
    count = find_turns(root, room.frames, room.ways, room.turns)
    events = 0
    for k in range(count):
        events = max(events, 1 + room.turns[ROW * k + EVENT])
    for event in range(events):
        weigh_event(room, root, count, event)
    return count


@rule
def weigh_event(room: Room, root: Any, count: int, event: int) -> None:
    """All turns that look the same to the Mist."""
    s = root[0]
    turns = room.turns
    first = 0
    while turns[ROW * first + EVENT] != event:
        first += 1
    copy_record(room.work, 0, root, 0)
    after = room.work[0]
    play_turn(after, turns, first)
    thief_odds(after, room.scratch, room.odds, True)
    pawns = after.healers | after.builders | after.seekers
    seeker_ways(pawns, after.seekers, after.down, after.bolsters, room.seekers)
    mind = mind_of(s)
    darts = turns[ROW * first + DARTS]
    hand = s.hand | taken_coin(s, turns[ROW * first + TAKEN])
    price_leaps(after.builders & ~after.down, after.seekers & ~after.down, after.bolsters, darts, room.leaps)
    run_race(room.leaps, hand, darts, mind, room.scales[0], room.race)
    for k in range(first, count):
        if turns[ROW * k + EVENT] == event:
            weigh_turn(room, k, mind, hand, after.day_actions)


@rule
def taken_coin(s: State, slot: int) -> int:
    """The Coin in a slot, as a set."""
    for k in range(9):
        if slot and s.slot[k] == slot:
            return 1 << (s.coin[k] - 1)
    return 0


@rule
def weigh_turn(room: Room, k: int, mind: int, hand: int, actions: int) -> None:
    turns = room.turns
    end = turns[ROW * k + END]
    hand &= ~(1 << end)
    means = ARMED[min(4, turns[ROW * k + DARTS])]
    if turns[ROW * k + SACRIFICED]:
        coin = turns[ROW * k + SACRIFICED] - 1
        hand &= ~(1 << coin)
        means *= 0.97 - 0.5 * claim_worth(coin, mind)
    means *= COINS[popcount(hand)]
    special = turns[ROW * k + SPECIAL]
    base = WEIGHED * k
    room.worth[base + SEEN] = room.odds.temple[end]
    chance = green_chance(mind, special - ROD) if ROD <= special < COIN else 0.0
    if 0.0 < chance < 1.0:
        red, green = after_look(mind, special - ROD, False), after_look(mind, special - ROD, True)
        room.worth[base + IF_RED] = worth_after(room, base, end, red, means, actions)
        room.worth[base + IF_GREEN] = worth_after(room, base, end, green, means, actions)
    else:
        chance = 0.0
        room.worth[base + IF_RED] = worth_after(room, base, end, mind, means, actions)
        room.worth[base + IF_GREEN] = room.worth[base + IF_RED]
    room.worth[base + WORTH] = chance * room.worth[base + IF_GREEN] + (1.0 - chance) * room.worth[base + IF_RED]


@rule
def worth_after(room: Room, base: int, end: int, mind: int, means: float, actions: int) -> float:
    """The Thief is on `end` and knows `mind`: claim, or wait for what the Mist does."""
    near = NEAR[min(NEVER, room.seekers[end])]
    through = room.scales[1] - room.scales[2] * room.odds.temple[end] * near
    ahead = through * min(1.0, means * room.race[MINDS * end + mind])
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
    waits: float = captures * (1.0 - at_him) * GIFT + (1.0 - captures) * ahead
    return max(claim_worth(end, mind), waits)
