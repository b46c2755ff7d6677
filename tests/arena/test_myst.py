"""What is measured in MYST: games with known answers, and whole runs."""

import msgspec
import pytest

from facedown.arena.compare import compared_charts, names_of
from facedown.arena.draw import png
from facedown.arena.match import make_bots, play_out
from facedown.arena.plan import Fixture, make_plan
from facedown.arena.pool import run
from facedown.arena.store import dump, loads, make_results
from facedown.engine.game import CHANCE
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL_NAMES
from facedown.games.myst.rules.rules import actors, apply
from facedown.games.myst.rules.scoring import total_points
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import OVER
from facedown.games.myst.study.cards import changes, explained
from facedown.games.myst.study.facts import BookPlay, KeyAction, Outing
from facedown.games.myst.study.reading import read_outing
from facedown.games.myst.text import moves
from facedown.study.charts import Bars, Chart, Dots, Spread
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_charts, all_figures
from tests.games.myst.helpers import HB, HY, Table

DEAL = " ".join(f"card:{card}" for card in f"{HB} {HY}".split()) + " "
LEFT = [cell for cell in CELL_NAMES if cell[0] in "ABCDE"]
RIGHT = [cell for cell in CELL_NAMES if cell[0] in "FGHIJ"]


def race() -> str:
    """Blue fills the left half and Yellow the right one, in turns: 30 : 30, nobody is cut off before the end."""
    blue = [cell for cell in _spread(LEFT, "B2") if cell != "B2"]
    yellow = [cell for cell in _spread(RIGHT, "H2") if cell != "H2"]
    return " ".join(f"place:{a} place:{b}" for a, b in zip(blue, yellow, strict=True)) + " "


def _spread(cells: list[str], start: str) -> list[str]:
    """All cells of a half, each beside one before it."""
    found = [start]
    for here in found:
        for cell in cells:
            beside = abs(ord(cell[0]) - ord(here[0])) + abs(int(cell[1]) - int(here[1])) == 1
            if beside and cell not in found:
                found.append(cell)
    return found


def played(texts: str, picks: str = "key:gears key:rocket key:rocket ", **options: object) -> Outing:
    """A whole game, move by move, with its deal and spins."""
    chosen = {"race_driver": "alternate", "youngest_team": "blue", "turns": 3, **options}
    s = setup(MystOptions.of(**chosen))
    t = Table(s)
    log = []
    for text in (DEAL + picks + race() + texts).split():
        is_chance, action = moves.read(text)
        seat = CHANCE if is_chance else (actors(s) & -actors(s)).bit_length() - 1
        assert text in t.legal(seat), f"{text} is not among {sorted(t.legal(seat))}"
        log.append((seat, action))
        apply(s, seat, action)
    assert s.phase == OVER
    return read_outing(s, log)


# Blue stays twice and is on the Rocket Ship at last; Yellow comes to the Gears by its Book and is thrown out again.
WALK = (
    "spin:0 move:B2 end spin:0 book jump:B3 move:B3 "  # Blue guards the Gears
    "end spin:7 move:F2 end spin:0 move:B2 lay end "  # it leaves, and Yellow is there
    "spin:0 book jump:H2 lay move:H2"
)


@pytest.mark.rule("M-Q.5")
@pytest.mark.rule("M-Q.13")
def test_a_game_is_read_move_by_move() -> None:
    outing = played(WALK + " spin:5 move:A2")
    assert (outing.driver, outing.young, outing.starts, outing.clash) == ("alternate", 0, ["gears", "rocket"], False)
    assert outing.pieces == [30, 30]
    assert outing.bases == [0, 0, 1, 1, 0, 0, 1]
    assert outing.dealt == [
        ["gears-5", "rocket-4", "clock-3", "cabin-2", "book-1"],
        ["planetarium-2", "rocket-5", "library-4", "ship-3", "book-2"],
    ]
    assert (outing.leader, outing.turns, outing.seconds) == (0, 3, 0)
    assert outing.race_lead == -3  # 15 : 18 with open hands
    assert outing.stays == [1, 0]
    assert outing.parked == [1, 0]
    assert outing.steps == [4, 2]
    assert outing.key_actions == [KeyAction(1, "lay", "gears", 2, False), KeyAction(0, "lay", "rocket", 3, True)]
    # A Book that wins nothing, and one that takes 5 + 2 points and brings 4.
    assert outing.books == [BookPlay(1, "walk", 2, 0.0), BookPlay(0, "walk", 0, 11.0)]
    assert outing.last_lead == 1
    assert (outing.switches, outing.values, outing.bonuses) == ([3, 5], [7, 4], [2, 2])
    assert (outing.winner, outing.margin, outing.foreign) == (0, 1, 2)
    assert [outing.wins(0), outing.wins(1), outing.count("lay"), outing.count("remove")] == [1, 0, 2, 0]
    assert [outing.hand_sum(0), outing.hand_sum(1), outing.books_of(0)] == [14, 14, 1]


