"""Tells events of Nusubito as lines of the log (N-1021)."""

import msgspec

from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES
from facedown.games.nusubito.text.events import (
    Captured,
    Claimed,
    GameBegins,
    GameEnds,
    MatchOver,
    MistActs,
    NewDay,
    RolesSet,
    Step,
    TurnEnds,
)
from facedown.games.nusubito.text.published import Fallen, ThiefDay, ThiefNight
from facedown.games.nusubito.text.words import mist, say, seat_name, slot_name, thief
from facedown.words import Message


def tell(event: msgspec.Struct) -> Message:
    """Tells an event as a line of the log (N-1021)."""
    match event:
        case RolesSet():
            return say("log.roles", thief=seat_name(event.thief), mist=seat_name(event.mist))
        case GameBegins():
            return say(
                "log.begins",
                game=event.game,
                games=event.games,
                thief=seat_name(event.thief),
                mist=seat_name(1 - event.thief),
            )
        case ThiefDay():
            return tell_day(event)
        case ThiefNight():
            return _tell_night(event)
        case Step():
            return _tell_step(event)
        case MistActs():
            return _tell_mist(event)
        case TurnEnds():
            return say("log.done" if event.round else "log.done.night", mist=mist(event.mist))
        case NewDay():
            return say("log.new_day", day=event.day, count=len(event.risen), risen=event.risen)
        case Claimed():
            return say(
                "log.claimed",
                thief=thief(event.thief),
                temple=event.temple,
                row=_turned(event.row, event.row_green),
                column=_turned(event.column, event.column_green),
            )
        case Captured():
            right = event.temple == event.thief_at
            return say(
                "log.captured",
                thief=thief(event.thief),
                temple=event.temple,
                right=int(right),
                thief_at=event.thief_at,
            )
        case GameEnds():
            return _tell_end(event)
        case MatchOver():
            if event.points[0] == event.points[1]:
                return say("log.match.drawn")
            winner = 0 if event.points[0] > event.points[1] else 1
            return say("log.match", name=seat_name(winner), most=max(event.points), least=min(event.points))
    raise TypeError(f"{event!r} is no event of Nusubito")


def tell_day(event: ThiefDay) -> Message:
    """Tells a day turn of the Thief, also one that is not published yet, as it would be (N-1021)."""
    did: list[str | Message] = []
    if event.laid:
        did.append(say("did.lay.two" if event.sacrifice else "did.lay"))
    elif event.sacrifice:
        did.append(say("did.sacrifice"))
    if event.special:
        verb, _, name = event.special.partition(":")
        did.append(named(f"did.{verb}", name))
    steps = [_in_order(step) for step in event.steps or ()]
    return say(
        "log.day",
        thief=thief(event.thief),
        day=event.day,
        round=event.round,
        acts=len(did),
        did=did,
        count=len(event.downed),
        downed=[_fallen(pawn) for pawn in event.downed],
        order=len(steps) if len(steps) > 1 else 0,
        steps=steps if len(steps) > 1 else [],
        darts=event.darts,
    )


def _in_order(step: str) -> Message:
    what, *names = step.split(":")
    if what == "down":
        level, start, to = int(names[0]), names[1], names[2]
        if to == start:
            return say("order.down", level=level, start=start)
        return say("order.thrown", level=level, start=start, to=to)
    return named(f"order.{what}", names[0] if names else "")


def named(key: str, name: str) -> Message:
    """Makes a message about a Rod, a Coin or a temple; a Dart has no name."""
    if key.endswith(".coin"):
        return say(key, name=slot_name(name))
    return say(key, name=name) if name else say(key)


def _fallen(pawn: Fallen) -> Message:
    return say("fallen", level=pawn.level, start=pawn.start, to=pawn.to, thrown=int(pawn.to != pawn.start))


def _tell_night(event: ThiefNight) -> Message:
    if not event.actions:
        return say("log.night.nothing", thief=thief(event.thief), day=event.day, darts=event.darts)
    done: list[str | Message] = []
    for action in event.actions:
        verb, _, name = action.partition(":")
        done.append(named(f"night.{verb}", name))
    kind, _, shown = (event.reveal or "nothing").partition(":")
    return say(
        "log.night",
        thief=thief(event.thief),
        day=event.day,
        points=event.ap,
        done=done,
        reveal=kind,
        name=shown,
        darts=event.darts,
    )


def _tell_step(event: Step) -> Message:
    """Tells a step of the Thief's own turn, to him alone."""
    if event.what == "leap":
        downed = [_fallen(pawn) for pawn in event.downed]
        return say("log.step.leap", name=event.name, count=len(downed), downed=downed)
    if event.what == "rod":
        return say("log.step.rod", name=event.name, colour=event.more)
    if event.what == "coin":
        return say("log.step.coin", coin=event.more, slot=slot_name(event.name))
    return say("log.step.dart") if event.what == "dart" else say(f"log.step.{event.what}", name=event.name)


def _tell_mist(event: MistActs) -> Message:
    level, cells = event.level, event.cells
    if event.action == "move":
        climbs = cells[1] in TEMPLE_NAMES and cells[0] not in TEMPLE_NAMES
        key = "log.climb" if climbs else "log.move"
        return say(key, level=level, start=cells[0], to=cells[1], healer=int(event.healer))
    if event.action == "heal":
        return say("log.heal", healer=cells[0], pawn=cells[1])
    if event.action == "upgrade":
        return say("log.upgrade", level=level, first=cells[0], second=cells[1], third=cells[2], to=cells[3])
    if event.action == "bolster":
        if len(cells) > 2:
            return say("log.bolster.moved", builder=cells[0], temple=cells[1], source=cells[2])
        return say("log.bolster", builder=cells[0], temple=cells[1])
    return say(f"log.{event.action}", level=level, cell=cells[0])


def _turned(rod: str, green: bool) -> Message:
    return say("rod", name=rod, colour="green" if green else "red")


def _tell_end(event: GameEnds) -> Message:
    key, game, games = f"log.end.{event.result}", event.game, event.games
    robber, watcher = thief(event.thief), mist(1 - event.thief)
    match event.result:
        case "resigned":
            return say(key, game=game, games=games, loser=watcher if event.winner == event.thief else robber)
        case "treasure_found" | "capture_missed":
            return say(key, game=game, games=games, thief=robber)
        case "treasure_missed":
            return say(key, game=game, games=games, treasure=event.treasure, mist=watcher)
        case "thief_caught":
            return say(key, game=game, games=games, thief=robber, mist=watcher)
        case "thief_stuck":
            return say(key, game=game, games=games, thief=robber, thief_at=event.thief_at, mist=watcher)
    return say(key, game=game, games=games)
