"""What a viewer sees happen (Y-40): read off from two redacted records, so that nothing hidden can be in it."""

import msgspec

from facedown.engine.bits import lowest, popcount
from facedown.games.nyet.rules.board import open_boxes
from facedown.games.nyet.rules.pieces import (
    BOXES,
    CHARACTERS,
    COLOUR_NAMES,
    LINE_START,
    LINES,
    PASSES,
    SHED_COUNT,
    card_text,
)
from facedown.games.nyet.rules.state import CHARACTER, DEAL, DEALER, NYET, OVER, SCORE, SHED, TRICK, State
from facedown.games.nyet.rules.tricks import is_loot
from facedown.games.nyet.text.moves import DISCARD_WORDS, name, split_box
from facedown.games.nyet.text.words import placing_seat, texts, winners


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class CharacterTaken(Event, frozen=True, tag="character_taken"):
    seat: int
    character: str


class RoundStart(Event, frozen=True, tag="round_start"):
    round: int
    dealer: int
    dealer_name: str
    hand_sizes: list[int]
    stock: int
    hand: list[str]  # the viewer's own


class NyetPlaced(Event, frozen=True, tag="nyet_placed"):
    seat: int
    name: str
    line: str
    box: str


class LineClosed(Event, frozen=True, tag="line_closed"):
    line: str
    result: str


class TeamsSet(Event, frozen=True, tag="teams_set"):
    first: int
    team: list[int]
    others: list[int]
    names: list[str]


class BonusSet(Event, frozen=True, tag="bonus_set"):
    seat: int
    name: str


class SeatReady(Event, frozen=True, tag="seat_ready"):
    seat: int
    name: str
    cards: list[str]  # the viewer's own; as many blanks for everybody else (Y-44.3)


class ShedDone(Event, frozen=True, tag="shed_done"):
    kind: str
    count: int
    given: list[str]  # by the viewer, when cards are passed
    received: list[str]  # and to the viewer


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    name: str
    card: str


class TrickWon(Event, frozen=True, tag="trick_won"):
    seat: int
    name: str
    number: int
    card: str
    loot: list[str]
    owners: list[str]  # who lost each of them


class RoundScored(Event, frozen=True, tag="round_scored"):
    round: int
    points: int
    tricks: list[int]
    loot: list[int]
    credits: list[int]
    totals: list[int]
    names: list[str]
    shown: list[list[str]]  # cards laid aside, with reveal_discards=round_end
    shown_stock: list[str]


class GameOver(Event, frozen=True, tag="game_over"):
    totals: list[int]
    winners: list[int]
    names: list[str]


def events(before: State, after: State, seat: int) -> list[Event]:
    """What `seat` saw between two redacted records that are one action, or a deal, apart."""
    found: list[Event] = []
    if before.phase == CHARACTER:
        for p in range(after.players):
            if before.character[p] != after.character[p]:
                found.append(CharacterTaken(p, CHARACTERS[after.character[p]]))
    if (
        before.phase in {DEALER, DEAL, SCORE} and after.phase == NYET
    ):  # with the whole deal in between, or its last card
        found.append(_round_start(after, seat))
    if before.phase == NYET:
        found += _vetoes(before, after)
    if before.team != after.team and after.team:
        found.append(_teams(after))
    if before.bonus != after.bonus and after.bonus >= 0:
        found.append(BonusSet(after.bonus, name(after, after.bonus)))
    if before.phase == SHED:
        found += _shedding(before, after, seat)
    if before.phase == TRICK:
        found += _trick(before, after)
    return found


def _round_start(after: State, seat: int) -> Event:
    return RoundStart(
        round=after.round,
        dealer=after.dealer,
        dealer_name=name(after, after.dealer),
        hand_sizes=after.held[: after.players],
        stock=30 if after.players == 2 else 0,
        hand=texts(after.hands[seat]) if seat >= 0 else [],
    )


def _vetoes(before: State, after: State) -> list[Event]:
    found: list[Event] = []
    new = after.covered & ~before.covered
    if new:
        box = lowest(new)
        line, place = split_box(box)
        who = placing_seat(after, after.token[box])
        found.append(NyetPlaced(who, name(after, who), LINES[line], BOXES[line][place]))
        left_open = open_boxes(after, line)
        if popcount(left_open) == 1:
            found.append(LineClosed(LINES[line], BOXES[line][lowest(left_open) - LINE_START[line]]))
    return found


def _teams(after: State) -> Event:
    team = [p for p in range(after.players) if after.team >> p & 1]
    others = [p for p in range(after.players) if not after.team >> p & 1]
    return TeamsSet(after.first, team, others, [name(after, p) for p in range(after.players)])


def _shedding(before: State, after: State, seat: int) -> list[Event]:
    found: list[Event] = []
    new = after.ready & ~before.ready
    if new:
        who = lowest(new)
        own = texts(after.shed[who] | after.given[who]) if who == seat else [""] * SHED_COUNT[after.discard]
        found.append(SeatReady(who, name(after, who), own))
    if after.phase == TRICK:
        right = (seat - 1) % after.players if seat >= 0 else -1
        kind = "pass" if PASSES[after.discard] else "discard"
        given = texts(after.given[seat]) if seat >= 0 else []
        received = texts(after.given[right]) if seat >= 0 else []
        found.append(ShedDone(kind, SHED_COUNT[after.discard], given, received))
    return found


