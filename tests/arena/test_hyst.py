"""What is measured in H.Y.S.T.: games with known answers, and whole runs."""

import msgspec
import pytest

from facedown.arena.compare import compared_charts
from facedown.arena.draw import png
from facedown.arena.match import make_bots, play_out
from facedown.arena.plan import Fixture, make_plan
from facedown.arena.pool import run
from facedown.arena.store import dump, loads, make_results
from facedown.engine.bits import number_of
from facedown.engine.game import CHANCE
from facedown.games.hyst.rules.actions import O_FIRST
from facedown.games.hyst.rules.data import DATA
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.rules import apply
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.study.course import FARTHER, LEVEL, NEAREST, nearness
from facedown.games.hyst.study.facts import Catch, Heist, Steal, Take
from facedown.games.hyst.study.museums import correlation
from facedown.games.hyst.study.reading import as_laid, read_heist
from facedown.games.hyst.text import moves
from facedown.study.charts import Bars, Chart, Dots, Spread
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_charts, all_figures
from tests.games.hyst.helpers import Table

DEAL = "draw:smoke draw:on_the_move draw:shove draw:ultimate_thief draw:laser_trap draw:grapple "
WALK = "roll d6:6 move:A1 move:A2 move:A3 move:B3 move:C3 move:D3 end_turn "  # from S1
TAKE = "roll d6:3 move:D4 move:E4 move:E5 "


def played(texts: str, **options: object) -> Heist:
    """A whole game in the Matinee, move by move, with its dice and draws."""
    t = Table(setup(HystOptions.of(**{"players": 2, "layout": "matinee", "first_player": 0, **options})))
    log = []
    for text in (DEAL + texts).split():
        is_chance, action = moves.read(text)
        log.append((CHANCE if is_chance else t.state.who, action))
        t.do(text)
    return read_heist(t.state, log)


@pytest.mark.rule("H-1219")
@pytest.mark.rule("H-1208")
def test_out_by_on_the_move() -> None:
    heist = played(
        f"d4:1 d4:3 {WALK} replace_hand draw:smoke draw:vents draw:barricade {TAKE} end_turn roll d6:1 end_turn "
        "roll d6:6 move:E4 move:D4 move:D3 move:C3 move:B3 move:A3 end_turn roll d6:1 play:barricade block:S4 "
        "end_turn draw:smoke roll d6:1 move:A2 play:on_the_move move:A1 move:S1",
        edition="deluxe",
    )
    assert (heist.winner, heist.result, heist.exit, heist.last_step) == (0, "escaped", "S1", "on_the_move")
    assert (heist.away, heist.nearest, heist.turns) == (9, 9, 7)
    assert (heist.first, heist.starts, heist.takes) == (0, ["S1", "S3"], [Take(0, 3, "taken", "E5")])
    assert heist.dealt == [["smoke", "on_the_move", "shove"], ["ultimate_thief", "laser_trap", "grapple"]]
    assert heist.drawn == [[], ["smoke", "vents", "barricade", "smoke"]]
    assert heist.at_first_take == [["smoke", "on_the_move", "shove"], ["smoke", "barricade", "vents"]]
    assert heist.played == [{"on_the_move": 1}, {"barricade": 1}]
    assert (heist.replaced, heist.barricades, heist.changes) == ([0, 1], 1, 0)
    assert (heist.index, heist.level, heist.steps, heist.watched) == (10.4, "easy", [9] * 4, [0] * 4)  # H-218
    assert [heist.wins(0), heist.wins(1), heist.order(1)] == [1, 0, 2]


@pytest.mark.rule("H-1205")
@pytest.mark.rule("H-1206")
@pytest.mark.rule("H-1216")
def test_thefts_and_catches() -> None:
    heist = played(
        f"d4:1 d4:1 {WALK} {WALK} {TAKE} end_turn {TAKE} steal d4:1 play:ultimate_thief end_turn draw:smoke "
        "roll d6:1 steal d4:4 end_turn roll d6:1 play:laser_trap edge:E4-E5 end_turn draw:blind_spot "
        "roll d6:1 move:E4 d4:2 roll d6:1 take move:E6 d4:1",
        turn_limit=8,
    )
    assert [(take.seat, take.turn, take.how) for take in heist.takes] == [
        (0, 3, "taken"), (1, 4, "ultimate_thief"), (0, 5, "die"), (1, 8, "taken"),
    ]  # fmt: skip
    assert {take.space for take in heist.takes} == {"E5"}
    assert heist.changes == 3
    assert heist.steals == [Steal(1, 0.25, False), Steal(0, 0.25, True)]
    assert heist.catches == [Catch(0, 7, "laser", "", 0, True), Catch(1, 8, "camera", "", 1, True)]
    assert (heist.winner, heist.result, heist.turns, heist.exit, heist.away) == (-1, "turn_limit", 8, "", -1)
    assert (heist.least_lasers, heist.least_smoke, heist.wins(1)) == (11, 19, 0.5)
    assert heist.starts == ["S1", "S1"]  # not where they came back


