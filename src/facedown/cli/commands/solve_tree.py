"""Runs `facedown solve GAME --position FILE`: solves and measures the whole tree below some positions."""

import csv
import io
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from rich import box
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table
from rich.text import Text

from facedown.arena.drawing_library import check_drawing
from facedown.arena.store import check_file, write
from facedown.catalog import find_game, make_bot
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.solving.cfr import Point, Solution, solve
from facedown.solving.growing import LIMIT, grow
from facedown.solving.positions import read_positions, worlds
from facedown.solving.response import Exploitability, exploitability, of_bot, strategy_of
from facedown.solving.tree import Floats, Tree

if TYPE_CHECKING:
    from facedown.solving.goal import Goal

SHOWN = 12  # information sets in the terminal
BOT_SEEDS = 20  # how often a bot is asked about one position


@dataclass(frozen=True)
class Wish:
    """Holds what was asked for on the command line."""

    game: str
    files: Sequence[Path]
    worlds: int | None
    seed: int
    nodes: int | None
    bot: str | None
    table: Path | None
    report: Path | None


def solve_positions(console: Console, wish: Wish, goal: "Goal", asked: list[int]) -> None:
    game = find_game(wish.game)
    for file in (wish.table, wish.report):
        if file is not None:
            check_file(file)
    if wish.report is not None:
        check_drawing()
    states, weights = _positions(game, wish)
    with _working(console) as bar:
        task = bar.add_task("growing the tree; a first run compiles")

        def grown(nodes: int, depth: int) -> None:
            bar.update(task, description=f"{nodes:,} nodes, depth {depth}")
            if asked:
                raise FacedownError("stopped before the tree was whole")

        tree = grow(game, positions=states, weights=weights, limit=wish.nodes or LIMIT, tell=grown)
        console.print(_size(game, tree, len(states)), soft_wrap=True)
        if wish.bot is not None or tree.seats > 2:
            if wish.report is not None:
                raise FacedownError("--report is for what was solved, not for a bot or for more than two players")
            strategy, who = _others(game, tree, wish.bot)
            _tell_gains(console, exploitability(tree, strategy), who)
            solution = None
        else:
            solution = _learn(tree, goal, asked, bar, task)
            strategy = solution.strategy
    if solution is not None:
        console.print(_curve(solution))
        console.print(_result(solution), soft_wrap=True)
    console.print(_strategy(game, tree, strategy))
    if wish.table is not None:
        write(wish.table, _csv(game, tree, strategy))
        console.print(f"Strategy: {wish.table}", soft_wrap=True)
    if wish.report is not None and solution is not None:
        from facedown.cli.reports.solve_tree import html

        write(wish.report, html(game, solution, rows(game, tree, strategy)))
        console.print(f"Report: {wish.report}", soft_wrap=True)


def _positions(game: Game, wish: Wish) -> tuple[list[object], list[float] | None]:
    found: list[object] = []
    for file in wish.files:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise FacedownError(f"cannot read {file}: {error}") from None
        found += read_positions(game, text)
    for name, number in (("--worlds", wish.worlds), ("--nodes", wish.nodes)):
        if number is not None and number < 1:
            raise FacedownError(f"{name} {number}: must be more than 0")
    if wish.worlds is None:
        return found, None
    if len(found) > 1:
        raise FacedownError("--worlds goes with one position, of which it draws others")
    return worlds(game, found[0], wish.worlds, wish.seed)  # type: ignore[arg-type,return-value]


def _working(console: Console) -> Progress:
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _learn(tree: Tree, goal: "Goal", asked: list[int], bar: Progress, task: object) -> Solution:
    begin = time.monotonic()

    def tell(point: Point) -> bool:
        bar.update(task, description=f"round {point.iterations:,}, gap {point.nash_conv:.6f}")  # type: ignore[arg-type]
        return not asked and (goal.seconds is None or time.monotonic() - begin < goal.seconds)

    return solve(tree, goal.iterations or 10**9, goal.gap, tell)


def _others(game: Game, tree: Tree, name: str | None) -> tuple[Floats, str]:
    """Builds a strategy that is not learned: a bot's, or random choices."""
    if name is None:
        return tree.uniform(), "random choices"
    bot = make_bot(game, name)
    return strategy_of(tree, of_bot(bot, BOT_SEEDS), game), f"{name} bots (asked {BOT_SEEDS} times each)"


# --- telling ----------------------------------------------------------------------------------------------------------


