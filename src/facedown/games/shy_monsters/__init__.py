"""Shy Monsters: a Dungeon Master hides an Exit and two Monsters, a Hero looks for the way out."""

from importlib.resources import files

from facedown.engine.game import Game, Hints
from facedown.engine.tensors import Tensors
from facedown.games.shy_monsters import (
    actions,
    advice,
    afterwards,
    endings,
    events,
    hints,
    moves,
    options,
    position,
    rules,
    samples,
    scramble,
    sight,
    tensors,
    view,
)
from facedown.games.shy_monsters.state import State


def rules_text() -> str:
    """The rules for players, in our own words."""
    return files("facedown.games.shy_monsters").joinpath("RULES.md").read_text(encoding="utf-8")


SHY_MONSTERS = Game(
    name="shy_monsters",
    title="Shy Monsters",
    rules_version=1,
    tagline="A bluffing dungeon for two: one builds it face down, the other looks for the way out.",
    least_seats=2,
    most_seats=2,
    state=State,
    words=actions.WORDS,
    scratch=1,
    actors=rules.actors,
    legal=rules.legal,
    weight=rules.weight,
    draw=rules.draw,
    apply=rules.apply,
    returns=endings.returns,
    redact=sight.redact,
    resample=sight.resample,
    options=options.ShyMonstersOptions,
    setup=options.setup,
    most_actions=options.most_actions,
    moves=moves,
    view=view.view,
    events=events.events,
    tell=events.tell,
    advise=advice.advise,
    write_position=position.write_position,
    read_position=position.read_position,
    rules_text=rules_text,
    hints=Hints(settled=hints.settled, value=hints.value, policy=hints.policy),
    scramble=scramble.scramble,
    samples=samples.samples,
    afterwards=afterwards.afterwards,
    resign=actions.RESIGN,
    tensors=Tensors(tensors.observe, tensors.glance, tensors.CHANNELS, tensors.GLANCES),
)
