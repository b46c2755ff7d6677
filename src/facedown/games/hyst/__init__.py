"""H.Y.S.T.: a museum heist for 2 to 6 thieves, through cameras and lasers to one diamond, and out by a corner."""

from importlib.resources import files

from facedown.engine.game import Bell, Game, Hints
from facedown.engine.tensors import Tensors
from facedown.games.hyst import (
    actions,
    advice,
    afterwards,
    belief,
    channels,
    desk,
    events,
    hints,
    moves,
    options,
    position,
    rules,
    samples,
    scramble,
    setup,
    sight,
    tally,
    telling,
    tensors,
    view,
)
from facedown.games.hyst.data import DATA, bound_version
from facedown.games.hyst.state import State


def rules_text() -> str:
    """The rules for players, in our own words."""
    return files("facedown.games.hyst").joinpath("RULES.md").read_text(encoding="utf-8")


HYST = Game(
    name="hyst",
    title="H.Y.S.T.",
    rules_version=bound_version(1, DATA),
    tagline="A museum heist for 2-6: past the cameras to the diamond, and out before the others.",
    least_seats=2,
    most_seats=6,
    state=State,
    words=actions.WORDS,
    scratch=belief.SCRATCH,
    actors=rules.actors,
    legal=rules.legal,
    weight=rules.weight,
    draw=rules.draw,
    apply=rules.apply,
    returns=rules.returns,
    redact=sight.redact,
    resample=sight.resample,
    options=options.HystOptions,
    setup=setup.setup,
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
    desk=desk.DESK,
    lot=tally.lot,
    tally=tally.tally,
    undo=False,  # H-506
    bell=Bell(seconds=options.clock_seconds, action=actions.TIME_UP, may_ring=rules.may_time_up),  # H-452
    tensors=Tensors(tensors.observe, tensors.glance, channels.CHANNELS, channels.GLANCES),
)
