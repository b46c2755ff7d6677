"""Reports what came out of solving Shy Monsters: pictures, and one HTML file."""

from html import escape
from pathlib import Path
from typing import Any, cast

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

from facedown.arena.draw import BLUE, GREEN, INK, PAPER, RED, SOFT, STYLE, WIDTH, png_of
from facedown.arena.page import Picture, page, section
from facedown.engine.errors import FacedownError
from facedown.solving.shy_monsters.graph import ARRANGEMENTS
from facedown.solving.shy_monsters.outlines import MONSTERS, classes
from facedown.solving.shy_monsters.programme import Programme, scheme
from facedown.solving.shy_monsters.results import RULES_VERSION, Library, Result
from facedown.solving.shy_monsters.shipped import Shipped, shipped

STOREY_COLOURS = {1: GREEN, 2: BLUE, 3: RED}
STOREY_MARKERS = {1: "*", 2: "o", 3: "^"}
HEAT = LinearSegmentedColormap.from_list("heat", [PAPER, "#f0b8a8", RED])
SHOWN = 8  # outlines drawn for each storey
REACH = 3.6  # cells around the middle of an outline: seven in a row must fit


def solutions(folder: Path | None) -> Shipped:
    """Finds the solutions of a folder, or those that come with the game."""
    if folder is None:
        return shipped()
    library = Library(folder)
    found = [result for one in scheme() if (result := library.find(one))]
    if not found:
        raise FacedownError(f"{folder}: there are no solutions in this folder")
    return Shipped(found)


def draw_all(solved: Shipped) -> list[Picture]:
    pictures = [
        Picture(
            "values",
            "How often does the Hero win from here on?",
            "One mark for each set of Monsters not seen yet; the bars from the lower to the upper bound are mostly too "
            "short to be seen. From storey 1 it is the whole game.",
            png_of(_values(solved)),
        )
    ]
    for storey in (3, 2, 1):
        if result := solved.results.get(Programme(storey)):
            pictures.append(
                Picture(
                    f"storey{storey}",
                    f"Storey {storey}: which pairs are strong, and which outlines does the mix use?",
                    "Left: the Hero's guarantee against each pair, later storeys included. Right: the outlines used "
                    "most, E the Entrance; the redder a room, the likelier a Monster is in it, and the number is the "
                    "chance of the Exit in percent.",
                    png_of(_storey(result)),
                )
            )
    return pictures


def _values(solved: Shipped) -> Figure:
    with rc_context(cast(Any, STYLE)):
        figure = Figure(figsize=(WIDTH, 4.6), layout="constrained")
        axes = figure.add_subplot()
        for storey in (3, 2, 1):
            mine = [r for one, r in solved.results.items() if one.storey == storey and not one.alone]
            for size in sorted({len(r.programme.unseen) for r in mine}, reverse=True):
                group = sorted(
                    (r for r in mine if len(r.programme.unseen) == size), key=lambda r: r.header.low + r.header.high
                )
                at = 6 - size + (np.arange(len(group)) - (len(group) - 1) / 2) * 0.035 + (storey - 2) * 0.02
                low = np.array([r.header.low for r in group])
                high = np.array([r.header.high for r in group])
                middle = (low + high) / 2
                axes.errorbar(
                    at,
                    middle,
                    (middle - low, high - middle),
                    fmt=STOREY_MARKERS[storey],
                    ms=9 if storey == 1 else 4.5,
                    color=STOREY_COLOURS[storey],
                    label=f"storey {storey}" if size == 6 else None,
                )
                for r, x, y in ((group[0], at[0], middle[0]), (group[-1], at[-1], middle[-1])):
                    if size in (2, 3) and len(group) > 1:
                        name = "+".join(MONSTERS[m] for m in r.programme.unseen)
                        off = (0, -12) if y == middle[0] else (0, 6)
                        axes.annotate(
                            name, (x, y), off, textcoords="offset points", ha="center", fontsize=7, color=SOFT
                        )
        axes.set_xticks(range(5), [f"{n} unseen" for n in (6, 5, 4, 3, 2)])
        axes.set_ylim(0, 0.56)
        axes.set_ylabel("the Hero's chance to win from here")
        axes.legend(frameon=False, loc="upper left")
        axes.set_title("How often does the Hero win from here on?", loc="left", fontsize=13, fontweight="bold")
    return figure


