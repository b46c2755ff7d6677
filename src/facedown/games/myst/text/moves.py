"""Reads and writes moves of MYST as people type them, and says why one is not allowed."""

from collections.abc import Sequence
from functools import lru_cache

from facedown.engine.bits import number_of
from facedown.games.myst.rules.actions import WORDS
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
    PHASES,
    POST,
    PRE,
    RACE,
    State,
    open_cells,
)
from facedown.games.myst.text.notation import is_action, parts, read, write
from facedown.games.myst.text.words import landmark_of
from facedown.games.myst.text.words import say as words
from facedown.words import Message

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
ASKED = {
    KEY_PICK: "M-42",
    KEY_SET: "M-44",
    CUT_OFF: "M-49",
    INTENT: "M-72",
    RACE: "M-46",
    PRE: "M-81",
    ACT: "M-84",
    JUMP: "M-83",
    POST: "M-86",
}  # phases in which a team is asked something, and the clause that says what


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Lists offered moves whose words contain all that was typed: `d4`, `go h2`, `rocket` (its Key cell too), `end`."""
    typed = text.strip().lower()
    exact = [action for action in choices if typed == write(0, action).lower()]
    if exact:
        return exact
    wanted = typed.replace(":", " ").split()
    return [action for action in choices if wanted and all(word in _words(action) for word in wanted)]


def _words(action: int) -> set[str]:
    """Lists everything a person may call a move."""
    verb, name = parts(number_of(action))
    typed = {verb, name.lower(), *SYNONYMS.get(verb, set())}
    landmark = LANDMARKS.index(name) if verb == "key" else LANDMARK_AT[CELL[name]] if name else -1
    if landmark >= 0:
        typed |= {LANDMARKS[landmark], *LANDMARK_NAMES[landmark].lower().split()}
    return typed


def say(seen: State, action: int) -> Message:
    """Says a choice in words."""
    verb, name = parts(number_of(action))
    if verb == "move" and seen.phase == PRE and seen.pawns[seen.who] == CELL[name]:
        return words("choice.stay", cell=name)
    return _said(action)


@lru_cache(64 * WORDS)  # every offer of a table is said with every move
def _said(action: int) -> Message:
    verb, name = parts(number_of(action))
    if not name:
        return words(f"choice.{verb}")
    if verb == "key":
        return words("choice.key", landmark=name)
    return words(f"choice.{verb}", cell=name, landmark=landmark_of(name))


def why_not(seen: State, seat: int, action: int) -> tuple[Message, str]:
    """Says why a move is refused, and by which clause, from the seat's own sight."""
    if not is_action(action):
        return _no("no_move", "M-41")
    verb, name = parts(number_of(action))
    if seen.phase == OVER:
        return _no("over", "M-87")
    if verb == "time_up":
        return _no("time_up", "M-65")
    if verb == "book":
        return _no_book(seen, seat)
    if verb in {"place", "focus"} and seen.phase in {RACE, INTENT}:
        return _not_there(seen, seat, verb, CELL[name])
    if verb in {"move", "step"} and seen.phase == PRE:
        return _no_way(seen, seat, verb, CELL[name])
    if verb == "jump" and seen.phase == JUMP:
        return _no("landing", "M-83")
    if verb == "key" and seen.phase in {KEY_PICK, KEY_SET}:
        return _not_that_key(seen)
    if verb == "wait" and seen.phase == RACE:
        return _no("can_lay", "M-74")
    if verb in {"lay", "remove"} and seen.phase == ACT:
        return _no("lay_or_remove", "M-84")
    if verb == "stop" and seen.phase == PRE:
        return _no("share", "M-112") if seen.pass_by else _asked(seen)
    asked, clause = _asked(seen) if seen.phase in ASKED else _no("chance", "M-41")
    return words("refused.not_now", asked=asked), clause


def _no(key: str, clause: str) -> tuple[Message, str]:
    return words(f"refused.{key}"), clause


def _asked(seen: State) -> tuple[Message, str]:
    return _no(f"ask.{PHASES[seen.phase]}", ASKED[seen.phase])


def _no_book(seen: State, seat: int) -> tuple[Message, str]:
    if not seen.hands[seat] & BOOKS:
        return _no("no_book", "M-49" if seen.phase in {RACE, CUT_OFF} else "M-83")
    if seen.phase in {RACE, CUT_OFF}:
        if seen.no_race_book:
            return _no("walk_only", "M-O.18")
        return _no("book_open" if seen.pending[seat] else "not_cut_off", "M-49")
    if seen.phase in {PRE, POST}:
        return _no("one_book", "M-O.19") if seen.jumped else _no("mid_walk", "M-83")
    return _no("around_walk", "M-83")


def _not_there(seen: State, seat: int, verb: str, cell: int) -> tuple[Message, str]:
    if (verb == "place") != (seen.phase == RACE):
        return _asked(seen)
    if not open_cells(seen) >> cell & 1:
        return _no("covered", "M-46")
    if is_cut_off(seen, seat) and not seen.pending[seat]:
        return _no("cut_off", "M-48")
    if verb == "focus" and any(intent == 2 + cell for intent in seen.intents):
        return _no("looked_for", "M-72")
    return _no("touch", "M-46")


def _no_way(seen: State, seat: int, verb: str, cell: int) -> tuple[Message, str]:
    if (verb == "step") != bool(seen.pass_by):
        return _no("stepwise", "M-112") if seen.pass_by else _no("whole_walk", "M-81")
    if cell == seen.pawns[1 - seat]:
        return _no("pawn", "M-81")
    return words("refused.far", spin=seen.spin), "M-81"


def _not_that_key(seen: State) -> tuple[Message, str]:
    if seen.phase == KEY_SET and seen.pick[seen.who] != seen.first_key[seen.young]:
        return _no("picked", "M-44")
    return _no("own_cards", "M-O.5") if seen.own_cards else _no("key_lies", "M-44")
