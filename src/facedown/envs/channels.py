"""Writes the page docs/tensors.md: what each number of an observation means, game by game.

python -m facedown.envs.channels > docs/tensors.md
"""

from collections.abc import Sequence

from facedown.catalog import OWN
from facedown.engine.game import Game
from facedown.engine.tensors import Channel

HEAD = """\
# Tensors

What a learner sees of each game, number by number. This page is written by `python -m facedown.envs.channels`; a test
compares it with the code.

- An **observation** is what a seat sees now: a row of float32, mostly within -1 .. 1. It is made from the seat's
  redacted record and tells all of it. `env.observation(seat)` and `VectorEnv.observations` give it.
- A **glance** is what has just changed in a seat's sight: a row of small integers (int16). The glances after every
  action that the seat noticed, with its own choices, tell apart any two histories: all it has ever seen.
- An **information state** is the observation, followed by the history of glances: a row for each action that the seat
  noticed or made itself, oldest first, 0 where nothing has happened yet. The last number of such a row is the seat's
  own action id + 1, or 0 if it was not its own. `env.information_state(seat)` gives it.

Seats are counted from the viewer on, in order of play, unless a channel says otherwise: the first place of five is the
viewer's own. So one network serves all seats.
"""


def page(games: Sequence[Game]) -> str:
    """Writes the whole text."""
    return HEAD + "".join(_game(game) for game in games if game.learn.tensors is not None)


def _game(game: Game) -> str:
    assert game.learn.tensors is not None
    tensors = game.learn.tensors
    return (
        f"\n## {game.title}\n\n"
        f"An observation of {tensors.observation_size} numbers:\n\n{_table(tensors.channels)}\n"
        f"A glance of {tensors.glance_size} integers:\n\n{_table(tensors.glances)}"
    )


def _table(channels: Sequence[Channel]) -> str:
    rows = ["| from | size | channel | meaning |", "|---:|---:|---|---|"]
    start = 0
    for channel in channels:
        rows.append(f"| {start} | {channel.size} | {channel.name} | {channel.meaning} |")
        start += channel.size
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    print(page(list(OWN.values())), end="")
