"""Writes and reads a full position of MYST as a small text for people.

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

from collections.abc import Callable, Sequence

from facedown.engine.position import ALWAYS, Line, PositionText
from facedown.engine.position_words import Codec, bits, entries, number, row, switches, word, words
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import (
    ALL_CARDS,
    CARDS,
    CELL_NAMES,
    HEIGHT,
    KEY_CELLS,
    LANDMARKS,
    N_BOOKS,
    N_CELLS,
    N_LANDMARKS,
    SPACES,
    TEAMS,
    TURNS,
    WIDTH,
)
from facedown.games.myst.rules.racing import SECOND
from facedown.games.myst.rules.setup import options_of, setup
from facedown.games.myst.rules.state import (
    ACT,
    ANY,
    COVERED,
    CUT_OFF,
    INTENT,
    JUMP,
    KEY_PICK,
    KEY_SET,
    PHASES,
    POST,
    PRE,
    RACE,
    SETTLED,
    SIMULATED,
    State,
    played_books,
)
from facedown.games.myst.text.notation import HANDS
from facedown.games.myst.text.plausible import check

DECISIONS = (KEY_PICK, KEY_SET, CUT_OFF, INTENT, RACE, PRE, ACT, JUMP, POST)
LONGEST = 1_000_000 * 36_000  # of a simulated race

PHASE = word({PHASES[number]: number for number in DECISIONS})
TEAM, HAND = word(TEAMS), word(HANDS)
CELL = word(CELL_NAMES, "a cell such as G2")
CARD = word(CARDS, "cards such as rocket-4 or book-2")
TOPS = entries(word(LANDMARKS), "=", word({"covered": COVERED, "settled": SETTLED}), N_LANDMARKS)
INTENTS = entries(HAND, "=", word(("any", *CELL_NAMES), "any or a cell such as D4", first=ANY), len(HANDS))
BOOKS = words(word(TEAMS, first=1), most=N_BOOKS).kept(lambda teams: [team for team in teams if team], list)
LANDMARK_EACH = row(word(("-", *LANDMARKS)), 2)


def walks(s: State) -> bool:
    return s.phase >= PRE


# The board, and the cards that are in no hand.


def board_text(s: State) -> str:
    """Writes b, y or . for each cell, row by row."""
    return _letters(s.cells)


def _letters(cells: list[int]) -> str:
    return "".join("b" if cells[0] >> k & 1 else "y" if cells[1] >> k & 1 else "." for k in range(N_CELLS))


def _rows(cells: list[int]) -> str:
    letters = _letters(cells)
    return " / ".join(letters[k : k + WIDTH] for k in range(0, N_CELLS, WIDTH))


def _cells(text: str) -> list[int]:
    letters = text.replace("/", "").replace(" ", "")
    if len(letters) != N_CELLS or set(letters) - set("by."):
        raise ValueError
    return [sum(1 << k for k, letter in enumerate(letters) if letter == team) for team in "by"]


BOARD = Codec(_rows, _cells, f"{HEIGHT} rows of {WIDTH} letters b, y or . with / between them")


def lay(s: State) -> None:
    for landmark, cell in enumerate(KEY_CELLS):
        s.base[landmark] = next((1 + team for team in range(2) if s.cells[team] >> cell & 1), 0)


def deal(s: State) -> None:
    seen = s.hands[0] | s.hands[1]
    s.held = [hand.bit_count() for hand in s.hands]
    s.deck = ALL_CARDS & ~seen & ~played_books(s, seen)


# The race, and the walk.


def pick(s: State) -> None:
    if s.phase == KEY_PICK:
        s.picked = sum(1 << team for team in range(2) if s.pick[team])


def uncover(s: State) -> None:
    for team in range(2):
        if s.driver == SIMULATED and s.time >= SECOND * s.head_start[1 - team]:
            s.closed &= ~(1 << team)


def spun(ring: Sequence[int]) -> Codec:
    return word({str(n): n for n in sorted(set(ring))})


def sector(field: str, ring: tuple[int, ...]) -> Callable[[State], Codec]:
    """Builds the codec of a sector of the spinner, of those that show what was spun."""

    def fitting(s: State) -> Codec:
        spun = getattr(s, field)
        shown = {str(k): k for k, number in enumerate(ring) if number == spun}
        return word(shown, f"a sector that shows {spun} ({', '.join(shown)})")

    return fitting


POSITION = PositionText(
    name="myst", title="MYST", options=MystOptions, setup=setup, options_of=options_of,
    phases=PHASES, decisions=DECISIONS, check=check,
    parts=[
        Line("phase", PHASE, natural=PRE, shown=ALWAYS),
        Line("first", lambda s: TEAM if s.ask_young else word({TEAMS[s.young]: s.young}), "young", shown=ALWAYS),
        Line("who", TEAM, natural=0, shown=ALWAYS),
        Line("board", BOARD, "cells"),
        lay,
        Line("keys", LANDMARK_EACH, "first_key"),
        Line("tops", TOPS, "top", when=walks),
        Line("pawns", row(CELL, 2), needed=True, when=walks),
        Line("cards", row(bits(CARD, once=True, nothing=""), 2, "/", what="hands"), "hands", needed=True),
        Line("books", BOOKS, "played"),
        deal,
        Line("picks", LANDMARK_EACH, "pick"),
        pick,
        Line("intents", INTENTS, when=lambda s: s.phase == INTENT),
        Line("asked", HAND, needed=True, when=lambda s: s.phase == INTENT),
        Line("pending", switches(TEAM, 2)),
        Line("waited", switches(TEAM, 2)),
        Line("layer", word(HANDS, first=1)),
        Line("leader", TEAM, natural=lambda s: s.who, shown=ALWAYS, when=walks),
        Line(
            "turns", lambda s: spun([s.fixed_turns] if s.fixed_turns else TURNS),
            natural=lambda s: s.fixed_turns or TURNS[0], shown=lambda s: not s.fixed_turns, when=walks,
        ),
        Line(
            "turns_sector", sector("turns", TURNS),
            natural=lambda s: TURNS.index(s.turns), when=lambda s: walks(s) and not s.fixed_turns,
        ),
        Line("spin", spun(SPACES), natural=SPACES[0], shown=ALWAYS, when=walks),
        Line("sector", sector("spin", SPACES), natural=lambda s: SPACES.index(s.spin), when=walks),
        Line("time", number(0, LONGEST)),
        uncover,
        Line("round", lambda s: number(1, s.turns), natural=1, shown=ALWAYS, when=walks),
        Line("steps", lambda s: number(0, s.spin), when=walks),
        Line("moved", number(0, 1), when=walks),
        Line("jumped", number(0, N_BOOKS), when=walks),
    ],
)  # fmt: skip
write_position, read_position = POSITION.write, POSITION.read
