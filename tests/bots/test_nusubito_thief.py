"""The Thief's bots of Nusubito: turns found natively, elementary tactics of N-1111, and what a bot must never do."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from facedown.bots.nusubito import thief_turns as rows
from facedown.bots.nusubito.thief import ThiefPlayer, _draw
from facedown.bots.nusubito.thief_night import actions
from facedown.bots.nusubito.thief_plan import Turns, turn_start
from facedown.bots.nusubito.thief_race import (
    LEAP_CELLS,
    MINDS,
    RACE_CELLS,
    after_look,
    claim_worth,
    green_chance,
    mind_of,
    price_leaps,
    run_race,
)
from facedown.engine.bits import id_of
from facedown.engine.dice import seed_from
from facedown.engine.play import Play, choices, redacted
from facedown.engine.room import floats, ints, quick
from facedown.engine.rule import JIT
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.actions import A_ROD
from facedown.games.nusubito.rules.options import NusubitoOptions, setup
from facedown.games.nusubito.rules.pieces import TEMPLE, TEMPLE_NAMES
from facedown.games.nusubito.rules.rules import apply
from facedown.games.nusubito.rules.state import CLOSE, M_DAY, OVER, RESULTS, STUCK, T_DAY, T_NIGHT, State
from tests.games.nusubito.helpers import Table, given, new_game
from tests.games.nusubito.patient import patient_legal
from tests.games.nusubito.turns import Turn, complete_turns

LEVELS = ["novice", "regular", "expert"]
THINKERS = ["regular", "expert"]
PATIENCE = 60.0 if JIT else 1.0  # seconds: with time enough, the same is thought on every machine
_players: dict[str, ThiefPlayer] = {}


def player(level: str) -> ThiefPlayer:
    """One for all tests: it keeps no memory that matters, as a test below shows."""
    return _players.setdefault(level, ThiefPlayer(level, PATIENCE))


def seen_by_thief(table: Table) -> State:
    seen: State = redacted(NUSUBITO, table.state, table.state.thief)
    return seen


def chosen(table: Table, level: str, seeds: int = 6) -> Counter[str]:
    seen = seen_by_thief(table)
    thief = table.state.thief
    actions = [player(level).choose(seen, thief, seed) for seed in range(seeds)]
    return Counter(NUSUBITO.text.moves.write(thief, action) for action in actions)


def turn_of(table: Table, level: str, seed: int = 0) -> list[str]:
    """The moves of a whole turn, as the bot makes them."""
    s = table.state
    phase = s.phase
    moves: list[str] = []
    while s.phase == phase and s.result[0] == 0:
        action = player(level).choose(seen_by_thief(table), s.thief, seed + len(moves))
        moves.append(NUSUBITO.text.moves.write(s.thief, action))
        apply(s, s.thief, action)
    return moves


# --- turns ------------------------------------------------------------------------------------------------------------


def as_plain(turn: Any) -> Turn:
    key = turn.key
    thrown = tuple(key.thrown >> (5 * t) & 31 for t in range(9))
    return Turn(TEMPLE_NAMES[key.end], key.sacrificed, (key.special, key.taken), (key.fell, *thrown))


@pytest.mark.rule("N-1106")
def test_first_turn_of_the_default_setup() -> None:
    turns = Turns().found(seen_by_thief(new_game()))
    assert len(turns) == 188
    assert sum(turn.key.sacrificed == 0 for turn in turns) == 28
    assert len({turn.event for turn in turns}) == 20


def random_positions(seed: int, count: int) -> list[State]:
    """Staged and fresh day turns of the Thief from games of random play with several options."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < count:
        options = NusubitoOptions.of(
            configuration=rng.choice(["0/1/2", "2/2/2", "0/2/1"]),
            thief_start_darts=rng.choice([0, 2, 5, 9]),
            bluff_sacrifice=rng.random() < 0.7,
        )
        s = setup(options)
        apply(s, -1, rng.randrange(9))
        for _ in range(200):
            if s.phase == OVER:
                break
            if s.phase == T_DAY and s.stage not in {STUCK, CLOSE} and rng.random() < 0.1:
                found.append(s.copy())
            seat = s.thief if s.phase in {T_DAY, T_NIGHT} else 1 - s.thief
            mask = [0] * NUSUBITO.rules.words
            patient_legal(s, seat, mask)
            apply(s, seat, rng.choice([64 * w + k for w, bits in enumerate(mask) for k in range(63) if bits >> k & 1]))
    return found[:count]


