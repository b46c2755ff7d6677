"""What a viewer sees happen (S-502): read off from two redacted records, so that nothing hidden can be in it."""

import msgspec

from facedown.games.shy_monsters.rules.endings import master_of
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters
from facedown.games.shy_monsters.rules.pieces import CELLS, ENTRANCE, EXIT, MONSTER, MONSTERS, ROOMS
from facedown.games.shy_monsters.rules.state import BUILD, DRAW, MOVE, OVER, REVEAL, ROLES, State, slot
from facedown.games.shy_monsters.rules.walk import tile_at
from facedown.games.shy_monsters.text.moves import jump_cells, split
from facedown.games.shy_monsters.text.paths import way_to
from facedown.games.shy_monsters.text.results import Result, result_of, winners
from facedown.games.shy_monsters.text.verdict import Flip, flip_of, told

Place = tuple[int, int]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class RolesSet(Event, frozen=True, tag="roles_set"):
    master: int
    hero: int


class Building(Event, frozen=True, tag="building"):
    """The Dungeon Master begins to build."""

    game: int
    games: int
    storey: int
    hand: list[str]  # two Monsters for those who know them, else two blanks


class StoreyBuilt(Event, frozen=True, tag="storey_built"):
    storey: int
    cells: list[Place]


class Named(Event, frozen=True, tag="named"):
    """A tile of the opening is named, to be flipped with the others (reveal_mode=together)."""

    storey: int
    cell: Place


class Revealed(Event, frozen=True, tag="revealed"):
    """Opening flips, in their order."""

    storey: int
    flips: list[Flip]


class Walked(Event, frozen=True, tag="walked"):
    """A decision of the Hero and what came of it."""

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
    """What `seat` saw between two redacted records that are one action apart."""
    found: list[Event] = []
    if before.phase == ROLES and after.phase != ROLES:
        found.append(RolesSet(after.dm, 1 - after.dm))
    if before.phase == DRAW and after.phase == BUILD:
        hand = [MONSTERS[m - 1] if m else "" for m in after.hand]
        found.append(Building(after.game + 1, after.games, after.storey, hand))
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
        return Named(before.storey, CELLS[cell])
    order = [*(room - 1 for room in before.named[: before.named_count]), tile]
    return Revealed(before.storey, [flip_of(after, k, room) for room in order])


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
        hero_in = [1 if master_of(after, 0) == seat else 0 for seat in range(2)]
        found.append(MatchOver(winners(after), [after.cleared[hero_in[seat]] for seat in range(2)]))
    return found


def tell(event: msgspec.Struct) -> str:
    """An event as a line of the log (S-1018)."""
    match event:
        case RolesSet():
            return f"Seat {event.master + 1} is the Dungeon Master, seat {event.hero + 1} the Hero."
        case Building():
            game = f"Game {event.game}, storey" if event.games > 1 else "Storey"
            held = f" In hand: {event.hand[0]} and {event.hand[1]}." if any(event.hand) else ""
            return f"{game} {event.storey}: the Dungeon Master is building.{held}"
        case StoreyBuilt():
            return f"Storey {event.storey} is built: six tiles face down."
        case Named():
            return f"Storey {event.storey}: Hero names {_at(event.cell)}."
        case Revealed():
            looked = "; ".join(f"{_at(flip.cell)}: {told(flip)}" for flip in event.flips)
            return f"Storey {event.storey}: Hero looks at {looked}."
        case Walked():
            return _tell_walk(event)
        case StoreyCleared():
            return f"Storey {event.storey} cleared; {_stayed_hidden(event.hidden)}."
        case GameEnded():
            return _tell_end(event)
        case MatchOver():
            if len(event.winners) == 2:
                return "The match is a draw."
            return (
                f"Seat {event.winners[0] + 1} wins the match (storeys cleared {event.cleared[0]}:{event.cleared[1]})."
            )
    return ""


def _at(cell: Place) -> str:
    return "the Entrance" if cell == (0, 0) else f"({cell[0]},{cell[1]})"


def _tell_walk(event: Walked) -> str:
    first = {flip.cell: told(flip) for flip in event.flips}
    landed = first.get(event.cell, "the Exit" if event.onto == "exit" else "known ground")
    if event.slain:
        landed = f"{event.slain} slain"
    if event.over is None:
        verb = "attacks" if event.how == "attack" else "steps onto"
        line = f"Hero {verb} {_at(event.cell)}: {landed}"
    else:
        verb = "and strikes at" if event.how == "jump_attack" else "to"
        line = f"Hero jumps over {_at(event.over)} {verb} {_at(event.cell)}: {landed}"
        if event.over in first:
            line += f"; jumped tile: {first[event.over]}"
    return line + "."


def _stayed_hidden(count: int) -> str:
    return ("no Monster", "1 Monster", "2 Monsters")[count] + " stayed hidden"


def _tell_end(event: GameEnded) -> str:
    outcome = event.outcome
    game = f"Game {outcome.game}: the" if event.games > 1 else "The"
    if outcome.result == "hero_escaped":
        return f"{game} Hero leaves by the last Exit and wins."
    if outcome.result == "hero_killed":
        return f"{game} {outcome.killer} gets the Hero on storey {outcome.cleared + 1}. The Dungeon Master wins."
    if outcome.result == "hero_trapped":
        return f"{game} Hero is trapped on storey {outcome.cleared + 1}. The Dungeon Master wins."
    loser = "Hero" if outcome.winner == outcome.master else "Dungeon Master"
    return f"{game} {loser} gives up."
