"""Lists all kernels: how each is made, what it is given, and which rules it uses."""

from collections.abc import Callable
from typing import Any, NamedTuple

from facedown.bots.searcher import bound_search
from facedown.engine.batch import filled, roll
from facedown.engine.bits import copy_row, random_choice, seed_rng
from facedown.engine.game import Game
from facedown.gpu import kernels, searching
from facedown.gpu.kernels import Types, tensors_of
from facedown.gpu.pace import stretch


class Kernel(NamedTuple):
    make: Callable[[Game], Any]  # the function that a thread runs
    takes: Callable[[Types], tuple[Any, ...]]  # types of its arguments
    uses: Callable[[Game], tuple[Any, ...]]  # rules that reach all it calls: what the compiled form is kept under
    small: bool = True  # LLVM is asked for small code (device.py)
    paced: bool = False  # its threads wait for each other (pace.py)


def _moves(game: Game) -> tuple[Any, ...]:
    return (filled(game, roll), game.rules.legal, game.rules.returns, seed_rng, random_choice, copy_row)


KERNELS: dict[str, Kernel] = {
    "play": Kernel(
        kernels.play,
        lambda t: (t.int_rows, t.int_rows, t.int, t.int, t.ints),
        lambda game: (stretch(game), seed_rng, copy_row),
        paced=True,
    ),
    "reset": Kernel(
        kernels.reset, lambda t: (t.int_rows, t.int_rows, t.records, t.int_rows, t.int_rows, t.ints, t.int), _moves
    ),
    "step": Kernel(
        kernels.step,
        lambda t: (
            *(t.int_rows, t.int_rows, t.records, t.int_rows),
            *(t.ints, t.int_rows, t.ints, t.float_rows, t.flags, t.int),
        ),
        _moves,
    ),
    "observe": Kernel(
        kernels.observe,
        lambda t: (t.int_rows, t.records, t.ints, t.float_rows),
        lambda game: (game.rules.redact, tensors_of(game).observe, copy_row),
        small=False,  # mostly waits for memory; a little quicker where more is inlined
    ),
    "redact": Kernel(kernels.redact, lambda t: (t.records, t.ints, t.records), lambda game: (game.rules.redact,)),
    "rollouts": Kernel(
        kernels.rollouts,
        lambda t: (t.int_rows, t.real_rows, t.int, t.int, t.ints),
        lambda game: (stretch(game, game.learn.hints.policy), seed_rng, game.rules.returns, copy_row),
        paced=True,
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
        small=False,  # its many arrays are dear to hand from function to function
    ),
}
