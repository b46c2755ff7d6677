"""Plays Nusubito: a Thief leaps unseen between nine temples to find a treasure; the Mist spreads and hunts."""

from pathlib import Path

from facedown.engine.game import Game, Hints, Kit, Learning, Page, Rules, TableHooks, Text
from facedown.engine.tensors import Tensors
from facedown.games.nusubito.kit import samples, scramble
from facedown.games.nusubito.learn import advice, hints, pace, tensors
from facedown.games.nusubito.page import afterwards, ratings, risks, secret, sketch, view
from facedown.games.nusubito.rules import actions, belief, endings, options, rules, sight
from facedown.games.nusubito.rules.state import State
from facedown.games.nusubito.text import events, moves, position, published, telling
from facedown.words.rules import rules_in

NUSUBITO = Game(
    name="nusubito",
    title="Nusubito",
    rules_version=1,
    tagline="Hidden movement for two: a Thief nobody sees, and a Mist that closes in.",
    least_seats=2,
    most_seats=2,
    options=options.NusubitoOptions,
    rules=Rules(
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
        setup=options.setup,
        most_actions=options.most_actions,
        resign=actions.RESIGN,
    ),
    text=Text(
        moves=moves,
        events=events.events,
        tell=telling.tell,
        advise=advice.advise,
        write_position=position.write_position,
        read_position=position.read_position,
        rules_text=rules_in(Path(__file__).parent),
        milestones=(published.ThiefDay, published.ThiefNight, events.Claimed, events.Captured, events.MatchOver),
        parts={events.GameEnds: "game"},
    ),
    page=Page(
        view=view.view,
        afterwards=afterwards.afterwards,
        sketch=sketch.sketch,
        seat_name=sketch.seat_name,
        risk=risks.risk,
    ),
    table=TableHooks(
        rated_options=ratings.RATED_OPTIONS,
        pools=ratings.POOLS,
        pool=ratings.pool,
        open_turn=rules.mist_at_work,
        score=events.score,
        roles={"thief": "thief_seat=seat_{mine}", "mist": "thief_seat=seat_{other}", "random": "thief_seat=random"},
        lengths={"single": (), "match": ("match_games=2",)},
        example="mist_aid=possible",
    ),
    learn=Learning(
        hints=Hints(settled=hints.settled, value=hints.value, policy=hints.policy),
        secret_key=secret.secret_key,
        gpu_pace=pace.stage_of_turn,
        tensors=Tensors(tensors.observe, tensors.glance, tensors.CHANNELS, tensors.GLANCES),
    ),
    kit=Kit(
        scramble=scramble.scramble,
        samples=samples.samples,
        sizes=samples.SIZES,
    ),
)
