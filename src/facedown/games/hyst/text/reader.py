"""Reads the lines of a written position of H.Y.S.T., and refuses what cannot be (see position)."""

from facedown.engine.bits import number_of
from facedown.engine.errors import OptionsError, PositionError, UnreadableMove
from facedown.engine.position import PositionLines
from facedown.games.hyst.rules.actions import O_DRAWN
from facedown.games.hyst.rules.cameras import camera_at, is_smoky, look
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    CARDS,
    DIRECTIONS,
    EAST,
    HAND,
    N_CARDS,
    N_MUSEUM,
    S1,
    SPACE,
    count,
    one,
)
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.spaces import include, set_of
from facedown.games.hyst.rules.state import ACT, CARD, NONE, OFF, PICK, REENTRY, TRAIL, TURN_START, State
from facedown.games.hyst.rules.steps import direction_of
from facedown.games.hyst.text.notation import read
from facedown.games.hyst.text.plausible import check_card, check_course, check_memory, check_pawns

WRITABLE = {"pick": PICK, "reentry": REENTRY, "turn_start": TURN_START, "act": ACT, "card": CARD}
FLAGS = ("steal_tried", "acted", "void", "sudden")
MOST = 30_000


class Reader(PositionLines):
    def __init__(self, text: str) -> None:
        super().__init__(text, "hyst", "H.Y.S.T.")

    def state(self) -> State:
        try:
            options = HystOptions.from_text(self.lines.pop("options", "").split())
        except OptionsError as error:
            raise PositionError(f"options: {error}") from None
        if options.layout == "random":
            raise PositionError("options: name the museum: layout=matinee, or a layout code")
        s = setup(options)
        self.course(s)
        self.board(s)
        self.pawns(s)
        self.cards(s)
        self.memory(s)
        self.nothing_left()
        for check in (check_course, check_card, check_pawns, check_memory):
            check(s)
        return s

    # --- words --------------------------------------------------------------------------------------------------------

    def words(self, key: str) -> list[str]:
        return self.lines.pop(key, "").split()

    def space(self, key: str, word: str, most: int = N_MUSEUM) -> int:
        if SPACE.get(word, N_MUSEUM + 4) >= most:
            raise PositionError(f"{key}: '{word}' is no space there")
        return SPACE[word]

    def card(self, key: str, word: str) -> int:
        if word not in CARDS:
            raise PositionError(f"{key}: '{word}' is no card; there are {', '.join(CARDS)}")
        return CARDS.index(word)

    def multiset(self, key: str, words: list[str]) -> int:
        found = 0
        for word in words:
            found += one(self.card(key, word))
        return found

    def hands(self, key: str, players: int) -> list[int]:
        """`smoke shove / - / grapple`: one hand for each seat."""
        line = self.lines.pop(key, " / ".join(["-"] * players))
        hands = [part.split() for part in line.split("/")]
        if len(hands) != players:
            raise PositionError(f"{key}: write {players} hands with / between them, - for an empty one")
        return [self.multiset(key, [word for word in hand if word != "-"]) for hand in hands]

    def seats(self, s: State) -> list[str]:
        return [str(seat) for seat in range(s.players)]

    # --- parts --------------------------------------------------------------------------------------------------------

    def course(self, s: State) -> None:
        name = self.lines.pop("phase", "turn_start")
        if name not in WRITABLE:
            raise PositionError(f"phase: write one of {', '.join(WRITABLE)}")
        s.phase = WRITABLE[name]
        s.draws = s.why_draw = 0
        s.active = self.number("active", 0, 0, s.players - 1)
        s.who = self.number("who", s.active, 0, s.players - 1)
        if s.phase not in {PICK, REENTRY} and s.who != s.active:
            raise PositionError("who: only a starting space is chosen by another than the active seat")
        s.first = self.number("first", s.first, 0, s.players - 1)
        s.turns = self.number("turns", 0, 0, MOST)
        most = max(face for face in range(13) if s.d6[face])
        s.points = self.number("points", 0, 0, most)
        s.rolled = self.number("rolled", s.points, s.points, most)
        for word in self.words("flags"):
            if word not in FLAGS:
                raise PositionError(f"flags: '{word}' is none of {', '.join(FLAGS)}")
            setattr(s, word, 1)
        if (s.phase == CARD) != ("card" in self.lines):
            raise PositionError("card: name it in the phase 'card', and only there")
        if s.phase == CARD:
            s.card = 1 + self.card("card", self.lines.pop("card"))
        s.step = self.number("step", 0, 0, 2)
        s.needed = self.number("needed", 0, 0, 3)
        s.pick = self.number("pick", 0, 0, 8)

    def board(self, s: State) -> None:
        for word in self.words("cameras"):
            name, _, letter = word.partition("=")
            slot = camera_at(s, self.space("cameras", name))
            if slot < 0 or letter not in DIRECTIONS or not letter:
                raise PositionError(f"cameras: '{word}': write a camera's space and where it looks, such as F3=W")
            s.facing[slot] = DIRECTIONS.index(letter)
        look(s)
        s.smoky = set_of([self.space("smoke", word) for word in self.words("smoke")])
        s.cloud = set_of([self.space("cloud", word) for word in self.words("cloud")])
        s.cleared = set_of([self.space("cleared", word) for word in self.words("cleared")])
        tiles = sum(is_smoky(s, space) and camera_at(s, space) < 0 for space in range(N_MUSEUM))
        if tiles > s.smoke_left:
            raise PositionError(f"smoke: there are {s.smoke_left} smoke tiles")
        s.smoke_left -= tiles
        for word in self.words("lasers"):
            self.laser(s, word)
        for word in self.words("barricades"):
            start = self.space("barricades", word, N_MUSEUM + 4)
            if start < S1:
                raise PositionError(f"barricades: '{word}' is no starting space")
            s.blocked |= 1 << (start - S1)

    def laser(self, s: State, word: str) -> None:
        try:
            first, second = (SPACE[name] for name in word.split("-"))
        except (ValueError, KeyError):
            raise PositionError(f"lasers: '{word}' is no edge; write C3-D3") from None
        if second - first not in {1, 9} or second >= N_MUSEUM or s.walls[first] >> direction_of(first, second) & 1:
            raise PositionError(f"lasers: '{word}' is no open edge")
        if is_smoky(s, first) and is_smoky(s, second):
            raise PositionError(f"lasers: both sides of {word} are smoky")
        include(s.laser_east if direction_of(first, second) == EAST else s.laser_south, first)
        s.lasers_left -= 1
        if s.lasers_left < 0:
            raise PositionError("lasers: there are not so many")

    def pawns(self, s: State) -> None:
        words = self.words("pawns") or ["S1"] * s.players
        if len(words) != s.players:
            raise PositionError(f"pawns: write {s.players} spaces, off for a pawn that is not back yet")
        for seat, word in enumerate(words):
            s.pawns[seat] = OFF if word == "off" else self.space("pawns", word, N_MUSEUM + 4)
        if s.phase == REENTRY:
            s.caught = sum(1 << seat for seat in range(s.players) if s.pawns[seat] == OFF)
        s.holder = self.number("holder", s.players, 0, s.players - 1) if "holder" in self.lines else NONE
        if s.holder >= 0:
            s.diamond = NONE
            if not 0 <= s.pawns[s.holder] < N_MUSEUM:
                raise PositionError("holder: a thief with the diamond is inside the museum")
        else:
            s.diamond = self.space("diamond", self.lines.pop("diamond", "E5"))

    def cards(self, s: State) -> None:
        for seat, hand in enumerate(self.hands("hands", s.players)):
            s.hands[seat] = hand
            s.held[seat] = sum(count(hand, card) for card in range(N_CARDS))
            if s.held[seat] > HAND:
                raise PositionError(f"hands: nobody holds more than {HAND} cards")
        pile = [self.card("discards", word) for word in self.words("discards")]
        s.pile[: len(pile)] = pile
        s.pile_count = len(pile)
        for card in range(N_CARDS):
            left = count(s.in_play, card) - sum(count(hand, card) for hand in s.hands) - pile.count(card)
            left -= s.card == 1 + card
            left -= s.blocked.bit_count() if card == BARRICADE else 0
            if left < 0:
                raise PositionError(f"there are only {count(s.in_play, card)} cards '{CARDS[card]}'")
            s.deck -= (count(s.deck, card) - left) * one(card)
        s.deck_count = sum(count(s.deck, card) for card in range(N_CARDS))
        s.hidden = s.deck + sum(s.hands)

    def memory(self, s: State) -> None:
        spotted = self.words("spotted")
        if len(spotted) not in {0, s.players}:
            raise PositionError(f"spotted: write {s.players} spaces, - for a seat that was never caught")
        for seat, word in enumerate(spotted):
            s.spotted[seat] = 0 if word == "-" else 1 + self.space("spotted", word)
        if last := self.lines.pop("last", ""):
            s.last = _last(last)
        s.reshuffles = self.number("reshuffles", 0, 0, MOST)
        s.fresh = self.multiset("fresh", self.words("fresh"))
        for seat, hand in enumerate(self.hands("kept", s.players)):
            s.kept[seat] = hand
        s.stale = sum(s.kept)
        marks = self.words("trail")
        if len(marks) > TRAIL or (not s.reshuffles and (marks or s.fresh or s.stale)):
            raise PositionError(
                "trail, kept and fresh are what is remembered of a reshuffle; write 'reshuffles: 1' too"
            )
        for k, word in enumerate(marks):
            seat_word, _, card = word.partition(":")
            if seat_word not in self.seats(s):
                raise PositionError(f"trail: '{word}': write a seat for a draw, seat:card for a card that was shown")
            s.trail[k] = 16 * int(seat_word) + (1 + self.card("trail", card) if card else 0)
        s.trail_count = len(marks)


def _last(text: str) -> int:
    """An action as the record remembers it; a draw does not tell its card."""
    if text == "draw:?":
        return -1 - O_DRAWN
    try:
        is_chance, action = read(text)
    except UnreadableMove as error:
        raise PositionError(f"last: {error}") from None
    return -1 - number_of(action) if is_chance else 1 + number_of(action)
