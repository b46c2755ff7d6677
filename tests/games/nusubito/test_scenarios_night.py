"""Worked scenarios: the night of both sides."""

import pytest

from facedown.games.nusubito.rules.actions import A_COIN, A_DART, A_ROD, MOST_DAYS
from facedown.games.nusubito.rules.state import DRAWN, M_NIGHT, MARK_COLUMN, MARK_TEMPLE, T_NIGHT, slot_text
from facedown.games.nusubito.rules.turns import LAST_LAP
from facedown.games.nusubito.text.position import read_position, write_position
from tests.games.nusubito.helpers import Table, given, new_game, words


def night_actions(t: Table) -> list[str]:
    found = []
    for action in filter(None, t.state.night_actions):
        number = action - 1
        if number >= A_COIN:
            found.append(f"coin:{slot_text(1 + number - A_COIN)}")
        else:
            found.append("dart" if number == A_DART else f"rod:{'135ACE'[number - A_ROD]}")
    return sorted(found)


@pytest.mark.rule("N-952")
def test_the_ladder_of_the_night() -> None:
    table = "1.1L=C1 1.2S=A5 1.2L=E1 2.3L=E3"
    t = given(thief="E3", phase=T_NIGHT, turn=(2, 0), darts=8, bolsters="A1", table=table)
    assert t.legal() == words("dart rod:3 rod:E coin:1.1L coin:1.2L coin:1.2S unbolster:A1 end")  # N-809
    assert "dart" not in t.do("dart").legal()
    t.do("coin:1.2S")
    assert words("reveal:row reveal:col") <= t.legal()
    assert "end" not in t.legal()
    t.do("reveal:col")
    assert (night_actions(t), t.state.marker) == (["coin:1.2S", "dart"], MARK_COLUMN + 2)  # N-843
    current = given(thief="E3", phase=T_NIGHT, table=table, turn=(2, 0), night_pickup_current=True)
    assert "coin:2.3L" in current.legal()


@pytest.mark.rule("N-953")
def test_three_points_reveal_the_temple() -> None:
    t = given(
        thief="E3", phase=T_NIGHT, darts=1, table="1.1L=A3 1.2L=C3 1.3L=E3", green="C3", looked="3 A"
    )  # fmt: skip
    t.do("dart rod:E coin:1.2L")
    assert t.phase == "mist_night"
    assert night_actions(t) == ["coin:1.2L", "dart", "rod:E"]
    assert t.state.marker == MARK_TEMPLE + 5
    assert t.state.darts == 2
    assert "C3" in t.hand()


@pytest.mark.rule("N-954")
def test_one_point_reveals_nothing_by_itself() -> None:
    t = given(thief="E3", phase=T_NIGHT).do("rod:E end")
    assert (night_actions(t), t.state.marker) == (["rod:E"], 0)  # N-828


@pytest.mark.rule("N-955")
def test_the_night_of_the_mist() -> None:
    t = given("B2:H C2:B A1:Sd E1:Sd", thief="C3", phase=M_NIGHT).do("raise:B2 spawn:D3")
    assert t.board() == "A1:S E1:S B2:B C2:B D3:H"  # N-429
    assert (t.phase, t.state.day, t.state.round) == ("thief_day", 2, 1)


@pytest.mark.rule("N-956")
def test_raising() -> None:
    board = "B2:H C2:B D2:S D4:Hd C4:Bd B4:Sd"
    t = given(board, phase=M_NIGHT)
    assert t.legal("raise") == words("raise:B2 raise:C2")  # N-842
    assert t.do("spawn:D3").legal("raise") == words("raise:B2 raise:D3")
    t = given(board, phase=M_NIGHT).do("raise:C2")
    assert t.board() == "B2:H C2:S D2:S B4:S C4:B D4:H"
    assert t.pools() == (4, 5, 3)


@pytest.mark.rule("N-957")
def test_a_seeker_stands_up_on_the_thiefs_temple() -> None:
    t = given("C1:Sd", thief="C1", darts=1, phase=M_NIGHT).do("end")
    assert t.board() == "C1:S"
    assert t.legal() == words("dart treasure")


@pytest.mark.rule("N-428")
def test_spawning() -> None:
    t = given("B2:H C2:B", phase=M_NIGHT)
    assert len(t.legal("spawn")) == 14  # N-841: empty courtyard cells
    assert not t.legal("move", "capture", "heal")
    assert t.do("spawn:A2 raise:A2").board() == "A2:B B2:H C2:B"  # N-842


@pytest.mark.rule("N-844")
def test_the_marker_stays_until_the_next_publication() -> None:
    t = given(thief="E3", phase=T_NIGHT).do("dart rod:E reveal:row end")
    assert t.state.marker
    t.do("leap:E1 lay")
    assert t.state.marker
    t.do("end")
    assert t.state.marker == 0


@pytest.mark.rule("N-846")
def test_the_order_of_a_night_is_not_kept() -> None:
    nights = [
        given(thief="E3", phase=T_NIGHT).do(order) for order in ("dart rod:E reveal:row", "rod:E dart reveal:row")
    ]
    assert nights[0].state == nights[1].state


@pytest.mark.rule("N-605")
def test_the_cap() -> None:
    t = new_game(max_days=1).do("leap:A3 lay end end leap:A1 lay end end leap:C1 lay end end end end")
    assert (t.phase, t.result) == ("over", DRAWN)


@pytest.mark.rule("N-101")
@pytest.mark.rule("N-605")
def test_a_game_has_no_last_day() -> None:
    """After day 40 days are numbered from 1 again, without a day whose Coin still lies on the table."""
    t = new_game().do("sacrifice:E5 leap:A3 lay end end")
    days = set()
    while t.state.laps < 2:
        newest = max(t.table(), key=list(t.table()).index)
        t.do(f"coin:{newest} leap:{'A3' if t.at == 'C3' else 'C3'} lay end end")
        if t.phase == "thief_night":
            t.do("end end")
        assert read_position(write_position(t.state)) == t.state
        assert t.table()["1.1S"] == "E5"
        if t.state.laps == 1:
            days.add(t.state.day)
    assert days == set(range(2, MOST_DAYS + 1))  # the Coin of day 1 keeps its name
    assert t.phase == "thief_day"


@pytest.mark.rule("N-605")
def test_where_counting_ends_nobody_has_won() -> None:
    t = new_game()
    t.state.laps, t.state.day = LAST_LAP, MOST_DAYS
    t.do("leap:A3 lay end end leap:A1 lay end end leap:C1 lay end end end end")
    assert (t.phase, t.result) == ("over", DRAWN)
