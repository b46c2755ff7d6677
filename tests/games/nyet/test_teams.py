"""Teams and the Bonus card."""

from itertools import combinations

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.rules.pieces import CHARACTERS
from facedown.games.nyet.rules.state import BONUS, NYET, SHED, TEAM, TRICK, State
from tests.games.nyet.helpers import acting, do, legal, start, told, view_of, watchers


def round_of(n: int, first: int, discard: str = "d0", points: str = "2") -> State:
    """A round after its vetoes, seat `first` being first player."""
    s = start(players=n, first_dealer=0)
    keep = {
        f"nyet:{box}"
        for box in (f"first:{CHARACTERS[first]}", f"discard:{discard}", "trump:y", "super:b", f"points:{points}")
    }
    while s.phase == NYET:
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text not in keep)}")
    return s


SIZES = {3: (1, 2), 4: (2,), 5: (2, 3)}


@pytest.mark.rule("Y-25")
@pytest.mark.parametrize("n", [3, 4, 5])
def test_the_first_player_names_any_team_of_a_fitting_size(n: int) -> None:
    for first in range(n):
        s = round_of(n, first)
        assert (s.phase, acting(s)) == (TEAM, [first])
        teams = {team for size in SIZES[n] for team in combinations(range(n), size) if first in team}
        assert set(legal(s, first)) == {"team:" + "+".join(map(str, team)) for team in teams}
        assert len(legal(s, first)) == {3: 3, 4: 3, 5: 10}[n]


@pytest.mark.rule("Y-25")
def test_teams_are_public_and_seats_stay() -> None:
    s = round_of(4, 2)
    seen = watchers(s)
    do(s, "2 team:1+2", watch=seen)
    for watcher in seen:
        assert told(watcher) == ["teams_set"]
        event = watcher.events[0]
        assert (event.team, event.others) == ([1, 2], [0, 3])  # type: ignore[attr-defined]
        assert [seat.team for seat in view_of(s, watcher.seat).seats] == ["B", "A", "A", "B"]
    assert s.character[:4] == [0, 1, 2, 3]


@pytest.mark.rule("Y-25")
@pytest.mark.parametrize("first", [0, 1])
def test_two_players_have_nothing_to_name(first: int) -> None:
    s = round_of(2, first)
    assert (s.phase, acting(s)) == (TRICK, [first])
    assert {seat.team for seat in view_of(s, 0).seats} == {"A", "B"}
    assert view_of(s, 0).seats[first].team == "A"


@pytest.mark.rule("Y-26")
@pytest.mark.rule("Y-8")
def test_three_players_the_one_alone_gets_the_bonus_card() -> None:
    for first in range(3):
        for text in legal(round_of(3, first), first):
            s = round_of(3, first)
            do(s, f"{first} {text}")
            team = set(map(int, text.removeprefix("team:").split("+")))
            alone = next(p for p in range(3) if (p in team) == (len(team) == 1))
            assert [seat.bonus for seat in view_of(s, SPECTATOR).seats] == [p == alone for p in range(3)]
            assert s.phase == TRICK  # nobody is asked about the Bonus card


@pytest.mark.rule("Y-27")
@pytest.mark.rule("Y-8")
def test_five_players_the_first_player_gives_the_bonus_card_to_one_of_the_pair() -> None:
    for first in range(5):
        for text in legal(round_of(5, first), first):
            s = round_of(5, first)
            do(s, f"{first} {text}")
            team = set(map(int, text.removeprefix("team:").split("+")))
            pair = sorted(team if len(team) == 2 else set(range(5)) - team)
            assert (s.phase, acting(s)) == (BONUS, [first])
            assert legal(s, first) == [f"bonus:{p}" for p in pair]
            assert not any(seat.bonus for seat in view_of(s, 0).seats)
            seen = watchers(s, (0, 3, SPECTATOR))
            do(s, f"{first} bonus:{pair[1]}", watch=seen)
            for watcher in seen:
                assert told(watcher) == ["bonus_set"]
                assert view_of(s, watcher.seat).seats[pair[1]].bonus


@pytest.mark.rule("Y-8")
@pytest.mark.parametrize("n", [2, 4])
def test_even_numbers_of_players_use_no_bonus_card(n: int) -> None:
    s = round_of(n, 1)
    if n == 4:
        do(s, "1 team:1+3")
    assert s.phase == TRICK
    assert not any(seat.bonus for seat in view_of(s, SPECTATOR).seats)


def test_teams_come_before_cards_are_laid_aside() -> None:  # Y-16, Y-R31
    s = round_of(5, 4, discard="d2")
    do(s, "4 team:3+4", "4 bonus:3")
    assert (s.phase, acting(s)) == (SHED, [0, 1, 2, 3, 4])
