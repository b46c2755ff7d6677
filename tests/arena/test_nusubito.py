"""What is measured in Nusubito: games with known answers, matches, and whole runs."""

import msgspec
import pytest

from facedown.arena.draw import png
from facedown.arena.match import make_bots, play_out
from facedown.arena.plan import Fixture, make_plan
from facedown.arena.pool import run
from facedown.arena.store import dump, loads, make_results
from facedown.games.nusubito.rules.endings import thief_won
from facedown.games.nusubito.rules.rules import apply
from facedown.games.nusubito.study.facts import (
    BLUFF,
    CAUGHT,
    DRAWN,
    FOUND,
    HONEST,
    MISSED,
    MISTAKEN,
    SAVED,
    STANDS,
    STUCK,
    Hunt,
    Night,
    Turn,
    kind,
    place,
)
from facedown.games.nusubito.study.reading import as_dealt, read_hunt, wanting
from facedown.games.nusubito.text import moves
from facedown.study.charts import Bars, Chart, Dots
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_charts, all_figures
from tests.games.nusubito.helpers import Table, given, new_game


def played(texts: str, green: str = "C3", **options: object) -> Hunt:
    """A whole game, move by move."""
    t = new_game(green, **options)
    log = [(-1, moves.read(f"hide:{green}")[1])]
    for text in texts.split():
        log.append((t.seat, moves.read(text)[1]))
        t.do(text)
    return read_hunt(t.state, log)


@pytest.mark.rule("N-1206")
def test_claims_and_how_sure_they_were() -> None:
    blind = played("treasure")
    assert (blind.ending, blind.claim, blind.days) == (FOUND, 1 / 9, 1)
    assert [kind(turn) for turn in blind.turns] == [STANDS]
    assert played("rod:3 treasure").claim == pytest.approx(1 / 3)  # one axis is known
    wrong = played("rod:3 treasure", "A1")
    assert (wrong.ending, wrong.claim, wrong.turns[0].treasures) == (MISSED, 0, 6)
    sure = played("rod:3 leap:E3 lay end end rod:E leap:C3 lay end end rod:C leap:A3 lay treasure", "A3")
    assert (sure.ending, sure.claim, sure.known_at, sure.where) == (FOUND, 1, 3, "A3")
    assert [turn.treasures for turn in sure.turns] == [3, 2, 1]


@pytest.mark.rule("N-1209")
def test_captures_with_the_odds_of_the_mist() -> None:
    walk = "sacrifice:E5 leap:A3 leap:A1 "
    caught = played(walk + "leap:C1 lay end move:C2-C1 capture:C1", configuration="2/2/2")
    assert (caught.ending, caught.capture) == (CAUGHT, 1 / 8)  # eight ends, all alike: N-961
    turn = caught.turns[0]
    assert (kind(turn), turn.possible, turn.share) == (HONEST, 8, 1 / 8)
    assert (turn.best, turn.there, turn.acts, turn.idle) == (1 / 8, True, ["climb"], 0)
    missed = played(walk + "lay end move:C2-C1 capture:C1", configuration="2/2/2")
    assert (missed.ending, missed.thief_wins, missed.where) == (MISTAKEN, 1, "A1")
    assert (kind(missed.turns[0]), missed.turns[0].there) == (BLUFF, False)  # N-1213


@pytest.mark.rule("N-1205")
@pytest.mark.rule("N-1208")
def test_what_a_turn_tells_and_what_the_mist_answers() -> None:
    hunt = played("rod:3 leap:A3 lay end move:B4-A4 move:B2-B1 end treasure", "A1")
    turn = hunt.turns[0]
    assert (turn.special, turn.possible, turn.share) == ("rod", 2, 0.5)  # N-961
    assert (turn.acts, turn.idle, turn.best) == (["seeker", "healer"], 1, 0)
    assert (turn.darts, turn.hand, turn.spent, turn.struck, turn.points) == (2, 8, 0, 0, 1)
    over = played("leap:C1 dart lay end end treasure").turns[0]
    assert (over.struck, over.spent, over.darts, over.special, over.possible) == (1, 1, 2, "dart", 1)


