"""Keeps hands at the pieces of a live race, and shows them to their own team alone."""

from typing import Any

from msgspec import UNSET

from facedown.games.myst.live import racer as hand
from facedown.games.myst.live.race import LiveRace
from facedown.games.myst.live.tray import Piece
from facedown.games.myst.live.words import CLOSED, clause_of
from facedown.games.myst.rules.pieces import CELL_NAMES
from facedown.live.myst import messages as say
from facedown.server.table.table import Table

BOT = "bot"  # what its messages are called


class Hands:
    def __init__(self, table: Table, race: LiveRace) -> None:
        self._table = table
        self._race = race

    # --- telling ------------------------------------------------------------------------------------------------------

    def team(self, team: int, message: Any) -> None:
        for listener in self._table.listeners:
            if listener.viewer == team:
                listener.tell(message)

    def glimpse(self, team: int, message: Any, but: int) -> None:
        """Shows something to team-mates; nobody misses it a moment later."""
        for listener in self._table.listeners:
            if listener.viewer == team and listener.chair != but:
                listener.whisper(message)

    def person(self, chair: int, message: Any) -> None:
        for listener in self._table.listeners:
            if listener.chair == chair:
                listener.tell(message)

    # --- pieces -------------------------------------------------------------------------------------------------------

    def touch(self, chair: int, message: Any, now: float) -> None:
        """Tells of a hand at a piece."""
        race, handle, team = self._race, message.piece, self._race.people[chair].team
        match message:
            case say.Grab():
                before = race.tray_of(chair).held_by(chair)
                refused = race.grab(chair, handle, now)
                if not refused:
                    if before is not None and before.handle != handle:
                        self.team(team, _freed(before))
                    self.team(team, say.Held(handle, chair))
            case say.TurnPiece():
                refused = race.turn(chair, handle, now)
                if not refused:
                    self.team(team, say.Turned(handle, race.tray_of(chair).pieces[handle].shown_turn))
            case say.Put():
                refused = race.put(chair, handle, message.heap, message.place, now)
                if not refused:
                    self.team(team, _freed(race.tray_of(chair).pieces[handle]))
            case _:
                refused = race.drag(chair, handle, now)
                if not refused:
                    self.glimpse(team, say.Dragged(handle, chair, message.x, message.y), chair)
                return
        if refused:
            piece = race.tray_of(chair).pieces.get(handle)
            holder = piece.holder if piece is not None and piece.holder is not None else -1
            self.person(chair, say.NotHeld(handle, refused, holder, clause_of(refused) or UNSET))  # type: ignore[arg-type]

    def gone(self, cell: int, team: int, by: int) -> None:
        """Tells that the owner's piece is placed; the other team's is dead, and where dead pieces are marked that is
        told."""
        name = CELL_NAMES[cell]
        self.team(team, say.Gone(self._race.trays[team].of_cell(cell).handle, name, "placed", by))
        if getattr(self._table.options, "dead_pieces", "sweep") != "keep":
            other = 1 - team
            self.team(other, say.Gone(self._race.trays[other].of_cell(cell).handle, name, "dead", -1))

    def let_go_and_hint(self, now: float) -> None:
        assert self._table.game_log is not None
        for team, piece in self._race.expire(now):
            self.team(team, _freed(piece))
        for team in range(2):
            if handle := self._race.hint(team, self._table.game_log.state, now):
                self.team(team, say.Hinted(handle))

    def said(self, chair: int, act: hand.Act) -> say.Racing:
        """Says what a bot's hand does, as a person's page would say it."""
        match act:
            case hand.Grab():
                return say.Grab(act.handle)
            case hand.TurnPiece():
                return say.TurnPiece(act.handle)
            case hand.Drag():
                return say.Drag(act.handle, act.x, act.y)
            case hand.Put():
                piece = self._race.tray_of(chair).pieces[act.handle]
                return say.Put(act.handle, piece.heap, piece.place)
            case hand.Drop():
                return say.Drop(BOT, act.handle, act.cell)
            case hand.Book():
                return say.RaceBook(BOT)


def closed(id: str, piece: str) -> say.Dropped:
    """Answers a claim while no race is on."""
    return say.Dropped(id, piece, "", "race_closed", CLOSED, 0.0, 0.0, -1, clause_of("race_closed"))


def _freed(piece: Piece) -> say.Freed:
    return say.Freed(piece.handle, piece.heap, piece.place)