@pytest.mark.rule("M-44")
def test_a_clash_and_a_piece_that_is_taken_off() -> None:
    outing = played(
        "spin:0 move:C1 end spin:7 move:F2 end spin:2 move:D1 end spin:2 move:E1 lay end spin:2 move:D2 end "
        "spin:2 move:F1 end",
        "key:gears key:gears key:rocket ",
    )
    assert outing.clash
    assert outing.key_actions == [KeyAction(1, "lay", "planetarium", 2, False)]
    assert outing.foreign == 1
    back = played(
        "spin:0 move:D2 end spin:7 move:F2 end spin:2 move:D1 end spin:2 move:E1 lay end spin:2 move:D2 end "
        "spin:2 move:F1 end spin:2 move:E1 remove end spin:2 move:F2 end",
        turns=4,
    )
    assert [(key_action.verb, key_action.round) for key_action in back.key_actions] == [("lay", 2), ("remove", 4)]
    assert back.foreign == 0


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["race_driver=alternate", "reach_rule=pass", "pawn_block=pass_through"],
        ["blue_hands=expert,novice", "yellow_hands=skilled", "head_start_s=0,40", "board_face=flipped"],
        ["first_mover=most", "tie_first_mover=random", "turns=4", "bonus_needs_card=false", "dead_pieces=keep"],
    ],
    ids=str,
)
def test_what_is_read_fits_the_game(options: list[str]) -> None:
    plan = make_plan("myst", ["random"], 2, 5, options)
    play, result = play_out(plan, Fixture(0, 0), make_bots(plan))
    (outing,) = result.rounds
    assert outing == read_outing(play.state, play.log)
    assert [outing.total(team) for team in range(2)] == [total_points(play.state, team) for team in range(2)]
    assert result.scores == [float(outing.total(team)) for team in range(2)]
    assert sum(outing.pieces) == 60
    assert sum(outing.switches) == 8
    assert sum(base == team for base in outing.bases for team in range(2)) == 7
    assert outing.foreign == sum(top == 1 for top in play.state.top)
    assert outing.count("remove") == sum(top == 2 for top in play.state.top)
    assert len(outing.books) == sum(played != 0 for played in play.state.played)


OUTING = Outing(
    "simulated", 0, ["rocket", "gears"], False,
    [["rocket-5", "gears-4", "ship-3", "ship-2", "book-1"], ["rocket-2", "gears-2", "clock-2", "cabin-2", "cabin-3"]],
    [34, 26], [1, 1, 0, 0, 0, 0, 1], [-1, 3], 250.0, 6.0, 1, 5, [1, 0], [1, 0], [10, 12],
    [KeyAction(1, "lay", "rocket", 4, False), KeyAction(0, "remove", "rocket", 5, True)],
    [BookPlay(0, "walk", 0, 9.0)], -3.0,
    [5, 3], [10, 8], [4, 2], 0,
)  # fmt: skip
LOST = msgspec.structs.replace(
    OUTING, winner=1, switches=[3, 5], values=[5, 8], bonuses=[2, 6], turns=8, young=1, clash=True, race_lead=2.0,
    key_actions=[KeyAction(1, "lay", "rocket", 8, False)],
    books=[BookPlay(0, "race", 9, 0.0)], cut_off=[9, -1], last_lead=-9.0,
)  # fmt: skip


