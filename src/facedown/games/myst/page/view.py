"""Makes what a page or a terminal draws of MYST from a redacted record, and from nothing else."""

import msgspec

from facedown.games.myst.page.announcing import announcements
from facedown.games.myst.page.odds import Notes, notes
from facedown.games.myst.page.ways import Way, choice_at, spin_chance, steps_to_keys, ways
from facedown.games.myst.rules.options import DRIVERS
from facedown.games.myst.rules.pieces import (
    CARDS,
    CELL_NAMES,
    HAND,
    KEY_CELLS,
    LANDMARK_AT,
    LANDMARK_NAMES,
    LANDMARKS,
    LOWEST_VALUE,
    MOST_HANDS,
    N_BOOKS,
    VALUES,
    cards_in,
    cards_of,
    cells_in,
    value_of,
)
from facedown.games.myst.rules.placing import is_cut_off, legal_cells
from facedown.games.myst.rules.scoring import (
    bonus_of,
    bonus_points,
    gain,
    switch_points,
    total_points,
    value_points,
    winner,
)
from facedown.games.myst.rules.state import ACT, ANY, KEY_PICK, OVER, PHASES, PRE, State, controller, laid, open_cells
from facedown.games.myst.text.position import board_text

TOPS = ("bare", "covered", "settled")


class Landmark(msgspec.Struct, frozen=True):
    id: str
    name: str
    key: str  # its Key cell
    base: int  # team that laid the Key Piece in the race, or -1
    top: str  # bare, covered (by the other team's Key Piece) or settled
    controller: int
    at_stake: int  # points for the viewer's own team if it controls this; 0 for those who watch
    values: list[int]  # of the viewer's own cards
    key_actions: list[str]  # what Blue's and Yellow's pawn could do on the Key cell: lay, remove or nothing
    steps: list[int]  # from Blue's and Yellow's pawn; -1: there is no way, or nobody walks yet
    one_spin: list[float]  # chance that the next spin is enough for it


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


class KeyAction(msgspec.Struct, frozen=True):
    """Says what is asked on a Key cell, and what it would mean."""

    verb: str  # lay or remove
    landmark: str
    controller: int  # afterwards: the team that is asked
    points: int  # that its own team would gain by it; 0 for everybody else


class Flipped(msgspec.Struct, frozen=True):
    """Describes a step of the scoring: switches if there is no card."""

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
    points: int  # of the viewer's team, if the game ended now; during the walk
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
    reach: list[Way]  # where the pawn that is to move can walk
    key_action: KeyAction | None
    notes: Notes | None  # of the viewer's own team, while the other hand is secret
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
        cells=board_text(seen),
        open=open_cells(seen).bit_count(),
        landmarks=_landmarks(seen, own),
        teams=[_team(seen, team, own) for team in range(2)],
        points=total_points(seen, own) if own is not None and walking else 0,
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
        reach=ways(seen),
        key_action=_key_action(seen, own) if seen.phase == ACT else None,
        notes=notes(seen, own) if own is not None and KEY_PICK <= seen.phase < OVER else None,
        result=_result(seen) if seen.phase == OVER else None,
    )


def _landmarks(seen: State, own: int | None) -> list[Landmark]:
    steps = list(zip(*(steps_to_keys(seen, team) for team in range(2)), strict=True))
    return [_landmark(seen, landmark, own, list(steps[landmark])) for landmark in range(len(LANDMARKS))]


def _landmark(seen: State, landmark: int, own: int | None, steps: list[int]) -> Landmark:
    base = seen.base[landmark] - 1
    stake = 0
    if own is not None:
        stake = value_of(seen.hands[own], landmark)
        if base in {-1, own}:
            stake += bonus_of(seen, own, landmark)
    return Landmark(
        id=LANDMARKS[landmark],
        name=LANDMARK_NAMES[landmark],
        key=CELL_NAMES[KEY_CELLS[landmark]],
        base=base,
        top=TOPS[seen.top[landmark]],
        controller=controller(seen, landmark),
        at_stake=stake,
        values=[] if own is None else _values(seen.hands[own], landmark),
        key_actions=[choice_at(seen, team, landmark) for team in range(2)],
        steps=steps,
        one_spin=[spin_chance(number) for number in steps],
    )


def _values(hand: int, landmark: int) -> list[int]:
    return [LOWEST_VALUE + k for k in range(VALUES) if cards_of(hand, landmark) >> k & 1]


def _key_action(seen: State, own: int | None) -> KeyAction:
    landmark = LANDMARK_AT[seen.pawns[seen.who]]
    return KeyAction(
        verb=choice_at(seen, seen.who, landmark),
        landmark=LANDMARKS[landmark],
        controller=seen.who,
        points=gain(seen, seen.who, landmark) if own == seen.who else 0,
    )


def _team(seen: State, team: int, own: int | None) -> Team:
    known = team == own or seen.phase == OVER or (own is None and seen.shown_to_all)
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
