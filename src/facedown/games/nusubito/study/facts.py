"""Notes a game of Nusubito, turn by turn, and answers the small questions that the charts ask of it."""

import msgspec

from facedown.games.nusubito.rules.pieces import CENTRE, TEMPLE, TEMPLE_NAMES

# How games end (N-601). A stuck Thief's last claim is counted where it leads.
FOUND, MISSED, CAUGHT, MISTAKEN = "treasure found", "treasure missed", "Thief caught", "wrong capture"
SAVED = "last claim of a stuck Thief is right"
STUCK = {"Coins": "stuck, no Coin fits", "Darts": "stuck for Darts", "Bolsters": "stuck behind Bolsters"}
THIEF_RESIGNS, MIST_RESIGNS, DRAWN = "Thief resigns", "Mist resigns", "drawn"
ENDINGS = (FOUND, SAVED, MISTAKEN, MIST_RESIGNS, CAUGHT, MISSED, *STUCK.values(), THIEF_RESIGNS, DRAWN)
WON_BY_THIEF = {FOUND, SAVED, MISTAKEN, MIST_RESIGNS}


class Turn(msgspec.Struct, frozen=True):
    """Notes a day turn of the Thief, and the Mist's answer."""

    day: int
    round: int
    special: str  # dart, rod, coin or nothing
    sacrifice: bool
    points: int  # used for leaps
    struck: int  # pawns knocked down
    spent: int  # Darts paid
    darts: int  # in stock after it
    hand: int  # Coins in hand after it
    treasures: int  # temples where the treasure can be, as far as the Thief knows after it
    possible: int = 0  # temples on which the Thief can be for the Mist; 0 where the game ended with this turn
    share: float = 0.0  # of the true one among all ways to these
    acts: list[str] = []  # what the Mist did, action by action
    idle: int = 0  # actions it left
    best: float = 0.0  # chance of the likeliest temple on which an upright Seeker stood during its turn
    there: bool = False  # and he was there
    empty: list[int] = []  # levels of which no pawn is left in the pool after it


class Night(msgspec.Struct, frozen=True):
    day: int
    actions: list[str]  # of the Thief, one Action Point each
    reveal: str  # row, column, temple or nothing
    before: int  # temples on which he can be for the Mist, before it
    after: int
    acts: list[str] = []  # of the Mist
    idle: int = 0  # Action Points it left


class Hunt(msgspec.Struct, frozen=True):
    """Notes a game from the first leap to its end."""

    game: int  # 1, or 2 in a match
    thief: int  # seat
    ending: str
    treasure: str
    where: str  # the Thief, at the end
    days: int
    claim: float  # the Thief's chance, by what he knew, when he claimed; -1: he did not
    capture: float  # the Mist's chance, by its own sight, when it named a temple; -1: it did not
    turns: list[Turn]
    nights: list[Night]

    @property
    def thief_wins(self) -> float:
        return 0.5 if self.ending == DRAWN else float(self.ending in WON_BY_THIEF)

    @property
    def known_at(self) -> int:
        """The turn after which the Thief knew the treasure, from 1; 0: never."""
        return next((k for k, turn in enumerate(self.turns, 1) if turn.treasures == 1), 0)


def place(temple: str) -> str:
    """Says where a temple lies on the board (N-1214)."""
    row, column = divmod(TEMPLE[temple], 3)
    if TEMPLE[temple] == CENTRE:
        return "centre"
    return "edge" if row == 1 or column == 1 else "corner"


PLACES = tuple(dict.fromkeys(place(name) for name in TEMPLE_NAMES[4::-1]))  # from the middle outwards


def kind(turn: Turn) -> str:
    """Says what a day turn of the Thief was (N-405, N-1213)."""
    if turn.sacrifice:
        return HONEST if turn.points == 3 else BLUFF
    if turn.special:
        return {"dart": DART, "rod": ROD, "coin": COIN}[turn.special]
    return (STANDS, ONE, TWO)[turn.points]


STANDS, ONE, TWO = "claims where he stands", "one point, nothing else", "two points"
DART, ROD, COIN = "takes a Dart", "looks at a Rod", "picks up a Coin"
HONEST, BLUFF = "sacrifice, three points", "sacrifice, fewer points"
KINDS = (STANDS, ONE, TWO, DART, ROD, COIN, HONEST, BLUFF)
