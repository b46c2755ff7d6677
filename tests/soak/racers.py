"""People in a live race: they know where every piece belongs, by a look into the server that they are connected to."""

import json
from typing import Any

from facedown.engine.bits import id_of
from facedown.games.myst.rules.actions import A_BOOK, A_PLACE
from facedown.games.myst.rules.pieces import CELL, N_CELLS
from tests.server.racing import rooms_of
from tests.soak.node import Pipe
from tests.soak.people import Line, Person

CLAIMED = {id_of(A_PLACE + cell) for cell in range(N_CELLS)} | {id_of(A_BOOK)}  # actions that are laid by hand
# Another server was faster, the race stands still, began again with new trays, or could not be saved.
REASONS = {"", "race_closed", "not_holder", "cell_taken", "not_touching", "not_saved"}


class Racer(Person):
    def _begin(self) -> None:
        """A new connection: what was not answered is not said again, the board tells what became of it."""
        self._claim = self._piece = ""
        self._open = False

    def _go_on(self, line: Line) -> None:
        super()._go_on(line)
        view = self.state["view"]
        racing = self._open and view is not None and view["phase"] == "race"
        if racing and not (self.resting or self._claim or self.state["you"] < 0):
            self._lay(line, view["teams"][self.state["you"]]["touching"])

    def _lay(self, line: Line, cells: list[str]) -> None:
        assert isinstance(line, Pipe)
        room = rooms_of(line.node.tables).get(self.table)
        if room is None or not cells:
            return
        cell = CELL[self._luck.choice(cells)]
        piece = room.race.trays[self.state["you"]].of_cell(cell)
        self._number += 1
        self._piece = piece.handle
        self._claim = f"{self.token[:6]}-{self._number}"
        for message in (
            {"type": "grab", "piece": piece.handle},
            *[{"type": "turn_piece", "piece": piece.handle}] * (-piece.turn % 4),
            {"type": "drop", "id": self._claim, "piece": piece.handle, "cell": cell},
        ):
            line.say(json.dumps(message))

    async def _heard(self, line: Line, message: dict[str, Any]) -> bool:
        match message["type"]:
            case "race":
                self._open = message["stage"] == "open"
                if self._open and all(piece["piece"] != self._piece for piece in message["pieces"]):
                    self._claim = ""  # trays were laid out again, or it is laid
            case "race_ping":
                line.say(json.dumps({"type": "race_pong", "number": message["number"]}))
            case "dropped":
                assert message["reason"] in REASONS, message
                if not message["reason"]:
                    self.laid.append(id_of(A_PLACE + CELL[message["cell"]]))
                if message["id"] == self._claim:
                    self._claim = ""
        return await super()._heard(line, message)
