"""make soak: python -m tests.soak [--seeds 200] [--first 1] [--only SEED]"""

import argparse
import sys
import time
from collections import Counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from tests.server.postgres import postgres
from tests.soak.seeds import kind_of, run_seed


def main() -> int:
    asked = argparse.ArgumentParser(prog="make soak", description="Servers under faults, by seed.")
    asked.add_argument("--seeds", type=int, default=200, help="how many")
    asked.add_argument("--first", type=int, default=1, help="the first one")
    asked.add_argument("--only", type=int, help="this one alone: to see a failure again")
    wanted = asked.parse_args()
    seeds = [wanted.only] if wanted.only is not None else list(range(wanted.first, wanted.first + wanted.seeds))
    console = Console()
    totals: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    began = time.monotonic()
    columns = (
        TextColumn("[bold]soak"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with postgres() as pg, Progress(*columns, console=console) as progress:
        bar = progress.add_task("", total=len(seeds))
        for seed in seeds:
            progress.update(bar, description=f"seed {seed}: {kind_of(seed)}")
            try:
                outcome = run_seed(seed, pg)
            except BaseException as error:
                if not isinstance(error, KeyboardInterrupt):
                    console.print_exception()
                    console.print(f"Seed {seed} failed. To see it again: [bold]python -m tests.soak --only {seed}")
                return 1
            kinds[kind_of(seed)] += 1
            totals.update(outcome.faults)
            totals["acknowledged messages"] += outcome.acknowledged
            totals["log rows"] += outcome.rows
            totals["pieces laid in live races"] += outcome.laid
            progress.advance(bar)
            if not console.is_terminal and seed % 10 == 0:
                console.print(f"seed {seed} done, {time.monotonic() - began:.0f} s")
    sheet = Sheet("what", "times", title=f"{len(seeds)} seeds, no failure, {time.monotonic() - began:.0f} s")
    for name, count in [*sorted(kinds.items()), *totals.most_common()]:
        sheet.add_row(name, str(count))
    console.print(sheet)
    return 0


if __name__ == "__main__":
    sys.exit(main())
