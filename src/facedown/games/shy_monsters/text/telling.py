"""Says an event as a line of the log (S-1018)."""

import msgspec

from facedown.games.shy_monsters.text.events import (
    Building,
    GameEnded,
    MatchOver,
    Named,
    Revealed,
    RolesSet,
    StoreyBuilt,
    StoreyCleared,
    Walked,
)
from facedown.games.shy_monsters.text.verdict import Flip
from facedown.games.shy_monsters.text.words import hero, master, monsters, say, seat_name, spot
from facedown.words import Message
from facedown.words.message import Value


def tell(event: msgspec.Struct) -> Message:
    match event:
        case RolesSet():
            return say("log.roles", master=seat_name(event.master), hero=seat_name(event.hero))
        case Building():
            return _building(event)
        case StoreyBuilt():
            return say("log.built", storey=event.storey)
        case Named():
            return say("log.named", hero=hero(event.hero), storey=event.storey, cell=spot(event.cell))
        case Revealed():
            return say("log.looks", hero=hero(event.hero), storey=event.storey, looked=_looked(event.flips))
        case Walked():
            return _walk(event)
        case StoreyCleared():
            return say("log.cleared", storey=event.storey, hidden=event.hidden)
        case GameEnded():
            return _end(event)
        case MatchOver():
            if len(event.winners) == 2:
                return say("log.match.draw")
            first, second = event.cleared
            return say("log.match", name=seat_name(event.winners[0]), first=first, second=second)
    raise TypeError(f"{event!r} is no event of Shy Monsters")


def _building(event: Building) -> Message:
    values: dict[str, Value] = {
        "game": event.game,
        "games": event.games,
        "storey": event.storey,
        "master": (seat_name if event.storey == 1 else master)(event.master),
        "hero": seat_name(1 - event.master),
    }
    if any(event.hand):
        return say("log.building.hand", hand=monsters(event.hand), **values)
    return say("log.building", **values)


def _flip(flip: Flip) -> Message:
    """Says what a flipped tile is, and why its Monster is as it is (S-408 .. S-411, S-1010)."""
    return say(f"flip.{flip.mood}", monster=flip.what) if flip.mood else say(f"flip.{flip.what}")


def _looked(flips: list[Flip]) -> Message:
    """Says what was looked at, one after the other."""
    first, *others = (say("looked", cell=spot(flip.cell), flip=_flip(flip)) for flip in flips)
    for other in others:
        first = say("looked.then", first=first, then=other)
    return first


def _walk(event: Walked) -> Message:
    flips = {flip.cell: _flip(flip) for flip in event.flips}
    if event.slain:
        landed = say("flip.dead", monster=event.slain)
    else:
        landed = flips.get(event.cell) or say("flip.exit" if event.onto == "exit" else "flip.known")
    values: dict[str, Value] = {"hero": hero(event.hero), "cell": spot(event.cell), "landed": landed}
    if event.over is None:
        return say(f"log.{event.how}", **values)
    values["over"] = spot(event.over)
    if event.over in flips:
        return say(f"log.{event.how}.flipped", between=flips[event.over], **values)
    return say(f"log.{event.how}", **values)


def _end(event: GameEnded) -> Message:
    outcome = event.outcome
    key, game, games, storey = f"log.end.{outcome.result}", outcome.game, event.games, outcome.cleared + 1
    walker, builder = hero(outcome.hero), master(outcome.master)
    match outcome.result:
        case "hero_escaped":
            return say(key, game=game, games=games, hero=walker)
        case "hero_killed":
            return say(key, game=game, games=games, storey=storey, monster=outcome.killer, hero=walker, master=builder)
        case "hero_trapped":
            return say(key, game=game, games=games, storey=storey, hero=walker, master=builder)
    return say(key, game=game, games=games, loser=walker if outcome.winner == outcome.master else builder)
