"""Reads the lines of a written position of Nusubito, and refuses what cannot be (see position)."""

from collections.abc import Callable
from typing import TypeVar

from facedown.engine.bits import number_of
from facedown.engine.errors import OptionsError, PositionError, UnreadableMove
from facedown.engine.position import LONGEST, PositionLines
from facedown.games.nusubito.rules.actions import A_COIN, MOST_DAYS, WORDS
from facedown.games.nusubito.rules.endings import clear_turn
from facedown.games.nusubito.rules.options import NusubitoOptions, setup
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES, CELL, LETTERS, N_CELLS, N_COURT, RODS, TEMPLE
from facedown.games.nusubito.rules.rules import legal
from facedown.games.nusubito.rules.state import (
    CAUGHT,
    CLOSE,
    COIN,
    CONCEDED,
    DART,
    DRAWN,
    FOUND,
    LAND_ARRIVING,
    LAND_LEAVING,
    M_DAY,
    M_NIGHT,
    MEMORY,
    MISSED,
    MISTAKEN,
    RESIGNED_BY_MIST,
    RESIGNED_BY_THIEF,
    ROD,
    S_DOWN,
    START,
    STEPS,
    T_DAY,
    T_NIGHT,
    TRAPPED,
    State,
    coins_on_table,
    is_staged,
)
from facedown.games.nusubito.rules.thief import look, night_action
from facedown.games.nusubito.rules.traces import TAKEN_BY_DAY, TAKEN_BY_NIGHT, coins_after
from facedown.games.nusubito.rules.turns import LAST_LAP, stage_turn, start_thief_day
from facedown.games.nusubito.text.notation import read
from facedown.games.nusubito.text.position_words import (
    read_coin,
    read_fallen,
    read_marker,
    read_pawn,
    read_place,
    read_step,
)
from facedown.games.nusubito.text.published import level_at

WRITABLE = {"thief_day": T_DAY, "mist_day": M_DAY, "thief_night": T_NIGHT, "mist_night": M_NIGHT}
BASES = ("start", "last_coin", "no_coin")
ENDS = {
    "treasure_found": FOUND, "treasure_missed": MISSED, "thief_caught": CAUGHT, "capture_missed": MISTAKEN,
    "thief_conceded": CONCEDED, "thief_trapped": TRAPPED, "resigned_by_thief": RESIGNED_BY_THIEF,
    "resigned_by_mist": RESIGNED_BY_MIST, "drawn": DRAWN,
}  # fmt: skip
HOW_FAR = {LAND_LEAVING: "leaving", LAND_ARRIVING: "arriving", CLOSE: "close"}
T = TypeVar("T")