def _size(game: Game, tree: Tree, positions: int) -> Text:
    sets = np.bincount(tree.seat_of, minlength=tree.seats)
    each = ", ".join(f"seat {seat}: {count:,}" for seat, count in enumerate(sets))
    roots = "1 position" if positions == 1 else f"{positions:,} positions"
    return Text.assemble(
        (f"{game.title} from {roots}: ", "bold"),
        f"{tree.nodes:,} nodes, {len(tree.ends):,} ends, depth {tree.depth}; information sets {each}",
    )


def _curve(solution: Solution) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title="How near to perfect play", title_justify="left")
    for column in ("rounds", "seat 0 gets", "both could gain (NashConv)"):
        table.add_column(column, justify="right")
    points = [p for k, p in enumerate(solution.curve) if k % 4 == 0 or p is solution.curve[-1]]
    for point in points:
        table.add_row(f"{point.iterations:,}", f"{point.value:.6f}", f"{point.nash_conv:.6f}")
    return table


def _result(solution: Solution) -> Text:
    gains = np.maximum(solution.measured.gains, 0.0)  # rounding may leave a minus before a nought
    return Text.assemble(
        ("Under best play seat 0 gets ", "bold"),
        f"{solution.low:.6f} to {solution.high:.6f} of {solution.total:g} (centred: "
        f"{solution.low - solution.total / 2:+.6f} to {solution.high - solution.total / 2:+.6f}); against this "
        f"strategy seat 0 could gain {gains[0]:.6f}, seat 1 {gains[1]:.6f}",
    )


def _tell_gains(console: Console, found: Exploitability, who: str) -> None:
    table = Table(box=box.SIMPLE_HEAD, title=f"What best answers gain against {who}", title_justify="left")
    for column in ("seat", "gets", "best response", "gain"):
        table.add_column(column, justify="right")
    for seat in range(len(found.values)):
        row = (found.values[seat], found.responses[seat], found.gains[seat])
        table.add_row(str(seat), *(f"{number:.6f}" for number in row))
    console.print(table)
    console.print(f"NashConv {found.nash_conv:.6f}, exploitability {found.exploitability:.6f}")


@dataclass(frozen=True)
class Row:
    """Describes one information set of a strategy, in words."""

    number: int
    seat: int
    chance: float  # that it comes up
    choices: list[tuple[int, str, float]]  # action id, notation, chance

    @property
    def mix(self) -> str:
        order = sorted(self.choices, key=lambda choice: -choice[2])
        return ", ".join(f"{move} {100 * chance:.1f} %" for _, move, chance in order if chance >= 0.0005)


def rows(game: Game, tree: Tree, strategy: Floats) -> list[Row]:
    """Lists the information sets, those that come up most often first (only those where there is a choice)."""
    chances = tree.reached(strategy)
    found = []
    for infoset in np.argsort(-chances, kind="stable").tolist():
        actions = tree.choices(infoset).tolist()
        if len(actions) > 1:
            seat, first = int(tree.seat_of[infoset]), int(tree.first_choice[infoset])
            mix = [(a, game.text.moves.write(seat, a), float(strategy[first + k])) for k, a in enumerate(actions)]
            found.append(Row(infoset, seat, float(chances[infoset]), mix))
    return found


def _strategy(game: Game, tree: Tree, strategy: Floats) -> Table:
    found = rows(game, tree, strategy)
    more = f" (the first {SHOWN} of {len(found):,})" if len(found) > SHOWN else ""
    table = Table(box=box.SIMPLE_HEAD, title=f"The strategy where it comes up most often{more}", title_justify="left")
    table.add_column("seat", justify="right")
    table.add_column("comes up", justify="right")
    table.add_column("choices")
    for row in found[:SHOWN]:
        table.add_row(str(row.seat), f"{100 * row.chance:.2f} %", Text(row.mix))  # `:bat:` is no emoji here
    return table


def _csv(game: Game, tree: Tree, strategy: Floats) -> str:
    """Writes one line for each choice; the redacted record (hex) stands in the first line of each information set."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(("infoset", "seat", "comes_up", "action", "move", "chance", "seen"))
    for row in rows(game, tree, strategy):
        seen = tree.sights[row.number].tobytes().hex()
        for action, move, chance in row.choices:
            table.writerow((row.number, row.seat, f"{row.chance:.9g}", action, move, f"{chance:.9g}", seen))
            seen = ""
    return out.getvalue()
