"""Writes and reads a full NYET! position as a small text for people.

    nyet
    options: players=3 first_dealer=1
    round: 4
    dealer: 1
    scores: 10 0 25
    phase: trick
    terms: wolf d0 y b 4
    team: 1
    leader: 0
    tricks: 5 6 2
    loot: r1 | b1 g1 | -
    hand 0: b9 r1 y4
    hand 1: r10 y1 g2
    hand 2: b1 r5 g10

`terms` are the open boxes of the five lines in order; while vetoes go on, write `covered:` with the boxes in order of
placement instead. What is left out has its natural value: all other cards have been played (or are the stock). A `#`
starts a comment.
"""

from facedown.engine.bits import lowest, popcount
from facedown.engine.errors import PositionError
from facedown.engine.position import ALWAYS, Line, PositionText, seat_line
from facedown.engine.position_words import Codec, bits, columns, members, number, row, seat, word, words
from facedown.games.nyet.rules.board import live_boxes, open_boxes
from facedown.games.nyet.rules.deal import cover_unused, full_deck, start_round
from facedown.games.nyet.rules.options import NyetOptions, options_of, setup
from facedown.games.nyet.rules.pieces import (
    BOXES,
    CARD_TEXTS,
    CHARACTERS,
    COLOURS,
    HAND_SIZE,
    LINE_START,
    LINES,
    POINT_VALUES,
    SHED_COUNT,
    card_list,
    card_set,
    card_text,
    count,
    less,
)
from facedown.games.nyet.rules.state import BONUS, NYET, PHASES, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.teams import small_team, teams
from facedown.games.nyet.text.plausible import check

SEATS = 5
DECISIONS = (NYET, TEAM, BONUS, SHED, TRICK)
STOCK = 30
MOST_CREDIT = 224  # three players, alone with the Bonus card, every trick and every one at 4 points (Y-47)
MOST_SCORE = 500 * MOST_CREDIT

PHASE = word({PHASES[number]: number for number in DECISIONS})
CARD = word(CARD_TEXTS, "cards such as b7")
BOX = word(
    {f"{line}:{box}": LINE_START[k] + b for k, line in enumerate(LINES) for b, box in enumerate(BOXES[k])},
    "a box such as trump:r",
)


# Words.


def _cards(found: list[int]) -> int:
    if any(found.count(card) > (1 if card % 13 else 3) for card in found):
        raise ValueError
    return card_set(found)


def _loot(colours: list[int]) -> int:
    if any(colours.count(c) > 3 for c in range(4)):
        raise ValueError
    return sum((1 << colours.count(c)) - 1 << 3 * c for c in range(4))


CARDS = words(CARD).kept(card_list, _cards, "cards such as b7, - for none, each as often as there are")
LOOT = words(word([f"{c}1" for c in COLOURS])).kept(
    lambda loot: [c for c in range(4) for _ in range(popcount(loot >> 3 * c & 7))],
    _loot,
    "captured ones such as r1, three of a colour at most",
)
TERMS = columns(
    *[word(names, first=start) for names, start in zip(BOXES, LINE_START, strict=True)],
    how="the open box of each of the five lines, such as wolf d0 y b 4",
)
SUITS = Codec(
    lambda suits: "".join(c for k, c in enumerate(COLOURS) if suits >> k & 1) or "-",
    lambda text: sum(1 << COLOURS.index(c) for c in set(text) - {"-"}),
    f"suits ({', '.join(COLOURS)}) such as yg, - for none",
)


# The board, and the teams.


def begin(s: State) -> None:
    cover_unused(s)
    start_round(s)
    s.deck = 0  # until a stock is written


def keep_open(s: State, boxes: list[int]) -> None:
    """Covers all others, in the order of the board."""
    free = s.boxes & ~s.covered
    for box in boxes:
        if not free >> box & 1:
            raise PositionError(f"'{BOX.write(box)}' is not on this game's board")
    cover(s, [box for box in members(free) if box not in boxes])


def cover(s: State, boxes: list[int]) -> None:
    for box in boxes:
        if not live_boxes(s) >> box & 1:
            raise PositionError(f"'{BOX.write(box)}' cannot be covered there")
        s.covered |= 1 << box
        s.placed += 1
        s.token[box] = s.placed


def covered(s: State) -> list[int]:
    """Lists the covered boxes in the order of placement."""
    return sorted((box for box, token in enumerate(s.token) if token > 0), key=s.token.__getitem__)


def set_terms(s: State) -> None:
    s.turn = (s.dealer + s.left_starts + s.placed) % s.players
    if (s.phase == NYET) == (live_boxes(s) == 0):
        raise PositionError("in phase nyet some line has two open boxes; in later phases none has")
    if s.phase > NYET:
        results = [lowest(open_boxes(s, line)) - LINE_START[line] for line in range(5)]
        s.turn = s.first = s.character.index(results[0])
        s.discard, s.trump, s.super = results[1:4]
        s.points = POINT_VALUES[results[4]]
        if s.phase > TEAM and s.players == 2:
            s.team = 1 << s.first


def team(s: State) -> Codec:
    return bits(seat(s), "+", once=True)


