"""The bots' ratings are what the measured matches say."""

import json
from pathlib import Path

import pytest

from facedown.arena.ratings import ANCHOR, MIDDLE, Match, chance, fitted, folder_of, markdown, measured, table
from facedown.catalog import OWN
from facedown.engine.errors import FacedownError

Ratings = dict[str, dict[str, float]]


def shipped(game: str) -> Ratings:
    found: Ratings = json.loads(folder_of(game).joinpath("ratings.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", OWN)
def test_the_shipped_ratings_are_fitted_to_the_measured_matches(game: str) -> None:
    matches = measured(game)
    mu = fitted(matches)
    told = shipped(game)
    assert table(mu).keys() == told.keys()
    for pool, levels in table(mu).items():
        assert told[pool].keys() == levels.keys()
        assert all(abs(told[pool][level] - strength) < 0.02 for level, strength in levels.items())
    # at the best fit, each bot has won as often as its rating says, over all its matches as the first
    for player in {match.players[0] for match in matches if len(match.players) == 2}:
        own = [match for match in matches if match.players[0] == player and len(match.players) == 2]
        if any(player in match.players and match not in own for match in matches):
            continue
        won = sum(match.games * match.wins for match in own)
        said = sum(match.games * chance([mu[p] for p in match.players]) for match in own)
        assert abs(won - said) < 0.5


def test_the_bots_page_tells_them() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    pools = [pool for game in OWN for pool in shipped(game).items()]
    assert markdown(dict(sorted(pools))) in page


def test_pools_that_meet_are_moved_together_and_others_are_not() -> None:
    """Two roles share the middle of the scale; another way to play the game has a middle of its own."""
    roles = [("g:white", ANCHOR), ("g:black", ANCHOR)]
    alone = [("g:slow", ANCHOR), ("g:slow", "novice")]
    mu = fitted([Match(roles, 0.75, 100), Match(alone, 0.75, 100)])
    assert mu[roles[0]] - MIDDLE == pytest.approx(MIDDLE - mu[roles[1]])
    assert mu[roles[0]] > MIDDLE + 1
    assert mu[alone[0]] == pytest.approx(MIDDLE)


def test_a_game_whose_bots_nobody_measured_is_refused() -> None:
    with pytest.raises(FacedownError, match="no game 'chess'"):
        folder_of("chess")


def test_equal_bots_share_the_wins() -> None:
    assert chance([25, 25]) == 0.5
    assert abs(chance([30, 20, 20]) - (1 - 2 * chance([20, 20, 30]))) < 1e-12
