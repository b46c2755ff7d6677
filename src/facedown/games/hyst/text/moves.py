"""Moves of H.Y.S.T. as people type and read them, and why one is not allowed."""

from collections.abc import Sequence

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
from facedown.games.hyst.text.notation import is_action, parts, read, write
from facedown.games.hyst.text.reasons import REASONS, why_unplayable

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
PLAIN = {
    "roll": "roll the die",
    "replace_hand": "throw the hand away and draw three cards",
    "take": "take the diamond",
    "steal": "try to steal the diamond",
    "end_turn": "end the turn",
    "done": "enough",
    "time_up": "time is up",
}


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Offered moves whose words contain all that was typed: `e5`, `go north`, `smoke`, `end`."""
    wanted = text.lower().replace(":", " ").split()
    found = [action for action in choices if wanted and all(word in _words(action) for word in wanted)]
    typed = text.strip().lower()
    exact = [action for action in found if typed in {_text(action), _text(action).rpartition(":")[2]}]
    return exact or found


def _text(action: int) -> str:
    return write(0, action).lower()


def _words(action: int) -> set[str]:
    """Everything a person may call a move."""
    verb, rest = parts(number_of(action))
    words = {_text(action), verb, rest.lower(), *SYNONYMS.get(verb, set())}
    if verb in {"face", "grapple"}:
        words.add(DIRECTION_WORDS[DIRECTIONS.index(rest)])
    elif verb in {"play", "discard"}:
        words |= {*rest.split("_"), *CARD_TITLES[CARDS.index(rest)].lower().split()}
    elif verb == "victim":
        words.add(COLOURS[int(rest)])
    return words


def say(seen: State, action: int) -> str:
    """A choice in words."""
    verb, rest = parts(number_of(action))
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in {"play", "discard"}:
        return f"{'play' if verb == 'play' else 'burn'} {CARD_TITLES[CARDS.index(rest)]}"
    if verb in {"face", "grapple"}:
        way = DIRECTION_WORDS[DIRECTIONS.index(rest)]
        return f"turn it to the {way}" if verb == "face" else f"swing to the {way}"
    if verb == "victim":
        return f"shove {COLOURS[int(rest)].capitalize()}"
    return {
        "move": "go to",
        "camera": "turn the camera on",
        "place": "smoke on",
        "clear": "clear",
        "shove": "push to",
        "vent": "crawl to",
        "edge": "laser on",
        "block": "barricade",
        "start": "start at",
    }[verb] + f" {rest}"


def why_not(seen: State, seat: int, action: int) -> tuple[str, str]:
    """Reason and clause, from the seat's own sight."""
    if not is_action(action):
        return "there is no such move", "H-423"
    verb, rest = parts(number_of(action))
    if verb == "time_up":
        return "only the clock says that time is up", "H-452"
    if seen.phase == OVER:
        return "the game is over", "H-602"
    if verb == "play":
        return REASONS[why_unplayable(seen, seat, CARDS.index(rest)) or "not_your_turn"]
    if seen.phase in {PICK, REENTRY}:
        return "choose a starting space: start:S1 to start:S4", "H-309"
    if seen.phase == TURN_START:
        return "the turn begins with roll or replace_hand", "H-420"
    if seen.phase == ACT:
        return _not_in_act(seen, seat, verb, rest)
    if seen.phase == CARD and verb == asked(seen):
        return _not_an_answer(seen, seat, verb, rest)
    return f"{CARD_TITLES[seen.card - 1]} asks for a move of the kind '{asked(seen)}'", "H-425"


def _not_in_act(seen: State, seat: int, verb: str, rest: str) -> tuple[str, str]:
    if verb == "move":
        if not seen.points:
            return "no movement points are left", "H-424"
        return _no_way(seen, seat, rest)
    if verb == "take":
        here = seen.diamond >= 0 and seen.diamond == seen.pawns[seat]
        reason = "you must leave the space and come back for it" if here else "the diamond does not lie at your feet"
        return reason, "H-426"
    if verb == "steal":
        tried = seen.steal_tried and shares_with_holder(seen, seat)
        return "one attempt in a turn is all" if tried else "share a space with the holder to steal", "H-427"
    if verb == "replace_hand":
        late = "something was done already" if seen.replace_late else "a hand is replaced before the roll"
        return late, "H-428" if seen.replace_late else "H-420"
    if verb == "roll":
        return "the die was rolled", "H-421"
    return "that goes with a card; play it first", "H-423"


def _no_way(seen: State, seat: int, rest: str) -> tuple[str, str]:
    at, to = seen.pawns[seat], SPACE[rest]
    if to >= S1 and door_of(at) == to:
        if seen.holder == seat:
            return f"{rest} is barricaded: there is no escape", "H-424"
        return "nobody may step back onto a starting space without the diamond", "H-424"
    if not _beside(at, to):
        return f"{rest} is not next to you", "H-424"
    return f"there is a wall between you and {rest}", "H-424"


def _beside(at: int, to: int) -> bool:
    if at >= N_MUSEUM or to >= N_MUSEUM:
        return False
    return to - at in STEP and (at // 9 == to // 9 or at % 9 == to % 9)


def _not_an_answer(seen: State, seat: int, verb: str, rest: str) -> tuple[str, str]:
    """The kind of move is right, but not this one."""
    if verb in {"move", "shove"}:
        reason, _ = _no_way(seen, seat, rest)
        return reason, "H-436" if verb == "move" else "H-437"
    if verb == "vent":
        beside = _beside(seen.pawns[seat], SPACE[rest])
        return f"{'no wall is between you and' if beside else 'not next to you:'} {rest}", "H-441"
    if verb == "place":
        return _not_smoke(seen, SPACE[rest])
    if verb == "clear":
        twice = has(seen.cleared[0], seen.cleared[1], SPACE[rest])
        return f"{rest} {'is chosen already' if twice else 'has no smoke'}", "H-434"
    if verb == "edge":
        return _not_an_edge(seen, rest)
    if verb == "discard":
        assert not count(seen.hands[seat], CARDS.index(rest))
        return "you do not hold that card", "H-440"
    return {
        "camera": (f"there is no camera on {rest}", "H-430"),
        "face": ("it looks that way already", "H-430"),
        "victim": ("shove a thief on your own space", "H-437"),
        "block": (f"{rest} is barricaded already", "H-432"),
        "grapple": ("there is a wall right there", "H-439"),
    }[verb]


def _not_smoke(seen: State, space: int) -> tuple[str, str]:
    if is_smoky(seen, space):
        return "there is smoke already", "H-438"
    if seen.smoke_left == 0 and not has(seen.eyes[0], seen.eyes[1], space):
        return "no smoke tile is left; only a camera can be turned to its smoky side", "H-438"
    return "it must touch the cloud of this card", "H-438"


def _not_an_edge(seen: State, rest: str) -> tuple[str, str]:
    first, second = (SPACE[name] for name in rest.split("-"))
    direction = direction_of(first, second)
    if seen.walls[first] >> direction & 1:
        return f"{rest} is a wall", "H-431"
    if has_laser(seen, first, direction):
        return f"{rest} has a laser already", "H-431"
    return f"both sides of {rest} are full of smoke", "H-431"
