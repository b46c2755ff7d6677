"""The courtyard: five by five cells with letters above and digits at the left, Rods at the other edges (N-1001)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from facedown.cli.nusubito.signs import (
    COLOUR,
    LETTER,
    NUMBER,
    PAWN,
    ROD,
    TEMPLE_BY_DAY,
    TEMPLE_BY_NIGHT,
    THIEF,
    Signs,
)
from facedown.games.nusubito.pieces import CELL, CROSS, TEMPLE, TEMPLE_NAMES
from facedown.games.nusubito.view import Pawn, Rod, View

CELL_WIDTH = 5  # one more keeps it apart from the next
LABEL = 3
WIDTH = LABEL + 5 * (CELL_WIDTH + 1) + 3  # the Rods of the rows stand at the right


@dataclass(frozen=True)
class Marks:
    """What is drawn besides the pieces."""

    numbers: Mapping[str, int] = field(default_factory=dict)  # choices that have a cell of their own


def board(view: View, marks: Marks, signs: Signs, tall: bool) -> list[Text]:
    """Tall cells have two lines, others one."""
    pawns = {pawn.cell: pawn for pawn in view.pawns}
    rods = {rod.name: rod for rod in view.rods}
    kind, _, shown = view.marker.partition(":")
    head = Text(" " * LABEL, no_wrap=True)
    for column in "ABCDE":
        head.append_text(_edge_name(column, kind == "col" and shown == column, CELL_WIDTH)).append(" ")
    lines = [head]
    for row in "12345":
        edge = _edge_name(row, kind == "row" and shown == row, LABEL)
        texts = [Text(no_wrap=True).append_text(edge), Text(" " * LABEL, no_wrap=True)]
        for column in "ABCDE":
            cell = _cell(view, column + row, pawns.get(column + row), marks, signs, tall)
            for text, part in zip(texts, cell, strict=True):
                text.append_text(part).append(" ")
        if row in rods:
            texts[0].append_text(rod_sign(rods[row]))
        lines += texts if tall else texts[:1]
    foot = Text(" " * LABEL, no_wrap=True)
    for column in "ABCDE":
        sign = rod_sign(rods[column]) if column in rods else Text("   ")
        foot.append(" ").append_text(sign).append("  ")
    return [*lines, foot]


def rod_sign(rod: Rod) -> Text:
    """`[ ]` as it was dealt, `[?]` looked at by somebody else, `[G]` green, `[R]` red."""
    sign = COLOUR.get(rod.colour, "?" if rod.looked else " ")
    return Text.assemble("[", (sign, f"bold {ROD[rod.colour]}" if rod.colour else "bold"), "]")


def _edge_name(name: str, marked: bool, width: int) -> Text:
    """A row or a column; with an arrow where the marker tells that the Thief is in it."""
    return Text(f"{('>' + name) if marked else name:^{width}}", "bold" if marked else "dim")


def _cell(view: View, name: str, pawn: Pawn | None, marks: Marks, signs: Signs, tall: bool) -> tuple[Text, Text]:
    thief = name in TEMPLE and view.thief_at == name
    number = marks.numbers.get(name)
    if name in TEMPLE:
        ground = TEMPLE_BY_DAY if view.round else TEMPLE_BY_NIGHT
        left, right = (signs.bolster,) * 2 if name in view.bolsters else "[]"
        inside = _inside(pawn, thief, "2" if name in view.bolsters else " ")
        first = Text.assemble((left, ground), *inside, (right, ground))
        below = _below(view, name, number) if tall else Text("   ")
        return first, Text.assemble((left, ground), below, (right, ground))
    if CROSS >> CELL[name] & 1:
        edges = (signs.cross, " ")
    else:
        edges = (signs.across, " ") if name[1] in "135" else (signs.along, signs.along)
    below = Text(f"{number or '':^3}", NUMBER)
    first = Text.assemble((edges[0], "dim"), *_inside(pawn, False, " "), (edges[0], "dim"))
    return first, Text.assemble((edges[1], "dim"), below, (edges[1], "dim"))


def _inside(pawn: Pawn | None, thief: bool, empty: str) -> list[tuple[str, str]]:
    """` S ` standing, ` S*` has acted, `_s_` lies; `@` is the Thief."""
    you = ("@", THIEF)
    if pawn is None:
        return [you if thief else (" ", ""), (empty, "bold"), (" ", "")]
    letter = LETTER[pawn.level]
    if pawn.down:
        return [you if thief else ("_", ""), (letter.lower(), ""), ("_", "")]
    return [you if thief else (" ", ""), (letter, f"bold {PAWN[pawn.level]}"), ("*" if pawn.used else " ", "")]


def _below(view: View, name: str, number: int | None) -> Text:
    """The number of a choice and `$` where the treasure can be; or, with the aid, how likely the Thief is here."""
    if view.likely:
        share = view.likely[TEMPLE_NAMES.index(name)]
        word = f"{100 * share:.0f}%" if view.mist_aid == "probability" and share else "?" if share else "x"
        if word == "100%":
            word = "!"
        return Text(f"{word:^3}", "bold" if share else "dim")
    coin = "$" if name in view.treasure and len(view.treasure) < len(TEMPLE_NAMES) else " "
    return Text.assemble((f"{number or '':>2}", NUMBER), (coin, "bold"))
