"""`make bench`: everything in one run on one machine. `--write FILE` also writes the figures as a page."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import batches, nusubito, openspiel, ours, peers, races
from benchmarks.machine import cpu, now_and_here, write_table
from benchmarks.startup import startup
from facedown.games.hyst import HYST
from facedown.games.myst import MYST
from facedown.games.nusubito import NUSUBITO
from facedown.games.nyet import NYET
from facedown.games.shy_monsters import SHY_MONSTERS

Row = tuple[str, str, str, str]
HEADS = ("what", "measured", "compared with", "bar")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--write", type=Path, help="write the tables into this Markdown file, between their markers")
    parser.add_argument("--peers", action="store_true", help="only the tables beside other libraries")
    args = parser.parse_args()
    console = Console()
    note = f"Measured: {now_and_here()}."

    def show(title: str, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        table = Table(title=title)
        for head in heads:
            table.add_column(head, no_wrap=head == heads[0])  # in a narrow terminal the names stay whole
        for row in rows:
            table.add_row(*row)
        console.print(table)
        if args.write:
            write_table(args.write, name, [note], heads, rows)
            console.print(f"written to {args.write}")

    if not args.peers:
        show(f"Facedown beside OpenSpiel, {cpu()}", "figures", HEADS, own_rows(console))
    with console.status("measuring ...") as status:
        rows = peers.stepping_rows(peers.stepping_groups(), lambda what: status.update(f"measuring: {what} ..."))
    show("One game from Python, processor time", peers.STEPPING, peers.STEPPING_HEADS, rows)
    with console.status("measuring ...") as status:
        rows = peers.batch_rows(peers.batch_groups(), lambda what: status.update(f"measuring: {what} ..."))
    show(f"{batches.COUNT:,} games at once", peers.BATCHES, peers.BATCHES_HEADS, rows)
    console.print(note)


def own_rows(console: Console) -> list[Row]:
    """What the engine, search and start are worth, with OpenSpiel where it has the like."""
    rows: list[Row] = []
    steps: list[tuple[str, Callable[[], list[Row]]]] = [
        ("random play", play_rows),
        ("Shy Monsters", shy_monsters_rows),
        ("Nusubito", nusubito_rows),
        ("H.Y.S.T.", hyst_rows),
        ("MYST", myst_rows),
        ("live races", race_rows),
        ("steps from Python", python_rows),
        ("plain twin and record", twin_rows),
        ("search", search_rows),
        ("start", start_rows),
    ]
    for name, measure in steps:
        with console.status(f"measuring: {name} ..."):
            rows += measure()
    return rows


def play_rows() -> list[Row]:
    rows: list[Row] = []
    hearts = openspiel.cpp_rollouts()
    four = 0.0
    for players in (4, 2, 3, 5):
        rate = ours.native_play(players)
        four = four or rate
        games = rate / ours.decisions_per_game(players)
        bar = "at least 12 M/s" if players == 4 else ""
        rows.append(
            (
                f"native whole games, {players} players, deals included",
                f"{mega(rate)} decisions/s",
                f"{games:,.0f} games/s",
                bar,
            )
        )
    dealt = ours.native_play_dealt()
    ratio = f"{dealt / hearts:.1f} x OpenSpiel C++ hearts ({mega(hearts)})"
    rows.append(("native rounds from a dealt hand, 4 players", f"{mega(dealt)} decisions/s", ratio, "at least 2.5 x"))
    rows.append(("the same with our deals included", f"{mega(four)} decisions/s", f"{four / hearts:.1f} x", ""))
    two = ours.native_play_two_cores()
    rows.append(
        (
            "native whole games on two cores",
            f"{mega(two)} decisions/s",
            f"{two / four:.2f} x one core",
            "at least 1.7 x",
        )
    )
    rows.append(("chance actions per decision", f"{ours.chance_share():.2f}", "counted apart", ""))
    return rows


def shy_monsters_rows() -> list[Row]:
    rate, per_game = ours.native_play_of(SHY_MONSTERS)
    peer = openspiel.cpp_rollouts_from_start("phantom_ttt")
    _, steps = ours.twin_steps(SHY_MONSTERS)
    games = f"{rate / per_game:,.0f} games/s; {rate / peer:.1f} x OpenSpiel C++ phantom_ttt ({mega(peer)})"
    return [
        ("Shy Monsters: native whole games", f"{mega(rate)} decisions/s", games, "at least 5 M/s"),
        ("Shy Monsters: plain twin, random games", f"{steps / 1e3:,.0f} k steps/s", "", ""),
        ("Shy Monsters: record", f"{SHY_MONSTERS.rules.state.dtype.itemsize} bytes", "", ""),
    ]


def nusubito_rows() -> list[Row]:
    rate, per_game = ours.native_play_of(NUSUBITO)
    _, steps = ours.twin_steps(NUSUBITO)
    middle, slow, count = nusubito.belief_times()
    games = f"{rate / per_game:,.0f} games/s"
    seldom = f"{slow:.0f} microseconds for one of 100, {count} records"
    return [
        ("Nusubito: native whole games", f"{mega(rate)} decisions/s", games, "at least 3 M/s"),
        ("Nusubito: the Mist's whole belief", f"{middle:.1f} microseconds", seldom, "under 50"),
        ("Nusubito: plain twin, random games", f"{steps / 1e3:,.0f} k steps/s", "", ""),
        ("Nusubito: record", f"{NUSUBITO.rules.state.dtype.itemsize} bytes", "", ""),
    ]


def hyst_rows() -> list[Row]:
    """Random thieves hardly ever get out: a limit of turns ends their games."""
    rate, per_game = ours.native_play_of(HYST, turn_limit=100)
    _, steps = ours.twin_steps(HYST, turn_limit=100)
    games = f"{rate / per_game:,.0f} games/s of 100 turns, museums included"
    return [
        ("H.Y.S.T.: native random play, 4 players", f"{mega(rate)} decisions/s", games, "at least 4 M/s"),
        ("H.Y.S.T.: plain twin, random games", f"{steps / 1e3:,.0f} k steps/s", "", ""),
        ("H.Y.S.T.: record", f"{HYST.rules.state.dtype.itemsize} bytes", "", ""),
    ]


def myst_rows() -> list[Row]:
    """Games without people: the race is simulated."""
    rate, per_game = ours.native_play_of(MYST)
    _, steps = ours.twin_steps(MYST)
    games = f"{rate / per_game:,.0f} games/s, races simulated"
    return [
        ("MYST: native whole games", f"{mega(rate)} decisions/s", games, "at least 4 M/s"),
        ("MYST: plain twin, random games", f"{steps / 1e3:,.0f} k steps/s", "", ""),
        ("MYST: record", f"{MYST.rules.state.dtype.itemsize} bytes", "", ""),
    ]


def race_rows() -> list[Row]:
    """A server on one core, the people on the other."""
    found = races.measure()
    rate = found.laid / races.SECONDS
    return [
        (
            f"MYST: {races.RACES} live races at once, two people each, a piece every 3 s: from drop to answer, on disk",
            f"p50 {found.p50:.1f} ms, p99 {found.p99:.1f} ms",
            f"{rate:.0f} pieces/s, {100 * found.cpu:.0f} % of a core, {found.memory:.2f} MB a race",
            "p99 under 50 ms",
        )
    ]


def python_rows() -> list[Row]:
    hearts = openspiel.python_step()
    one = ours.python_step()
    ratio = f"{one / hearts:.2f} x OpenSpiel apply_action + legal_actions ({mega(hearts)})"
    choosing, batch = ours.python_step_choosing(), ours.python_batch_step()
    return [
        ("Batch.step_one from Python (next choices included)", f"{mega(one)} steps/s", ratio, "at least 1 M/s"),
        ("the same, choosing in Python from the mask", f"{mega(choosing)} steps/s", "", ""),
        ("Batch.step from Python, 4,096 games", f"{mega(batch)} steps/s", "", ""),
    ]


def twin_rows() -> list[Row]:
    decisions, steps = ours.twin_steps()
    aside = f"{decisions / 1e3:,.0f} k decisions/s"
    return [
        ("plain twin (no compiler), random games", f"{steps / 1e3:,.0f} k steps/s", aside, "at least 100 k/s"),
        ("record of a game, any number of players", f"{NYET.rules.state.dtype.itemsize} bytes", "", "under 400"),
    ]


def search_rows() -> list[Row]:
    hearts = openspiel.ismcts()
    plain = ours.search_random_rollouts()
    ratio = f"{plain / hearts:.1f} x OpenSpiel C++ IS-MCTS, hearts, 51 plays to go ({kilo(hearts)})"
    return [
        ("search, random rollouts, 52 plays to go", f"{kilo(plain)} simulations/s", ratio, "at least 5 x"),
        ("the same with NYET!'s own rollouts (what bots use)", f"{kilo(ours.search(2))} simulations/s", "", ""),
        ("search at the first lead, own rollouts", f"{kilo(ours.search(0))} simulations/s", "", ""),
        ("search at the first veto, own rollouts", f"{kilo(ours.search(-1))} simulations/s", "", ""),
    ]


def start_rows() -> list[Row]:
    bars = {"first start, a bot has moved (compiled)": "under 15 s", "later start, first prompt": "under 1.5 s"}
    return [(name, f"{seconds:.2f} s", "", bars.get(name, "")) for name, seconds in startup().items()]


def kilo(rate: float) -> str:
    return f"{rate / 1e3:,.0f} k"


def mega(rate: float) -> str:
    return f"{rate / 1e6:.2f} M"


main()
