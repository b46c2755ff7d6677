"""Positions as the specification gives them: maps, hands and pawns; what is legal there, and moves as text."""

from typing import Any

from facedown.engine.game import CHANCE, CLOCK
from facedown.engine.play import bits_of
from facedown.games.myst.rules.actions import WORDS
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import (
    ALL_CARDS,
    CARD,
    CELL,
    KEY_CELLS,
    LANDMARKS,
    N_CELLS,
    TEAMS,
    cards_in,
    cells_in,
)
from facedown.games.myst.rules.placing import legal_cells
from facedown.games.myst.rules.racing import next_step
from facedown.games.myst.rules.rules import actors, apply, legal
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import KEY_PICK, PHASES, PRE, State
from facedown.games.myst.rules.walking import end_race
from facedown.games.myst.text.notation import read, write

MAP1 = "bbbbbyyyyy bbbbbyyyyy bbbbbyyyyy bbbbyyyyyy bbbbyyyyyy bbbyyyyyyy"
MAP2 = " ".join(["bbbbbyyyyy"] * 6)
HB = "gears-5 rocket-4 clock-3 cabin-2 book-1"
HY = "rocket-5 library-4 ship-3 planetarium-2 book-2"
BLUE, YELLOW = 0, 1


def card_mask(words: str) -> int:
    """`gears-5 book-1` as a set of cards."""
    return sum(1 << CARD[word] for word in words.split())


def some(words: str) -> set[str]:
    return set(words.split())


class Table:
    """A game on the plain twin, driven by written moves."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def who(self) -> str:
        return TEAMS[self.state.who]

    @property
    def counts(self) -> tuple[int, int]:
        return self.state.cells[0].bit_count(), self.state.cells[1].bit_count()

    def hand(self, team: int) -> list[str]:
        return cards_in(self.state.hands[team])

    def touching(self, team: int) -> set[str]:
        """legal(t) of M-46."""
        return set(cells_in(legal_cells(self.state, team)))

    def base(self, landmark: str) -> str:
        return ("", *TEAMS)[self.state.base[LANDMARKS.index(landmark)]]

    def top(self, landmark: str) -> int:
        return self.state.top[LANDMARKS.index(landmark)]

    def legal(self, seat: int | None = None, verb: str = "") -> set[str]:
        """What is offered now; only the names after a verb if one is given."""
        who = actors(self.state)
        if seat is None:
            seat = CHANCE if who == CHANCE else who.bit_length() - 1
        mask = [0] * WORDS
        legal(self.state, seat, mask)
        found = {write(seat, action) for action in bits_of(mask)}
        return {text.partition(":")[2] for text in found if text.startswith(f"{verb}:")} if verb else found

    def do(self, texts: str) -> "Table":
        """Moves and outcomes in their order; `blue book` names the team where several may act."""
        seat: int | None = None
        for text in texts.split():
            if text in TEAMS:
                seat = TEAMS.index(text)
                continue
            is_chance, action = read(text)
            who = actors(self.state)
            if text == "time_up":
                apply(self.state, CLOCK, action)
                continue
            acting = CHANCE if is_chance else who.bit_length() - 1 if seat is None else seat
            assert acting == who if is_chance else who >> acting & 1, f"{text}: to act: {who}"
            assert text in self.legal(acting), f"{text} is not among {sorted(self.legal(acting))}"
            apply(self.state, acting, action)
            seat = None
        return self


def dealt(blue: str = HB, yellow: str = HY, young: str = "blue", **options: Any) -> Table:
    """Cards are dealt; the secret picks come next."""
    s = setup(MystOptions.of(youngest_team=young, **options))
    s.hands = [card_mask(blue), card_mask(yellow)]
    s.held = [5, 5]
    s.deck = ALL_CARDS & ~(s.hands[0] | s.hands[1])
    s.phase = KEY_PICK
    return Table(s)


def race(blue: str, yellow: str, driver: str = "alternate", **options: Any) -> Table:
    """A race in which these cells are covered; the first team is to act where teams alternate."""
    hands = {key: options.pop(key) for key in ("blue_cards", "yellow_cards") if key in options}
    t = dealt(hands.get("blue_cards", HB), hands.get("yellow_cards", HY), race_driver=driver, **options)
    for team, words in enumerate((blue, yellow)):
        cover(t.state, team, words)
    t.state.who = t.state.young
    next_step(t.state)
    return t


def cover(s: State, team: int, words: str) -> None:
    for word in words.split():
        s.cells[team] |= 1 << CELL[word]
        if CELL[word] in KEY_CELLS:
            landmark = KEY_CELLS.index(CELL[word])
            s.base[landmark] = 1 + team
            s.first_key[team] = s.first_key[team] or 1 + landmark


def full(board: str = MAP1, missing: str = "", **options: Any) -> Table:
    """A map before the number of turns is spun; Blue began with the gears, Yellow with the rocket."""
    hands = {key: options.pop(key) for key in ("blue_cards", "yellow_cards") if key in options}
    driver = options.pop("driver", "alternate")
    t = dealt(hands.get("blue_cards", HB), hands.get("yellow_cards", HY), race_driver=driver, **options)
    letters = board.replace(" ", "")
    for team in range(2):
        names = [name for name in cells_in((1 << N_CELLS) - 1) if letters[CELL[name]] == "by"[team]]
        cover(t.state, team, " ".join(name for name in names if name not in missing.split()))
    t.state.first_key = [1 + LANDMARKS.index("gears"), 1 + LANDMARKS.index("rocket")]
    t.state.who = t.state.young
    if missing:
        next_step(t.state)
    else:
        end_race(t.state)
    return t


def explore(blue: str, yellow: str, mover: str, spin: int, board: str = MAP1, **options: Any) -> Table:
    """E-state of part 9."""
    t = full(board, **options)
    s = t.state
    s.turns, s.round, s.leader = 8, 2, TEAMS.index(mover)
    s.pawns = [CELL[blue], CELL[yellow]]
    s.who, s.spin, s.phase = TEAMS.index(mover), spin, PRE
    s.steps = s.moved = s.jumped = 0
    return t
