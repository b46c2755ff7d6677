"""`facedown solve`: what it prints, what it keeps, and how it goes on after a stop."""

import signal
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from facedown.cli import app
from facedown.engine.errors import FacedownError
from facedown.engine.rule import JIT
from facedown.solving.goal import Goal
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.programme import Programme
from facedown.solving.shy_monsters.results import Library, dump, loads
from facedown.solving.shy_monsters.shipped import loads as load_packed
from facedown.solving.shy_monsters.solver import Solver
from facedown.solving.shy_monsters.work import News, solve

KNOWN = Programme(3, (0, 2))


pytestmark = pytest.mark.skipif(not JIT, reason="solving needs compiled rules")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few outlines are enough to see how a run is kept and taken up."""
    monkeypatch.setattr("facedown.solving.shy_monsters.work.classes", lambda: classes()[::23])


def run(*args: str) -> Result:
    return CliRunner(env={"COLUMNS": "140"}).invoke(app, ["solve", *args])


def test_without_a_game_it_tells_what_is_solved() -> None:
    result = run()
    assert result.exit_code == 0
    assert "solutions that come with the game" in result.output
    assert "Hero wins from here" in result.output


@pytest.mark.rule("S-1107")
def test_a_known_pair_is_solved_and_told(tmp_path: Path) -> None:
    result = run("shy_monsters", "--storey", "3", "--unseen", "mantis,bat", "--gap", "0.01", "--into", str(tmp_path))
    assert result.exit_code == 0
    assert "storey 3, unseen: bat, mantis: Hero 0.1" in result.output
    found = Library(tmp_path).find(KNOWN)
    assert found is not None
    assert found.header.low - 1e-6 <= 1 / 6 <= found.header.high + 1e-6
    assert found.gap <= 0.01
    assert not list(tmp_path.glob("*.rounds"))
    again = run("shy_monsters", "--storey", "3", "--unseen", "mantis,bat", "--gap", "0.01", "--into", str(tmp_path))
    assert "storey 3, unseen: bat, mantis: Hero 0.1" in again.output
    told = run("shy_monsters", "--into", str(tmp_path), "--pack", str(tmp_path / "packed.npz"))
    assert "1 solution," in told.output
    packed = load_packed((tmp_path / "packed.npz").read_bytes()).results[KNOWN]
    assert len(packed.chance) <= len(found.chance)
    assert packed.header.high == pytest.approx(found.header.high, abs=1e-3)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("nyet",), "'nyet' cannot be solved here"),
        (("shy_monsters", "--worlds", "5"), "go with --position"),
        (("shy_monsters", "--position", "{file}"), "a position of Shy Monsters starts with"),
        (("nyet", "--position", "{empty}/none"), "cannot read"),
        (("shy_monsters", "--position", "{file}", "--storey", "3"), "do not go with --position"),
        (("shy_monsters", "--storey", "4"), "there is no storey 4"),
        (("shy_monsters", "--storey", "3", "--unseen", "bat,wolf"), "'wolf' is no Monster"),
        (("shy_monsters", "--storey", "2", "--unseen", "bat,cobra"), "at least 4 Monsters are unseen"),
        (("shy_monsters", "--unseen", "bat,cobra"), "go with --storey"),
        (("shy_monsters", "--storey", "3", "--gap", "0"), "--gap 0.0: must be more than 0"),
        (("shy_monsters", "--storey", "2", "--into", "{empty}"), "needs the solution of storey 3"),
        (("shy_monsters", "--storey", "3", "--into", "{file}"), "cannot write into"),
        (("shy_monsters", "--pack", "{empty}/out", "--into", "{empty}"), "there are no solutions"),
        (("shy_monsters", "--report", "{empty}/out", "--into", "{empty}"), "there are no solutions"),
    ],
)
def test_errors_are_one_clear_line(args: tuple[str, ...], says: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("no folder")
    result = run(*(arg.format(empty=tmp_path / "empty", file=tmp_path / "file") for arg in args))
    assert result.exit_code == 1
    assert says in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_too_little_memory_is_said_before_work_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("facedown.solving.shy_monsters.work.free_memory", lambda: 10_000_000)
    with pytest.raises(FacedownError, match=r"needs about .* GB of memory; 0\.0 GB are free"):
        solve(KNOWN, Library(tmp_path), Goal())


@pytest.mark.usefixtures("few")
def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    library = Library(tmp_path)
    data = bytearray(dump(solve(KNOWN, library, Goal(0.0, 3))))
    loads(bytes(data), "whole")
    data[len(data) // 2] ^= 0x55
    with pytest.raises(FacedownError, match="damaged"):
        loads(bytes(data), "bent")
    with pytest.raises(FacedownError, match="damaged"):
        loads(bytes(data[:100]), "cut")
    library.path(KNOWN).write_bytes(b"something else")
    with pytest.raises(FacedownError, match="no solution of a storey, or it is damaged"):
        Library(tmp_path).find(KNOWN)
    (tmp_path / f"{KNOWN.name}.rounds").write_bytes(b"something else")
    with pytest.raises(FacedownError, match="checkpoint is damaged"):
        solve(KNOWN, library, Goal(0.0, 5))


@pytest.mark.usefixtures("few")
def test_a_stopped_run_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    straight = solve(KNOWN, Library(tmp_path / "straight"), Goal(0.0, 60))

    def stop(news: News) -> None:
        if news.stage == "learning" and news.done == 25:
            raise KeyboardInterrupt

    library = Library(tmp_path / "stopped")
    with pytest.raises(KeyboardInterrupt):
        solve(KNOWN, library, Goal(0.0, 60), stop)
    assert library.find(KNOWN) is None
    rounds: list[int] = []
    resumed = solve(KNOWN, library, Goal(0.0, 60), lambda news: rounds.append(news.done))
    assert resumed.header.iterations == 60
    assert min(done for done in rounds[-40:]) > 25
    assert np.array_equal(resumed.chance, straight.chance)
    assert resumed.header.low == straight.header.low


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_between_two_rounds_and_keeps_them(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    iterate = Solver.iterate

    def interrupted(self: Solver) -> int:
        if self.iteration == 10:
            signal.raise_signal(number)
        return iterate(self)

    monkeypatch.setattr(Solver, "iterate", interrupted)
    args = ("shy_monsters", "--storey", "3", "--unseen", "bat,mantis", "--iterations", "30", "--into", str(tmp_path))
    result = run(*args)
    assert result.exit_code == 130
    assert "the same command goes on" in result.output
    with np.load(tmp_path / f"{KNOWN.name}.rounds") as kept:
        assert kept["at"][0] == 11
    assert "30 rounds" in run(*args).output


def test_the_report_has_values_prices_and_outlines(tmp_path: Path) -> None:
    report = tmp_path / "solved.html"
    result = run("shy_monsters", "--report", str(report), "--plots", str(tmp_path / "pictures"))
    assert result.exit_code == 0
    page = report.read_text(encoding="utf-8")
    assert "storey 3, unseen: all six" in page
    assert page.count("data:image/png;base64,") == len(list((tmp_path / "pictures").glob("*.png"))) >= 2
