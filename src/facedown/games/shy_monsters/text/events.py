"""Tells what a viewer sees happen (S-502), from two redacted records, so that nothing hidden can be in it."""

import msgspec

from facedown.games.shy_monsters.rules.endings import master_of
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters
from facedown.games.shy_monsters.rules.pieces import CELLS, ENTRANCE, EXIT, MONSTER, MONSTERS, ROOMS
from facedown.games.shy_monsters.rules.state import BUILD, DRAW, MOVE, OVER, REVEAL, ROLES, State, slot
from facedown.games.shy_monsters.rules.walk import tile_at
from facedown.games.shy_monsters.text.moves import jump_cells, split
from facedown.games.shy_monsters.text.paths import way_to
from facedown.games.shy_monsters.text.results import Result, result_of, winners
from facedown.games.shy_monsters.text.verdict import Flip, flip_of

Place = tuple[int, int]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class RolesSet(Event, frozen=True, tag="roles_set"):
    master: int
    hero: int


class Building(Event, frozen=True, tag="building"):
    """Tells that the Dungeon Master begins to build."""

    game: int
    games: int
    storey: int
    master: int
    hand: list[str]  # two Monsters for those who know them, else two blanks


class StoreyBuilt(Event, frozen=True, tag="storey_built"):
    storey: int
    cells: list[Place]


class Named(Event, frozen=True, tag="named"):
    """Tells that a tile of the opening is named, to be flipped with the others (reveal_mode=together)."""

    hero: int
    storey: int
    cell: Place


class Revealed(Event, frozen=True, tag="revealed"):
    """Tells opening flips, in their order."""

    hero: int
    storey: int
    flips: list[Flip]


class Walked(Event, frozen=True, tag="walked"):
    """Tells a decision of the Hero and what came of it."""

    hero: int
    storey: int
    how: str  # explore, attack, jump, jump_attack
    path: list[Place]  # over known ground, from the token to where he leaves it
    over: Place | None  # the tile jumped over
    cell: Place  # where he arrives
    flips: list[Flip]  # in their order
    slain: str
    killed: bool
    onto: str  # what he arrives on


class StoreyCleared(Event, frozen=True, tag="storey_cleared"):
    storey: int
    seen: list[str]  # Monsters that join the face-up row
    hidden: int  # Monsters put aside unseen


class GameEnded(Event, frozen=True, tag="game_ended"):
    games: int
    outcome: Result


class MatchOver(Event, frozen=True, tag="match_over"):
    winners: list[int]
    cleared: list[int]  # as the Hero, by seat


def events(before: State, after: State, seat: int) -> list[Event]:
    """Lists what `seat` saw between two redacted records that are one action apart."""
    found: list[Event] = []
    if before.phase == ROLES and after.phase != ROLES:
        found.append(RolesSet(after.dm, 1 - after.dm))
    if before.phase == DRAW and after.phase == BUILD:
        hand = [MONSTERS[m - 1] if m else "" for m in after.hand]
        found.append(Building(after.game + 1, after.games, after.storey, after.dm, hand))
    if before.phase == BUILD and after.phase in {REVEAL, MOVE}:
        base = ROOMS * slot(after)
        found.append(StoreyBuilt(after.storey, [CELLS[cell] for cell in after.room[base : base + ROOMS]]))
    if after.last and after.last != before.last:
        found.append(_revealed(before, after) if before.phase == REVEAL else _walked(before, after))
    now = before.game
    if after.result[now] and not before.result[now]:
        found += _ended(after, now)
    elif after.storey > before.storey:
        found.append(_cleared(before, after))
    return found


def _revealed(before: State, after: State) -> Event:
    k = slot(before)
    _, cell = split(after.last - 1)
    tile = tile_at(before, cell)
    new = after.up[k] & ~before.up[k]
    if not new:
        return Named(1 - before.dm, before.storey, CELLS[cell])
    order = [*(room - 1 for room in before.named[: before.named_count]), tile]
    return Revealed(1 - before.dm, before.storey, [flip_of(after, k, room) for room in order])


def _walked(before: State, after: State) -> Event:
    k = slot(before)
    how, rest = split(after.last - 1)
    over = -1
    cell = rest
    if how in {"jump", "jump_attack"}:
        jumped, cell = jump_cells(rest)
        over = tile_at(before, jumped)
    target = tile_at(before, cell)
    flipped = [room for room in (target, over) if room >= 0 and (after.up[k] & ~before.up[k]) >> room & 1]
    kind = after.kind[ROOMS * k + target] if target < ROOMS else 0
    dead = target < ROOMS and (after.dead[k] & ~before.dead[k]) >> target & 1
    return Walked(
        hero=1 - before.dm,
        storey=before.storey,
        how=how,
        path=way_to(before, over, not_from=target) if over >= 0 else way_to(before, target),
        over=CELLS[before.room[ROOMS * k + over]] if over >= 0 else None,
        cell=CELLS[cell],
        flips=[flip_of(after, k, room) for room in flipped],
        slain=MONSTERS[kind - MONSTER] if dead else "",
        killed=target < ROOMS and bool(after.active[k] >> target & 1),
        onto="entrance" if target == ENTRANCE else "exit" if kind == EXIT else "",
    )


def _cleared(before: State, after: State) -> Event:
    new = after.seen[before.seen_count : after.seen_count]
    return StoreyCleared(before.storey, [MONSTERS[m - 1] for m in new], hidden_monsters(after, slot(before)))


def _ended(after: State, game: int) -> list[Event]:
    outcome = result_of(after, game)
    found: list[Event] = [GameEnded(after.games, outcome)]
    if after.phase == OVER and after.games == 2:
        found.append(MatchOver(winners(after), _floors(after)))
    return found


def score(s: State) -> list[float] | None:
    """Counts the floors that each seat has cleared as the Hero, in a match."""
    return [float(floors) for floors in _floors(s)] if s.games == 2 else None


def _floors(s: State) -> list[int]:
    hero_in = [1 if master_of(s, 0) == seat else 0 for seat in range(2)]
    return [int(s.cleared[hero_in[seat]]) for seat in range(2)]
