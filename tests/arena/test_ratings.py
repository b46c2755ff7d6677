"""The bots' ratings are what the measured matches say."""

import json
from importlib.resources import files
from pathlib import Path

from facedown.arena.ratings import FILE, chance, fitted, markdown, measured, table


def test_the_shipped_ratings_are_fitted_to_the_measured_matches() -> None:
    matches = measured()
    mu = fitted(matches)
    shipped = json.loads(files("facedown.bots").joinpath("ratings.json").read_text(encoding="utf-8"))
    assert FILE.name == "ratings.json"
    for pool, levels in table(mu).items():
        assert shipped[pool].keys() == levels.keys()
        assert all(abs(shipped[pool][level] - strength) < 0.02 for level, strength in levels.items())
    # at the best fit, each bot has won as often as its rating says, over all its matches as the first
    for player in {match.players[0] for match in matches if len(match.players) == 2}:
        own = [match for match in matches if match.players[0] == player and len(match.players) == 2]
        if any(player in match.players and match not in own for match in matches):
            continue
        won = sum(match.games * match.wins for match in own)
        said = sum(match.games * chance([mu[p] for p in match.players]) for match in own)
        assert abs(won - said) < 0.5


def test_the_bots_page_tells_them() -> None:
    shipped = json.loads(FILE.read_text(encoding="utf-8"))
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert markdown(shipped) in page


def test_equal_bots_share_the_wins() -> None:
    assert chance([25, 25]) == 0.5
    assert abs(chance([30, 20, 20]) - (1 - 2 * chance([20, 20, 30]))) < 1e-12
