"""Runs the conformance kit as a pytest plugin.

    pytest --pyargs facedown.testing.suite                                          # all games of the catalog
    pytest --pyargs facedown.testing.suite --facedown-game my_package.game:GAME     # another one

A test module may also bring the checks among its own tests with `from facedown.testing.suite import *`, and say with
`FACEDOWN_GAMES = [GAME]` which games they are for.

Nothing of Facedown is imported before it is needed: pytest loads this file in every project where it is installed.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from facedown.engine.game import Game
    from facedown.testing.walk import Budget


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("facedown", "conformance kit for games of Facedown")
    group.addoption(
        "--facedown-game",
        action="append",
        default=[],
        metavar="NAME",
        help="check this game instead of the whole catalog: a name of it, or package.module:GAME (may be repeated)",
    )
    group.addoption(
        "--facedown-scale",
        type=float,
        default=None,
        metavar="FACTOR",
        help="how much to try: 1 is usual (default: the variable FACEDOWN_TEST_SCALE, or 1)",
    )
    group.addoption(
        "--facedown-golden",
        default=None,
        metavar="FOLDER",
        help="where golden playthroughs lie (default: tests/golden of the project)",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "facedown_game" in metafunc.fixturenames:
        games = _games(metafunc)
        metafunc.parametrize("facedown_game", games, ids=[game.name for game in games])


def _games(metafunc: pytest.Metafunc) -> "list[Game]":
    from facedown.engine.errors import FacedownError
    from facedown.testing.games import all_games, load_game

    own: list[Game] | None = getattr(metafunc.module, "FACEDOWN_GAMES", None)
    if own is not None:
        return own
    named: list[str] = metafunc.config.getoption("--facedown-game")
    try:
        return [load_game(name) for name in named] or all_games()
    except FacedownError as error:
        raise pytest.UsageError(str(error)) from error


@pytest.fixture(scope="session")
def facedown_budget(pytestconfig: pytest.Config) -> "Budget":
    """Says how much the checks try."""
    from facedown.testing.walk import Budget

    scale: float | None = pytestconfig.getoption("--facedown-scale")
    return Budget.from_environment() if scale is None else Budget(scale)


@pytest.fixture(scope="session")
def facedown_golden(pytestconfig: pytest.Config) -> Path:
    """Finds the folder of golden playthroughs and node counts."""
    folder: str | None = pytestconfig.getoption("--facedown-golden")
    return Path(folder) if folder else pytestconfig.rootpath / "tests" / "golden"
