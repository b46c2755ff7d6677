"""Every loop that is timed does play; a library that does not run is reported and stops nothing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from benchmarks import batches, peers, stepping
from benchmarks.machine import now_and_here, write_table
from benchmarks.peers import Line
from facedown.catalog import GAMES
from facedown.engine.rule import JIT

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("observe", [False, True])
def test_ours_one_game_after_the_other(name: str, observe: bool) -> None:
    assert stepping.ours(name, observe)(50) == 50


def test_ours_in_pettingzoo_ends_and_begins_again() -> None:
    play = stepping.ours_in_pettingzoo("shy_monsters")
    assert play(1) > 1  # a whole game
    assert play(1) > 1


@pytest.mark.parametrize("name", peers.OPENSPIEL)
def test_openspiel(name: str) -> None:
    assert stepping.openspiel(name, observe=name in peers.OPENSPIEL_SEEN)(10) >= 10


@pytest.mark.parametrize(
    ("package", "play"),
    [
        *(("rlcard", partial(stepping.rlcard, name)) for name in peers.RLCARD),
        *(("pygame", partial(stepping.pettingzoo, name)) for name in peers.PETTINGZOO),
    ],
)
def test_strangers_where_they_are_installed(package: str, play: Callable[[], stepping.Play]) -> None:
    pytest.importorskip(package)
    pytest.importorskip("rlcard")
    assert play()(1) >= 1


@pytest.mark.skipif(not JIT, reason="batches need the compiler")
@pytest.mark.parametrize("observe", [False, True])
def test_ours_many_at_once(observe: bool) -> None:
    assert batches.ours("nyet", observe, count=16)(40) == 48  # whole steps of all games


def test_figures_stand_beside_the_first_of_their_group() -> None:
    def missing(_: int) -> float:
        raise ModuleNotFoundError("No module named 'go|fish'")

    told: list[str] = []
    group = [
        Line("ours", lambda cores: 3e6 * cores, "at least 2 M/s"),
        Line("gone", missing),
        Line("slow", lambda _: 2e3),
    ]
    assert peers.stepping_rows([group], told.append) == [
        ("ours", "3.00 M", ""),
        ("gone", "does not run here: ModuleNotFoundError: No module named 'go/fish'", ""),
        ("slow", "2.0 k", "1,500 x"),
    ]
    assert told == ["ours", "gone", "slow"]
    rows = peers.batch_rows([group], told.append)
    assert rows[0] == ("ours", "3.00 M", f"{3 * peers.CORES}.00 M", "", "at least 2 M/s")
    assert rows[1][2:] == ("", "", "")


def test_pgx_that_fails_is_told_in_a_line() -> None:
    found = peers.attempt(Line("pgx", partial(batches.pgx_rate, "no such game")))
    assert found.why.startswith("does not run here: RuntimeError: ")
    assert "\n" not in found.why


def test_page_has_a_place_for_every_table(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    page.write_text((DOCS / "benchmarks.md").read_text(encoding="utf-8"), encoding="utf-8")
    for name in ("figures", peers.STEPPING, peers.BATCHES):
        write_table(page, name, [now_and_here()], ("a", "b"), [("it is", name)])
    text = page.read_text(encoding="utf-8")
    for name in ("figures", peers.STEPPING, peers.BATCHES):
        assert f"| it is | {name} |\n<!-- end of {name} -->" in text
    assert text.count("<!-- end of") == 5  # the two of the server are as they were
