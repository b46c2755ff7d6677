"""How much everything but the pixels tells about where a tray piece belongs, in bits (M-63).

A reader learns from races whose truth it knows, then guesses in others. It gets whatever a client of that team gets:
all fields of the pieces in the race's state, their order, the letters of their handles, and their order on the sheet of
pictures. It sees no picture.
"""

import math
import secrets
from collections import Counter, defaultdict
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from facedown.catalog import GAMES
from facedown.games.myst.live.race import LiveRace, Person
from facedown.games.myst.live.sheet import tiles_of
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import N_CELLS
from facedown.live.myst.pauses import Pauses
from facedown.live.myst.view import race_state

RACES, TRIED = 160, 40
BLIND = 10  # pieces that a reader imagines to have seen before, of all cells alike
ALL_BITS = math.log2(N_CELLS)
MYST = GAMES["myst"]
Row = tuple[dict[str, Any], int]  # what is read of a piece, its cell


def opened(**options: Any) -> tuple[SimpleNamespace, LiveRace]:
    chosen = MystOptions.of(race_driver="live", race_idle_hint_s=0, **options).settled(secrets.randbelow)
    table = SimpleNamespace(options=chosen, racing=True, others={})
    table.game_log, table.row = SimpleNamespace(state=MYST.rules.setup(chosen)), SimpleNamespace(live=None)
    table.chairs_here = lambda: {0, 1}
    table.connected = lambda chair: True
    people = {chair: Person(chair) for chair in range(2)}
    return table, LiveRace(chosen, people, 0.0, secrets.randbelow)


def told(table: Any, race: LiveRace) -> dict[str, Any]:
    pauses = Pauses(table)
    pauses.begin(race)
    made: dict[str, Any] = msgspec.to_builtins(race_state(table, race, pauses, 0, 10_000.0))
    return made


def answer_of_tray(race: LiveRace) -> dict[str, Any]:
    """What the tray's address answers, without the image: handles in the order of the sheet."""
    return {"pieces": [tile.handle for tile in tiles_of(race.trays[0].lying())]}


def rows_of(state: dict[str, Any], answer: dict[str, Any], race: LiveRace) -> list[Row]:
    order = [piece["piece"] for piece in state["pieces"]]
    on_sheet = answer["pieces"]
    rows = []
    for piece in state["pieces"]:
        handle = piece["piece"]
        read: dict[str, Any] = {name: str(value) for name, value in piece.items() if name != "piece"}
        read |= {f"letter {k}": letter for k, letter in enumerate(handle)}
        read |= {"in the message": order.index(handle), "on the sheet": on_sheet.index(handle)}
        rows.append((read, race.trays[0].pieces[handle].cell))
    return rows


def bits(rows: list[Row], tried: list[Row], names: tuple[str, ...]) -> float:
    """What a reader of these fields gains over guessing blindly, on races that it has not learnt from."""
    seen: dict[tuple[Any, ...], Counter[int]] = defaultdict(Counter)
    for read, cell in rows:
        seen[tuple(read[name] for name in names)][cell] += 1
    lost = 0.0
    for read, cell in tried:
        counts = seen[tuple(read[name] for name in names)]
        lost -= math.log2((counts[cell] + BLIND / N_CELLS) / (counts.total() + BLIND))
    return ALL_BITS - lost / len(tried)


def best_reader(options: dict[str, Any]) -> tuple[float, tuple[str, ...]]:
    learnt: list[Row] = []
    tried: list[Row] = []
    for number in range(RACES + TRIED):
        table, race = opened(**options)
        (learnt if number < RACES else tried).extend(rows_of(told(table, race), answer_of_tray(race), race))
    names = tuple(learnt[0][0])
    coarse = tuple(name for name in names if len({str(read[name]) for read, _ in learnt}) <= 12)
    candidates = [(name,) for name in names] + [coarse]
    return max((bits(learnt, tried, chosen), chosen) for chosen in candidates)


@pytest.mark.rule("M-63")
@pytest.mark.rule("M-94")
@pytest.mark.parametrize(
    "options", [{}, {"piece_turns": False}, {"dead_pieces": "dim"}, {"dead_pieces": "keep"}], ids=str
)
def test_nothing_but_the_picture_tells_where_a_piece_belongs(options: dict[str, Any]) -> None:
    found, by = best_reader(options)
    assert found < 0.05, f"{found:.2f} of {ALL_BITS:.2f} bits by {by}"


def test_the_reader_reads_what_is_there() -> None:
    """It would have found what was told before: straight sides, shade, and what a piece shows."""
    rows = []
    for _ in range(40):
        _, race = opened()
        for piece in race.trays[0].lying():
            row, column = divmod(piece.cell, 10)
            rows.append(({"edges": (row in {0, 5}) + (column in {0, 9})}, piece.cell))
    assert 1.1 < bits(rows[:1200], rows[1200:], ("edges",)) < 1.3  # 1.27 of 5.91
