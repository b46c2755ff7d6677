"""Worked scenarios: the other cards, house rules, views (H-933 .. H-939, H-943 .. H-948)."""

from math import comb

import msgspec
import pytest

from facedown.engine.errors import OptionsError
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import choices, redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.page.counting import chance_of, hypotheses, unseen
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import SMOKE, size
from facedown.games.hyst.rules.rules import weight
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.state import TURN_START
from tests.games.hyst.helpers import Table, some, table


def odds(t: Table) -> dict[str, int]:
    return {HYST.text.moves.write(CHANCE, a): weight(t.state, a) for a in choices(HYST, t.state, CHANCE)}


@pytest.mark.rule("H-933")
@pytest.mark.rule("H-440")
@pytest.mark.rule("H-830")
@pytest.mark.rule("H-829")
def test_the_burner() -> None:
    assert "play:the_burner" not in table("S1", hand="the_burner").legal()
    t = table("S1", hand="the_burner shove", deck="smoke", discards="grapple").do("play:the_burner")
    assert t.legal() == {"discard:shove"}
    t.do("discard:shove")
    assert (odds(t), t.pile) == ({"draw:smoke": 1}, "grapple shove")
    t.do("draw:smoke")
    assert (odds(t), t.pile, t.state.reshuffles) == ({"draw:grapple": 1, "draw:shove": 1}, "", 1)
    t.do("draw:shove")
    assert (t.hand(0), t.pile, t.phase) == ("smoke shove", "the_burner", "act")


@pytest.mark.rule("H-934")
@pytest.mark.rule("H-422")
@pytest.mark.rule("H-827")
def test_replace() -> None:
    t = table("S1", hand="shove smoke", deck="grapple", discards="blown_away", phase=TURN_START).do("replace_hand")
    assert odds(t) == {"draw:grapple": 1}
    t.do("draw:grapple")
    assert odds(t) == {"draw:blown_away": 1, "draw:shove": 1, "draw:smoke": 1}
    t.do("draw:smoke draw:shove")
    assert (t.state.deck_count, t.pile, t.state.active, t.phase) == (1, "", 1, "turn_start")
    assert t.hand(0) == "smoke grapple shove"
    assert "replace_hand" not in table("S1", hand="shove").legal()


@pytest.mark.rule("H-428")
def test_replace_after_the_roll_by_option() -> None:
    t = table("D5", hand="shove", replace_hand_when="before_action")
    assert "replace_hand" in t.legal()
    assert "replace_hand" not in t.do("move:D4").legal()


@pytest.mark.rule("H-828")
def test_an_empty_hand_can_be_replaced() -> None:
    t = table("S1", phase=TURN_START)
    assert t.legal() == {"roll", "replace_hand"}
    t.do("replace_hand draw:smoke")
    assert t.state.held[0] == 1


@pytest.mark.rule("H-935")
@pytest.mark.rule("H-843")
def test_full_throttle() -> None:
    t = table("S3", phase=TURN_START, full_throttle=True).do("roll d6:3 move:I9 move:I8 d4:2")
    t.do("draw:smoke draw:shove draw:grapple")
    assert (t.hand(0), t.state.active) == ("smoke grapple shove", 1)


@pytest.mark.rule("H-936")
@pytest.mark.rule("H-427")
@pytest.mark.parametrize(
    ("attack", "defence", "stolen"), [(4, 4, False), (1, 1, False), (2, 3, False), (3, 2, True), (4, 3, True)]
)
def test_dice_battle(attack: int, defence: int, stolen: bool) -> None:
    t = table("C3", "C3", holder=1, dice_battle=True).do(f"steal d4:{attack} d4:{defence}")
    assert t.diamond == ("seat 0" if stolen else "seat 1")
    assert t.phase == "act"
    wins = sum(a > d for a in range(1, 5) for d in range(1, 5))
    assert wins == 6  # H-702: 37.5 %


@pytest.mark.rule("H-937")
@pytest.mark.rule("H-846")
@pytest.mark.rule("H-210")
def test_power_outage() -> None:
    t = table("G4", power_outage=True, hand="smoke").do("move:G5 move:G6")
    assert (t.at(0), t.watched) == ("G6", set())
    assert t.do("play:smoke place:G4").state.smoke_left == 18
    for players, base, deluxe in ((2, 44, 47), (3, 43, 46), (4, 43, 46), (5, 42, 45), (6, 42, 45)):
        for edition, number in (("base", base), ("deluxe", deluxe)):
            s = setup(HystOptions.of(players=players, edition=edition, power_outage=True))
            assert s.deck_count == size(s.deck) == number
            s = setup(HystOptions.of(players=players, edition=edition))
            assert s.deck_count == number + 5


@pytest.mark.rule("H-938")
@pytest.mark.rule("H-604")
@pytest.mark.rule("H-844")
def test_quick_by_turns() -> None:
    t = table("D5", holder=0, hand="smoke smoke smoke", quick_hyst="turns", quick_turns=1).do("end_turn")
    assert (t.phase, t.state.winner) == ("over", 0)
    t = table("D5", "D5", hand="smoke smoke smoke", quick_hyst="turns", quick_turns=1).do("end_turn")
    assert (t.phase, t.state.sudden) == ("turn_start", 1)
    t.do("roll d6:1 move:E5")
    assert (t.phase, t.state.winner) == ("over", 1)


