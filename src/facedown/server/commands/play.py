"""Plays for a seat: one move, a whole turn, or giving up. What is not allowed is refused with a reason."""

from facedown.engine.game_log import Entry, Outcome, choices
from facedown.server.commands.proposals import taken_back
from facedown.server.commands.situation import Situation, check_decides
from facedown.server.commands.turns import carried_out, foresee, read_moves
from facedown.server.messages import table as say
from facedown.server.table.changes import TableChange
from facedown.server.table.game_log import ServerLog
from facedown.server.table.refusals import Refusal, running
from facedown.server.table.table import Table


def act(table: Table, seat: int, action: int) -> TableChange:
    """An action of a seat that nobody at the table sends: by a bot, or because its time has run out."""
    game_log = running(table)
    if seat not in game_log.acting():
        raise Refusal("not_your_turn", "it is not your turn")
    return TableChange(outcome=decided(table, game_log, seat, action))


def move(now: Situation, message: say.Move) -> TableChange:
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


def turn(now: Situation, message: say.Turn) -> TableChange:
    check_decides(now, message.seq)
    game, game_log, seat = now.table.game, now.game_log, now.seat
    actions = read_moves(game, message.moves)
    expected = foresee(game, game_log.seen(seat), seat, message.moves, actions)
    made = carried_out(game, game_log.state, seat, actions, expected)
    return _played(now, game_log.follow(*made), len(made) if len(made) < len(actions) else None)


def _played(now: Situation, outcome: Outcome, moves: int | None = None) -> TableChange:
    """A person who moves plays on, if a bot has played for them."""
    returns = now.table.row.seats[now.chair].stand_in
    return TableChange(taken_back(now.table.row, now.chair) if returns else None, outcome=outcome, moves=moves)


def resign(now: Situation, message: say.Resign) -> TableChange:
    table, seat = now.table, now.seat
    if table.captain(seat) != now.chair:
        raise Refusal("not_your_turn", f"{table.row.seats[table.captain(seat)].name} is your captain and may give up")
    if table.game.rules.resign is None:
        raise Refusal("not_now", f"{table.game.title} cannot be given up; leave the table instead")
    return TableChange(outcome=now.game_log.follow(Entry(seat, table.game.rules.resign)))
