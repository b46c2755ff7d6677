"""Weighs all choices of one position, and says what could be known: what a thinking process does."""

from typing import Any

from facedown.analysis.results import Layers, Weighing
from facedown.bots.levels import SearchBot
from facedown.catalog import entry_of
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.entry import part


def weigh(game: Game, bot: Any, seen: Any, seat: int, seed: int) -> Weighing:
    """Lists all legal choices as the bot judges them, best first; those it did not look at come last, without worth."""
    samples = isinstance(bot, SearchBot)
    weighed = [choice for choice in bot.weigh(seen, seat, seed) if choice.visits or not samples]
    found = {choice.action: (float(choice.worth), int(choice.visits)) for choice in weighed}
    order = list(found)  # a searching bot trusts what it has looked at most
    if not samples:
        if worths := _worths(game, seen, seat):
            found = {action: (worth, found.get(action, (0.0, 0))[1]) for action, worth in worths.items()}
        order = sorted(found, key=lambda action: (-found[action][0], -found[action][1], action))
    legal = choices(game, seen, seat)
    first = [(action, round(found[action][0], 4), found[action][1]) for action in order if action in legal]
    rest = [(action, None, 0) for action in legal if action not in found]
    return Weighing([*first, *rest], {choice.action: choice.error for choice in weighed if samples})


def _worths(game: Game, seen: Any, seat: int) -> dict[int, float]:
    """Gives the worth of each action where the game's own analysis knows more than its bots."""
    module = entry_of(game).analysis
    return part(module, "worths")(seen, seat) if module else {}


def known(game: Game, seen: Any) -> Layers:
    """Computes what could be known of the hidden things: with all possibilities alike, and as an expert thinks."""
    module = entry_of(game).analysis
    return part(module, "belief")(seen) if module else {}
