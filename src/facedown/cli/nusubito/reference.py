"""The aid for each side, and what the signs mean (N-1029)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from facedown.cli.nusubito.panel import LADDER, streams
from facedown.cli.nusubito.signs import Signs, rows_table
from facedown.games.nusubito.view import View

THIEF = (
    ("a turn", "1 or 2 points; or one leap of 1 point and a special; or a sacrifice and 1 to 3"),
    ("a leap", "1 point; 2 into or out of a bolstered temple; never between two of them"),
    ("Darts", "Healer 0, Builder 1, Seeker 2, for each that stands in the way"),
    ("special", "take a Dart, look at a Rod of your row or column, take back a Coin"),
    ("by night", LADDER),
)
MIST = (
    ("an action", "move, heal, upgrade, bolster: each pawn that stands acts once"),
    ("Healer", "one step, or along its stream; three of them become a Builder"),
    ("Builder", "by a corner; three of them become a Seeker; given up it bolsters a temple"),
    ("Seeker", "one step, leaving a Healer; from temple to temple along a stream; captures"),
    ("heal", "give up any Healer; one that stands must be beside the pawn that lies"),
    ("by night", "2 points: a Healer for 1, a Healer raised for 1, a Builder raised for 2"),
)


def reference(view: View, signs: Signs) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    sides = [side for role, side in (("thief", THIEF), ("mist", MIST)) if view.role in {role, "watch"}]
    for word, meaning in (line for side in sides for line in side):
        grid.add_row(word, meaning)
    legend = [
        "H Healer, B Builder, S Seeker; S* has acted in this turn, _s_ lies",
        f"[ ] temple, {signs.bolster}2{signs.bolster} bolstered; @ the Thief, $ the treasure may be here",
        f"{signs.across} {signs.along} cells between two temples, {signs.cross} crosses, which are beside none",
        "Rods at the edges: [ ] not looked at, [?] looked at, [G] green, [R] red",
        f"Coins by day and round: {signs.back}{signs.back} face down, +{signs.back}{signs.back} sacrificed with it, "
        "-- none, in brackets: being taken back",
    ]
    notes = [Text(note, "italic") for note in view.notes]
    return Group(rows_table(streams(view)), *notes, grid, *(Text(words, "dim") for words in legend))
