"""Runs one game as an environment: step it, look at it through any seat's eyes, copy it, save it.

>>> env = make("nyet", seed=1, players=2, round_count=1)
>>> while not env.over:
...     env.step(env.legal()[0])
>>> sum(env.returns())
1.0

Chance plays itself after every step, from the seed; with `manual_chance=True` it is left to the caller. Where several
seats may act (a choice made at the same time, or a race) the caller says which one does, or the lowest does.
"""

import copy
import json
import secrets
from typing import Any, Self

import msgspec
import numpy as np
import numpy.typing as npt

from facedown.catalog import find_game
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.errors import EngineError, IllegalMove, NotYourTurn
from facedown.engine.game import CHANCE, NOBODY_ACTS, Game, seats_in
from facedown.engine.options import Options
from facedown.engine.play import Entry, bits_of
from facedown.engine.tensors import Tensors
from facedown.envs import kernels
from facedown.envs.forms import form_of
from facedown.envs.recall import Recall

FORMAT = 1  # of serialised games
NOTES = 128  # chance actions between two looks
NOBODY = -1  # `seat` when the game is over
HISTORY = 4096  # rows of an information state, where a game could have more

Floats = npt.NDArray[np.float32]
Bools = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.int16]


def make(
    name: str,
    seed: int | None = None,
    *,
    manual_chance: bool = False,
    history: int | None = None,
    compiled: bool | None = None,
    **options: Any,
) -> "Env":
    """Makes a game of the catalog with options as its rules name them; `facedown.make` is the same."""
    game = find_game(name)
    return Env(game, game.options.of(**options), seed, manual_chance=manual_chance, history=history, compiled=compiled)