def _storey(result: Result) -> Figure:
    with rc_context(cast(Any, STYLE)):
        figure = Figure(figsize=(WIDTH, 4.4), layout="constrained")
        left, right = cast(Any, figure).subfigures(1, 2, width_ratios=[1, 1.35])
        left.set_facecolor(PAPER)
        right.set_facecolor(PAPER)
        _prices(left.add_subplot(), result)
        share = np.bincount(result.outline, result.chance, len(classes())) / len(result.programme.pairs)
        grid = cast(Any, right.subplots(2, SHOWN // 2)).ravel()
        for axes, number in zip(grid, np.argsort(-share), strict=False):
            _outline(axes, result, int(number), float(share[number]))
        used = int((share > 1e-3).sum())
        figure.suptitle(
            f"Storey {result.programme.storey}: the Hero wins {result.header.low:.4f} to {result.header.high:.4f}; "
            f"{used} outlines with more than 0.1 %",
            x=0.012,
            ha="left",
            fontsize=12,
            fontweight="bold",
        )
    return figure


def _prices(axes: Axes, result: Result) -> None:
    one = result.programme
    table = np.full((6, 6), np.nan)
    for (m, n), price in zip(one.pairs, result.prices, strict=True):
        table[m, n] = table[n, m] = price
    axes.imshow(-table, cmap=HEAT)
    for m in range(6):
        for n in range(6):
            if m != n:
                axes.text(n, m, f"{table[m, n]:.2f}"[1:], ha="center", va="center", fontsize=8.5)
    axes.set_xticks(range(6), MONSTERS, rotation=45, ha="right")
    axes.set_yticks(range(6), MONSTERS)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.tick_params(length=0)
    axes.set_title("guarantee by pair", fontsize=10, loc="left")


def _outline(axes: Axes, result: Result, number: int, share: float) -> None:
    cells = ((0, 0), *classes()[number].cells)
    here = result.outline == number
    monster, exit = np.zeros(7), np.zeros(7)
    for a, chance in zip(result.arrangement[here], result.chance[here], strict=True):
        x, low, high = ARRANGEMENTS[a]
        exit[x] += chance
        monster[low] += chance / 2
        monster[high] += chance / 2
    total = max(exit.sum(), 1e-12)
    for tile, (x, y) in enumerate(cells):
        colour = INK if tile == 0 else HEAT(min(2.2 * monster[tile] / total, 1.0))
        axes.add_patch(
            FancyBboxPatch(
                (x - 0.42, y - 0.42), 0.84, 0.84, boxstyle="round,pad=0,rounding_size=0.14", fc=colour, ec=INK, lw=0.8
            )
        )
        said = "E" if tile == 0 else f"{100 * exit[tile] / total:.0f}" if exit[tile] / total > 0.005 else ""
        axes.text(x, y, said, ha="center", va="center", fontsize=6, color=PAPER if tile == 0 else INK)
    xs, ys = [c[0] for c in cells], [c[1] for c in cells]
    middle_x, middle_y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    axes.set_xlim(middle_x - REACH, middle_x + REACH)
    axes.set_ylim(middle_y + REACH, middle_y - REACH)
    axes.set_aspect("equal")
    axes.axis("off")
    axes.set_title(f"{100 * share:.1f} %", fontsize=8, color=SOFT)


def html(solved: Shipped, pictures: list[Picture]) -> str:
    rows = "".join(
        f"<tr><th scope='row'>{escape(one.title)}</th><td>{r.header.low:.5f}</td><td>{r.header.high:.5f}</td>"
        f"<td>{r.gap:.5f}</td><td>{r.header.iterations:,}</td><td>{r.header.seconds:.0f}</td>"
        f"<td>{len(r.chance):,}</td></tr>"
        for one, r in solved.results.items()
    )
    body = "".join(map(section, pictures)) + _PROGRAMMES.format(rows=rows)
    return page(
        "Shy Monsters, solved",
        "What both sides can be sure of, storey by storey.",
        body,
        f"rules version {RULES_VERSION} of Shy Monsters",
    )


_PROGRAMMES = """<section><h2>All programmes</h2><div class="wide"><table><thead><tr><th>programme</th>
<th>Hero at least</th><th>at most against the mix</th>
<th>gap</th><th>rounds</th><th>seconds</th><th>layouts</th></tr></thead>
<tbody>{rows}</tbody></table></div>
<p class="note">Chances to win the game from that storey on. "At least" is what the Hero's mean strategy gets against
the worst layout of every pair; "at most" is the exact best response to the Dungeon Master's mix.</p></section>"""
