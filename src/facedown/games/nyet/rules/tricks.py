"""Plays tricks: suits, following, strength, loot (Y-33 to Y-39)."""

from facedown.engine.rule import rule
from facedown.games.nyet.rules.pieces import COLOUR, NONE, ONES, add, remove
from facedown.games.nyet.rules.scoring import score_round
from facedown.games.nyet.rules.seats import left, same_team
from facedown.games.nyet.rules.state import NOBODY, TRICK, State


@rule
def start_tricks(s: State) -> None:
    s.phase = TRICK
    s.leader = s.first
    s.turn = s.first


@rule
def supertrumps(s: State) -> int:
    return ONES[s.super] if s.super != NONE else 0


@rule
def suit_cards(s: State, suit: int) -> int:
    """Finds every card of a suit: supertrumps belong to the trump colour and to no other (Y-33)."""
    if suit == s.trump:
        return COLOUR[suit] | supertrumps(s)
    return COLOUR[suit] & ~supertrumps(s)


@rule
def suit_of(s: State, card: int) -> int:
    colour = card // 13
    return s.trump if colour == s.super and card == 13 * colour else colour


@rule
def playable(s: State, seat: int) -> int:
    """Lists the cards that a seat may play: those of the suit led, if it has any (Y-34)."""
    cards = s.hands[seat]
    if s.in_trick > 0:
        following = cards & suit_cards(s, suit_of(s, s.trick[s.leader]))
        if following:
            return following
    return cards


@rule
def strength(s: State, card: int, led: int) -> int:
    """Ranks a card in a trick of suit `led`; 0 cannot win (Y-36)."""
    colour = card // 13
    value = card - 13 * colour + 1
    rank = value if colour == led or colour == s.trump else 0
    rank += 100 if colour == s.trump else 0
    return 200 if colour == s.super and value == 1 else rank


@rule
def play(s: State, seat: int, card: int) -> None:
    s.hands[seat] = remove(s.hands[seat], card)
    s.gone = add(s.gone, card)
    s.held[seat] -= 1
    if s.in_trick > 0:
        led = suit_of(s, s.trick[s.leader])
        if suit_of(s, card) != led:
            s.void[seat] |= 1 << led  # Y-42
    before = seat - 1 if seat > 0 else s.players - 1
    if s.given[before] and s.given[before] >> card & 1:
        s.given[before] = remove(s.given[before], card)  # Y-84: the first copy counts as the one passed
    s.trick[seat] = card
    s.in_trick += 1
    if s.in_trick < s.players:
        s.turn = left(s, seat)
    else:
        end_trick(s)


@rule
def winner_so_far(s: State) -> int:
    """Finds the seat with the strongest card of the trick; of equal cards the later one (Y-36)."""
    led = suit_of(s, s.trick[s.leader])
    best = 0
    winner = s.leader
    p = s.leader
    for _ in range(s.in_trick):
        rank = strength(s, s.trick[p], led)
        if rank > 0 and rank >= best:
            best = rank
            winner = p
        p = left(s, p)
    return winner


@rule
def is_loot(s: State, card: int, owner: int, winner: int) -> bool:
    """Is this a one that the other team lost to the winner (Y-38)? By Y-O10 not if it is a supertrump."""
    if card % 13 != 0 or same_team(s, owner, winner):
        return False
    return s.super_is_loot == 1 or card // 13 != s.super


@rule
def end_trick(s: State) -> None:
    """Gives the winner the trick, and as loot the ones of the other team in it (Y-38, Y-39)."""
    winner = winner_so_far(s)
    s.tricks[winner] += 1
    for p in range(s.players):
        card = s.trick[p]
        s.last_trick[p] = card
        s.trick[p] = NOBODY
        if is_loot(s, card, p, winner):
            group = 3 * (card // 13)
            k = s.loot[winner] >> group & 7
            s.loot[winner] |= (k + 1) << group  # one more of three bits
    s.last_leader = s.leader
    s.last_winner = winner
    s.leader = winner
    s.turn = winner
    s.in_trick = 0
    if s.hands[winner] == 0:
        score_round(s)
