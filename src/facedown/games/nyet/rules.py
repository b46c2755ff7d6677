"""The rules of NYET!: who acts, what is allowed, what it does. Clauses (Y-n) are those of the specification."""

from facedown.engine.bits import clear, lowest, nth_bit, popcount, rand_below
from facedown.engine.game import CHANCE
from facedown.engine.rule import rule
from facedown.games.nyet.pieces import (
    ALL_ONES,
    COLOUR,
    DECK,
    DECK_OF_THREE,
    DISCARD,
    EXCEPT_ONES,
    FIRST,
    HAND_SIZE,
    LINE_BOXES,
    LINE_START,
    NONE,
    ONES,
    PASSES,
    POINT_VALUES,
    POINTS,
    SHED_COUNT,
    SUPER,
    TRUMP,
    TYPES,
    add,
    remove,
)
from facedown.games.nyet.state import (
    BONUS,
    CHARACTER,
    DEAL,
    DEALER,
    NOBODY,
    NYET,
    OVER,
    SCORE,
    SHED,
    TEAM,
    TRICK,
    State,
)

# Action ids of the seats: 64 * word + bit.
A_PLAY, A_BONUS, A_CHARACTER = 0, 52, 57
A_SHED, A_GIVE = 64, 128
A_NYET, A_TEAM = 192, 218
ACTIONS = 250
# Outcomes of chance.
O_DEAL, O_DEALER = 0, 52


