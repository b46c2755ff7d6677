"""Turns a message of a chair into a change of its table, or refuses it with a reason."""

from collections.abc import Callable
from typing import Any

import msgspec

from facedown.server.commands.host import leave, rename, set_bot, start
from facedown.server.commands.play import move, resign, turn
from facedown.server.commands.proposals import answer, propose_bot, take_seat
from facedown.server.commands.rematch import rematch
from facedown.server.commands.situation import Situation, situation
from facedown.server.commands.undo import undo
from facedown.server.messages import table as say
from facedown.server.messages.proposals import Answer, Asking, ProposeBot, TakeSeat
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table

Command = (
    say.Move | say.Turn | say.Resign | say.Undo | say.SetBot | say.Start | say.Leave | say.Rename | say.Rematch | Asking
)
IN_PLAY: dict[type, Callable[[Situation, Any], TableChange]] = {
    say.Move: move,
    say.Turn: turn,
    say.Resign: resign,
    say.Undo: undo,
    ProposeBot: propose_bot,
    Answer: answer,
    TakeSeat: take_seat,
}
AT_ANY_TIME: dict[type, Callable[[Table, int, Any], TableChange]] = {
    say.SetBot: set_bot,
    say.Start: start,
    say.Leave: leave,
    say.Rename: rename,
    say.Rematch: rematch,
}


def change_by(table: Table, chair: int, message: Command) -> TableChange:
    if chair < 0:
        raise Refusal("not_seated", "you are watching; only seated players can do this")
    kind = type(message)
    if kind in IN_PLAY:
        change = IN_PLAY[kind](situation(table, chair), message)
    else:
        change = AT_ANY_TIME[kind](table, chair, message)
    return msgspec.structs.replace(change, chair=chair)
