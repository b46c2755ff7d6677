"""What a page or a terminal draws of NYET!: made from a redacted record, and from nothing else.

Parts that are kept between calls are tuples: several views share them, so nobody may change them.
"""

from functools import lru_cache

import msgspec

from facedown.engine.bits import popcount
from facedown.engine.game import is_in
from facedown.games.nyet.rules.options import MEMORY
from facedown.games.nyet.rules.pieces import (
    BOXES,
    CHARACTERS,
    COLOUR,
    COLOURS,
    DISCARD_KINDS,
    LINE_BOXES,
    LINE_START,
    LINES,
    NONE,
    ONES,
    PASSES,
    SHED_COUNT,
    SUPER,
    TRUMP,
    card_text,
)
from facedown.games.nyet.rules.rules import actors
from facedown.games.nyet.rules.scoring import units
from facedown.games.nyet.rules.state import DEAL, NYET, OVER, PHASES, SCORE, SHED, TEAM, State
from facedown.games.nyet.rules.teams import teams
from facedown.games.nyet.rules.tricks import suit_cards, suit_of, winner_so_far
from facedown.games.nyet.text.reasons import REASONS, why_unusable
from facedown.games.nyet.text.words import _starter, loot_texts, texts, winners

HAND_SLOTS = 16  # private cards always have this many slots, so that a message's shape tells nothing (Y-44.3)
SHED_SLOTS = 2


class Box(msgspec.Struct, frozen=True):
    id: str
    open: bool
    seat: int | None = None  # whose token covers it
    number: int | None = None  # and as which placement of the round
    neutral: bool = False


class Line(msgspec.Struct, frozen=True):
    id: str
    boxes: tuple[Box, ...]
    result: str | None  # the last open box


class Seat(msgspec.Struct, frozen=True):
    seat: int
    character: str
    score: int
    held: int
    tricks: int
    loot: tuple[str, ...]
    void: list[str]  # suits the seat has shown it lacks (shown with card_memory=full)
    team: str  # A (the first player's), B, or nothing yet
    card: str  # in the trick
    credit: int  # of the round scored last
    place: int  # when the game is over: 1 for the winners; equal totals share the better place (Y-51)
    units: int  # tricks and loot of its team in this round
    acting: bool
    ready: bool
    dealer: bool
    first: bool
    bonus: bool
    leader: bool
    winning: bool  # has the strongest card of the trick


class Played(msgspec.Struct, frozen=True):
    seat: int
    card: str


class Barred(msgspec.Struct, frozen=True):
    """Cards of the viewer's hand that cannot be used now: a code of `text.reasons`, for which pages have words."""

    code: str
    clause: str
    cards: tuple[str, ...]  # none: the whole hand


class View(msgspec.Struct, frozen=True):
    seat: int  # whose sight this is; -2 spectator
    players: int
    phase: str
    round: int
    rounds: int  # 0 in a game to points
    target: int  # 0 in a game of rounds
    lines: tuple[Line, ...]
    seats: list[Seat]
    hand: tuple[str, ...]  # HAND_SLOTS long, filled up with ""
    laid_aside: tuple[
        str, ...
    ]  # by the viewer: out of the round, or chosen to be passed; these three are SHED_SLOTS long
    given: tuple[str, ...]  # passed to the left and not yet played there
    received: tuple[str, ...]  # got from the right and not yet played
    trick: list[Played]  # in order of play
    last_trick: list[Played]
    last_winner: int
    gone: list[str]  # cards seen this round (card_memory=full)
    points: int  # P, 0 before it is known
    trump: str
    super: str
    discard: str
    stock: int
    shown: list[list[str]]  # cards laid aside by each seat, where they may be seen
    shown_stock: list[str]
    winners: list[int]
    auto_play: bool
    suits: str  # what each card of `hand` counts as (Y-33), a letter for every slot; "-" where there is none
    supertrump: str  # the card that is one, as soon as its line is closed
    led: str  # the suit that was led
    following: int  # cards of the hand that follow it
    barred: list[Barred]
    shed_count: int  # cards that everyone lays aside or passes this round
    passes: bool  # they are passed
    team_sizes: list[int]  # that the first player may name, while the teams are named
    trumps_if: tuple[
        tuple[int, ...], ...
    ]  # during vetoes: trumps in the hand, by open boxes of the trump and of the super line


