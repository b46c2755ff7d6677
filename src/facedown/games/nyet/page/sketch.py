"""Sketches a NYET! table for a terminal."""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Any

from rich.table import Table
from rich.text import Text

from facedown.engine.sketching import Row, rows, table
from facedown.games.nyet.page.cards import GROUND, MARKS, card, cards
from facedown.games.nyet.page.picture import Box, Line, Played, Seat, View
from facedown.games.nyet.page.terms import terms
from facedown.games.nyet.rules.pieces import COLOURS
from facedown.games.nyet.rules.words import say


def sketch(view: View, width: int) -> list[Any]:
    """Draws the board or the terms of the round, the hand, all seats and what was played."""
    hand = [rows(_hand(view))] if any(view.hand) else []
    parts = (
        [terms(view, _first(view)), *hand, _seats(view)] if view.points else [_board(view, width), *hand, _seats(view)]
    )
    found: list[Row] = [(say.text("sketch.trick"), _trick(view, view.trick))] if view.trick else []
    if view.last_trick:
        to = say.text("sketch.to", name=seat_name(view, view.last_winner))
        found.insert(0, (say.text("sketch.before"), _trick(view, view.last_trick).append(to)))
    seen: list[Row] = [(say.text("sketch.gone"), cards(view, view.gone))] if view.gone else []  # Y-68
    voids = ((s.seat, [say("colour", colour=c) for c in s.void]) for s in view.seats)
    seen += [(seat_name(view, seat), say.text("sketch.void", colours=void)) for seat, void in voids if void]
    return [parts[0], *([rows(found)] if found else []), *parts[1:], *([rows(seen)] if seen else [])]


def seat_name(view: View, seat: int) -> str:
    return say.text("animal", character=view.seats[seat].character) if view.seats[seat].character else ""


def _board(view: View, width: int) -> Table:
    """Draws five lines of boxes (Y-53, Y-54)."""
    boxes = max(len(line.boxes) for line in view.lines)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    for _ in range(boxes):  # of one width, so that nothing moves when a token is placed
        grid.add_column(min_width=min(20, (width - 8) // boxes - 1), overflow="fold")
    for line in view.lines:
        grid.add_row(say.text(f"sketch.line.{line.id}"), *(_box(view, line, box) for box in line.boxes))
    return grid


def _box(view: View, line: Line, box: Box) -> Text:
    colour = box.id if line.id in {"trump", "super"} and box.id in COLOURS else ""
    word = MARKS[colour] + say.text("colour", colour=colour) if colour else _boxed(line, box)
    if box.neutral:
        return Text(f"– {word}", "dim")
    if box.open:
        ground = f"bold {GROUND[colour]}" if colour else "bold"
        return Text.assemble(" ", (word, ground), "◀" if line.result == box.id else "")
    who = seat_name(view, box.seat)[: 9 if len(line.boxes) < 6 else 2] if box.seat is not None else ""
    return Text.assemble((f"✗{word}", "dim strike"), (f" {who}", "italic"))


def _first(view: View) -> str:
    return next((seat_name(view, seat.seat) for seat in view.seats if seat.first), "?")


def _boxed(line: Line, box: Box) -> str:
    if line.id == "first":
        return say.text("animal", character=box.id)
    return say.text("sketch.discard", box=box.id) if line.id == "discard" else say.text("sketch.box", box=box.id)


def _seats(view: View) -> Table:
    heads = {name: say.text(f"sketch.head.{name}") for name in ("seat", "score", "cards", "tricks", "team", "loot")}
    numbers = " ".join(heads[name] for name in ("score", "cards", "tricks"))
    return table(("", *list(heads.values())[:5], "", heads["loot"]), ([
        "▶" if seat.acting else " ", Text(seat_name(view, seat.seat), "bold"), str(seat.score), str(seat.held),
        str(seat.tricks), seat.team, _signs(seat), cards(view, seat.loot),
    ] for seat in view.seats), numbers)  # fmt: skip


def _signs(seat: Seat) -> str:
    signs = (seat.dealer, seat.first, seat.bonus, seat.leader, seat.ready, seat.place > 0)
    names = ("deals", "first", "bonus", "leads", "ready", "place")
    return ", ".join(say.text(f"sketch.sign.{name}", place=seat.place) for name in compress(names, signs))


def _trick(view: View, played: Sequence[Played]) -> Text:
    """Draws a trick in order of play, the best card marked (Y-65)."""
    best = {seat.seat for seat in view.seats if seat.winning and played is view.trick}
    texts = ((one.seat, Text(f"{seat_name(view, one.seat)} ") + card(view, one.card)) for one in played)
    return Text().join(text.append("◀  " if seat in best else "  ") for seat, text in texts)


def _hand(view: View) -> Iterable[Row]:
    """Lists the hand by suit, trump first, high cards first, supertrumps with the trumps (Y-57, Y-58)."""
    for suit in sorted(COLOURS, key=lambda colour: (colour != view.trump, COLOURS.index(colour))):
        best = f"{view.super}1" if view.trump else ""
        held = [name for name in view.hand if name and suit == (view.trump if name == best else name[0])]
        held.sort(key=lambda name: (name != best, -int(name[1:])))
        word = say.text("sketch.trumps") if suit == view.trump else say.text("colour", colour=suit)
        yield f"{MARKS[suit]} {word}", cards(view, held) if held else Text("–", "dim")
    for word, kept in (("aside", view.laid_aside), ("passed", view.given), ("got", view.received)):
        if any(kept):
            yield say.text(f"sketch.{word}"), cards(view, kept)
