"""Says what log lines, moves, refusals and hints of H.Y.S.T. have in common: thieves and cards, as codes or by name."""

from collections.abc import Sequence
from functools import lru_cache

from facedown.games.hyst.rules.pieces import COLOURS
from facedown.games.hyst.rules.words import say as say
from facedown.words import Message, named, player


@lru_cache(16)
def card_name(card: str) -> Message:
    return say(f"card.{card}")


def cards(names: Sequence[str]) -> list[Message]:
    """Names cards in a row."""
    return [card_name(name) for name in names]


def museum(code: str) -> Message:
    """Names a museum, whose code a page copies and does not show."""
    return named.notation(code, say("museum"))


@lru_cache(256)
def edge(name: str) -> Message:
    """Names an edge of the museum by the spaces on both sides: `C3-D3`."""
    first, _, second = name.partition("-")
    return named.notation(name, say("edge.of", first=first, second=second))


@lru_cache(8)
def thief(seat: int) -> Message:
    """Names a seat's player: by the thief's colour without names at the table."""
    return player(seat, say("thief", colour=COLOURS[seat]))
