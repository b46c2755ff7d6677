"""Who sees what, what must not leak, what is announced (H-501 .. H-508)."""

import msgspec
import pytest

from facedown.engine.game import SPECTATOR
from facedown.engine.play import choices, redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.pieces import card_ids
from facedown.games.hyst.rules.state import TURN_START, State
from facedown.games.hyst.text.happenings import Burned, Caught, Drew, HandReplaced, Played
from tests.games.hyst.helpers import Table, table

VIEWERS = (0, 1, SPECTATOR)


def told_to(before: State, after: State, viewer: int) -> list[msgspec.Struct]:
    return list(HYST.text.events(redacted(HYST, before, viewer), redacted(HYST, after, viewer), viewer))


@pytest.mark.rule("H-501")
@pytest.mark.rule("H-103")
@pytest.mark.rule("H-841")
def test_only_hands_and_the_deck_are_hidden() -> None:
    t = table("D4", "C3", holder=1, hand="smoke shove", hands={1: "grapple"}, discards="vents smoke", edition="deluxe")
    for viewer in VIEWERS:
        seen = redacted(HYST, t.state, viewer)
        hidden = {f.name for f in State.fields if getattr(seen, f.name) != getattr(t.state, f.name)}
        assert hidden == {"hands", "deck"}
        view = HYST.page.view(seen, viewer)
        assert view.discards == ["vents", "smoke"]  # type: ignore[attr-defined]
        assert [seat.cards for seat in view.seats] == [2, 1]  # type: ignore[attr-defined]
    hands = [seat.hand for seat in HYST.page.view(redacted(HYST, t.state, 1), 1).seats]  # type: ignore[attr-defined]
    assert hands == [["", ""], ["grapple"]]


@pytest.mark.rule("H-501")
@pytest.mark.rule("H-704")
@pytest.mark.parametrize("reveal", [True, False])
def test_hands_at_the_end(reveal: bool) -> None:
    t = table("A1", "B1", holder=0, hands={1: "grapple shove"}, reveal_hands_at_end=reveal).do("move:S1")
    seen = redacted(HYST, t.state, SPECTATOR)
    assert card_ids(seen.hands[1]) == (["grapple", "shove"] if reveal else [])
    assert t.events[-1].hands == ([[], ["grapple", "shove"]] if reveal else [])  # type: ignore[attr-defined]


@pytest.mark.rule("H-502")
def test_what_is_announced() -> None:
    t = table("G4", "G5", holder=1, smoke="G5", hand="blown_away the_burner shove", points=2)
    t.do("play:the_burner discard:shove")
    assert t.events == [Played(0, "the_burner"), Burned(0, "shove")]
    t.do("draw:smoke draw:smoke")
    assert t.events == [Drew(0, 1, "", 45), Drew(0, 1, "", 44)]
    t.do("play:blown_away clear:G5")
    assert t.events[-1] == Caught(1, "G5", "camera", ["G4"], "", "G5")
    t.do("d4:3")
    assert t.told() == ["Orange re-enters at S3."]
    assert t.do("move:G3").told() == ["Red walks G4 → G3."]
    t.do("end_turn draw:smoke")
    assert t.told()[-2:] == ["Red's turn is over.", "Turn 2: Orange."]


@pytest.mark.rule("H-502")
def test_steals_are_announced_with_all_dice() -> None:
    t = table("C3", "C3", holder=1).do("steal d4:2")
    assert t.told() == ["Red tries to steal from Orange: 2, without success."]
    t = table("C3", "C3", holder=1, dice_battle=True).do("steal d4:3 d4:1")
    assert t.told() == [
        "Red attacks Orange with a 3.",
        "Red tries to steal from Orange: 3 against 1.",
        "Red steals the diamond from Orange.",
    ]


@pytest.mark.rule("H-502")
def test_a_replaced_hand_is_shown_even_if_it_is_reshuffled_at_once() -> None:
    t = table("S1", hand="shove smoke", discards="grapple vents", deck="", phase=TURN_START).do("replace_hand")
    assert t.state.reshuffles == 1
    assert HandReplaced(0, ["smoke", "shove"]) in t.events
    t = table("S1", hand="shove smoke", phase=TURN_START).do("replace_hand")
    assert t.events == [HandReplaced(0, ["smoke", "shove"])]


@pytest.mark.rule("H-502")
def test_a_laser_is_named_when_it_catches() -> None:
    t = table("D4", holder=0, lasers="D3-D4").do("move:D3")
    assert Caught(0, "D4", "laser", [], "D3-D4", "D4") in t.events
    assert "Red runs into the laser between D3-D4 and drops the diamond on D4." in t.told()


@pytest.mark.rule("H-503")
def test_the_drawing_seat_alone_learns_what_it_drew() -> None:
    t = table("D4", hand="smoke shove").do("end_turn")
    after = Table(t.state.copy()).do("draw:grapple").state
    assert [told_to(t.state, after, viewer)[0] for viewer in VIEWERS] == [
        Drew(0, 1, "grapple", 46),
        Drew(0, 1, "", 46),
        Drew(0, 1, "", 46),
    ]


@pytest.mark.rule("H-505")
def test_plans_and_reasons_go_to_the_owner_alone() -> None:
    t = table("D4", "C3", hand="smoke grapple", hands={1: "smoke"})
    own, other = (HYST.page.view(redacted(HYST, t.state, viewer), viewer) for viewer in (0, 1))
    assert {plan.card for plan in own.plans} == {"smoke", "grapple"}  # type: ignore[attr-defined]
    assert (other.plans, other.steps, other.reach) == ([], [], [])  # type: ignore[attr-defined]
    assert [card.reason for card in other.hand] == ["not_your_turn"]  # type: ignore[attr-defined]


@pytest.mark.rule("H-505")
def test_a_turn_never_ends_by_itself() -> None:
    t = table("S1", points=0, hand="shove")
    assert choices(HYST, t.state, 0) == [HYST.text.moves.read("end_turn")[1]]


@pytest.mark.rule("H-506")
def test_there_is_no_undo() -> None:
    assert HYST.table.undo is False
    assert HYST.table.open_turn is None


@pytest.mark.rule("H-507")
def test_cards_are_never_shown_or_passed() -> None:
    verbs = {text.partition(":")[0] for text in table("D4", "D4", holder=1, hand="smoke shove grapple").legal()}
    assert verbs == {"move", "play", "steal", "end_turn"}


@pytest.mark.rule("H-508")
@pytest.mark.rule("H-211")
def test_equal_cards_have_no_identity() -> None:
    one = table("D4", hand="smoke shove smoke")
    two = table("D4", hand="shove smoke smoke")
    assert one.state == two.state
    one.do("play:smoke place:A1 done")
    assert one.hand(0) == "smoke shove"