@pytest.mark.rule("H-1206")
def test_caught_by_a_card_of_another() -> None:
    heist = played(
        f"d4:1 d4:1 {WALK} {WALK} roll d6:1 play:smoke place:D6 place:E6 done end_turn draw:smoke "
        "roll d6:1 play:laser_trap edge:D3-D4 end_turn draw:smoke "
        "roll d6:1 play:shove victim:1 shove:D4 d4:3 end_turn draw:smoke",
        turn_limit=5,
    )
    assert heist.catches == [Catch(1, 5, "laser", "shove", 0, False)]
    assert (heist.least_smoke, heist.least_lasers) == (17, 11)


@pytest.mark.parametrize(
    "options",
    [
        ["players=3"],
        ["players=2", "edition=deluxe", "layout_level=hard", "full_throttle=true", "steal_faces=2"],
        ["players=6", "power_outage=true", "tactical_insertion=always", "deck_counts=smoke:2+barricade:3"],
        ["players=4", "layout=lockdown", "quick_hyst=turns", "quick_turns=10", "first_player=2", "dice_battle=true"],
    ],
    ids=str,
)
def test_a_game_is_read_from_its_first_position(options: list[str]) -> None:
    """Played again from what `as_laid` gives, it comes out as it was."""
    plan = make_plan("hyst", ["random"], 2, 4, ["turn_limit=16", *options])
    for deal in range(3):
        play, result = play_out(plan, Fixture(deal, 0), make_bots(plan))
        s = as_laid(play.state)
        for entry in play.log:
            if entry.seat != CHANCE or number_of(entry.action) >= O_FIRST:
                apply(s, entry.seat, entry.action)
        assert s == play.state
        (heist,) = result.rounds
        assert [heist.wins(seat) for seat in range(plan.seats)] == result.wins
        assert all(len(cards) == 3 for cards in heist.dealt)


HEIST = Heist(
    "HY1-16c11c05a-12b14a08b-09b17b01b-16", 10.4, "easy", [9, 11, 9, 13], [0, 1, 0, 0], 1, ["S1", "S2"], 0,
    "escaped", "S1", "die", 9, 9, 12, [Take(0, 5, "taken", "E5")], [["smoke"], ["shove", "shove"]],
    [Catch(1, 6, "camera", "shove", 0, False)], [Steal(1, 0.25, False), Steal(1, 0.25, False)],
    [["smoke", "smoke", "grapple"], ["shove", "shove", "vents"]], [["smoke"], []], [{"smoke": 2}, {}],
    [0, 1], 0, 3, 0, 1,
)  # fmt: skip


def made_up(heists: list[Heist]) -> Results:
    """For each kind of game three deal sets of it."""
    plan = make_plan("hyst", ["regular", "novice"], 6 * len(heists), 1, ["players=2"])
    games = [
        GameResult(3 * k + d, r, [heist.wins(0), heist.wins(1)], [0.0, 0.0], 30, [heist])
        for k, heist in enumerate(heists)
        for d in range(3)
        for r in range(2)
    ]
    return make_results(plan, games)


