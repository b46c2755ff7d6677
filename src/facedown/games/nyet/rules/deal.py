"""Starts a game and each round: characters, covers, the deal (Y-13 to Y-19)."""

from facedown.engine.rule import rule
from facedown.games.nyet.rules.pieces import DECK, DECK_OF_THREE, HAND_SIZE, add, remove
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import DEAL, DEALER, NOBODY, NYET, SCORE, State


@rule
def full_deck(s: State) -> int:
    return DECK_OF_THREE if s.players == 3 else DECK  # Y-3


@rule
def take_character(s: State, character: int) -> None:
    """Gives a character to the seat whose turn it is (Y-13 step 2, with character_choice=pick)."""
    s.character[s.turn] = character
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        cover_unused(s)
        if s.ask_dealer:
            s.phase = DEALER
        else:
            start_round(s)


@rule
def cover_unused(s: State) -> None:
    """Puts neutral covers on the boxes of characters that nobody has (Y-13 step 3)."""
    s.covered = 0x1F
    for k in range(5):
        s.token[k] = -1
    for p in range(s.players):
        s.covered &= ~(1 << s.character[p])
        s.token[s.character[p]] = 0


@rule
def start_round(s: State) -> None:
    """Clears away everything of the last round, but neutral covers; cards are dealt again (Y-48)."""
    if s.phase == SCORE:
        s.round += 1
        s.dealer = left(s, s.dealer)  # Y-15, Y-R32
    for p in range(5):
        s.hands[p] = 0
        s.shed[p] = 0
        s.given[p] = 0
        s.tricks[p] = 0
        s.loot[p] = 0
        s.held[p] = 0
        s.void[p] = 0
        s.trick[p] = NOBODY
        s.last_trick[p] = NOBODY
    for box in range(26):
        if s.token[box] > 0:
            s.token[box] = 0
            s.covered &= ~(1 << box)
    s.deck = full_deck(s)
    s.gone = 0
    s.placed = 0
    s.first = NOBODY
    s.discard = -1
    s.trump = -1
    s.super = -1
    s.points = 0
    s.team = 0
    s.bonus = NOBODY
    s.ready = 0
    s.leader = NOBODY
    s.in_trick = 0
    s.last_leader = NOBODY
    s.last_winner = NOBODY
    s.turn = left(s, s.dealer)  # the first to be dealt to (Y-17)
    s.phase = DEAL


@rule
def deal(s: State, card: int) -> None:
    """Gives one card to the seat whose hand is being filled; hands are filled one after the other (Y-17)."""
    s.deck = remove(s.deck, card)
    s.hands[s.turn] = add(s.hands[s.turn], card)
    s.held[s.turn] += 1
    if s.held[s.turn] == HAND_SIZE[s.players]:
        if s.turn == s.dealer:  # everyone has a hand
            s.phase = NYET
            if s.left_starts:  # Y-O6
                s.turn = left(s, s.dealer)
        else:
            s.turn = left(s, s.turn)
