"""Reads and writes moves of H.Y.S.T. as people type them, and says why one is not allowed."""

from collections.abc import Sequence
from functools import lru_cache

from facedown.engine.bits import number_of
from facedown.games.hyst.rules.cameras import is_smoky
from facedown.games.hyst.rules.pieces import (
    CARD_TITLES,
    CARDS,
    COLOURS,
    DIRECTION_WORDS,
    DIRECTIONS,
    N_MUSEUM,
    S1,
    SPACE,
    STEP,
    count,
)
from facedown.games.hyst.rules.reading import asked
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import ACT, CARD, OVER, PICK, REENTRY, TURN_START, State
from facedown.games.hyst.rules.steps import direction_of, door_of, has_laser, shares_with_holder
from facedown.games.hyst.text.notation import TEXTS, is_action, parts, read, write
from facedown.games.hyst.text.reasons import reason, why_unplayable
from facedown.games.hyst.text.words import edge, thief
from facedown.games.hyst.text.words import say as words
from facedown.words import Message

__all__ = ["guess", "read", "say", "why_not", "write"]

SYNONYMS = {
    "roll": {"dice", "die"},
    "replace_hand": {"replace", "hand", "new"},
    "end_turn": {"end", "stop", "pass"},
    "done": {"stop", "enough"},
    "take": {"grab", "diamond"},
    "steal": {"rob", "diamond"},
    "move": {"go", "walk", "step"},
    "play": {"card", "use"},
    "edge": {"laser"},
    "place": {"smoke"},
    "block": {"barricade"},
    "discard": {"burn"},
    "clear": {"blow"},
    "vent": {"vents"},
    "time_up": set(),
}
PLAIN = {"roll", "replace_hand", "take", "steal", "end_turn", "done", "time_up"}  # moves without an object


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Lists offered moves whose words contain all that was typed: `e5`, `go north`, `smoke`, `end`."""
    wanted = text.lower().replace(":", " ").split()
    found = [action for action in choices if wanted and all(word in _words(action) for word in wanted)]
    typed = text.strip().lower()
    exact = [action for action in found if typed in {_text(action), _text(action).rpartition(":")[2]}]
    return exact or found


def _text(action: int) -> str:
    return write(0, action).lower()


def _words(action: int) -> set[str]:
    """Lists everything a person may call a move."""
    verb, rest = parts(number_of(action))
    found = {_text(action), verb, rest.lower(), *SYNONYMS.get(verb, set())}
    if verb in {"face", "grapple"}:
        found.add(DIRECTION_WORDS[DIRECTIONS.index(rest)])
    elif verb in {"play", "discard"}:
        found |= {*rest.split("_"), *CARD_TITLES[CARDS.index(rest)].lower().split()}
    elif verb == "victim":
        found.add(COLOURS[int(rest)])
    return found


def say(seen: State, action: int) -> Message:
    """Says a choice in words."""
    return _said(number_of(action))


@lru_cache(len(TEXTS))  # every offer of a table is said with every move
def _said(number: int) -> Message:
    verb, rest = parts(number)
    if verb in PLAIN:
        return words(f"choice.{verb}")
    if verb in {"play", "discard"}:
        return words(f"choice.{verb}", card=rest)
    if verb in {"face", "grapple"}:
        return words(f"choice.{verb}", direction=rest)
    if verb == "victim":
        return words("choice.victim", whom=thief(int(rest)))
    if verb == "edge":
        return words("choice.edge", at=edge(rest))
    return words(f"choice.{verb}", at=rest)


def why_not(seen: State, seat: int, action: int) -> tuple[Message, str]:
    """Gives reason and clause, from the seat's own sight."""
    if not is_action(action):
        return words("refused.no_move"), "H-423"
    verb, rest = parts(number_of(action))
    if verb == "time_up":
        return words("refused.clock"), "H-452"
    if seen.phase == OVER:
        return reason("over")
    if verb == "play":
        return reason(why_unplayable(seen, seat, CARDS.index(rest)) or "not_your_turn")
    if seen.phase in {PICK, REENTRY}:
        return words("refused.start"), "H-309"
    if seen.phase == TURN_START:
        return words("refused.turn_start"), "H-420"
    if seen.phase == ACT:
        return _not_in_act(seen, seat, verb, rest)
    if seen.phase == CARD and verb == asked(seen):
        return _not_an_answer(seen, seat, verb, rest)
    return words("refused.asks", card=CARDS[seen.card - 1], kind=asked(seen)), "H-425"


