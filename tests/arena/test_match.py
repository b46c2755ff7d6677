"""Single games of a match: mirrored deals, fair bots, results."""

from collections.abc import Sequence

import pytest

from facedown.arena.match import Stopped, make_bots, play_game, play_out, win_shares
from facedown.arena.plan import Fixture, Plan, make_plan, seated
from facedown.catalog import Bot, find_game, make_bot
from facedown.engine.errors import FacedownError
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import Play, redacted
from facedown.engine.record import Record
from facedown.games.nyet.rules.state import NYET, State
from facedown.games.nyet.text.events import LineClosed, RoundScored, RoundStart, TeamsSet

GAME = find_game("nyet")


class Spy:
    """Plays like another bot and keeps what it was given."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.given: list[tuple[bytes, int, int]] = []
        self._bot = bot

    def choose(self, seen: Record, seat: int, seed: int) -> int:
        self.given.append((seen.to_bytes(), seat, seed))
        return self._bot.choose(seen, seat, seed)


class Stubborn:
    name = "stubborn"

    def choose(self, seen: Record, seat: int, seed: int) -> int:
        return 0  # b1, whatever is asked


def spies(plan: Plan) -> list[Spy]:
    return [Spy(make_bot(GAME, name)) for name in plan.bots]


def dealt(play: Play) -> list[list[int]]:
    """The hands of every round, read off the log."""
    again = Play(play.game, play.options, play.dice.seed)
    hands = []
    for entry in play.log:
        again.append(entry)
        if entry.seat == CHANCE and again.state.phase == NYET:
            hands.append(list(again.state.hands))
    return hands


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_all_rotations_of_a_deal_set_have_the_same_hands_in_every_round(n: int) -> None:
    plan = make_plan("nyet", ["random"], 2 * n, 5, [f"players={n}"])
    bots = make_bots(plan)
    sets = [[play_out(plan, Fixture(deal, rotation), bots)[0] for rotation in range(n)] for deal in range(2)]
    for plays in sets:
        hands = [dealt(play) for play in plays]
        assert len(hands[0]) == plan.rules()[1].rounds  # type: ignore[attr-defined]
        assert all(other == hands[0] for other in hands)
        assert len({tuple(play.log) for play in plays}) == n  # the cards are the same, the games are not
    assert dealt(sets[0][0])[0] != dealt(sets[1][0])[0]


def test_a_game_to_points_keeps_its_deals_while_it_lasts() -> None:
    plan = make_plan("nyet", ["random"], 4, 3, ["end_mode=points", "target_score=60"])
    bots = make_bots(plan)
    hands = [dealt(play_out(plan, fixture, bots)[0]) for fixture in plan.fixtures()]
    shortest = min(map(len, hands))
    assert len({str(rounds[:shortest]) for rounds in hands}) == 1


@pytest.mark.rule("Y-99")
@pytest.mark.parametrize("rotation", [0, 1])
def test_a_bot_is_given_its_redacted_record_and_nothing_else(rotation: int) -> None:
    plan = make_plan("nyet", ["random"], 4, 7, ["round_count=1"])
    watchers = spies(plan)
    play, _ = play_out(plan, Fixture(0, rotation), watchers)
    given = [iter(spy.given) for spy in watchers]
    places = seated(plan, Fixture(0, rotation))
    again = Play(GAME, play.options, play.dice.seed)
    for entry in play.log:
        if entry.seat != CHANCE:
            seen, seat, _ = next(given[places[entry.seat]])
            assert seat == entry.seat
            assert seen == redacted(GAME, again.state, seat).to_bytes()
            hands = State.from_bytes(seen).hands
            assert hands[seat] == again.state.hands[seat]
            assert not any(hand for other, hand in enumerate(hands) if other != seat)
        again.append(entry)
    assert all(next(rest, None) is None for rest in given)
    seeds = [seed for spy in watchers for _, _, seed in spy.given]
    assert len(set(seeds)) == len(seeds)


def test_the_same_fixture_is_the_same_game() -> None:
    plan = make_plan("nyet", ["random"], 4, 11)
    first, second = (play_out(plan, Fixture(0, 2), make_bots(plan)) for _ in range(2))
    assert first[0].log == second[0].log
    assert first[1] == second[1]
    assert play_out(make_plan("nyet", ["random"], 4, 12), Fixture(0, 2), make_bots(plan))[0].log != first[0].log


def test_what_is_noted_of_a_round_is_what_a_spectator_saw() -> None:
    plan = make_plan("nyet", ["random"], 5, 2, ["players=5", "discard_line=double"])
    play, result = play_out(plan, Fixture(0, 3), make_bots(plan))
    again = Play(GAME, play.options, play.dice.seed)
    watcher = again.watch(SPECTATOR)
    for entry in play.log:
        again.append(entry)
    events = watcher.take()
    starts = [e for e in events if isinstance(e, RoundStart)]
    lines = [e for e in events if isinstance(e, LineClosed)]
    teams = [e for e in events if isinstance(e, TeamsSet)]
    scored = [e for e in events if isinstance(e, RoundScored)]
    assert len(result.rounds) == len(starts) == len(scored) == 10
    for k, fact in enumerate(result.rounds):
        closed = {e.line: e.result for e in lines[5 * k : 5 * k + 5]}
        assert (fact.dealer, fact.starter) == (starts[k].dealer, starts[k].dealer)
        assert fact.last_placer == (fact.dealer + 3) % 5  # Y-11
        assert closed["discard"] == fact.discard
        assert (closed["trump"], closed["super"], closed["points"]) == (fact.trump, fact.super, str(fact.points))
        assert (fact.first, fact.team) == (teams[k].first, teams[k].team)
        assert (fact.tricks, fact.loot, fact.credits) == (scored[k].tricks, scored[k].loot, scored[k].credits)
        assert fact.bonus in (fact.team if len(fact.team) == 2 else set(range(5)) - set(fact.team))
    assert result.scores == scored[-1].totals
    assert result.decisions == sum(entry.seat != CHANCE for entry in play.log)


def test_who_places_last_when_the_left_neighbour_starts() -> None:
    plan = make_plan("nyet", ["random"], 4, 2, ["nyet_starter=left_of_dealer", "round_count=1"])
    fact = play_game(plan, Fixture(0, 0), make_bots(plan)).rounds[0]
    assert fact.starter == (fact.dealer + 1) % 4
    assert fact.last_placer == (fact.starter + 1) % 4


@pytest.mark.rule("Y-51")
@pytest.mark.parametrize(
    ("returns", "shares"),
    [([0.0, 1.0, 0.0], [0, 1, 0]), ([0.5, 0.5, 0.0], [0.5, 0.5, 0]), ([-1, -1, -1, -2], [1 / 3, 1 / 3, 1 / 3, 0])],
)
def test_a_shared_win_is_shared_out(returns: Sequence[float], shares: list[float]) -> None:
    assert win_shares(returns) == shares


def test_an_impossible_choice_names_the_bot() -> None:
    plan = make_plan("nyet", ["random"], 4, 1)
    with pytest.raises(FacedownError, match="bot 'stubborn' chose a move that is not allowed"):
        play_game(plan, Fixture(0, 0), [Stubborn()] * 4)


def test_a_game_can_be_stopped_between_two_decisions() -> None:
    plan = make_plan("nyet", ["random"], 4, 1)
    watchers = spies(plan)
    asked = iter([False] * 9 + [True])
    with pytest.raises(Stopped):
        play_game(plan, Fixture(0, 0), watchers, lambda: next(asked))
    assert sum(len(spy.given) for spy in watchers) == 9
