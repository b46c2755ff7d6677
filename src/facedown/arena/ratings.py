"""Places the bots on the scale of people's ratings, fitted to matches of the arena.

`python -m facedown.arena.ratings [GAME ...]` reads the measured.toml of a game's bots and writes their ratings.json.
The model is that of the ratings (Plackett-Luce, as in openskill): of n who play, one with strength mu wins with the
chance exp(mu / c) in proportion to all, c = sqrt(n) * BETA, where nobody's strength is in doubt. The strengths are
those under which the measured shares of wins are most likely. The regulars are in the middle of the scale, where
newcomers begin; in a game of two roles, the two regulars together.
"""

import json
import math
import sys
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from facedown.catalog import ENTRIES, find_game
from facedown.engine.errors import FacedownError

MIDDLE = 25.0  # openskill's own values
BETA = 25.0 / 6
ANCHOR = "regular"
STEPS = 20_000
STEP = 60.0

Player = tuple[str, str]  # pool, level


class Match(NamedTuple):
    players: Sequence[Player]
    wins: float  # of the first
    games: int


def folder_of(game: str) -> Traversable:
    """Finds where the measured matches and the ratings of a game's bots are."""
    package = ENTRIES[find_game(game).name].ratings
    if not package:
        raise FacedownError(f"the bots of '{game}' are not measured: its entry names no `ratings`")
    return files(package)


def measured(game: str) -> list[Match]:
    """Reads the matches that a game's bots have played."""
    data = tomllib.loads(folder_of(game).joinpath("measured.toml").read_text(encoding="utf-8"))
    found = [
        Match(list(zip(match["pools"], match["bots"], strict=True)), match["wins"], match["games"])
        for match in data.get("match", [])
    ]
    for grid in data.get("grid", []):
        for level, wins, games in zip(grid["levels"], grid["wins"], grid["games"], strict=True):
            for other, share, number in zip(grid["across"], wins, games, strict=True):
                found.append(Match([(grid["rows"], level), (grid["columns"], other)], share, number))
    return found


def chance(strengths: Sequence[float]) -> float:
    """Computes the chance that the first wins."""
    c = math.sqrt(len(strengths)) * BETA
    top = max(strengths)
    weights = [math.exp((mu - top) / c) for mu in strengths]
    return weights[0] / sum(weights)


def fitted(matches: Sequence[Match]) -> dict[Player, float]:
    """Finds the most likely strengths."""
    mu = {player: MIDDLE for match in matches for player in match.players}
    total = sum(match.games for match in matches)
    for _ in range(STEPS):
        slope = dict.fromkeys(mu, 0.0)
        for match in matches:
            first, c = match.players[0], math.sqrt(len(match.players)) * BETA
            too_few = match.games * (match.wins - chance([mu[player] for player in match.players])) / c
            slope[first] += too_few
            others = match.players[1:]
            weights = [math.exp(mu[player] / c) for player in others]
            for player, weight in zip(others, weights, strict=True):
                slope[player] -= too_few * weight / sum(weights)
        for player in mu:
            mu[player] += STEP * slope[player] / total
    return _anchored(mu, matches)


def _anchored(mu: dict[Player, float], matches: Sequence[Match]) -> dict[Player, float]:
    """Puts the regulars in the middle. Pools that play against each other, such as two roles, are moved together."""
    meet = [{pool for pool, _ in match.players} for match in matches]
    made = {}
    for (pool, level), strength in mu.items():
        others = set[str]().union(*(pools for pools in meet if pool in pools))
        middle = [mu[other] for other in mu if other[1] == ANCHOR and other[0] in others]
        made[pool, level] = strength - sum(middle) / len(middle) + MIDDLE
    return made


def table(mu: dict[Player, float]) -> dict[str, dict[str, float]]:
    pools: dict[str, dict[str, float]] = {}
    for (pool, level), strength in sorted(mu.items()):
        pools.setdefault(pool, {})[level] = round(strength, 2)
    return pools


def markdown(pools: dict[str, dict[str, float]]) -> str:
    """Writes the table as on the bots' page, on the scale that people read."""
    levels = ("random", "novice", "regular", "expert")
    rows = ["| pool | " + " | ".join(levels) + " |", "|---|" + "---|" * len(levels)]
    for pool, known in pools.items():
        cells = [str(round(1500 + 30 * (known[level] - MIDDLE))) if level in known else "-" for level in levels]
        rows.append(f"| {pool} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def main(games: Sequence[str]) -> None:
    told: dict[str, dict[str, float]] = {}
    for game in games or [name for name, entry in ENTRIES.items() if entry.ratings]:
        matches = measured(game)
        mu = fitted(matches)
        file = Path(str(folder_of(game))) / "ratings.json"
        file.write_text(json.dumps(table(mu), indent=1) + "\n", encoding="utf-8")
        told |= table(mu)
        for match in matches:
            said = chance([mu[player] for player in match.players])
            who = " - ".join(f"{pool} {level}" for pool, level in match.players)
            print(f"{who}: measured {match.wins:.3f}, by the ratings {said:.3f} ({match.games} games)")
    print(markdown(dict(sorted(told.items()))))


if __name__ == "__main__":
    main(sys.argv[1:])
