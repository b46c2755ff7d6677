"""Says what log lines, choices, refusals and notes of Nusubito have in common; and choices, for a menu or a button."""

from functools import lru_cache

from facedown.games.nusubito.rules.words import say as say
from facedown.words import Message, named, player
from facedown.words.message import Value

PLACES = {  # what the names in a written move are
    "move": ("start", "to"),
    "heal": ("healer", "pawn"),
    "upgrade": ("first", "second", "third", "to"),
    "bolster": ("builder", "temple", "source"),
}


@lru_cache(2)
def thief(seat: int) -> Message:
    """Names the player of the Thief."""
    return player(seat, say("thief"))


@lru_cache(2)
def mist(seat: int) -> Message:
    """Names the player of the Mist."""
    return player(seat, say("mist"))


@lru_cache(2)
def seat_name(seat: int) -> Message:
    """Names a player who has no role yet, or has had both."""
    return player(seat, say("seat", seat=seat + 1))


def slot_name(slot: str) -> Message:
    """Names where a Coin lies: `2.1L` is that of day 2, round 1, and `2.1S` the one below it."""
    day, _, rest = slot.partition(".")
    return named.notation(slot, say("slot", day=int(day), round=int(rest[:-1]), layer=rest[-1]))


def axis(name: str) -> str:
    """Tells a row from a column, by the name of its Rod."""
    return "row" if name.isdecimal() else "column"


def say_action(verb: str, names: list[str]) -> Message:
    if verb == "rod":
        return say("choice.rod", axis=axis(names[0]), name=names[0])
    if verb == "reveal":
        return say(f"choice.reveal.{names[0]}")
    if verb == "coin":
        return say("choice.coin", name=slot_name(names[0]))
    places = PLACES.get(verb, ("name",))
    values: dict[str, Value] = dict(zip(places, names, strict=False))
    return say("choice.bolster.moved" if verb == "bolster" and len(names) > 2 else f"choice.{verb}", **values)