def _trick(before: State, after: State) -> list[Event]:
    who = before.turn
    ended = sum(after.tricks) > sum(before.tricks)
    card = (after.last_trick if ended else after.trick)[who]
    found: list[Event] = [CardPlayed(who, name(after, who), card_text(card))]
    if ended:
        winner = after.last_winner
        captured = _captured(after)
        found.append(
            TrickWon(
                seat=winner,
                name=name(after, winner),
                number=sum(after.tricks),
                card=card_text(after.last_trick[winner]),
                loot=[card_text(card) for card, _ in captured],
                owners=[name(after, p) for _, p in captured],
            )
        )
    if after.phase in {SCORE, OVER}:
        n = after.players
        names = [name(after, p) for p in range(n)]
        shown = bool(after.reveal)
        found.append(
            RoundScored(
                round=after.round,
                points=after.points,
                tricks=after.tricks[:n],
                loot=[popcount(after.loot[p]) for p in range(n)],
                credits=after.credits[:n],
                totals=after.scores[:n],
                names=names,
                shown=[texts(after.shed[p]) for p in range(n)] if shown else [],
                shown_stock=texts(after.deck) if shown else [],
            )
        )
    if after.phase == OVER:
        found.append(
            GameOver(after.scores[: after.players], winners(after), [name(after, p) for p in range(after.players)])
        )
    return found


def _captured(after: State) -> list[tuple[int, int]]:
    """The loot of the last trick: card and the seat that lost it."""
    return sorted(
        (card, p)
        for p, card in enumerate(after.last_trick[: after.players])
        if is_loot(after, card, p, after.last_winner)
    )


def tell(event: msgspec.Struct) -> str:
    """An event as a line of the log (Y-72)."""
    match event:
        case CharacterTaken():
            return f"Seat {event.seat} is the {event.character.capitalize()}."
        case RoundStart():
            return f"Round {event.round}. {event.dealer_name} deals."
        case NyetPlaced():
            return f"{event.name} says NYET to {_box(event.line, event.box)}."
        case LineClosed():
            return _closed(event)
        case TeamsSet():
            return _teams_told(event)
        case BonusSet():
            return f"{event.name} holds the Bonus card (x2)."
        case SeatReady():
            return f"{event.name} is ready."
        case ShedDone():
            number = "one card" if event.count == 1 else "two cards"
            got = f" You get {' '.join(event.received)}." if event.received else ""
            return (f"All pass {number} to the left." if event.kind == "pass" else f"All lay {number} aside.") + got
        case CardPlayed():
            return f"{event.name} plays {event.card}."
        case TrickWon():
            loot = [f"{card} from {owner}" for card, owner in zip(event.loot, event.owners, strict=True)]
            told = f" and loots {', '.join(loot)}" if loot else ""
            return f"{event.name} takes trick {event.number} with {event.card}{told}."
        case RoundScored():
            parts = [f"{who} {credit:+d}" for who, credit in zip(event.names, event.credits, strict=True)]
            return f"Round {event.round} at {event.points} a trick: {', '.join(parts)}."
        case GameOver():
            who = " and ".join(event.names[p] for p in event.winners)
            verb = "win together" if len(event.winners) > 1 else "wins"
            return f"{who} {verb} with {event.totals[event.winners[0]]} points."
    raise TypeError(f"{event!r} is no event of NYET!")


def _box(line: str, box: str) -> str:
    if line == "first":
        return f"{box.capitalize()} as first player"
    if line == "discard":
        return f"'{DISCARD_WORDS[box]}'"
    if line == "points":
        return f"{box} point{'s' * (box != '1')} a trick"
    if box == "none":
        return "having no supertrumps"
    colour = COLOUR_NAMES["bryg".index(box)]
    return f"{colour} trump" if line == "trump" else f"{colour} supertrumps"


def _closed(event: LineClosed) -> str:
    if event.line == "first":
        return f"First player is {event.result.capitalize()}."
    if event.line == "discard":
        return f"{DISCARD_WORDS[event.result].capitalize()}."
    if event.line == "points":
        return f"Each trick and each loot card is worth {event.result}."
    if event.result == "none":
        return "There are no supertrumps."
    colour = COLOUR_NAMES["bryg".index(event.result)]
    return f"Trump is {colour}." if event.line == "trump" else f"The {colour} ones are supertrumps."


def _teams_told(event: TeamsSet) -> str:
    mates = [event.names[p] for p in event.team if p != event.first]
    first = event.names[event.first]
    if len(event.names) == 2:
        return f"{first} plays against {event.names[event.others[0]]}."
    if not mates:
        return f"{first} plays alone."
    return f"{first} plays with {' and '.join(mates)}."
