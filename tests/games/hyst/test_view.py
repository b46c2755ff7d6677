"""What the page gets: cones, ways, previews, reasons, threats (H-1001 .. H-1029)."""

from typing import Any

import msgspec
import pytest

from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.kit.samples import samples
from facedown.games.hyst.page.ahead import steps
from facedown.games.hyst.page.outcomes import Choice
from facedown.games.hyst.page.picture import View
from facedown.games.hyst.page.view import view
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import SPACE
from facedown.games.hyst.rules.rules import apply
from facedown.games.hyst.rules.state import ACT, ESCAPED, OFF, TURN_START
from facedown.games.hyst.text.notation import read
from facedown.games.hyst.text.words import say
from tests.games.hyst.helpers import LOCKDOWN, Table, random_states, some, table


def seen_by(t: Table, seat: int = 0) -> View:
    return view(redacted(HYST, t.state, seat), seat)


def plan(t: Table, card: str) -> list[Choice]:
    return next(p.choices for p in seen_by(t).plans if p.card == card)


@pytest.mark.rule("H-1001")
@pytest.mark.rule("H-1002")
def test_the_museum() -> None:
    v = seen_by(table("D4", smoke="G5 F6"))
    assert v.code == "HY1-16c11c05a-12b14a08b-09b17b01b-16"
    assert (v.tiles[0].name, v.tiles[0].kind, v.tiles[0].turn) == ("Spiral", "dead-end", 2)
    assert v.walls[SPACE["A1"]] == 1 | 8
    cones = {camera.space: (camera.sees, camera.smoky) for camera in v.cameras}
    assert cones["G4"] == (["G5", "G6"], False)
    assert cones["F6"] == (["E6", "D6"], True)
    assert cones["A9"] == ([], False)
    assert set(v.watched) == some("C2 D6 E6 F4 G6 I8")
    assert v.museum is not None
    assert (v.museum.level, v.museum.steps, v.museum.watched) == ("easy", (9,) * 4, (0,) * 4)
    assert round(v.museum.index, 1) == 10.4
    assert v.reconstructed == ["tiles", "layouts", "cards", "dice", "supply"]  # H-220


@pytest.mark.rule("H-1003")
def test_what_could_be_turned_on_me() -> None:
    v = seen_by(table("D4", smoke="A5"))
    cameras = {turnable.space: turnable.cameras for turnable in v.turnable}
    assert cameras["E3"] == ["F3"]
    assert cameras["G3"] == ["G1", "G4"]
    assert "A5" not in cameras
    assert "A6" in cameras  # smoke does not stop the view
    assert 25 <= len(cameras) <= 57


@pytest.mark.rule("H-1007")
@pytest.mark.parametrize(
    ("where", "hand", "more", "reason"),
    [
        ("D4", "ultimate_thief", {}, "not_with_holder"),
        ("D4", "blown_away", {}, "no_smoke"),
        ("D4", "shove", {}, "nobody_here"),
        ("D4", "the_burner", {}, "only_card"),
        ("S1", "grapple", {}, "outside"),
        ("S1", "vents", {"edition": "deluxe"}, "outside"),
        ("A1", "vents", {"edition": "deluxe"}, "no_wall"),
        ("D4", "smoke", {"phase": TURN_START}, "roll_first"),
        ("D4", "blind_spot", {"power_outage": True, "deck": "blind_spot"}, "no_cameras"),
        ("D4", "barricade", {"blocked": "S1 S2 S3 S4", "deck": "smoke"}, "all_barricaded"),
        ("D4", "on_the_move", {}, ""),
    ],
)
def test_why_a_card_cannot_be_played(where: str, hand: str, more: dict[str, Any], reason: str) -> None:
    (card,) = seen_by(table(where, hand=hand, **more)).hand
    assert (card.card, card.reason, card.playable) == (hand, reason, not reason)
    assert not reason or str(say(f"refused.{reason}"))


@pytest.mark.rule("H-1007")
def test_piles_that_are_empty() -> None:
    t = table("D4", hand="smoke laser_trap")
    t.state.smoke_left = t.state.lasers_left = 0
    assert [card.reason for card in seen_by(t).hand] == ["smoke_pile_empty", "laser_pile_empty"]
    t = table("D4", hand="grapple smoke").do("play:grapple")
    assert [card.reason for card in seen_by(t).hand] == ["card_open"]