def team_up(s: State) -> None:
    if s.phase <= TEAM:
        return
    if not teams(s) >> s.team & 1 and s.players > 2:
        raise PositionError(f"team: seat {s.first} is first player and cannot form that team")
    if s.players == 3:
        s.bonus = lowest(small_team(s))
    if s.players == 5 and s.phase > BONUS and not small_team(s) >> s.bonus & 1:
        raise PositionError("bonus: the Bonus card is with one of the pair")


# Tricks, and all cards.


def in_trick(s: State) -> list[int]:
    return [s.trick[(s.leader + k) % s.players] for k in range(s.in_trick)]


def play(s: State, cards: list[int]) -> None:
    for k, card in enumerate(cards):
        s.trick[(s.leader + k) % s.players] = card
    s.in_trick = len(cards)


def trick_before(s: State) -> Codec:
    how = f"the seat that led the last trick and its {s.players} cards"
    return columns(seat(s), *[CARD] * s.players, how=how)


def last_trick(s: State) -> list[int]:
    order = [(s.last_leader + k) % s.players for k in range(s.players)]
    return [s.last_leader, *[s.last_trick[p] for p in order]] if s.last_leader >= 0 else []


def remember(s: State, last: list[int]) -> None:
    s.last_leader, *cards = last
    for k, card in enumerate(cards):
        s.last_trick[(s.last_leader + k) % s.players] = card
    s.last_winner = s.leader


def next_turn(s: State) -> None:
    if s.phase == TRICK:
        s.turn = (s.leader + s.in_trick) % s.players


def complete(s: State) -> None:
    """Takes what is in no line as played, or as the stock."""
    if s.deck and popcount(s.deck) != STOCK:
        raise PositionError(f"stock: it has {STOCK} cards")
    known = [*s.hands, *s.shed, s.deck, card_set([card for card in s.trick if card >= 0])]
    seen = [card for cards in known for card in card_list(cards)]
    for card in set(seen):
        if seen.count(card) > count(full_deck(s), card):
            there = count(full_deck(s), card)
            raise PositionError(f"{card_text(card)} is there {seen.count(card)} times, the deck has {there}")
    unknown = full_deck(s)
    for cards in (*s.hands, *s.shed):
        unknown = less(unknown, cards)
    if s.players == 2 and not s.deck:
        s.deck = card_set(card_list(less(unknown, known[-1]))[:STOCK])
    s.gone = less(unknown, s.deck)
    for p in range(s.players):
        s.held[p] = popcount(s.hands[p]) + (popcount(s.shed[p]) if s.phase == SHED else 0)
        if s.phase >= SHED and SHED_COUNT[s.discard] > 0:
            s.ready |= (s.phase > SHED or popcount(s.shed[p]) == SHED_COUNT[s.discard]) << p
    check(s)


def tricks(s: State) -> bool:
    return s.phase == TRICK


POSITION = PositionText(
    name="nyet", title="NYET!", options=NyetOptions, setup=setup, options_of=options_of,
    phases=PHASES, decisions=DECISIONS, named=("players",), check=complete,
    parts=[
        Line("round", lambda s: number(1, s.round_cap if s.by_points else s.round_count), natural=1, shown=ALWAYS),
        Line("dealer", seat, natural=0, shown=ALWAYS),
        Line("scores", lambda s: row(number(-MOST_SCORE, MOST_SCORE), s.players), shown=ALWAYS),
        Line("credits", lambda s: row(number(-MOST_CREDIT, MOST_CREDIT), s.players)),
        Line("cycle_due", lambda s: word(("no", "yes")[: 1 + s.finish_cycle])),
        Line(
            "characters", lambda s: row(word(CHARACTERS), s.players, once=True), "character",
            natural=lambda s: list(range(s.players)),
        ),
        begin,
        Line("phase", PHASE, natural=TRICK, shown=ALWAYS),
        Line("terms", TERMS, get=lambda s: None, put=keep_open),
        Line("covered", words(BOX), get=covered, put=cover, shown=ALWAYS),
        set_terms,
        Line("team", team, needed=True, when=lambda s: s.phase > TEAM and s.players > 2),
        Line("bonus", seat, needed=True, when=lambda s: s.phase > BONUS and s.players == 5),
        team_up,
        Line("leader", seat, natural=lambda s: s.first, shown=ALWAYS, when=tricks),
        Line("tricks", lambda s: row(number(0, HAND_SIZE[s.players]), s.players), shown=ALWAYS, when=tricks),
        Line("loot", lambda s: row(LOOT, s.players, "|"), shown=ALWAYS, when=tricks),
        Line("trick", lambda s: words(CARD, most=s.players - 1), get=in_trick, put=play, when=tricks),
        Line("last", trick_before, get=last_trick, put=remember, when=tricks),
        Line("void", lambda s: row(SUITS, s.players), when=tricks),
        next_turn,
        *[seat_line(p, "hand", CARDS, "hands", needed=True) for p in range(SEATS)],
        *[seat_line(p, place, CARDS, place) for p in range(SEATS) for place in ("shed", "given")],
        Line("stock", CARDS, "deck", natural=0, shown=ALWAYS, when=lambda s: s.players == 2),
    ],
)  # fmt: skip
write_position, read_position = POSITION.write, POSITION.read
