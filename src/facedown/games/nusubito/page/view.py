"""Makes what a page or a terminal draws of Nusubito from a redacted record, and from nothing else."""

import msgspec

from facedown.engine.game import is_in
from facedown.games.nusubito.page.aids import likely_temples
from facedown.games.nusubito.page.cautions import Cautions, cautions
from facedown.games.nusubito.page.notes import notes
from facedown.games.nusubito.page.turn_view import Turn, night_actions, turn_view
from facedown.games.nusubito.rules.endings import returns, thief_of, thief_won
from facedown.games.nusubito.rules.mist import RAISING, in_pool, stream
from facedown.games.nusubito.rules.pieces import (
    CELL_NAMES,
    LEVELS,
    N_CELLS,
    N_COURT,
    READING,
    RODS,
    TEMPLE_NAMES,
    names,
    temple_names,
)
from facedown.games.nusubito.rules.rules import actors
from facedown.games.nusubito.rules.state import (
    DRAWN,
    OVER,
    PHASES,
    RESULTS,
    ROUNDS,
    START,
    T_DAY,
    T_NIGHT,
    State,
    coins_on_table,
    is_open,
    slot_text,
    upright,
)
from facedown.games.nusubito.text.published import (
    colour,
    level_at,
    marker_text,
)
from facedown.words import Message


class Pawn(msgspec.Struct, frozen=True):
    cell: str
    level: str  # healer, builder, seeker
    price: int  # Darts, while it stands
    raising: int  # points by night to make it the next level; 0 for a Seeker
    travels: bool  # goes by streams
    down: bool
    used: bool


class Coin(msgspec.Struct, frozen=True):
    slot: str
    face: str  # nothing if the viewer does not know
    taken: bool  # marked by the Thief to be taken back in this turn


class Rod(msgspec.Struct, frozen=True):
    name: str
    looked: bool
    colour: str  # green, red; nothing if the viewer does not know


class Result(msgspec.Struct, frozen=True):
    """Says how a game of the match ended."""

    game: int
    thief: int
    result: str
    winner: int  # -1: drawn
    thief_at: str
    treasure: str


class View(msgspec.Struct, frozen=True):
    seat: int  # whose sight this is; -2 spectator
    role: str  # thief, mist or watch
    thief: int
    mist: int
    phase: str
    game: int
    games: int
    day: int
    round: int  # 0 by night
    rounds: int  # of a day
    max_days: int
    pawns: list[Pawn]  # in the order of reading
    pools: list[int]  # Healers, Builders, Seekers that are left
    streams: list[list[str]]  # upright pawns that hang together, two and more
    bolsters: list[str]
    bolster_stock: int
    darts: int
    dart_pool: int
    left: int  # the Mist's actions or points
    actions: int  # of how many
    coins: list[Coin]  # on the table, oldest first
    hand_count: int
    hand: list[str]  # for the Thief; all blank for others
    rods: list[Rod]
    treasure: list[str]  # temples where the treasure can be, for all the viewer knows of Rods
    marker: str  # row:3, col:E, temple:E3 or nothing
    thief_at: str  # if the viewer knows it
    turn: Turn | None
    cautions: Cautions | None  # for the seat that acts
    mist_aid: str
    thief_aid: str
    likely: list[float]  # for all but the Thief nine shares, if the aid is on; with "possible" 1 or 0
    notes: list[Message]  # what the Thief's last turn means, if the aid is on
    results: list[Result]
    winners: list[int]  # of the match, when it is over


