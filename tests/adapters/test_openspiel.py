"""OpenSpiel's own tests for all games and numbers of seats; its CFR and its search on them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from facedown.adapters.openspiel import game_string
from facedown.catalog import GAMES, find_game
from facedown.engine.errors import LogError, OptionsError
from facedown.envs.env import make
from facedown.games.nyet.rules.state import TRICK
from tests.adapters.cases import SMALL, SMALL_IDS, every_case

Options = dict[str, Any]

# One storey of Shy Monsters, the last: the rooms and the Monsters are given, the Master hides, the Hero walks.
LAST_STOREY = """shy_monsters
options: attack_uses=0 jump_uses=0 opening_reveals=0,0,0
storey: 3
phase: build
storey 1.1: 1,0 corridor up; 2,0 cobra up dead; 3,0 exit up; 0,1 corridor; 0,2 corridor; 0,3 kraken
storey 1.2: 1,0 corridor up; 2,0 gargoyle up dead; 3,0 exit up; 0,1 corridor; 0,2 corridor; 0,3 mantis
storey 1.3: 1,0; 2,0; 3,0; 4,0; 5,0; 0,1
seen: cobra gargoyle
hand: bat dragon
"""


def loaded(name: str, **options: Any) -> Any:
    return pyspiel.load_game(game_string(name, compiled=False, **{k: v for k, v in options.items() if k != "compiled"}))


def step_at_random(state: Any, random: np.random.Generator) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=np.array(chances) / sum(chances))))
    else:
        state.apply_action(int(random.choice(state.legal_actions())))


def random_state(game: Any, wanted: Callable[[Any], bool]) -> Any:
    """The first state that is wanted in games by random play."""
    random = np.random.default_rng(5)
    state = game.new_initial_state()
    while not wanted(state):
        if state.is_terminal():
            state = game.new_initial_state()
        else:
            step_at_random(state, random)
    return state


def midway(state: Any) -> bool:
    """Somebody has a choice, and much has happened."""
    return len(state.history()) > 20 and not state.is_chance_node() and len(state.legal_actions()) > 1


@every_case
def test_random_sim(name: str, options: Options) -> None:
    pyspiel.random_sim_test(loaded(name, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nusubito", {"max_days": 1}),
        ("hyst", {"players": 2, "turn_limit": 1, "layout": "matinee"}),
        ("shy_monsters", {"position": LAST_STOREY}),
        ("nyet", {"late": 40}),
        ("myst", {"late": 12}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_playthrough(name: str, options: Options) -> None:
    """The two longer games from shortly before their end: numbers are printed slowly."""
    late = options.pop("late", 0) if isinstance(options, dict) else 0
    if late:
        options = {"position": before_the_end(name, late)}
    text = game_string(name, compiled=False, history=4, **options)
    found = generate_playthrough.playthrough(text, None, seed=1)
    assert "IsTerminal() = True" in found
    assert "PublicObservationString()" in found


def before_the_end(name: str, actions: int) -> str:
    """A position so many actions before the end of a game."""
    options = dict(SMALL)[name]
    env = make(name, seed=1, **options)
    random = np.random.default_rng(1)
    earlier = []
    while not env.over:
        earlier.append(env.state)
        env.step(int(random.choice(env.legal())))
    return env.game.text.write_position(earlier[-actions])


# --- what a game is ---------------------------------------------------------------------------------------------------


def test_all_games_are_registered() -> None:
    assert {f"facedown_{name}" for name in GAMES} <= set(pyspiel.registered_names())


def test_options_of_any_kind_survive_the_way_through_a_text() -> None:
    game = loaded("nyet", players=3, round_count=2, discard_line=("d1", "d2"), auto_play_forced=True)
    assert game.num_players() == 3
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    options = again.new_initial_state().env.options
    assert options == find_game("nyet").options.of(
        players=3, round_count=2, discard_line=("d1", "d2"), auto_play_forced=True
    )
    pawns = "B1:H+B2:H+C2:B+D2:S+B3:H+D3:B+E4:B"
    assert loaded("nusubito", custom_start=pawns).new_initial_state().env.options.custom_start == pawns
    by_dict = pyspiel.load_game("facedown_nyet", {"players": 2, "options": "discard_line=d1,d2", "compiled": False})
    assert pyspiel.load_game(str(by_dict)).new_initial_state().env.options.boxes == ("d1", "d2")


def test_what_cannot_be_made_says_why() -> None:
    with pytest.raises(OptionsError, match="race_driver"):
        loaded("myst", race_driver="live")
    with pytest.raises(OptionsError, match="no option 'colour'"):
        loaded("nyet", colour="red")


@pytest.mark.parametrize(("name", "options"), SMALL, ids=SMALL_IDS)
def test_utilities_and_notation(name: str, options: Options) -> None:
    game = loaded(name, **options)
    state = random_state(game, lambda state: not state.is_chance_node())
    player = state.current_player()
    for action in state.legal_actions():
        text = state.action_to_string(player, action)
        assert state.string_to_action(player, text) == action
        assert find_game(name).text.moves.read(text) == (False, action)
    end = random_state(game, lambda state: state.is_terminal())
    assert sum(end.returns()) == pytest.approx(0)
    assert end.returns() == end.env.rewards()


@pytest.mark.parametrize(("name", "options"), SMALL, ids=SMALL_IDS)
def test_observers_tell_what_the_environment_tells(name: str, options: Options) -> None:
    game = loaded(name, **options)
    state = random_state(game, midway)
    ever = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    watching = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    for player in range(2):
        np.testing.assert_array_equal(state.observation_tensor(player), state.env.observation(player))
        np.testing.assert_array_equal(state.information_state_tensor(player), state.env.information_state(player))
        assert state.observation_string(player) == repr(state.env.seen(player))
        assert state.env.information_key(player).hex() in state.information_state_string(player)
        ever.set_from(state, player)
        np.testing.assert_array_equal(ever.tensor, state.env.information_state(player))
    assert watching.tensor is None
    assert watching.string_from(state, 0) == watching.string_from(state, 1)


def test_copies_go_their_own_ways_and_a_serialised_game_goes_on() -> None:
    game = loaded("nyet", players=2, round_count=1)
    state = random_state(game, midway)
    before = str(state)
    child = state.child(state.legal_actions()[0])
    assert str(state) == before != str(child)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, child))
    assert str(again) == str(child)
    assert again.history() == child.history()
    assert [again.information_state_string(k) for k in (0, 1)] == [child.information_state_string(k) for k in (0, 1)]


@pytest.mark.parametrize(
    ("name", "options", "together"),
    [("nyet", {"players": 4, "round_count": 1, "discard_line": ("d1", "d2")}, 4), ("myst", {}, 2)],
)
def test_choices_at_the_same_time_are_turns_that_tell_nothing(name: str, options: Options, together: int) -> None:
    """Laying cards aside in NYET!, choosing landmarks in MYST."""
    game = loaded(name, **options)
    state = random_state(game, lambda at: len(at.env.actors) == together)
    assert state.current_player() == 0
    assert state.legal_actions(1) == []
    children = [state.child(action) for action in state.legal_actions()]
    assert len(children) > 1
    for player in range(1, together):
        assert len({child.information_state_string(player) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == len(children)


# --- solving ----------------------------------------------------------------------------------------------------------


def test_cfr_finds_how_to_hide_and_how_to_look() -> None:
    """1,189 nodes and 186 information sets: the Exit and two Monsters are hidden in six rooms."""
    game = loaded("shy_monsters", position=LAST_STOREY)
    solver = cfr.CFRPlusSolver(game)
    uniform = exploitability.nash_conv(game, solver.average_policy())
    assert uniform == pytest.approx(49 / 60)  # as our own solver finds
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert len(solver.average_policy().state_lookup) == 186
    assert exploitability.nash_conv(game, solver.average_policy()) < uniform / 2


# --- search -----------------------------------------------------------------------------------------------------------


SHEDDING = ("nyet", {"players": 4, "round_count": 1, "discard_line": ("p2", "p1")})  # several choose at once


@pytest.mark.parametrize(("name", "options"), [*SMALL, SHEDDING], ids=[*SMALL_IDS, "nyet-4"])
def test_imagined_worlds_look_the_same_to_the_player(name: str, options: Options) -> None:
    """At every decision of a game."""
    state = loaded(name, **options).new_initial_state()
    random = np.random.default_rng(1)
    others = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            world = state.resample_from_infostate(player, random.random)
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            np.testing.assert_array_equal(world.env.history(player), state.env.history(player))
            others += world.env.state != state.env.state
        step_at_random(state, random)
    assert others


def test_an_imagined_world_is_not_written_down() -> None:
    state = random_state(loaded("nyet", players=2, round_count=1), midway)
    world = state.resample_from_infostate(state.current_player(), np.random.default_rng(1).random)
    with pytest.raises((LogError, RuntimeError), match="imagined"):
        world.serialize()


def test_what_is_seen_in_imagined_worlds_is_remembered_on_top() -> None:
    """Worlds that look the same to the player go on looking the same, or not, by what it then sees."""
    game = loaded("nyet", players=2, round_count=1)
    state = random_state(game, lambda at: midway(at) and at.env.state.phase == TRICK and len(at.legal_actions()) > 3)
    player, random = state.current_player(), np.random.default_rng(1)
    first, second = state.legal_actions()[:2]
    worlds = [state.resample_from_infostate(player, random.random) for _ in range(4)]
    told = [[world.child(action).information_state_string(player) for world in worlds] for action in (first, second)]
    assert len(set(told[0])) == len(set(told[1])) == 1
    assert told[0][0] != told[1][0] != state.information_state_string(player)
    rows = worlds[0].child(first).env.history(player)
    np.testing.assert_array_equal(rows, state.child(first).env.history(player))


@pytest.mark.parametrize(("name", "options"), SMALL, ids=SMALL_IDS)
def test_ismcts_plays(name: str, options: Options) -> None:
    game = loaded(name, **options)
    state = random_state(game, midway)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=20,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    shares = dict(bot.get_policy(state))
    assert sum(shares.values()) == pytest.approx(1)
    assert set(shares) == set(state.legal_actions())
