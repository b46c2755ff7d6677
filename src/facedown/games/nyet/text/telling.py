"""Says an event as a line of the log (Y-72)."""

import msgspec

from facedown.games.nyet.text.events import (
    BonusSet,
    CardPlayed,
    CharacterTaken,
    GameOver,
    LineClosed,
    NyetPlaced,
    RoundScored,
    RoundStart,
    SeatReady,
    ShedDone,
    TeamsSet,
    TrickWon,
)
from facedown.games.nyet.text.words import box_words, card_words, say, who
from facedown.words import Message


def tell(event: msgspec.Struct) -> Message:
    match event:
        case CharacterTaken():
            return say("log.character", name=who(event.seat, ""), character=event.character)
        case RoundStart():
            return say("log.round", round=event.round, dealer=who(event.dealer, event.character))
        case NyetPlaced():
            return say(
                "log.nyet", name=who(event.seat, event.character), box=box_words(event.line, event.box, event.owner)
            )
        case LineClosed():
            if event.line == "first":
                return say("log.closed.first", name=who(event.owner, event.result))
            return say(f"log.closed.{event.line}", box=event.result)
        case TeamsSet():
            return _teams(event)
        case BonusSet():
            return say("log.bonus", name=who(event.seat, event.character))
        case SeatReady():
            return say("log.ready", name=who(event.seat, event.character))
        case ShedDone():
            key = "log.passed" if event.kind == "pass" else "log.shed"
            return say(
                key, count=event.count, got=len(event.received), cards=[card_words(card) for card in event.received]
            )
        case CardPlayed():
            return say("log.played", name=who(event.seat, event.character), card=card_words(event.card))
        case TrickWon():
            return _trick(event)
        case RoundScored():
            credits = [
                say("log.credit", name=who(seat, character), credit=f"{credit:+d}")
                for seat, (character, credit) in enumerate(zip(event.characters, event.credits, strict=True))
            ]
            return say("log.scored", round=event.round, points=event.points, credits=credits)
        case GameOver():
            names = [who(seat, event.characters[seat]) for seat in event.winners]
            return say("log.over", names=names, count=len(names), points=event.totals[event.winners[0]])
    raise TypeError(f"{event!r} is no event of NYET!")


def _trick(event: TrickWon) -> Message:
    loot = [
        say("log.loot", card=card_words(card), name=who(owner, event.characters[owner]))
        for card, owner in zip(event.loot, event.owners, strict=True)
    ]
    name = who(event.seat, event.character)
    return say("log.trick", name=name, number=event.number, card=card_words(event.card), loot=loot, count=len(loot))


def _teams(event: TeamsSet) -> Message:
    names = [who(seat, character) for seat, character in enumerate(event.characters)]
    mates = [names[p] for p in event.team if p != event.first]
    if len(names) == 2:
        return say("log.teams.two", name=names[event.first], other=names[event.others[0]])
    if not mates:
        return say("log.teams.alone", name=names[event.first])
    return say("log.teams", name=names[event.first], mates=mates)
