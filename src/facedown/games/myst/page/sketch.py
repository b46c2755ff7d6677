"""Sketches the island of MYST for a terminal."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from facedown.engine.sketching import rows, table, walled
from facedown.games.myst.page.rows import cards, count, course, odds, team_name
from facedown.games.myst.page.view import Landmark, View
from facedown.games.myst.rules.data import DATA
from facedown.games.myst.rules.pieces import CELL_NAMES, COLUMNS, HEIGHT, LANDMARKS, SWITCHES, WIDTH
from facedown.games.myst.rules.words import say

GROUND = {"b": "#ffffff on #1d4ed8", "y": "#000000 on #facc15", ".": ""}
LETTER = dict(zip(LANDMARKS, "GPRLSTC", strict=True))  # T: the tower; C is the cabin
PICTURE = {cell: LETTER[landmark.id].lower() for landmark in DATA.landmarks for cell in landmark.cells}
PAWNS, MARK = "■●", "by"


def sketch(view: View, width: int) -> list[Any]:
    """Draws the island, both teams, the race or the walk, and all landmarks."""
    island = walled(COLUMNS, HEIGHT, lambda x, y: _cell(view, WIDTH * y + x), lambda x, y: _seam(view, x, y, x, y - 1),
                    lambda x, y: _seam(view, x, y, x - 1, y))  # fmt: skip
    parts: list[Any] = [Group(*island), _teams(view), rows([*course(view), *cards(view)]), _strip(view)]
    if view.result is not None:
        return [*parts, *count(view.result)]
    return [*parts, *([odds(view.notes)] if view.notes else [])]


def seat_name(view: View, seat: int) -> str:
    return team_name(seat)


def _owner(view: View, x: int, y: int) -> str:
    """Finds b, y or . for a cell; nothing outside of the board."""
    return view.cells[WIDTH * y + x] if 0 <= x < WIDTH and 0 <= y < HEIGHT else ""


def _seam(view: View, x: int, y: int, a: int, b: int) -> str:
    return "#" if _owner(view, x, y) != _owner(view, a, b) else ""


def _cell(view: View, cell: int) -> Text:
    """Shows whose it is, what is there, and who stands there or how many steps it is away (M-U.1, M-U.2, M-U.17)."""
    name, mark = CELL_NAMES[cell], view.cells[cell]
    key = next((landmark for landmark in view.landmarks if landmark.key == name), None)
    top = "BY"[key.controller] if key and key.top == "covered" else mark
    what = " "
    if mark != "." or not view.flipped:
        what = (
            LETTER[key.id] if key else "⊥" if SWITCHES >> cell & 1 else PICTURE.get(name, "·") if mark == "." else " "
        )
    else:
        what = "·"
    steps = [str(way.steps) for way in view.reach if way.cell == name]
    pawns = [PAWNS[k] for k, team in enumerate(view.teams) if team.pawn == name]
    lays = view.seat >= 0 and view.deciding == view.seat and name in view.teams[view.seat].touching
    last = (pawns + steps + ["•"] * lays + ["×"] * bool(key and key.top == "settled"))[:1]
    return Text(f"{' ' if top == '.' else top}{what}{''.join(last) or ' '}", GROUND[top.lower()])


def _teams(view: View) -> Table:
    """Shows whose turn it is, pieces, switches, landmarks, cards (M-U.3)."""
    pieces, keys, hand = (say.text(f"sketch.head.{name}") for name in ("pieces", "keys", "hand"))
    return table(("", "", pieces, "⊥", keys, hand), ([
        "▶" if view.deciding == k else " ", Text(f"{PAWNS[k]} {team_name(k):<6}", GROUND[MARK[k]]), str(team.pieces),
        str(team.switches), str(team.landmarks), str(team.held),
    ] for k, team in enumerate(view.teams)), f"{pieces} ⊥ {keys} {hand}")  # fmt: skip


def _strip(view: View) -> Table:
    """Shows each landmark: Key cell, whose it is, points at stake for you, steps from both pawns (M-U.20)."""
    walking = view.round > 0
    landmark, points = say.text("sketch.head.landmark"), say.text("sketch.head.points")
    return table((landmark, "", "", points, *(PAWNS if walking else "  ")), ([
        f"{LETTER[one.id]} {say.text(f'place.{one.id}')}", one.key, _control(one), str(one.at_stake or ""),
        *(str(n) if n >= 0 and walking else "" for n in one.steps),
    ] for one in view.landmarks), f"{points} {' '.join(PAWNS)}")  # fmt: skip


def _control(one: Landmark) -> str:
    if one.base < 0:
        return "-"
    above = {"covered": f"▸{'BY'[one.controller]}", "settled": "×"}.get(one.top, "")
    return MARK[one.base] + above
