"""Shows people at a live race how it stands, and the pieces in their own team's tray."""

from typing import Any

from msgspec import UNSET

from facedown.games.myst.live.race import LiveRace
from facedown.games.myst.live.tray import Piece
from facedown.live.myst import messages as say
from facedown.live.myst.pauses import Pauses, is_apart
from facedown.server.table.table import Table


def race_state(table: Table, race: LiveRace, pauses: Pauses, chair: int, now: float) -> say.RaceState:
    person = race.people.get(chair)
    opens_in = race.opens_in(person.team, now) if person else max(race.opens_in(team, now) for team in range(2))
    stage = stage_of(table, race, now)
    uncovered = person is not None and not race.paused and opens_in == 0 and stage == "open"
    return say.RaceState(
        stage=stage if stage != "open" or opens_in == 0 else "countdown",
        opens_in=opens_in,
        resumes_in=pauses.resumes_in(now),
        clock=race.since_start(now),
        pieces=[_piece(table, piece) for piece in race.trays[person.team].lying()] if uncovered and person else [],
        waits=race.waits(chair, now) if person else 0.0,
        captain=person is not None and race.captain(person.team) == chair,
        mates=sum(other.team == person.team for other in race.people.values()) - 1 if person else 0,
        wants_pause=pauses.wanted_by(),
        pause_left=pauses.left(now),
        apart=is_apart(table) or UNSET,
    )


def stage_of(table: Table, race: LiveRace, now: float) -> Any:
    if not table.racing:
        return "closed"
    if race.paused:
        return "paused"
    return "open" if min(race.opens_in(team, now) for team in range(2)) == 0 else "countdown"


def _piece(table: Table, piece: Piece) -> say.TrayPiece:
    dim = getattr(table.options, "dead_pieces", "") == "dim"
    return say.TrayPiece(
        piece=piece.handle,
        turn=piece.shown_turn,
        heap=piece.heap,
        place=piece.place,
        holder=-1 if piece.holder is None else piece.holder,
        dead=dim and _is_covered(table, piece.cell),
    )


def _is_covered(table: Table, cell: int) -> bool:
    assert table.game_log is not None
    return bool((table.game_log.state.cells[0] | table.game_log.state.cells[1]) >> cell & 1)