def made_up(outings: list[Outing]) -> Results:
    """For each kind of game three deal sets of it."""
    plan = make_plan("myst", ["regular", "novice"], 6 * len(outings), 1)
    games = [
        GameResult(3 * k + d, r, [one.wins(0), one.wins(1)], [float(one.total(0)), float(one.total(1))], 160, [one])
        for k, one in enumerate(outings)
        for d in range(3)
        for r in range(2)
    ]
    return make_results(plan, games)


def test_charts_and_figures_of_known_games() -> None:
    results = made_up([OUTING, OUTING, OUTING, LOST])
    made = {chart.key: chart for chart in all_charts(results)}

    def values(key: str, panel: int = 0, series: int = 0) -> dict[str, float]:
        shown = made[key].panels[panel]
        if isinstance(shown, Spread):
            return {row.split("\n")[0]: e.value for row, e in zip(shown.names, shown.means, strict=True)}
        estimates = shown.estimates if isinstance(shown, Bars) else shown.series[series].estimates
        return {row.split("\n")[0]: e.value for row, e in zip(shown.rows, estimates, strict=True)}

    assert values("sources", 1) == {"switches": 4, "values": 8.375, "bonuses": 3.25}  # M-Q.7
    assert sum(values("sources").values()) == pytest.approx(1)
    assert values("sources", 2) == {"without switches": 0, "without values": 0, "without bonuses": 0}
    assert values("last-word") == {"5 turns": 1, "8 turns": 0}  # M-Q.1: Blue moves second
    assert values("last-word", 1) == {"has more pieces": 0.75}
    assert "Its very last turn wins 6.75 points of lead" in made["last-word"].answer  # 9, 9, 9 and 0
    assert values("first-team") == {"first team": 1, "other team": 0}  # M-Q.2
    assert values("first-team", 1) == {"both picked the same landmark": 1, "different picks": 1}
    assert values("starts")["Rocket Ship"] == values("starts")["Giant Gears"] == 0.5  # M-Q.3
    assert values("starts", 1) == {"Giant Gears": 0.25, "Rocket Ship": 0.75}
    assert values("pieces") == {"Blue": 34, "Yellow": 26}
    assert values("pieces", 1) == {"30 : 30": 0, "1 to 4": 0, "5 to 8": 1, "9 to 14": 0, "15 or more": 0}
    assert values("pieces", 2) == {"5 to 8": 0.75}  # M-Q.12
    assert values("luck") == {"1 to 3": 0.75}  # M-Q.4: 14 against 11
    assert values("comebacks") == {"more pieces": 0.75, "more points, with open hands": 0.75}
    assert values("comebacks", 1) == {"up to 3": 0, "up to 6": 1}
    assert values("cut-off") == {"nobody": 0, "one team": 1, "both teams": 0}
    assert values("cut-off", 1)["3"] == 0.75
    assert values("race-time") == {"all races": 250}
    assert values("landmarks") == {"4": 1}
    assert values("landmarks", 1) == {"0": 0.75, "1": 0.25}
    assert values("key-actions") == {"1": 1}
    assert values("key-actions", 1) == {"0": 0.25, "1": 0.75}
    assert values("key-actions", 2, 0) == {
        "last round": 0.25, "1 before it": 0.75, "2 before it": 0, "3 before it": 0, "4 before it": 0, "5 before it": 0,
    }  # fmt: skip
    assert values("key-actions", 2, 1)["last round"] == 0.75
    assert values("books") == {"one, the others none": 0.75}  # M-Q.5
    assert values("books", 1) == {"in the race": 0, "last own turn": 1}  # M-Q.6
    assert values("books", 2) == {"last own turn": 9}
    assert values("staying")["stays"] == pytest.approx((0.75 / 5 + 0.25 / 8) / 2)  # M-Q.13
    assert values("staying", 1) == {"in no turn": 0.25, "in up to half of them": 0.75}
    figures = {f.name: f.estimate.value for f in all_figures(results)}
    assert figures["games won by Blue"] == 0.75
    assert figures["games won by the first team"] == 1
    assert figures["games won by the second mover"] == 0.75
    assert figures["games won by the team with more pieces"] == 0.75
    assert figures["pieces of Blue"] == 34
    assert figures["races that end 30 : 30"] == 0
    assert figures["Key Pieces laid on top"] == 1
    assert figures["Key Pieces taken off"] == 0.75
    assert figures["landmarks in foreign hands"] == 0.25
    assert figures["Books played in the race"] == 0.25
    assert figures["points of lead won by a jump"] == 9
    assert figures["games won by who alone holds a Book"] == 0.75
    assert figures["points from switches"] == pytest.approx(0.75 * 8 / 32 + 0.25 * 8 / 29)


