"""NYET!: trick-taking for 2 to 5 players, where the terms of each round are what nobody has vetoed."""

from importlib.resources import files

from facedown.engine.game import Game, Hints
from facedown.engine.tensors import Tensors
from facedown.games.nyet import (
    advice,
    dealing,
    events,
    hints,
    moves,
    options,
    position,
    rules,
    samples,
    scoring,
    scramble,
    sight,
    tally,
    tensors,
    view,
    worlds,
)
from facedown.games.nyet import state as phases
from facedown.games.nyet.state import State


def rules_text() -> str:
    """The rules for players, in our own words."""
    return files("facedown.games.nyet").joinpath("RULES.md").read_text(encoding="utf-8")


def hush(seen: State) -> str:
    """No channel between partners (Y-R29), from the first veto to the last trick; two players have no partners."""
    if seen.players == 2 or not phases.NYET <= seen.phase <= phases.TRICK:
        return ""
    return "partners may not talk while a NYET! round is played; talk is open again when the game is over"


NYET = Game(
    name="nyet",
    title="NYET!",
    rules_version=1,
    tagline="Trick-taking for 2-5: say no until the round is what is left.",
    least_seats=2,
    most_seats=5,
    state=State,
    words=4,
    scratch=worlds.SCRATCH,
    actors=rules.actors,
    legal=rules.legal,
    weight=rules.weight,
    draw=rules.draw,
    apply=rules.apply,
    returns=scoring.returns,
    redact=sight.redact,
    resample=sight.resample,
    options=options.NyetOptions,
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
    tally=tally.tally,
    hush=hush,
    tensors=Tensors(tensors.observe, tensors.glance, tensors.CHANNELS, tensors.GLANCES),
    weights=dealing.weights,
    dealing=dealing.dealing,
)
