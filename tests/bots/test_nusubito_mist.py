"""The Mist's bots: they keep the rules in every option, use nothing hidden, and follow the elementary tactics."""

from random import Random

import pytest

from facedown.bots.nusubito.judge import Judge
from facedown.bots.nusubito.mist import MistPlayer
from facedown.bots.nusubito.mist_novice import forgetful_odds
from facedown.bots.nusubito.mist_reach import NEVER, seeker_ways
from facedown.bots.nusubito.mist_turns import (
    BOARD_CELLS,
    BOLSTERS,
    BUILDERS,
    DOWN,
    HEALERS,
    LEFT,
    SEEKERS,
    find,
    make_boards,
    way_to,
)
from facedown.engine.bits import seed_rng
from facedown.engine.game import CHANCE, seats_in
from facedown.engine.play import choices, redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.kit.samples import samples
from facedown.games.nusubito.kit.scramble import scramble
from facedown.games.nusubito.learn.hints import policy
from facedown.games.nusubito.rules.options import NusubitoOptions
from facedown.games.nusubito.rules.pieces import TEMPLE, TEMPLE_NAMES
from facedown.games.nusubito.rules.rules import legal
from facedown.games.nusubito.rules.state import M_DAY, OVER, State
from tests.games.nusubito.helpers import MIST, Table, mist, new_game

LEVELS = ("novice", "regular", "expert")
PATIENT = 600.0  # seconds: a time limit would make the choice depend on the machine


@pytest.fixture(scope="module")
def players() -> dict[str, MistPlayer]:
    return {level: MistPlayer(level, 20.0) for level in LEVELS}


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge()


def seen_by_mist(state: State) -> State:
    return redacted(NUSUBITO, state, 1 - state.thief)  # type: ignore[no-any-return]


def position(text: str) -> State:
    """A position of the Mist's day, as the Mist sees it."""
    return seen_by_mist(NUSUBITO.text.read_position(f"nusubito\nphase: mist_day\n{text}"))  # fmt: skip


def turn_of(player: MistPlayer, seen: State, seed: int = 1) -> list[str]:
    """All that the bot does until its turn is over, or until it captures."""
    state, done = seen.copy(), []
    phase = state.phase
    while state.phase == phase and not state.result[state.game]:
        action = player.choose(state, MIST, seed)
        done.append(NUSUBITO.text.moves.write(MIST, action))
        if done[-1] == "end" or done[-1].startswith("capture"):
            break
        NUSUBITO.rules.apply(state, MIST, action)
    return done


def quick(state: State, seat: int, random: Random) -> int:
    """What the quick policy does, from the seat's own sight."""
    rng, mask, seen = [0] * 4, [0] * NUSUBITO.rules.words, redacted(NUSUBITO, state, seat)
    seed_rng(rng, random.getrandbits(40), seat)
    legal(seen, seat, mask)
    return policy(seen, seat, mask, rng)


def play(player: MistPlayer, options: NusubitoOptions, seed: int) -> State:
    """A whole game of a bot as the Mist against a quick Thief; every action must be one that is offered."""
    random = Random(seed)
    state: State = NUSUBITO.rules.setup(options)
    rng = [0] * 4
    seed_rng(rng, seed, 7)
    while state.phase != OVER:
        who = NUSUBITO.rules.actors(state)
        if who == CHANCE:
            NUSUBITO.rules.apply(state, CHANCE, NUSUBITO.rules.draw(state, rng))
            continue
        seat = seats_in(who)[0]
        if seat == state.thief:
            NUSUBITO.rules.apply(state, seat, quick(state, seat, random))
            continue
        action = player.choose(seen_by_mist(state), seat, random.getrandbits(40))
        assert action in choices(NUSUBITO, state, seat)
        NUSUBITO.rules.apply(state, seat, action)
    return state


