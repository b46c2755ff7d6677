"""Runs the checks of the conformance kit as tests; see plugin for how to run them on a game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from facedown.engine.game import Game
from facedown.engine.rule import JIT
from facedown.testing import (
    answers,
    endings,
    luck,
    refusals,
    sights,
    tensors,
    together,
    trips,
    twin,
    views,
    words,
    worlds,
)
from facedown.testing.golden import check_golden
from facedown.testing.perft import check_perft
from facedown.testing.walk import Budget

__all__ = [
    "test_compiled",
    "test_conformance",
    "test_golden_playthrough",
    "test_node_counts",
    "test_tensors",
]

Check = Callable[[Game, Budget], None]

CHECKS: dict[str, Check] = {
    "samples": endings.check_samples,
    "random games end": endings.check_games_end,
    "records round trip": trips.check_records,
    "options round trip": trips.check_options,
    "positions round trip": trips.check_positions,
    "moves round trip": trips.check_moves,
    "replay and undo": trips.check_replay,
    "draw follows weight": luck.check_draw,
    "dice follow weight": luck.check_dice,
    "redaction": sights.check_redaction,
    "sight is enough to act": sights.check_enough_to_act,
    "hiding": sights.check_hiding,
    "scramble changes the hidden": sights.check_scramble,
    "resample looks the same": worlds.check_resample,
    "truth is reachable": worlds.check_truth_reachable,
    "order of simultaneous choices": together.check_order,
    "secrecy of simultaneous choices": together.check_secrecy,
    "refusals": refusals.check_refusals,
    "answers": answers.check_answers,
    "views say whose they are": views.check_view_fields,
    "views are their callers' own": views.check_views,
    "words in all languages": words.check_words,
}
COMPILED: dict[str, Check] = {
    "twin and native": twin.check_twin,
    "twin and native in every detail": twin.check_twin_sights,
}
TENSORS: dict[str, Check] = {
    "channels": tensors.check_channels,
    "values": tensors.check_values,
    "plain and compiled": tensors.check_forms,
    "hiding": tensors.check_hiding,
    "an observation tells all": tensors.check_observations,
    "glances tell all": tensors.check_glances,
}


def _ids(checks: dict[str, Check]) -> list[str]:
    return [name.replace(" ", "-") for name in checks]


@pytest.mark.parametrize("check", CHECKS.values(), ids=_ids(CHECKS))
def test_conformance(facedown_game: Game, facedown_budget: Budget, check: Check) -> None:
    check(facedown_game, facedown_budget)


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: there is nothing compiled to compare with")
@pytest.mark.parametrize("check", COMPILED.values(), ids=_ids(COMPILED))
def test_compiled(facedown_game: Game, facedown_budget: Budget, check: Check) -> None:
    check(facedown_game, facedown_budget)


@pytest.mark.parametrize("check", TENSORS.values(), ids=_ids(TENSORS))
def test_tensors(facedown_game: Game, facedown_budget: Budget, check: Check) -> None:
    if facedown_game.learn.tensors is None:
        pytest.skip(f"{facedown_game.name} has no tensors")
    if check is tensors.check_forms and not JIT:
        pytest.skip("FACEDOWN_JIT=0: there is nothing compiled to compare with")
    check(facedown_game, facedown_budget)


def test_golden_playthrough(facedown_game: Game, facedown_budget: Budget, facedown_golden: Path) -> None:
    check_golden(facedown_game, facedown_budget, facedown_golden)


def test_node_counts(facedown_game: Game, facedown_budget: Budget, facedown_golden: Path) -> None:
    check_perft(facedown_game, facedown_budget, facedown_golden)