@pytest.mark.rule("N-417")
def test_finds_the_same_turns_as_trying_everything() -> None:
    finder = Turns()
    rng = Random(5)
    for s in random_positions(4, 120 if JIT else 12):
        turns = finder.found(s)
        plain = [as_plain(turn) for turn in turns]
        assert len(set(plain)) == len(plain)
        assert set(plain) == complete_turns(s)
        for turn in rng.sample(turns, min(8, len(turns))):
            after = s.copy()
            for number in turn.steps:
                assert id_of(number) in choices(NUSUBITO, after, after.thief)
                apply(after, after.thief, id_of(number))
            assert (after.phase, after.at, after.darts) == (M_DAY, turn.key.end, turn.darts)


MANY = {"board": "C3:S A5:S E1:S E5:S", "thief": "C3", "darts": 6, "green": "A1", "looked": "1 A", "table": "1.1L=C3"}


@pytest.mark.parametrize("level", THINKERS)
def test_a_win_among_thousands_of_turns_is_found(level: str) -> None:
    """Seekers can be struck in so many ways that 2,000 turns are found before the first that ends on A1."""
    table = given(**MANY)  # type: ignore[arg-type]
    finder = Turns()
    turns = finder.found(seen_by_thief(table))
    assert len(turns) > 2500
    assert finder.cut == 0
    assert TEMPLE["A1"] not in {turn.key.end for turn in turns[:2000]}
    turn_of(table, level)
    assert RESULTS[table.result] == "treasure_found"


def test_of_very_many_turns_the_best_are_weighed_and_the_others_counted() -> None:
    """Six Seekers and nine Darts: turns that end on the known treasure are weighed first."""
    table = given("A1:S E1:S C3:S A5:S C5:S E3:S", thief="A3", darts=9, green="A1", looked="1 A", table="1.1L=A3")
    finder = Turns()
    found = finder.found(seen_by_thief(table))
    weighed = finder.weighed(seen_by_thief(table))
    assert len(found) > 20_000
    assert finder.cut == len(found) - len(weighed) > 0
    wins = {turn.key for turn in weighed if turn.key.end == TEMPLE["A1"] and turn.worth == 1.0}
    assert {turn.key for turn in found if turn.key.end == TEMPLE["A1"] and not turn.key.sacrificed} <= wins


def test_turns_without_room_are_counted_and_a_win_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for fifty turns only, on the plain twin, the last of them is one that ends on the known treasure."""
    most = 50
    monkeypatch.setattr(rows, "MOST_TURNS", most)
    turns, seats = [0] * rows.TURNS_CELLS, [0] * rows.SEAT_CELLS
    frames = [State() for _ in range(rows.FRAMES + 1)]
    root = [seen_by_thief(given(**MANY))]  # type: ignore[arg-type]
    count = rows.find_turns(root, frames, [0] * rows.WAYS_CELLS, turns, seats)
    assert count == most
    assert seats[rows.CUT] > 2000
    ends = [turns[rows.ROW * k + rows.END] for k in range(count)]
    assert TEMPLE["A1"] not in ends[:-1]
    assert ends[-1] == TEMPLE["A1"]


def test_turns_of_one_event_look_the_same() -> None:
    """N-418: the Mist's record is equal byte by byte after any two of them."""
    s = new_game().state
    looks: dict[int, set[bytes]] = {}
    for turn in Turns().found(s):
        after = s.copy()
        for number in turn.steps:
            apply(after, after.thief, id_of(number))
        looks.setdefault(turn.event, set()).add(redacted(NUSUBITO, after, 1 - after.thief).to_bytes())
    assert all(len(seen) == 1 for seen in looks.values())
    assert len(set.union(*looks.values())) == len(looks)


def test_a_staged_turn_is_taken_back_to_its_start() -> None:
    table = new_game()
    before = seen_by_thief(table)
    table.do("sacrifice:A5 leap:C1 leap:A1")
    assert turn_start(seen_by_thief(table)) == before


# --- the race ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-1108")
def test_race_without_opposition() -> None:
    """3.44 turns on average: that is how much a small danger in each round after the first costs."""
    leaps, race = ints(LEAP_CELLS), floats(RACE_CELLS)
    quick(price_leaps)(0, 0, 0, leaps)
    danger = 1e-4
    quick(run_race)(leaps, 511, 2, 63, 1.0 - danger, race)
    turns = 1 + (1 - race[MINDS * TEMPLE["C3"] + 63]) / danger
    assert turns == pytest.approx(3.44, abs=0.01)


