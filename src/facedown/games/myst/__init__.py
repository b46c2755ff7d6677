"""MYST: two teams race to lay a jigsaw of an island, then walk across it to control its landmarks."""

from importlib.resources import files

from facedown.engine.game import Game, Hints, Timeout
from facedown.engine.tensors import Tensors
from facedown.games.myst import (
    actions,
    advice,
    afterwards,
    desk,
    events,
    hints,
    moves,
    options,
    position,
    rules,
    samples,
    scoring,
    scramble,
    setup,
    sight,
    teams,
    telling,
    tensors,
    timeout,
    view,
)
from facedown.games.myst.state import State


def rules_text() -> str:
    """The rules for players, in our own words."""
    return files("facedown.games.myst").joinpath("RULES.md").read_text(encoding="utf-8")


MYST = Game(
    name="myst",
    title="MYST",
    rules_version=1,
    tagline="Two teams race to lay a jigsaw of an island, then walk across it for its landmarks.",
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
    returns=scoring.returns,
    redact=sight.redact,
    resample=sight.resample,
    options=options.MystOptions,
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
    resign=actions.RESIGN,
    desk=desk.DESK,
    undo=rules.may_go_back,
    timeout=Timeout(seconds=timeout.seconds, action=timeout.plain_decision),
    team_turn=teams.team_turn,
    least_pause=teams.least_pause,
    race=rules.is_race,
    tensors=Tensors(tensors.observe, tensors.glance, tensors.CHANNELS, tensors.GLANCES),
)
