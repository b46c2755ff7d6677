"""NYET!: trick-taking for 2 to 5 players, where the terms of each round are what nobody has vetoed."""

from importlib.resources import files

from facedown.engine.game import Game, Hints, Kit, Learning, Page, Rules, TableHooks, Text
from facedown.engine.tensors import Tensors
from facedown.games.nyet.kit import samples, scramble
from facedown.games.nyet.learn import advice, hints, tensors
from facedown.games.nyet.page import dealing, ratings, sketch, tally, view
from facedown.games.nyet.rules import options, rules, scoring, sight, worlds
from facedown.games.nyet.rules import state as phases
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.text import digest, events, moves, position


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
        tell=events.tell,
        advise=advice.advise,
        write_position=position.write_position,
        read_position=position.read_position,
        rules_text=rules_text,
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
        hush=hush,
        forced_moves=options.auto_plays,
        rated_options=ratings.RATED_OPTIONS,
        pools=ratings.POOLS,
        pool=ratings.pool,
        lengths={"full": (), "short": ("round_count=2",), "points": ("end_mode=points",)},
        example="card_memory=full",
        skips_forced=lambda options: options.auto_play_forced,
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
