"""Small games for the tests of solvers: Kuhn poker by hand, and games of OpenSpiel as trees."""

from itertools import permutations
from typing import Any, NamedTuple

from facedown.solving.plain import Chance, Decision, End, plain_tree
from facedown.solving.tree import Tree

PASS, BET = 0, 1


class Kuhn(NamedTuple):
    cards: tuple[int, ...] = ()
    bets: str = ""


def look_at_kuhn(state: Kuhn) -> End | Chance | Decision:
    """Three cards, one chip each; a bet is one more."""
    if not state.cards:
        deals = list(permutations(range(3), 2))
        return Chance([(k, 1 / 6, Kuhn(cards)) for k, cards in enumerate(deals)])
    higher = 1 if state.cards[0] > state.cards[1] else -1
    won = {"pp": higher, "bp": 1, "pbp": -1, "bb": 2 * higher, "pbb": 2 * higher}.get(state.bets)
    if won is not None:
        return End([won, -won])
    seat = len(state.bets) % 2
    after = [(action, Kuhn(state.cards, state.bets + "pb"[action])) for action in (PASS, BET)]
    return Decision(seat, (state.cards[seat], state.bets), after)


def kuhn() -> Tree:
    return plain_tree(Kuhn(), 2, look_at_kuhn)


def look_at_spiel(state: Any) -> End | Chance | Decision:
    if state.is_terminal():
        return End(state.returns())
    if state.is_chance_node():
        return Chance([(action, chance, state.child(action)) for action, chance in state.chance_outcomes()])
    choices = [(action, state.child(action)) for action in state.legal_actions()]
    return Decision(state.current_player(), state.information_state_string(), choices)


def from_spiel(game: Any) -> Tree:
    return plain_tree(game.new_initial_state(), game.num_players(), look_at_spiel)
