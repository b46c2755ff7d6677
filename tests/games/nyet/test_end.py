"""The end of the game and who has won it."""

import pytest

from facedown.engine.game import NOBODY_ACTS, SPECTATOR
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.state import OVER, SCORE, State
from tests.games.nyet.helpers import acting, ending, play, random_steps, told, view_of, watchers


def last_card(options: str, round_number: int, scores: str, more: str = "") -> State:
    """Four players, one point a trick, before the last trick of a round; it will credit 15 15 0 0."""
    lines = f"round: {round_number}\nscores: {scores}\n{more}"
    return ending("bear d0 y none 1", "g13", "g2", "g3", "g4", team="0+1", options=options, more=lines)


def finish(s: State) -> bool:
    """Play the last trick; is the game over?"""
    play(s, "g13", "g2", "g3", "g4")
    assert s.phase in {SCORE, OVER}
    return s.phase == OVER


@pytest.mark.rule("Y-49")
@pytest.mark.parametrize(("n", "rounds"), [(2, 8), (3, 9), (4, 8), (5, 10)])
def test_a_fixed_number_of_rounds(n: int, rounds: int) -> None:
    """All have dealt equally often when it ends."""
    dealers = {}
    for s in random_steps(NyetOptions.of(players=n), 6):
        dealers[s.round] = s.dealer
    assert (s.phase, s.round) == (OVER, rounds)
    times = [list(dealers.values()).count(p) for p in range(n)]
    assert times == [rounds // n] * n
    assert view_of(s, 0).rounds == rounds


@pytest.mark.rule("Y-O3")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_another_number_of_rounds(rounds: int) -> None:
    *_, s = random_steps(NyetOptions.of(players=3, round_count=rounds), 2)
    assert (s.phase, s.round) == (OVER, rounds)


@pytest.mark.rule("Y-O2")
def test_rounds_do_not_end_by_points_and_points_not_by_rounds() -> None:
    assert not finish(last_card("end_mode=rounds", 7, "300 0 0 0"))
    assert finish(last_card("end_mode=rounds", 8, "0 0 0 0"))
    assert not finish(last_card("end_mode=points", 8, "0 0 0 0"))
    assert finish(last_card("end_mode=points", 1, "90 0 0 0"))


@pytest.mark.rule("Y-50")
@pytest.mark.rule("Y-O4")
@pytest.mark.parametrize(
    ("target", "scores", "over"),
    [
        (100, "84 0 0 0", False),
        (100, "85 0 0 0", True),
        (20, "4 4 19 19", False),
        (20, "5 0 0 0", True),
        (120, "104 0 99 0", False),
    ],
)
def test_the_target_ends_a_game_to_points(target: int, scores: str, over: bool) -> None:
    s = last_card(f"end_mode=points target_score={target}", 3, scores)
    assert view_of(s, 0).target == target
    assert view_of(s, 0).rounds == 0
    assert finish(s) == over


@pytest.mark.rule("Y-50")
def test_the_target_is_looked_at_only_after_a_round() -> None:
    """A total at the target (it fell behind and is not there any more after the round) ends nothing in between."""
    s = ending(
        "bear d0 y none -2",
        "g13 r2",
        "g2 r3",
        "g3 r4",
        "g4 r5",
        team="0+1",
        options="end_mode=points",
        more="scores: 120 0 0 0",
    )
    play(s, "g13", "g2", "g3", "g4")
    assert acting(s) == [0]
    play(s, "r2", "r3", "r4", "r5")
    assert s.scores[:4] == [92, -28, -2, -2]
    assert s.phase == SCORE


@pytest.mark.rule("Y-O5")
@pytest.mark.rule("Y-50")
def test_the_last_round_of_a_game_to_points() -> None:
    assert not finish(last_card("end_mode=points round_cap=7", 6, "0 0 0 0"))
    s = last_card("end_mode=points round_cap=7", 7, "-30 0 -20 -40")
    assert finish(s)
    assert view_of(s, 0).winners == [1]
    assert not finish(last_card("end_mode=points", 49, "0 0 0 0"))
    assert finish(last_card("end_mode=points", 50, "0 0 0 0"))


@pytest.mark.rule("Y-O12")
@pytest.mark.parametrize(
    ("round_number", "scores", "due", "over"),
    [
        (5, "90 0 0 0", "no", False),  # reached, but the dealing cycle of four is not complete
        (6, "-50 0 0 0", "yes", False),  # reached earlier and lost again: the cycle still goes on to its end
        (8, "-50 0 0 0", "yes", True),
        (8, "90 0 0 0", "no", True),  # reached in the last round of a cycle
        (8, "0 0 0 0", "no", False),
        (4, "80 0 0 0", "no", False),
    ],
)
def test_the_dealing_cycle_is_finished(round_number: int, scores: str, due: str, over: bool) -> None:
    options = "end_mode=points finish_dealing_cycle=true"
    s = last_card(options, round_number, scores, f"cycle_due: {due}")
    assert finish(s) == over
    if not over:
        assert s.cycle_due == (due == "yes" or "90" in scores)


@pytest.mark.rule("Y-O12")
def test_the_cap_ends_the_game_even_within_a_dealing_cycle() -> None:
    assert finish(last_card("end_mode=points finish_dealing_cycle=true round_cap=5", 5, "90 0 0 0"))


@pytest.mark.parametrize("n", [2, 3, 4, 5])
@pytest.mark.parametrize("cycle", [False, True])
def test_whole_games_to_points(n: int, cycle: bool) -> None:
    """Random games end in the first round that must end them, and in no other.  Y-50, Y-O12"""
    options = NyetOptions.of(players=n, end_mode="points", target_score=60, round_cap=12, finish_dealing_cycle=cycle)
    for seed in range(4):
        reached = False
        for s in random_steps(options, seed):
            if s.phase in {SCORE, OVER}:
                reached = (reached and cycle) or max(s.scores[:n]) >= 60
                over = s.round == 12 or (reached and (not cycle or s.round % n == 0))
                assert (s.phase == OVER) == over
        assert s.phase == OVER


@pytest.mark.rule("Y-51")
@pytest.mark.parametrize(
    ("scores", "winners", "places", "shares"),
    [
        ("0 0 0 0", [0, 1], [1, 1, 3, 3], [0.5, 0.5, 0, 0]),
        ("0 5 0 20", [1, 3], [3, 1, 4, 1], [0, 0.5, 0, 0.5]),
        ("-60 -70 -50 -80", [0], [1, 3, 2, 4], [1, 0, 0, 0]),
        ("5 5 20 20", [0, 1, 2, 3], [1, 1, 1, 1], [0.25] * 4),
        ("0 -5 15 3", [0, 2], [1, 3, 1, 4], [0.5, 0, 0.5, 0]),
    ],
)
def test_the_highest_total_wins_alone_or_together(
    scores: str, winners: list[int], places: list[int], shares: list[float]
) -> None:
    """Players win, not teams; seats 0 and 1 get fifteen points here as a team."""
    s = last_card("", 8, scores)
    seen = watchers(s)
    assert finish(s)
    assert view_of(s, SPECTATOR).winners == winners
    assert [seat.place for seat in view_of(s, SPECTATOR).seats] == places
    out = [9.0] * 4
    GAME.rules.returns(s, out)
    assert out == shares
    for watcher in seen:
        watcher.look(s)
        assert told(watcher)[-1] == "game_over"
        assert watcher.events[-1].winners == winners  # type: ignore[attr-defined]


@pytest.mark.rule("Y-51")
def test_no_winner_before_the_end() -> None:
    s = last_card("", 8, "1 2 3 4")
    assert view_of(s, 0).winners == []
    assert [seat.place for seat in view_of(s, 0).seats] == [0, 0, 0, 0]
    finish(s)
    assert GAME.rules.actors(s) == NOBODY_ACTS
    assert acting(s) == []


@pytest.mark.rule("Y-1")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_a_whole_game_in_its_order(n: int) -> None:
    """Vetoes, teams, discards, tricks, scores, and at last one or more single players who win."""
    order = ["nyet", "team", "bonus", "shed", "trick", "score"]
    game = NyetOptions.of(players=n)
    seen: list[str] = []
    for s in random_steps(game, 21):
        phase = view_of(s, SPECTATOR).phase
        if phase in order and (not seen or seen[-1] != phase):
            if seen and order.index(phase) < order.index(seen[-1]):
                assert (seen[-1], phase) == ("score", "nyet")
            seen.append(phase)
    assert seen.count("nyet") == game.rounds
    final = view_of(s, SPECTATOR)
    assert final.phase == "game_over"
    best = max(seat.score for seat in final.seats)
    assert final.winners == [seat.seat for seat in final.seats if seat.score == best]