@pytest.mark.rule("H-939")
@pytest.mark.rule("H-441")
@pytest.mark.rule("H-839")
def test_vents() -> None:
    for space in ("A1", "S1"):
        assert "play:vents" not in table(space, hand="vents", edition="deluxe").legal()
    for space, onto in (("E5", "F5"), ("C5", "C6"), ("H5", "H4 H6"), ("F5", "E5 F4")):
        t = table(space, hand="vents", edition="deluxe", diamond="A1").do("play:vents")
        assert t.legal() == {f"vent:{to}" for to in onto.split()}
    t = table("F5", holder=0, hand="vents", edition="deluxe").do("play:vents vent:F4")
    assert (t.at(0), t.diamond) == ("off", "F4")
    t = table("F5", points=0, hand="vents", edition="deluxe").do("play:vents vent:E5")
    assert t.diamond == "seat 0"


@pytest.mark.rule("H-943")
@pytest.mark.rule("H-432")
@pytest.mark.rule("H-825")
def test_barricade() -> None:
    t = table("S3", "A1", holder=1, blocked="S2 S4", hand="barricade").do("play:barricade")
    assert t.legal() == {"block:S1", "block:S3"}
    t.do("block:S1")
    assert (t.pile, t.phase) == ("", "act")
    t.do("end_turn draw:smoke roll d6:6")
    assert t.legal("move") == {"move:B1", "move:A2"}


@pytest.mark.rule("H-944")
@pytest.mark.rule("H-503")
@pytest.mark.rule("H-505")
def test_views_of_a_draw() -> None:
    messages: dict[int, set[bytes]] = {0: set(), 1: set(), SPECTATOR: set()}
    for card in ("smoke", "ultimate_thief"):
        t = table("D5", hand="shove grapple").do("end_turn")
        for viewer in messages:
            before = redacted(HYST, t.state, viewer)
            after = Table(t.state.copy()).do(f"draw:{card}").state
            told = HYST.text.events(before, redacted(HYST, after, viewer), viewer)
            messages[viewer].add(msgspec.json.encode(list(told)))
    assert len(messages[0]) == 2
    assert len(messages[1]) == len(messages[SPECTATOR]) == 1
    drew = b'{"event":"drew","seat":0,"count":1,"card":"","deck":46}'
    assert drew in next(iter(messages[1]))
    idle = table("S1", points=0, hand="shove")
    assert idle.phase == "act"
    assert idle.legal() == {"end_turn"}


@pytest.mark.rule("H-945")
@pytest.mark.rule("H-423")
def test_a_full_legal_set() -> None:
    full = some("move:D3 move:B3 play:barricade play:shove play:smoke steal end_turn")
    hand = "smoke shove barricade"
    assert table("C3", "C3", holder=1, points=2, hand=hand).legal() == full
    assert table("C3", "C3", holder=1, points=0, hand=hand).legal() == full - {"move:D3", "move:B3"}


@pytest.mark.rule("H-946")
@pytest.mark.rule("H-309")
@pytest.mark.rule("H-845")
def test_tactical_insertion() -> None:
    t = Table(setup(HystOptions.of(players=3, layout="matinee", first_player=1, tactical_insertion="setup")))
    while t.phase == "draw":
        t.do(min(t.legal()))
    order = []
    while t.phase == "pick":
        order.append(t.state.who)
        assert t.legal() == {"start:S1", "start:S2", "start:S3", "start:S4"}
        t.do(f"start:S{t.state.who + 1}")
    assert order == [1, 2, 0]
    assert ([t.at(p) for p in range(3)], t.state.active) == (["S1", "S2", "S3"], 1)
    assert table("I9", tactical_insertion="setup").do("move:I8").legal() == {"d4:1", "d4:2", "d4:3", "d4:4"}


@pytest.mark.rule("H-451")
@pytest.mark.rule("H-401")
def test_coming_back_by_choice() -> None:
    t = table("E3", "C3", hand="blind_spot", tactical_insertion="always").do("play:blind_spot camera:F3 face:W")
    assert (t.phase, t.state.who) == ("reentry", 0)
    t.do("start:S3")
    assert (t.phase, t.state.who, t.at(0)) == ("reentry", 1, "S3")
    t.do("start:S4")
    assert (t.phase, t.state.who, t.at(1)) == ("draw", 0, "S4")


@pytest.mark.rule("H-947")
@pytest.mark.rule("H-848")
def test_prepared_museums_and_editions() -> None:
    with pytest.raises(OptionsError) as caught:
        HystOptions.of(layout="glass_wing")
    assert "layout.tile_not_in_edition" in str(caught.value.problems)
    s = setup(HystOptions.of(layout="glass_wing", edition="deluxe"))
    assert len(Table(s).watched) == 14
    assert Table(s).phase == "draw"  # no chance for the layout


@pytest.mark.rule("H-948")
@pytest.mark.rule("H-504")
@pytest.mark.rule("H-1102")
def test_unseen_cards() -> None:
    t = table("S1", "S2", hand="smoke smoke shove", hands={1: "grapple grapple shove"}, phase=TURN_START)
    seen = redacted(HYST, t.state, 0)
    left = unseen(seen, 0)
    assert (size(left), left >> (4 * SMOKE) & 15) == (46, 4)
    chance = chance_of(seen, hypotheses(seen, 0), 1, SMOKE)
    assert chance == pytest.approx(1 - comb(42, 3) / comb(46, 3))
    assert chance == pytest.approx(3700 / 15180, abs=1e-4)
    assert round(chance, 4) == 0.2437