@rule
def actors(s: State) -> int:
    """Bits of the seats that may act; CHANCE; 0 when the game is over."""
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
    """The choices of a seat, or the outcomes of chance, as bits of `mask`."""
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
    """Of a chance outcome: a type with three copies left is three times as likely (Y-5)."""
    if outcome < O_DEALER and outcome % 13 == 0:
        deck = s.deck if s.phase == DEAL else full_deck(s)
        return popcount(deck & ONES[outcome // 13])
    return 1


@rule
def draw(s: State, rng: list[int]) -> int:
    """A random outcome in proportion to its weight: any physical card of the deck, or any seat."""
    if s.phase == DEALER:
        return O_DEALER + rand_below(rng, s.players)
    deck = s.deck if s.phase == DEAL else full_deck(s)
    slot = nth_bit(deck, rand_below(rng, popcount(deck)))
    return slot if slot < 52 else 13 * ((slot - 52) // 2)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
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


@rule
def returns(s: State, out: list[float]) -> None:
    """Share of the win per seat (Y-51): the highest totals share it."""
    best = -(1 << 30)
    winners = 0
    for p in range(s.players):
        if s.scores[p] > best:
            best = s.scores[p]
            winners = 0
        if s.scores[p] == best:
            winners += 1
    for p in range(s.players):
        out[p] = 1.0 / winners if s.scores[p] == best else 0.0


# --- setup and deal ---------------------------------------------------------------------------------------------


@rule
def full_deck(s: State) -> int:
    return DECK_OF_THREE if s.players == 3 else DECK  # Y-3


@rule
def take_character(s: State, character: int) -> None:
    """Y-13 step 2, with character_choice=pick."""
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
    """Neutral covers on the boxes of characters that nobody has (Y-13 step 3)."""
    s.covered = 0x1F
    for k in range(5):
        s.token[k] = -1
    for p in range(s.players):
        s.covered &= ~(1 << s.character[p])
        s.token[s.character[p]] = 0


@rule
def start_round(s: State) -> None:
    """Everything of the last round is cleared away, neutral covers stay, cards are dealt anew (Y-48)."""
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
    """One card to the seat whose hand is being filled; hands are filled one after the other (Y-17)."""
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


@rule
def left(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


# --- NYET! phase ------------------------------------------------------------------------------------------------


@rule
def open_boxes(s: State, line: int) -> int:
    return s.boxes & LINE_BOXES[line] & ~s.covered


@rule
def live_boxes(s: State) -> int:
    """Open boxes of the lines with at least two of them (Y-20, Y-21)."""
    live = 0
    for line in range(5):
        boxes = open_boxes(s, line)
        if boxes & (boxes - 1):
            live |= boxes
    return live


@rule
def veto(s: State, box: int) -> None:
    """Cover a box; when each line has one open box left, these are the terms of the round (Y-22, Y-24)."""
    s.covered |= 1 << box
    s.placed += 1
    s.token[box] = s.placed
    if live_boxes(s):
        s.turn = left(s, s.turn)
        return
    character = lowest(open_boxes(s, FIRST))
    for p in range(s.players):
        if s.character[p] == character:
            s.first = p
    s.discard = lowest(open_boxes(s, DISCARD)) - LINE_START[DISCARD]
    s.trump = lowest(open_boxes(s, TRUMP)) - LINE_START[TRUMP]
    s.super = lowest(open_boxes(s, SUPER)) - LINE_START[SUPER]
    s.points = POINT_VALUES[lowest(open_boxes(s, POINTS)) - LINE_START[POINTS]]
    s.turn = s.first
    if s.players == 2:
        s.team = 1 << s.first  # one against one (Y-R20)
        start_shed(s)
    else:
        s.phase = TEAM


# --- teams ------------------------------------------------------------------------------------------------------


@rule
def teams(s: State) -> int:
    """The teams that the first player may name, as bits over seat sets (Y-25)."""
    found = 0
    for seats in range(1 << s.players):
        if seats >> s.first & 1:
            n = popcount(seats)
            if (s.players == 3 and n <= 2) or (s.players == 4 and n == 2) or (s.players == 5 and (n == 2 or n == 3)):
                found |= 1 << seats
    return found


@rule
def set_team(s: State, seats: int) -> None:
    s.team = seats
    if s.players == 5:
        s.phase = BONUS
    else:
        if s.players == 3:
            s.bonus = lowest(small_team(s))  # the one who plays alone (Y-26)
        start_shed(s)


@rule
def small_team(s: State) -> int:
    """Seats of the smaller team: the Bonus card goes to one of them (Y-26, Y-27)."""
    others = ((1 << s.players) - 1) & ~s.team
    return s.team if popcount(s.team) < popcount(others) else others


@rule
def same_team(s: State, a: int, b: int) -> bool:
    return (s.team >> a & 1) == (s.team >> b & 1)


# --- discard or pass --------------------------------------------------------------------------------------------


@rule
def start_shed(s: State) -> None:
    if SHED_COUNT[s.discard] > 0:
        s.phase = SHED
    else:
        start_tricks(s)


@rule
def sheddable(s: State, seat: int) -> int:
    """Cards that a seat may lay aside or pass (Y-30)."""
    cards = s.hands[seat]
    if EXCEPT_ONES[s.discard] and cards & ~ALL_ONES:
        cards &= ~ALL_ONES
    return cards


@rule
def lay_aside(s: State, seat: int, card: int) -> None:
    """One secret micro-decision; when everyone has made all of theirs, they take effect together (Y-29, Y-31)."""
    s.hands[seat] = remove(s.hands[seat], card)
    s.shed[seat] = add(s.shed[seat], card)
    if popcount(s.shed[seat]) < SHED_COUNT[s.discard]:
        return
    s.ready |= 1 << seat
    if s.ready != (1 << s.players) - 1:
        return
    if PASSES[s.discard]:
        for p in range(s.players):
            hand_over(s, p)
    else:
        for p in range(s.players):
            s.held[p] -= SHED_COUNT[s.discard]
    start_tricks(s)


@rule
def hand_over(s: State, seat: int) -> None:
    """The chosen cards go to the left neighbour's hand."""
    to = left(s, seat)
    cards = s.shed[seat]
    s.given[seat] = cards
    s.shed[seat] = 0
    for card in range(52):
        while cards >> card & 1:
            cards = remove(cards, card)
            s.hands[to] = add(s.hands[to], card)


# --- tricks -----------------------------------------------------------------------------------------------------


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
    """Every card of a suit: supertrumps belong to the trump colour and to no other (Y-33)."""
    if suit == s.trump:
        return COLOUR[suit] | supertrumps(s)
    return COLOUR[suit] & ~supertrumps(s)


@rule
def suit_of(s: State, card: int) -> int:
    colour = card // 13
    return s.trump if colour == s.super and card == 13 * colour else colour


@rule
def playable(s: State, seat: int) -> int:
    """Follow the suit led if you can (Y-34)."""
    cards = s.hands[seat]
    if s.in_trick > 0:
        following = cards & suit_cards(s, suit_of(s, s.trick[s.leader]))
        if following:
            return following
    return cards


@rule
def strength(s: State, card: int, led: int) -> int:
    """Rank of a card in a trick of suit `led`; 0 cannot win (Y-36)."""
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
    """Seat with the strongest card of the trick; of equal cards the later one (Y-36)."""
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
def end_trick(s: State) -> None:
    """The winner takes the trick, and as loot the ones of the other team in it (Y-38, Y-39)."""
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


@rule
def is_loot(s: State, card: int, owner: int, winner: int) -> bool:
    """A one that the other team lost to the winner (Y-38); by Y-O10 not if it is a supertrump."""
    if card % 13 != 0 or same_team(s, owner, winner):
        return False
    return s.super_is_loot == 1 or card // 13 != s.super


# --- scoring ----------------------------------------------------------------------------------------------------


@rule
def units(s: State, seat: int) -> int:
    """Tricks and loot of a seat's team (Y-46)."""
    n = 0
    for p in range(s.players):
        if same_team(s, p, seat):
            n += s.tricks[p] + popcount(s.loot[p])
    return n


@rule
def score_round(s: State) -> None:
    for p in range(s.players):
        credit = units(s, p) * s.points
        if p == s.bonus and (credit > 0 or s.double_negative):  # Y-O11
            credit *= 2
        s.credits[p] = credit
        s.scores[p] += credit
    s.turn = NOBODY
    s.phase = OVER if game_ends(s) else SCORE


@rule
def game_ends(s: State) -> bool:
    """After the scoring of a round: does the game end? (Y-49, Y-50)"""
    if not s.by_points:
        return s.round >= s.round_count
    if s.round >= s.round_cap:
        return True
    reached = False
    for p in range(s.players):
        reached = reached or s.scores[p] >= s.target_score
    if s.finish_cycle:  # Y-O12: once reached, on to the end of the dealing cycle
        s.cycle_due = 1 if reached or s.cycle_due else 0
        return s.cycle_due == 1 and s.round % s.players == 0
    return reached
