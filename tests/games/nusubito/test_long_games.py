"""The conformance kit on long games: nobody claims or captures before he must.

Their golden playthrough is written by: python -m facedown.testing.golden write tests.games.nusubito.patient:PATIENT
"""

import json
from pathlib import Path

import pytest

from facedown.engine.rule import JIT
from facedown.testing.golden import check_golden
from facedown.testing.perft import plain_nodes
from facedown.testing.suite import CHECKS, Check
from facedown.testing.twin import check_twin, check_twin_sights
from facedown.testing.walk import Budget
from tests.games.nusubito.patient import PATIENT

SKIPPED = {"samples", "options round trip", "draw follows weight", "dice follow weight"}  # alike in short games


@pytest.mark.parametrize("name", [name for name in CHECKS if name not in SKIPPED])
def test_conformance(name: str, facedown_budget: Budget) -> None:
    check: Check = CHECKS[name]
    check(PATIENT, Budget(0.5 * facedown_budget.scale))


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: there is nothing compiled to compare with")
@pytest.mark.parametrize("check", [check_twin, check_twin_sights])
def test_compiled(check: Check, facedown_budget: Budget) -> None:
    check(PATIENT, Budget(0.05 * facedown_budget.scale))


def test_golden_playthrough(facedown_budget: Budget, facedown_golden: Path) -> None:
    check_golden(PATIENT, facedown_budget, facedown_golden)


def test_node_counts(facedown_golden: Path) -> None:
    """On the twin alone; that compiled games are the same is tested above."""
    recorded = json.loads((facedown_golden / "perft.json").read_text(encoding="utf-8"))[PATIENT.name]
    assert len(recorded) > 20
    for row in recorded:
        state = PATIENT.text.read_position("\n".join(row["position"]))
        assert plain_nodes(PATIENT, state, len(row["nodes"]) - 1) == row["nodes"]
