"""Liar's Dice for 2 to 6 players, as a package of its own: the example of a game that Facedown does not know."""

from pathlib import Path

from facedown.engine.game import Game, Hints, Kit, Learning, Page, Rules, Text
from facedown.engine.tensors import Tensors
from facedown.words.rules import rules_in
from facedown_liars_dice import kit, learn, page, rules, state, text

LIARS_DICE = Game(
    name="liars_dice",
    title="Liar's Dice",
    tagline="Dice under cups for 2-6: bid higher and higher until somebody calls the lie.",
    most_seats=6,
    options=state.LiarsDiceOptions,
    rules=Rules(
        state=state.State,
        words=3,
        actors=rules.actors,
        legal=rules.legal,
        weight=rules.weight,
        draw=rules.draw,
        apply=rules.apply,
        returns=rules.returns,
        redact=rules.redact,
        resample=rules.resample,
        setup=state.setup,
        most_actions=state.most_actions,
        dealing=lambda s: s.phase == state.ROLL,
    ),
    text=Text(
        moves=text,
        events=text.events,
        tell=text.tell,
        advise=learn.advise,
        write_position=text.write_position,
        read_position=text.read_position,
        rules_text=rules_in(Path(__file__).parent),
    ),
    page=Page(view=page.view),
    learn=Learning(
        hints=Hints(settled=learn.settled, value=learn.value, policy=learn.policy),
        tensors=Tensors(learn.observe, learn.glance, learn.CHANNELS, learn.GLANCES),
    ),
    kit=Kit(scramble=kit.scramble, samples=kit.samples),
)
