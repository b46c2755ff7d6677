"""Gathers the rules of MYST by phase: who acts, what is allowed, what it does (M-41)."""

from facedown.engine.bits import clear, id_of, lowest, nth_bit, number_of, popcount, rand32, rand_below
from facedown.engine.game import CHANCE, NOBODY_ACTS
from facedown.engine.rule import rule
from facedown.games.myst.rules.actions import (
    A_ANY,
    A_BOOK,
    A_END,
    A_FOCUS,
    A_JUMP,
    A_KEY,
    A_LAY,
    A_LEAVE,
    A_MOVE,
    A_PLACE,
    A_REMOVE,
    A_RESIGN,
    A_STEP,
    A_STOP,
    A_TIME_UP,
    A_WAIT,
    O_CARD,
    O_FIRST,
    O_LAID,
    O_SPIN,
    O_TURNS,
    O_YOUNG,
    W_FOCUS,
    W_JUMP,
    W_MOVE,
    W_OTHER,
    W_PLACE,
    W_STEP,
    WORD,
)
from facedown.games.myst.rules.cells import BOARD
from facedown.games.myst.rules.opening import deal, pick_key, picks, second_picks, set_second
from facedown.games.myst.rules.pieces import LANDMARK_AT, MOST_HANDS, SECTORS
from facedown.games.myst.rules.placing import allowed_cells, is_asked_for_book
from facedown.games.myst.rules.racing import (
    choose_intent,
    focus_on,
    found,
    intents_left,
    lay_piece,
    out_of_time,
    play_book,
    race_actors,
    wait,
)
from facedown.games.myst.rules.search import cell_rate, ease_of, ease_sum, hand_rate, looked_for, sum_of_rates
from facedown.games.myst.rules.state import (
    ACT,
    ANY,
    CUT_OFF,
    DEAL,
    INTENT,
    JUMP,
    KEY_PICK,
    KEY_SET,
    LAYING,
    LIVE,
    OVER,
    POST,
    PRE,
    RACE,
    TIE,
    TURNS_SPIN,
    YOUNGEST,
    State,
    has_book,
)
from facedown.games.myst.rules.walking import (
    act,
    end_turn,
    go_on,
    jump,
    may_book,
    next_steps,
    open_book,
    spin_spaces,
    spin_turns,
    start_walk,
    step,
    stop,
    walk,
    walks,
)

M32 = 0xFFFFFFFF


@rule
def actors(s: State) -> int:
    if s.phase < KEY_PICK:
        return CHANCE
    if s.phase == OVER:
        return NOBODY_ACTS
    if s.phase == KEY_PICK:
        return 3 & ~s.picked  # both at once: neither pick knows of the other (M-42)
    if is_race(s):
        return race_actors(s)
    return 1 << s.who


@rule
def is_race(s: State) -> bool:
    """Is it first come, first served?"""
    return s.phase == RACE and s.driver == LIVE


@rule
def may_go_back(s: State) -> bool:
    """Can a person among bots take back what came after? What hands did in a live race cannot be undone."""
    return s.driver != LIVE or s.round > 0


@rule
def legal(s: State, seat: int, mask: list[int]) -> None:
    clear(mask)
    if s.phase < KEY_PICK:
        legal_chance(s, mask)
    elif s.phase == PRE:
        legal_walk(s, seat, mask)
    elif s.phase == INTENT:
        mask[0] = 1 << A_ANY
        mask[W_FOCUS] = intents_left(s, s.asked)
    elif s.phase == RACE or s.phase == CUT_OFF:
        legal_race(s, seat, mask)
    elif s.phase == POST:
        mask[0] = 1 << A_END | (1 << A_BOOK if may_book(s, seat) else 0)
    elif s.phase == ACT:
        own = s.base[LANDMARK_AT[s.pawns[seat]]] == 1 + seat
        mask[0] = 1 << A_LEAVE | 1 << (A_REMOVE if own else A_LAY)
    elif s.phase == JUMP:
        mask[W_JUMP] = BOARD & ~(1 << s.pawns[0] | 1 << s.pawns[1])
    elif s.phase == KEY_PICK:
        mask[0] = picks(s, seat) << A_KEY
    elif s.phase == KEY_SET:
        mask[0] = second_picks(s, seat) << A_KEY


@rule
def legal_race(s: State, seat: int, mask: list[int]) -> None:
    cells = allowed_cells(s, seat)
    if cells and s.phase == RACE:
        mask[W_PLACE] = cells
    elif is_asked_for_book(s, seat):
        mask[0] = 1 << A_WAIT | (1 << A_BOOK if has_book(s, seat) else 0)