def view(seen: State, seat: int) -> View:
    told = seen.phase >= TEAM and seen.first >= 0
    memory = MEMORY[seen.memory]
    acting = actors(seen)
    open_book = seen.phase == OVER or (seen.phase == SCORE and bool(seen.reveal))
    right = (seat - 1) % seen.players if seat >= 0 else -1
    winning = winner_so_far(seen) if seen.in_trick > 0 else -1
    return View(  # by position: by name it takes five times as long
        seat,
        seen.players,
        PHASES[seen.phase],  # phase
        seen.round,
        0 if seen.by_points else seen.round_count,  # rounds
        seen.target_score if seen.by_points else 0,  # target
        _lines(seen),  # lines
        [_seat(seen, p, memory, is_in(acting, p), winning) for p in range(seen.players)],  # seats
        _slots(seen.hands[seat] if seat >= 0 else 0, HAND_SLOTS),  # hand
        _slots(seen.shed[seat] if seat >= 0 else 0, SHED_SLOTS),  # laid_aside
        _slots(seen.given[seat] if seat >= 0 else 0, SHED_SLOTS),  # given
        _slots(seen.given[right] if seat >= 0 else 0, SHED_SLOTS),  # received
        _in_order(seen, seen.trick, seen.leader) if seen.in_trick else [],  # trick
        _in_order(seen, seen.last_trick, seen.last_leader) if memory != "none" else [],  # last_trick
        seen.last_winner if memory != "none" else -1,  # last_winner
        texts(seen.gone) if memory == "full" else [],  # gone
        seen.points,
        COLOURS[seen.trump] if told else "",  # trump
        (*COLOURS, "none")[seen.super] if told else "",  # super
        DISCARD_KINDS[seen.discard] if told else "",  # discard
        30 if seen.players == 2 and seen.phase >= NYET else 0,  # stock
        [texts(seen.shed[p]) for p in range(seen.players)] if open_book else [],  # shown
        texts(seen.deck) if open_book else [],  # shown_stock
        winners(seen) if seen.phase == OVER else [],  # winners
        bool(seen.auto_play),  # auto_play
        _suits(seen.hands[seat] if seat >= 0 else 0, *_terms(seen)),  # suits
        _supertrump(seen),  # supertrump
        COLOURS[suit_of(seen, seen.trick[seen.leader])] if seen.in_trick else "",  # led
        _following(seen, seat) if seen.in_trick and seat >= 0 else 0,  # following
        [
            Barred(code, REASONS[code][1], _cards(cards))
            for code, cards in why_unusable(seen, seat, seat >= 0 and is_in(acting, seat))
        ],
        SHED_COUNT[seen.discard] if told else 0,  # shed_count
        told and bool(PASSES[seen.discard]),  # passes
        _team_sizes(seen) if seen.phase == TEAM else [],  # team_sizes
        _trumps_if(seen.hands[seat], seen.boxes & ~seen.covered)
        if seat >= 0 and seen.phase == NYET
        else (),  # trumps_if
    )


def _terms(seen: State) -> tuple[int, int]:
    """Trump and supertrump colour as far as their lines are closed; -1 where they are open."""
    if seen.phase >= TEAM:
        return seen.trump, seen.super
    if seen.phase < NYET:
        return -1, -1
    trump, crown = (_places(seen.boxes & ~seen.covered, line) for line in (TRUMP, SUPER))
    return trump[0] if len(trump) == 1 else -1, crown[0] if len(crown) == 1 else -1


def _places(boxes: int, line: int) -> list[int]:
    """Places of a line's boxes among some."""
    return [place for place in range(len(BOXES[line])) if boxes >> LINE_START[line] + place & 1]


def _supertrump(seen: State) -> str:
    _, crown = _terms(seen)
    return card_text(13 * crown) if 0 <= crown < NONE else ""


@lru_cache(8192)
def _suits(cards: int, trump: int, crown: int) -> str:
    crowned = card_text(13 * crown) if trump >= 0 and 0 <= crown < NONE else ""
    return "".join(
        "-" if not text else COLOURS[trump] if text == crowned else text[0] for text in _slots(cards, HAND_SLOTS)
    )


