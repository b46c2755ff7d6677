"""Makes what a page or a terminal draws of NYET! from a redacted record, and from nothing else."""

from functools import lru_cache

from facedown.engine.bits import popcount
from facedown.engine.game import is_in, seats_in
from facedown.games.nyet.page.picture import Barred, Box, Line, Played, Seat, Side, Team, View
from facedown.games.nyet.rules.deal import full_deck
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
    count,
)
from facedown.games.nyet.rules.rules import actors
from facedown.games.nyet.rules.scoring import credit, units
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import DEAL, NYET, OVER, PHASES, SCORE, SHED, TEAM, State
from facedown.games.nyet.rules.teams import WITH_BONUS, small_team, teams
from facedown.games.nyet.rules.tricks import suit_cards, suit_of, winner_so_far
from facedown.games.nyet.text.reasons import CLAUSES, why_unusable
from facedown.games.nyet.text.words import _starter, loot_texts, texts, winners

HAND_SLOTS = 16  # private cards always have this many slots, so that a message's shape tells nothing (Y-44.3)
SHED_SLOTS = 2


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
            Barred(code, CLAUSES[code], _cards(cards))
            for code, cards in why_unusable(seen, seat, seat >= 0 and is_in(acting, seat))
        ],
        SHED_COUNT[seen.discard] if told else 0,  # shed_count
        tuple(left(seen, p) for p in range(seen.players)) if told and PASSES[seen.discard] else (),  # passes_to
        _teams(seen) if seen.phase == TEAM else [],  # teams
        *(_what_if(seen.hands[seat], seen.boxes & ~seen.covered) if seat >= 0 and seen.phase == NYET else ((), ())),
        _vetoes_left(seen.boxes & ~seen.covered),  # vetoes_left
        _copies(full_deck(seen)),  # copies
        _sides(seen) if seen.team else [],  # sides
    )


def _terms(seen: State) -> tuple[int, int]:
    """Finds trump and supertrump colour as far as their lines are closed; -1 where they are open."""
    if seen.phase >= TEAM:
        return seen.trump, seen.super
    if seen.phase < NYET:
        return -1, -1
    trump, crown = (_places(seen.boxes & ~seen.covered, line) for line in (TRUMP, SUPER))
    return trump[0] if len(trump) == 1 else -1, crown[0] if len(crown) == 1 else -1


def _places(boxes: int, line: int) -> list[int]:
    """Lists the places of a line's boxes among some."""
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
def _what_if(cards: int, boxes: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Counts trumps of the hand by open boxes of the trump and super lines, and supertrumps by those of the latter."""
    ones = [ONES[crown] if crown != NONE else 0 for crown in _places(boxes, SUPER)]
    trumps = (tuple(popcount(cards & (COLOUR[trump] | more)) for more in ones) for trump in _places(boxes, TRUMP))
    return tuple(trumps), tuple(popcount(cards & more) for more in ones)


@lru_cache(8192)
def _vetoes_left(boxes: int) -> int:
    return sum(max(len(_places(boxes, line)) - 1, 0) for line in range(len(LINES)))


@lru_cache
def _copies(deck: int) -> tuple[int, ...]:
    return tuple(n for n in (count(deck, value) for value in range(13)) if n)


def _sides(seen: State) -> list[Side]:
    return [_side(seen, letter, [p for p in range(seen.players) if _team(seen, p) == letter]) for letter in "AB"]


def _side(seen: State, letter: str, seats: list[int]) -> Side:
    tricks, loot = sum(seen.tricks[p] for p in seats), sum(popcount(seen.loot[p]) for p in seats)
    bonus = seen.bonus if seen.bonus in seats else -1
    worth = credit(seen, bonus) if bonus >= 0 else 0
    return Side(letter, seats, tricks, loot, units(seen, seats[0]) * seen.points, bonus, worth)


def _team(seen: State, p: int) -> str:
    return "A" if seen.team >> p & 1 else "B"


def _teams(seen: State) -> list[Team]:
    allowed = teams(seen)
    found = []
    for team in range(1 << seen.players):
        if allowed >> team & 1:
            after = seen.copy()
            after.team = team
            named = small_team(after) if seen.players in WITH_BONUS else 0
            found.append(Team(seats_in(team), seats_in(named)))
    return found


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
    return Seat(  # by position: by name it takes five times as long
        p,  # seat
        CHARACTERS[character] if character >= 0 else "",  # character
        seen.scores[p],  # score
        seen.held[p],  # held
        seen.tricks[p],  # tricks
        loot_texts(seen.loot[p]),  # loot
        [COLOURS[c] for c in range(4) if seen.void[p] >> c & 1] if memory == "full" else [],  # void
        _team(seen, p) if seen.team else "",  # team
        card_text(seen.trick[p]) if seen.trick[p] >= 0 else "",  # card
        seen.credits[p],  # credit
        place(seen, p) if seen.phase == OVER else 0,  # place
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
