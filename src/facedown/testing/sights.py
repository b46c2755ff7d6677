"""Checks what a seat sees: `redact` is an allow-list, enough to act on, and tells nothing it cannot know."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from facedown.engine.game import SPECTATOR, Game, seats_in
from facedown.engine.play import choices, redacted
from facedown.testing.walk import Budget, Point, broken, differing, new_rng, new_scratch, points, steps

TRUTHS = 6  # resampled to find out whether anything is hidden at all


def check_redaction(game: Game, budget: Budget) -> None:
    """Checks that redacting twice changes nothing more, that it changes no truth, and that it invents nothing."""
    for viewer in (*range(game.most_seats), SPECTATOR):
        invented = redacted(game, game.rules.state(), viewer)
        if invented != game.rules.state():
            what = f"redact writes into a blank record what is not in the truth: {invented}"
            raise broken(game, what, seat=viewer)
    for point in points(game, budget, 60, games=2, salt=600):
        before = point.state.to_bytes()
        for viewer in point.viewers:
            seen = point.seen(viewer)
            if point.state.to_bytes() != before:
                raise point.broken("redact has changed the truth", viewer)
            again = redacted(game, seen, viewer)
            if again != seen:
                raise point.broken(f"redacting twice changes {differing(game, seen, again)}", viewer)


def check_enough_to_act(game: Game, budget: Budget) -> None:
    """Checks that a seat finds the same actors, choices, quick play and result in its redacted record as in truth."""
    for point in points(game, budget, 60, games=2, salt=700):
        who = game.rules.actors(point.state)
        for viewer in point.viewers:
            seen = point.seen(viewer)
            if game.rules.actors(seen) != who:
                raise point.broken(f"sees {game.rules.actors(seen)} as actors, but they are {who}", viewer)
            if viewer in seats_in(who):
                _check_choices(point, viewer, seen)
            if point.over:
                results = [_returns(game, state, point.options.players) for state in (point.state, seen)]
                if results[0] != results[1]:
                    raise point.broken(f"sees {results[1]} as the result, but it is {results[0]}", viewer)


def _check_choices(point: Point, seat: int, seen: Any) -> None:
    game = point.game
    true, told = choices(game, point.state, seat), choices(game, seen, seat)
    if true != told:
        raise point.broken(f"has the choices {true}, but {told} by its own sight", seat)
    picks = []
    for state in (point.state, seen):
        mask = [0] * game.rules.words
        game.rules.legal(state, seat, mask)
        picks.append(game.learn.hints.policy(state.copy(), seat, mask, new_rng(point.seed, point.step)))
    if picks[0] not in true:
        raise point.broken(f"the policy picks {picks[0]}, which is not offered", seat)
    if picks[0] != picks[1]:
        raise point.broken(f"the policy peeks: it picks {picks[0]}, but {picks[1]} from what the seat sees", seat)


def check_hiding(game: Game, budget: Budget) -> None:
    """Changes all that a viewer cannot know: what it is sent stays the same, byte for byte."""
    random = Random(game.name)
    for before, after in steps(game, budget, 36, games=2, salt=800):
        for viewer in before.viewers:
            sent = messages(before, after.state, viewer)
            for _ in range(2):
                was, now = before.state.copy(), after.state.copy()
                game.kit.scramble(was, viewer, random)
                game.kit.scramble(now, viewer, random)
                _check_same_sight(after, now, viewer)
                _check_same_messages(after, viewer, sent, messages(_with(before, was), now, viewer))
            quiet = before.seen(viewer) == after.seen(viewer)
            if quiet and game.text.events(before.seen(viewer), after.seen(viewer), viewer):
                raise before.broken("nothing changed in its sight, but something is announced to it", viewer)


def check_scramble(game: Game, budget: Budget) -> None:
    """Checks that `scramble` mostly changes what is hidden (otherwise hiding would be tested by nothing)."""
    random = Random(game.name)
    hidden = changed = 0
    for point in points(game, budget, 30, salt=900):
        for viewer in point.viewers:
            if len(_truths(point, viewer)) > 1:
                hidden += 1
                other = point.state.copy()
                game.kit.scramble(other, viewer, random)
                changed += other != point.state
    if not hidden:
        raise broken(game, "nothing is ever hidden from anyone")
    if 2 * changed < hidden:
        raise broken(game, f"of {hidden} points with something hidden, scramble changed it in {changed} only")


def messages(before: Point, after: Any, viewer: int) -> dict[str, bytes]:
    """Lists all that a table sends to a viewer about a step, part by part."""
    game = before.game
    was, now = before.seen(viewer), redacted(game, after, viewer)
    offered = choices(game, now, viewer) if viewer in seats_in(game.rules.actors(now)) else []
    moves = [(action, game.text.moves.write(viewer, action), game.text.moves.say(now, action)) for action in offered]
    events: Sequence[msgspec.Struct] = game.text.events(was, now, viewer)
    encode = msgspec.json.encode
    return {
        "record": now.to_bytes(),
        "view": encode(game.page.view(now, viewer)),
        "offered moves": encode(moves),
        "announced events": encode(list(events)),
        "lines of the log": encode([game.text.tell(event) for event in events]),
    }


def _check_same_sight(point: Point, scrambled: Any, viewer: int) -> None:
    game = point.game
    watching = [] if point.options.open_to_watchers() else [SPECTATOR]
    for eyes in dict.fromkeys((viewer, *watching)):  # what a seat cannot know, a spectator cannot know either
        true, other = point.seen(eyes), redacted(game, scrambled, eyes)
        if true != other:
            who = "its redacted record" if eyes == viewer else "the spectator's redacted record"
            raise point.broken(f"{who} tells what {_name(viewer)} cannot know: {differing(game, true, other)}", viewer)


def _check_same_messages(point: Point, viewer: int, sent: dict[str, bytes], other: dict[str, bytes]) -> None:
    for part, data in sent.items():
        if len(data) != len(other[part]):
            raise point.broken(
                f"the size of its message '{part}' tells what it cannot know: {len(data)} / {len(other[part])} bytes",
                viewer,
            )
        if data != other[part]:
            raise point.broken(f"its message '{part}' tells what it cannot know: {data!r} / {other[part]!r}", viewer)


def _name(viewer: int) -> str:
    return "it" if viewer == SPECTATOR else "the seat"


def _with(point: Point, state: Any) -> Point:
    return Point(point.game, point.options, point.seed, point.step, state, point.seat, point.action)


def _returns(game: Game, state: Any, players: int) -> list[float]:
    result = [0.0] * players
    game.rules.returns(state, result)
    return result


def _truths(point: Point, viewer: int) -> set[bytes]:
    found = set()
    scratch = new_scratch(point.game)
    rng = new_rng(point.seed, point.step)
    for _ in range(TRUTHS):
        truth = point.seen(viewer)
        point.game.rules.resample(truth, viewer, rng, scratch)
        found.add(truth.to_bytes())
    return found