@pytest.mark.rule("N-1102")
def test_knowledge_of_rods() -> None:
    table = given("", thief="C3", green="E5", looked="3 C")
    mind = mind_of(seen_by_thief(table))
    assert mind == 0o55  # rows 1 or 5, columns A or E
    assert claim_worth(TEMPLE["E5"], mind) == 0.25
    assert claim_worth(TEMPLE["C5"], mind) == 0
    assert green_chance(mind, 0) == 0.5
    assert after_look(mind, 0, green=False) == 0o45


# --- tactics ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_claims_a_known_treasure_at_once(level: str) -> None:
    table = given("B1:H D4:S", thief="E5", green="E5", looked="5 E")
    assert set(chosen(table, level)) == {"treasure"}  # N-933


@pytest.mark.parametrize("level", LEVELS)
def test_goes_for_a_known_treasure_in_reach(level: str) -> None:
    table = given("B2:H C2:B D2:S B4:S C4:B D4:H", thief="C3", green="E5", looked="5 E")
    moves = turn_of(table, level)
    assert moves[-2:] == ["lay", "treasure"]
    assert RESULTS[table.result] == "treasure_found"  # N-932


@pytest.mark.parametrize("level", LEVELS)
def test_a_stuck_thief_claims(level: str) -> None:
    table = given("B1:B D1:S C3:S", thief="C1", darts=0, table="1.1L=A1 2.1L=C1", turn=(2, 2))  # N-929
    assert set(chosen(table, level)) == {"treasure"}


@pytest.mark.parametrize("level", THINKERS)
def test_a_look_that_ends_the_search_is_followed_by_the_claim(level: str) -> None:
    """Row 5 is known, Rod A red: Rod E decides between C5 and E5, and both can be claimed in this turn."""
    for green in ("C5", "E5"):
        table = given("A2:H", thief="E5", green=green, looked="5 A", table="1.1L=E5")
        turn_of(table, level)
        assert RESULTS[table.result] == "treasure_found"


@pytest.mark.rule("N-1111")
@pytest.mark.parametrize("level", THINKERS)
def test_does_not_end_under_a_seeker_that_stands_there(level: str) -> None:
    """Both ways lead to nothing better, but on C1 the Mist could name him at once."""
    table = given("C1:Sd B2:H", thief="A1", darts=2, table="1.1L=A1", green="E5", looked="1 A")
    table.state.down = 0
    for seed in range(6):
        copy = Table(table.state.copy())
        moves = turn_of(copy, level, 100 * seed)
        assert copy.at != "C1" or any(move.startswith(("shoot", "land")) for move in moves)


@pytest.mark.parametrize("level", THINKERS)
def test_fetches_a_dart_when_every_way_out_has_a_price(level: str) -> None:
    """N-920: under a Seeker with one Dart, only a second one lets him leave."""
    table = given("A1:S B1:H", thief="A1", darts=1, table="1.1L=A1", green="E5", looked="1 A")
    assert set(chosen(table, level)) == {"dart"}


@pytest.mark.parametrize("level", LEVELS)
def test_never_looks_at_a_rod_that_tells_nothing(level: str) -> None:
    """N-1115 is no excuse: rows are known, Rod A is red; only C and E tell something."""
    for seed in range(10):
        table = given("B2:H D4:H", thief="A3", green="C3", looked="3 A", table="1.1L=A3")
        moves = turn_of(table, level, 50 * seed)
        assert not {"rod:1", "rod:3", "rod:5", "rod:A"} & set(moves)


@pytest.mark.parametrize("level", LEVELS)
def test_useless_looks_are_not_made_by_night(level: str) -> None:
    table = given("B2:H", thief="E3", phase=T_NIGHT, green="C3", looked="3 A", table="1.1L=A3 1.2L=C3 1.3L=E3")
    assert A_ROD + 1 not in actions(seen_by_thief(table))
    for seed in range(6):
        copy = Table(table.state.copy())
        assert "rod:3" not in turn_of(copy, level, 20 * seed)


