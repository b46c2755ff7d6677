"""Checks that what is not allowed is refused, with a reason and a clause, and changes nothing."""

from random import Random

from facedown.engine.dice import seed_from
from facedown.engine.errors import IllegalMove, MoveError, NotYourTurn
from facedown.engine.game import CHANCE, SPECTATOR, Game
from facedown.engine.play import Entry, Play
from facedown.testing.walk import Budget, Point, samples, walk

LOOKS = 60  # points of a game at which refusals are tried, about


def check_refusals(game: Game, budget: Budget) -> None:
    for options in samples(game):
        for seed in range(budget(2)):
            play = Play(game, options, seed_from(seed))
            random = Random(seed)
            often = LOOKS / game.rules.most_actions(options)
            for point in walk(game, options, seed):
                if random.random() < often or point.over:
                    _check_wrong_seats(point, play)
                    for seat in play.actors():
                        _check_illegal(point, play, seat, random)
                if not point.over:
                    play.append(Entry(point.seat, point.action))


def _check_illegal(point: Point, play: Play, seat: int, random: Random) -> None:
    """Checks that ids outside the legal set, impossible ones among them, are refused."""
    end = 64 * point.game.rules.words
    ids = {-1, -(10**9), end, end + 1, 10**9, 2**70, *random.sample(range(end), min(end, 24))}
    for action in ids.difference(play.legal(seat), {point.game.rules.resign}):
        error = _refused(point, play, seat, action)
        if not isinstance(error, IllegalMove):
            raise point.broken(f"action {action} was refused with {error!r} instead of IllegalMove", seat)
        if not str(error.reason).strip() or not error.clause.strip():
            raise point.broken(f"action {action} was refused without a reason or a clause: {error!r}", seat)


def _check_wrong_seats(point: Point, play: Play) -> None:
    acting = play.actors()
    strangers = [seat for seat in (*range(point.options.players), CHANCE, SPECTATOR, 99) if seat not in acting]
    for seat in strangers:
        error = _refused(point, play, seat, max(point.action, 0))
        if not isinstance(error, NotYourTurn):
            raise point.broken(f"may not act here, but was refused with {error!r} instead of NotYourTurn", seat)


def _refused(point: Point, play: Play, seat: int, action: int) -> MoveError:
    before, length = play.state.to_bytes(), len(play.log)
    try:
        play.act(seat, action)
    except MoveError as error:
        if play.state.to_bytes() != before or len(play.log) != length:
            raise point.broken(f"action {action} was refused but has changed something", seat) from None
        return error
    except Exception as error:
        raise point.broken(f"refusing action {action} fails with {error!r}", seat) from error
    raise point.broken(f"action {action} is not legal but was accepted", seat)
