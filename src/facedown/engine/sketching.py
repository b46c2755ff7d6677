"""Helps a game to sketch its view for a terminal: boards with walls, labelled rows, parts side by side.

Every sign is one column wide, and colour is never the only mark: a terminal may have none.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from rich.table import Table
from rich.text import Text

LIGHT, HEAVY = " ╵╶└╷│┌├╴┘─┴┐┤┬┼", " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by the walls that meet: 1 north, 2 east, 4 south, 8 west
EAST_WEST, NORTH_SOUTH = 10, 5
LABEL = 9  # columns before the text of a row
Row = tuple[str, str | Text]  # what it is about, and how it is


def walled(
    columns: str,
    height: int,
    cell: Callable[[int, int], Text],
    along: Callable[[int, int], str],
    upright: Callable[[int, int], str],
    posts: str = LIGHT,
    margins: Callable[[int], tuple[str, str]] = lambda y: (f"{y + 1:>2}", ""),
) -> list[Text]:
    """Draws a board of cells three columns wide, with what stands between them.

    `along(x, y)` says what is north of a cell, `upright(x, y)` what is west of it: nothing, `#` for a wall, or a sign.
    `margins(y)` are the words before and behind a row.
    """
    width = len(columns)

    def is_wall(look: Callable[[int, int], str], x: int, y: int, wide: int, high: int) -> bool:
        return 0 <= x < wide and 0 <= y < high and look(x, y) == "#"

    def post(x: int, y: int) -> str:
        north, south = (is_wall(upright, x, row, width + 1, height) for row in (y - 1, y))
        west, east = (is_wall(along, column, y, width, height + 1) for column in (x - 1, x))
        return posts[north | east << 1 | south << 2 | west << 3]

    def wall(x: int, y: int) -> str:
        sign = along(x, y)
        if sign != "#":
            return (sign or " ") * 3
        line = posts[EAST_WEST]
        return line + (columns[x] if y == 0 else line) + line

    edge = max(len(margins(y)[0]) for y in range(height))
    lines = []
    for y in range(height + 1):
        seam = _line(" " * edge)
        for x in range(width):
            seam.append(post(x, y)).append(wall(x, y))
        lines.append(seam.append(post(width, y)))
        if y < height:
            before, behind = margins(y)
            row = _line(before.rjust(edge))
            for x in range(width + 1):
                sign = upright(x, y)
                row.append(posts[NORTH_SOUTH] if sign == "#" else sign or " ")
                if x < width:
                    row.append_text(cell(x, y))
            lines.append(row.append(behind))
    return lines


def _line(text: str) -> Text:
    """Builds a line that is not folded: where it does not fit, that shows."""
    return Text(text, no_wrap=True, overflow="ellipsis")


def rows(found: Iterable[Row]) -> Table:
    """Puts labelled rows below each other; a long one is folded under itself."""
    found = list(found)
    grid = Table.grid()
    grid.add_column(width=max([LABEL, *(len(word) + 1 for word, _ in found)]), style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for word, text in found:
        grid.add_row(word, text)
    return grid


def table(heads: Sequence[str], lines: Iterable[Sequence[str | Text]], right: str = "") -> Table:
    """Aligns columns without lines; those whose head is in `right` stand at the right, and the last one folds."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim", show_header=any(heads))
    for number, head in enumerate(heads, 1):
        justify: Literal["left", "right"] = "right" if head and head in right.split() else "left"
        grid.add_column(head, justify=justify, no_wrap=number < len(heads))
    for line in lines:
        grid.add_row(*line)
    return grid


def side_by_side(parts: Iterable[Sequence[Text]], width: int, gap: int = 3) -> list[Text]:
    """Puts blocks of lines beside each other, as many as fit, and the others below them."""
    done: list[Text] = []
    rank: list[Text] = []
    for block in parts:
        wide = max((line.cell_len for line in block), default=0)
        used = max((line.cell_len for line in rank), default=0)
        if rank and used + gap + wide > width:
            done, rank, used = [*done, *rank], [], 0
        for k in range(max(len(rank), len(block))):
            if k == len(rank):
                rank.append(_line(""))
            if k < len(block):
                rank[k].append(" " * (used + gap * bool(used) - rank[k].cell_len)).append_text(block[k])
    return [*done, *rank]
