"""Nusubito: a Thief leaps unseen between nine temples to find a treasure; the Mist spreads and hunts."""

from importlib.resources import files

from facedown.engine.game import Game, Hints
from facedown.engine.tensors import Tensors
from facedown.games.nusubito import (
    actions,
    advice,
    afterwards,
    belief,
    channels,
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
    telling,
    tensors,
    view,
)
from facedown.games.nusubito.state import State


def rules_text() -> str:
    """The rules for players, in our own words."""
    return files("facedown.games.nusubito").joinpath("RULES.md").read_text(encoding="utf-8")


NUSUBITO = Game(
    name="nusubito",
    title="Nusubito",
    rules_version=1,
    tagline="Hidden movement for two: a Thief nobody sees, and a Mist that closes in.",
    least_seats=2,
    most_seats=2,
    state=State,
    words=actions.WORDS,
    scratch=belief.SCRATCH,
    actors=rules.actors,
    legal=rules.legal,
    weight=rules.weight,
    draw=rules.draw,
    apply=rules.apply,
    returns=endings.returns,
    redact=sight.redact,
    resample=sight.resample,
    options=options.NusubitoOptions,
    setup=options.setup,
    most_actions=options.most_actions,
    moves=moves,
    view=view.view,
    events=events.events,
    tell=telling.tell,
    advise=advice.advise,
    write_position=position.write_position,
    read_position=position.read_position,
    rules_text=rules_text,
    hints=Hints(settled=hints.settled, value=hints.value, policy=hints.policy),
    scramble=scramble.scramble,
    samples=samples.samples,
    afterwards=afterwards.afterwards,
    resign=actions.RESIGN,
    open_turn=rules.mist_at_work,
    tensors=Tensors(tensors.observe, tensors.glance, channels.CHANNELS, channels.GLANCES),
)
