"""Plays MYST: two teams race to lay an island's jigsaw, then walk across it to control its landmarks."""

from pathlib import Path

from facedown.engine.game import Game, Hints, Kit, Learning, Page, Rules, TableHooks, Text, Timeout
from facedown.engine.pace import turn_of_seat
from facedown.engine.tensors import Tensors
from facedown.games.myst.kit import samples, scramble
from facedown.games.myst.learn import advice, hints, tensors
from facedown.games.myst.page import afterwards, desk, ratings, risks, sketch, teams, view
from facedown.games.myst.rules import actions, options, rules, scoring, setup, sight, timeout
from facedown.games.myst.rules.state import State
from facedown.games.myst.text import digest, events, happenings, moves, position, telling
from facedown.words.rules import rules_in

MYST = Game(
    name="myst",
    title="MYST",
    rules_version=2,
    tagline="Two teams race to lay a jigsaw of an island, then walk across it for its landmarks.",
    least_seats=2,
    most_seats=2,
    options=options.MystOptions,
    rules=Rules(
        state=State,
        words=actions.WORDS,
        actors=rules.actors,
        legal=rules.legal,
        weight=rules.weight,
        draw=rules.draw,
        apply=rules.apply,
        returns=scoring.returns,
        redact=sight.redact,
        resample=sight.resample,
        setup=setup.setup,
        most_actions=options.most_actions,
        resign=actions.RESIGN,
        race=rules.is_race,
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
            happenings.KeySet,
            happenings.RaceBook,
            happenings.WalkBook,
            happenings.TurnsSpun,
            happenings.Acts,
            happenings.GameEnds,
        ),
    ),
    page=Page(
        view=view.view,
        afterwards=afterwards.afterwards,
        desk=desk.DESK,
        table_desk=desk.TABLE_DESK,
        sketch=sketch.sketch,
        seat_name=sketch.seat_name,
        risk=risks.risk,
    ),
    table=TableHooks(
        undo=rules.may_go_back,
        timeout=Timeout(seconds=timeout.seconds, action=timeout.plain_decision),
        who_decides=teams.who_decides,
        least_pause=teams.least_pause,
        score=teams.score,
        real_time=options.real_time,
        rated_options=ratings.RATED_OPTIONS,
        pools=ratings.POOLS,
        pool=ratings.pool,
        roles={"blue": "seat=0", "yellow": "seat=1"},
        lengths={"full": (), "short": ("turns=5",)},
        example="race_driver=simulated",
        turn_based=options.turn_based,
        forced_moves=lambda options: True,
    ),
    learn=Learning(
        hints=Hints(settled=hints.settled, value=hints.value, policy=hints.policy),
        gpu_pace=turn_of_seat,
        tensors=Tensors(tensors.observe, tensors.glance, tensors.CHANNELS, tensors.GLANCES),
    ),
    kit=Kit(
        scramble=scramble.scramble,
        samples=samples.samples,
        sizes=samples.SIZES,
    ),
)
