"""The one list of kernels: how each is made, what it is given, and which rules it uses."""

from collections.abc import Callable
from typing import Any, NamedTuple

from facedown.bots.searcher import bound_search
from facedown.engine.batch import roll
from facedown.engine.bits import random_choice, seed_rng
from facedown.engine.game import Game
from facedown.gpu import kernels, searching, steps
from facedown.gpu.kernels import Types, rules_of, tensors_of


class Kernel(NamedTuple):
    make: Callable[[Game], Any]  # the function that a thread runs
    takes: Callable[[Types], tuple[Any, ...]]  # types of its arguments
    uses: Callable[[Game], tuple[Any, ...]]  # rules that reach all it calls: what the compiled form is kept under


def _moves(game: Game) -> tuple[Any, ...]:
    return (rules_of(game, roll), rules_of(game, steps.next_seat), game.returns, seed_rng, random_choice)


KERNELS: dict[str, Kernel] = {
    "play": Kernel(
        kernels.play,
        lambda t: (t.records, t.records, t.int, t.int, t.ints),
        lambda game: (rules_of(game, steps.play_out), seed_rng),
    ),
    "reset": Kernel(kernels.reset, lambda t: (t.records, t.records, t.int_rows, t.int_rows, t.ints, t.int), _moves),
    "step": Kernel(
        kernels.step,
        lambda t: (t.records, t.records, t.int_rows, t.ints, t.int_rows, t.ints, t.float_rows, t.flags, t.int),
        _moves,
    ),
    "observe": Kernel(
        kernels.observe,
        lambda t: (t.records, t.records, t.ints, t.float_rows),
        lambda game: (game.redact, tensors_of(game).observe),
    ),
    "redact": Kernel(kernels.redact, lambda t: (t.records, t.ints, t.records), lambda game: (game.redact,)),
    "rollouts": Kernel(
        kernels.rollouts,
        lambda t: (t.records, t.real_rows, t.int, t.int, t.ints),
        lambda game: (rules_of(game, steps.play_out, game.hints.policy), seed_rng, game.returns),
    ),
    "searches": Kernel(
        searching.searches,
        lambda t: (
            *(t.records, t.int_rows, t.ints),
            *(t.int_rows, t.int_rows, t.int_rows, t.real_rows, t.int_rows, t.real_rows),
            *(t.records, t.records, t.int_rows, t.int_rows, t.int_rows, t.real_rows),
            *(t.int, t.int, t.real, t.float_rows, t.float_rows),
        ),
        lambda game: (bound_search(game), seed_rng),
    ),
}
