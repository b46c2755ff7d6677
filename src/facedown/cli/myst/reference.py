"""What may be looked up: how likely the others hold which cards, who reaches what in one spin, what signs mean."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from facedown.cli.myst.panel import control
from facedown.cli.myst.signs import LETTER, Signs, row, rows_table, team_of
from facedown.games.myst.data import DATA
from facedown.games.myst.view import View


def reference(view: View, signs: Signs) -> RenderableType:
    rows = []
    if view.notes:
        books = ", ".join(f"{k}: {chance:.1%}" for k, chance in enumerate(view.notes.books))
        rows.append(row("Books", f"in the other hand {books}"))
    spaces = sorted(set(DATA.spinner.outer))
    chances = ", ".join(f"{n}+ {sum(x >= n for x in DATA.spinner.outer)}/12" for n in spaces)
    rows.append(row("Spinner", chances))
    legend = [
        f"b y pieces; capitals Key cells, lower case pictures; {signs.switch} a switch that counts; {signs.open} open",
        f"B Y a Key Piece on top; {signs.settled} settled for good; y{signs.on}B laid by Yellow, Blue's on top",
        f"{signs.pawns[0]} {signs.pawns[1]} pawns; {signs.touching} a cell to choose; numbers: steps to walk there",
    ]
    return Group(_landmarks(view, signs), rows_table(rows), *(Text(words, "dim") for words in legend))


def _landmarks(view: View, signs: Signs) -> Table:
    """For each: cards that the own team has not seen, the chance that the others hold one, who gets there by a spin."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    odds = {one.landmark: one for one in view.notes.landmarks} if view.notes else {}
    walking = view.round > 0
    heads = ["landmark", "", *(["unseen", "they hold one"] if odds else [])]
    if walking:
        heads += [f"{team_of(team)} by one spin" for team in range(2)]
    grid.add_row(*(Text(head, "dim") for head in heads))
    for landmark in view.landmarks:
        cells = [Text(f"{LETTER[landmark.id]} {landmark.name}"), control(landmark, signs)]
        if odds:
            one = odds[landmark.id]
            cells += [Text(str(one.unseen)), Text(f"{one.chance:.1%}")]
        if walking:
            cells += [
                Text(f"{landmark.deeds[team] or '-'} {landmark.one_spin[team]:.0%}" if landmark.deeds[team] else "-")
                for team in range(2)
            ]
        grid.add_row(*cells)
    return grid
