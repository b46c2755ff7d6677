"""Checks whether a position that was read can come about in a game of MYST. Raises PositionError with the line that is
wrong."""

from facedown.engine.bits import count_choices
from facedown.engine.errors import PositionError
from facedown.engine.game import seats_in
from facedown.games.myst.rules.actions import WORDS
from facedown.games.myst.rules.pieces import BOOKS, HAND, KEY_CELLS, LANDMARKS, MOST_HANDS, N_BOOKS, TEAMS
from facedown.games.myst.rules.racing import intents_left
from facedown.games.myst.rules.rules import actors, legal
from facedown.games.myst.rules.state import (
    ACT,
    ANY,
    CUT_OFF,
    INTENT,
    JUMP,
    KEY_PICK,
    KEY_SET,
    NONE,
    POST,
    PRE,
    RACE,
    SIMULATED,
    State,
    books_out,
    open_cells,
)
from facedown.games.myst.rules.walking import can_act
from facedown.games.myst.text.notation import HANDS


def check(s: State) -> None:
    _check_cards(s)
    _check_opening(s)
    _check_phase(s)
    if s.phase == INTENT:
        _check_intents(s)
    for seat in seats_in(actors(s)):
        mask = [0] * WORDS
        legal(s, seat, mask)
        if not count_choices(mask):
            raise PositionError(f"who: {TEAMS[seat]} has nothing to decide here")
    if not actors(s):
        raise PositionError("who: nobody has anything to decide here")


def _check_cards(s: State) -> None:
    if s.hands[0] & s.hands[1]:
        raise PositionError("cards: a card is there twice")
    for team in range(2):
        if s.held[team] + s.played.count(1 + team) != HAND:
            raise PositionError(f"cards: {TEAMS[team]} needs {HAND}, Books that it has played counted")
    if ((s.hands[0] | s.hands[1]) & BOOKS).bit_count() + books_out(s) > N_BOOKS:
        raise PositionError(f"books: there are {N_BOOKS}, those in hands counted")


def _check_opening(s: State) -> None:
    laid = {KEY_PICK: 0, KEY_SET: 1 << s.young}.get(s.phase, 3)
    for team, key in enumerate(s.first_key):
        if bool(key) != bool(laid >> team & 1):
            raise PositionError("keys: name the first Key Pieces that lie on the board")
        if key and not s.cells[team] >> KEY_CELLS[key - 1] & 1:
            raise PositionError(f"keys: {TEAMS[team]} has not covered the Key cell of the {LANDMARKS[key - 1]}")
    if s.phase < CUT_OFF and sum(s.cells).bit_count() != laid.bit_count():
        raise PositionError("board: only first Key Pieces lie there before the race")
    secret = {KEY_PICK: s.picked, KEY_SET: 3 & ~laid}.get(s.phase, 0)
    if s.picked == 3 or secret != sum(1 << team for team in range(2) if s.pick[team]):
        raise PositionError("picks: name what is still secret, and nothing else")
    if s.phase == KEY_SET and s.who == s.young:
        raise PositionError("who: the team that is not first lays the second Key Piece")


def _check_phase(s: State) -> None:
    if (s.phase >= PRE) != (open_cells(s) == 0):
        raise PositionError("board: it is full in the walk, and in the walk only")
    if s.driver == SIMULATED and s.phase == RACE:
        raise PositionError("phase: a simulated race has the phases cut_off and intent")
    if s.driver != SIMULATED and s.phase in {CUT_OFF, INTENT}:
        raise PositionError("phase: cut_off and intent are phases of a simulated race")
    if s.pawns[0] == s.pawns[1] != NONE and not (s.pass_by and s.through and s.steps and not s.moved):
        raise PositionError("pawns: they do not share a cell")
    if s.phase == ACT and not can_act(s, s.who):
        raise PositionError("phase: there is nothing to lay or to take off where the pawn stands")
    if s.phase == JUMP and not s.jumped:
        raise PositionError("jumped: a team that jumps has played a Book in this turn")
    if (s.phase == POST) > s.moved:
        raise PositionError("moved: 1 when the walk of this turn is over")


def _check_intents(s: State) -> None:
    if s.who != s.asked // MOST_HANDS or not intents_left(s, s.asked):
        raise PositionError("asked: that hand is not the one that is asked")
    for hand, intent in enumerate(s.intents):
        cells = intents_left(s, hand) if hand < s.asked else 0
        wrong = intent > ANY and not cells >> (intent - ANY - 1) & 1
        if wrong or bool(intent) != bool(cells):
            raise PositionError(f"intents: {HANDS[hand]} cannot look for that, or must look for something")
