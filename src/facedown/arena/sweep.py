"""Sweeps parameters: all combinations of some options' values, played with the same seeds."""

from collections.abc import Sequence
from itertools import product

from facedown.arena.plan import Plan, make_plan
from facedown.engine.errors import FacedownError


def read_sweep(text: str) -> list[str]:
    """Reads `turns=5,7,9` as settings, one for each value. Semicolons part values that have commas of their own."""
    name, sign, values = text.partition("=")
    each = [value.strip() for value in values.split(";" if ";" in values else ",") if value.strip()]
    if not sign or not name.strip() or len(each) < 2:
        raise FacedownError(f"'{text}': write a sweep as option=first,second, with two values or more")
    return [f"{name.strip()}={value}" for value in each]


def make_plans(
    game: str, bots: Sequence[str], games: int, seed: int, settings: Sequence[str], sweeps: Sequence[str]
) -> list[Plan]:
    """Makes a plan for each combination; without sweeps there is one."""
    swept = [read_sweep(text) for text in sweeps]
    names = [settings[0].partition("=")[0] for settings in swept]
    fixed = {setting.partition("=")[0].strip() for setting in settings}
    for k, name in enumerate(names):
        if name in names[:k] or name in fixed:
            raise FacedownError(f"the option '{name}' is set twice")
    made = [make_plan(game, bots, games, seed, [*settings, *each]) for each in product(*swept)]
    if any(plan in made[:k] for k, plan in enumerate(made)):
        raise FacedownError("two variants of the sweep are the same")
    return made
