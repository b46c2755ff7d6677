"""The course of a turn, clause by clause (H-402 .. H-429, H-450, H-601 .. H-607)."""

import pytest

from facedown.engine.game import NOBODY_ACTS
from facedown.games.hyst.rules.deck import reshuffle
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import DIRECTIONS, STEP
from facedown.games.hyst.rules.rules import actors, returns
from facedown.games.hyst.rules.setup import steal_faces
from facedown.games.hyst.rules.state import TURN_START
from tests.games.hyst.helpers import table


@pytest.mark.rule("H-420")
@pytest.mark.rule("H-421")
@pytest.mark.rule("H-803")
def test_a_turn_begins_with_the_die() -> None:
    t = table("S1", hand="smoke", phase=TURN_START)
    assert t.legal() == {"roll", "replace_hand"}
    t.do("roll")
    assert t.legal() == {f"d6:{face}" for face in range(1, 7)}
    t.do("d6:5")
    assert (t.phase, t.state.points) == ("act", 5)
    assert t.told() == ["Red rolls 5."]
    assert "end_turn" in t.legal()  # H-429: moving is not compulsory


@pytest.mark.rule("H-402")
@pytest.mark.rule("H-450")
@pytest.mark.rule("H-814")
def test_turn_data_begins_again() -> None:
    t = table("C3", "C3", holder=1, points=3).do("steal d4:1 move:D3 end_turn")
    assert (t.phase, t.state.who, t.state.draws) == ("draw", 0, 1)
    t.do("draw:smoke")
    s = t.state
    assert (s.active, s.points, s.steal_tried, s.acted, s.turns) == (1, 0, 0, 0, 1)
    full = table("D3", hand="smoke smoke smoke").do("end_turn")
    assert (full.phase, full.state.active) == ("turn_start", 1)  # nothing is drawn with three cards


@pytest.mark.rule("H-403")
def test_one_seat_decides() -> None:
    t = table("D3", "D3", "D3", active=1, hand="shove")
    assert actors(t.state) == 1 << 1
    t.do("play:shove victim:0 shove:E3")
    assert actors(t.state) == 1 << 1
    t.do("end_turn draw:smoke")
    assert actors(t.state) == 1 << 2


@pytest.mark.rule("H-404")
@pytest.mark.rule("H-442")
def test_a_single_answer_is_still_asked_for() -> None:
    t = table("S1", "S1", hand="shove").do("play:shove")
    assert t.legal() == {"victim:1"}
    assert t.do("victim:1").legal() == {"shove:A1"}


@pytest.mark.rule("H-405")
def test_pawns_share_spaces() -> None:
    t = table("D4", "D3", "D3").do("move:D3")
    assert [t.at(p) for p in range(3)] == ["D3"] * 3


@pytest.mark.rule("H-202")
@pytest.mark.rule("H-424")
def test_steps_are_straight() -> None:
    assert dict(zip(DIRECTIONS, STEP, strict=True)) == {"N": -9, "E": 1, "S": 9, "W": -1}
    assert table("D4").legal("move") == {"move:D3", "move:E4", "move:D5"}
    assert table("D4", points=0).legal("move") == set()
    assert table("A1").legal("move") == {"move:B1", "move:A2", "move:S1"}
    assert table("A1", walk_back=False).legal("move") == {"move:B1", "move:A2"}
    assert table("A1", walk_back=False, holder=0).legal("move") == {"move:B1", "move:A2", "move:S1"}


@pytest.mark.rule("H-804")
@pytest.mark.rule("H-903")
def test_a_wall_on_one_side_of_a_seam_is_a_wall() -> None:
    assert table("C1").legal("move") == {"move:B1", "move:C2"}
    assert table("D1").legal("move") == {"move:D2"}


@pytest.mark.rule("H-411")
@pytest.mark.rule("H-412")
@pytest.mark.rule("H-414")
def test_the_order_inside_a_step() -> None:
    """The laser comes before the camera, the camera before the diamond."""
    t = table("G4", diamond="G5", lasers="G4-G5").do("move:G5")
    assert (t.state.spotted[0] - 1, t.diamond, t.lasers) == (33, "G5", set())  # caught on G4
    t = table("G4", diamond="G5").do("move:G5")
    assert (t.state.spotted[0] - 1, t.diamond) == (42, "G5")
    t = table("G4", diamond="G5", smoke="G5").do("move:G5")
    assert (t.at(0), t.diamond) == ("G5", "seat 0")
    t = table("A2", "S1", holder=0, blocked="S3").do("move:A1 move:S1")
    assert t.state.winner == 0


@pytest.mark.rule("H-412")
@pytest.mark.rule("H-801")
def test_a_seat_caught_in_anothers_turn_loses_nothing_else() -> None:
    t = table("G4", "G4", hand="shove", hands={1: "smoke grapple"}, blocked="S1").do(
        "play:shove victim:1 shove:G5 d4:1"
    )
    assert (t.at(1), t.hand(1)) == ("S1", "smoke grapple")  # a Barricade does not matter
    assert t.phase == "act"
    assert not any(t.watched & {f"S{k}"} for k in range(1, 5))


