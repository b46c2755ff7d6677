"""Gathers the rules of H.Y.S.T. by phase: who acts, what is allowed, what it does."""

from facedown.engine.bits import clear, id_of, lowest, nth_bit, number_of, popcount, put, rand_below
from facedown.engine.game import CHANCE, NOBODY_ACTS
from facedown.engine.rule import rule
from facedown.games.hyst.rules.actions import (
    A_END,
    A_MOVE,
    A_PLAY,
    A_REPLACE,
    A_ROLL,
    A_START,
    A_STEAL,
    A_TAKE,
    A_TIME_UP,
    O_CARD,
    O_D4,
    O_D6,
    O_DRAWN,
    O_FIRST,
    O_TILE,
)
from facedown.games.hyst.rules.cards import answer, complete, play_card
from facedown.games.hyst.rules.deck import discard, fill_deck, show, start_draw, take_card
from facedown.games.hyst.rules.opening import count_tiles, dealt, lay_next, place_pawn, start_places
from facedown.games.hyst.rules.pieces import HAND, N_CARDS, count, nth_card
from facedown.games.hyst.rules.playable import is_playable, legal_card, put_moves
from facedown.games.hyst.rules.state import (
    ACT,
    BURNING,
    CARD,
    CAUGHT,
    CLOCK_MINUTES,
    DEALING,
    DEFEND,
    DRAW,
    FIRST,
    LAYOUT,
    OVER,
    PICK,
    REENTRY,
    REPLACING,
    ROLL,
    START,
    STEAL,
    TURN_START,
    State,
)
from facedown.games.hyst.rules.steps import shares_with_holder, step_to, take_diamond
from facedown.games.hyst.rules.turns import come_back, end_turn, next_turn, settle, time_is_up


@rule
def actors(s: State) -> int:
    """Says who acts: one seat at a time (H-403)."""
    if s.phase < PICK:
        return CHANCE
    if s.phase == OVER:
        return NOBODY_ACTS
    return 1 << s.who


@rule
def legal(s: State, seat: int, mask: list[int]) -> None:
    clear(mask)
    if s.phase == ACT:
        legal_act(s, seat, mask)
    elif s.phase == CARD:
        legal_card(s, seat, mask)
    elif s.phase == TURN_START:
        mask[0] = 1 << A_ROLL | 1 << A_REPLACE  # H-420
    elif s.phase == PICK or s.phase == REENTRY:
        mask[0] = 15 << A_START
    elif s.phase < PICK:
        legal_chance(s, mask)


@rule
def legal_act(s: State, seat: int, mask: list[int]) -> None:
    """Lists what a seat may do after its roll (H-423 .. H-429)."""
    if s.points:
        put_moves(s, seat, mask)
    cards = s.hands[seat]
    while cards:
        card = lowest(cards) >> 2
        cards &= ~(15 << (4 * card))
        if is_playable(s, seat, card):
            mask[0] |= 1 << (A_PLAY + card)
    if s.diamond >= 0 and s.diamond == s.pawns[seat] and not s.land:
        mask[0] |= 1 << A_TAKE
    if not s.steal_tried and shares_with_holder(s, seat):
        mask[0] |= 1 << A_STEAL
    if s.replace_late and not s.acted:
        mask[0] |= 1 << A_REPLACE
    mask[0] |= 1 << A_END


@rule
def legal_chance(s: State, mask: list[int]) -> None:
    if s.phase == LAYOUT:
        for word in range(2):
            left = s.tiles_left[word]
            while left:
                k = nth_bit(left, 0)
                for quarters in range(4):
                    put(mask, O_TILE + 4 * (63 * word + k) + quarters)
                left &= left - 1
    elif s.phase == FIRST:
        for seat in range(s.players):
            put(mask, O_FIRST + seat)
    elif s.phase == ROLL:
        for face in range(13):
            if s.d6[face]:
                put(mask, O_D6 + face)
    elif s.phase == DRAW:
        for card in range(N_CARDS):
            if count(s.deck, card):
                put(mask, O_CARD + card)
    else:
        for face in range(4):
            put(mask, O_D4 + face)


@rule
def weight(s: State, outcome: int) -> int:
    number = number_of(outcome)
    if s.phase == DRAW:
        return count(s.deck, number - O_CARD)
    if s.phase == ROLL:
        return s.d6[number - O_D6]
    return 1