class Env:
    """Runs a game in progress, dealt and ready.

    seed            the same seed and actions give the same game anywhere; None: any
    manual_chance   leave deals, draws and dice to the caller
    history         rows of an information state: the latest so many; None: as many as a game can have, at most 4096
    compiled        None: compiled rules, unless FACEDOWN_JIT=0; False: the plain twin, which needs no compiler
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int | None = None,
        *,
        manual_chance: bool = False,
        history: int | None = None,
        compiled: bool | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = options.players
        self.actions = 64 * game.rules.words
        self.manual_chance = manual_chance
        self.rows = min(game.rules.most_actions(options), HISTORY) if history is None else history
        self.log: list[Entry] = []
        self._form = form_of(game, compiled)
        self._first = game.rules.setup(options)
        self._blank = self._form.records(game.rules.state())
        self._states = self._form.records(self._first)
        self._seen = self._form.records(game.rules.state())
        self._rng = self._form.ints(RNG)
        self._words = self._form.ints(game.rules.words)
        self._notes = self._form.ints(NOTES)
        self._who = NOBODY_ACTS
        self._recalls: dict[int, Recall] = {}
        self.reset(secrets.randbits(63) if seed is None else seed)

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, after {len(self.log)} actions>"

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begins a new game: of a seed, or the next one of the seed given before."""
        if seed is not None:
            self.seed = seed
            seed_rng(self._rng, seed & (1 << 63) - 1, 0)
        self._states = self._form.records(self._first)
        self.log = []
        self._recalls = {}
        self._go_on()

    @property
    def actors(self) -> list[int]:
        """The seats that may act now: several in a choice made at the same time or a race, none when chance acts."""
        return seats_in(self._who)

    @property
    def seat(self) -> int:
        """The lowest seat that may act; -1 when the game is over, or chance acts (`is_chance`)."""
        return (self._who & -self._who).bit_length() - 1 if self._who > 0 else NOBODY

    @property
    def over(self) -> bool:
        return self._who == NOBODY_ACTS

    @property
    def is_chance(self) -> bool:
        """Is it for the caller to say what chance does? Only with `manual_chance`."""
        return self._who == CHANCE

    def legal(self, seat: int | None = None) -> list[int]:
        """Lists the action ids that a seat (or chance) may choose from, in rising order; none where it may not act."""
        return bits_of(self._form.numbers(self._offered(seat)))

    def mask(self, seat: int | None = None) -> Bools:
        """Gives the same as one yes or no for each of the `actions` ids."""
        words = np.asarray(self._offered(seat), np.int64)
        return np.unpackbits(words.view(np.uint8), bitorder="little").astype(np.bool_)

    def step(self, action: int, seat: int | None = None) -> None:
        """Checks and carries out a seat's action (or chance's), and the chance that follows. Raises NotYourTurn or
        IllegalMove."""
        actor = self.seat if seat is None else seat
        offered = self._offered(actor)
        if not (0 <= action < self.actions and offered[action >> 6] >> (action & 63) & 1):
            self._refuse(actor, action)
        self.log.append(Entry(actor, int(action)))
        self._go_on(actor, int(action))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Says what chance may do now, and how likely it is."""
        outcomes = self.legal(CHANCE)
        weights = [self._form.call(kernels.weigh, self._states, outcome) for outcome in outcomes]
        return [(outcome, weight / sum(weights)) for outcome, weight in zip(outcomes, weights, strict=True)]

    def returns(self) -> list[float]:
        """Gives each seat's share of the win: the sum is 1 when the game is over, and 0 before."""
        out = np.zeros(self.seats)
        if self.over:
            self._form.call(kernels.result, self._states, out)
        return [float(share) for share in out]

    def rewards(self) -> list[float]:
        """Gives the same with sum 0: what a seat won above an equal share. All 0 before the end."""
        return [share - 1 / self.seats for share in self.returns()] if self.over else [0.0] * self.seats

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The whole truth, as a record of its own."""
        return self._form.twin(self._states)

    def seen(self, seat: int) -> Any:
        """Says what a seat (or SPECTATOR) may know, as a record with the rest left blank."""
        self._form.call(kernels.see, self._states, self._blank, self._seen, seat)
        return self._form.twin(self._seen)

    def view(self, seat: int) -> msgspec.Struct:
        """Says what a page draws for a seat."""
        return self.game.page.view(self.seen(seat), seat)

    def text(self, action: int, seat: int | None = None) -> str:
        """Writes an action in the game's notation; `seat` matters for CHANCE only, and is chance when chance acts."""
        return self.game.text.moves.write(self.seat if seat is None else seat, action)

    def read(self, text: str) -> int:
        """Gives the action of a notation. Raises UnreadableMove."""
        return self.game.text.moves.read(text)[1]

    @property
    def tensors(self) -> Tensors:
        """What the numbers of an observation mean."""
        if self.game.learn.tensors is None:
            raise EngineError(f"{self.game.title} has no tensors yet; use seen(seat) or view(seat)")
        return self.game.learn.tensors

    def observation(self, seat: int, out: Floats | None = None) -> Floats:
        """Says what a seat sees now, as numbers (see docs/tensors.md); written into `out` where it is given."""
        self._check_seat(seat)
        out = _row(self.tensors.observation_size, out)
        self._form.call(kernels.see, self._states, self._blank, self._seen, seat)
        self._form.call(kernels.look, self._seen, seat, out)
        return out

    def history(self, seat: int) -> Rows:
        """Gives a row for each action that a seat noticed or made: the glance after it, and its own action id + 1, or
        0."""
        width = self.tensors.glance_size + 1
        rows = self._recall(seat).rows
        return np.stack(rows) if rows else np.zeros((0, width), np.int16)

    @property
    def information_state_size(self) -> int:
        return self.tensors.observation_size + self.rows * (self.tensors.glance_size + 1)

    def information_state(self, seat: int, out: Floats | None = None) -> Floats:
        """Lists all that a seat has ever seen, as numbers: its observation, then its history, then zeros."""
        out = _row(self.information_state_size, out)
        size = self.tensors.observation_size
        self.observation(seat, out[:size])
        past = self.history(seat)[-self.rows :].ravel() if self.rows else self.history(seat)[:0].ravel()
        out[size : size + len(past)] = past
        out[size + len(past) :] = 0
        return out

    def information_key(self, seat: int) -> bytes:
        """Gives 16 bytes, equal if and only if the seat has seen the same, in the same order, and chosen the same."""
        return self._recall(seat).key

    # --- keeping ------------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """Makes a copy that goes its own way; the same chance awaits both."""
        twin = copy.copy(self)
        twin.log = self.log.copy()
        for name in ("_states", "_seen", "_rng", "_words", "_notes"):
            setattr(twin, name, self._form.copied(getattr(self, name)))
        twin._recalls = {seat: recall.copy() for seat, recall in self._recalls.items()}
        return twin

    def serialise(self) -> str:
        """Gives the game as text: its log, and where chance stands. `saved.restore` goes on from there."""
        return json.dumps(
            {
                "environment": FORMAT,
                "game": self.game.name,
                "rules": self.game.rules_version,
                "options": self.options.to_dict(),
                "seed": self.seed,
                "manual_chance": self.manual_chance,
                "history": self.rows,
                "rng": [int(number) for number in self._rng],
                "actions": self.log,
            }
        )

    # --- inside -------------------------------------------------------------------------------------------------------

    def _go_on(self, seat: int = NOBODY, action: int = -1) -> None:
        """Carries out an action, the chance after it unless that is left to the caller, and a look at who is next."""
        while True:
            roll = not self.manual_chance
            given = (self._states, self._rng, self._notes, self._words, seat, action, int(roll))
            self._who = self._form.call(kernels.advance, *given)
            if rolled := self._notes[-1]:
                self.log += [Entry(CHANCE, outcome) for outcome in self._form.numbers(self._notes[:rolled])]
            if self._who != CHANCE or not roll:
                return
            action = -1

    def _offered(self, seat: int | None) -> Any:
        """Gives the words of the choices; none where a seat may not act."""
        if seat is None or seat == self.seat:
            return self._words  # written when it came to act; none when the game is over
        words = self._form.ints(self.game.rules.words)
        if self._who > 0 and seat >= 0 and self._who >> seat & 1:
            self._form.call(kernels.offer, self._states, seat, words)
        return words

    def _recall(self, seat: int) -> Recall:
        self._check_seat(seat)
        if seat not in self._recalls:
            self._recalls[seat] = Recall(self.game, self._form, self._first, seat)
        self._recalls[seat].catch_up(self.log)
        return self._recalls[seat]

    def _refuse(self, seat: int, action: int) -> None:
        """Says why a seat may not do this."""
        if self.over:
            raise NotYourTurn("the game is over")
        if seat != CHANCE if self.is_chance else seat not in self.actors:
            raise NotYourTurn(f"seat {seat} is not to act now; to act: {'chance' if self.is_chance else self.actors}")
        if seat == CHANCE:
            raise IllegalMove(f"chance cannot do {action} here")
        raise IllegalMove(*self.game.text.moves.why_not(self.seen(seat), seat, action))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise EngineError(f"there is no seat {seat}; there are 0 to {self.seats - 1}")


def _row(size: int, out: Floats | None) -> Floats:
    if out is None:
        return np.zeros(size, np.float32)
    if out.shape != (size,) or out.dtype != np.float32 or not out.flags.c_contiguous or not out.flags.writeable:
        raise EngineError(f"out must be {size} float32 in a row, not {out.dtype} {out.shape}")
    return out