@pytest.mark.rule("H-413")
def test_the_active_seat_is_swept_first() -> None:
    t = table("A3", "C3", "E3", active=1, hand="blind_spot").do("play:blind_spot camera:F3 face:W")
    order = []
    while t.phase == "caught":
        order.append(t.state.who)
        t.do("d4:1")
    assert order == [1, 2, 0]


@pytest.mark.rule("H-415")
def test_an_emptied_deck_waits_until_a_card_is_needed() -> None:
    t = table("D4", hand="smoke", deck="grapple", discards="shove shove").do("end_turn draw:grapple")
    assert (t.state.deck_count, t.pile, t.state.reshuffles) == (0, "shove shove", 0)
    t.do("roll d6:1 end_turn")
    assert (t.state.deck_count, t.pile, t.state.reshuffles) == (2, "", 1)
    assert t.told()[-1] == "The discard pile becomes the new deck of 2 cards."
    assert t.legal() == {"draw:shove"}


@pytest.mark.rule("H-415")
def test_a_reshuffle_loses_no_card() -> None:
    t = table("D4", hand="smoke", deck="", discards="shove grapple shove")
    before = t.state.in_play
    reshuffle(t.state)
    assert t.state.hidden == before == t.state.deck + sum(t.state.hands)


@pytest.mark.rule("H-416")
def test_a_played_card_is_in_no_pile_until_its_effect_is_complete() -> None:
    t = table("D4", hand="smoke grapple").do("play:smoke")
    assert (t.hand(0), t.pile, t.state.card) == ("grapple", "", 1)
    t.do("place:A1")
    assert t.pile == ""
    t.do("done")
    assert (t.pile, t.state.card) == ("smoke", 0)


@pytest.mark.rule("H-425")
@pytest.mark.rule("H-840")
def test_a_type_is_offered_once_and_only_if_it_has_an_effect() -> None:
    assert table("D4", hand="grapple grapple shove").legal("play") == {"play:grapple"}
    assert table("S1", hand="blown_away ultimate_thief grapple").legal("play") == set()


@pytest.mark.rule("H-425")
def test_no_other_action_fits_into_a_card() -> None:
    t = table("D4", hand="on_the_move smoke").do("play:on_the_move")
    assert t.legal() == {"move:D3", "move:E4", "move:D5"}


@pytest.mark.rule("H-429")
def test_the_turn_goes_on_after_every_choice_but_the_end() -> None:
    t = table("D5", points=1, hand="laser_trap").do("move:D4 play:laser_trap edge:D4-E4")
    assert (t.phase, t.legal()) == ("act", {"end_turn"})


@pytest.mark.rule("H-433")
@pytest.mark.rule("H-603")
def test_ultimate_thief_needs_the_holder() -> None:
    assert "play:ultimate_thief" not in table("D4", "D4", hand="ultimate_thief").legal()
    assert "play:ultimate_thief" not in table("D4", "D3", holder=1, hand="ultimate_thief").legal()
    t = table("D4", "D4", holder=1, hand="ultimate_thief")
    assert "play:ultimate_thief" in t.legal()
    assert t.do("play:ultimate_thief").state.steal_tried == 0


@pytest.mark.rule("H-427")
@pytest.mark.rule("H-802")
@pytest.mark.parametrize(("faces", "steals"), [(0, {4}), (1, {4}), (2, {3, 4}), (3, {2, 3, 4})])
def test_faces_that_steal(faces: int, steals: set[int]) -> None:
    assert set(steal_faces(HystOptions.of(steal_faces=faces))) == steals
    for face in range(1, 5):
        t = table("C3", "C3", holder=1, steal_faces=faces).do(f"steal d4:{face}")
        assert (t.diamond == "seat 0") == (face in steals)


@pytest.mark.rule("H-832")
def test_a_victim_shoved_onto_the_diamond_gets_it() -> None:
    t = table("D5", "D5", hand="shove").do("play:shove victim:1 shove:E5")
    assert t.diamond == "seat 1"


@pytest.mark.rule("H-847")
def test_a_holder_gives_nothing_away() -> None:
    assert table("D5", "D5", holder=0, points=0).legal() == {"end_turn"}


@pytest.mark.rule("H-601")
@pytest.mark.rule("H-607")
def test_the_result_is_the_winner_alone() -> None:
    t = table("A1", "B1", "C1", holder=0).do("move:S1")
    out = [0.0] * 3
    returns(t.state, out)
    assert (out, actors(t.state)) == ([1.0, 0.0, 0.0], NOBODY_ACTS)


@pytest.mark.rule("H-606")
def test_the_turn_limit() -> None:
    t = table("A1", "B1", holder=0, hand="smoke smoke smoke", turn_limit=1).do("end_turn")
    assert (t.phase, t.state.winner, t.told()[-1]) == ("over", -1, "The last turn is over: nobody wins.")
    out = [0.0] * 2
    returns(t.state, out)
    assert out == [0.5, 0.5]
