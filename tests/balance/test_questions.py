"""Every balance question of the specifications is there, and asks for what can be played and measured."""

import re
from pathlib import Path

import pytest

import facedown.games
from facedown.arena.plan import make_plan
from facedown.arena.store import make_results
from facedown.balance.bench import make_bench
from facedown.balance.questions import catalogue_of
from facedown.engine.errors import FacedownError
from facedown.study.asking import Charts, Compare
from facedown.study.question import Catalogue
from facedown.study.standings import all_figures

CLAUSES = {
    "nyet": [f"Y-{k}" for k in range(100, 119)],
    "shy_monsters": [f"S-{k}" for k in range(1201, 1214)],
    "nusubito": [f"N-{k}" for k in range(1201, 1216)],
    "hyst": [f"H-{k}" for k in range(1201, 1220)],
    "myst": [f"M-Q.{k}" for k in range(1, 16)],
}
ALL = pytest.mark.parametrize("catalogue", list(map(catalogue_of, CLAUSES)), ids=list(CLAUSES))


@ALL
def test_every_clause_has_a_question_in_its_place(catalogue: Catalogue) -> None:
    assert [question.clause for question in catalogue.questions] == CLAUSES[catalogue.game]
    assert all(question.words.endswith("?") for question in catalogue.questions)


@ALL
def test_what_is_not_answered_has_a_reason(catalogue: Catalogue) -> None:
    assert all(question.asks or question.rest for question in catalogue.questions)


@ALL
def test_all_matches_can_be_played(catalogue: Catalogue) -> None:
    bench = make_bench(catalogue.game, "regular", 8, 1)
    plans = bench.plans()
    assert len(plans) == len(bench.runs) > 5
    for plan in plans:
        assert len(plan.bots) == plan.rules()[1].players
    assert len({repr(plan) for plan in plans}) == len(plans)  # none is played twice


@ALL
def test_what_is_compared_is_measured(catalogue: Catalogue) -> None:
    nothing_played = make_results(make_plan(catalogue.game, ["random"], 12, 1), [])
    known = {figure.name for figure in all_figures(nothing_played)}
    asks = [ask for question in catalogue.questions for ask in question.asks]
    wanted = {name for ask in asks if isinstance(ask, Compare) for name in ask.figures if isinstance(name, str)}
    assert wanted <= known


@ALL
def test_the_charts_exist(catalogue: Catalogue) -> None:
    folder = Path(facedown.games.__file__).parent / catalogue.game / "study"
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    keys = {
        key for question in catalogue.questions for ask in question.asks if isinstance(ask, Charts) for key in ask.keys
    }
    assert keys
    for key in keys:
        assert re.search(rf'"{key.removeprefix("value-")}"', source), key


def test_a_game_without_questions_is_told() -> None:
    with pytest.raises(FacedownError, match="no balance questions are known for 'go'"):
        catalogue_of("go")