# --- boards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-1107")
def test_all_boards_of_the_first_turn() -> None:
    seen = seen_by_mist(new_game().do("leap:A3 lay end").state)
    room = make_boards()
    count = find(room, seen)
    rows = [tuple(int(x) for x in room.table[BOARD_CELLS * k : BOARD_CELLS * k + BOLSTERS + 1]) for k in range(count)]
    assert len(set(rows)) == 4099


def test_every_board_is_reached_by_its_way() -> None:
    """In a position with Downed pawns, trios and a Bolster on the board, by day; and by night."""
    day = mist("B1:H B2:H B3:H C2:Bd D3:B C4:B D2:S C3:S E4:Hd", bolsters="A1", thief="E5").state
    night = day.copy()
    night.phase, night.round, night.left = M_DAY + 2, 0, 2
    room = make_boards()
    for seen in (seen_by_mist(day), seen_by_mist(night)):
        count = find(room, seen, 2)
        assert count > 50
        for row in range(0, count, 7):
            state = seen.copy()
            for action in way_to(room, row):
                assert action in choices(NUSUBITO, state, MIST)
                if state.left > 1 or state.phase == M_DAY:
                    NUSUBITO.rules.apply(state, MIST, action)
                else:  # the turn would be over, and all pawns would stand up
                    break
            else:
                base = BOARD_CELLS * row
                board = [int(room.table[base + k]) for k in (HEALERS, BUILDERS, SEEKERS, DOWN, BOLSTERS, LEFT)]
                assert board == [state.healers, state.builders, state.seekers, state.down, state.bolsters, state.left]


@pytest.mark.rule("N-420")
def test_quick_reach_of_seekers() -> None:
    s = mist("C3:S C2:H D1:S B4:H").state
    ways = [0] * 9
    seeker_ways(s.healers | s.builders | s.seekers, s.seekers, s.down, s.bolsters, ways)
    reach = dict(zip(TEMPLE_NAMES, ways, strict=True))
    assert reach["C3"] == 0
    assert reach["C1"] == 1  # by the stream, or from D1
    assert reach["E1"] == 1
    assert reach["A3"] == 2  # a Healer on B3 first
    s = mist("C3:Sd C2:H").state
    seeker_ways(s.healers | s.builders | s.seekers, s.seekers, s.down, s.bolsters, ways)
    assert ways == [NEVER] * 9


# --- odds ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-1104")
@pytest.mark.rule("N-961")
def test_odds_stay_within_what_is_possible(judge: Judge) -> None:
    cases = {
        "leap:A3 lay end": "A1 A3 A5 E1 E3 E5",
        "leap:C1 lay end": "A1 C1 E1",
        "rod:3 leap:A3 lay end": "A3 E3",
        "leap:A3 rod:A lay end": "A3",
    }
    for turn, possible in cases.items():
        odds = judge.look(seen_by_mist(new_game().do(turn).state))
        assert {TEMPLE_NAMES[t] for t in range(9) if odds.temple[t] > 0} == set(possible.split())
        assert sum(odds.temple) == pytest.approx(1)
        assert sum(odds.joint) == pytest.approx(1)
        assert sum(odds.stand) == pytest.approx(1)


@pytest.mark.rule("N-1104")
def test_a_temple_counts_once_however_many_ways_lead_there(judge: Judge) -> None:
    """Who knows the odds goes where they are least; so ways are no reason to look for him at their end.

    Two situations stand for A1 here, and one for A5.
    """
    text = "pawns: B2:H\nturn: 1.2\ncoins: 1.1L=A3 1.2L=A1\nat: A1\ntrace 1: C3>A3,E3,C5\ntrace 2: A3>A1 E3>A1 C5>A5\n"
    seen = position(text)
    ways, sense = Judge().look(seen, sense=False).temple, judge.look(seen).temple
    assert ways[TEMPLE["A1"]] == pytest.approx(2 / 3)
    assert sense[TEMPLE["A1"]] == pytest.approx(0.5) == sense[TEMPLE["A5"]]


