"""Writes and reads a full position of H.Y.S.T. as a small text for people.

    hyst
    options: players=2 layout=HY1-16c11c05a-12b14a08b-09b17b01b-16
    phase: act
    active: 0
    turns: 7
    pawns: D4 S2
    holder: 0
    points: 3
    hands: smoke shove / grapple
    discards: grapple smoke
    cameras: F3=W
    smoke: C3 D3
    lasers: D3-D4
    barricades: S2

What is left out has its natural value: no smoke, cameras as printed, the diamond on E5 (`diamond: C3` if it lies
elsewhere, `off` for a caught pawn that is not back). The deck is all other cards. While a card is played, `card: smoke`
comes with what was answered so far; after a reshuffle, lines say what everyone remembers of it. A `#` starts a comment.
"""

from facedown.engine.bits import number_of
from facedown.engine.errors import PositionError
from facedown.engine.position import ALWAYS, Line, PositionText
from facedown.engine.position_words import Codec, bits, number, pair, row, seat, switches, word, words
from facedown.games.hyst.rules.actions import O_DRAWN
from facedown.games.hyst.rules.cameras import camera_at, is_smoky, look
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    CARDS,
    CENTRE,
    DIRECTIONS,
    EAST,
    HAND,
    N_CARDS,
    N_MUSEUM,
    S1,
    SIDE,
    SLOTS,
    SOUTH,
    SPACE,
    SPACE_NAMES,
    STEP,
    card_list,
    count,
    edge_name,
    one,
    size,
)
from facedown.games.hyst.rules.setup import options_of, setup
from facedown.games.hyst.rules.spaces import include, set_of, spaces_in
from facedown.games.hyst.rules.state import ACT, CARD, NONE, OFF, PHASES, PICK, REENTRY, TURN_START, State
from facedown.games.hyst.text.notation import OUTCOMES, TEXTS, read
from facedown.games.hyst.text.plausible import check

DECISIONS = (PICK, REENTRY, TURN_START, ACT, CARD)
FLAGS = ("steal_tried", "acted", "void", "sudden")
MOST = 30_000

PHASE = word({PHASES[number]: number for number in DECISIONS})
INSIDE = word(SPACE_NAMES[:N_MUSEUM], "a space of the museum such as E5")
CARD_NAME = word(CARDS)
SPACES = words(INSIDE).kept(lambda kept: spaces_in(kept[0], kept[1]), set_of)
CARD_NAMES = words(CARD_NAME).kept(card_list, lambda cards: sum(map(one, cards)))
PAWN = word({**SPACE, "off": OFF}, "a space such as E5 or S1, or off for a pawn that is not back yet")
EDGES = [(space, EAST) for space in range(N_MUSEUM) if space % SIDE < SIDE - 1]
EDGES += [(space, SOUTH) for space in range(N_MUSEUM - SIDE)]
EDGE = word({edge_name(*edge): edge for edge in EDGES}, "an edge such as C3-D3")
SEEN_AT = word(("-", *SPACE_NAMES[:N_MUSEUM]), "a space of the museum, or - for a seat that was never caught")


def hands(s: State) -> Codec:
    return row(CARD_NAMES, s.players, "/", what="hands (- for an empty one)")


def points(s: State) -> Codec:
    return number(s.points, max(face for face in range(13) if s.d6[face]))


def begin(s: State) -> None:
    if s.random_layout:
        raise PositionError("options: name the museum: layout=matinee, or a layout code")
    s.draws = s.why_draw = 0


def check_who(s: State) -> None:
    if s.phase not in {PICK, REENTRY} and s.who != s.active:
        raise PositionError("who: only a starting space is chosen by another than the active seat")


# The board.


def turned_cameras(s: State) -> list[tuple[int, int]]:
    printed = setup(options_of(s))
    turned = [slot for slot in range(SLOTS) if s.facing[slot] != printed.facing[slot]]
    return [(s.camera[slot], s.facing[slot]) for slot in turned]


def turn_cameras(s: State, cameras: list[tuple[int, int]]) -> None:
    for space, direction in cameras:
        slot = camera_at(s, space)
        if slot < 0:
            raise PositionError(f"write a camera's space and where it looks, not {SPACE_NAMES[space]}")
        s.facing[slot] = direction


def put_diamond(s: State) -> None:
    s.caught = sum(1 << seat for seat in range(s.players) if s.pawns[seat] == OFF) if s.phase == REENTRY else 0
    if s.holder >= 0:
        s.diamond = NONE
        if not 0 <= s.pawns[s.holder] < N_MUSEUM:
            raise PositionError("holder: a thief with the diamond is inside the museum")


def take_smoke(s: State) -> None:
    look(s)
    tiles = sum(is_smoky(s, space) and camera_at(s, space) < 0 for space in range(N_MUSEUM))
    if tiles > s.smoke_left:
        raise PositionError(f"smoke: there are {s.smoke_left} smoke tiles")
    s.smoke_left -= tiles


