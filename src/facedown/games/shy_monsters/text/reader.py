"""Reads the lines of a written position of Shy Monsters, and refuses what cannot be (see position)."""

from collections.abc import Callable

from facedown.engine.errors import OptionsError, PositionError, UnreadableMove
from facedown.engine.position import PositionLines
from facedown.games.shy_monsters.rules.build import start_storey, survey
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions, setup
from facedown.games.shy_monsters.rules.pieces import (
    CELLS,
    CORRIDOR,
    DOOR,
    ENTRANCE,
    EXIT,
    KINDS,
    MONSTER,
    MONSTERS,
    ROOMS,
    cell_of,
    cell_text,
)
from facedown.games.shy_monsters.rules.state import (
    BUILD,
    BUILD_STEPS,
    ESCAPED,
    KILLED,
    MOVE,
    RESIGNED_BY_HERO,
    RESIGNED_BY_MASTER,
    REVEAL,
    STOREYS,
    TRAPPED,
    State,
    slot,
)
from facedown.games.shy_monsters.rules.walk import can_move, known_exit, tile_at
from facedown.games.shy_monsters.text.moves import read

WRITABLE = {"build": BUILD, "reveal": REVEAL, "move": MOVE}
ENDS = {
    "hero_escaped": ESCAPED,
    "hero_killed": KILLED,
    "hero_trapped": TRAPPED,
    "resigned_by_hero": RESIGNED_BY_HERO,
    "resigned_by_master": RESIGNED_BY_MASTER,
}
MARKS = ("up", "dead", "panicked")


