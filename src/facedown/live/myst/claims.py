"""Judges a claim in a live race by what lies on the board, and writes it down before telling anybody. Whether another
server writes into the same log meanwhile, or the database fails: it is answered."""

import asyncio

from facedown.engine.bits import id_of
from facedown.engine.play import Entry
from facedown.games.myst.live.claims import Claim
from facedown.games.myst.live.race import LiveRace, Verdict
from facedown.games.myst.rules.actions import A_BOOK, A_PLACE
from facedown.server.store import Conflict, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.table.changes import TableChange
from facedown.server.table.table import Table


async def decided(table: Table, race: LiveRace, claim: Claim) -> Verdict:
    """Decides a claim: what is accepted is in the log. The table's lock must be held.

    Raises StoreTrouble if nobody knows.
    """
    tried: Verdict | None = None  # perhaps written, though the database has not said so
    while True:
        try:
            await table.refresh()
        except StoreTrouble:
            if tried is not None:
                raise
            return _not_saved(race, claim)
        if tried is not None and _stands(table, tried):
            return tried
        assert table.game_log is not None
        verdict = race.judge(table.game_log.state, claim)
        if not verdict.accepted:
            return verdict
        try:
            await asyncio.shield(table.commit(_change(table, verdict)))
            return verdict
        except Conflict:
            tried = None  # another server wrote first: judged again by the board that is there now
        except Unsure:
            tried = verdict
        except StoreTrouble:
            return _not_saved(race, claim)


def after_doubt(table: Table, race: LiveRace, claim: Claim) -> Verdict:
    """Finds what became of a claim that may have been written, when the table has been loaded again."""
    verdict = Verdict(claim, race.people[claim.person].team)
    piece = race.tray_of(claim.person).pieces.get(claim.handle)
    was_there = piece is not None and (piece.cell != claim.cell or piece.lies == "placed")
    known = table.game_log is not None and not was_there
    return verdict if known and _stands(table, verdict) else _not_saved(race, claim)


def _change(table: Table, verdict: Verdict) -> TableChange:
    assert table.game_log is not None
    number = A_PLACE + verdict.claim.cell if verdict.claim.handle else A_BOOK
    made = table.game_log.follow(Entry(verdict.team, id_of(number)))
    return TableChange(outcome=made, chair=verdict.claim.person)


def _stands(table: Table, verdict: Verdict) -> bool:
    """Is it on the board?"""
    assert table.game_log is not None
    state, claim = table.game_log.state, verdict.claim
    return bool(state.cells[verdict.team] >> claim.cell & 1 if claim.handle else state.pending[verdict.team])


def _not_saved(race: LiveRace, claim: Claim) -> Verdict:
    return Verdict(claim, race.people[claim.person].team, "not_saved")
