"""Tells what a viewer sees happen (Y-40), from two redacted records, so that nothing hidden can be in it."""

import msgspec

from facedown.engine.bits import lowest, popcount
from facedown.games.nyet.rules.board import open_boxes
from facedown.games.nyet.rules.pieces import (
    BOXES,
    CHARACTERS,
    LINE_START,
    LINES,
    PASSES,
    SHED_COUNT,
    card_text,
)
from facedown.games.nyet.rules.scoring import units
from facedown.games.nyet.rules.state import CHARACTER, DEAL, DEALER, NYET, OVER, SCORE, SHED, TRICK, State
from facedown.games.nyet.rules.tricks import is_loot
from facedown.games.nyet.text.moves import split_box
from facedown.games.nyet.text.words import character, owner_of, placing_seat, texts, winners


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class CharacterTaken(Event, frozen=True, tag="character_taken"):
    seat: int
    character: str


class RoundStart(Event, frozen=True, tag="round_start"):
    round: int
    dealer: int
    character: str  # the dealer's
    hand_sizes: list[int]
    stock: int
    hand: list[str]  # the viewer's own


class NyetPlaced(Event, frozen=True, tag="nyet_placed"):
    seat: int
    character: str
    line: str
    box: str
    owner: int  # whose character a box of the first line names; -1 in other lines


class LineClosed(Event, frozen=True, tag="line_closed"):
    line: str
    result: str
    owner: int  # as of a token


class TeamsSet(Event, frozen=True, tag="teams_set"):
    first: int
    team: list[int]
    others: list[int]
    characters: list[str]  # by seat


class BonusSet(Event, frozen=True, tag="bonus_set"):
    seat: int
    character: str


class SeatReady(Event, frozen=True, tag="seat_ready"):
    seat: int
    character: str
    cards: list[str]  # the viewer's own; as many blanks for everybody else (Y-44.3)


class ShedDone(Event, frozen=True, tag="shed_done"):
    kind: str
    count: int
    given: list[str]  # by the viewer, when cards are passed
    received: list[str]  # and to the viewer


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    character: str
    card: str


class TrickWon(Event, frozen=True, tag="trick_won"):
    seat: int
    character: str
    number: int
    card: str
    loot: list[str]
    owners: list[int]  # who lost each of them
    characters: list[str]  # by seat


class RoundScored(Event, frozen=True, tag="round_scored"):
    round: int
    points: int
    tricks: list[int]
    loot: list[int]
    worth: list[int]  # of the team's tricks and loot, by seat
    credits: list[int]
    totals: list[int]
    characters: list[str]  # by seat
    shown: list[list[str]]  # cards laid aside, with reveal_discards=round_end
    shown_stock: list[str]


class GameOver(Event, frozen=True, tag="game_over"):
    totals: list[int]
    winners: list[int]
    characters: list[str]  # by seat


def events(before: State, after: State, seat: int) -> list[Event]:
    """Lists what `seat` saw between two redacted records that are one action, or a deal, apart."""
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
        found.append(BonusSet(after.bonus, character(after, after.bonus)))
    if before.phase == SHED:
        found += _shedding(before, after, seat)
    if before.phase == TRICK:
        found += _trick(before, after)
    return found


def _round_start(after: State, seat: int) -> Event:
    return RoundStart(
        round=after.round,
        dealer=after.dealer,
        character=character(after, after.dealer),
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
        name = BOXES[line][place]
        owner = owner_of(after, LINES[line], name)
        found.append(NyetPlaced(who, character(after, who), LINES[line], name, owner))
        left_open = open_boxes(after, line)
        if popcount(left_open) == 1:
            result = BOXES[line][lowest(left_open) - LINE_START[line]]
            found.append(LineClosed(LINES[line], result, owner_of(after, LINES[line], result)))
    return found


def _teams(after: State) -> Event:
    team = [p for p in range(after.players) if after.team >> p & 1]
    others = [p for p in range(after.players) if not after.team >> p & 1]
    return TeamsSet(after.first, team, others, _characters(after))


def _shedding(before: State, after: State, seat: int) -> list[Event]:
    found: list[Event] = []
    new = after.ready & ~before.ready
    if new:
        who = lowest(new)
        own = texts(after.shed[who] | after.given[who]) if who == seat else [""] * SHED_COUNT[after.discard]
        found.append(SeatReady(who, character(after, who), own))
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
    found: list[Event] = [CardPlayed(who, character(after, who), card_text(card))]
    if ended:
        winner = after.last_winner
        captured = _captured(after)
        found.append(
            TrickWon(
                seat=winner,
                character=character(after, winner),
                number=sum(after.tricks),
                card=card_text(after.last_trick[winner]),
                loot=[card_text(card) for card, _ in captured],
                owners=[p for _, p in captured],
                characters=_characters(after),
            )
        )
    if after.phase in {SCORE, OVER}:
        n = after.players
        shown = bool(after.reveal)
        found.append(
            RoundScored(
                round=after.round,
                points=after.points,
                tricks=after.tricks[:n],
                loot=[popcount(after.loot[p]) for p in range(n)],
                worth=[units(after, p) * after.points for p in range(n)],
                credits=after.credits[:n],
                totals=after.scores[:n],
                characters=_characters(after),
                shown=[texts(after.shed[p]) for p in range(n)] if shown else [],
                shown_stock=texts(after.deck) if shown else [],
            )
        )
    if after.phase == OVER:
        found.append(GameOver(after.scores[: after.players], winners(after), _characters(after)))
    return found


def _captured(after: State) -> list[tuple[int, int]]:
    """Lists the loot of the last trick: card and the seat that lost it."""
    return sorted(
        (card, p)
        for p, card in enumerate(after.last_trick[: after.players])
        if is_loot(after, card, p, after.last_winner)
    )


def _characters(after: State) -> list[str]:
    return [character(after, p) for p in range(after.players)]
