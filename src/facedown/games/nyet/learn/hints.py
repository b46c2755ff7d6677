"""Tells a searching bot of NYET! what is quick sensible play, and what a scored round is worth.

The policy only looks at what the acting seat may know. Cards are weighed in hundredths of a unit (a unit is one trick
or one loot card): the chance that the bot's team takes the trick, times what is at stake in it, less what the card
would be worth later. With -2 points a trick everything turns round (Y-88, Y-94).
"""

import math

from facedown.engine.bits import lowest, popcount, rand_below, random_choice
from facedown.engine.rule import rule
from facedown.games.nyet.rules.board import open_boxes
from facedown.games.nyet.rules.pieces import (
    ALL_ONES,
    COLOUR,
    DISCARD,
    LINE_START,
    ONES,
    POINT_VALUES,
    POINTS,
    SUPER,
    TRUMP,
    TYPES,
)
from facedown.games.nyet.rules.rules import A_BONUS, A_NYET, A_TEAM
from facedown.games.nyet.rules.scoring import share_of_win
from facedown.games.nyet.rules.seats import same_team
from facedown.games.nyet.rules.state import BONUS, NYET, OVER, SCORE, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.teams import small_team
from facedown.games.nyet.rules.tricks import strength, suit_cards, suit_of, winner_so_far

HIGH = 0x1E00 | 0x1E00 << 13 | 0x1E00 << 26 | 0x1E00 << 39  # values 10 to 13
HIGH_OF_THREE = HIGH >> 3  # values 7 to 10: with three players a colour ends there


@rule
def settled(s: State) -> bool:
    """Is the round scored? The cards of the next one are not worth guessing."""
    return s.phase == SCORE or s.phase == OVER


@rule
def value(s: State, seat: int) -> float:
    """Rates a scored round for a seat, 0..1: mostly the chance to win from here, partly the lead gained."""
    n = int(s.players)
    rounds_left = rounds_to_go(s)
    others = 0.0
    for p in range(n):
        if p != seat:
            others += s.credits[p]
    gain = (s.credits[seat] - others / (n - 1)) / 160.0
    gain = min(1.0, max(0.0, 0.5 + gain))
    if s.phase == OVER:
        return 0.8 * share_of_win(s, seat) + 0.2 * gain
    spread = 14.0 * math.sqrt(rounds_left)
    total = 0.0
    for p in range(n):
        total += math.exp(min(30.0, (s.scores[p] - s.scores[seat]) / spread))
    return 0.6 / total + 0.4 * gain


