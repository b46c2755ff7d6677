"""Uncovers each storey after the game: what was walked, and how lucky that was (S-1021)."""

from collections.abc import Sequence
from itertools import permutations

import msgspec

from facedown.engine.play import Entry
from facedown.games.shy_monsters.rules.actions import WORDS
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions, setup
from facedown.games.shy_monsters.rules.pieces import CORRIDOR, EXIT, KINDS, MONSTER, MONSTERS, ROOMS, cell_text
from facedown.games.shy_monsters.rules.rules import apply, legal
from facedown.games.shy_monsters.rules.state import BUILD, KILLED, OVER, State, slot
from facedown.games.shy_monsters.text.moves import write


class StoreyWalked(msgspec.Struct, frozen=True):
    """Tells of one storey of a finished game."""

    game: int
    storey: int
    hand: list[str]  # what the Dungeon Master held
    tiles: list[str]  # `1,0 mantis`, in the order of the cells
    walk: list[str]  # the Hero's decisions
    arrangements: int  # all ways to lay that hand on that outline
    deadly: int  # of which so many would have killed on the way that was walked


def afterwards(options: ShyMonstersOptions, log: Sequence[Entry]) -> list[StoreyWalked]:
    """Lists every storey that was built."""
    state = setup(options)
    found: list[StoreyWalked] = []
    start, walk = state.copy(), list[int]()
    for entry in log:
        was_built = state.phase > BUILD
        before = (state.game, state.storey, state.phase)
        if was_built and entry.seat >= 0:
            walk.append(entry.action)
        apply(state, entry.seat, entry.action)
        if before[2] == BUILD and state.phase > BUILD:
            start, walk = state.copy(), []
        elif was_built and ((state.game, state.storey) != before[:2] or state.phase == OVER):
            found.append(_told(start, walk))
    return found


def _told(start: State, walk: list[int]) -> StoreyWalked:
    base = ROOMS * slot(start)
    layouts = arrangements(start)
    return StoreyWalked(
        game=start.game + 1,
        storey=start.storey,
        hand=[MONSTERS[m - 1] for m in start.hand],
        tiles=[f"{cell_text(start.room[base + r])} {KINDS[start.kind[base + r]]}" for r in range(ROOMS)],
        walk=[write(1 - start.dm, action) for action in walk],
        arrangements=len(layouts),
        deadly=sum(kills(start, layout, walk) for layout in layouts),
    )


def arrangements(start: State) -> list[tuple[int, ...]]:
    """Lists all ways to put the Exit and the two Monsters of a storey on its six rooms."""
    found = []
    for places in permutations(range(ROOMS), 3):
        layout = [CORRIDOR] * ROOMS
        for room, kind in zip(places, (EXIT, *(MONSTER + m - 1 for m in start.hand)), strict=True):
            layout[room] = kind
        found.append(tuple(layout))
    return found


def kills(start: State, layout: tuple[int, ...], walk: list[int]) -> bool:
    """Would these decisions have met a deadly Monster? Where one of them is not offered the way ends."""
    state = start.copy()
    base, game = ROOMS * slot(state), state.game
    state.kind[base : base + ROOMS] = list(layout)
    for action in walk:
        mask = [0] * WORDS
        legal(state, 1 - state.dm, mask)
        if (state.game, state.storey) != (game, start.storey) or not mask[action >> 6] >> (action & 63) & 1:
            return False
        apply(state, 1 - state.dm, action)
        if state.result[game]:
            return state.result[game] == KILLED
    return False
