"""Solves a programme from the beginning or from where it was left, and tells how it goes."""

import io
import time
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from facedown.engine.errors import FacedownError
from facedown.solving.goal import Goal
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.programme import Guarantees, Programme, guarantee, needed, worth
from facedown.solving.shy_monsters.results import FORMAT, RULES_VERSION, Header, Library, Result, dense, sparse, write
from facedown.solving.shy_monsters.solver import Bounds, Solver

CHECK_EVERY = 1.2  # bounds are worked out when the rounds have grown by this factor
SAVE_EVERY = 60.0  # seconds
# bytes beside those of an idle process, with all six Monsters unseen: as measured, with something to spare
MEMORY = {(3, False): 0.3e9, (2, False): 0.8e9, (1, False): 1.1e9, (2, True): 0.6e9, (1, True): 0.8e9}


@dataclass(frozen=True)
class News:
    """Tells how a run stands."""

    stage: str  # "growing" or "learning"
    done: int
    total: int
    bounds: Bounds | None = None
    seconds: float = 0.0


def payoffs(one: Programme, library: Library) -> Any:
    """Computes what escaping is worth; a larger set stands in for a programme of the next storey that is missing."""
    known: dict[tuple[int, ...], Any] = {}
    for other in needed(one):
        found = library.nearest(other)
        if found is None:
            raise FacedownError(f"{one.title} needs the solution of {other.title} first")
        known[other.unseen] = found.guarantee
    table: Guarantees = known
    return worth(one, table)


def solve(
    one: Programme, library: Library, goal: Goal, tell: Callable[[News], None] = lambda news: None, resume: bool = True
) -> Result:
    """Solves until the goal is reached, keeps the result in the library, and gives it."""
    started = time.monotonic()
    table = payoffs(one, library)
    _enough_memory(one)
    cells = [c.cells for c in classes()]
    solver = Solver(
        cells,
        one.pairs,
        one.rules,
        table.mean(axis=2),
        grown=lambda n: tell(News("growing", n, len(cells), None, time.monotonic() - started)),
    )
    checkpoint = library.folder / f"{one.name}.rounds"
    before = _restore(solver, checkpoint) if resume else 0.0
    bounds = solver.bounds() if solver.iteration else Bounds(0.0, 1.0)
    saved = time.monotonic()
    check = max(40, int(solver.iteration * CHECK_EVERY))
    try:
        while not _reached(goal, solver.iteration, bounds, before + time.monotonic() - started):
            solver.iterate()
            if solver.iteration >= check or solver.iteration == goal.iterations:
                bounds, check = solver.bounds(), int(solver.iteration * CHECK_EVERY)
            tell(News("learning", solver.iteration, goal.iterations or 0, bounds, before + time.monotonic() - started))
            if time.monotonic() - saved > SAVE_EVERY:
                _save(solver, checkpoint, before + time.monotonic() - started)
                saved = time.monotonic()
    except KeyboardInterrupt:  # from `tell`, so between two rounds
        _save(solver, checkpoint, before + time.monotonic() - started)
        raise
    seconds = before + time.monotonic() - started
    result = _result(one, solver, table, seconds)
    library.put(result)
    if bounds.gap <= goal.gap:
        checkpoint.unlink(missing_ok=True)
    else:  # so that it can be made better
        _save(solver, checkpoint, seconds)
    return result


def done(result: Result, goal: Goal) -> bool:
    """Is there nothing more to do?"""
    return result.gap <= goal.gap or (goal.iterations is not None and result.header.iterations >= goal.iterations)


def _reached(goal: Goal, iteration: int, bounds: Bounds, seconds: float) -> bool:
    if iteration and bounds.gap <= goal.gap:
        return True
    if goal.iterations is not None and iteration >= goal.iterations:
        return True
    return goal.seconds is not None and seconds >= goal.seconds and iteration >= 40


def _result(one: Programme, solver: Solver, table: Any, seconds: float) -> Result:
    low = float(solver.chance @ solver.prices())
    outline, pair, arrangement, chance = sparse(solver.mean_mix(), len(one.pairs))
    header = Header(
        FORMAT,
        RULES_VERSION,
        one.storey,
        list(one.unseen),
        one.alone,
        low,
        1.0,
        solver.iteration,
        round(seconds, 1),
        solver.entries,
        solver.decisions,
    )
    draft = Result(header, outline, pair, arrangement, chance, guarantee(one, solver.mean_escapes(), table))
    high = solver.best_response(dense(draft, len(solver.cells), len(one.pairs)))
    return replace(draft, header=msgspec.structs.replace(header, high=high))


def _save(solver: Solver, path: Path, seconds: float) -> None:
    out = io.BytesIO()
    tables = {name: getattr(solver, name) for name in Solver.SAVED}
    for k, block in enumerate(solver.blocks):
        tables[f"regret_{k}"], tables[f"mix_{k}"] = block.regret, block.mix
    np.savez(out, at=np.array([solver.iteration, seconds]), pay=solver.pay, **tables)
    write(path, out.getvalue())


def _restore(solver: Solver, path: Path) -> float:
    """Takes up the tables of an earlier run with the same payoffs; gives the seconds that it had worked."""
    if not path.exists():
        return 0.0
    try:
        with np.load(path, allow_pickle=False) as file:
            if not np.array_equal(file["pay"], solver.pay):
                return 0.0  # the storeys below have been solved better since: begin again
            tables = {name: file[name] for name in file.files}
        for name in Solver.SAVED:
            getattr(solver, name)[...] = tables[name]
        for k, block in enumerate(solver.blocks):
            block.regret[...], block.mix[...] = tables[f"regret_{k}"], tables[f"mix_{k}"]
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise FacedownError(f"{path}: this checkpoint is damaged ({error}); remove it to begin again") from None
    solver.iteration = int(tables["at"][0])
    return float(tables["at"][1])


def _enough_memory(one: Programme) -> None:
    need = MEMORY[one.storey, one.alone and one.storey < 3] * len(one.pairs) / 15 + 0.3e9
    free = free_memory()
    if free is not None and free < need:
        raise FacedownError(f"{one.title} needs about {need / 1e9:.1f} GB of memory; {free / 1e9:.1f} GB are free")


def free_memory() -> int | None:
    """Counts the bytes that could be used, where the system says so."""
    try:
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    except (OSError, ValueError, IndexError):
        pass
    return None