def test_results_that_a_source_of_points_changes() -> None:
    close = msgspec.structs.replace(OUTING, switches=[6, 2], values=[8, 10], bonuses=[2, 2])
    assert changes(close, "switches")
    assert not changes(close, "values")
    level = msgspec.structs.replace(OUTING, switches=[4, 4], values=[8, 10], bonuses=[4, 2])
    assert changes(level, "bonuses")  # a draw would be lost


def test_variance_that_race_and_cards_explain() -> None:
    change = msgspec.structs.replace
    won = change(OUTING, pieces=[40, 20], values=[20, 0])
    lost = change(OUTING, pieces=[20, 40], values=[0, 20])
    hand, race = explained([won, lost])
    assert hand == 0  # all have the same cards
    assert race == pytest.approx(1)
    better = change(lost, dealt=OUTING.dealt[::-1])
    assert explained([won, better])[0] == pytest.approx(1)
    assert explained([won]) == (0, 0)


@pytest.mark.parametrize("options", [[], ["race_driver=alternate", "turns=3"]], ids=str)
def test_a_run_is_measured_drawn_and_kept(options: list[str]) -> None:
    plan = make_plan("myst", ["random"], 6, 3, options)
    results = make_results(plan, run(plan, 1).games)
    assert all(len(game.rounds) == 1 for game in results.games)
    charts: list[Chart] = all_charts(results)
    keys = [chart.key for chart in charts]
    assert len(set(keys)) == len(keys)
    assert {
        "sources",
        "first-team",
        "starts",
        "pieces",
        "cut-off",
        "landmarks",
        "key-actions",
        "books",
        "staying",
    } <= set(keys)
    assert all(chart.question.endswith("?") for chart in charts)
    assert png(charts[2]).startswith(b"\x89PNG")
    assert loads(dump(plan, results.games), "it")[1] == results.games
    pair = [game.rounds[0] for game in results.games if game.deal == 0]
    assert pair[0].dealt == pair[1].dealt  # mirrored games share the deal
    assert pair[0].young == pair[1].young
    assert pair[0].turns == pair[1].turns


def test_drivers_are_compared() -> None:
    runs = []
    for driver in ("simulated", "alternate"):
        plan = make_plan("myst", ["random"], 4, 3, [f"race_driver={driver}", "turns=3"])
        runs.append(make_results(plan, run(plan, 1).games))
    charts = compared_charts(runs)
    assert isinstance(charts[0].panels[0], Dots)
    assert [row.split("\n")[0] for row in charts[0].panels[0].rows] == [
        "race_driver simulated",
        "race_driver alternate",
    ]
    assert not any("virtual seconds" in chart.question for chart in charts)  # turns take no time


def test_hands_and_head_starts_are_compared() -> None:
    plans = [
        make_plan("myst", ["random"], 2, 1, ["yellow_hands=skilled", f"head_start_s={start}"])
        for start in ("0,0", "60,0")
    ]
    plans.append(make_plan("myst", ["random"], 2, 1, ["yellow_hands=skilled,novice"]))
    assert names_of(plans) == [
        "head_start_s 0,0, yellow_hands skilled",
        "head_start_s 60,0, yellow_hands skilled",
        "head_start_s 0,0, yellow_hands skilled,novice",
    ]


def test_a_live_race_needs_people() -> None:
    from typer.testing import CliRunner

    from facedown.cli import app

    args = ["arena", "myst", "--bots", "random", "--games", "2", "--option", "race_driver=live"]
    result = CliRunner().invoke(app, args)
    assert result.exit_code != 0
    assert "race_driver=simulated" in " ".join(result.output.split())