@rule
def rounds_to_go(s: State) -> float:
    """Counts rounds still to be played after a scored one; an estimate in a game to points."""
    if not s.by_points:
        return float(max(1, s.round_count - s.round))
    best = s.scores[0]
    for p in range(1, s.players):
        best = max(best, s.scores[p])
    return float(max(1, min(s.round_cap - s.round, (s.target_score - best) // 20)))


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Picks quickly among the offered choices."""
    if s.phase == TRICK:
        return choose_card(s, seat, mask[0] & TYPES, rng)
    if s.phase == NYET:
        return choose_veto(s, seat, mask, rng)
    if s.phase == SHED:
        word = 1 if mask[1] else 2
        return 64 * word + choose_shed(s, mask[word], rng)
    if s.phase == TEAM:
        return choose_team(s, seat, mask, rng)
    if s.phase == BONUS:
        return choose_bonus(s, seat, mask, rng)
    return random_choice(mask, rng)


# --- vetoes -----------------------------------------------------------------------------------------------------


@rule
def choose_veto(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Picks of three boxes at random the one that suits the bot's hand least, to cover it."""
    worst = random_choice(mask, rng)
    liked = liking(s, seat, worst - A_NYET)
    for _ in range(2):
        other = random_choice(mask, rng)
        also = liking(s, seat, other - A_NYET)
        if also < liked:
            worst = other
            liked = also
    return worst


@rule
def liking(s: State, seat: int, box: int) -> int:
    """Rates how much a hand likes a box to stay open; a rough scale around 0."""
    hand = s.hands[seat]
    if box < LINE_START[DISCARD]:
        return 6 if s.character[seat] == box else 0
    if box < LINE_START[TRUMP]:
        return 0
    points = open_boxes(s, POINTS)
    bad = 1 << (LINE_START[POINTS] + 4)
    sign = -1 if points == bad else 1
    if box < LINE_START[SUPER]:
        return sign * trump_power(s, hand, box - LINE_START[TRUMP])
    if box < LINE_START[POINTS]:
        colour = box - LINE_START[SUPER]
        mine = popcount(hand & ONES[colour]) if colour < 4 else 1
        return sign * (14 * mine - 12)
    best = -99
    for colour in range(4):  # how strong the hand is with the best trump still possible
        if open_boxes(s, TRUMP) >> (LINE_START[TRUMP] + colour) & 1:
            best = max(best, trump_power(s, hand, colour))
    power = best + 3 * popcount(hand & high_cards(s)) - 5 * popcount(hand & ALL_ONES) - 4
    p = POINT_VALUES[box - LINE_START[POINTS]]
    return power * (p - 2) // 2


@rule
def high_cards(s: State) -> int:
    """Finds the four highest values of each colour that are in play."""
    return HIGH_OF_THREE if s.players == 3 else HIGH


@rule
def trump_power(s: State, hand: int, colour: int) -> int:
    """Rates a colour as trump: length over the average, and tops."""
    cards = hand & COLOUR[colour]
    length = popcount(cards)
    tops = popcount(cards & high_cards(s))
    average = popcount(hand) // 4
    return 6 * (length - average) + 4 * tops - 4


# --- teams ------------------------------------------------------------------------------------------------------


@rule
def hand_power(s: State, seat: int) -> int:
    """Adds up what a hand is worth under the terms of the round, in hundredths of a unit."""
    hand = s.hands[seat]
    total = 0
    for card in range(52):
        if hand >> card & 1:
            copies = popcount(hand & ONES[card // 13]) if card % 13 == 0 else 1
            total += keep(s, card) * copies
    return total


@rule
def choose_team(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Picks alone or the pair with a strong hand when points are good; else any team of the other size."""
    pick = random_choice(mask, rng)
    if s.players == 4:
        return pick
    strong = hand_power(s, seat) > (1150 if s.players == 3 else 600)
    small = strong if s.points > 0 else not strong
    size = s.players // 2 if small else s.players // 2 + 1
    for _ in range(8):
        if popcount(pick - A_TEAM) == size:
            break
        pick = random_choice(mask, rng)
    return pick


@rule
def choose_bonus(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Keeps the Bonus card if that pays; else gives it to the one of the pair further behind (further ahead at -2)."""
    pair = small_team(s)
    if s.points > 0 and pair >> seat & 1 and mask[0] >> (A_BONUS + seat) & 1:
        return A_BONUS + seat
    pick = random_choice(mask, rng) - A_BONUS
    for p in range(s.players):
        if mask[0] >> (A_BONUS + p) & 1 and p != seat:
            ahead = s.scores[p] - s.scores[pick]
            if pick == seat or (ahead < 0 if s.points > 0 else ahead > 0):
                pick = p
    return A_BONUS + pick


# --- discards ---------------------------------------------------------------------------------------------------


@rule
def choose_shed(s: State, cards: int, rng: list[int]) -> int:
    best = -(1 << 30)
    pick = lowest(cards)
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        worth = keep(s, card)
        if popcount(cards & COLOUR[card // 13]) <= 2 and card // 13 != s.trump:
            worth -= 25  # a short side suit wants to become a void
        score = rand_below(rng, 40) - (worth if s.points > 0 else -worth)
        if score > best:
            best = score
            pick = card
    return pick


@rule
def keep(s: State, card: int) -> int:
    """Rates a card in hand, in hundredths of a unit (after the fit of Y-92)."""
    colour = card // 13
    v = card - 13 * colour + 1
    top = 10 if s.players == 3 else 13
    if v == 1:
        if colour == s.super:
            return 190
        return 16 if colour == s.trump else -47
    if colour == s.trump:
        return 90 + 8 * (v - top + 9) if v + 6 > top else 64
    if v + 3 > top:
        return 74 - 20 * (top - v)
    return 3 * v


# --- tricks -----------------------------------------------------------------------------------------------------


@rule
def choose_card(s: State, seat: int, cards: int, rng: list[int]) -> int:
    if cards & (cards - 1) == 0:
        return lowest(cards)
    best = -(1 << 30)
    pick = 0
    sign = 1 if s.points > 0 else -1
    leading = s.in_trick == 0
    led = -1 if leading else suit_of(s, s.trick[s.leader])
    to_beat = 0
    ours = False
    stake_won = 100  # hundredths of units if the bot's team takes the trick ..
    stake_lost = 100  # .. and if the other does
    if not leading:
        winner = winner_so_far(s)
        to_beat = strength(s, s.trick[winner], led)
        ours = same_team(s, winner, seat)
        for p in range(s.players):
            if s.trick[p] >= 0 and s.trick[p] % 13 == 0:
                if same_team(s, p, seat):
                    stake_lost += 100
                else:
                    stake_won += 100
    friends = 0
    foes = 0
    p = seat
    for _ in range(s.players - s.in_trick - 1):  # those still to play
        p = p + 1 if p + 1 < s.players else 0
        if same_team(s, p, seat):
            friends += 1
        else:
            foes += 1
    held_by_lead = chance_to_hold(s, seat, to_beat, led, friends, foes) if not leading else 0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        suit = suit_of(s, card) if leading else led
        rank = strength(s, card, suit)
        if rank > 0 and rank >= to_beat:
            wins = chance_to_hold(s, seat, rank, suit, friends, foes)
        elif ours:
            wins = held_by_lead
        else:
            wins = 100 - held_by_lead
        lost = stake_lost + (100 if card % 13 == 0 else 0)
        gain = (wins * stake_won - (100 - wins) * lost) // 100
        score = sign * (gain - keep(s, card)) + rand_below(rng, 30)
        if score > best:
            best = score
            pick = card
    return pick


@rule
def chance_to_hold(s: State, seat: int, rank: int, suit: int, friends: int, foes: int) -> int:
    """Estimates, per cent, that a card of this strength stays with the player's team when the others have played."""
    if foes == 0:
        return 100
    if rank >= 200:
        return 78
    out = ~(s.gone | s.hands[seat]) & TYPES  # types that others may hold (a second one may hide behind a first)
    trumps = suit_cards(s, s.trump)
    if rank > 100:
        above = popcount(out & trumps & ~((1 << (13 * s.trump + rank - 100)) - (1 << 13 * s.trump)))
        danger = 15 * above
    else:
        ranks = COLOUR[suit] & TYPES & ~ALL_ONES
        above = popcount(out & ranks & ~((1 << (13 * suit + rank)) - (1 << 13 * suit)))
        cut = 0 if popcount(out & trumps) == 0 else 8 + 2 * popcount(s.gone & COLOUR[suit] & TYPES)
        danger = 18 * above + cut
    hold = 100 - min(95, danger) * foes // (foes + friends) if friends else 100 - min(95, danger * (1 + foes) // 2)
    return max(hold, 3)
