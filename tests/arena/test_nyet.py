"""What is measured in NYET!: made-up rounds with known answers, and all player counts."""

import msgspec
import pytest

from facedown.arena.match import make_bots, play_game
from facedown.arena.plan import make_plan
from facedown.arena.pool import run
from facedown.arena.store import make_results
from facedown.games.nyet.study.rounds import (
    NyetRound,
    edge,
    leaders_at_half,
    mean_credit,
    other_team,
    role,
    team_wins,
    units_of,
    veto_place,
)
from facedown.study.charts import Bars, Chart, Dots
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_charts, all_figures

# Two against two at 3 points: seats 1 and 2 took nine units, seats 0 and 3 eleven.
ROUND = NyetRound(
    dealer=3,
    starter=3,
    last_placer=0,
    first=1,
    discard="d1",
    trump="y",
    super="y",
    points=3,
    team=[1, 2],
    bonus=-1,
    tricks=[3, 4, 3, 4],
    loot=[1, 0, 2, 3],
    credits=[33, 27, 27, 33],
)


def test_small_questions() -> None:
    assert edge(ROUND, 1) == 27 - (33 + 27 + 33) / 3
    assert edge(ROUND, 0) == 33 - (27 + 27 + 33) / 3
    assert other_team(ROUND) == [0, 3]
    assert mean_credit(ROUND, ROUND.team) == 27
    assert (sum(ROUND.loot), units_of(ROUND)) == (6, 20)
    assert [veto_place(ROUND, seat) for seat in range(4)] == [1, 2, 3, 0]


@pytest.mark.rule("Y-46")
def test_who_wins_a_round() -> None:
    assert team_wins(ROUND) == 0
    assert team_wins(msgspec.structs.replace(ROUND, points=-2)) == 1  # the smaller count is the better one
    assert team_wins(msgspec.structs.replace(ROUND, loot=[1, 2, 2, 3])) == 0.5


@pytest.mark.rule("Y-102")
def test_roles() -> None:
    three = msgspec.structs.replace(ROUND, team=[1], bonus=1, credits=[10, 40, 10])
    assert [role(three, p) for p in range(3)] == ["one of the pair", "alone, with the Bonus card", "one of the pair"]
    five = msgspec.structs.replace(ROUND, team=[0, 1, 3], bonus=4, credits=[5, 5, 9, 5, 18])
    trio, holder, mate = "one of the trio", "pair, with the Bonus card", "pair, without it"
    assert [role(five, p) for p in range(5)] == [trio, trio, mate, trio, holder]


@pytest.mark.rule("Y-113")
def test_leaders_at_half() -> None:
    late = msgspec.structs.replace(ROUND, credits=[0, 99, 0, 0])
    game = GameResult(0, 0, [0.0, 1.0, 0.0, 0.0], [33, 126, 27, 33], 80, [ROUND, late])
    assert leaders_at_half(game) == [0.0, 0.0]  # seats 0 and 3 led, neither won
    assert leaders_at_half(msgspec.structs.replace(game, rounds=[ROUND])) == []


def made_up(rounds: list[NyetRound], sets: int = 3) -> Results:
    plan = make_plan("nyet", ["random"], 4 * sets, 1)
    games = [GameResult(d, r, [1.0, 0, 0, 0], [1.0, 0, 0, 0], 1, rounds) for d in range(sets) for r in range(4)]
    return make_results(plan, games)


def chart_of(results: Results, key: str) -> Chart:
    return next(chart for chart in all_charts(results) if chart.key == key)


def test_charts_of_known_rounds() -> None:
    minus = msgspec.structs.replace(ROUND, points=-2, credits=[-22, -18, -18, -22], first=2, super="none")
    results = made_up([ROUND, ROUND, ROUND, minus])
    points = chart_of(results, "value-points").panels
    assert isinstance(points[0], Dots)
    assert isinstance(points[1], Dots)
    assert points[0].rows == ["3 a trick\n36 rounds", "-2 a trick\n12 rounds"]
    assert [[e.value for e in s.estimates] for s in points[0].series] == [[27, -18], [33, -22]]
    assert [e.value for e in points[1].series[0].estimates] == [-6, 4]
    terms = {panel.title: panel for panel in chart_of(results, "terms").panels if isinstance(panel, Bars)}
    assert [e.value for e in terms["points"].estimates] == [0, 0, 0.75, 0, 0.25]
    assert [e.value for e in terms["first player"].estimates] == [0, 0.75, 0.25, 0]
    assert [e.value for e in terms["supertrump"].estimates] == [0, 0, 0.75, 0, 0.25]
    often = chart_of(results, "minus-two").panels[0]
    assert isinstance(often, Bars)
    assert (often.rows, [e.value for e in often.estimates]) == (["1"], [1.0])
    relation = chart_of(results, "value-super").panels[2]
    assert isinstance(relation, Dots)
    assert [row.split("\n")[0] for row in relation.rows] == ["the trump colour", "none"]


def test_key_figures_of_known_rounds() -> None:
    results = made_up([ROUND, msgspec.structs.replace(ROUND, points=-2)])
    figures = {f.name: f.estimate.value for f in all_figures(results)}
    assert figures["rounds in a game"] == 2
    assert figures["loot cards in a round"] == 6
    assert figures["share of loot in what teams count"] == pytest.approx(0.3)
    assert figures["rounds at -2 points a trick"] == 0.5
    assert figures["points that a round brings a seat"] == 30
    assert figures["wins of who leads after half the rounds"] == 0.5  # seats 0 and 3 led, seat 0 won


@pytest.mark.rule("Y-101")
def test_veto_order_follows_the_dealer() -> None:
    order = chart_of(made_up([ROUND]), "veto-order").panels[0]
    assert isinstance(order, Dots)
    assert order.rows == ["1st\ndeals", "2nd\nplaces last", "3rd", "4th"]  # seats 3, 0, 1, 2
    assert [e.value for e in order.series[0].estimates] == pytest.approx([edge(ROUND, p) for p in (3, 0, 1, 2)])


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_charts_for_every_number_of_players(n: int) -> None:
    plan = make_plan("nyet", ["random"], 2 * n, 1, [f"players={n}", "end_mode=points", "target_score=40"])
    results = make_results(plan, run(plan, 1).games)
    keys = [chart.key for chart in all_charts(results)]
    assert len(set(keys)) == len(keys)
    assert ("roles" in keys) == (n in {3, 5})
    assert ("length" in keys) == (len({len(game.rounds) for game in results.games}) > 1)
    for chart in all_charts(results):
        assert chart.question.endswith("?")
        assert chart.sample
        for panel in chart.panels:
            assert panel.axis
            assert panel.rows_word
            if isinstance(panel, Dots):
                assert all(len(series.estimates) == len(panel.rows) for series in panel.series)


def test_round_scores_add_up_to_the_score() -> None:
    plan = make_plan("nyet", ["random"], 3, 1, ["players=3"])
    game = play_game(plan, plan.fixtures()[1], make_bots(plan))
    assert game.scores == [sum(fact.credits[p] for fact in game.rounds) for p in range(3)]
