"""The bots' places on the scale of people's ratings, fitted to matches of the arena.

`python -m facedown.arena.ratings` reads measured.toml and writes bots/ratings.json. The model is that of the ratings
(Plackett-Luce, as in openskill): of n who play, one with strength mu wins with the chance exp(mu / c) in proportion to
all, c = sqrt(n) * BETA, where nobody's strength is in doubt. The strengths are those under which the measured shares of
wins are most likely. In each game the regulars are in the middle of the scale, where newcomers begin; in a game of two
roles, the two regulars together.
"""

import json
import math
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

MIDDLE = 25.0  # openskill's own values
BETA = 25.0 / 6
ANCHOR = "regular"
STEPS = 20_000
FILE = Path(__file__).parent.parent / "bots" / "ratings.json"

Player = tuple[str, str]  # pool, level


class Match(NamedTuple):
    players: Sequence[Player]
    wins: float  # of the first
    games: int


def measured() -> list[Match]:
    """All matches of measured.toml."""
    data = tomllib.loads(files("facedown.arena").joinpath("measured.toml").read_text(encoding="utf-8"))
    found = [
        Match(list(zip(match["pools"], match["bots"], strict=True)), match["wins"], match["games"])
        for match in data["match"]
    ]
    for grid in data["grid"]:
        for level, wins, games in zip(grid["levels"], grid["wins"], grid["games"], strict=True):
            for other, share, number in zip(grid["across"], wins, games, strict=True):
                found.append(Match([(grid["rows"], level), (grid["columns"], other)], share, number))
    return found


def chance(strengths: Sequence[float]) -> float:
    """That the first wins."""
    c = math.sqrt(len(strengths)) * BETA
    top = max(strengths)
    weights = [math.exp((mu - top) / c) for mu in strengths]
    return weights[0] / sum(weights)


def fitted(matches: Sequence[Match]) -> dict[Player, float]:
    """The most likely strengths."""
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
            mu[player] += 200.0 * slope[player] / total
    return _anchored(mu)


def _anchored(mu: dict[Player, float]) -> dict[Player, float]:
    """Each game's regulars in the middle. Pools that play against each other are moved together."""
    made = {}
    for player, strength in mu.items():
        middle = [mu[other] for other in mu if other[1] == ANCHOR and _together(other[0], player[0])]
        made[player] = strength - sum(middle) / len(middle) + MIDDLE
    return made


def _together(one: str, other: str) -> bool:
    """Do two pools meet at a table? The roles of a duel do; ways to play a game (which have one pool each) do not."""
    duel = {"hero", "master", "thief", "mist"}
    game, _, role = one.partition(":")
    other_game, _, other_role = other.partition(":")
    return one == other or (game == other_game and role in duel and other_role in duel)


def table(mu: dict[Player, float]) -> dict[str, dict[str, float]]:
    pools: dict[str, dict[str, float]] = {}
    for (pool, level), strength in sorted(mu.items()):
        pools.setdefault(pool, {})[level] = round(strength, 2)
    return pools


def markdown(pools: dict[str, dict[str, float]]) -> str:
    """As on the bots' page, on the scale that people read."""
    levels = ("random", "novice", "regular", "expert")
    rows = ["| pool | " + " | ".join(levels) + " |", "|---|" + "---|" * len(levels)]
    for pool, known in pools.items():
        cells = [str(round(1500 + 30 * (known[level] - MIDDLE))) if level in known else "-" for level in levels]
        rows.append(f"| {pool} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def main() -> None:
    matches = measured()
    mu = fitted(matches)
    FILE.write_text(json.dumps(table(mu), indent=1) + "\n", encoding="utf-8")
    print(markdown(table(mu)))
    for match in matches:
        said = chance([mu[player] for player in match.players])
        who = " - ".join(f"{pool} {level}" for pool, level in match.players)
        print(f"{who}: measured {match.wins:.3f}, by the ratings {said:.3f} ({match.games} games)")


if __name__ == "__main__":
    main()
