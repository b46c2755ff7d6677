"""Checks whether a position that was read can occur in a game: in a card, at starting spaces, after a reshuffle.

Every function raises PositionError with the line that is wrong. What passes has a choice for the seat that is to act.
"""

from facedown.engine.bits import popcount
from facedown.engine.errors import PositionError
from facedown.games.hyst.rules.cameras import is_watched
from facedown.games.hyst.rules.cards import GUSTS
from facedown.games.hyst.rules.clouds import gather_cloud, growth_high, growth_low
from facedown.games.hyst.rules.pieces import (
    BLIND_SPOT,
    BLOWN_AWAY,
    CARDS,
    HAND,
    N_MUSEUM,
    ON_THE_MOVE,
    SHOVE,
    SMOKE,
    THE_BURNER,
    ULTIMATE_THIEF,
    one,
    size,
)
from facedown.games.hyst.rules.playable import is_playable
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import CARD, CLOCK_TURNS, OFF, PICK, PICK_ALWAYS, REENTRY, ROLLED, State
from facedown.games.hyst.rules.steps import others_here
from facedown.games.hyst.rules.turns import LAST_TURN, clockwise

MOST_STEPS = {SMOKE: 2, ON_THE_MOVE: 2, BLIND_SPOT: 1, SHOVE: 1, BLOWN_AWAY: GUSTS - 1}  # answers while it goes on


def check(s: State) -> None:
    for look in (_check_course, _check_card, _check_pawns, _check_memory):
        look(s)


def _check_course(s: State) -> None:
    """Checks turns that are left, sudden death, and a turn that is lost."""
    last = min(limit for limit in (s.turn_limit, LAST_TURN) if limit)
    if s.quick == CLOCK_TURNS and not s.sudden:
        last = min(last, s.quick_turns)
    if s.turns >= last:
        raise PositionError(f"turns: the game is over after {last} of them")
    if s.sudden and (not s.quick or s.quick_draw or s.holder >= 0):
        raise PositionError("flags: sudden is for Quick H.Y.S.T. when time is up and nobody holds the diamond")
    if s.void and s.phase != REENTRY:
        raise PositionError("flags: void is for a turn that ends when all who were caught are back")


def _check_pawns(s: State) -> None:
    """Checks who is off the board, and that nobody stands where a camera sees."""
    walking = s.card == 1 + ON_THE_MOVE and s.step > 0
    for seat in range(s.players):
        at = s.pawns[seat]
        if at == OFF and s.phase not in {PICK, REENTRY}:
            raise PositionError("pawns: nobody is off the board while a turn goes on")
        if at >= 0 and is_watched(s, at) and not (walking and seat == s.active):
            raise PositionError(f"pawns: seat {seat} stands where a camera sees it")
    if s.phase in {PICK, REENTRY} and s.pawns[s.who] != OFF:
        raise PositionError("who: this seat is on the board already")
    if s.phase == PICK:
        _check_first_places(s)
    if s.phase == REENTRY:
        _check_return(s)


def _check_first_places(s: State) -> None:
    if s.insertion == ROLLED:
        raise PositionError("phase: starting spaces are chosen with tactical_insertion=setup or always only")
    if s.holder >= 0:
        raise PositionError("holder: nobody has the diamond before the first turn")
    seat, placed = s.first, True
    for _ in range(s.players):
        placed = placed and seat != s.who
        if (s.pawns[seat] != OFF) != placed or s.pawns[seat] in range(N_MUSEUM):
            raise PositionError(
                "pawns: from the first player on, those before 'who' are on starting spaces, others off"
            )
        seat = clockwise(s, seat)


def _check_return(s: State) -> None:
    if s.insertion != PICK_ALWAYS:
        raise PositionError("phase: those who come back choose with tactical_insertion=always only")
    if s.pawns[s.active] == OFF and not s.void:
        raise PositionError("flags: write void, since the active seat was caught")
    seat = s.active
    while s.pawns[seat] != OFF:
        seat = clockwise(s, seat)
    if s.who != seat:
        raise PositionError(f"who: seat {seat} comes back first")


