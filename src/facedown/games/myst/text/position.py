"""A full position of MYST as a small text that people can read and write.

    myst
    options: race_driver=alternate turns=8
    phase: pre
    first: blue
    who: blue
    board: bbbbbyyyyy / bbbbbyyyyy / bbbbbyyyyy / bbbbyyyyyy / bbbbyyyyyy / bbbyyyyyyy
    keys: gears rocket
    cards: gears-5 rocket-4 clock-3 cabin-2 / rocket-5 library-4 ship-3 planetarium-2 book-2
    books: blue
    tops: rocket=covered
    pawns: G2 E3
    leader: blue
    round: 2
    spin: 4

Pairs are Blue's and Yellow's. A cell of the board is b, y or open (.); `keys` are the first two Key Pieces, `books`
who played one, in order. What is left out has its natural value: no Book played, all Key Pieces bare. While picks are
secret they stand in `picks: rocket -`, what hands of a simulated race look for in `intents: blue-1=any yellow-1=D4`,
and `asked` is the hand that is asked next. A `#` starts a comment.
"""

from facedown.engine.errors import PositionError
from facedown.games.myst.rules.pieces import (
    CELL_NAMES,
    LANDMARKS,
    N_CELLS,
    SPACES,
    TEAMS,
    TURNS,
    WIDTH,
    cards_in,
)
from facedown.games.myst.rules.setup import options_of
from facedown.games.myst.rules.state import ANY, INTENT, PHASES, State
from facedown.games.myst.text.notation import HANDS
from facedown.games.myst.text.reader import TOPS, WRITABLE, Reader

NUMBERS = ("time", "round", "steps", "moved", "jumped")


def write_position(s: State) -> str:
    """The text of a position in which somebody has to decide."""
    if PHASES[s.phase] not in WRITABLE:
        raise PositionError(f"phase '{PHASES[s.phase]}' has no text; there is one in {', '.join(WRITABLE)}")
    words = [f"{name}={_word(value)}" for name, value in options_of(s).changed().items()]
    lines = ["myst", f"options: {' '.join(words)}", f"phase: {PHASES[s.phase]}"]
    lines += [f"first: {TEAMS[s.young]}", f"who: {TEAMS[s.who]}"]
    lines += [f"{name}: {text}" for name, text in {**_board(s), **_secrets(s), **_course(s)}.items() if text]
    lines += [f"{name}: {getattr(s, name)}" for name in NUMBERS if getattr(s, name)]
    return "\n".join(lines) + "\n"


def read_position(text: str) -> State:
    return Reader(text).state()


def board_text(s: State) -> str:
    """b, y or . for each cell, row by row."""
    return "".join("b" if s.cells[0] >> k & 1 else "y" if s.cells[1] >> k & 1 else "." for k in range(N_CELLS))


def _word(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _board(s: State) -> dict[str, str]:
    cells = board_text(s)
    covered = [f"{LANDMARKS[landmark]}={TOPS[top]}" for landmark, top in enumerate(s.top) if top]
    return {
        "board": " / ".join(cells[k : k + WIDTH] for k in range(0, N_CELLS, WIDTH)) if any(s.cells) else "",
        "keys": " ".join(_landmark(key) for key in s.first_key) if any(s.first_key) else "",
        "tops": " ".join(covered),
        "pawns": " ".join(CELL_NAMES[at] for at in s.pawns) if s.round else "",
    }


def _secrets(s: State) -> dict[str, str]:
    return {
        "cards": " / ".join(" ".join(cards_in(hand)) for hand in s.hands),
        "books": " ".join(TEAMS[team - 1] for team in s.played if team),
        "picks": " ".join(_landmark(pick) for pick in s.pick) if any(s.pick) else "",
        "intents": " ".join(f"{HANDS[hand]}={_intent(intent)}" for hand, intent in enumerate(s.intents) if intent),
        "asked": HANDS[s.asked] if s.phase == INTENT else "",
    }


def _course(s: State) -> dict[str, str]:
    return {
        "pending": " ".join(TEAMS[team] for team in range(2) if s.pending[team]),
        "waited": " ".join(TEAMS[team] for team in range(2) if s.waited[team]),
        "layer": HANDS[s.layer - 1] if s.layer else "",
        "leader": TEAMS[s.leader] if s.round else "",
        "turns": str(s.turns) if s.turns and not s.fixed_turns else "",
        "turns_sector": str(s.turns_sector) if s.turns_sector and s.turns_sector != TURNS.index(s.turns) else "",
        "spin": str(s.spin) if s.spin else "",
        "sector": str(s.sector) if s.spin and s.sector != SPACES.index(s.spin) else "",
    }


def _landmark(number: int) -> str:
    return LANDMARKS[number - 1] if number else "-"


def _intent(intent: int) -> str:
    return "any" if intent == ANY else CELL_NAMES[intent - ANY - 1]
