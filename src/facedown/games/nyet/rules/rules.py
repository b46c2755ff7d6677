"""Gathers the rules of NYET! in one place: who acts, what is allowed, what it does. Clauses (Y-n): the specification's.

Each part of a round has a module of its own: deal, board, teams, shed, tricks, scoring.
"""

from facedown.engine.bits import clear, nth_bit, popcount, rand_below
from facedown.engine.game import CHANCE
from facedown.engine.rule import rule
from facedown.games.nyet.rules.board import live_boxes, veto
from facedown.games.nyet.rules.deal import deal, full_deck, start_round, take_character
from facedown.games.nyet.rules.pieces import ONES, PASSES, TYPES
from facedown.games.nyet.rules.shed import lay_aside, sheddable, start_shed
from facedown.games.nyet.rules.state import BONUS, CHARACTER, DEAL, DEALER, NYET, OVER, SCORE, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.teams import set_team, small_team, teams
from facedown.games.nyet.rules.tricks import play, playable

# Action ids of the seats: 64 * word + bit.
A_PLAY, A_BONUS, A_CHARACTER = 0, 52, 57
A_SHED, A_GIVE = 64, 128
A_NYET, A_TEAM = 192, 218
ACTIONS = 250
# Outcomes of chance.
O_DEAL, O_DEALER = 0, 52


@rule
def actors(s: State) -> int:
    """Lists the seats that may act, as bits; CHANCE; 0 when the game is over."""
    if s.phase == TRICK or s.phase == NYET:
        return 1 << s.turn
    if s.phase == OVER:
        return 0
    if s.phase == SHED:
        return ((1 << s.players) - 1) & ~s.ready  # all at the same time (Y-29)
    if s.phase == DEAL or s.phase == SCORE or s.phase == DEALER:
        return CHANCE
    return 1 << s.turn


@rule
def legal(s: State, seat: int, mask: list[int]) -> None:
    """Lists the choices of a seat, or the outcomes of chance, as bits of `mask`."""
    clear(mask)
    if s.phase == TRICK:
        mask[0] = playable(s, seat) & TYPES
    elif s.phase == NYET:
        mask[3] = live_boxes(s)
    elif s.phase == DEAL:
        mask[0] = s.deck & TYPES
    elif s.phase == SHED:
        mask[2 if PASSES[s.discard] else 1] = sheddable(s, seat) & TYPES
    elif s.phase == TEAM:
        mask[3] = teams(s) << (A_TEAM - 192)
    elif s.phase == BONUS:
        mask[0] = small_team(s) << A_BONUS
    elif s.phase == SCORE:
        mask[0] = full_deck(s) & TYPES
    elif s.phase == DEALER:
        mask[0] = ((1 << s.players) - 1) << O_DEALER
    elif s.phase == CHARACTER:
        taken = 0
        for p in range(s.turn):
            taken |= 1 << s.character[p]
        mask[0] = (0x1F & ~taken) << A_CHARACTER


@rule
def weight(s: State, outcome: int) -> int:
    """Weighs a chance outcome: a type with three copies left is three times as likely (Y-5)."""
    if outcome < O_DEALER and outcome % 13 == 0:
        deck = s.deck if s.phase == DEAL else full_deck(s)
        return popcount(deck & ONES[outcome // 13])
    return 1


@rule
def draw(s: State, rng: list[int]) -> int:
    """Draws an outcome in proportion to its weight: any physical card of the deck, or any seat."""
    if s.phase == DEALER:
        return O_DEALER + rand_below(rng, s.players)
    deck = s.deck if s.phase == DEAL else full_deck(s)
    slot = nth_bit(deck, rand_below(rng, popcount(deck)))
    return slot if slot < 52 else 13 * ((slot - 52) // 2)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carries out a legal action."""
    if s.phase == TRICK:
        play(s, seat, action - A_PLAY)
    elif s.phase == NYET:
        veto(s, action - A_NYET)
    elif s.phase == DEAL:
        deal(s, action - O_DEAL)
    elif s.phase == SHED:
        lay_aside(s, seat, action & 63)
    elif s.phase == TEAM:
        set_team(s, action - A_TEAM)
    elif s.phase == BONUS:
        s.bonus = action - A_BONUS
        start_shed(s)
    elif s.phase == SCORE:
        start_round(s)
        deal(s, action - O_DEAL)
    elif s.phase == DEALER:
        s.dealer = action - O_DEALER
        start_round(s)
    elif s.phase == CHARACTER:
        take_character(s, action - A_CHARACTER)
