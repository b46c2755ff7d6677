"""Sketches the courtyard of Nusubito for a terminal."""

from typing import Any

from rich.console import Group
from rich.text import Text

from facedown.engine.sketching import Row, rows
from facedown.games.nusubito.page.rows import turn_words, warnings, where
from facedown.games.nusubito.page.view import Pawn, View
from facedown.games.nusubito.rules.pieces import CELL, CROSS, LETTERS, LEVELS, TEMPLE, TEMPLE_NAMES
from facedown.games.nusubito.rules.words import say

PAWN = {"healer": "#000000 on #a7f3d0", "builder": "#000000 on #fcd34d", "seeker": "#ffffff on #6d28d9"}
LETTER = dict(zip(LEVELS, LETTERS, strict=True))


def sketch(view: View, width: int) -> list[Any]:
    """Draws the courtyard, the supplies, what is known of the Thief, and notes."""
    found = [*_supplies(view), *(turn_words(view.turn) if view.turn else []), *where(view)]
    if view.phase in {"mist_day", "mist_night"}:
        kind = "action" if view.round else "point"
        pips = "●" * view.left + "○" * (view.actions - view.left)
        left = say.text("sketch.left", kind=kind, left=view.left, count=view.actions)
        found.append((say.text("sketch.role", role="mist"), f"{pips}  {left}"))
    notes = [Text(str(note), "italic") for note in (*view.notes, *warnings(view))]
    streams = [(say.text("sketch.streams"), ", ".join("-".join(one) for one in view.streams))] if view.streams else []
    return [
        Group(*_board(view)),
        rows(found),
        *([Group(*notes)] if notes else []),
        *([rows(streams)] if streams else []),
    ]


def seat_name(view: View, seat: int) -> str:
    return say.text("sketch.role", role="thief" if seat == view.thief else "mist")


def _board(view: View) -> list[Text]:
    """Draws five by five cells, letters above and digits at the left, Rods at the other edges (N-1001)."""
    pawns, rods = {pawn.cell: pawn for pawn in view.pawns}, {rod.name: rod for rod in view.rods}
    kind, _, shown = view.marker.partition(":")
    signs = {name: {"green": "G", "red": "R"}.get(rod.colour, "?" if rod.looked else " ") for name, rod in rods.items()}
    names = [f">{c}" if kind == "col" and c == shown else c for c in "ABCDE"]
    lines = [Text("   " + " ".join(f"{name:^5}" for name in names), "dim")]
    for row in "12345":
        first = Text(f">{row} " if kind == "row" and row == shown else f" {row} ")
        below = Text("   ")
        for cell in (column + row for column in "ABCDE"):
            top, under = _cell(view, cell, pawns.get(cell))
            first, below = first + top + Text(" "), below + Text(f"{under} ")
        lines += [first.append(f"[{signs[row]}]"), below] if row in signs else [first]
    return [*lines, Text("   " + "".join(f" [{signs[c]}]  " if c in signs else " " * 6 for c in "ABCDE"))]


def _cell(view: View, name: str, pawn: Pawn | None) -> tuple[Text, str]:
    """Draws ` S ` standing, ` S*` has acted, `_s_` lies; `@` is the Thief (N-1002, N-1003)."""
    you = "@" if name in TEMPLE and view.thief_at == name else " "
    inside = Text(f"{you}{'2' if name in view.bolsters else ' '} ")
    if pawn is not None and pawn.down:
        inside = Text(f"{'@' if you == '@' else '_'}{LETTER[pawn.level].lower()}_")
    elif pawn is not None:
        inside = Text(you).append(LETTER[pawn.level], f"bold {PAWN[pawn.level]}").append("*" if pawn.used else " ")
    if name not in TEMPLE:
        edge = "·" if CROSS >> CELL[name] & 1 else "─" if name[1] in "135" else "│"
        return Text(edge, "dim") + inside + Text(edge, "dim"), " " * 5
    left, right = "║║" if name in view.bolsters else "[]"
    return Text(left, "bold") + inside + Text(right, "bold"), f"{left}{_sign(view, name):^3}{right}"


def _sign(view: View, name: str) -> str:
    """Shows whether the treasure can be there; with the aid, how likely the Thief is (N-1014, N-1016)."""
    if view.likely:
        share = view.likely[TEMPLE_NAMES.index(name)]
        return "x" if not share else "!" if share == 1 < sum(view.likely) + 1 and view.mist_aid == "probability" else (
            f"{100 * share:.0f}%" if view.mist_aid == "probability" else "?")  # fmt: skip
    return "$" if name in view.treasure and len(view.treasure) < len(TEMPLE_NAMES) else ""


def _supplies(view: View) -> list[Row]:
    """Lists the time, Darts, pools, Coins (N-1004, N-1005); what the viewer knows of the treasure."""
    stock = say.text("sketch.stock", count=view.bolster_stock) if view.bolsters or view.bolster_stock else ""
    pools = "  ".join(f"{letter} {count}" for letter, count in zip(LETTERS, view.pools, strict=True))
    time = say.text("sketch.day", day=view.day, round=view.round)
    darts = say.text("sketch.dart_pool", darts=view.darts, pool=view.dart_pool)
    found: list[Row] = [(say.text("sketch.time"), time), (say.text("sketch.darts"), darts + stock)]
    found.append((say.text("sketch.pools"), pools))
    faces = {coin.slot: f"({coin.face or '●●'})" if coin.taken else coin.face or "●●" for coin in view.coins}
    for day in sorted({int(slot.partition(".")[0]) for slot in faces} | {view.day}):
        slots = [(f"{day}.{n}L", f"{day}.{n}S") for n in (1, 2, 3)]
        words = [faces.get(main, "--") + (f"+{faces[under]}" if under in faces else "") for main, under in slots]
        found.append((say.text("sketch.coins", day=day), "  ".join(words)))
    locked = [coin.face for coin in view.coins if coin.taken] if view.round else []
    hand = " ".join(face for face in view.hand if face and face not in locked)
    later = f"  ({say.text('sketch.later', coins=locked)})" if locked else ""
    held = hand + later if any(view.hand) else say.text("sketch.hand_count", count=view.hand_count)
    found.append((say.text("sketch.hand"), held))
    treasure = (say.text("sketch.treasure"), say.text("sketch.or", temples=list(view.treasure)))
    return [*found, treasure] if len(view.treasure) < len(TEMPLE_NAMES) else found