@pytest.mark.rule("H-1009")
def test_reachable_spaces() -> None:
    v = seen_by(table("G4", points=2, lasers="G3-G4"))
    found = {reach.space: (reach.steps, reach.danger, reach.path) for reach in v.reach}
    assert found["G5"] == (1, "camera", ["G5"])
    assert found["G3"] == (1, "laser", ["G3"])
    assert found["H4"] == (1, "", ["H4"])
    assert found["H3"] == (2, "", ["H4", "H3"])
    assert found["F5"] == (2, "camera", ["G5"])
    assert "G4" not in found
    far = {reach.space: reach for reach in seen_by(table("D5", points=3)).reach}
    assert far["D3"].path == ["D4", "D3"]


@pytest.mark.rule("H-1009")
def test_a_diamond_on_the_way_opens_the_exit() -> None:
    reach = {r.space: r for r in seen_by(table("C1", diamond="B1", points=3, walk_back=False)).reach}
    assert (reach["S1"].path, reach["S1"].takes, reach["S1"].wins) == (["B1", "A1", "S1"], True, True)
    assert (reach["A1"].takes, reach["A1"].wins, reach["C2"].takes) == (True, False, False)


@pytest.mark.rule("H-1010")
def test_single_steps_say_what_comes_of_them() -> None:
    steps = {step.space: step for step in seen_by(table("G4", points=1, diamond="H4", lasers="G3-G4")).steps}
    assert (steps["G5"].danger, steps["G5"].at, steps["G5"].by, steps["G5"].drops) == ("camera", "G5", ["G4"], False)
    assert (steps["G3"].danger, steps["G3"].at, steps["G3"].by) == ("laser", "G4", ["G3-G4"])
    assert steps["H4"].takes
    assert {step.drops for step in seen_by(table("G4", points=1, holder=0)).steps if step.danger} == {True}
    (out,) = [step for step in seen_by(table("A1", holder=0)).steps if step.wins]
    assert out.space == "S1"


@pytest.mark.rule("H-1010")
@pytest.mark.parametrize("options", samples()[:4])
def test_single_steps_come_out_as_they_are_told(options: HystOptions) -> None:
    for state in random_states(options, 3):
        seat = state.who
        for step in steps(redacted(HYST, state, seat), seat) if state.phase == ACT else []:
            after = state.copy()
            apply(after, seat, read(f"move:{step.space}")[1])
            caught = after.pawns[seat] == OFF
            assert (bool(step.danger), step.wins) == (caught, after.result == ESCAPED)
            assert step.takes == (state.holder != seat and after.holder == seat)
            assert step.drops == (caught and state.holder == seat)


def test_steps_of_on_the_move() -> None:
    t = table("F5", hand="on_the_move")
    answers = [next(plan.answers for plan in seen_by(t).plans if plan.card == "on_the_move")]
    for moves in ("play:on_the_move", "move:G5", "move:G4"):
        answers += [plan.answers for plan in seen_by(t.do(moves)).plans]
    assert answers == [3, 3, 2, 1]


@pytest.mark.rule("H-1011")
def test_previews_of_blind_spot() -> None:
    choices = plan(table("E3", "C3", holder=1, hand="blind_spot"), "blind_spot")
    assert len(choices) == 27
    turn = next(c for c in choices if c.moves == ["play:blind_spot", "camera:F3", "face:W"])
    assert turn.spaces == ["E3", "D3", "C3", "B3", "A3"]
    assert (turn.caught, turn.where) == ([0, 1], ["E3", "C3"])


