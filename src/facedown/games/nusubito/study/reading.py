"""Reads a game of Nusubito by playing it again: what each turn was, and what the Mist could know at that moment."""

from collections.abc import Sequence

import msgspec

from facedown.engine.bits import id_of, popcount
from facedown.engine.game import CHANCE
from facedown.games.nusubito.rules import state as codes
from facedown.games.nusubito.rules.actions import RESIGN
from facedown.games.nusubito.rules.endings import thief_of
from facedown.games.nusubito.rules.finish import completable
from facedown.games.nusubito.rules.mist import in_pool
from facedown.games.nusubito.rules.pieces import N_COURT, N_HEALER_TRIOS, TEMPLE_NAMES
from facedown.games.nusubito.rules.rules import apply
from facedown.games.nusubito.rules.setup import begin
from facedown.games.nusubito.rules.state import M_DAY, M_NIGHT, MARK_COLUMN, MARK_TEMPLE, T_DAY, T_NIGHT, State
from facedown.games.nusubito.study.facts import (
    CAUGHT,
    DRAWN,
    FOUND,
    MISSED,
    MIST_RESIGNS,
    MISTAKEN,
    SAVED,
    STUCK,
    THIEF_RESIGNS,
    Hunt,
    Night,
    Turn,
)
from facedown.games.nusubito.study.odds import odds_of_the_mist
from facedown.games.nusubito.text.notation import split

SPECIALS = {codes.NO_SPECIAL: "", codes.DART: "dart", codes.COIN: "coin"}
ENDED = {
    codes.FOUND: FOUND, codes.MISSED: MISSED, codes.CAUGHT: CAUGHT, codes.MISTAKEN: MISTAKEN,
    codes.RESIGNED_BY_THIEF: THIEF_RESIGNS, codes.RESIGNED_BY_MIST: MIST_RESIGNS, codes.DRAWN: DRAWN,
}  # fmt: skip
MANY = 99  # Darts, more than anything costs


def read_hunt(state: State, actions: Sequence[tuple[int, int]]) -> Hunt:
    """Reads the facts of the game that has just ended; `actions` are those since it began, as (seat, action)."""
    reader = _Reader(as_dealt(state))
    for seat, action in actions:
        if seat != CHANCE:
            reader.step(seat, action)
    return reader.told()


def as_dealt(state: State) -> State:
    """Builds the first position of the game that is played, or was played last."""
    s = state.copy()
    game = s.game
    s.thief = thief_of(s, game)
    s.result[game] = s.where[game] = s.treasures[game] = 0
    begin(s)
    return s


