"""Reports what came out of solving a tree, in one HTML file: the curve, the value, and the strategy."""

from collections.abc import Sequence
from html import escape
from typing import Any, cast

from matplotlib import rc_context
from matplotlib.figure import Figure

from facedown.arena.draw import BLUE, RED, STYLE, WIDTH, png_of
from facedown.arena.page import Picture, page, section
from facedown.cli.commands.solve_tree import Row
from facedown.engine.game import Game
from facedown.solving.cfr import Solution

MOST_ROWS = 500  # information sets in the page; all are in the table that --table writes


def html(game: Game, solution: Solution, rows: Sequence[Row]) -> str:
    tree, low, high = solution.tree, solution.low, solution.high
    facts = {
        "Seat 0 gets under best play": f"{low:.6f} to {high:.6f} of {solution.total:g}",
        "Rounds of CFR+": f"{solution.curve[-1].iterations:,}",
        "Both could still gain (NashConv)": f"{solution.measured.nash_conv:.6f}",
        "Nodes, ends, depth": f"{tree.nodes:,}, {len(tree.ends):,}, {tree.depth}",
        "Information sets, sequences": f"{tree.infosets:,}, {tree.sequences:,}",
    }
    told = "".join(
        f"<tr><th scope='row'>{escape(name)}</th><td>{escape(said)}</td></tr>" for name, said in facts.items()
    )
    shown = "".join(
        f"<tr><td>{row.seat}</td><td>{100 * row.chance:.3f} %</td><td>{escape(row.mix)}</td></tr>"
        for row in rows[:MOST_ROWS]
    )
    more = f"The {MOST_ROWS} that come up most often, of {len(rows):,}." if len(rows) > MOST_ROWS else ""
    body = (
        f"<section><h2>The result</h2><div class='wide'><table><tbody>{told}</tbody></table></div></section>"
        + section(curve(solution))
        + "<section><h2>The strategy</h2><div class='wide'><table><thead><tr><th>seat</th><th>comes up</th>"
        + f"<th>choices</th></tr></thead><tbody>{shown}</tbody></table></div><p class='note'>Information sets with "
        + f"more than one choice. {more}</p></section>"
    )
    lead = "All that can follow from the given positions, solved by CFR+."
    return page(f"{game.title}, solved from here on", lead, body, f"rules version {game.rules_version} of {game.title}")


def curve(solution: Solution) -> Picture:
    """Draws gap and value by rounds."""
    points = solution.curve[1:] or solution.curve
    rounds = [max(point.iterations, 1) for point in points]
    with rc_context(cast(Any, STYLE)):
        figure = Figure(figsize=(WIDTH, 3.6), layout="constrained")
        left, right = cast(Any, figure.subplots(1, 2))
        left.loglog(rounds, [max(point.nash_conv, 1e-12) for point in points], "o-", ms=3, color=RED)
        left.set_xlabel("rounds")
        left.set_ylabel("both could gain")
        right.semilogx(rounds, [point.value for point in points], "o-", ms=3, color=BLUE)
        right.set_xlabel("rounds")
        right.set_ylabel("seat 0 gets")
    question = "How fast does it come near to perfect play?"
    note = "Left: what both seats could gain by best responses to the mean strategy. Right: what it is worth to seat 0."
    return Picture("curve", question, note, png_of(figure))
