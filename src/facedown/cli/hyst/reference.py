"""What may be looked up: unseen cards, the discard pile, what cards do, what the signs mean (H-1014, H-1015)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from facedown.cli.hyst.panel import REASONS, exposed, hand, house_rules, piles
from facedown.cli.hyst.signs import LETTER, Signs, row, rows_table
from facedown.games.hyst.picture import View
from facedown.games.hyst.telling import title
from facedown.games.hyst.view import EFFECTS


def reference(view: View, signs: Signs) -> RenderableType:
    pile = ", ".join(title(card) for card in reversed(view.discards)) or "empty"
    rows = [piles(view), row("Discard", f"{pile} (the last one first)" if view.discards else pile)]
    rows += [*house_rules(view), *exposed(view), *hand(view, REASONS)]
    legend = [
        f"{' '.join(signs.lens)} cameras and where they look; {signs.watched * 3} in view, {signs.smoke * 3} smoke: "
        "nobody is seen in it",
        f"{signs.laser * 3} laser; {signs.block} barricade; {signs.diamond} the diamond, behind a letter: its holder",
        f"{signs.safe} within your points, {signs.danger} only through view or laser; R+3 red and three pieces more",
    ]
    return Group(rows_table(rows), _cards(view), *(Text(words, "dim") for words in legend))


def _cards(view: View) -> Table:
    """Each type: what it does; with the card counter how many are unseen, and how likely each rival holds one."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    counted = {one.card: one for one in view.counter}
    if counted:
        rivals = [seat for seat in view.seats if seat.seat != view.seat]
        heads = [Text(LETTER[seat.colour], "bold", justify="right") for seat in rivals]
        grid.add_row(Text("card", "dim"), Text("unseen", "dim"), *heads, Text("what it does", "dim"))
    for card, effect in EFFECTS.items():
        if counted and card not in counted:
            continue
        numbers = []
        if counted:
            one = counted[card]
            numbers = [Text(f"{one.unseen} of {one.in_play}")]
            numbers += [Text(f"{one.chances[seat.seat]:.0%}", justify="right") for seat in rivals]
        grid.add_row(Text(title(card), "bold"), *numbers, effect)
    return grid
