"""Positions as the specification gives them: a few pawns, the Thief, Coins on the table, and what is legal then."""

import re
from typing import Any

from facedown.games.nusubito.rules.actions import WORDS
from facedown.games.nusubito.rules.mist import in_pool
from facedown.games.nusubito.rules.options import NusubitoOptions, setup
from facedown.games.nusubito.rules.pieces import CELL, CELL_NAMES, LETTERS, TEMPLE, TEMPLE_NAMES, temple_names
from facedown.games.nusubito.rules.rules import apply, legal
from facedown.games.nusubito.rules.state import (
    LAST_COIN,
    M_DAY,
    M_NIGHT,
    PHASES,
    T_DAY,
    T_NIGHT,
    State,
    slot_text,
)
from facedown.games.nusubito.rules.turns import drop_copies, start_thief_day, start_thief_night
from facedown.games.nusubito.text import moves

THIEF, MIST = 0, 1
ALL = "A1 C1 E1 A3 C3 E3 A5 C5 E5"
NINE = {f"sacrifice:{name}" for name in ALL.split()}


class Table:
    """A game on the plain twin, driven by written moves."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def seat(self) -> int:
        thief = self.state.thief
        return thief if self.state.phase in {T_DAY, T_NIGHT} else 1 - thief

    def legal(self, *verbs: str) -> set[str]:
        """What is offered now; only moves of some verbs if they are named."""
        mask = [0] * WORDS
        legal(self.state, self.seat, mask)
        found = set()
        for word, bits in enumerate(mask):
            found |= {moves.write(self.seat, 64 * word + k) for k in range(63) if bits >> k & 1}
        return {text for text in found if not verbs or text.partition(":")[0] in verbs}

    def do(self, texts: str) -> "Table":
        for text in texts.split():
            assert text in self.legal(), f"{text} is not among {sorted(self.legal())}"
            apply(self.state, self.seat, moves.read(text)[1])
        return self

    def board(self) -> str:
        """`A1:S B1:Hd C2:B*`, in the order of reading."""
        s = self.state
        found = []
        for cell, name in enumerate(CELL_NAMES):
            for letter, pawns in zip(LETTERS, (s.healers, s.builders, s.seekers), strict=True):
                if pawns >> cell & 1:
                    found.append(f"{name}:{letter}{'d' * (s.down >> cell & 1)}{'*' * (s.used >> cell & 1)}")
        return " ".join(sorted(found, key=lambda word: (word[1], word[0])))

    def pools(self) -> tuple[int, int, int]:
        return in_pool(self.state, 0), in_pool(self.state, 1), in_pool(self.state, 2)

    def hand(self) -> str:
        return " ".join(temple_names(self.state.hand))

    def table(self) -> dict[str, str]:
        s = self.state
        return {slot_text(slot): TEMPLE_NAMES[coin - 1] for slot, coin in zip(s.slot, s.coin, strict=True) if slot}

    def bolsters(self) -> str:
        return " ".join(temple_names(self.state.bolsters))

    @property
    def at(self) -> str:
        return TEMPLE_NAMES[self.state.at]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def result(self) -> int:
        return self.state.result[0]


def new_game(green: str = "C3", **options: Any) -> Table:
    """A new game after chance has hidden the treasure."""
    state = setup(NusubitoOptions.of(**options))
    apply(state, -1, moves.read(f"hide:{green}")[1])
    return Table(state)


def slot_number(text: str) -> int:
    found = re.fullmatch(r"(\d+)\.(\d)([SL])", text)
    assert found
    return 1 + 6 * (int(found[1]) - 1) + 2 * (int(found[2]) - 1) + "SL".index(found[3])


def given(
    board: str = "",
    *,
    thief: str = "C3",
    phase: int = T_DAY,
    turn: tuple[int, int] | None = None,
    table: str | None = None,
    hand: str | None = None,
    darts: int = 2,
    bolsters: str = "",
    left: int | None = None,
    green: str = "C3",
    looked: str = "",
    **options: Any,
) -> Table:
    """A position with the defaults of part 9: no pawns, two Darts, one Coin on the table."""
    t = new_game(green, **options)
    s = t.state
    s.healers = s.builders = s.seekers = s.down = s.used = 0
    put_board(s, board)
    s.at = TEMPLE[thief]
    s.darts = darts
    s.bolsters = sum(1 << TEMPLE[name] for name in bolsters.split())
    s.looked = s.noted = sum(1 << "135ACE".index(rod) for rod in looked.split())
    if hand is not None and table is None:
        others = [name for name in ALL.split() if name not in hand.split() and name != thief]
        slots = [f"{1 + k // 3}.{1 + k % 3}L" for k in range(len(others) + 2)]
        table = " ".join(f"{slot}={name}" for slot, name in zip(slots, [*others, thief], strict=False))
        day, _, rest = slots[len(others) + 1].partition(".")
        turn = turn or (int(day), int(rest[0]))
    by_night = phase in {T_NIGHT, M_NIGHT}
    if table is None:
        table = f"1.3L={thief}" if by_night else f"1.1L={thief}"
    s.hand = 511
    for k, word in enumerate(sorted(table.split(), key=lambda word: slot_number(word.partition("=")[0]))):
        slot, _, face = word.partition("=")
        s.slot[k], s.coin[k] = slot_number(slot), 1 + TEMPLE[face]
        s.hand &= ~(1 << TEMPLE[face])
    s.day, s.round = turn or ((1, 0) if by_night else (1, 2) if phase == T_DAY else (1, 1))
    s.base, s.base_count, s.turns = LAST_COIN, len(table.split()), 0
    if phase == T_DAY:
        start_thief_day(s)
    elif phase == T_NIGHT:
        start_thief_night(s)
    else:
        s.phase = phase
        s.stage = 0
        s.start = s.at
        drop_copies(s)
        s.left = left if left is not None else s.night_points if phase == M_NIGHT else s.day_actions
    return t


def put_board(s: State, board: str) -> None:
    for word in board.split():
        name, _, pawn = word.partition(":")
        bit = 1 << CELL[name]
        if pawn[0] == "H":
            s.healers |= bit
        elif pawn[0] == "B":
            s.builders |= bit
        else:
            s.seekers |= bit
        s.down |= bit * ("d" in pawn)
        s.used |= bit * ("*" in pawn)


def mist(board: str = "", **more: Any) -> Table:
    return given(board, phase=M_DAY, **more)


def words(text: str) -> set[str]:
    return set(text.split())
