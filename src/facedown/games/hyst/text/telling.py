"""Says events as lines of the log (H-1018). They never tell what was drawn or could have been done (H-1019)."""

import msgspec

from facedown.games.hyst.text import happenings as h
from facedown.games.hyst.text.words import cards, edge, museum, say, thief
from facedown.words import Message
from facedown.words.message import Value
from facedown.words.named import notation


def tell(event: msgspec.Struct) -> Message:
    """Says an event as one line."""
    match event:
        case h.TileLaid() | h.TileTurned() | h.LayoutThrown() | h.MuseumLaid():
            return _tell_museum(event)
        case h.Moved():
            return _tell_move(event)
        case h.Caught():
            return _tell_caught(event)
        case h.StealTried() | h.Attacked() | h.Taken() | h.Stolen():
            return _tell_diamond(event)
        case h.TimeUp():
            return say("log.time_up")
        case h.SuddenDeath():
            return say("log.sudden_death")
        case h.GameOver():
            return _tell_end(event)
        case h.LaserGone():
            return say("log.laser_gone", count=len(event.edges), edges=[edge(name) for name in event.edges])
        case h.Played() | h.Picked() | h.CameraTurned() | h.SmokePlaced() | h.SmokeCleared() | h.HandReplaced():
            return _tell_card(event)
    return _tell_turn(event)


def _tell_museum(event: h.TileLaid | h.TileTurned | h.LayoutThrown | h.MuseumLaid) -> Message:
    match event:
        case h.TileLaid():
            return say(
                "log.tile_laid",
                plan=notation(f"{event.tile}{event.turn}", say("plan", plan=event.tile)),
                slot=event.slot,
            )
        case h.TileTurned():
            return say("log.tile_turned", tile=event.tile, slot=event.slot, quarters=event.quarters)
        case h.LayoutThrown():
            return say("log.layout_thrown")
        case h.MuseumLaid():
            return say("log.museum_laid", code=museum(event.code))


def _tell_turn(event: msgspec.Struct) -> Message:
    match event:
        case h.Dealt():
            if event.hand:
                return say("log.dealt.hand", count=event.cards, hand=cards(event.hand))
            return say("log.dealt", count=event.cards)
        case h.FirstPlayer():
            return say("log.first_player", who=thief(event.seat))
        case h.Entered():
            return say(f"log.entered{'.again' * event.again}", who=thief(event.seat), at=event.start)
        case h.TurnStarts():  # a number as it is written, without marks between thousands
            return say("log.turn_starts", turn=str(event.turn), who=thief(event.seat))
        case h.Rolled():
            return say("log.rolled", who=thief(event.seat), result=event.result)
        case h.Drew():
            if event.card:
                return say("log.drew.card", who=thief(event.seat), card=event.card)
            return say("log.drew", who=thief(event.seat))
        case h.Reshuffled():
            return say("log.reshuffled", deck=event.deck)
        case h.TurnEnds():
            return say("log.turn_ends", who=thief(event.seat))
        case h.LaserLaid():
            return say("log.laser_laid", who=thief(event.seat), edge=edge(event.edge))
        case h.CardDone():
            return say("log.card_done", who=thief(event.seat), card=event.card)
        case h.Barricaded():
            return say("log.barricaded", who=thief(event.seat), at=event.start)
        case h.Burned():
            return say("log.burned", who=thief(event.seat), card=event.card)
    raise TypeError(f"{event!r} is no event of H.Y.S.T.")


def _tell_move(event: h.Moved) -> Message:
    if len(event.path) == 1 and event.by != "shove":
        return say("log.sets_out", who=thief(event.seat), at=event.path[0])
    return say(f"log.moved.{event.by}", who=thief(event.seat), path=" → ".join(event.path))


def _tell_caught(event: h.Caught) -> Message:
    """Tells of a catch by a laser, by cameras, or just by sight; with or without the diamond."""
    key = "log.caught.laser" if event.by == "laser" else "log.caught.camera" if event.cameras else "log.caught"
    values = {"who": thief(event.seat)} | _caught_by(event)
    return say(f"{key}.dropped", dropped=event.dropped, **values) if event.dropped else say(key, **values)


def _caught_by(event: h.Caught) -> dict[str, Value]:
    if event.by == "laser":
        return {"edge": edge(event.edge)}
    if not event.cameras:
        return {"at": event.space}
    return {"at": event.space, "count": len(event.cameras), "cameras": event.cameras}


def _tell_diamond(event: h.StealTried | h.Attacked | h.Taken | h.Stolen) -> Message:
    who = thief(event.seat)
    match event:
        case h.Attacked():
            return say("log.attacked", who=who, whom=thief(event.holder), die=event.die)
        case h.StealTried():
            end = "" if event.success else ".failed"
            if event.defence:
                dice = {"die": event.die, "defence": event.defence}
                return say(f"log.battle{end}", who=who, whom=thief(event.holder), **dice)
            return say(f"log.steal{end}", who=who, whom=thief(event.holder), die=event.die)
        case h.Taken():
            return say("log.taken", who=who, at=event.space)
        case h.Stolen():
            return say("log.stolen", who=who, whom=thief(event.victim))


def _tell_card(
    event: h.Played | h.Picked | h.CameraTurned | h.SmokePlaced | h.SmokeCleared | h.HandReplaced,
) -> Message:
    who = thief(event.seat)
    match event:
        case h.Played():
            return say("log.played", who=who, card=event.card)
        case h.Picked():
            if event.what == "victim":
                return say("log.picked.victim", who=who, whom=thief(int(event.name)))
            return say(f"log.picked.{event.what}", who=who, at=event.name)
        case h.CameraTurned():
            return say("log.camera_turned", who=who, at=event.camera, direction=event.facing)
        case h.SmokePlaced():
            return say(f"log.smoke_placed{'.camera' * event.camera}", who=who, at=event.space)
        case h.SmokeCleared():
            return say("log.smoke_cleared", who=who, spaces=event.spaces)
        case h.HandReplaced():
            if not event.cards:
                return say("log.hand_replaced.empty", who=who)
            return say("log.hand_replaced", who=who, cards=cards(event.cards))


def _tell_end(event: h.GameOver) -> Message:
    key = f"log.end.{event.result}"
    if event.result == "no_layout":
        return say(key, level=event.level, plans=event.plans)
    if event.winner < 0:
        return say(key)
    who = thief(event.winner)
    return say(key, who=who, exit=event.exit) if event.exit else say(key, who=who)