def _not_in_act(seen: State, seat: int, verb: str, rest: str) -> tuple[Message, str]:
    if verb == "move":
        return _no_way(seen, seat, rest) if seen.points else (words("refused.no_points"), "H-424")
    if verb == "take":
        here = seen.diamond >= 0 and seen.diamond == seen.pawns[seat]
        return words("refused.come_back" if here else "refused.not_at_feet"), "H-426"
    if verb == "steal":
        tried = seen.steal_tried and shares_with_holder(seen, seat)
        return words("refused.tried" if tried else "refused.share"), "H-427"
    if verb == "replace_hand":
        return (words("refused.acted"), "H-428") if seen.replace_late else (words("refused.before_roll"), "H-420")
    if verb == "roll":
        return words("refused.rolled"), "H-421"
    return words("refused.with_card"), "H-423"


def _no_way(seen: State, seat: int, rest: str) -> tuple[Message, str]:
    at, to = seen.pawns[seat], SPACE[rest]
    if to >= S1 and door_of(at) == to:
        return words("refused.shut", at=rest) if seen.holder == seat else words("refused.walk_back"), "H-424"
    return words("refused.wall" if _beside(at, to) else "refused.far", at=rest), "H-424"


def _beside(at: int, to: int) -> bool:
    if at >= N_MUSEUM or to >= N_MUSEUM:
        return False
    return to - at in STEP and (at // 9 == to // 9 or at % 9 == to % 9)


def _not_an_answer(seen: State, seat: int, verb: str, rest: str) -> tuple[Message, str]:
    """Says why a move is refused whose kind is right."""
    if verb in {"move", "shove"}:
        why, _ = _no_way(seen, seat, rest)
        return why, "H-436" if verb == "move" else "H-437"
    if verb == "vent":
        beside = _beside(seen.pawns[seat], SPACE[rest])
        return words("refused.vent_open" if beside else "refused.vent_far", at=rest), "H-441"
    if verb == "place":
        return _not_smoke(seen, SPACE[rest])
    if verb == "clear":
        twice = has(seen.cleared[0], seen.cleared[1], SPACE[rest])
        return words("refused.clear_twice" if twice else "refused.clear_none", at=rest), "H-434"
    if verb == "edge":
        return _not_an_edge(seen, rest)
    if verb == "discard":
        assert not count(seen.hands[seat], CARDS.index(rest))
        return words("refused.not_in_hand"), "H-440"
    return {
        "camera": (words("refused.camera", at=rest), "H-430"),
        "face": (words("refused.face"), "H-430"),
        "victim": (words("refused.victim"), "H-437"),
        "block": (words("refused.block", at=rest), "H-432"),
        "grapple": (words("refused.grapple"), "H-439"),
    }[verb]


def _not_smoke(seen: State, space: int) -> tuple[Message, str]:
    if is_smoky(seen, space):
        return words("refused.smoky"), "H-438"
    if seen.smoke_left == 0 and not has(seen.eyes[0], seen.eyes[1], space):
        return words("refused.no_tile"), "H-438"
    return words("refused.cloud"), "H-438"


def _not_an_edge(seen: State, rest: str) -> tuple[Message, str]:
    first, second = (SPACE[name] for name in rest.split("-"))
    direction = direction_of(first, second)
    if seen.walls[first] >> direction & 1:
        return words("refused.edge_wall", at=edge(rest)), "H-431"
    return words(
        "refused.edge_laser" if has_laser(seen, first, direction) else "refused.edge_smoke", at=edge(rest)
    ), "H-431"
