"""Says where a running game stands for one chair: found out once for each command, and handed on."""

from typing import NamedTuple

from facedown.server.table.game_log import ServerLog
from facedown.server.table.refusals import Refusal, running
from facedown.server.table.table import Table
from facedown.words.server import say as words


class Situation(NamedTuple):
    table: Table
    chair: int
    seat: int  # of the rules, that the chair plays for
    game_log: ServerLog
    is_racing: bool  # hands decide, and not choices
    is_to_act: bool  # is it the seat's turn?


def situation(table: Table, chair: int) -> Situation:
    """Refuses where no game is running."""
    game_log, seat = running(table), table.seat_of(chair)
    return Situation(table, chair, seat, game_log, table.racing, seat in game_log.acting())


def check_decides(now: Situation, seq: int) -> None:
    """Refuses unless the chair decides for its seat, it is the seat's turn, and it has seen what it answers to."""
    table, chair, seat = now.table, now.chair, now.seat
    if now.is_racing:
        raise Refusal("not_now", words("refused.racing"))
    returns = table.row.seats[chair].stand_in and all(table.row.seats[k].bot for k in table.chairs_of(seat))
    if not (table.speaks(chair) or returns):
        speaker = next((k for k in table.chairs_of(seat) if table.speaks(k)), table.captain(seat))
        raise Refusal("not_your_turn", words("refused.speaker", name=table.row.seats[speaker].name))
    if not now.is_to_act:
        raise Refusal("not_your_turn", words("refused.turn"))
    if not now.game_log.viewers[seat].decided <= seq <= table.seq(seat):
        raise Refusal("stale", words("refused.stale"))
