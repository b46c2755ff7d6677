"""Written positions that show much of each game; the pictures in the docs are drawn from them."""

from typing import Any

from facedown.cli.terminal.table import Table
from tests.cli.pictures import at, do, table_of
from tests.games.myst.helpers import HB, HY, MAP1

TRICK = """options: players=4
phase: trick
terms: wolf d0 y r 3
team: 1+2
leader: 1
trick: b5 b9 y2
hand 0: b3 b1 r1 r8 y13 g1
hand 1: b2 b4 b6 b7 b8
hand 2: g2 g3 g4 g5 g6
hand 3: r2 r3 r4 r5 r6
tricks: 4 2 2 1
loot: b1 | - | - | -
"""
STOREY = "storey 1.1: 1,0 {}; 2,0 {}; 2,1 {}; 3,1 {}; 3,0 {}; 3,-1 {}\n"
FOUND = STOREY.format("corridor up", "mantis", "corridor", "gargoyle up", "exit", "corridor") + "hero: 1,0\n"
CLAIM = "phase: thief_day\nturn: 1.2\nat: A1\ncoins: 1.1L=A1\ndarts: 2\nbase: last_coin\ntreasure: {}\n"
CAPTURE = (
    "phase: mist_day\nturn: 1.2\npawns: C1:S E1:S\nat: C1\ncoins: 1.1L=A1 1.2L=C1\ndarts: 1\ntreasure: E5\nleft: 1\n"
    "base: last_coin\n"
)
COURT = """phase: thief_day
turn: 2.2
pawns: A1:S B1:H C2:Bd D2:S B3:H C3:Sd
at: A1
coins: 1.1L=E1 1.2S=E5 1.2L=C5 2.1L=A1
bolsters: E3
darts: 4
treasure: E5
looked: 1 A
base: last_coin
"""
CHASE = """phase: act
active: 0
turns: 4
pawns: H7 G4 S3 I5
holder: 1
rolled: 4
points: 2
hands: blind_spot smoke shove / grapple smoke / shove / the_burner smoke grapple
smoke: C3 D3
lasers: F7-G7
barricades: S2
"""
CARDS = f"cards: {HB} / {HY}"
ISLAND = f"""phase: pre
who: blue
first: blue
{CARDS}
board: {" / ".join(MAP1.split())}
keys: gears rocket
turns: 8
round: 3
leader: blue
spin: 3
pawns: G2 E3
"""


def trick(**more: Any) -> Table:
    return at("nyet", TRICK, players=4, **more)


def storey(position: str = FOUND, seat: int = 1) -> Table:
    return at("shy_monsters", position, seat)


def second_turn() -> Table:
    """The Thief has looked at Rod 3, which is red, and makes his second turn."""
    return do(table_of("nusubito", max_days=9, mist_aid="off", thief_aid="off"),
              "leap:A3 rod:3 lay end move:D2-D1 move:C4-B5 end leap:C3")  # fmt: skip


def court(position: str = COURT, seat: int = 0) -> Table:
    return at("nusubito", position, seat)


def museum(position: str = CHASE, seat: int = 0, **options: Any) -> Table:
    players = len(next(line for line in position.splitlines() if line.startswith("pawns:")).split()) - 1
    chosen = {"players": players, "layout": "matinee", **options}
    said = " ".join(f"{name}={str(value).lower()}" for name, value in chosen.items())
    return at("hyst", f"options: {said}\n{position}", seat, **chosen)


def island(position: str = ISLAND, seat: int = 0, **options: Any) -> Table:
    return at("myst", f"options: race_driver=alternate\n{position}", seat, **{"race_driver": "alternate", **options})


DOCS = {"shy_monsters": storey, "nusubito": second_turn, "hyst": museum, "myst": island}
