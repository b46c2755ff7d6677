"""What a thinking process does with one position: weighs all choices, and says what could be known."""

from functools import cache
from typing import Any

from facedown.bots.levels import SearchBot
from facedown.bots.nusubito.judge import Judge
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.pieces import N_TEMPLES, TEMPLE_NAMES
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.state import BUILD
from facedown.solving.shy_monsters.bots.appraisal import builder_worths, hero_beliefs
from facedown.thinking.analysis.results import Layers, Weighing


def weigh(game: Game, bot: Any, seen: Any, seat: int, seed: int) -> Weighing:
    """All legal choices as the bot judges them, best first; those it did not look at have no worth and come last."""
    samples = isinstance(bot, SearchBot)
    weighed = [choice for choice in bot.weigh(seen, seat, seed) if choice.visits or not samples]
    found = {choice.action: (float(choice.worth), int(choice.visits)) for choice in weighed}
    order = list(found)  # a searching bot trusts what it has looked at most
    if not samples:
        if game is SHY_MONSTERS and seen.phase == BUILD and (worths := builder_worths(seen, seat)):
            found = {action: (worth, found.get(action, (0.0, 0))[1]) for action, worth in worths.items()}
        order = sorted(found, key=lambda action: (-found[action][0], -found[action][1], action))
    legal = choices(game, seen, seat)
    first = [(action, round(found[action][0], 4), found[action][1]) for action in order if action in legal]
    rest = [(action, None, 0) for action in legal if action not in found]
    return Weighing([*first, *rest], {choice.action: choice.error for choice in weighed if samples})


def known(game: Game, seen: Any) -> Layers:
    """What could be known of the hidden things, by counting all possibilities alike and as an expert thinks."""
    if game is SHY_MONSTERS:
        return hero_beliefs(seen)
    if game is NUSUBITO:
        return {layer: _temples(seen, sense) for layer, sense in (("even", False), ("expert", True))}
    return {}


def _temples(seen: Any, sense: bool) -> dict[str, dict[str, float]]:
    odds = _judge().look(seen, sense).temple
    return {TEMPLE_NAMES[t]: {"thief": round(float(odds[t]), 4)} for t in range(N_TEMPLES)}


@cache
def _judge() -> Judge:
    return Judge()
