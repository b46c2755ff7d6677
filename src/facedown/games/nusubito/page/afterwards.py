"""Tells after the game every turn of the Thief: where he was, and could have been for all others knew."""

from collections.abc import Sequence

import msgspec

from facedown.engine.play import Entry
from facedown.games.nusubito.page.aids import possible_worlds
from facedown.games.nusubito.rules.options import NusubitoOptions, setup
from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES, temple_names
from facedown.games.nusubito.rules.rules import apply
from facedown.games.nusubito.rules.state import RESULTS, T_DAY, T_NIGHT, State, coins_on_table
from facedown.games.nusubito.text.moves import say, write
from facedown.words import Message


class TurnTold(msgspec.Struct, frozen=True):
    """Tells one published turn of the Thief."""

    game: int
    day: int
    round: int  # 0: the night
    steps: list[str]  # the decisions in their order, as they are written
    did: list[Message]  # the same in words
    start: str
    end: str
    possible: list[str]  # temples where he could be after it
    share: float  # of the true one among all ways to a possible situation
    worlds: int  # possible situations, Coins included


class GameTold(msgspec.Struct, frozen=True):
    game: int
    result: str
    treasure: str
    looked: list[str]  # Rods, in the order of looking
    turns: list[TurnTold]


def afterwards(options: NusubitoOptions, log: Sequence[Entry]) -> list[GameTold]:
    """Tells every game of the match."""
    state = setup(options)
    games: list[GameTold] = []
    turns: list[TurnTold] = []
    steps: list[int] = []
    for entry in log:
        before = state.copy()
        staged = before.phase in {T_DAY, T_NIGHT} and entry.seat == before.thief
        if staged:
            steps.append(entry.action)
        apply(state, entry.seat, entry.action)
        if staged and state.phase not in {T_DAY, T_NIGHT}:
            turns.append(_told(before, state, steps))
            steps = []
        if state.result[before.game] and not before.result[before.game]:
            games.append(_game(state, before.game, turns))
            turns, steps = [], []
    return games


def _told(before: State, after: State, steps: list[int]) -> TurnTold:
    shares: dict[int, float] = {}
    worlds = possible_worlds(after, coins_on_table(after)) if not after.result[after.game] else []
    for temple, _, weight in worlds:
        shares[temple] = shares.get(temple, 0.0) + weight
    whole = sum(shares.values())
    return TurnTold(
        game=before.game + 1,
        day=before.day,
        round=before.round,
        steps=[write(before.thief, action) for action in steps],
        did=[say(before, action) for action in steps],
        start=TEMPLE_NAMES[before.start],
        end=TEMPLE_NAMES[after.at],
        possible=temple_names(sum(1 << temple for temple in shares)),
        share=round(shares[after.at] / whole, 4) if whole else 1.0,
        worlds=len(worlds),
    )


def _game(state: State, game: int, turns: list[TurnTold]) -> GameTold:
    looks = [step.partition(":")[2] for turn in turns for step in turn.steps if step.startswith("rod:")]
    return GameTold(game + 1, RESULTS[state.result[game]], TEMPLE_NAMES[state.treasures[game] - 1], looks, turns)
