"""Plays Shy Monsters: a Dungeon Master hides an Exit and two Monsters, a Hero looks for the way out."""

from pathlib import Path

from facedown.engine.game import Game, Hints, Kit, Learning, Page, Rules, TableHooks, Text
from facedown.engine.pace import turn_of_seat
from facedown.engine.tensors import Tensors
from facedown.games.shy_monsters.kit import samples, scramble
from facedown.games.shy_monsters.learn import advice, hints, tensors
from facedown.games.shy_monsters.page import afterwards, ratings, secret, sketch, view
from facedown.games.shy_monsters.rules import actions, endings, options, rules, sight
from facedown.games.shy_monsters.rules.state import State
from facedown.games.shy_monsters.text import events, moves, position, telling
from facedown.words.rules import rules_in

SHY_MONSTERS = Game(
    name="shy_monsters",
    title="Shy Monsters",
    rules_version=1,
    tagline="A bluffing dungeon for two: one builds it face down, the other looks for the way out.",
    least_seats=2,
    most_seats=2,
    options=options.ShyMonstersOptions,
    rules=Rules(
        state=State,
        words=actions.WORDS,
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
        milestones=(events.Building, events.StoreyBuilt, events.Revealed, events.Walked, events.MatchOver),
        parts={events.StoreyCleared: "storey", events.GameEnded: "game"},
    ),
    page=Page(
        view=view.view,
        afterwards=afterwards.afterwards,
        sketch=sketch.sketch,
        seat_name=sketch.seat_name,
    ),
    table=TableHooks(
        rated_options=ratings.RATED_OPTIONS,
        pools=ratings.POOLS,
        pool=ratings.pool,
        score=events.score,
        roles={"hero": "dm_seat=seat_{other}", "master": "dm_seat=seat_{mine}", "random": "dm_seat=random"},
        lengths={"single": (), "match": ("match_games=2",)},
        example="opening_reveals=3,2,1",
    ),
    learn=Learning(
        hints=Hints(settled=hints.settled, value=hints.value, policy=hints.policy),
        secret_key=secret.secret_key,
        gpu_pace=turn_of_seat,
        tensors=Tensors(tensors.observe, tensors.glance, tensors.CHANNELS, tensors.GLANCES),
    ),
    kit=Kit(
        scramble=scramble.scramble,
        samples=samples.samples,
    ),
)