@pytest.mark.rule("N-1018")
def test_names_the_line_that_is_betrayed_already() -> None:
    """Column E is known by the Rod; naming it again tells nothing, naming the row would tell all."""
    table = new_game("A5").do("leap:E3 leap:E5 lay end end leap:E3 lay end end leap:E1 lay end end")
    assert table.phase == "thief_night"
    table.do("rod:E dart")
    found = {choice.action: choice.worth for choice in player("expert").weigh(seen_by_thief(table), 0, 1)}
    column, row = (NUSUBITO.text.moves.read(f"reveal:{line}")[1] for line in ("col", "row"))
    assert found[column] > found[row]


# --- what a bot is ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_decides_by_what_the_thief_knows(level: str) -> None:
    """Nobody knows where the treasure is: the same decision for all nine places."""
    for seed in range(3):
        found = {player(level).choose(seen_by_thief(new_game(green)), 0, seed) for green in TEMPLE_NAMES}
        assert len(found) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_same_record_and_seed_same_action(level: str) -> None:
    """A bot that has played before decides like a new one, also within a turn."""
    table = new_game("A5")
    fresh = ThiefPlayer(level, PATIENCE)
    for step in range(4):
        seen = seen_by_thief(table)
        action = player(level).choose(seen, 0, step)
        assert fresh.choose(seen, 0, step) == action
        apply(table.state, 0, action)
        if table.state.phase != T_DAY:
            break


def test_mixes_its_turns() -> None:
    """N-1114: a Thief who always does the same can be read."""
    ends = set()
    for seed in range(12):
        table = new_game()
        turn_of(table, "regular", 10 * seed)
        ends.add(table.at)
    assert len(ends) > 1


def test_draws_even_where_all_seems_lost() -> None:
    """A reader's worths may be negative, or more than 1."""
    assert {_draw([worth, worth - 0.5], "expert", seed) for worth in (-0.1, 0.0, 1.2) for seed in range(9)} == {0}


@pytest.mark.parametrize("level", THINKERS)
def test_weighs_all_choices(level: str) -> None:
    for table in (new_game(), new_game().do("leap:C1"), given("B1:H", thief="A1", phase=T_NIGHT)):
        seen = seen_by_thief(table)
        found = player(level).weigh(seen, 0, 3)
        assert sorted(choice.action for choice in found) == choices(NUSUBITO, seen, 0)
        assert all(0 <= choice.worth <= 1 for choice in found)
        assert found[0].worth > 0.1
        assert [choice.worth for choice in found] == sorted((choice.worth for choice in found), reverse=True)


OPTIONS: list[dict[str, Any]] = [
    {},
    {"thief_publication": "sequence", "configuration": "2/1/0", "max_days": 3},
    {"treasure_midwalk": True, "thief_start_darts": 0, "match_games": 2, "max_days": 2},
    {"night_pickup_current": True, "bluff_sacrifice": False, "mist_day_actions": 5, "max_days": 3},
    {"stuck_may_claim": False, "bolster_count": 3, "darts_total": 4, "configuration": "2/2/2", "max_days": 3},
    {"night_spawn": "anywhere", "healer_stream": "end", "bolster_source": "either", "mist_night_ap": 4, "max_days": 3},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_whole_games_by_the_rules(level: str, options: dict[str, Any]) -> None:
    """Against a Mist that neither captures nor stands still."""
    thief = ThiefPlayer(level, 0.05)
    for game in range(2):
        play = Play(NUSUBITO, NusubitoOptions.of(**{"max_days": 4, **options}), seed_from(f"thief {level} {game}"))
        play.roll()
        rng = Random(game)
        while not play.over:
            seat = play.actors()[0]
            if seat == play.state.thief:
                play.act(
                    seat, thief.choose(play.seen(seat), seat, rng.getrandbits(40))
                )  # `act` refuses what is illegal
            else:
                mask = [0] * NUSUBITO.rules.words
                patient_legal(play.state, seat, mask)
                offered = [64 * w + k for w, bits in enumerate(mask) for k in range(63) if bits >> k & 1]
                play.act(seat, rng.choice(offered))
        assert play.state.phase == OVER


@pytest.mark.skipif(not JIT, reason="some hundred positions: too slow without the compiler")
def test_room_for_turns_is_never_full() -> None:
    finder = Turns()
    most = max(len(finder.found(s)) for s in random_positions(9, 400))
    assert 300 < most < rows.MOST_TURNS  # N-1107