@rule
def legal_walk(s: State, seat: int, mask: list[int]) -> None:
    """Lists where a team may walk (M-81, M-112), and whether it may stop or play a Book."""
    if not s.pass_by:
        mask[W_MOVE] = walks(s, seat)
    else:
        mask[W_STEP] = next_steps(s, seat)
        if s.pawns[seat] != s.pawns[1 - seat]:
            mask[0] = 1 << A_STOP
    if s.steps == 0 and may_book(s, seat):
        mask[0] |= 1 << A_BOOK


@rule
def legal_chance(s: State, mask: list[int]) -> None:
    if s.phase == LAYING:
        for hand in range(2 * MOST_HANDS):
            mask[hand] = looked_for(s, hand)
    elif s.phase == DEAL:
        mask[W_OTHER] = s.deck << (O_CARD - WORD * W_OTHER)
    elif s.phase == YOUNGEST:
        mask[W_OTHER] = 3 << (O_YOUNG - WORD * W_OTHER)
    elif s.phase == TIE:
        mask[W_OTHER] = 3 << (O_FIRST - WORD * W_OTHER)
    elif s.phase == TURNS_SPIN:
        mask[W_OTHER] = ((1 << SECTORS) - 1) << (O_TURNS - WORD * W_OTHER)
    else:
        mask[W_OTHER] = ((1 << SECTORS) - 1) << (O_SPIN - WORD * W_OTHER)


@rule
def weight(s: State, outcome: int) -> int:
    """Weighs an outcome: cards, teams and sectors are equally likely; who lays next follows the rates of M-72."""
    if s.phase != LAYING:
        return 1
    number = number_of(outcome)
    return cell_rate(s, number // WORD, number % WORD)


@rule
def draw(s: State, rng: list[int]) -> int:
    if s.phase == LAYING:
        return draw_laid(s, rng)
    if s.phase == DEAL:
        return id_of(O_CARD + nth_bit(s.deck, rand_below(rng, popcount(s.deck))))
    if s.phase == YOUNGEST:
        return id_of(O_YOUNG + rand_below(rng, 2))
    if s.phase == TIE:
        return id_of(O_FIRST + rand_below(rng, 2))
    return id_of((O_TURNS if s.phase == TURNS_SPIN else O_SPIN) + rand_below(rng, SECTORS))


@rule
def draw_laid(s: State, rng: list[int]) -> int:
    """Draws first the hand by its rate, then the cell by its ease."""
    total = sum_of_rates(s)
    random = rand32(rng)
    left = (total >> 32) * random + ((total & M32) * (random >> 1) >> 31)  # a part of `total`, without overflow
    hand = 0
    rate = hand_rate(s, 0)
    while left >= rate:
        left -= rate
        hand += 1
        rate = hand_rate(s, hand)
    cells = looked_for(s, hand)
    units = rand_below(rng, ease_sum(s, cells))
    while units >= ease_of(s, lowest(cells)):
        units -= ease_of(s, lowest(cells))
        cells &= cells - 1
    return id_of(O_LAID + WORD * hand + lowest(cells))


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carries out a legal action."""
    number = number_of(action)
    if seat == CHANCE:
        apply_chance(s, number)
    elif number == A_TIME_UP:
        if is_race(s):
            out_of_time(s)
    elif number == A_RESIGN:
        s.resigned = 1 + seat
        s.phase = OVER
    elif s.phase == RACE or s.phase == CUT_OFF:
        if number >= A_PLACE:
            lay_piece(s, seat, number - A_PLACE)
        elif number == A_BOOK:
            play_book(s, seat)
        else:
            wait(s, seat)
    elif s.phase == INTENT:
        choose_intent(s, ANY if number == A_ANY else focus_on(number - A_FOCUS))
    elif s.phase == KEY_PICK:
        pick_key(s, seat, number - A_KEY)
    elif s.phase == KEY_SET:
        set_second(s, seat, number - A_KEY)
    else:
        apply_turn(s, seat, number)


@rule
def apply_turn(s: State, seat: int, number: int) -> None:
    if number == A_BOOK:
        open_book(s, seat)
    elif number == A_END:
        end_turn(s)
    elif number == A_STOP:
        stop(s, seat)
    elif number == A_LEAVE:
        go_on(s)
    elif number < A_MOVE:
        act(s, seat)
    elif number < A_JUMP:
        walk(s, seat, number - A_MOVE)
    elif number < A_STEP:
        jump(s, seat, number - A_JUMP)
    else:
        step(s, seat, number - A_STEP)


@rule
def apply_chance(s: State, number: int) -> None:
    if s.phase == LAYING:
        found(s, number // WORD, number % WORD)
    elif s.phase == DEAL:
        deal(s, number - O_CARD)
    elif s.phase == YOUNGEST:
        s.young = number - O_YOUNG
        s.phase = KEY_PICK
    elif s.phase == TIE:
        start_walk(s, number - O_FIRST)
    elif s.phase == TURNS_SPIN:
        spin_turns(s, number - O_TURNS)
    else:
        spin_spaces(s, number - O_SPIN)
