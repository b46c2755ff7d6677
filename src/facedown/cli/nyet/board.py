"""The five lines of the NYET! board: what is covered and by whom, what is open, what is settled (Y-53 .. Y-56)."""

from rich.table import Table
from rich.text import Text

from facedown.cli.nyet.cards import GROUND, Ink
from facedown.games.nyet.pieces import COLOUR_NAMES, COLOURS
from facedown.games.nyet.view import Box, Line, View

LABELS = {"first": "First", "discard": "Cards", "trump": "Trump", "super": "Super", "points": "Points"}
SHORT = {"d0": "none", "d1": "lay 1", "d2": "lay 2", "x1": "no ones", "x2": "2 no ones", "p1": "pass 1", "p2": "pass 2"}
LONG = {
    "d0": "nothing",
    "d1": "lay 1 aside",
    "d2": "lay 2 aside",
    "x1": "lay 1, no ones",
    "x2": "lay 2, no ones",
    "p1": "pass 1 left",
    "p2": "pass 2 left",
}
TERMS = {
    "d0": "nothing laid aside",
    "d1": "lay 1 card aside",
    "d2": "lay 2 cards aside",
    "x1": "lay 1 aside, no ones",
    "x2": "lay 2 aside, no ones",
    "p1": "pass 1 card left",
    "p2": "pass 2 cards left",
}
ROOMY = 110  # columns from which long words are used


def seat_name(view: View, seat: int) -> str:
    character = view.seats[seat].character
    return character.capitalize() if character else f"Seat {seat}"


def result(view: View, line: str) -> str:
    """The open box of a settled line, or nothing."""
    return next(row.result or "" for row in view.lines if row.id == line)


def ink_of(view: View, ink: Ink) -> Ink:
    """The ink of this round: trump and supertrump are known as soon as their lines are settled."""
    return Ink(ink.signs, result(view, "trump"), result(view, "super"))


def board(view: View, ink: Ink, numbers: dict[str, int], width: int) -> Table:
    """The board as a grid; `numbers` are those of the boxes that may be covered now."""
    boxes = max(len(line.boxes) for line in view.lines)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    for _ in range(boxes):  # of one width, so that nothing moves when a token is placed
        grid.add_column(no_wrap=True, min_width=min(20, (width - 8) // boxes - 1))
    names = 9 if boxes <= 5 else 2  # a sixth box leaves room for two letters of a name only
    for line in view.lines:
        cells = [_box(view, line, box, ink, numbers, width, names) for box in line.boxes]
        grid.add_row(LABELS[line.id], *cells)
    return grid


def _box(view: View, line: Line, box: Box, ink: Ink, numbers: dict[str, int], width: int, names: int) -> Text:
    word = box_word(line.id, box.id, ink, width)
    ground = _ground(line.id, box.id)
    if box.neutral:
        return Text(f"{ink.signs.dash} {word}", "dim")
    if not box.open:
        who = seat_name(view, box.seat)[:names] if box.seat is not None else ""
        return Text.assemble((f"{ink.signs.covered}{word}", "dim strike"), (f" {who}", "italic"))
    if line.result == box.id:
        return Text.assemble(" ", (f" {word} ", ground or "bold reverse"))
    number = numbers.get(f"nyet:{line.id}:{box.id}")
    return Text.assemble((f"{number:>2} " if number else "   ", "bold cyan"), (word, ground or "bold"))


def box_word(line: str, box: str, ink: Ink, width: int) -> str:
    if line == "first":
        return box.capitalize()
    if line == "discard":
        return (LONG if width >= ROOMY else SHORT)[box]
    if box in COLOURS:
        return ink.signs.mark(box) + COLOUR_NAMES[COLOURS.index(box)]
    return box


def _ground(line: str, box: str) -> str:
    return f"bold {GROUND[box]}" if line in {"trump", "super"} and box in COLOURS else ""


def terms(view: View, ink: Ink) -> Text:
    """The terms in one line; lines that are not settled name what is still open (Y-55)."""
    parts = [_term(view, line, ink) for line in view.lines]
    return Text(f" {ink.signs.dot} ").join(parts)


def _term(view: View, line: Line, ink: Ink) -> Text:
    settled = line.result
    if settled is None:
        return Text(f"{LABELS[line.id].lower()} ?", "dim")
    if line.id == "first":
        return Text(f"{settled.capitalize()} first", "bold")
    if line.id == "discard":
        return Text(TERMS[settled])
    if line.id == "trump":
        return Text("trump ").append_text(ink.colour(settled))
    if line.id == "super":
        if settled == "none":
            return Text("no supertrumps")
        return Text("super ").append_text(ink.card(f"{settled}1"))
    return Text.assemble((settled, "bold reverse" if settled == "-2" else "bold"), " a trick")
