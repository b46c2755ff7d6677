"""Offers one seat of a game to Gymnasium, with bots on all the others.

>>> import gymnasium
>>> import facedown.adapters.gymnasium
>>> env = gymnasium.make("facedown/NYET-v0", seat=0, opponents="random", players=2, round_count=1)
>>> observation, info = env.reset(seed=1)
>>> sorted(observation)
['action_mask', 'observation']

`opponents` is a level for all bots, or one for each other seat in rising order; a bot of your own (anything with
`choose(seen, seat, seed)`) may stand for a level. Bots get redacted records only. The reward comes at the end: the
share of the win above an equal one. An illegal action ends the game with -1 (`illegal="raise"`: an error instead).
"""

from collections.abc import Sequence
from typing import Any, Literal

from facedown.adapters.common import ILLEGAL, missing, registry_id
from facedown.catalog import GAMES, Bot, make_bot
from facedown.engine.errors import FacedownError

try:
    import gymnasium

    from facedown.adapters.seats import RENDER_MODES, Action, Observation, Seats
except ModuleNotFoundError as error:
    raise missing(error.name or "gymnasium") from error

SEEDS = 1 << 62

Opponents = str | Bot | Sequence[str | Bot]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """Offers one seat of a game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Opponents = "regular",
        history: bool | int = False,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.seats = Seats(game, render_mode, seat, history, options)
        self.render_mode = render_mode
        count = self.seats.env.seats
        if not 0 <= seat < count:
            raise FacedownError(f"there is no seat {seat}; there are 0 to {count - 1}")
        self.seat = seat
        self.illegal = illegal
        self.bots = self._seated(opponents, count)
        self.observation_space: Any = self.seats.observation_space()
        self.action_space = self.seats.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seats.reset(self.np_random)
        self._others_act()
        if self.seats.env.over:  # bots may end a short game before this seat ever acts: that is no game
            return self.reset()
        if self.render_mode == "human":
            self.render()
        return self._observe(), {}

    def step(self, action: Action) -> Step:
        env = self.seats.env
        if not env.over and self.illegal == "lose" and not self.seats.is_legal(self.seat, action):
            return self._observe(), ILLEGAL, True, False, {"illegal": True}
        env.step(int(action), self.seat)
        self._others_act()
        if self.render_mode == "human":
            self.render()
        return self._observe(), env.rewards()[self.seat], env.over, False, {}

    def render(self) -> Any:
        """Says what this seat saw happen since the last look, and how the table stands for its eyes."""
        return self.seats.render()

    def _seated(self, opponents: Opponents, count: int) -> dict[int, Bot]:
        others = [seat for seat in range(count) if seat != self.seat]
        named: list[str | Bot] = (
            list(opponents) if isinstance(opponents, list | tuple) else [opponents] * len(others)  # type: ignore[list-item]
        )
        if len(named) != len(others):
            raise FacedownError(f"{len(named)} opponents for {len(others)} other seats")
        levels: dict[str, Bot] = {}
        for one in named:
            if isinstance(one, str) and one not in levels:
                levels[one] = make_bot(self.seats.env.game, one)
        return {seat: levels[one] if isinstance(one, str) else one for seat, one in zip(others, named, strict=True)}

    def _others_act(self) -> None:
        """Lets the others act until this seat may. Where several choose at the same time, it need not wait for the
        others."""
        env = self.seats.env
        while not env.over and self.seat not in env.actors:
            seat = env.seat
            env.step(self.bots[seat].choose(env.seen(seat), seat, int(self.np_random.integers(SEEDS))), seat)

    def _observe(self) -> Observation:
        return self.seats.observe(self.seat)


for _name, _game in GAMES.items():
    if (_id := registry_id(_game)) not in gymnasium.registry:
        gymnasium.register(_id, entry_point=f"{__name__}:SeatEnv", kwargs={"game": _name})
