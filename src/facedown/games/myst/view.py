"""What a page or a terminal draws of MYST: made from a redacted record, and from nothing else."""

import msgspec

from facedown.games.myst.announcing import announcements
from facedown.games.myst.options import DRIVERS
from facedown.games.myst.pieces import (
    BONUS,
    CARDS,
    CELL_NAMES,
    HAND,
    KEY_CELLS,
    LANDMARK_NAMES,
    LANDMARKS,
    MOST_HANDS,
    N_BOOKS,
    N_CELLS,
    cards_in,
    cells_in,
    value_of,
)
from facedown.games.myst.placing import is_cut_off, legal_cells
from facedown.games.myst.scoring import bonus_points, switch_points, total_points, value_points, winner
from facedown.games.myst.state import ANY, OVER, PHASES, PRE, State, controller, laid, open_cells
from facedown.games.myst.walking import walks

TOPS = ("bare", "covered", "settled")


class Landmark(msgspec.Struct, frozen=True):
    id: str
    name: str
    key: str  # its Key cell
    base: int  # team that laid the Key Piece in the race, or -1
    top: str  # bare, covered (by the other team's Key Piece) or settled
    controller: int
    at_stake: int  # points for the viewer's own team if it controls this; 0 for those who watch


class Team(msgspec.Struct, frozen=True):
    pieces: int
    switches: int
    landmarks: int  # that it controls
    cards: list[str | None]  # five slots: nothing for a played Book, and for cards that the viewer does not know
    held: int
    pawn: str
    first_key: str
    books_played: int
    book_pending: bool
    cut_off: bool
    covered_tray: bool  # the other team's head start is not over
    hands: int  # in a simulated race
    picked: bool  # has made its secret choice
    touching: list[str]  # cells where it may lay


class Flipped(msgspec.Struct, frozen=True):
    """A step of the scoring: switches if there is no card."""

    team: int
    card: str
    points: int
    bonus: int
    total: int


class Result(msgspec.Struct, frozen=True):
    switches: list[int]
    values: list[int]
    bonuses: list[int]
    totals: list[int]
    winner: int  # -1: a draw
    resigned: int  # team, or -1
    order: list[Flipped]
    undealt: list[str]  # if they are shown
    race_seconds: float  # of a simulated race


class View(msgspec.Struct, frozen=True):
    seat: int  # whose sight this is; -2 spectator
    phase: str
    driver: str
    first_team: int  # -1 while nobody knows
    deciding: int  # team, or -1
    cells: str  # b, y or . for each cell, row by row
    open: int
    landmarks: list[Landmark]
    teams: list[Team]
    pick: str  # the viewer's own secret choice
    asked_hand: int  # of the viewer's team, from 1; 0: none is asked
    intents: list[str]  # of the viewer's own hands: any, a cell, or nothing
    flipped: bool  # the board is a grid without a picture
    turns: int
    turns_sector: int
    round: int
    leader: int  # -1 before the walk
    last_turn: bool  # nobody answers it
    spin: int
    sector: int
    steps_left: int
    reach: list[str]  # where the pawn that is to move can walk
    result: Result | None


def view(seen: State, seat: int) -> View:
    own = seat if seat >= 0 else None
    walking = seen.round > 0
    deciding = PHASES[seen.phase] not in {"key_pick", "race", "over"} and seen.phase > PHASES.index("key_pick")
    return View(
        seat=seat,
        phase=PHASES[seen.phase],
        driver=DRIVERS[seen.driver],
        first_team=-1 if seen.phase <= PHASES.index("youngest") and seen.ask_young else seen.young,
        deciding=seen.who if deciding or (PHASES[seen.phase] == "race" and DRIVERS[seen.driver] != "live") else -1,
        cells="".join(
            "b" if seen.cells[0] >> k & 1 else "y" if seen.cells[1] >> k & 1 else "." for k in range(N_CELLS)
        ),
        open=open_cells(seen).bit_count(),
        landmarks=[_landmark(seen, landmark, own) for landmark in range(len(LANDMARKS))],
        teams=[_team(seen, team, own) for team in range(2)],
        pick=LANDMARKS[seen.pick[own] - 1] if own is not None and seen.pick[own] else "",
        asked_hand=seen.asked - MOST_HANDS * seat + 1 if PHASES[seen.phase] == "intent" and seat == seen.who else 0,
        intents=[] if own is None else [_intent(seen, MOST_HANDS * own + k) for k in range(seen.hand_count[own])],
        flipped=bool(seen.flipped),
        turns=seen.turns,
        turns_sector=seen.turns_sector,
        round=seen.round,
        leader=seen.leader if walking else -1,
        last_turn=walking and seen.round == seen.turns and seen.who != seen.leader,
        spin=seen.spin,
        sector=seen.sector,
        steps_left=seen.spin - seen.steps if seen.phase == PRE else 0,
        reach=cells_in(walks(seen, seen.who)) if seen.phase == PRE and not seen.pass_by else [],
        result=_result(seen) if seen.phase == OVER else None,
    )


def _landmark(seen: State, landmark: int, own: int | None) -> Landmark:
    base = seen.base[landmark] - 1
    stake = 0
    if own is not None:
        stake = value_of(seen.hands[own], landmark)
        if base in {-1, own} and (stake or seen.free_bonus):
            stake += BONUS
    return Landmark(
        id=LANDMARKS[landmark],
        name=LANDMARK_NAMES[landmark],
        key=CELL_NAMES[KEY_CELLS[landmark]],
        base=base,
        top=TOPS[seen.top[landmark]],
        controller=controller(seen, landmark),
        at_stake=stake,
    )


def _team(seen: State, team: int, own: int | None) -> Team:
    known = team == own or seen.phase == OVER
    cards: list[str | None] = [*cards_in(seen.hands[team])] if known else []
    key = seen.first_key[team]
    return Team(
        pieces=laid(seen, team),
        switches=switch_points(seen, team),
        landmarks=sum(controller(seen, landmark) == team for landmark in range(len(LANDMARKS))),
        cards=cards + [None] * (HAND - len(cards)),
        held=seen.held[team],
        pawn=CELL_NAMES[seen.pawns[team]] if seen.pawns[team] >= 0 else "",
        first_key=LANDMARKS[key - 1] if key else "",
        books_played=sum(seen.played[k] == 1 + team for k in range(N_BOOKS)),
        book_pending=bool(seen.pending[team]),
        cut_off=bool(seen.cells[team]) and is_cut_off(seen, team),
        covered_tray=bool(seen.closed >> team & 1),
        hands=seen.hand_count[team],
        picked=bool(seen.picked >> team & 1),
        touching=cells_in(open_cells(seen) if seen.pending[team] else legal_cells(seen, team)),
    )


def _intent(seen: State, hand: int) -> str:
    intent = seen.intents[hand]
    return CELL_NAMES[intent - ANY - 1] if intent > ANY else "any" if intent else ""


def _result(seen: State) -> Result:
    return Result(
        switches=[switch_points(seen, team) for team in range(2)],
        values=[value_points(seen, team) for team in range(2)],
        bonuses=[bonus_points(seen, team) for team in range(2)],
        totals=[total_points(seen, team) for team in range(2)],
        winner=winner(seen),
        resigned=seen.resigned - 1,
        order=[
            Flipped(flip.team, CARDS[flip.card] if flip.card >= 0 else "", flip.points, flip.bonus, flip.total)
            for flip in announcements(seen)
        ],
        undealt=cards_in(seen.deck),
        race_seconds=seen.time / 1_000_000,
    )