@pytest.mark.rule("N-1207")
@pytest.mark.rule("N-1202")
def test_nights() -> None:
    silent = "leap:A3 leap:A1 lay end end leap:A3 leap:A5 lay end end leap:C5 leap:E5 lay end end "
    hunt = played(silent + "rod:5 end spawn:D3 end treasure", "A1")
    assert (hunt.days, len(hunt.turns), hunt.ending) == (2, 4, MISSED)
    assert hunt.nights == [Night(1, ["rod"], "", 9, 3, ["spawn"], 1)]  # as N-965, turned by half
    told = played(silent + "coin:1.1L coin:1.2L reveal:col raise:C2 treasure", "A1")
    assert told.nights == [Night(1, ["coin", "coin"], "column", 9, 3, ["raise builder"], 0)]
    shown = played(silent + "dart dart rod:E end treasure", "A1")
    assert (shown.nights[0].reveal, shown.nights[0].after, shown.nights[0].idle) == ("temple", 1, 2)
    drawn = played(silent + "end end", "A1", max_days=1)
    assert (drawn.ending, drawn.thief_wins, len(drawn.nights)) == (DRAWN, 0.5, 1)


@pytest.mark.rule("N-1212")
def test_what_a_stuck_thief_would_need() -> None:
    def wants(t: Table) -> str:
        assert t.legal() == {"treasure", "concede"}
        return wanting(t.state)

    trapped = given("B1:B D1:S C3:S", thief="C1", darts=0, table="1.1L=A1 2.1L=C1", turn=(2, 2))
    assert wants(trapped) == "Darts"  # N-929
    assert wants(given(thief="C1", hand="A5")) == "Coins"  # N-931
    assert wants(given(thief="A1", bolsters="A1 C1 A3", bolster_count=3)) == "Bolsters"


@pytest.mark.rule("N-1212")
def test_a_game_that_ends_with_a_stuck_thief() -> None:
    spent = "sacrifice:A1 leap:E3 lay end end sacrifice:A3 leap:E5 lay end end sacrifice:C1 leap:C5 lay end end "
    spent += "end end sacrifice:C3 leap:A5 lay end end "  # only the Coin of E1 is left, four leaps away
    for last, green, ending in (
        ("concede", "E1", STUCK["Coins"]),
        ("treasure", "E1", STUCK["Coins"]),
        ("treasure", "A5", SAVED),
    ):
        hunt = played(spent + last, green)
        assert (hunt.ending, len(hunt.turns), hunt.days) == (ending, 4, 2)
        assert hunt.thief_wins == (ending == SAVED)
    given_up = played(spent, "E1", stuck_may_claim=False)
    assert (given_up.ending, given_up.claim) == (STUCK["Coins"], -1)


@pytest.mark.parametrize("options", [[], ["match_games=2", "thief_seat=random"], ["configuration=2/0/1"]], ids=str)
def test_a_game_is_read_from_its_first_position(options: list[str]) -> None:
    """Played again from what `as_dealt` gives, it comes out as it was."""
    plan = make_plan("nusubito", ["random"], 2, 4, ["max_days=3", *options])
    for deal in range(6):
        play, result = play_out(plan, Fixture(deal, 0), make_bots(plan))
        last = play.state.game
        s = as_dealt(play.state)
        begin = max(k for k, entry in enumerate(play.log) if entry.seat < 0) + 1
        for entry in play.log[begin:]:
            apply(s, entry.seat, entry.action)
        assert s == play.state
        assert len(result.rounds) == last + 1
        for game, hunt in enumerate(result.rounds):
            assert hunt.game == game + 1
            assert hunt.thief_wins == (0.5 if hunt.ending == DRAWN else thief_won(play.state, game))


@pytest.mark.rule("N-1214")
def test_places_of_the_treasure() -> None:
    assert [place(name) for name in ("C3", "A1", "E5", "C1", "E3")] == ["centre", "corner", "corner", "edge", "edge"]


TURN = Turn(1, 1, "", False, 2, 0, 0, 2, 8, 9, possible=6, share=0.2, acts=["healer"], idle=2, best=0.3, there=True)
HUNT = Hunt(1, 0, CAUGHT, "C3", "A1", 2, -1, 0.3, [TURN] * 4, [Night(1, ["rod", "dart"], "row", 6, 2, ["spawn"], 1)])


def made_up(hunts: list[Hunt]) -> Results:
    """For each kind of game two deal sets of it."""
    plan = make_plan("nusubito", ["regular", "novice"], 4 * len(hunts), 1)
    games = [
        GameResult(2 * k + d, r, [hunt.thief_wins, 1 - hunt.thief_wins], [0.0, 0.0], 30, [hunt])
        for k, hunt in enumerate(hunts)
        for d in range(2)
        for r in range(2)
    ]
    return make_results(plan, games)


