"""Plays NYET!: trick-taking for 2 to 5 players, where the terms of each round are what nobody has vetoed."""

from pathlib import Path

from facedown.engine.game import Game, Hints, Kit, Learning, Page, Rules, TableHooks, Text
from facedown.engine.tensors import Tensors
from facedown.games.nyet.kit import samples, scramble
from facedown.games.nyet.learn import advice, hints, tensors
from facedown.games.nyet.page import dealing, ratings, sketch, tally, view
from facedown.games.nyet.rules import options, rules, scoring, sight, worlds
from facedown.games.nyet.rules import state as phases
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.rules.words import say
from facedown.games.nyet.text import digest, events, moves, position, telling
from facedown.words import Said
from facedown.words.rules import rules_in


def hush(seen: State) -> Said:
    """Says that partners may not talk (Y-R29), from the first veto to the last trick; two players have no partners."""
    if seen.players == 2 or not phases.NYET <= seen.phase <= phases.TRICK:
        return ""
    return say("hush")


NYET = Game(
    name="nyet",
    title="NYET!",
    rules_version=1,
    tagline="Trick-taking for 2-5: say no until the round is what is left.",
    least_seats=2,
    most_seats=5,
    options=options.NyetOptions,
    rules=Rules(
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
        setup=options.setup,
        most_actions=options.most_actions,
        weights=dealing.weights,
        dealing=dealing.dealing,
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
        milestones=(events.RoundStart, events.TeamsSet, events.TrickWon, events.GameOver),
        parts={events.RoundScored: "round"},
    ),
    page=Page(
        view=view.view,
        sketch=sketch.sketch,
        seat_name=sketch.seat_name,
    ),
    table=TableHooks(
        tally=tally.tally,
        score=tally.score,
        hush=hush,
        forced_moves=lambda options: options.auto_play_forced,
        rated_options=ratings.RATED_OPTIONS,
        pools=ratings.POOLS,
        pool=ratings.pool,
        lengths={"full": (), "short": ("round_count=2",), "points": ("end_mode=points",)},
        example="card_memory=full",
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
