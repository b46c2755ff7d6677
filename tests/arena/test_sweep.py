"""Sweeps: all combinations of some values, with the same seeds, side by side."""

from pathlib import Path

import pytest

from facedown.arena.sweep import make_plans, read_sweep
from facedown.engine.errors import FacedownError
from tests.arena.test_command import facedown


def test_values_are_parted_by_commas_or_else_by_semicolons() -> None:
    assert read_sweep("turns = 5, 7,9") == ["turns=5", "turns=7", "turns=9"]
    assert read_sweep("opening_reveals=2,1,0;3,2,1") == ["opening_reveals=2,1,0", "opening_reveals=3,2,1"]


@pytest.mark.parametrize("text", ["players", "players=", "players=3", "=3,4"])
def test_a_sweep_has_a_name_and_two_values(text: str) -> None:
    with pytest.raises(FacedownError, match="write a sweep as"):
        read_sweep(text)


def test_several_sweeps_make_all_combinations() -> None:
    plans = make_plans("nyet", ["random"], 8, 5, ["round_count=1"], ["players=3,4", "discard_line=five,classic"])
    told = [(plan.seats, plan.options.get("discard_line", "five"), plan.games) for plan in plans]
    assert told == [(3, "five", 9), (3, "classic", 9), (4, "five", 8), (4, "classic", 8)]
    assert {plan.seed for plan in plans} == {5}
    assert len(make_plans("nyet", ["random"], 8, 5, [], [])) == 1


@pytest.mark.parametrize(
    ("settings", "sweeps", "said"),
    [
        ([], ["players=3,4", "players=2,5"], "'players' is set twice"),
        (["players=3"], ["players=3,4"], "'players' is set twice"),
        ([], ["discard_line=five,five"], "the same"),
        ([], ["speed=1,2"], "there is no option 'speed'"),
    ],
)
def test_what_cannot_be_swept_is_told(settings: list[str], sweeps: list[str], said: str) -> None:
    with pytest.raises(FacedownError, match=said):
        make_plans("nyet", ["random"], 8, 5, settings, sweeps)


def test_a_sweep_is_compared_and_its_data_are_numbered(tmp_path: Path) -> None:
    got = facedown(
        "nyet", "--bots", "random", "--games", "8", "--jobs", "1", "--option", "round_count=1",
        "--sweep", "discard_line=five,classic,double", "--json", str(tmp_path / "s.json"),
    )  # fmt: skip
    assert got.exit_code == 0, got.output
    assert "NYET!: 3 runs compared" in got.output
    for word in ("five", "classic", "double"):
        assert f"discard_line {word}" in got.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["s-1.json", "s-2.json", "s-3.json"]
    one = tmp_path / "one.json"
    words = ("--games", "8", "--jobs", "1", "--option", "round_count=1", "--option", "discard_line=classic")
    assert facedown("nyet", "--bots", "random", *words, "--json", str(one)).exit_code == 0
    assert one.read_bytes() == (tmp_path / "s-2.json").read_bytes()  # the same as if played by itself
