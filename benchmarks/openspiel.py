"""The same things with OpenSpiel's C++ hearts, the trick-taking game nearest to NYET! there."""

import random

import pyspiel

from benchmarks.timing import best_rate

GAME = pyspiel.load_game("hearts")


def decisions_per_game() -> int:
    state = GAME.new_initial_state()
    decisions = 0
    chooser = random.Random(1)
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(chooser.choice(state.legal_actions()))
    return decisions


def dealt_state(passing_done: bool) -> pyspiel.State:
    """The first decision of a random deal, or the first real choice after passing."""
    state = GAME.new_initial_state()
    chooser = random.Random(1)
    decisions = 0
    while state.is_chance_node() or (passing_done and (decisions < 12 or len(state.legal_actions()) == 1)):
        decisions += not state.is_chance_node()
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def cpp_rollouts(count: int = 4000) -> float:
    """Decisions per second of random games inside C++, from the first decision on (the deal is not timed)."""
    state = dealt_state(passing_done=False)
    per_game = decisions_per_game()
    evaluator = pyspiel.RandomRolloutEvaluator(count, 1)  # reachable from Python only through a search
    bot = pyspiel.MCTSBot(GAME, evaluator, 2.0, 4, 1000, False, 1, False)

    def run() -> int:
        bot.mcts_search(state)
        return 4 * count * per_game

    return best_rate(run)


def cpp_rollouts_from_start(name: str, count: int = 4000) -> float:
    """The same for a game without chance; its games have different lengths, so 2,000 of them are counted."""
    game = pyspiel.load_game(name)
    chooser = random.Random(1)
    decisions = 0
    for _ in range(2000):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += 1
            state.apply_action(chooser.choice(state.legal_actions()))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 1), 2.0, 4, 1000, False, 1, False)
    start = game.new_initial_state()

    def run() -> int:
        bot.mcts_search(start)
        return int(4 * count * decisions / 2000)

    return best_rate(run)


def python_step() -> float:
    """State.apply_action and legal_actions from Python, on a recorded game."""
    dealt = dealt_state(passing_done=False)
    state = dealt.clone()
    chooser = random.Random(1)
    actions = []
    while not state.is_terminal():
        actions.append(chooser.choice(state.legal_actions()))
        state.apply_action(actions[-1])

    def run() -> int:
        for _ in range(300):
            again = dealt.clone()
            for action in actions:
                again.apply_action(action)
                again.legal_actions()
        return 300 * len(actions)

    return best_rate(run)


def ismcts(sims: int = 3000) -> float:
    """Simulations per second of C++ IS-MCTS with one random rollout each, at the first lead."""
    state = dealt_state(passing_done=True)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, sims, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)

    def run() -> int:
        bot.step(state)
        return sims

    return best_rate(run, 4)
