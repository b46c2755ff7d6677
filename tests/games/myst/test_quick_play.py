"""Quick play and its reasons; what the game object says about undo, time limits and races."""

from typing import Any

import pytest

from facedown.engine.bits import RNG, lowest, random_choice, seed_rng
from facedown.engine.game import CHANCE
from facedown.games.myst import MYST
from facedown.games.myst.learn.advice import advise
from facedown.games.myst.learn.hints import policy, settled, value
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.rules import may_go_back
from facedown.games.myst.rules.scoring import switch_points, total_points, value_points, winner
from facedown.games.myst.rules.state import State
from facedown.games.myst.text.notation import read, write
from tests.games.myst.helpers import BLUE, YELLOW, Table, dealt, explore, full, race


def chosen(t: Table, seat: int = BLUE) -> str:
    mask, rng = [0] * MYST.rules.words, [0] * RNG
    seed_rng(rng, 1, 1)
    MYST.rules.legal(t.state, seat, mask)
    return write(seat, policy(t.state, seat, mask, rng))


def play(seed: int, quick: int, **options: Any) -> State:
    """A whole game; the teams in `quick` play quickly and sensibly, others at random."""
    s: State = MYST.rules.setup(MystOptions.of(**options))
    mask, rng = [0] * MYST.rules.words, [0] * RNG
    seed_rng(rng, seed, 7)
    while who := MYST.rules.actors(s):
        if who == CHANCE:
            MYST.rules.apply(s, CHANCE, MYST.rules.draw(s, rng))
            continue
        seat = lowest(who)
        MYST.rules.legal(s, seat, mask)
        MYST.rules.apply(s, seat, policy(s, seat, mask, rng) if quick >> seat & 1 else random_choice(mask, rng))
    return s


def test_sensible_choices() -> None:
    assert chosen(dealt()) == "key:gears"  # the dearest card
    assert chosen(race("G2", "D6")) == "place:H2"  # an own Key cell
    assert chosen(race("G2", "D6", "simulated")) == "focus:H2"
    assert chosen(race("C6", "F4", blue_cards="gears-5 book-1 book-2 gears-3 gears-2")) == "place:C5"  # the way there
    assert chosen(race("A4", "B2 B3 A3 B4 B5 A5")) == "book"  # much is open
    assert chosen(full(missing="J1")) == "wait"
    assert chosen(explore("G2", "E3", "blue", 3)) == "move:H2"
    assert chosen(explore("G2", "E3", "blue", 3).do("move:H2")) == "lay"
    assert chosen(explore("G2", "E3", "blue", 3).do("move:H2 lay")) == "end"
    t = explore("G2", "E3", "blue", 3)
    t.state.round = t.state.turns
    t.do("move:H2 lay")
    assert chosen(t) == "book"  # the last turn: nobody comes back in time
    assert chosen(t.do("book")) == "jump:I4"


def test_quick_play_beats_chance() -> None:
    for driver in ("simulated", "alternate"):
        won = sum(winner(play(seed, 1 << seed % 2, race_driver=driver)) == seed % 2 for seed in range(30))
        assert won >= 25


@pytest.mark.rule("M-18")
def test_points_and_length_of_sensible_games() -> None:
    games = [play(seed, 3) for seed in range(60)]
    totals = [total_points(s, team) for s in games for team in range(2)]
    assert 16 < sum(totals) / len(totals) < 24
    switches = sum(switch_points(s, team) for s in games for team in range(2))
    values = sum(value_points(s, team) for s in games for team in range(2))
    assert 0.14 < switches / sum(totals) < 0.27
    assert 0.5 < values / sum(totals) < 0.7
    assert 200 < sum(s.time for s in games) / len(games) / 1e6 < 300  # M-70: casual hands need 250 s


def test_values() -> None:
    t = explore("G2", "E3", "blue", 3)
    assert not settled(t.state)
    assert value(t.state, BLUE) < 0.5 < value(t.state, YELLOW)  # 15 : 18
    assert value(t.state, BLUE) + value(t.state, YELLOW) == 1
    t.do("move:H2 lay end")
    assert value(t.state, BLUE) > 0.5  # M-S.39
    assert not settled(t.state)
    assert settled(t.do("spin:0 move:E3 end").state)
    assert [value(play(1, 3), seat) for seat in range(2)] in ([0.0, 1.0], [1.0, 0.0], [0.5, 0.5])


def test_reasons() -> None:
    def why(t: Table, move: str, seat: int = BLUE) -> str:
        assert move in t.legal(seat)
        advice = advise(t.state, seat, read(move)[1])
        return "" if advice is None else str(advice)

    assert why(dealt(), "key:gears") == "Your cards make it worth 7."
    assert why(dealt(), "key:ship") == "You hold no card of it."
    assert why(race("G2", "D6"), "place:H2") == "The Key Piece of the Rocket Ship: 6 points for you."
    assert why(race("G2", "D6"), "place:G1") == "A switch: 1 point."
    assert why(race("G2", "D6"), "place:G3") == ""
    t = explore("G2", "E3", "blue", 3)
    assert why(t, "move:H2") == "The Rocket Ship would be yours: +4."
    assert why(t, "book") == "A second landmark in the same turn."
    assert why(t.do("move:H2"), "lay") == "You would control the Rocket Ship: +4 for you."  # M-U.18
    assert why(explore("B2", "E3", "blue", 3), "move:B2") == "Nobody can act where your pawn stands."  # M-B.8
    assert why(explore("G5", "E3", "blue", 3).do("move:G5"), "lay").endswith("and they would not.")


@pytest.mark.rule("M-O.30")
def test_time_limits_of_decisions() -> None:
    assert MYST.table.timeout is not None
    timed = MystOptions.of(turn_timer_s=20)
    assert MYST.table.timeout.seconds(timed, explore("G2", "E3", "blue", 3).state) == 20
    assert MYST.table.timeout.seconds(timed, race("H2", "D5", "alternate").state) == 20
    assert MYST.table.timeout.seconds(timed, race("H2", "D5", "live").state) == 0  # hands have no turn there
    assert MYST.table.timeout.seconds(MystOptions.of(), race("H2", "D5").state) == 0
    assert MYST.table.timeout.action is not None
    assert write(BLUE, MYST.table.timeout.action(explore("G2", "E3", "blue", 3).state, BLUE)) == "move:G2"


def test_nobody_goes_back_to_a_live_race() -> None:
    assert MYST.table.undo is may_go_back
    assert may_go_back(race("H2", "D5", "alternate").state)
    assert may_go_back(race("H2", "D5", "simulated").state)
    assert not may_go_back(race("H2", "D5", "live").state)
    assert not may_go_back(dealt(race_driver="live").state)  # the race came after it
    assert may_go_back(explore("G2", "E3", "blue", 3, driver="live").state)


def test_only_a_live_race_is_a_race() -> None:
    assert MYST.rules.race is not None
    assert MYST.rules.race(race("H2", "D5", "live").state)
    assert not MYST.rules.race(race("H2", "D5", "alternate").state)
    assert not MYST.rules.race(dealt(race_driver="live").state)
