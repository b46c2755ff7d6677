"""Writes and reads moves as `move:E5`, `play:smoke`, `edge:C3-D3`, `face:W`, and outcomes of chance: `d6:4`."""

from facedown.engine.bits import id_of, number_of
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import CHANCE
from facedown.games.hyst.rules.actions import (
    A_BLOCK,
    A_CAMERA,
    A_CLEAR,
    A_DISCARD,
    A_EAST,
    A_FACE,
    A_GRAPPLE,
    A_MOVE,
    A_PLACE,
    A_PLAY,
    A_SHOVE,
    A_SOUTH,
    A_START,
    A_TIME_UP,
    A_VENT,
    A_VICTIM,
    N_ACTIONS,
    O_CARD,
    O_D4,
    O_D6,
    O_DRAWN,
    O_FIRST,
    O_TILE,
)
from facedown.games.hyst.rules.pieces import (
    CARDS,
    DIRECTIONS,
    EAST,
    MOST_TILES,
    ROTATIONS,
    SEATS,
    SOUTH,
    SPACE_NAMES,
    edge_name,
)
from facedown.games.hyst.rules.words import say

WORDS = ("roll", "replace_hand", "take", "steal", "end_turn", "done")
STARTS = ("S1", "S2", "S3", "S4")
SEAT_NAMES = tuple(str(seat) for seat in range(SEATS))
MUSEUM = SPACE_NAMES[:81]


def _edges(number: int, direction: int) -> dict[int, str]:
    columns, rows = (8, 9) if direction == EAST else (9, 8)
    spaces = (9 * row + column for row in range(rows) for column in range(columns))
    return {number + space: f"edge:{edge_name(space, direction)}" for space in spaces}


def _numbered() -> dict[int, str]:
    """Writes the text of every action."""
    kinds = (
        ("play", A_PLAY, CARDS),
        ("discard", A_DISCARD, CARDS),
        ("face", A_FACE, tuple(DIRECTIONS)),
        ("grapple", A_GRAPPLE, tuple(DIRECTIONS)),
        ("block", A_BLOCK, STARTS),
        ("start", A_START, STARTS),
        ("victim", A_VICTIM, SEAT_NAMES),
        ("move", A_MOVE, SPACE_NAMES),
        ("camera", A_CAMERA, MUSEUM),
        ("place", A_PLACE, MUSEUM),
        ("clear", A_CLEAR, MUSEUM),
        ("shove", A_SHOVE, MUSEUM),
        ("vent", A_VENT, MUSEUM),
    )
    found = dict(enumerate(WORDS)) | {A_TIME_UP: "time_up"}
    for verb, number, names in kinds:
        found |= {number + k: f"{verb}:{name}" for k, name in enumerate(names)}
    return found | _edges(A_EAST, EAST) | _edges(A_SOUTH, SOUTH)


def _outcomes() -> dict[int, str]:
    found = {O_TILE + k: f"tile:{k // 4 + 1:02}{ROTATIONS[k % 4]}" for k in range(4 * MOST_TILES)}
    found |= {O_FIRST + seat: f"first:{seat}" for seat in range(SEATS)}
    found |= {O_D4 + face: f"d4:{face + 1}" for face in range(4)}
    found |= {O_D6 + face: f"d6:{face}" for face in range(13)}
    return found | {O_CARD + k: f"draw:{card}" for k, card in enumerate(CARDS)} | {O_DRAWN: "draw:?"}


TEXTS = _numbered()
OUTCOMES = _outcomes()
NUMBERS = {text.lower(): number for number, text in TEXTS.items()}
OUTCOME_NUMBERS = {text: number for number, text in OUTCOMES.items() if number != O_DRAWN}


def is_action(action: int) -> bool:
    """Is there an action with this id?"""
    return 0 <= action <= id_of(N_ACTIONS) and action & 63 != 63 and number_of(action) in TEXTS


def write(seat: int, action: int) -> str:
    return OUTCOMES[number_of(action)] if seat == CHANCE else TEXTS[number_of(action)]


def read(text: str) -> tuple[bool, int]:
    plain = text.strip().lower()
    if plain in NUMBERS:
        return False, id_of(NUMBERS[plain])
    if plain in OUTCOME_NUMBERS:
        return True, id_of(OUTCOME_NUMBERS[plain])
    raise UnreadableMove(say("typed.no_move", text=text))


def parts(number: int) -> tuple[str, str]:
    """Finds verb and object of an action."""
    verb, _, rest = TEXTS[number].partition(":")
    return verb, rest
