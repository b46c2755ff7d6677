"""Moves of MYST as people type and read them, and why one is not allowed."""

from collections.abc import Sequence

from facedown.engine.bits import number_of
from facedown.games.myst.rules.pieces import BOOKS, CELL, LANDMARK_AT, LANDMARK_NAMES, LANDMARKS
from facedown.games.myst.rules.placing import is_cut_off
from facedown.games.myst.rules.state import (
    ACT,
    CUT_OFF,
    INTENT,
    JUMP,
    KEY_PICK,
    KEY_SET,
    OVER,
    POST,
    PRE,
    RACE,
    State,
    open_cells,
)
from facedown.games.myst.text.notation import is_action, parts, read, write

__all__ = ["guess", "read", "say", "why_not", "write"]

SYNONYMS = {
    "key": {"begin", "start"},
    "place": {"lay", "cover"},
    "focus": {"look", "find"},
    "any": {"look", "all"},
    "book": {"linking"},
    "wait": {"pass"},
    "move": {"go", "walk"},
    "jump": {"link"},
    "lay": {"top"},
    "remove": {"take", "off"},
    "leave": {"no"},
    "end": {"done", "stop"},
    "step": {"go"},
    "stop": {"done"},
}
PLAIN = {
    "any": "look for any piece that fits",
    "book": "play a Linking Book",
    "wait": "wait",
    "lay": "lay your Key Piece on top",
    "remove": "take the other Key Piece off",
    "leave": "leave it as it is",
    "end": "end the turn",
    "stop": "stop here",
    "time_up": "time is up",
    "resign": "give up",
}
ASKED = {
    KEY_PICK: ("choose a landmark to begin with, such as key:rocket", "M-42"),
    KEY_SET: ("lay the first Key Piece", "M-44"),
    CUT_OFF: ("the team is cut off: wait, or play a Linking Book", "M-49"),
    INTENT: ("say what the hand looks for: any, or focus on a cell", "M-72"),
    RACE: ("lay a piece", "M-46"),
    PRE: ("walk", "M-81"),
    ACT: ("lay or remove the Key Piece here, or leave it", "M-84"),
    JUMP: ("jump to a cell", "M-83"),
    POST: ("end the turn, or play a Linking Book", "M-86"),
}


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Offered moves whose words contain all that was typed: `d4`, `go h2`, `rocket` (its Key cell too), `end`."""
    typed = text.strip().lower()
    exact = [action for action in choices if typed == write(0, action).lower()]
    if exact:
        return exact
    wanted = typed.replace(":", " ").split()
    return [action for action in choices if wanted and all(word in _words(action) for word in wanted)]


def _words(action: int) -> set[str]:
    """Everything a person may call a move."""
    verb, name = parts(number_of(action))
    words = {verb, name.lower(), *SYNONYMS.get(verb, set())}
    landmark = LANDMARKS.index(name) if verb == "key" else LANDMARK_AT[CELL[name]] if name else -1
    if landmark >= 0:
        words |= {LANDMARKS[landmark], *LANDMARK_NAMES[landmark].lower().split()}
    return words


def say(seen: State, action: int) -> str:
    """A choice in words."""
    verb, name = parts(number_of(action))
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == "key":
        return f"lay the Key Piece of the {LANDMARK_NAMES[LANDMARKS.index(name)]}"
    if verb == "move" and seen.phase == PRE and seen.pawns[seen.who] == CELL[name]:
        return f"stay on {name}"
    landmark = LANDMARK_AT[CELL[name]]
    place = f"{name} ({LANDMARK_NAMES[landmark]})" if landmark >= 0 else name
    words = {"place": "cover", "focus": "look for", "move": "walk to", "jump": "jump to", "step": "step to"}
    return f"{words[verb]} {place}"


def why_not(seen: State, seat: int, action: int) -> tuple[str, str]:
    """Reason and clause, from the seat's own sight."""
    if not is_action(action):
        return "there is no such move", "M-41"
    verb, name = parts(number_of(action))
    if seen.phase == OVER:
        return "the game is over", "M-87"
    if verb == "time_up":
        return "only the clock says that time is up", "M-65"
    if verb == "book":
        return _no_book(seen, seat)
    if verb in {"place", "focus"} and seen.phase in {RACE, INTENT}:
        return _not_there(seen, seat, verb, CELL[name])
    if verb in {"move", "step"} and seen.phase == PRE:
        return _no_way(seen, seat, verb, CELL[name])
    if verb == "jump" and seen.phase == JUMP:
        return "a pawn stands there", "M-83"
    if verb == "key" and seen.phase in {KEY_PICK, KEY_SET}:
        return _not_that_key(seen)
    if verb == "wait" and seen.phase == RACE:
        return "a team that can lay a piece does not wait", "M-74"
    if verb in {"lay", "remove"} and seen.phase == ACT:
        return "the other one of lay and remove applies here", "M-84"
    if verb == "stop" and seen.phase == PRE:
        return ("pawns may not share a cell", "M-112") if seen.pass_by else ASKED[PRE]
    reason, clause = ASKED.get(seen.phase, ("chance acts now", "M-41"))
    return f"that is not asked now: {reason}", clause


def _no_book(seen: State, seat: int) -> tuple[str, str]:
    if not seen.hands[seat] & BOOKS:
        return "you hold no Linking Book", "M-49" if seen.phase in {RACE, CUT_OFF} else "M-83"
    if seen.phase in {RACE, CUT_OFF}:
        if seen.no_race_book:
            return "Linking Books are for the walk in this game", "M-O.18"
        if seen.pending[seat]:
            return "a Linking Book is open already: lay a piece anywhere", "M-49"
        return "a Linking Book is for a team that is cut off", "M-49"
    if seen.phase in {PRE, POST}:
        return ("one Linking Book in a turn", "M-O.19") if seen.jumped else ("not in the middle of a walk", "M-83")
    return "a Linking Book is played before or after the walk", "M-83"


def _not_there(seen: State, seat: int, verb: str, cell: int) -> tuple[str, str]:
    if (verb == "place") != (seen.phase == RACE):
        return ASKED[seen.phase]
    if not open_cells(seen) >> cell & 1:
        return "that cell is covered", "M-46"
    if is_cut_off(seen, seat) and not seen.pending[seat]:
        return "your team is cut off", "M-48"
    if verb == "focus" and any(intent == 2 + cell for intent in seen.intents):
        return "another hand of the team looks for that piece", "M-72"
    return "it must touch one of your pieces", "M-46"


def _no_way(seen: State, seat: int, verb: str, cell: int) -> tuple[str, str]:
    if (verb == "step") != bool(seen.pass_by):
        return ("walk step by step, as in step:D4", "M-112") if seen.pass_by else ("name where the walk ends", "M-81")
    if cell == seen.pawns[1 - seat]:
        return "the other pawn stands there", "M-81"
    return f"that is too far for a {seen.spin}, or the other pawn is in the way", "M-81"


def _not_that_key(seen: State) -> tuple[str, str]:
    if seen.phase == KEY_SET and seen.pick[seen.who] != seen.first_key[seen.young]:
        return "lay the Key Piece that your team has picked", "M-44"
    if seen.own_cards:
        return "begin with a landmark of one of your cards", "M-O.5"
    return "that Key Piece lies there already", "M-44"
