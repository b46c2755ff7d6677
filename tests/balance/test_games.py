"""What the questions read from the facts of a game by themselves."""

from facedown.arena.plan import make_plan
from facedown.arena.store import make_results
from facedown.balance.questions import catalogue_of
from facedown.games.hyst.study.facts import Heist
from facedown.games.hyst.study.questions import LAYOUTS, MUSEUMS
from facedown.games.nyet.study.rounds import NyetRound
from facedown.study.question import USUAL, Answer, Found
from facedown.study.results import GameResult


def answer(game: str, clause: str, found: Found) -> Answer:
    question = next(q for q in catalogue_of(game).questions if q.clause == clause)
    return question.asks[0].answer(found)


def nyet(*credits: list[int], team: tuple[int, int] = (0, 2)) -> Found:
    """Two deal sets in which every game has these rounds."""
    rounds = [NyetRound(0, 0, 3, 1, "d0", "red", "none", 2, list(team), -1, [0] * 4, [0] * 4, each) for each in credits]
    plan = make_plan("nyet", ["random"], 8, 1)
    games = [GameResult(d, r, [1.0, 0, 0, 0], [0.0] * 4, 10, rounds) for d in range(2) for r in range(4)]
    return {USUAL: make_results(plan, games)}


def test_when_a_game_is_decided() -> None:  # Y-105
    says = answer("nyet", "Y-105", nyet([9, 0, 0, 0], [0, 20, 0, 0], [30, 0, 0, 0], [1, 2, 0, 0])).says
    assert "the extremes were 0 and 30" in says
    assert "in the lead for good after round 3.0" in says
    assert "after round 1.0" in answer("nyet", "Y-105", nyet([9, 0, 0, 0], [1, 0, 0, 0])).says


def test_the_last_round() -> None:  # Y-114
    kingmaking = answer("nyet", "Y-114", nyet([9, 0, 0, 0], [0, 0, 20, 0])).says  # seat 1 is first and gets nothing
    assert kingmaking.startswith("The last round changes who wins in 100.0 %")
    assert "in 100.0 % it does so" in kingmaking
    won = answer("nyet", "Y-114", nyet([9, 0, 0, 0], [0, 20, 0, 0])).says
    assert "in 0.0 % it does so" in won
    assert "changes who wins in 0.0 %" in answer("nyet", "Y-114", nyet([9, 0, 0, 0], [1, 0, 0, 0])).says


def test_where_partners_sit() -> None:  # Y-112
    apart = answer("nyet", "Y-112", nyet([8, 0, 4, 2]))
    assert "5.0 (95 %: 5.0 to 5.0) points opposite each other" in apart.says
    beside = answer("nyet", "Y-112", nyet([8, 0, 4, 2], team=(0, 3)))
    assert "3.0 (95 %: 3.0 to 3.0) points side by side" in beside.says


def heist(winner: int) -> Heist:
    starts = ["S1", "S2", "S3", "S4"]
    return Heist(
        "", 10.0, "easy", [3] * 4, [0] * 4, 0, starts, winner, "", "S1", "die", 0, 0, 9, [], [], [], [], [], [], [],
        [0] * 4, 5, 5, 0, 0,
    )  # fmt: skip


def test_unfair_museums() -> None:  # H-1202
    found = {}
    for name, run in zip(MUSEUMS, LAYOUTS, strict=True):
        winners = [0, 0, 0, 0] if name == "matinee" else [0, 1, 2, 3]
        plan = make_plan("hyst", ["random"], 40, 1, list(run.settings))
        games = [
            GameResult(d, r, [1.0, 0, 0, 0], [0.0] * 4, 9, [heist(winners[r])]) for d in range(10) for r in range(4)
        ]
        found[run] = make_results(plan, games)
    says = answer("hyst", "H-1202", found).says
    assert says.startswith("Clearly unfair by more than 5 points: matinee from S1, 100.0 %")
    assert "open_house" not in says