def _check_card(s: State) -> None:
    """Checks the card in resolution, and what was answered so far."""
    card = s.card - 1 if s.phase == CARD else -1
    if s.step > MOST_STEPS.get(card, 0):
        raise PositionError("step: this card has not so many questions that are answered, or there is no card")
    if card != BLOWN_AWAY and (s.needed or any(s.cleared)):
        raise PositionError("cleared and needed are for Blown Away, while it goes on")
    if (card != SMOKE or not s.step) and any(s.cloud):
        raise PositionError("cloud: it is what the smoke of an open Smoke card has touched")
    if (card not in {BLIND_SPOT, SHOVE} or not s.step) and s.pick:
        raise PositionError("pick: it is the camera or the victim that was chosen for a card")
    if card < 0:
        return
    if card == BLOWN_AWAY:
        _check_clearing(s)
    elif card == SMOKE and s.step:
        _check_cloud(s)
    elif s.step:
        _check_pick(s, card)
    elif card == ULTIMATE_THIEF or not _was_playable(s, card):
        raise PositionError(f"card: '{CARDS[card]}' could not be played here")


def _was_playable(s: State, card: int) -> bool:
    """Was a card playable with the card still in the hand?"""
    return s.held[s.active] > 0 if card == THE_BURNER else is_playable(s, s.active, card)


def _check_clearing(s: State) -> None:
    smoky, cleared = (popcount(words[0]) + popcount(words[1]) for words in (s.smoky, s.cleared))
    if s.needed != min(GUSTS, smoky) or not s.needed:
        raise PositionError(f"needed: Blown Away clears {min(GUSTS, smoky)} here")
    inside = all(chosen & ~smoke == 0 for chosen, smoke in zip(s.cleared, s.smoky, strict=True))
    if not inside or cleared != s.step or s.step >= s.needed:
        raise PositionError("cleared: write the smoky spaces that were chosen, as many as 'step' says")


def _check_cloud(s: State) -> None:
    inside = all(cloud & ~smoke == 0 for cloud, smoke in zip(s.cloud, s.smoky, strict=True))
    whole = s.copy()
    if s.any_cloud:
        whole.cloud = list(s.smoky)
    else:
        gather_cloud(whole)
    if not any(s.cloud) or not inside or whole.cloud != s.cloud:
        raise PositionError("cloud: write all smoke that hangs together with what the card has placed")
    if not growth_low(s) | growth_high(s):
        raise PositionError("cloud: the smoke cannot go on, so the card is done")


def _check_pick(s: State, card: int) -> None:
    if card == BLIND_SPOT and not (s.pick < len(s.camera) and _has_camera(s, s.pick)):
        raise PositionError("pick: there is no such camera")
    if card == SHOVE and not others_here(s, s.active) >> s.pick & 1:
        raise PositionError("pick: the victim is another seat on the same space")


def _has_camera(s: State, slot: int) -> bool:
    return s.camera[slot] >= 0 and bool(has(s.eyes[0], s.eyes[1], s.camera[slot]))


def _check_memory(s: State) -> None:
    """Checks that what is remembered of the last reshuffle leads to the cards that are hidden now (H-504).

    Who of the rivals had which of the old cards says nothing about today, so only their numbers must fit.
    """
    if not s.reshuffles:
        return
    held = [size(hand) for hand in s.kept[: s.players]]
    shown = 0
    for mark in s.trail[: s.trail_count]:
        seat, card = mark >> 4, (mark & 15) - 1
        held[seat] += 1 if card < 0 else -1
        shown += one(card) if card >= 0 else 0
        if not 0 <= held[seat] <= HAND:
            raise PositionError(f"trail: seat {seat} has no card to show there, or no room to draw one")
    if held != s.held[: s.players]:
        raise PositionError("trail: kept, drawn and shown cards do not lead to the hands that are there")
    if s.fresh + s.stale - shown != s.hidden:
        raise PositionError("fresh: with the cards kept it is what is hidden now and what was shown since")
