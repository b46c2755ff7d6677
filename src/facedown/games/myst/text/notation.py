"""Writes and reads the notation of MYST (M-41): action ids as text, and back."""

from facedown.engine.bits import id_of, number_of
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import CHANCE
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
    WORD,
)
from facedown.games.myst.rules.pieces import (
    CARDS,
    CELL,
    CELL_NAMES,
    LANDMARKS,
    MOST_HANDS,
    N_CELLS,
    SECTORS,
    TEAMS,
)
from facedown.games.myst.rules.words import say

PLAIN = {
    "any": A_ANY, "book": A_BOOK, "wait": A_WAIT, "lay": A_LAY, "remove": A_REMOVE, "leave": A_LEAVE, "end": A_END,
    "stop": A_STOP, "time_up": A_TIME_UP, "resign": A_RESIGN,
}  # fmt: skip
OF_CELLS = {"place": A_PLACE, "focus": A_FOCUS, "move": A_MOVE, "jump": A_JUMP, "step": A_STEP}
HANDS = tuple(f"{team}-{k + 1}" for team in TEAMS for k in range(MOST_HANDS))
SECTOR_NAMES = tuple(map(str, range(SECTORS)))
OUTCOMES = {
    "card": (O_CARD, CARDS),
    "youngest": (O_YOUNG, TEAMS),
    "first": (O_FIRST, TEAMS),
    "turns": (O_TURNS, SECTOR_NAMES),
    "spin": (O_SPIN, SECTOR_NAMES),
}


def parts(number: int) -> tuple[str, str]:
    """Reads a team's action by number: its verb, and the name in it or nothing."""
    for verb, plain in PLAIN.items():
        if plain == number:
            return verb, ""
    if number < A_PLACE:
        return "key", LANDMARKS[number - A_KEY]
    verb = max((v for v in OF_CELLS if OF_CELLS[v] <= number), key=OF_CELLS.__getitem__)
    return verb, CELL_NAMES[number - OF_CELLS[verb]]


def is_action(action: int) -> bool:
    """Is there such a move at all?"""
    if action < 0 or action & 63 == 63:
        return False
    number = number_of(action)
    return (
        number <= A_TIME_UP or number == A_RESIGN or (A_PLACE <= number < A_STEP + N_CELLS and number % WORD < N_CELLS)
    )


def write(seat: int, action: int) -> str:
    number = number_of(action)
    if seat != CHANCE:
        verb, name = parts(number)
        return f"{verb}:{name}" if name else verb
    if number < O_CARD:
        return f"laid:{HANDS[number // WORD]}:{CELL_NAMES[number % WORD]}"
    verb = max((v for v in OUTCOMES if OUTCOMES[v][0] <= number), key=lambda v: OUTCOMES[v][0])
    first, names = OUTCOMES[verb]
    return f"{verb}:{names[number - first]}"


def read(text: str) -> tuple[bool, int]:
    verb, sign, rest = text.strip().partition(":")
    try:
        if verb == "laid":
            hand, _, cell = rest.partition(":")
            return True, id_of(O_LAID + WORD * HANDS.index(hand) + CELL[cell])
        if verb in OUTCOMES:
            first, names = OUTCOMES[verb]
            return True, id_of(first + names.index(rest))
        if verb == "key":
            return False, id_of(A_KEY + LANDMARKS.index(rest))
        if verb in OF_CELLS:
            return False, id_of(OF_CELLS[verb] + CELL[rest])
        if not sign:
            return False, id_of(PLAIN[verb])
    except (ValueError, KeyError):
        pass
    raise UnreadableMove(say("typed.no_move", text=text))
