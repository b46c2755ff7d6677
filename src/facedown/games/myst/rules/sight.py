"""Says who sees what (part 5): `redact`, and its counterpart `resample`. People of a team share everything."""

from facedown.engine.bits import copy_row, nth_bit, popcount, rand_below
from facedown.engine.game import SPECTATOR
from facedown.engine.generated import shown
from facedown.engine.marks import own, public
from facedown.engine.rule import rule
from facedown.games.myst.rules.opening import picks
from facedown.games.myst.rules.pieces import ALL_CARDS, MOST_HANDS, own_landmarks
from facedown.games.myst.rules.racing import focus_on, intents_left
from facedown.games.myst.rules.state import (
    ANY,
    CUT_OFF,
    INTENT,
    KEY_PICK,
    KEY_SET,
    LAYING,
    OVER,
    State,
    played_books,
)

TRIES = 200
STEP_TIME = 4_000_000  # about how long a placement takes, for a guess


@rule
def in_simulated_race(s: State) -> bool:
    return s.phase == CUT_OFF or s.phase == INTENT or s.phase == LAYING


show = shown(State, public, own)


@rule
def redact(s: State, seat: int, out: State) -> None:
    """Writes into the blank `out` what `seat` (or SPECTATOR) may know: an allow-list, the marks of the fields."""
    show(s, seat, out)
    over = s.phase == OVER
    if over or (seat == SPECTATOR and s.shown_to_all):
        copy_row(s.hands, out.hands)
    if seat >= 0:
        for hand in range(MOST_HANDS * seat, MOST_HANDS * seat + MOST_HANDS):
            out.intents[hand] = s.intents[hand]
    if over and s.reveal:
        out.deck = s.deck
    if seat == s.who:
        out.asked = s.asked
    if not in_simulated_race(s):
        out.time = s.time  # before, it would tell how quick the others were, and so what they looked for (M-95)


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a random full truth.

    Hands are uniform over all deals of the unseen cards (M-B.1); where first Key Pieces must be of own cards, over
    those in which they are, as long as such a deal is found quickly. Hidden picks and intents are uniform among what
    that team may choose; how many of its hands have chosen is uniform too. The time of a simulated race is a guess.
    """
    if s.phase == OVER:
        if not s.reveal:
            deal_rest(s)
        return
    if seat == SPECTATOR and s.shown_to_all:
        deal_rest(s)
    else:
        deal_world(s, seat, rng)
    for team in range(2):
        if team != seat:
            guess_pick(s, team, rng)
            guess_intents(s, team, rng)
    if in_simulated_race(s):
        guess_time(s)


@rule
def deal_rest(s: State) -> None:
    """Puts all other cards into the deck, as both hands are known."""
    in_hands = s.hands[0] | s.hands[1]
    s.deck = ALL_CARDS & ~in_hands & ~played_books(s, in_hands)


@rule
def deal_world(s: State, seat: int, rng: list[int]) -> None:
    for _attempt in range(TRIES):
        known = s.hands[seat] if seat >= 0 else 0
        s.deck = ALL_CARDS & ~known & ~played_books(s, known)
        for team in range(2):
            if team != seat:
                s.hands[team] = 0
                for _ in range(s.held[team]):
                    card = 1 << nth_bit(s.deck, rand_below(rng, popcount(s.deck)))
                    s.hands[team] |= card
                    s.deck &= ~card
        if not s.own_cards or (fits_key(s, 0) and fits_key(s, 1)):
            return


@rule
def fits_key(s: State, team: int) -> bool:
    """Can a team with this hand have begun as it did (M-O.5)?"""
    key = s.first_key[team]
    if key == 0:
        return True
    mine = own_landmarks(s.hands[team])
    if mine >> (key - 1) & 1:
        return True
    return team != s.young and mine == 1 << (s.first_key[s.young] - 1)  # after a clash nothing of its own was left


@rule
def guess_pick(s: State, team: int, rng: list[int]) -> None:
    if (s.phase == KEY_PICK and s.picked >> team & 1) or (s.phase == KEY_SET and team != s.young):
        offered = picks(s, team)
        s.pick[team] = 1 + nth_bit(offered, rand_below(rng, popcount(offered)))


@rule
def guess_intents(s: State, team: int, rng: list[int]) -> None:
    """Guesses the intents of a team that has chosen, or is choosing."""
    if s.phase != LAYING and (s.phase != INTENT or team > s.who):
        return
    chosen = s.hand_count[team]
    if s.phase == INTENT and team == s.who:
        chosen = rand_below(rng, chosen)
    for k in range(chosen):
        hand = MOST_HANDS * team + k
        cells = intents_left(s, hand)
        if cells:
            j = rand_below(rng, 1 + popcount(cells))
            s.intents[hand] = focus_on(nth_bit(cells, j - 1)) if j else ANY
    if s.phase == INTENT and team == s.who:
        s.asked = MOST_HANDS * team + chosen
        while not intents_left(s, s.asked):  # it is asked, so a hand before it must have left something
            s.asked -= 1
            s.intents[s.asked] = 0


@rule
def guess_time(s: State) -> None:
    """Guesses a time at which those trays are covered that are."""
    s.time = STEP_TIME * max(0, popcount(s.cells[0] | s.cells[1]) - 2)
    for team in range(2):
        end = 1_000_000 * s.head_start[1 - team]
        if s.closed >> team & 1:
            s.time = min(s.time, end - 1)
    for team in range(2):
        if not s.closed >> team & 1:
            s.time = max(s.time, 1_000_000 * s.head_start[1 - team])