def _following(seen: State, seat: int) -> int:
    return popcount(seen.hands[seat] & suit_cards(seen, suit_of(seen, seen.trick[seen.leader])))


@lru_cache(8192)
def _cards(cards: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts(cards)))  # copies of a one have one name


@lru_cache(1024)  # a hand is looked at through many vetoes
def _trumps_if(cards: int, boxes: int) -> tuple[tuple[int, ...], ...]:
    """How many trumps the hand would have, for each open box of the trump line and each of the super line."""
    ones = [ONES[crown] if crown != NONE else 0 for crown in _places(boxes, SUPER)]
    return tuple(tuple(popcount(cards & (COLOUR[trump] | more)) for more in ones) for trump in _places(boxes, TRUMP))


def _team_sizes(seen: State) -> list[int]:
    allowed = teams(seen)
    return sorted({popcount(team) for team in range(1 << seen.players) if allowed >> team & 1})


@lru_cache(8192)  # hands, too, are drawn far more often than they change
def _slots(cards: int, slots: int) -> tuple[str, ...]:
    return (*texts(cards), *[""] * (slots - popcount(cards)))


def place(seen: State, seat: int) -> int:
    return 1 + sum(total > seen.scores[seat] for total in seen.scores[: seen.players])


def _lines(seen: State) -> tuple[Line, ...]:
    dealt = seen.phase >= DEAL
    return _all_lines(seen.boxes, seen.covered, tuple(seen.token), _starter(seen), seen.players, dealt)


@lru_cache(8192)  # the board is drawn with every move, and changes with few
def _all_lines(
    in_play: int, covered: int, tokens: tuple[int, ...], starter: int, players: int, dealt: bool
) -> tuple[Line, ...]:
    return tuple(
        _line(
            line,
            in_play & boxes,
            covered & boxes,
            tokens[LINE_START[line] : LINE_START[line] + len(BOXES[line])],
            starter,
            players,
            dealt,
        )
        for line, boxes in enumerate(LINE_BOXES)
    )


@lru_cache(8192)  # one of five lines with a veto
def _line(
    line: int, in_play: int, covered: int, tokens: tuple[int, ...], starter: int, players: int, dealt: bool
) -> Line:
    boxes = tuple(
        Box(
            id=id,
            open=not covered >> LINE_START[line] + place & 1,
            seat=(starter + number - 1) % players if number > 0 else None,
            number=number if number > 0 else None,
            neutral=number < 0,
        )
        for place, (id, number) in enumerate(zip(BOXES[line], tokens, strict=True))
        if in_play >> LINE_START[line] + place & 1
    )
    left_open = [box.id for box in boxes if box.open]
    return Line(id=LINES[line], boxes=boxes, result=left_open[0] if dealt and len(left_open) == 1 else None)


def _seat(seen: State, p: int, memory: str, acting: bool, winning: int) -> Seat:
    character = seen.character[p]
    teamed = seen.team != 0
    return Seat(  # by position: by name it takes five times as long
        p,  # seat
        CHARACTERS[character] if character >= 0 else "",  # character
        seen.scores[p],  # score
        seen.held[p],  # held
        seen.tricks[p],  # tricks
        loot_texts(seen.loot[p]),  # loot
        [COLOURS[c] for c in range(4) if seen.void[p] >> c & 1] if memory == "full" else [],  # void
        ("A" if seen.team >> p & 1 else "B") if teamed else "",  # team
        card_text(seen.trick[p]) if seen.trick[p] >= 0 else "",  # card
        seen.credits[p],  # credit
        place(seen, p) if seen.phase == OVER else 0,  # place
        units(seen, p) if teamed else 0,  # units
        acting,
        seen.phase == SHED and bool(seen.ready >> p & 1),  # ready
        seen.phase >= DEAL and seen.dealer == p,  # dealer
        seen.first == p,  # first
        seen.bonus == p,  # bonus
        seen.leader == p,  # leader
        winning == p,  # winning
    )


def _in_order(seen: State, cards: list[int], leader: int) -> list[Played]:
    if leader < 0:
        return []
    order = [(leader + k) % seen.players for k in range(seen.players)]
    return [Played(p, card_text(cards[p])) for p in order if cards[p] >= 0]