@pytest.mark.rule("N-1104")
def test_who_knows_the_treasure_would_have_claimed_it(judge: Judge) -> None:
    """Both axes are known wherever the green Rods are; so he is hardly ever where the treasure is."""
    seen = position("at: A3\ncoins: 1.1L=A3\nlooked: 1 3 A C\ntrace 1: C3>A3,E3,C5\n")
    odds = judge.look(seen)
    for t in range(9):
        assert odds.joint[9 * t + t] <= 0.05 * odds.temple[t]
    plain = Judge().look(seen, sense=False)
    assert plain.joint[9 * TEMPLE["A3"] + TEMPLE["A3"]] == pytest.approx(plain.temple[TEMPLE["A3"]] / 9)


@pytest.mark.rule("N-1115")
def test_a_novice_forgets_coins(judge: Judge) -> None:
    """A1 has been laid in the first turn: it cannot be laid again, but a novice does not think of that."""
    seen = position("turn: 1.2\nat: C1\ncoins: 1.1L=A1 1.2L=C1\ntrace 1: C3>A1\ntrace 2: A1>A1,C1\n")
    assert judge.look(seen).temple[TEMPLE["C1"]] == pytest.approx(1)
    assert forgetful_odds(seen)[TEMPLE["A1"]] == pytest.approx(0.5)


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_plays_by_the_rules_in_all_options(level: str) -> None:
    player = MistPlayer(level, 0.02)
    for seed, options in enumerate(samples()):
        play(player, options, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_choice(level: str) -> None:
    """Whatever the bot has thought of before."""
    seen = seen_by_mist(new_game().do("leap:E3 leap:E1 lay end").state)
    one, other = MistPlayer(level, PATIENT), MistPlayer(level, PATIENT)
    one.choose(seen_by_mist(new_game().do("rod:3 leap:A3 lay end").state), MIST, 5)
    for seed in range(2):
        assert one.choose(seen, MIST, seed) == other.choose(seen, MIST, seed)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("N-702")
def test_uses_nothing_that_is_hidden(level: str, judge: Judge) -> None:
    """Another truth that looks the same to the Mist gives the same odds and the same choice."""
    player = MistPlayer(level, PATIENT)
    state = new_game("E5").do("rod:3 leap:A3 lay end").state
    other = state.copy()
    scramble(other, MIST, Random(3))
    assert other != state
    assert list(judge.look(state).temple) == list(Judge().look(other).temple)
    assert player.weigh(state, MIST, 1) == player.weigh(other, MIST, 1) == player.weigh(seen_by_mist(state), MIST, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_weighs_every_choice(level: str, players: dict[str, MistPlayer]) -> None:
    seen = seen_by_mist(new_game().do("leap:A3 lay end").state)
    weighed = players[level].weigh(seen, MIST, 1)
    assert sorted(choice.action for choice in weighed) == sorted(choices(NUSUBITO, seen, MIST))
    assert all(0 <= choice.worth <= 1 for choice in weighed)
    assert [choice.worth for choice in weighed] == sorted((choice.worth for choice in weighed), reverse=True)


# --- tactics ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-1110")
@pytest.mark.parametrize("level", ["regular", "expert"])
def test_takes_a_sure_capture(level: str, players: dict[str, MistPlayer]) -> None:
    seen = position("pawns: A2:S D2:H C4:B\nat: A3\ncoins: 1.1L=A3\ntrace 1: C3>A3\n")
    assert turn_of(players[level], seen) == ["move:A2-A3", "capture:A3"]


@pytest.mark.rule("N-936")
@pytest.mark.rule("N-1112")
@pytest.mark.parametrize("level", ["regular", "expert"])
def test_builds_a_stream_to_where_the_thief_is(level: str, players: dict[str, MistPlayer]) -> None:
    """The Seeker on C3 gets to A5 if a Healer closes the gap in the stream."""
    seen = position("pawns: C3:S C2:H B3:H B4:H E4:B\nat: A5\ncoins: 1.1L=A5\ntrace 1: C3>A5\n")
    done = turn_of(players[level], seen)
    assert done[-2:] == ["move:C3-A5", "capture:A5"]


@pytest.mark.rule("N-1110")
@pytest.mark.parametrize("level", LEVELS)
def test_does_not_capture_at_low_odds(level: str, players: dict[str, MistPlayer]) -> None:
    seen = position("pawns: A3:S B3:H C2:B\nat: E3\ncoins: 1.1L=E3\ntrace 1: C3>A1,A3,A5,E1,E3,E5\n")
    for seed in range(3):
        assert not turn_of(players[level], seen, seed)[-1].startswith("capture")


@pytest.mark.rule("N-1110")
def test_captures_at_even_odds_only_when_the_thief_is_about_to_win(players: dict[str, MistPlayer]) -> None:
    """He knows both green Rods, and most places of the treasure are near; or he knows nothing yet."""
    text = "pawns: A3:S B3:H C2:B C4:B D3:S E2:H E4:H B1:H\nat: E3\ncoins: 1.1L=E3\ndarts: 1\ntrace 1: C3>A3,E3\n"
    assert turn_of(players["expert"], position(text + "looked: 1 3 A C\n"))[-1] in {"capture:A3", "capture:E3"}
    assert not turn_of(players["expert"], position(text))[-1].startswith("capture")


@pytest.mark.rule("N-1114")
def test_an_expert_draws_between_captures_that_are_equally_likely(players: dict[str, MistPlayer]) -> None:
    """He is on A3 or on E3 and about to win, and Seekers stand on both."""
    text = "pawns: A3:S E3:S\nat: E3\ncoins: 1.1L=E3\ndarts: 2\nlooked: 1 3 A C\ntrace 1: C3>A3,E3\n"
    seen = position(text)
    captures = {turn_of(players["expert"], seen, seed)[-1] for seed in range(12)}
    assert {"capture:A3", "capture:E3"} <= captures


@pytest.mark.rule("N-1112")
@pytest.mark.parametrize("level", ["expert"])
def test_prefers_a_stuck_thief_to_a_bet(level: str, players: dict[str, MistPlayer]) -> None:
    """A1 is bolstered, so no Seeker gets there; but with both links under Seekers a Thief without Darts is stuck."""
    seen = position("pawns: B1:S B2:S\nbolsters: A1\nat: A1\ncoins: 1.1L=A1\ndarts: 0\nlooked: 1\ntrace 1: C3>A1\n")
    assert "move:B2-A2" in turn_of(players[level], seen)


def test_a_table_that_is_stuck_by_seekers() -> None:
    """The position before, one action later, is what the rules call stuck."""
    t = Table(mist("B1:S B2:S", thief="A1", bolsters="A1", darts=0, turn=(1, 1)).state)
    t.do("move:B2-A2 end")
    assert t.legal() == {"treasure", "concede"}


@pytest.mark.rule("N-1112")
@pytest.mark.parametrize("level", ["regular", "expert"])
def test_brings_seekers_near_in_the_first_day(level: str, players: dict[str, MistPlayer]) -> None:
    """After two turns against a silent Thief some Seeker stands on a temple or beside one."""
    t = new_game().do("leap:A3 lay end")
    for answer in ("leap:A1 lay end", ""):
        for move in turn_of(players[level], seen_by_mist(t.state)):
            t.do(move)
        if t.state.phase != M_DAY and t.state.seekers & ~t.state.down:
            for step in answer.split():
                if step in t.legal():
                    t.do(step)
    ways = [0] * 9
    s = t.state
    seeker_ways(s.healers | s.builders | s.seekers, s.seekers, s.down, s.bolsters, ways)
    assert min(ways) <= 1
