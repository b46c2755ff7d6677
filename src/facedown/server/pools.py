"""Pools: whose ratings can be compared. A pool is a game, or a game and a role or way to play (decision 0018)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from facedown.engine.options import Options

# Rated games are played by the rules as they come. These options leave the rules as they are.
FREE = {
    "nyet": {"players", "card_memory", "reveal_discards", "auto_play_forced", "first_dealer"},
    "shy_monsters": {"players", "dm_seat", "postgame_reveal"},
    "nusubito": {"players", "thief_seat"},
    "hyst": {"players", "edition", "layout_level", "reveal_hands_at_end", "card_counter", "decision_timer_s"},
    "myst": {"players", "people", "race_driver", "team_decision", "cut_seed", "youngest_team"},
}
RACES = {"live": "live", "simulated": "lot", "alternate": "turns"}
POOLS = {
    "nyet": ["nyet", "nyet:two"],
    "shy_monsters": ["shy_monsters:hero", "shy_monsters:master"],
    "nusubito": ["nusubito:thief", "nusubito:mist"],
    "hyst": ["hyst"],
    "myst": [f"myst:{race}" for race in RACES.values()],
}


def pool_of(game: str, options: Options, state: Any, seat: int) -> str:
    """The pool that a seat plays in; nothing while roles are still to be drawn (there is no state before the start)."""
    if game == "nyet":
        return "nyet:two" if options.players == 2 else "nyet"
    if game == "shy_monsters":
        return _role("shy_monsters", ("master", "hero"), options.dm_seat, state.dm if state else None, seat)  # type: ignore[attr-defined]
    if game == "nusubito":
        return _role("nusubito", ("thief", "mist"), options.thief_seat, state.thief if state else None, seat)  # type: ignore[attr-defined]
    if game == "myst":
        return f"myst:{RACES.get(options.race_driver, 'live')}"  # type: ignore[attr-defined]
    return game


def _role(game: str, roles: tuple[str, str], chosen: str, drawn: int | None, seat: int) -> str:
    """`chosen` (seat_0, seat_1, random) has the first role; once the game has begun, `drawn` has it."""
    if drawn is None and chosen == "random":
        return ""
    first = int(chosen == "seat_1") if drawn is None else drawn
    return f"{game}:{roles[seat != first]}"


def house_rules(game: str, options: Options) -> list[str]:
    """Options that make a game another one than the one that is rated."""
    return sorted(set(options.changed()) - FREE.get(game, set()))


@cache
def bot_ratings() -> dict[str, dict[str, float]]:
    """Pool -> level -> strength; fitted to matches of the arena, and fixed."""
    found: dict[str, dict[str, float]] = json.loads(
        files("facedown.bots").joinpath("ratings.json").read_text(encoding="utf-8")
    )
    return found
