"""The check of answers finds leaks that are planted into the server: a refusal's text, a count, an order, and more."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

from facedown.catalog import GAMES
from facedown.engine.game import Game, seats_in
from facedown.engine.game_log import Entry, Outcome, choices, redacted
from facedown.server.commands import dispatch, play, undo
from facedown.server.commands.situation import Situation, check_decides
from facedown.server.commands.turns import read_moves
from facedown.server.messages import from_page, to_page
from facedown.server.table.changes import TableChange
from facedown.server.table.game_log import ServerLog
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.table.viewer import Viewer
from facedown.server.views import table_state as states
from facedown.testing.answers import check_answers
from facedown.testing.walk import Broken, Budget
from tests.conformance.coins import COINS

ENOUGH = Budget(3)  # pairs of worlds within which each leak is found


def tried_on_the_truth(now: Situation, message: from_page.Turn) -> TableChange:
    """Try a turn on the true state, and refuse it by what happened there: the hole that this check was made for."""
    game_log, game, seat = now.game_log, now.table.game, now.seat
    check_decides(now, message.seq)
    state, made = game_log.state.copy(), list[Entry]()
    for number, (text, action) in enumerate(zip(message.moves, read_moves(game, message.moves), strict=True), start=1):
        if seat not in seats_in(game.rules.actors(state)):
            raise Refusal("illegal", f"your turn ends before move {number} of {len(message.moves)}, {text}")
        seen = redacted(game, state, seat)
        if action not in choices(game, seen, seat):
            reason, clause = game.text.moves.why_not(seen, seat, action)
            raise Refusal("illegal", f"{text}: {reason}", clause)
        game.rules.apply(state, seat, action)
        made.append(Entry(seat, action))
    return TableChange(outcome=game_log.follow(*made))


@pytest.mark.parametrize(
    "name", ["shy_monsters", *(pytest.param(name, marks=pytest.mark.nightly) for name in ("nyet", "myst"))]
)
def test_a_turn_that_is_tried_on_the_truth_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dispatch.IN_PLAY, from_page.Turn, tried_on_the_truth)
    with pytest.raises(Broken, match=r"turn.*cannot know"):
        check_answers(GAMES[name], ENOUGH)


def _last_bits(state: Any) -> int:
    return crc32(state.to_bytes()) % 7


def refusal_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal says something about the truth."""
    decided = play.decided

    def talkative(table: Table, game_log: ServerLog, seat: int, action: int) -> Outcome:
        try:
            return decided(table, game_log, seat, action)
        except Refusal as refusal:
            raise Refusal(refusal.code, f"{refusal.reason}{_last_bits(game_log.state)}", refusal.clause) from None

    monkeypatch.setattr(play, "decided", talkative)


def count_of_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of a state counts something hidden."""
    seq: Callable[[Table, int], int] = Table.seq
    monkeypatch.setattr(
        Table,
        "seq",
        lambda table, viewer: seq(table, viewer) + (_last_bits(table.game_log.state) if table.game_log else 0),
    )


def order_of_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices come in an order that depends on the truth."""
    told = states._choices

    def turned(table: Table, viewer: Viewer) -> list[to_page.Choice]:
        found = told(table, viewer)
        assert table.game_log is not None
        return found[::-1] if _last_bits(table.game_log.state) % 2 else found

    monkeypatch.setattr(states, "_choices", turned)


def undo_of_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether something can be taken back depends on the truth."""
    can_ask = undo.can_ask

    def sometimes(table: Table, chair: int) -> bool:
        return can_ask(table, chair) and table.game_log is not None and _last_bits(table.game_log.state) > 2

    monkeypatch.setattr(states, "can_ask", sometimes)


LEAKS = [refusal_text, count_of_rows, order_of_choices, undo_of_the_truth]


@pytest.mark.parametrize("game", [GAMES["nyet"], GAMES["hyst"], COINS], ids=lambda game: game.name)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(
    game: Game, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak is undo_of_the_truth and not game.table.undo:
        pytest.skip("in this game nothing is taken back")
    leak(monkeypatch)
    with pytest.raises(Broken, match="cannot know"):
        check_answers(game, ENOUGH)


def test_without_a_leak_nothing_is_found() -> None:
    check_answers(COINS, Budget(0.5))
