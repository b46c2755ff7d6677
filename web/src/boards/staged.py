"""Makes a table's state of a moment of a game: what `fixtures/make.py` of a board uses."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from facedown.engine.game import Game
from facedown.engine.play import bits_of
from facedown.server.messages.to_page import Choice, LogLine, SeatState, TableState

NAMES = ("Mila", "Otto", "Ines", "Bo", "Zoe", "Karl")


def offered(game: Game, now: Any, seat: int) -> list[int]:
    mask = [0] * game.rules.words
    game.rules.legal(now, seat, mask)
    return bits_of(mask)


def log_lines(game: Game, events: Sequence[Any], first: int) -> list[LogLine]:
    """Puts events into words as lines of the log, numbered from the first on."""
    return [LogLine(first + k, game.text.tell(event), msgspec.to_builtins(event)) for k, event in enumerate(events)]


def people(names: Sequence[str], viewer: int, acting: Collection[int], bots: bool = True) -> list[SeatState]:
    """Seats the viewer and, unless they are people too, bots."""
    return [
        SeatState(
            seat=p,
            kind="bot" if bots and p != viewer else "person",
            name=name,
            level="regular" if bots and p != viewer else "",
            connected=True,
            left=False,
            acting=p in acting,
            you=p == viewer,
        )
        for p, name in enumerate(names)
    ]


def table_state(
    game: Game, seen: Any, viewer: int, seats: list[SeatState], mine: Sequence[int], lines: int, **more: Any
) -> TableState:
    """Tells a viewer's table: `mine` are the actions on offer, `lines` how many lines the log has."""
    plain = {
        "phase": "running", "options": {}, "log": [], "can_undo": True, "can_hint": True, "can_resign": False,
        "result": [], "commitment": "", "decide_in": None, "rings_in": None,
    }  # fmt: skip
    return TableState(
        table="stagestage",
        game=game.name,
        title=game.title,
        seq=lines,
        you=viewer,
        host=viewer == 0,
        listed=False,
        seats=seats,
        view=game.page.view(seen, viewer),
        choices=[Choice(a, game.text.moves.write(viewer, a), game.text.moves.say(seen, a)) for a in mine],
        reset=False,
        ask_undo=False,
        talk="open",
        seed="",
        rematch="",
        **{**plain, **more},
    )


@contextmanager
def named(name: str) -> Iterator[None]:
    """Says which moment it was that cannot be made."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise SystemExit(f"{name}: {error}") from error