class Reader(PositionLines):
    def __init__(self, text: str) -> None:
        super().__init__(text, "nusubito", "Nusubito")

    def state(self) -> State:
        try:
            s = setup(NusubitoOptions.from_text(self.lines.pop("options", "").split()))
        except OptionsError as error:
            raise PositionError(f"options: {error}") from None
        self.frame(s)
        s.phase = self.one("phase", "thief_day", WRITABLE.__getitem__, ", ".join(WRITABLE))
        self.turn(s)
        self.pawns(s)
        self.thief(s)
        self.coins(s)
        self.traces(s)
        self.check_place(s)
        self.begin(s)
        self.nothing_left()
        mask = [0] * WORDS
        legal(s, s.thief if is_staged(s) else 1 - s.thief, mask)
        if not any(mask):
            raise PositionError("nobody could do anything here")
        return s

    # --- words --------------------------------------------------------------------------------------------------------

    def one(self, key: str, default: str, known: Callable[[str], T], how: str) -> T:
        word = self.lines.pop(key, default)
        try:
            return known(word)
        except (KeyError, ValueError, IndexError):
            raise PositionError(f"{key}: write {how}, not '{word}'") from None

    def many(self, key: str, known: Callable[[str], T], how: str) -> list[T]:
        words = self.lines.pop(key, "").split()
        try:
            return [known(word) for word in words]
        except (KeyError, ValueError, IndexError, UnreadableMove):
            raise PositionError(f"{key}: write {how}, not '{' '.join(words)}'") from None

    # --- parts --------------------------------------------------------------------------------------------------------

    def frame(self, s: State) -> None:
        if s.ask_thief:
            s.first_thief = self.number("thief", 0, 0, 1)
        s.game = self.number("game", 1, 1, s.games) - 1
        s.thief = s.first_thief ^ s.game
        if s.game:
            words = self.lines.pop("result", "").split()
            if len(words) != 3 or words[0] not in ENDS or words[1] not in TEMPLE or words[2] not in TEMPLE:
                raise PositionError("result: write how the first game ended, the Thief's temple and the treasure's")
            s.result[0], s.where[0], s.treasures[0] = ENDS[words[0]], 1 + TEMPLE[words[1]], 1 + TEMPLE[words[2]]

    def turn(self, s: State) -> None:
        by_night = s.phase in {T_NIGHT, M_NIGHT}
        day, dot, number = self.lines.pop("turn", "1" if by_night else "1.1").partition(".")
        if (
            not day.isdecimal()
            or len(day) > LONGEST
            or bool(dot) == by_night
            or (dot and number not in {"1", "2", "3"})
        ):
            raise PositionError("turn: write day and round, such as 2.1, and the day alone by night")
        s.day, s.round = int(day), int(number or 0)
        most = s.max_days or MOST_DAYS
        if not 1 <= s.day <= most:
            raise PositionError(f"turn: there are days 1 to {most}")
        s.laps = self.number("laps", 0, 0, 0 if s.max_days else LAST_LAP)

    def pawns(self, s: State) -> None:
        s.healers = s.builders = s.seekers = 0
        for name, pawn in self.many("pawns", read_pawn, "cells with H, B or S, then d or * where it applies"):
            bit = 1 << CELL[name]
            if (s.healers | s.builders | s.seekers) & bit:
                raise PositionError(f"pawns: two on {name}")
            if pawn[0] != "S" and CELL[name] >= N_COURT and not s.spawn_high:
                raise PositionError(f"pawns: only a Seeker stands on a temple, not what is on {name}")
            level = LETTERS.index(pawn[0])
            s.healers |= bit * (level == 0)
            s.builders |= bit * (level == 1)
            s.seekers |= bit * (level == 2)
            s.down |= bit * ("d" in pawn)
            s.used |= bit * ("*" in pawn)
        if max(pawns.bit_count() for pawns in (s.healers, s.builders, s.seekers)) > s.per_level:
            raise PositionError(f"pawns: there are {s.per_level} of each level")
        if s.used and s.phase != M_DAY:
            raise PositionError("pawns: only in a day turn of the Mist pawns have acted")
        s.bolsters = sum(1 << temple for temple in set(self.many("bolsters", TEMPLE.__getitem__, "temples")))
        if s.bolsters.bit_count() > s.bolster_count or s.bolsters & (s.healers | s.builders | s.seekers) >> N_COURT:
            raise PositionError(f"bolsters: at most {s.bolster_count}, and none beside a pawn on one temple")

    def thief(self, s: State) -> None:
        s.at = self.one("at", "C3", TEMPLE.__getitem__, "a temple")
        s.darts = self.number("darts", s.start_darts, 0, s.darts_total)
        treasure = self.one("treasure", "C3", TEMPLE.__getitem__, "a temple")
        s.row, s.column = 1 + treasure // 3, 1 + treasure % 3
        s.looked = s.noted = sum(1 << rod for rod in set(self.many("looked", RODS.index, "Rods")))
        s.marker = self.one("marker", "", read_marker, "row:3, col:E or temple:E3")

    def coins(self, s: State) -> None:
        pairs = self.many("coins", read_coin, "Coins such as 1.1L=A3")
        if not s.laps:
            pairs.sort()
        slots, faces = [slot for slot, _ in pairs], [face for _, face in pairs]
        if len(set(slots)) < len(slots) or len(set(faces)) < len(faces):
            raise PositionError("coins: every slot and every Coin once")
        now = 1 + 6 * (s.day - 1) + 2 * ((s.round or 4) - 1) + 2 * (s.phase == M_DAY)
        coming = range(now, 1 + 6 * (s.day if s.laps else MOST_DAYS))
        if any(slot in coming for slot in slots):
            raise PositionError("coins: a slot of a turn that has not been played")
        for k, (slot, face) in enumerate(pairs):
            s.slot[k], s.coin[k] = slot, 1 + face
            s.hand &= ~(1 << face)

    def traces(self, s: State) -> None:
        s.base = self.one("base", BASES[START], BASES.index, ", ".join(BASES))
        rows = [key for key in self.lines if key.startswith("trace ")]
        if len(rows) > MEMORY or rows != [f"trace {k + 1}" for k in range(len(rows))]:
            raise PositionError(f"trace: number the lines from 1, at most to {MEMORY}")
        if s.base == START:
            s.base_count = 0
        else:
            s.base_count = self.number("base_count", coins_on_table(s), 0, 9)
        count = s.base_count
        for key in rows:
            self._trace(s, key)
            count = coins_after(count, s.trail[s.turns - 1])
        if count != coins_on_table(s):
            raise PositionError(f"after the traces {count} Coins lie on the table, but {coins_on_table(s)} are written")

    def _trace(self, s: State, key: str) -> None:
        words = self.lines.pop(key).split()
        trail = 0
        try:
            for word in words:
                start, sign, ends = word.partition(">")
                if word == "sacrifice":
                    trail |= 1
                elif sign:
                    s.reach[9 * s.turns + TEMPLE[start]] = sum(1 << TEMPLE[end] for end in ends.split(","))
                else:
                    name, _, places = word.partition("=")
                    place = {"taken": TAKEN_BY_DAY, "night": TAKEN_BY_NIGHT}[name]
                    trail |= sum(1 << (read_place(number) - 1) for number in places.split("+")) << place
        except (KeyError, ValueError):
            raise PositionError(f"{key}: write sacrifice, taken=1, night=1+2 and C3>A3,E3 where they apply") from None
        s.trail[s.turns] = trail
        s.turns += 1

    def check_place(self, s: State) -> None:
        count = coins_on_table(s)
        newest = s.coin[count - 1] - 1 if count and s.slot[count - 1] % 2 == 0 else -1
        if s.base == START and not s.turns:
            if s.at != TEMPLE["C3"]:
                raise PositionError("at: before his first Coin the Thief is on C3")
        elif newest != s.at and not (s.night_current and s.hand >> s.at & 1):
            raise PositionError("at: the Thief is on the temple of his newest Coin")

    def begin(self, s: State) -> None:
        clear_turn(s)
        s.stage = s.left = 0
        s.pub_seekers = s.pub_down = s.pub_bolsters = s.pub_darts = s.pub_looked = 0
        s.start = s.at
        if s.phase == T_DAY:
            start_thief_day(s)
            if s.phase != T_DAY:
                raise PositionError("the Thief has no legal turn: the game is over")
        elif s.phase == T_NIGHT:
            stage_turn(s)
        else:
            most = s.night_points if s.phase == M_NIGHT else s.day_actions
            s.left = self.number("left", most, int(s.phase == M_NIGHT), most)
        self.shown(s)
        if s.phase == T_DAY:
            self.staged_day(s)
        elif s.phase == T_NIGHT:
            actions, s.night_actions = s.night_actions, [0, 0, 0]
            for action in filter(None, actions):
                night_action(s, action - 1)
        if last := self.lines.pop("last", ""):
            s.last = 1 + self._read(last)

    def shown(self, s: State) -> None:
        special = self.lines.pop("special", "")
        if special == "dart":
            s.special = DART
        elif special.startswith("rod:"):
            s.special = ROD + number_of(self._read(special)) - number_of(self._read("rod:1"))
        elif special:
            s.special, s.taken = COIN, 1 + number_of(self._read(special)) - A_COIN
        for start, to in self.many("fell", read_fallen, "cells, and A1>B1 for a Seeker that was thrown"):
            s.fell |= 1 << start
            if to != start:
                s.thrown[start - N_COURT] = 1 + to
        steps = self.many("steps", read_step, "the numbers of public steps")
        down = sum(1 << (step - S_DOWN) for step in set(steps) if step >= S_DOWN)
        if len(steps) > STEPS or (steps and not s.sequence) or down & ~s.fell:
            raise PositionError(f"steps: at most {STEPS}, with thief_publication=sequence, and only pawns that fell")
        s.steps[: len(steps)], s.steps_count = steps, len(steps)
        for k, action in enumerate(self.many("actions", lambda word: read(word)[1], "actions of a night")[:3]):
            s.night_actions[k] = 1 + number_of(action)

    def staged_day(self, s: State) -> None:
        """The Thief is in the middle of his turn: what fell lies, what was taken is his."""
        for start in (c for c in range(N_CELLS) if s.fell >> c & 1):
            level = level_at(s, start)
            if level < 0 or s.down >> start & 1:
                raise PositionError("fell: write cells where a pawn stood before the turn")
            s.darts -= level
            thrown = s.thrown[start - N_COURT] if start >= N_COURT else 0
            lies = 1 << (thrown - 1 if thrown else start)
            s.down |= lies
            if thrown:
                s.seekers = (s.seekers & ~(1 << start)) | lies
        s.darts += s.special == DART
        if ROD <= s.special < COIN:
            look(s, s.special - ROD)
        known = {"at": TEMPLE, "aim": TEMPLE, "sacrificed": TEMPLE, "stage": {v: k for k, v in HOW_FAR.items()}}
        for word in self.lines.pop("staged", "").split():
            key, _, value = word.partition("=")
            number = known[key].get(value, -1) if key in known else int(value) if value in {*"0123"} else -1
            if number < 0 or key not in {*known, "points", "leaps"}:
                raise PositionError(f"staged: '{word}' is not at, points, leaps, stage, aim or sacrificed with a value")
            setattr(s, key, number + (key in {"aim", "sacrificed"}))
        if s.darts < 0 or (s.sacrificed and not s.hand >> (s.sacrificed - 1) & 1):
            raise PositionError("staged: more Darts or Coins were used than there were")
        s.hand &= ~(1 << (s.sacrificed - 1)) if s.sacrificed else ALL_TEMPLES

    def _read(self, text: str) -> int:
        try:
            return read(text)[1]
        except UnreadableMove as error:
            raise PositionError(str(error)) from None