def lasers(s: State) -> list[tuple[int, int]]:
    rows = ((EAST, s.laser_east), (SOUTH, s.laser_south))
    return [(space, direction) for direction, kept in rows for space in spaces_in(kept[0], kept[1])]


def lay_lasers(s: State, edges: list[tuple[int, int]]) -> None:
    for space, direction in edges:
        if s.walls[space] >> direction & 1:
            raise PositionError(f"{edge_name(space, direction)} is no open edge")
        if is_smoky(s, space) and is_smoky(s, space + STEP[direction]):
            raise PositionError(f"both sides of {edge_name(space, direction)} are smoky")
        include(s.laser_east if direction == EAST else s.laser_south, space)
    s.lasers_left -= len(edges)
    if s.lasers_left < 0:
        raise PositionError("there are not so many")


# Cards.


def deal(s: State) -> None:
    """Puts into the deck what lies nowhere else."""
    s.held[: s.players] = [size(hand) for hand in s.hands[: s.players]]
    if max(s.held) > HAND:
        raise PositionError(f"hands: nobody holds more than {HAND} cards")
    for card in range(N_CARDS):
        left = count(s.in_play, card) - sum(count(hand, card) for hand in s.hands)
        left -= s.pile[: s.pile_count].count(card) + (s.card == 1 + card)
        left -= s.blocked.bit_count() if card == BARRICADE else 0
        if left < 0:
            raise PositionError(f"there are only {count(s.in_play, card)} cards '{CARDS[card]}'")
        s.deck -= (count(s.deck, card) - left) * one(card)
    s.deck_count = size(s.deck)
    s.hidden = s.deck + sum(s.hands)


def action(text: str) -> int:
    """Reads an action as the record remembers it; a draw does not tell its card."""
    if text == OUTCOMES[O_DRAWN]:
        return -1 - O_DRAWN
    is_chance, made = read(text)
    return -1 - number_of(made) if is_chance else 1 + number_of(made)


def draws_and_shows(s: State) -> Codec:
    """Reads and writes `1` for a draw of seat 1, `1:smoke` for a card that it showed."""
    marks = {f"{p}": 16 * p for p in range(s.players)}
    marks |= {f"{p}:{name}": 16 * p + 1 + card for p in range(s.players) for card, name in enumerate(CARDS)}
    return words(word(marks, "a seat for a draw, seat:card for a card that was shown"))


def remember(s: State) -> None:
    s.stale = sum(s.kept)
    if not s.reshuffles and (s.trail_count or s.fresh or s.stale):
        raise PositionError("trail, kept and fresh are what is remembered of a reshuffle; write 'reshuffles: 1' too")


POSITION = PositionText(
    name="hyst", title="H.Y.S.T.", options=HystOptions, setup=setup, options_of=options_of,
    phases=PHASES, decisions=DECISIONS, named=("players",), check=check,
    parts=[
        begin,
        Line("phase", PHASE, natural=TURN_START, shown=ALWAYS),
        Line("active", seat, shown=ALWAYS),
        Line("who", seat, natural=lambda s: s.active, shown=lambda s: s.phase in {PICK, REENTRY}),
        check_who,
        Line("first", seat, shown=lambda s: s.ask_first),
        Line("turns", number(0, MOST)),
        Line("points", points),
        Line("rolled", points, natural=lambda s: s.points, shown=lambda s: s.rolled),
        Line("step", number(0, 2)),
        Line("needed", number(0, 3)),
        Line("pick", number(0, 8)),
        Line("flags", switches(word(FLAGS), len(FLAGS)), " ".join(FLAGS)),
        Line("pawns", lambda s: row(PAWN, s.players), natural=lambda s: [S1] * s.players, shown=ALWAYS),
        Line("holder", seat, natural=NONE),
        put_diamond,
        Line("diamond", INSIDE, natural=CENTRE, when=lambda s: s.holder < 0),
        Line("hands", hands, shown=ALWAYS),
        Line("card", word(CARDS, first=1), needed=True, when=lambda s: s.phase == CARD),
        Line("discards", words(CARD_NAME), "pile", count="pile_count"),
        Line("cameras", words(pair(INSIDE, "=", word(DIRECTIONS))), get=turned_cameras, put=turn_cameras),
        Line("smoke", SPACES, "smoky"),
        take_smoke,
        Line("lasers", words(EDGE), get=lasers, put=lay_lasers),
        Line("barricades", bits(word(SPACE_NAMES[S1:])), "blocked"),
        deal,
        Line("cloud", SPACES),
        Line("cleared", SPACES),
        Line("spotted", lambda s: row(SEEN_AT, s.players)),
        Line("last", Codec(lambda kept: TEXTS[kept - 1] if kept > 0 else OUTCOMES[-1 - kept], action, "a move")),
        Line("reshuffles", number(0, MOST)),
        Line("fresh", CARD_NAMES, shown=lambda s: s.reshuffles),
        Line("kept", hands, shown=lambda s: s.reshuffles),
        Line("trail", draws_and_shows, count="trail_count"),
        remember,
    ],
)  # fmt: skip
write_position, read_position = POSITION.write, POSITION.read
