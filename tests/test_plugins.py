"""Games of other packages: found by their entry points, refused with a reason, offered by choice."""

import logging
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from types import SimpleNamespace
from typing import Any

import pytest

from facedown.engine.game import Game
from facedown.plugins import GROUP, VARIABLE, installed_games, tell_unknown
from tests.conformance import coins
from tests.conformance.coins import COINS


@dataclass(frozen=True)
class Point:
    """An entry point of a package that is not there."""

    name: str
    package: str = "some-package"
    value: str = "tests.conformance.coins:COINS"

    @property
    def dist(self) -> Any:
        return SimpleNamespace(name=self.package)

    def load(self) -> Any:
        return EntryPoint(self.name, self.value, GROUP).load()


def found(*points: Point, taken: tuple[str, ...] = ()) -> list[tuple[str, Game]]:
    def by_group(group: str) -> list[Any]:
        assert group == "facedown.games"
        return list(points)

    return [(each.package, each.game) for each in installed_games(taken, by_group)]


@pytest.fixture(autouse=True)
def _all_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def test_a_game_is_found_by_its_entry_point(caplog: pytest.LogCaptureFixture) -> None:
    assert found(Point("coins")) == [("some-package", COINS)]
    assert found() == []
    assert not caplog.records


def test_an_entry_may_hold_more_than_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = SimpleNamespace(game=COINS, bots="some")
    monkeypatch.setattr(coins, "ENTRY", entry, raising=False)
    point = Point("coins", value="tests.conformance.coins:ENTRY")
    (one,) = installed_games((), lambda group: [point])  # type: ignore[list-item]
    assert one.game is COINS
    assert one.entry is entry


@pytest.mark.parametrize(
    ("point", "why"),
    [
        (Point("coins", value="no_such_package:GAME"), "cannot be loaded: ModuleNotFoundError: No module named"),
        (Point("coins", value="tests.conformance.coins:NOTHING"), "cannot be loaded: AttributeError"),
        (Point("coins", value="tests.conformance.coins:State"), "should be a facedown.engine.game.Game, but tests.co"),
        (Point("cash"), "calls itself 'coins': entry point and game must have the same name"),
        (Point("Coins!"), "needs a name of small letters"),
        (Point("nyet"), "has a name that the package facedown has taken"),
    ],
)
def test_a_broken_package_is_told_of_and_stops_nothing(
    point: Point, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        games = found(point, Point("coins", "z-good-one"), taken=("nyet",))
    assert games == [("z-good-one", COINS)]
    (told,) = caplog.messages
    assert told.startswith(f"The game '{point.name}' of the package some-package is left out: it {why}")


def test_of_two_packages_with_one_name_the_first_by_name_has_it(caplog: pytest.LogCaptureFixture) -> None:
    for order in ("ab", "ba"):
        caplog.clear()
        assert found(*(Point("coins", package) for package in order)) == [("a", COINS)]
        assert caplog.messages == [
            "The game 'coins' of the package b is left out: it has a name that the package a has taken."
        ]


def test_the_order_is_that_of_packages_and_names(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("heads", "tails"):
        monkeypatch.setattr(coins, name, COINS.changed(name=name), raising=False)
    points = [
        Point(name, package, f"tests.conformance.coins:{name}") for name, package in (("tails", "a"), ("heads", "b"))
    ]
    assert [game.name for _, game in found(*points)] == ["tails", "heads"]
    assert [game.name for _, game in found(*reversed(points))] == ["tails", "heads"]


def test_what_is_not_to_be_offered_is_not_even_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "nyet, coins")
    assert found(Point("coins"), Point("cash", value="no_such_package:GAME")) == [("some-package", COINS)]


def test_a_name_that_no_game_has_is_told(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv(VARIABLE, "nyet chess")
    tell_unknown(["nyet", "myst"])
    assert caplog.messages == ["FACEDOWN_GAMES names 'chess', and there is no such game; there are nyet, myst."]


@pytest.mark.parametrize(
    ("chosen", "games"),
    [
        (None, ["nyet", "shy_monsters", "nusubito", "hyst", "myst", "liars_dice"]),
        ("liars_dice,nyet", ["nyet", "liars_dice"]),
        ("myst", ["myst"]),
    ],
)
def test_the_catalog_has_the_games_of_facedown_first(
    chosen: str | None, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if chosen is not None:
        monkeypatch.setenv(VARIABLE, chosen)
    program = (
        "import sys, facedown.catalog as c; print(list(c.GAMES), [m for m in sys.modules if m in ('numpy', 'numba')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), done.stderr) == (f"{games} []", "")