@pytest.mark.rule("H-1011")
def test_previews_of_walking_cards() -> None:
    walks = plan(table("F5", hand="on_the_move"), "on_the_move")
    assert all(len(walk.moves) == 4 for walk in walks)
    assert next(w for w in walks if w.spaces == ["G5", "G4", "G3"]).caught == []
    assert next(w for w in walks if w.spaces == ["G5", "F5", "G5"]).caught == [0]
    swings = {c.moves[-1]: c for c in plan(table("H5", hand="grapple"), "grapple")}
    assert (swings["grapple:W"].spaces, swings["grapple:W"].caught) == (["G5"], [0])
    shoves = plan(table("G4", "G4", holder=1, hand="shove"), "shove")
    assert {(c.moves[1], c.moves[2], bool(c.caught)) for c in shoves} >= {("victim:1", "shove:G5", True)}
    assert {c.moves[-1] for c in plan(table("H5", hand="vents", edition="deluxe"), "vents")} == {"vent:H4", "vent:H6"}


@pytest.mark.rule("H-1011")
def test_previews_of_smoke_and_lasers() -> None:
    assert plan(table("D4", hand="smoke"), "smoke") == []  # too many: see test_gathering
    t = table("D4", hand="smoke").do("play:smoke place:D4")
    assert {c.moves[0] for c in plan(t, "smoke")} == {"place:C4", "place:E4", "place:D3", "place:D5", "done"}
    v = seen_by(t)
    assert (v.card, v.asked, v.step, v.cloud, v.smoke_left) == ("smoke", "place", 1, ["D4"], 18)
    edges = plan(table("D4", hand="laser_trap"), "laser_trap")
    assert len(edges) == 98  # H-903
    assert next(c for c in edges if c.moves[-1] == "edge:D3-D4").spaces == ["D3", "D4"]


@pytest.mark.rule("H-1015")
def test_the_card_counter() -> None:
    t = table("D4", hand="smoke smoke shove", hands={1: "grapple grapple shove"})
    rows = {row.card: row for row in seen_by(t).counter}
    assert (rows["smoke"].in_play, rows["smoke"].unseen, rows["smoke"].chances) == (6, 4, [1.0, 0.2437])
    assert seen_by(table("D4", card_counter=False)).counter == []


@pytest.mark.rule("H-1017")
def test_the_threat_strip() -> None:
    threat = seen_by(table("A3", "D3", "I9", holder=0, blocked="S4")).threat
    assert threat is not None
    exits = {way.start: (way.steps, way.chance, way.barricaded) for way in threat.exits}
    assert exits["S1"] == (3, round(4 / 6, 4), False)
    assert exits["S4"] == (99, 0.0, True)
    assert threat.escape == round(4 / 6, 4)
    near, far = threat.rivals
    assert (near.seat, near.steps, near.chance) == (1, 3, round(4 / 6, 4))
    assert near.chance_with_card == 1.0
    assert (far.chance, far.chance_with_card) == (0.0, 0.0)
    assert seen_by(table("A3")).threat is None


@pytest.mark.rule("H-1023")
@pytest.mark.rule("H-1026")
def test_house_rules_and_the_clock() -> None:
    v = seen_by(table("A3", dice_battle=True, quick_hyst="minutes", quick_minutes=9))
    assert (v.house_rules, v.clock, v.minutes) == (["dice_battle", "quick_hyst"], "minutes", 9)
    assert seen_by(table("A3", quick_hyst="turns", quick_turns=9)).turns_left == 9
    assert seen_by(table("A3", turn_limit=20)).turns_left == 20
    assert seen_by(table("A3")).turns_left == -1


@pytest.mark.rule("H-1008")
@pytest.mark.rule("H-1006")
def test_seats() -> None:
    t = table("C3", "C3", holder=1, hand="smoke").do("steal d4:1")
    first, second = seen_by(t, 1).seats
    assert (first.colour, first.mark, first.space, first.active, first.steal_tried) == (
        "red",
        "circle",
        "C3",
        True,
        True,
    )
    assert (second.holder, second.active) == (True, False)


def test_every_moment_of_a_game_has_a_picture() -> None:
    assert HYST.kit.samples is not None
    t = Table(HYST.rules.setup(HYST.kit.samples()[0]))
    while t.phase != "turn_start":
        for viewer in (0, SPECTATOR):
            assert msgspec.json.encode(seen_by(t, viewer))
        t.do(max(t.legal()))
    assert seen_by(t).asked == "turn"
    assert seen_by(table("S1", layout=LOCKDOWN)).code.endswith("-03")
