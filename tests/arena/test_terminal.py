"""What a person sees while games are played, and after them."""

import io

import msgspec
from rich.console import Console

from facedown.arena.plan import make_plan
from facedown.arena.terminal import progress, show
from facedown.study.results import GameResult, Results

PLAN = make_plan("nyet", ["expert", "regular", "regular", "regular"], 8, 1)


def game(deal: int, rotation: int) -> GameResult:
    """The expert, at seat `rotation`, wins the first two games of a set, the next seat the others."""
    winner = rotation if rotation < 2 else (rotation + 1) % 4
    return GameResult(deal, rotation, [float(seat == winner) for seat in range(4)], [4.0, 3.0, 2.0, 1.0], 600, [])


GAMES = [game(deal, rotation) for deal in range(2) for rotation in range(4)]


def terminal() -> Console:
    return Console(file=io.StringIO(), force_terminal=True, width=110, color_system=None)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_bar_tells_games_and_win_shares() -> None:
    console = terminal()
    with progress(console, [PLAN]) as heard:
        for played in GAMES[:3]:
            heard(0, played)
    assert "3/8 games" in printed(console)
    assert "wins: expert 67 %  regular 33 %" in printed(console)


def test_the_bar_counts_games_that_were_kept() -> None:
    console = terminal()
    with progress(console, [PLAN], [GAMES[:4]]) as heard:
        heard(0, GAMES[4])
    assert "5/8 games" in printed(console)
    assert "wins: expert 60 %  regular 40 %" in printed(console)


def test_the_bar_of_several_plans_names_the_one_that_is_on() -> None:
    console = terminal()
    with progress(console, [PLAN, msgspec.structs.replace(PLAN, seed=7)]) as heard:
        heard(1, GAMES[0])
    assert "1/16 games" in printed(console)
    assert "seed 7" in printed(console)


def test_nothing_moves_where_nobody_looks() -> None:
    console = Console(file=io.StringIO(), force_terminal=False, width=100)
    with progress(console, [PLAN]) as heard:
        heard(0, GAMES[0])
    assert printed(console) == ""


def test_the_table_fits_a_narrow_terminal() -> None:
    console = Console(file=io.StringIO(), width=80)
    show(console, Results(PLAN, GAMES))
    lines = printed(console).splitlines()
    assert lines[0] == "NYET! 8 games in 2 deal sets"
    assert lines[2].split()[:4] == ["expert", "1", "50.0", "%"]
    assert lines[2].endswith("= not distinguishable")
    assert lines[3].split()[0] == "regular"
    assert "shared wins 0.0 %" in printed(console)