@rule
def draw(s: State, rng: list[int]) -> int:
    if s.phase == DRAW:
        return id_of(O_CARD + nth_card(s.deck, rand_below(rng, s.deck_count)))
    if s.phase == ROLL:
        k = rand_below(rng, 6)
        face = 0
        while k >= s.d6[face]:
            k -= s.d6[face]
            face += 1
        return id_of(O_D6 + face)
    if s.phase == LAYOUT:
        k = rand_below(rng, 4 * count_tiles(s))
        low = popcount(s.tiles_left[0])
        tile = nth_bit(s.tiles_left[0], k >> 2) if k >> 2 < low else 63 + nth_bit(s.tiles_left[1], (k >> 2) - low)
        return id_of(O_TILE + 4 * tile + (k & 3))
    if s.phase == FIRST:
        return id_of(O_FIRST + rand_below(rng, s.players))
    return id_of(O_D4 + rand_below(rng, 4))


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carries out a legal action."""
    number = number_of(action)
    if seat == CHANCE:
        s.last = -1 - (O_DRAWN if s.phase == DRAW else number)  # nobody may read from it what was drawn
        apply_chance(s, number)
        return
    s.last = 1 + number
    if number == A_TIME_UP:
        if may_time_up(s):
            time_is_up(s)
    elif s.phase == ACT:
        apply_act(s, number)
    elif s.phase == CARD:
        answer(s, number)
    elif s.phase == TURN_START:
        if number == A_ROLL:
            s.phase = ROLL
        else:
            replace_hand(s)
    elif s.phase == PICK:
        place_pawn(s, number - A_START)
    elif s.phase == REENTRY:
        come_back(s, number - A_START)


@rule
def may_time_up(s: State) -> bool:
    """May the clock of Quick H.Y.S.T. ring? Once, between two decisions of the running game (H-452)."""
    return s.quick == CLOCK_MINUTES and not s.sudden and s.phase >= REENTRY and s.phase != OVER


@rule
def apply_act(s: State, number: int) -> None:
    if number == A_END:
        end_turn(s)
        return
    if number == A_REPLACE:
        replace_hand(s)
        return
    s.acted = 1
    if number >= A_MOVE:
        s.points -= 1
        step_to(s, s.active, number - A_MOVE, 0)
        settle(s)
    elif number == A_TAKE:
        take_diamond(s, s.active)
    elif number == A_STEAL:
        s.steal_tried = 1
        s.phase = STEAL
    else:
        play_card(s, number - A_PLAY)


@rule
def replace_hand(s: State) -> None:
    """Discards the whole hand and draws three cards (H-422)."""
    for card in range(N_CARDS):
        while count(s.hands[s.active], card):
            show(s, s.active, card)
            discard(s, card)
    start_draw(s, s.active, HAND, REPLACING)


@rule
def apply_chance(s: State, number: int) -> None:
    if s.phase == DRAW:
        take_card(s, number - O_CARD)
        if s.draws:
            fill_deck(s)
        else:
            after_draws(s)
    elif s.phase == ROLL:
        s.rolled = number - O_D6
        s.points = s.rolled
        s.phase = ACT
    elif s.phase == CAUGHT:
        come_back(s, number - O_D4)
    elif s.phase == STEAL:
        steal(s, number - O_D4 + 1)
    elif s.phase == DEFEND:
        steal_if(s, s.attack > number - O_D4 + 1)
    elif s.phase == START:
        place_pawn(s, number - O_D4)
    elif s.phase == FIRST:
        s.first = number - O_FIRST
        start_places(s)
    else:
        lay_next(s, 1 + number // 4, number % 4)


@rule
def after_draws(s: State) -> None:
    why = s.why_draw
    s.why_draw = 0
    if why == DEALING:
        dealt(s)
    elif why == BURNING:
        complete(s)
    else:
        next_turn(s)


@rule
def steal(s: State, face: int) -> None:
    """Judges a roll to steal (H-427); in a Dice Battle the holder rolls too."""
    if s.dice_battle:
        s.attack = face
        s.who = s.holder
        s.phase = DEFEND
    else:
        steal_if(s, s.steal_faces >> (face - 1) & 1 == 1)


@rule
def steal_if(s: State, success: bool) -> None:
    s.attack = 0
    s.who = s.active
    s.phase = ACT
    if success:
        take_diamond(s, s.active)


@rule
def returns(s: State, out: list[float]) -> None:
    """Writes 1 for the winner; without one the game is shared (H-601)."""
    for seat in range(s.players):
        out[seat] = 1.0 / s.players if s.winner < 0 else 1.0 if s.winner == seat else 0.0
