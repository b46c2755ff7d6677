"""Says whose ratings can be compared, and what a rated table may choose."""

from typing import Any

from facedown.games.myst.rules.options import MystOptions

RATED_OPTIONS = frozenset({"players", "people", "race_driver", "team_decision", "cut_seed", "youngest_team"})
RACES = {"live": "live", "simulated": "lot", "alternate": "turns"}
POOLS = tuple(f"myst:{race}" for race in RACES.values())


def pool(options: MystOptions, state: Any, seat: int) -> str:
    return f"myst:{RACES.get(options.race_driver, 'live')}"
