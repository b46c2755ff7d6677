"""Gives one line of reasons for a hint, from the asking seat's sight only (Y-80, Y-44.8)."""

from facedown.engine.bits import popcount
from facedown.games.nyet.rules.pieces import (
    ALL_ONES,
    CHARACTERS,
    COLOUR,
    COLOURS,
    DISCARD,
    FIRST,
    ONES,
    POINT_VALUES,
    SUPER,
    TRUMP,
)
from facedown.games.nyet.rules.rules import A_NYET, A_TEAM
from facedown.games.nyet.rules.seats import same_team
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.rules.tricks import strength, suit_cards, suit_of, winner_so_far
from facedown.games.nyet.text.moves import split_box, write
from facedown.games.nyet.text.words import name, owner_of, say, who
from facedown.words import Message


def advise(seen: State, seat: int, action: int) -> Message | None:
    """Says why a move may be good; nothing where there is nothing plain to say."""
    verb = write(seat, action).partition(":")[0]
    if verb == "nyet":
        return _veto(seen, seat, *split_box(action - A_NYET))
    if verb == "team":
        return _team(seen, seat, action - A_TEAM)
    if verb in {"shed", "give"}:
        return _shed(seen, seat, action & 63)
    if verb == "play":
        return _follow(seen, seat, action) if seen.in_trick else _lead(seen, action)
    return None


def _veto(seen: State, seat: int, line: int, place: int) -> Message | None:
    hand = seen.hands[seat]
    ones = popcount(hand & ALL_ONES)
    if line == FIRST:
        mine = seen.character[seat] == place
        return (
            say("advice.first.mine")
            if mine
            else say("advice.first", name=who(owner_of(seen, "first", CHARACTERS[place]), CHARACTERS[place]))
        )
    if line == DISCARD:
        return say("advice.ones", count=ones)
    if line == TRUMP:
        held = popcount(hand & COLOUR[place])
        return say("advice.trump", count=held, colour=COLOURS[place]) if 4 * held <= popcount(hand) else None
    if line == SUPER and place == 4:
        return say("advice.crown") if ones >= 2 else None
    if line == SUPER:
        held = popcount(hand & ONES[place])
        return say("advice.super", count=held, colour=COLOURS[place]) if held <= 1 else None
    points = POINT_VALUES[place]
    return say("advice.negative") if points < 0 else say("advice.points", points=points)


def _team(seen: State, seat: int, team: int) -> Message | None:
    mates = [p for p in range(seen.players) if team >> p & 1 and p != seat]
    if not mates:
        return say("advice.alone")
    if seen.points > 0 and all(seen.scores[p] < max(seen.scores[: seen.players]) for p in mates):
        return say("advice.partners")
    return None


def _shed(seen: State, seat: int, card: int) -> Message:
    if seen.points < 0:
        return say("advice.shed.negative")
    suit = suit_of(seen, card)
    if suit != seen.trump and popcount(seen.hands[seat] & suit_cards(seen, suit)) <= 2:
        return say("advice.shed.short", colour=COLOURS[suit])
    return say("advice.shed.one") if card % 13 == 0 else say("advice.shed.least")


def _lead(seen: State, card: int) -> Message:
    if seen.points < 0:
        return say("advice.lead.negative")
    suit = suit_of(seen, card)
    if strength(seen, card, suit) == 200:
        return say("advice.lead.super")
    if suit == seen.trump:
        return say("advice.lead.trump")
    if card % 13 >= (8 if seen.players == 3 else 10):
        return say("advice.lead.high", colour=COLOURS[suit])
    return say("advice.lead.little")


def _follow(seen: State, seat: int, card: int) -> Message | None:
    led = suit_of(seen, seen.trick[seen.leader])
    winner = winner_so_far(seen)
    ours = same_team(seen, winner, seat)
    beats = strength(seen, card, led) >= strength(seen, seen.trick[winner], led)
    if seen.points < 0:
        return None if beats else say("advice.follow.negative")
    if beats and not ours:
        last = seen.in_trick == seen.players - 1
        lying = [(p, c) for p, c in enumerate(seen.trick) if c >= 0]
        loot = sum(c % 13 == 0 and not same_team(seen, p, seat) for p, c in lying)
        return say("advice.follow.takes" if last else "advice.follow.beats", loot=loot)
    if ours and card % 13 == 0 and card // 13 != seen.super:
        return say("advice.follow.safe", name=name(seen, winner))
    return say("advice.follow.partner" if ours else "advice.follow.little", name=name(seen, winner))
