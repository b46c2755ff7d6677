"""All games with every number of seats, made short: strangers' tests play them to the end several times.

They run on the plain rules, which need no compiler; that both forms are the same is tested with the environments.
"""

from typing import Any

import pytest

Case = tuple[str, dict[str, Any]]

SHORT: list[Case] = [
    *(("nyet", {"players": n, "round_count": 1}) for n in range(2, 6)),
    ("shy_monsters", {}),
    ("nusubito", {"max_days": 1}),
    *(("hyst", {"players": n, "turn_limit": 8, "layout": "matinee"}) for n in range(2, 7)),
    ("myst", {"turns": 3}),
]
CASES: list[Case] = [(name, {"compiled": False, **options}) for name, options in SHORT]
USUAL = {"nyet": 3, "hyst": 3}  # seats; other numbers of them wait for the night
SMALL: list[Case] = [case for case in CASES if case[1].get("players", 2) == 2]
SMALL_IDS = [name for name, _ in SMALL]


def _parameter(name: str, options: dict[str, Any]) -> Any:
    players = options.get("players", 2)
    later = () if players == USUAL.get(name, 2) else pytest.mark.nightly
    return pytest.param(name, options, id=f"{name}-{players}", marks=later)


every_case = pytest.mark.parametrize(("name", "options"), [_parameter(*case) for case in CASES])
