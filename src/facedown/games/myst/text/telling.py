"""Says an event as a line of the log (M-101)."""

import msgspec

from facedown.games.myst.text.happenings import (
    Acts,
    Covers,
    Dealt,
    FirstTeam,
    GameEnds,
    Jumps,
    KeyPicked,
    KeySet,
    OutOfTime,
    RaceBook,
    Spins,
    TurnEnds,
    TurnsSpun,
    Waits,
    WalkBegins,
    WalkBook,
    Walks,
)
from facedown.games.myst.text.words import card, say, side
from facedown.words import Message


def tell(event: msgspec.Struct) -> Message:
    match event:
        case Dealt(cards):
            return say("log.dealt.own", cards=[card(name) for name in cards]) if cards else say("log.dealt")
        case FirstTeam(team):
            return say("log.first", who=side(team))
        case KeyPicked(team, landmark):
            return (
                say("log.picked.own", who=side(team), landmark=landmark)
                if landmark
                else say("log.picked", who=side(team))
            )
        case KeySet(team, landmark, cell):
            return say("log.key", who=side(team), landmark=landmark, cell=cell)
        case Covers(team, cell, left):
            return say("log.covers", who=side(team), cell=cell, left=left)
        case RaceBook(team):
            return say("log.book.race", who=side(team))
        case Waits(team):
            return say("log.waits", who=side(team))
        case OutOfTime(team):
            return say("log.time", who=side(team))
        case TurnsSpun(turns):
            return say("log.turns", turns=turns)
    return _tell_walk(event)


def _tell_walk(event: msgspec.Struct) -> Message:
    match event:
        case WalkBegins(first):
            return say("log.begins", who=side(first))
        case Spins(team, spin):
            return say("log.spins", who=side(team), spin=spin)
        case Walks(team, start, to, steps):
            if not steps:
                return say("log.stays", who=side(team), cell=start)
            return say("log.walks", who=side(team), start=start, to=to, steps=steps)
        case WalkBook(team):
            return say("log.book.walk", who=side(team))
        case Jumps(team, _, to):
            return say("log.jumps", who=side(team), to=to)
        case Acts(team, key_action, landmark):
            return _act(team, key_action, landmark)
        case TurnEnds(team):
            return say("log.ends", who=side(team))
        case GameEnds(totals, winner, resigned):
            if resigned >= 0:
                return say("log.resigned", who=side(resigned), other=side(1 - resigned))
            if winner < 0:
                return say("log.draw", own=totals[0], theirs=totals[1])
            return say("log.wins", who=side(winner), own=totals[winner], theirs=totals[1 - winner])
    raise TypeError(f"{event!r} is no event of MYST")


def _act(team: int, key_action: str, landmark: str) -> Message:
    if key_action == "remove":
        return say("log.remove", who=side(team), other=side(1 - team), landmark=landmark)
    return say(f"log.{key_action}", who=side(team), landmark=landmark)
