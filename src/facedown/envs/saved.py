"""Restores environments from text: what `Env.serialise` wrote, played again."""

import json

from facedown.catalog import GAMES
from facedown.engine.errors import LogError
from facedown.engine.game import Game
from facedown.envs.env import FORMAT, Env


def restore(text: str, games: dict[str, Game] | None = None, compiled: bool | None = None) -> Env:
    """Restores the environment that `serialise` wrote. Raises LogError."""
    try:
        saved = json.loads(text)
        if saved["environment"] != FORMAT:
            raise LogError(f"format {saved['environment']} is not known here (this is {FORMAT})")
        game = (GAMES if games is None else games)[saved["game"]]
        if saved["rules"] != game.rules_version:
            raise LogError(f"written for rules version {saved['rules']} of {game.title}")
        options = game.options.of(**saved["options"])
        env = Env(game, options, saved["seed"], manual_chance=True, history=saved["history"], compiled=compiled)
        for seat, action in saved["actions"]:
            env.step(action, seat)
        env._rng[:] = saved["rng"]
        env.manual_chance = saved["manual_chance"]
    except (KeyError, TypeError, ValueError) as error:
        raise LogError(f"this is no serialised environment: {error!r}") from None
    return env
