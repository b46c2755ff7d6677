"""Plays for a seat: one move, a whole turn, or giving up. What is not allowed is refused with a reason."""

from facedown.engine.game_log import Entry, Outcome, choices
from facedown.server.commands.proposals import taken_back
from facedown.server.commands.situation import Situation, check_decides
from facedown.server.commands.turns import carried_out, foresee, read_moves
from facedown.server.messages import from_page
from facedown.server.table.changes import TableChange
from facedown.server.table.game_log import ServerLog
from facedown.server.table.refusals import Refusal, running
from facedown.server.table.table import Table
from facedown.words.server import say as words


def act(table: Table, seat: int, action: int) -> TableChange:
    """Builds the change of an action that nobody at the table sends: by a bot, or because a seat's time has run out."""
    game_log = running(table)
    if seat not in game_log.acting():
        raise Refusal("not_your_turn", words("refused.turn"))
    return TableChange(outcome=decided(table, game_log, seat, action))


def move(now: Situation, message: from_page.Move) -> TableChange:
    check_decides(now, message.seq)
    return _played(now, decided(now.table, now.game_log, now.seat, message.action))


def decided(table: Table, game_log: ServerLog, seat: int, action: int) -> Outcome:
    """Returns what an action leads to. Refuses it by the seat's own record alone."""
    viewer = game_log.viewers.get(seat)
    offered = viewer.choices if viewer else choices(table.game, game_log.seen(seat), seat)
    if action not in offered:
        reason, clause = table.game.text.moves.why_not(game_log.seen(seat), seat, action)
        raise Refusal("illegal", reason, clause)
    return game_log.follow(Entry(seat, action))


def turn(now: Situation, message: from_page.Turn) -> TableChange:
    check_decides(now, message.seq)
    game, game_log, seat = now.table.game, now.game_log, now.seat
    actions = read_moves(game, message.moves)
    expected = foresee(game, game_log.seen(seat), seat, actions)
    made = carried_out(game, game_log.state, seat, actions, expected)
    return _played(now, game_log.follow(*made), len(made) if len(made) < len(actions) else None)


def _played(now: Situation, outcome: Outcome, moves: int | None = None) -> TableChange:
    """Builds the change of a move: a person who moves plays on, if a bot has played for them."""
    returns = now.table.row.seats[now.chair].stand_in
    return TableChange(taken_back(now.table.row, now.chair) if returns else None, outcome=outcome, moves=moves)


def resign(now: Situation, message: from_page.Resign) -> TableChange:
    table, seat = now.table, now.seat
    if table.captain(seat) != now.chair:
        raise Refusal("not_your_turn", words("refused.captain", name=table.row.seats[table.captain(seat)].name))
    if table.game.rules.resign is None:
        raise Refusal("not_now", words("refused.no_resign", game=table.game.title))
    return TableChange(outcome=now.game_log.follow(Entry(seat, table.game.rules.resign)))