class Reader(PositionLines):
    def __init__(self, text: str) -> None:
        super().__init__(text, "shy_monsters", "Shy Monsters")

    def state(self) -> State:
        try:
            s = setup(ShyMonstersOptions.from_text(self.lines.pop("options", "").split()))
        except OptionsError as error:
            raise PositionError(f"options: {error}") from None
        if s.ask_dm:
            s.first_dm = self.number("master", 0, 0, 1)
        s.game = self.number("game", 1, 1, s.games) - 1
        s.dm = s.first_dm ^ s.game
        s.storey = self.number("storey", 1, 1, STOREYS)
        start_storey(s)
        s.phase = self.word("phase", "move", WRITABLE)
        if s.game:
            self.first_game(s)
        for k in range(slot(s) + 1):
            self.storey(s, k)
        self.rows(s)
        if s.phase == BUILD:
            self.draft(s)
        else:
            self.hero(s)
        self.nothing_left()
        return s

    # --- words --------------------------------------------------------------------------------------------------------

    def word(self, key: str, default: str, known: dict[str, int]) -> int:
        word = self.lines.pop(key, default)
        if word not in known:
            raise PositionError(f"{key}: write {', '.join(known)}, not '{word}'")
        return known[word]

    def cell(self, key: str, text: str) -> int:
        try:
            return cell_of(text)
        except ValueError as error:
            raise PositionError(f"{key}: {error}") from None

    def monsters(self, key: str, most: int) -> list[int]:
        """A row of different Monsters, as 1 + index."""
        names = self.lines.pop(key, "").split()
        if odd := [name for name in names if name not in MONSTERS]:
            raise PositionError(f"{key}: '{odd[0]}' is no Monster; there are {', '.join(MONSTERS)}")
        if len(set(names)) < len(names) or len(names) > most:
            raise PositionError(f"{key}: write at most {most} different Monsters")
        return [1 + MONSTERS.index(name) for name in names]

    # --- parts --------------------------------------------------------------------------------------------------------

    def first_game(self, s: State) -> None:
        words = self.lines.pop("result", "").split()
        if not 2 <= len(words) <= 4 or words[0] not in ENDS or words[1] not in {"0", "1", "2", "3"}:
            raise PositionError(f"result: write how the first game ended and the storeys cleared: {', '.join(ENDS)}")
        s.result[0], s.cleared[0] = ENDS[words[0]], int(words[1])
        if (s.result[0] in {ESCAPED, RESIGNED_BY_MASTER}) != (s.cleared[0] == STOREYS):
            raise PositionError("result: the Hero has cleared three storeys exactly if he won")
        if (s.result[0] == KILLED) != (len(words) == 4):
            raise PositionError("result: hero_killed, and only that, names the Monster and the cell")
        if len(words) == 4:
            if words[2] not in MONSTERS:
                raise PositionError(f"result: '{words[2]}' is no Monster")
            s.killer[0], s.grave[0] = 1 + MONSTERS.index(words[2]), self.cell("result", words[3])

    def storey(self, s: State, k: int) -> None:
        key = f"storey {1 + k // STOREYS}.{1 + k % STOREYS}"
        present = k == slot(s)
        text = self.lines.pop(key, "")
        if not text:
            if (present and s.phase == BUILD) or (k // STOREYS < s.game and k % STOREYS >= min(s.cleared[0], 2)):
                return
            raise PositionError(f"the line '{key}: ...' is missing")
        tiles = sorted((self._tile(key, part) for part in text.split(";")), key=lambda tile: tile[0])
        self._check_shape(key, [cell for cell, _, _ in tiles], present and s.phase == BUILD)
        if not (present and s.phase == BUILD):
            _check_kinds(key, [kind for _, kind, _ in tiles])
        for r, (cell, kind, marks) in enumerate(tiles):
            s.room[ROOMS * k + r], s.kind[ROOMS * k + r] = cell, kind
            for mark, row in zip(MARKS, (s.up, s.dead, s.panicked), strict=True):
                row[k] |= (mark in marks) << r
        if present and s.phase == BUILD:
            s.step = len(tiles)
            return
        if not present and k // STOREYS == s.game and not _exit_up(s, k):
            raise PositionError(f"{key}: a storey that was passed has its Exit face up")
        self._moods(s, k)

    def _tile(self, key: str, part: str) -> tuple[int, int, list[str]]:
        words = part.split()
        cell = self.cell(key, words[0] if words else "")
        kind = KINDS.index(words[1]) if len(words) > 1 and words[1] in KINDS[1:] else 0
        marks = words[2:] if kind else words[1:]
        if odd := [word for word in marks if word not in MARKS]:
            raise PositionError(
                f"{key}: '{odd[0]}' is no tile ({', '.join(KINDS[1:])}) and no mark ({', '.join(MARKS)})"
            )
        if cell == DOOR:
            raise PositionError(f"{key}: the Entrance is always there, write the other six tiles")
        if ("dead" in marks or "panicked" in marks) and ("up" not in marks or kind < MONSTER):
            raise PositionError(f"{key}: only a face-up Monster is dead or panicked")
        return cell, kind, marks

    def _check_shape(self, key: str, cells: list[int], draft: bool) -> None:
        if len(set(cells)) < len(cells) or len(cells) > ROOMS or (len(cells) < ROOMS and not draft):
            raise PositionError(f"{key}: write six different cells")
        joined, left = [(0, 0)], {CELLS[cell] for cell in cells}
        for x, y in joined:
            found = left & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            joined += sorted(found)
            left -= found
        if left:
            raise PositionError(
                f"{key}: ({cell_text(min(map(_number, left)))}) does not hang together with the Entrance"
            )

    def _moods(self, s: State, k: int) -> None:
        """Which face-up Monsters are deadly; the marks must fit the fear of Monsters."""
        there = s.copy()
        there.game, there.storey = k // STOREYS, 1 + k % STOREYS
        survey(there)
        beasts = [r for r in range(ROOMS) if s.up[k] >> r & 1 and s.kind[ROOMS * k + r] >= MONSTER]
        touching = len(beasts) == 2 and there.near[beasts[0]] >> beasts[1] & 1
        frightened = sum(s.panicked[k] >> r & 1 for r in beasts)
        if frightened != int(bool(touching and s.fear)):
            raise PositionError(
                f"storey {1 + k // STOREYS}.{1 + k % STOREYS}: of two face-up Monsters side by side one has panicked, "
                "and only then"
            )
        for r in beasts:
            comfy = there.comfy[r] >> (s.kind[ROOMS * k + r] - MONSTER) & 1
            if comfy and not (s.dead[k] | s.panicked[k]) >> r & 1:
                s.active[k] |= 1 << r
        if k == slot(s):
            s.near, s.to, s.comfy = there.near, there.to, there.comfy

    def rows(self, s: State) -> None:
        """The Monsters of past storeys: `seen` gives their order, the rest is put aside."""
        first = STOREYS * s.game
        up, down, met = [], [], []
        for k in range(first, slot(s) + (s.phase != BUILD)):
            rooms = [r for r in range(ROOMS) if s.kind[ROOMS * k + r] >= MONSTER]
            met += [1 + s.kind[ROOMS * k + r] - MONSTER for r in rooms]
            if k < slot(s):
                up += [1 + s.kind[ROOMS * k + r] - MONSTER for r in rooms if s.up[k] >> r & 1]
                down += sorted(1 + s.kind[ROOMS * k + r] - MONSTER for r in rooms if not s.up[k] >> r & 1)
        if len(set(met)) < len(met):
            raise PositionError("a Monster lies on two storeys of one game")
        seen = self.monsters("seen", 4) or up
        if sorted(seen) != sorted(up):
            raise PositionError("seen: write the Monsters that lie face up on the past storeys, in order of flipping")
        s.seen = seen + [0] * (6 - len(seen))
        s.aside = down + [0] * (6 - len(down))
        s.seen_count, s.aside_count = len(seen), len(down)

    def draft(self, s: State) -> None:
        hand = sorted(self.monsters("hand", 2))
        if len(hand) != 2 or set(hand) & {*s.seen, *s.aside}:
            raise PositionError("hand: write two Monsters that are not used yet")
        s.hand = hand
        base = ROOMS * slot(s)
        put = [kind for kind in s.kind[base : base + ROOMS] if kind]
        order = [EXIT, *(MONSTER + m - 1 for m in hand)]
        if sorted(put) != sorted(order[: len(put)]) or len(put) > 2 or (put and s.step < ROOMS):
            raise PositionError("a draft has six cells, then the Exit, then the lower Monster; three would end it")
        if s.up[slot(s)]:
            raise PositionError("no tile of a draft is face up")
        s.step += len(put)

    def hero(self, s: State) -> None:
        k = slot(s)
        s.step = BUILD_STEPS
        kinds = s.kind[ROOMS * k : ROOMS * k + ROOMS]
        s.hand = sorted(1 + kind - MONSTER for kind in kinds if kind >= MONSTER)
        up = [1 + kind - MONSTER for r, kind in enumerate(kinds) if kind >= MONSTER and s.up[k] >> r & 1]
        fresh = self.monsters("flipped", 2) or up
        if sorted(fresh) != sorted(up):
            raise PositionError("flipped: write the face-up Monsters of this storey in order of flipping")
        s.fresh, s.fresh_count = fresh + [0] * (2 - len(fresh)), len(fresh)
        s.attacks = self.number("attacks", s.attack_uses, 0, s.attack_uses)
        s.jumps = self.number("jumps", s.jump_uses, 0, s.jump_uses)
        cell = self.cell("hero", self.lines.pop("hero", "0,0"))
        s.token = tile_at(s, cell)
        safe = (s.up[k] | 1 << ENTRANCE) & ~s.active[k] & ~known_exit(s)
        if (s.token == ENTRANCE and cell != DOOR) or not safe >> s.token & 1:
            raise PositionError("hero: he stands on the Entrance or on a harmless face-up tile")
        if s.dead[k].bit_count() > s.attack_uses - s.attacks:
            raise PositionError("a Monster is dead only by an Attack that is spent")
        self._opening(s)
        if last := self.lines.pop("last", ""):
            s.last = 1 + self._read(last)

    def _opening(self, s: State) -> None:
        s.reveals = self.number("reveals", 0, 0, ROOMS)
        names = self.lines.pop("named", "").split()
        rooms = [tile_at(s, self.cell("named", name)) for name in names]
        s.named = [1 + room for room in rooms] + [0] * (6 - len(rooms))
        s.named_count = len(rooms)
        if len(set(rooms)) < len(rooms) or any((s.up[slot(s)] | 1 << ENTRANCE) >> room & 1 for room in rooms):
            raise PositionError("named: write different face-down tiles")
        if (s.phase == REVEAL) != (s.reveals > 0) or (rooms and not (s.together and s.phase == REVEAL)):
            raise PositionError("reveals: in the phase reveal, and only there, some opening flips are left")
        if s.reveals > ROOMS - s.up[slot(s)].bit_count() - len(rooms):
            raise PositionError("reveals: there are not so many face-down tiles")
        if s.phase == MOVE and not can_move(s):
            raise PositionError("the Hero is trapped: the game is over")

    def _read(self, text: str) -> int:
        try:
            return read(text)[1]
        except UnreadableMove as error:
            raise PositionError(f"last: {error}") from None


def _exit_up(s: State, k: int) -> bool:
    return any(s.kind[ROOMS * k + r] == EXIT and s.up[k] >> r & 1 for r in range(ROOMS))


def _check_kinds(key: str, kinds: list[int]) -> None:
    monsters = [kind for kind in kinds if kind >= MONSTER]
    if kinds.count(EXIT) != 1 or kinds.count(CORRIDOR) != 3 or len(set(monsters)) != 2:
        raise PositionError(f"{key}: a storey has one exit, three corridors and two different Monsters")


_number: Callable[[tuple[int, int]], int] = CELLS.index
