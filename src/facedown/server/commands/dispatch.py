"""Turns a message of a chair into a change of its table, or refuses it with a reason."""

from collections.abc import Callable
from typing import Any

import msgspec

from facedown.server.commands.host import keep_seat, leave, rename, set_bot, set_pace, start
from facedown.server.commands.play import move, resign, turn
from facedown.server.commands.proposals import answer, claim_win, end_game, propose_bot, take_seat
from facedown.server.commands.rematch import rematch
from facedown.server.commands.situation import Situation, situation
from facedown.server.commands.undo import undo
from facedown.server.messages import from_page
from facedown.server.messages.proposals import Answer, Asking, ClaimWin, EndGame, ProposeBot, TakeSeat
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.words.server import say as words

Command = (
    from_page.Move
    | from_page.Turn
    | from_page.Resign
    | from_page.Undo
    | from_page.SetBot
    | from_page.KeepSeat
    | from_page.SetPace
    | from_page.Start
    | from_page.Leave
    | from_page.Rename
    | from_page.Rematch
    | Asking
)
IN_PLAY: dict[type, Callable[[Situation, Any], TableChange]] = {
    from_page.Move: move,
    from_page.Turn: turn,
    from_page.Resign: resign,
    from_page.Undo: undo,
    ProposeBot: propose_bot,
    ClaimWin: claim_win,
    EndGame: end_game,
    Answer: answer,
    TakeSeat: take_seat,
}
AT_ANY_TIME: dict[type, Callable[[Table, int, Any], TableChange]] = {
    from_page.SetBot: set_bot,
    from_page.KeepSeat: keep_seat,
    from_page.SetPace: set_pace,
    from_page.Start: start,
    from_page.Leave: leave,
    from_page.Rename: rename,
    from_page.Rematch: rematch,
}


def change_by(table: Table, chair: int, message: Command) -> TableChange:
    if chair < 0:
        raise Refusal("not_seated", words("refused.watching"))
    if table.row.seats[chair].gone:  # a socket that was open then, here or at another server
        raise Refusal("not_seated", words("refused.gone"))
    kind = type(message)
    if kind in IN_PLAY:
        change = IN_PLAY[kind](situation(table, chair), message)
    else:
        change = AT_ANY_TIME[kind](table, chair, message)
    return msgspec.structs.replace(change, chair=chair)
