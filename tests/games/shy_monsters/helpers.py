"""Storeys by name, and games brought to a storey, for the scenarios of the specification."""

from collections.abc import Iterator
from random import Random
from typing import Any

from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE
from facedown.engine.play import Entry, Play, choices, redacted
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.pieces import CELL, MONSTER, MONSTERS, PAIRS, ROOMS
from facedown.games.shy_monsters.rules.state import State, slot

Place = tuple[int, int]
OUTLINES: dict[str, list[Place]] = {
    "LINE": [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)],
    "BLOCK": [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 0)],
    "STAIRS": [(1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)],
    "CROSS": [(1, 0), (2, 0), (1, -1), (1, 1), (1, 2), (3, 0)],
    "RING": [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)],
    "HOOK": [(1, 0), (2, 0), (2, 1), (3, 1), (3, 0), (4, 0)],
}
MASTER, HERO = 0, 1


class Table:
    """A game whose storeys are laid by hand."""

    def __init__(self, **options: Any) -> None:
        self.play = Play(SHY_MONSTERS, SHY_MONSTERS.options.of(**options), seed_from("shy monsters"))

    @property
    def state(self) -> State:
        state: State = self.play.state
        return state

    @property
    def master(self) -> int:
        return self.state.dm

    @property
    def hero(self) -> int:
        return 1 - self.state.dm

    def draw(self, *pair: str) -> "Table":
        """The Dungeon Master gets these two."""
        numbers = tuple(sorted(MONSTERS.index(name) for name in pair))
        self.play.append(Entry(CHANCE, PAIRS.index(numbers)))
        return self

    def build(self, outline: str, tiles: str) -> "Table":
        """LINE, `C mantis C C dragon X`: draw that pair, lay it, and hand over to the Hero."""
        cells, names = OUTLINES[outline], tiles.split()
        pair = [name for name in names if name in MONSTERS]
        self.draw(*pair)
        for cell in cells_in_order(cells):
            self.do(self.master, f"lay:{cell[0]},{cell[1]}")
        self.do(self.master, f"exit:{_text(cells[names.index('X')])}")
        for name in sorted(pair, key=MONSTERS.index):
            self.do(self.master, f"monster:{name}:{_text(cells[names.index(name)])}")
        return self

    def do(self, seat: int, *texts: str) -> "Table":
        for text in texts:
            is_chance, action = SHY_MONSTERS.text.moves.read(text)
            assert not is_chance
            self.play.check(seat, action)
            self.play.append(Entry(seat, action))
        return self

    def walk(self, *texts: str) -> "Table":
        return self.do(self.hero, *texts)

    def legal(self, seat: int | None = None) -> set[str]:
        seat = self.hero if seat is None else seat
        return {SHY_MONSTERS.text.moves.write(seat, action) for action in self.play.legal(seat)}

    def seen(self, seat: int) -> State:
        seen: State = redacted(SHY_MONSTERS, self.state, seat)
        return seen

    def view(self, seat: int) -> Any:
        return SHY_MONSTERS.page.view(self.seen(seat), seat)

    def tile(self, x: int, y: int, seat: int = MASTER) -> Any:
        return next(tile for tile in self.view(seat).tiles if tile.cell == (x, y))

    def reached(self) -> set[Place]:
        return {tile.cell for tile in self.view(self.hero).tiles if tile.reached}

    def choices_of(self, seat: int) -> list[str]:
        return [SHY_MONSTERS.text.moves.write(seat, a) for a in choices(SHY_MONSTERS, self.seen(seat), seat)]


def on_storey(storey: int, outline: str, tiles: str, **options: Any) -> Table:
    """A storey with the given tiles, at the start of the Hero's phase."""
    table = Table(**options)
    state = table.state
    used = tiles.split()
    spare = [m for m in range(6) if MONSTERS[m] not in used]
    lay_past(state, storey - 1, spare)
    table.build(outline, tiles)
    return table


def lay_past(state: State, storeys: int, monsters: list[int]) -> None:
    """So many storeys are behind him, all their Monsters flipped."""
    for _ in range(storeys):
        k = slot(state)
        pair = [monsters.pop(0), monsters.pop(0)]
        cells = sorted(CELL[place] for place in OUTLINES["LINE"])
        state.room[ROOMS * k : ROOMS * k + ROOMS] = cells
        state.kind[ROOMS * k : ROOMS * k + ROOMS] = [1, 1, 1, MONSTER + pair[0], MONSTER + pair[1], 2]
        state.up[k] = 63
        for monster in pair:
            state.seen[state.seen_count] = 1 + monster
            state.seen_count += 1
        state.storey += 1
        state.reveals = state.opening[state.storey - 1]


def story(outline: str, tiles: str, **options: Any) -> Table:
    """Storey 3, as most scenarios have it."""
    return on_storey(3, outline, tiles, **options)


def cells_in_order(cells: list[Place]) -> list[Place]:
    """An order in which each cell touches what lies already."""
    laid, left = [(0, 0)], list(cells)
    while left:
        x, y = next(c for c in left if any(abs(c[0] - a) + abs(c[1] - b) == 1 for a, b in laid))
        laid.append((x, y))
        left.remove((x, y))
    return laid[1:]


def random_states(phase: int, games: int, **options: Any) -> Iterator[State]:
    """Positions of a phase in random games."""
    for seed in range(games):
        play = Play(SHY_MONSTERS, SHY_MONSTERS.options.of(**options), seed_from(f"random {seed}"))
        random = Random(seed)
        play.roll()
        while not play.over:
            (seat,) = play.actors()
            if play.state.phase == phase:
                yield play.state.copy()
            play.act(seat, random.choice(play.legal(seat)))


def _text(place: Place) -> str:
    return f"{place[0]},{place[1]}"