def view(seen: State, seat: int) -> View:
    role = "watch" if seat < 0 else "thief" if seat == seen.thief else "mist"
    own = role == "thief"
    known = own or is_open(seen)
    on_table = coins_on_table(seen)
    night = seen.round == 0
    return View(
        seat=seat,
        role=role,
        thief=seen.thief,
        mist=1 - seen.thief,
        phase=PHASES[seen.phase],
        game=seen.game + 1,
        games=seen.games,
        day=seen.day,
        round=seen.round,
        rounds=ROUNDS,
        max_days=seen.max_days,
        pawns=_pawns(seen),
        pools=[in_pool(seen, level) for level in range(3)],
        streams=streams(seen),
        bolsters=temple_names(seen.bolsters),
        bolster_stock=seen.bolster_count - seen.bolsters.bit_count(),
        darts=seen.darts,
        dart_pool=seen.darts_total - seen.darts,
        left=0 if seen.phase in {T_DAY, T_NIGHT} else seen.left,
        actions=seen.night_points if night else seen.day_actions,
        coins=[_coin(seen, k) for k in range(on_table)],
        hand_count=9 - on_table,
        hand=temple_names(seen.hand) if known else [""] * (9 - on_table),
        rods=[Rod(name, bool(seen.looked >> r & 1), colour(seen, r, own)) for r, name in enumerate(RODS)],
        treasure=_treasure(seen, own),
        marker=marker_text(seen.marker),
        thief_at=_thief_at(seen, known),
        turn=turn_view(seen) if own and seen.phase in {T_DAY, T_NIGHT} else None,
        cautions=cautions(seen) if seat >= 0 and is_in(actors(seen), seat) else None,
        mist_aid=("off", "possible", "probability")[seen.mist_aid],
        thief_aid=("off", "exposure")[seen.thief_aid],
        likely=[] if own else _likely(seen),
        notes=notes(seen) if seen.mist_aid and not own else [],
        results=[_result(seen, game) for game in range(seen.games) if seen.result[game]],
        winners=winners(seen) if seen.phase == OVER else [],
    )


def _pawns(seen: State) -> list[Pawn]:
    found = []
    for cell in sorted(range(N_CELLS), key=READING.__getitem__):
        level = level_at(seen, cell)
        if level >= 0:
            down, used = bool(seen.down >> cell & 1), bool(seen.used >> cell & 1)
            travels = level == (2 if cell >= N_COURT else 0)  # N-419
            found.append(
                Pawn(CELL_NAMES[cell], LEVELS[level], 0 if down else level, RAISING[level], travels, down, used)
            )
    return found


def streams(seen: State) -> list[list[str]]:
    left, found = upright(seen), []
    for cell in sorted(range(N_CELLS), key=READING.__getitem__):
        if left >> cell & 1:
            whole = stream(seen, cell) | 1 << cell
            left &= ~whole
            if whole != 1 << cell:
                found.append(names(whole))
    return found


def _coin(seen: State, k: int) -> Coin:
    slot = seen.slot[k]
    taken = (seen.taken == slot and seen.phase == T_DAY) or (
        seen.phase == T_NIGHT and f"coin:{slot_text(slot)}" in night_actions(seen)
    )
    return Coin(slot_text(slot), TEMPLE_NAMES[seen.coin[k] - 1] if seen.coin[k] else "", taken)


def _treasure(seen: State, own: bool) -> list[str]:
    def may(rod: int) -> bool:
        return colour(seen, rod, own) != "red" and not (
            (seen.row if rod < 3 else seen.column) and colour(seen, rod, own) != "green"
        )

    return [name for t, name in enumerate(TEMPLE_NAMES) if may(t // 3) and may(3 + t % 3)]


def _thief_at(seen: State, known: bool) -> str:
    if known:
        return TEMPLE_NAMES[seen.at]
    if seen.base == START and not seen.turns:
        return TEMPLE_NAMES[4]
    kind, _, name = marker_text(seen.marker).partition(":")
    return name if kind == "temple" else ""


def _likely(seen: State) -> list[float]:
    if not seen.mist_aid or is_open(seen):
        return []
    shares = likely_temples(seen)
    return [float(share > 0) for share in shares] if seen.mist_aid == 1 else [round(share, 4) for share in shares]


def _result(seen: State, game: int) -> Result:
    thief = thief_of(seen, game)
    result = seen.result[game]
    return Result(
        game=game + 1,
        thief=thief,
        result=RESULTS[result],
        winner=-1 if result == DRAWN else thief if thief_won(seen, game) else 1 - thief,
        thief_at=TEMPLE_NAMES[seen.where[game] - 1],
        treasure=TEMPLE_NAMES[seen.treasures[game] - 1],
    )


def winners(seen: State) -> list[int]:
    out = [0.0, 0.0]
    returns(seen, out)
    return [seat for seat in range(2) if out[seat] == max(out)]