def test_charts_and_figures_of_known_games() -> None:
    change = msgspec.structs.replace
    stolen = [Take(0, 5, "taken", "E5"), Take(1, 8, "die", "D5"), Take(1, 9, "taken", "C3")]
    lost = change(HEIST, winner=1, exit="S3", away=9, nearest=3, last_step="on_the_move", turns=24, takes=stolen)
    lost = change(lost, steals=[Steal(1, 0.25, True)], level="hard", index=18.0, catches=[], least_smoke=4)
    results = made_up([HEIST, HEIST, HEIST, lost])
    made = {chart.key: chart for chart in all_charts(results)}

    def values(key: str, panel: int = 0, series: int = 0) -> dict[str, float]:
        shown = made[key].panels[panel]
        if isinstance(shown, Spread):
            return {row.split("\n")[0]: e.value for row, e in zip(shown.names, shown.means, strict=True)}
        estimates = shown.estimates if isinstance(shown, Bars) else shown.series[series].estimates
        return {row.split("\n")[0]: e.value for row, e in zip(shown.rows, estimates, strict=True)}

    assert values("length") == {"all museums": 15, "easy": 12, "hard": 24}  # H-1203
    assert values("turn-order") == {"first player": 0.25, "player 2": 0.75}  # H-1201
    assert values("starts") == {"S1": 0.75, "S2": 0.25}  # H-1202
    assert values("starts", 1) == {NEAREST: 0.75, FARTHER: 0.25}
    assert values("starts", 2) == {"a way without cameras": 0.75, "no such way": 0.25}
    assert values("endings") == {"out with the diamond": 1}
    assert values("exits") == {"S1": 0.75, "S2": 0, "S3": 0.25, "S4": 0}  # H-1219
    assert values("exits", 1)["a farther one"] == 0.25
    assert values("exits", 2)["7 to 9"] == 1
    assert values("last-step") == {"movement die": 0.75, "On the Move": 0.25}
    assert values("takes") == {"1": 0.75, "2": 0, "3": 0.25}
    assert values("takes", 1) == {"0": 0.75, "1": 0.25}
    assert values("takes", 2)["stolen by the die"] == pytest.approx(1 / 6)
    assert values("leader") == {"take 1": 0.75, "take 2": 1, "take 3": 1}  # H-1216
    assert values("catches", 0, 0) == {"in one's own turn": 0, "in another's turn": 0.75}
    assert values("catches", 1) == {"Shove": 1}
    assert values("steals") == {"1": 0.25, "2": 0.75}  # H-1205
    assert values("steals", 2) == {"rolls": pytest.approx(1 / 7)}
    assert values("cards-dealt") == {"Smoke": 0.75, "Grapple": 0.75, "Shove": 0.25, "Vents": 0.25}  # H-1204
    assert values("cards-dealt", 1) == {"Smoke": 0.75}
    assert values("cards-held") == {"Smoke": 0.75}
    assert values("cards-held", 1) == {"Shove": 0.25}
    assert values("cards-played")["Smoke"] == 2
    assert values("cards-played", 1)["Smoke"] == pytest.approx(2 / 3)
    assert values("cards-played", 2) == {"Shove": 0.75}
    assert values("replaced-hands") == pytest.approx(
        {"all museums": 1 / 15, "easy museums": 1 / 12, "hard museums": 1 / 24}
    )
    assert values("replaced-hands", 1) == {"never": 0.75, "once": 0.25}  # H-1208
    assert values("piles") == {"no laser left": 0, "no smoke tile left": 0.75, "the deck is reshuffled": 0}  # H-1218
    assert "museums" not in made  # one alone tells nothing about others
    figures = {f.name: f.estimate.value for f in all_figures(results)}
    assert figures["turns of all players together"] == 15
    assert figures["games won by the first player"] == 0.25
    assert figures["games won by the first taker"] == 0.75
    assert figures["times the diamond is got"] == 1.5
    assert figures["changes of the holder"] == 0.25
    assert figures["catches by cameras"] == 0.75
    assert figures["rolls to steal"] == 1.75
    assert figures["escapes by On the Move"] == 0.25
    assert figures["games without a winner"] == 0
    assert "score of the winner" not in figures  # nothing is counted in this game


@pytest.mark.rule("H-1212")
@pytest.mark.rule("H-1211")
def test_museums_are_told_apart_by_their_index() -> None:
    codes = [layout.code for layout in DATA.layouts[:6]]
    heists = [
        msgspec.structs.replace(HEIST, museum=code, index=12.0 + 2 * k, turns=10 + 3 * k)
        for k, code in enumerate(codes)
    ]
    made = {chart.key: chart for chart in all_charts(made_up(heists))}
    panel = made["museums"].panels[0]
    assert isinstance(panel, Bars)
    assert [row.split("\n")[0] for row in panel.rows] == [
        "12 to 14",
        "14 to 16",
        "16 to 17.5",
        "17.5 to 20",
        "20 or more",
    ]
    assert [e.value for e in panel.estimates] == [10, 13, 16, 19, 23.5]
    assert "1.00 with the index" in made["museums"].answer
    plans = made["floor-plans"].panels[0]
    assert isinstance(plans, Bars)
    assert any(row.startswith("16 Spiral") for row in plans.rows)
    assert correlation([1.0, 1.0], [1.0, 2.0]) == 0


def test_who_starts_nearest() -> None:
    assert [nearness(HEIST, seat) for seat in range(2)] == [NEAREST, FARTHER]
    assert nearness(msgspec.structs.replace(HEIST, starts=["S1", "S3"]), 1) == LEVEL


@pytest.mark.parametrize("options", [["players=2"], ["players=5", "quick_hyst=turns", "quick_turns=6"]], ids=str)
def test_a_run_is_measured_drawn_and_kept(options: list[str]) -> None:
    plan = make_plan("hyst", ["random"], 6, 3, ["turn_limit=12", *options])
    results = make_results(plan, run(plan, 1).games)
    assert all(len(game.rounds) == 1 for game in results.games)
    charts: list[Chart] = all_charts(results)
    keys = [chart.key for chart in charts]
    assert len(set(keys)) == len(keys)
    assert {"length", "turn-order", "starts", "takes", "catches", "cards-played", "piles"} <= set(keys)
    assert all(chart.question.endswith("?") for chart in charts)
    assert png(charts[1]).startswith(b"\x89PNG")
    assert loads(dump(plan, results.games), "it")[1] == results.games
    assert len({game.rounds[0].museum for game in results.games if game.deal == 0}) == 1  # mirrored games share it


def test_prepared_museums_are_compared() -> None:
    runs = []
    for name in ("matinee", "lockdown"):
        plan = make_plan("hyst", ["random"], 4, 3, ["turn_limit=12", "players=2", f"layout={name}"])
        runs.append(make_results(plan, run(plan, 1).games))
    chart = compared_charts(runs)[0]
    assert isinstance(chart.panels[0], Dots)
    assert [row.split("\n")[0] for row in chart.panels[0].rows] == ["layout matinee", "layout lockdown"]
