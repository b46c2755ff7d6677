"""Checks whether a written position of NYET! can come about: what no single line of its text can show."""

from facedown.engine.bits import popcount
from facedown.engine.errors import PositionError
from facedown.games.nyet.rules.pieces import (
    ALL_ONES,
    COLOURS,
    EXCEPT_ONES,
    HAND_SIZE,
    ONES,
    PASSES,
    SHED_COUNT,
    card_set,
    less,
)
from facedown.games.nyet.rules.state import BONUS, PHASES, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.tricks import suit_cards, suit_of, winner_so_far


def check(s: State) -> None:
    """Raises PositionError for what cannot be; enters the voids that the cards of the running trick show."""
    n = s.players
    if (
        (s.phase == SHED and SHED_COUNT[s.discard] == 0)
        or (s.phase == BONUS and n != 5)
        or (s.phase == TEAM and n == 2)
    ):
        raise PositionError(f"phase {PHASES[s.phase]} does not occur in this round")
    for look in (_check_hand, _check_shed, _check_given):
        for p in range(n):
            look(s, p)
    if s.phase == SHED and s.ready == (1 << n) - 1:
        raise PositionError("everyone has laid aside: the phase is trick")
    if s.phase == TRICK:
        if not s.hands[s.turn]:
            raise PositionError("the round is over: somebody must have cards left")
        _check_taken(s)
        _check_following(s)


def _dealt(s: State) -> int:
    """Counts the cards of a hand when the tricks begin, or before if that is to come."""
    aside = 0 if s.phase < TRICK or PASSES[s.discard] else SHED_COUNT[s.discard]
    return HAND_SIZE[s.players] - aside


def _check_hand(s: State, p: int) -> None:
    due = _dealt(s) - sum(s.tricks) - (1 if s.trick[p] >= 0 else 0)
    if s.held[p] != due:
        raise PositionError(f"hand {p}: {s.held[p]} cards, but {due} are due")
    for suit in range(4):
        if s.void[p] >> suit & 1 and (s.hands[p] & suit_cards(s, suit) or s.held[p] == _dealt(s)):
            raise PositionError(f"void: seat {p} cannot have shown a void in {COLOURS[suit]}")


def _check_shed(s: State, p: int) -> None:
    cards = s.shed[p]
    most = SHED_COUNT[s.discard] if s.phase == SHED or (s.phase == TRICK and not PASSES[s.discard]) else 0
    if popcount(cards) > most or (s.phase == TRICK and popcount(cards) < most):
        raise PositionError(f"shed {p}: {popcount(cards)} cards laid aside do not fit this round")
    if cards & ALL_ONES and EXCEPT_ONES[s.discard] and (s.players < 5 or s.hands[p] & ~ALL_ONES):  # Y-30, Y-R22
        raise PositionError(f"shed {p}: no one may be laid aside this round")


def _check_given(s: State, p: int) -> None:
    """Checks that a giver knows a passed card only until the left neighbour has played it (Y-84)."""
    to = (p + 1) % s.players
    passed = SHED_COUNT[s.discard] if s.phase == TRICK and PASSES[s.discard] else 0
    if less(s.given[p], s.hands[to]) or popcount(s.given[p]) > passed:
        raise PositionError(f"given {p}: those cards are not in the hand of seat {to}")
    if popcount(s.given[p]) + _dealt(s) - s.held[to] < passed:
        raise PositionError(f"given {p}: seat {to} has not played enough cards; name what it got and still holds")


def _check_taken(s: State) -> None:
    """Checks tricks and loot taken, and the trick before this one."""
    if sum(s.tricks) == 0 and s.leader != s.first:
        raise PositionError(f"leader: the first trick is led by the first player, seat {s.first}")
    if sum(s.tricks) > 0 and s.tricks[s.leader] == 0:
        raise PositionError(f"leader: seat {s.leader} has won no trick and cannot lead")
    earlier = less(s.gone, card_set([card for card in s.trick if card >= 0]))
    for c in range(4):
        if sum(popcount(loot >> 3 * c & 7) for loot in s.loot) > popcount(earlier & ONES[c]):
            raise PositionError(f"loot: more {COLOURS[c]}1 than have been played")
    if any(s.loot[p] and not s.tricks[p] for p in range(s.players)):
        raise PositionError("loot: only who has won a trick has loot")
    if s.super < 4 and not s.super_is_loot and any(loot >> 3 * s.super & 7 for loot in s.loot):
        raise PositionError("loot: at this table supertrumps are none")
    last = [card for card in s.last_trick if card >= 0]
    if last and (sum(s.tricks) == 0 or any(last.count(card) > (3 if card % 13 == 0 else 1) for card in last)):
        raise PositionError("last: no such trick can have been played")
    if less(card_set(last), earlier):
        raise PositionError("last: those cards have not all been played")
    if last and _winner_of_last(s) != s.leader:
        raise PositionError(f"leader: the last trick was won by seat {_winner_of_last(s)}")


def _winner_of_last(s: State) -> int:
    before = s.copy()
    before.trick, before.leader, before.in_trick = s.last_trick, s.last_leader, s.players
    return winner_so_far(before)


def _check_following(s: State) -> None:
    """Checks that cards of the running trick were legal."""
    if s.in_trick == 0:
        return
    led = suit_of(s, s.trick[s.leader])
    for k in range(1, s.in_trick):
        p = (s.leader + k) % s.players
        if suit_of(s, s.trick[p]) != led:
            if s.hands[p] & suit_cards(s, led):
                raise PositionError(f"trick: seat {p} had to follow with {COLOURS[led]}")
            s.void[p] |= 1 << led
