"""Plays H.Y.S.T., a museum heist: 2 to 6 thieves pass cameras and lasers to one diamond, leave by a corner."""

from pathlib import Path

from facedown.engine.game import Bell, Game, Hints, Kit, Learning, Page, Rules, TableHooks, Text, Timeout
from facedown.engine.tensors import Tensors
from facedown.games.hyst.kit import samples, scramble
from facedown.games.hyst.learn import advice, hints, tensors
from facedown.games.hyst.page import afterwards, desk, risks, sketch, tally, view
from facedown.games.hyst.rules import actions, belief, options, rules, setup, sight
from facedown.games.hyst.rules.data import DATA, bound_version
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.text import digest, events, happenings, moves, position, telling
from facedown.words.rules import rules_in

HYST = Game(
    name="hyst",
    title="H.Y.S.T.",
    rules_version=bound_version(1, DATA),
    tagline="A museum heist for 2-6: past the cameras to the diamond, and out before the others.",
    least_seats=2,
    most_seats=6,
    options=options.HystOptions,
    rules=Rules(
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
        setup=setup.setup,
        most_actions=options.most_actions,
        lot=tally.lot,
    ),
    text=Text(
        moves=moves,
        events=events.events,
        tell=telling.tell,
        advise=advice.advise,
        write_position=position.write_position,
        read_position=position.read_position,
        rules_text=rules_in(Path(__file__).parent),
        digest=digest.digest,
        milestones=(
            happenings.Caught,
            happenings.Taken,
            happenings.Stolen,
            happenings.StealTried,
            happenings.Barricaded,
            happenings.TimeUp,
            happenings.SuddenDeath,
            happenings.GameOver,
        ),
    ),
    page=Page(
        view=view.view,
        afterwards=afterwards.afterwards,
        desk=desk.DESK,
        sketch=sketch.sketch,
        seat_name=sketch.seat_name,
        risk=risks.risk,
    ),
    table=TableHooks(
        tally=tally.tally,
        undo=False,
        timeout=Timeout(seconds=options.decision_seconds),
        rated_options=options.RATED_OPTIONS,
        bell=Bell(seconds=options.clock_seconds, action=actions.TIME_UP, may_ring=rules.may_time_up),
        lengths={"full": (), "quick": ("quick_hyst=turns",)},
        example="layout=matinee",
        turn_based=options.turn_based,
    ),
    learn=Learning(
        hints=Hints(settled=hints.settled, value=hints.value, policy=hints.policy),
        tensors=Tensors(tensors.observe, tensors.glance, tensors.CHANNELS, tensors.GLANCES),
    ),
    kit=Kit(
        scramble=scramble.scramble,
        samples=samples.samples,
        sizes=samples.SIZES,
    ),
)