class _Reader:
    def __init__(self, state: State) -> None:
        self.s = state
        self.turns: list[Turn] = []
        self.nights: list[Night] = []
        self.acts: list[str] = []
        self.odds: list[float] = []  # of the temples, at the last publication
        self.under = 0  # temples on which an upright Seeker stood in the present turn of the Mist
        self.stuck = ""
        self.claim = -1.0
        self.capture = -1.0
        self.look_for_stuck()

    def step(self, seat: int, action: int) -> None:
        s, phase = self.s, self.s.phase
        verb, rest = split(action)
        if action == RESIGN:
            apply(s, seat, action)
        elif phase == T_DAY:
            self.thief_by_day(seat, action, verb)
        elif phase == T_NIGHT:
            self.thief_by_night(seat, action)
        elif phase == M_DAY:
            self.mist_by_day(seat, action, verb, rest)
        else:
            self.mist_by_night(seat, action, verb, rest)

    def thief_by_day(self, seat: int, action: int, verb: str) -> None:
        s = self.s
        before = s.copy()
        apply(s, seat, action)
        if s.phase == T_DAY:
            return
        if verb == "treasure":
            self.claim = hope(s)
        if self.stuck:  # no turn was possible
            return
        turn = Turn(
            day=before.day,
            round=before.round,
            special=SPECIALS.get(before.special, "rod"),
            sacrifice=before.sacrificed > 0,
            points=before.points,
            struck=popcount(before.fell),
            spent=before.pub_darts + (before.special == codes.DART) - before.darts,
            darts=s.darts,
            hand=popcount(s.hand),
            treasures=treasures(s),
        )
        if s.phase == M_DAY:
            self.odds = odds_of_the_mist(s)
            turn = msgspec.structs.replace(turn, possible=possible(self.odds), share=self.odds[s.at])
            self.under, self.acts = upright_on_temples(s), []
        self.turns.append(turn)

    def mist_by_day(self, seat: int, action: int, verb: str, rest: int) -> None:
        s = self.s
        if verb == "capture":
            self.capture = self.odds[rest]
        elif verb != "end":
            self.acts.append(_mist_action(s, verb, rest))
        idle, at = s.left if verb == "end" else 0, s.at
        apply(s, seat, action)
        if s.phase == M_DAY:
            self.under |= upright_on_temples(s)
        else:
            best = max((t for t in range(9) if self.under >> t & 1), key=self.odds.__getitem__, default=-1)
            self.turns[-1] = msgspec.structs.replace(
                self.turns[-1],
                acts=self.acts,
                idle=idle,
                best=self.odds[best] if best >= 0 else 0.0,
                there=best == at,
                empty=empty_pools(s),
            )
            self.look_for_stuck()

    def thief_by_night(self, seat: int, action: int) -> None:
        s = self.s
        apply(s, seat, action)
        if s.phase == T_NIGHT:
            return
        before, self.odds = self.odds, odds_of_the_mist(s)
        actions = [_night_verb(action - 1) for action in s.night_actions if action]
        self.nights.append(Night(s.day, actions, _revealed(s.marker), possible(before), possible(self.odds)))
        self.acts = []

    def mist_by_night(self, seat: int, action: int, verb: str, rest: int) -> None:
        s = self.s
        if verb != "end":
            self.acts.append(_mist_action(s, verb, rest))
        idle = s.left if verb == "end" else 0
        apply(s, seat, action)
        if s.phase != M_NIGHT:
            self.nights[-1] = msgspec.structs.replace(self.nights[-1], acts=self.acts, idle=idle)
            self.look_for_stuck()

    def look_for_stuck(self) -> None:
        if self.s.stage == codes.STUCK or self.s.result[self.s.game] == codes.TRAPPED:
            self.stuck = wanting(self.s)

    def told(self) -> Hunt:
        s = self.s
        result = s.result[s.game]
        ending = ENDED.get(result, "")
        if self.stuck and result in {codes.MISSED, codes.CONCEDED, codes.TRAPPED}:
            ending = STUCK[self.stuck]
        elif self.stuck and result == codes.FOUND:
            ending = SAVED
        return Hunt(
            game=1 + s.game,
            thief=s.thief,
            ending=ending,
            treasure=TEMPLE_NAMES[s.treasures[s.game] - 1],
            where=TEMPLE_NAMES[s.where[s.game] - 1],
            days=s.day,
            claim=self.claim,
            capture=self.capture,
            turns=self.turns,
            nights=self.nights,
        )


def wanting(s: State) -> str:
    """Says what a stuck Thief would need to go on (N-414, N-1212)."""
    rich = s.copy()
    rich.darts = MANY
    if completable(rich):
        return "Darts"
    rich.bolsters = 0
    return "Bolsters" if completable(rich) else "Coins"


def treasures(s: State) -> int:
    """Counts the temples where the treasure can be, by the Rods that the Thief has seen (N-1102)."""
    return _left(s.looked & 7, s.row) * _left(s.looked >> 3, s.column)


def _left(looked: int, green: int) -> int:
    return 1 if looked >> (green - 1) & 1 else 3 - popcount(looked)


def hope(s: State) -> float:
    """Computes the chance of a claim on the Thief's temple, by what he knows himself (N-1206)."""
    for looked, green, line in ((s.looked & 7, s.row, s.at // 3), (s.looked >> 3, s.column, s.at % 3)):
        if line != green - 1 and (looked >> line & 1 or _left(looked, green) == 1):
            return 0.0
    return 1 / treasures(s)


def possible(odds: list[float]) -> int:
    return sum(share > 0 for share in odds)


def upright_on_temples(s: State) -> int:
    return (s.seekers & ~s.down) >> N_COURT


def empty_pools(s: State) -> list[int]:
    return [level for level in range(3) if in_pool(s, level) == 0]


def _night_verb(number: int) -> str:
    """Names a night action of the Thief, of which the record keeps the number."""
    return split(id_of(number))[0]


def _revealed(marker: int) -> str:
    if not marker:
        return ""
    return "temple" if marker >= MARK_TEMPLE else "column" if marker >= MARK_COLUMN else "row"


def _mist_action(s: State, verb: str, rest: int) -> str:
    """Names an action of the Mist, with the level of who acts where it matters (N-1208)."""
    if verb == "move":
        cell = 1 << rest // N_COURT
        return "healer" if s.healers & cell else "builder" if s.builders & cell else "seeker"
    if verb == "upgrade":
        return "upgrade healers" if rest < 3 * N_HEALER_TRIOS else "upgrade builders"
    if verb == "raise":
        return "raise healer" if s.healers >> rest & 1 else "raise builder"
    if verb == "bolster":
        return "move bolster" if rest % 10 else "bolster"
    return verb