def test_charts_and_figures_of_known_games() -> None:
    stuck = msgspec.structs.replace(HUNT, ending=STUCK["Coins"], capture=-1.0, days=3)
    knew = [msgspec.structs.replace(TURN, special="rod", treasures=1, points=1)]
    found = msgspec.structs.replace(HUNT, ending=FOUND, claim=1.0, capture=-1.0, turns=knew, nights=[], days=1)
    results = made_up([HUNT, stuck, found, found])
    made = {chart.key: chart for chart in all_charts(results)}

    def values(key: str, panel: int = 0, series: int = 0) -> dict[str, float]:
        shown = made[key].panels[panel]
        if isinstance(shown, Bars):
            estimates = shown.estimates
        else:
            assert isinstance(shown, Dots)
            estimates = shown.series[series].estimates
        return {row.split("\n")[0]: e.value for row, e in zip(shown.rows, estimates, strict=True)}

    assert values("roles") == {"regular Thief": 0.5, "novice Thief": 0.5}  # N-1201
    assert values("endings") == {FOUND: 0.5, CAUGHT: 0.25, STUCK["Coins"]: 0.25}
    assert values("length") == {"1": 0.5, "2": 0, "3": 0, "4": 0.5}  # N-1202
    assert values("length", 1) == {"day 2": 0.5, "day 3": 0.25}
    assert values("days") == {"day 1": 0.5, "day 2": 0, "day 3": 0}
    assert values("days", 0, 1) == {"day 1": 0, "day 2": 0.5, "day 3": 1}
    assert values("first-day")["he knows the treasure"] == 0.5
    assert values("rods")["1"] == 0.5  # N-1205
    assert values("hiding") == {"two points": 6, "looks at a Rod": 6}
    assert values("claims") == {"certain": 1}  # N-1206
    assert values("captures") == {"up to 30 %": 1}  # N-1209
    assert values("chances") == {"up to 30 %": 1}
    assert values("chances", 1) == {"up to 30 %": pytest.approx(4 / 40)}
    assert values("thief-turns") == {"two points": 0.8, "looks at a Rod": 0.2}  # N-1213
    assert values("nights") == {"2": 1}  # N-1207
    assert values("nights", 1)["looks at a Rod"] == 1
    assert values("nights", 2, 1) == {"2 points": 2}
    assert values("mist-actions")["a Healer moves"] == pytest.approx(1 / 3)  # N-1208
    assert values("mist-actions")["left unused"] == pytest.approx(2 / 3)
    assert values("pools") == {"Healers": 0, "Builders": 0, "Seekers": 0}  # N-1211
    assert values("treasure") == {"centre": 0.5}  # N-1214
    figures = {f.name: f.estimate.value for f in all_figures(results)}
    assert figures["games won by the Thief"] == 0.5
    assert figures["captures that are right"] == 1
    assert figures["turns of the Thief by day"] == 2.5
    assert figures["games with a stuck Thief"] == 0.25
    assert "score of the winner" not in figures  # nothing is counted in this game


def test_captures_are_told_apart_in_spite_of_rounding() -> None:
    hunt = msgspec.structs.replace(HUNT, capture=sum([0.1] * 10) + 1e-15)
    panel = next(chart for chart in all_charts(made_up([hunt])) if chart.key == "captures").panels[0]
    assert isinstance(panel, Dots)
    assert panel.rows == ["certain\n4 captures"]
    half = msgspec.structs.replace(HUNT, capture=0.5 + 1e-15)
    panel = next(chart for chart in all_charts(made_up([half])) if chart.key == "captures").panels[0]
    assert isinstance(panel, Dots)
    assert panel.rows == ["up to 50 %\n4 captures"]


@pytest.mark.parametrize("options", [[], ["match_games=2", "thief_seat=random"]], ids=str)
def test_a_run_is_measured_drawn_and_kept(options: list[str]) -> None:
    plan = make_plan("nusubito", ["random"], 12, 3, ["max_days=30", *options])
    results = make_results(plan, run(plan, 1).games)
    assert all(len(game.rounds) == (2 if options else 1) for game in results.games)
    charts: list[Chart] = all_charts(results)
    keys = [chart.key for chart in charts]
    assert len(set(keys)) == len(keys)
    assert ("matches" in keys) == bool(options)
    assert all(chart.question.endswith("?") for chart in charts)
    assert png(charts[1]).startswith(b"\x89PNG")
    assert loads(dump(plan, results.games), "it")[1] == results.games


@pytest.mark.rule("N-303")
def test_mirrored_games_have_the_same_treasure() -> None:
    plan = make_plan("nusubito", ["random", "random"], 20, 5, ["max_days=30"])
    by_deal: dict[int, set[str]] = {}
    for game in run(plan, 1).games:
        by_deal.setdefault(game.deal, set()).add(game.rounds[0].treasure)
    assert all(len(found) == 1 for found in by_deal.values())
    assert len(set.union(*by_deal.values())) > 2
