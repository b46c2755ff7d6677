"""Says why something cannot be done, as a code and with its clause."""

from facedown.games.nyet.rules.pieces import COLOUR, COLOURS
from facedown.games.nyet.rules.shed import sheddable
from facedown.games.nyet.rules.state import BONUS, NYET, OVER, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.tricks import playable, suit_of, supertrumps
from facedown.games.nyet.text.words import say
from facedown.words import Message
from facedown.words.message import Value

CLAUSES = {  # by code: the clause behind it
    "watching": "",
    "over": "",
    "turn": "",
    "ready": "Y-29",
    "veto": "Y-21",
    "teams": "Y-25",
    "ones": "Y-30",
    "follow": "Y-34",
    "crowned": "Y-34",
    "not_now": "",
    "no_move": "Y-12",
    "kind": "Y-16",
    "no_box": "Y-O7",
    "is_covered": "Y-21",
    "last_box": "Y-20",
    "team": "Y-25",
    "bonus": "Y-27",
    "taken": "Y-13",
    "hold": "Y-34",
    "hold_shed": "Y-30",
    "pass_now": "Y-28",
    "discard_now": "Y-28",
}
ALL = 0  # instead of a set of cards: the whole hand


def reason(code: str, **values: Value) -> tuple[Message, str]:
    """Gives a reason, and its clause."""
    return say(f"refused.{code}", **values), CLAUSES[code]


def suit(seen: State) -> dict[str, Value]:
    """Names the suit that was led, for the reasons."""
    led = suit_of(seen, seen.trick[seen.leader])
    return {"suit": say("suit", colour=COLOURS[led], trump=int(led == seen.trump))}


def why_unusable(seen: State, seat: int, acting: bool) -> list[tuple[str, int]]:
    """Lists codes of CLAUSES with the cards of the hand that each keeps back; nothing if every card can be used."""
    if seat < 0:
        return [("watching", ALL)]
    if seen.phase == OVER:
        return [("over", ALL)]
    if seen.phase == NYET:
        return [("veto", ALL)]
    if not acting:
        return [("ready" if seen.phase == SHED else "turn", ALL)]
    if seen.phase in {TEAM, BONUS}:
        return [("teams", ALL)]
    if seen.phase == SHED:
        kept = seen.hands[seat] & ~sheddable(seen, seat)
        return [("ones", kept)] if kept else []
    if seen.phase != TRICK:
        return [("not_now", ALL)]
    kept = seen.hands[seat] & ~playable(seen, seat)
    if not kept:
        return []
    crowned = kept & supertrumps(seen) & COLOUR[suit_of(seen, seen.trick[seen.leader])]
    return [(code, cards) for code, cards in (("follow", kept & ~crowned), ("crowned", crowned)) if cards]
