"""Sketches a NYET! table for a terminal."""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Any

from rich.table import Table
from rich.text import Text

from facedown.engine.sketching import Row, rows, table
from facedown.games.nyet.page.cards import GROUND, MARKS, NAMES, card, cards
from facedown.games.nyet.page.view import Box, Line, Played, Seat, View
from facedown.games.nyet.rules.pieces import COLOURS

LINES = {"first": "First", "discard": "Cards", "trump": "Trump", "super": "Super", "points": "Points"}
DISCARD = {"d0": "keep all", "d1": "lay 1", "d2": "lay 2", "p1": "pass 1", "p2": "pass 2", "x1": "1, no ones"}
DISCARD["x2"] = "2, no ones"


def sketch(view: View, width: int) -> list[Any]:
    """●b blue  ★r red  ▲y yellow  ■g green;  $ a one, which can become loot;  ♛ a supertrump, one of the trumps
    ✗ a covered box and who covered it;  ◀ the box that is left, the best card of a trick;  ▶ who is to act
    """
    hand = [rows(_hand(view))] if any(view.hand) else []
    parts = [_terms(view), *hand, _seats(view)] if view.points else [_board(view, width), *hand, _seats(view)]
    found: list[Row] = [("Trick", _trick(view, view.trick))] if view.trick else []
    if view.last_trick:
        found.insert(0, ("Before", _trick(view, view.last_trick).append(f"to {seat_name(view, view.last_winner)}")))
    seen: list[Row] = [("Gone", cards(view, view.gone))] if view.gone else []  # Y-68
    seen += [(seat_name(view, s.seat), f"has no {', '.join(NAMES[c] for c in s.void)}") for s in view.seats if s.void]
    return [parts[0], *([rows(found)] if found else []), *parts[1:], *([rows(seen)] if seen else [])]


def seat_name(view: View, seat: int) -> str:
    return view.seats[seat].character.capitalize()


def _board(view: View, width: int) -> Table:
    """Five lines of boxes (Y-53, Y-54)."""
    boxes = max(len(line.boxes) for line in view.lines)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    for _ in range(boxes):  # of one width, so that nothing moves when a token is placed
        grid.add_column(min_width=min(20, (width - 8) // boxes - 1), overflow="fold")
    for line in view.lines:
        grid.add_row(LINES[line.id], *(_box(view, line, box) for box in line.boxes))
    return grid


def _box(view: View, line: Line, box: Box) -> Text:
    colour = box.id if line.id in {"trump", "super"} and box.id in COLOURS else ""
    word = MARKS[colour] + NAMES[colour] if colour else DISCARD.get(box.id, box.id)
    if box.neutral:
        return Text(f"– {word}", "dim")
    if box.open:
        ground = f"bold {GROUND[colour]}" if colour else "bold"
        return Text.assemble(" ", (word, ground), "◀" if line.result == box.id else "")
    who = seat_name(view, box.seat)[: 9 if len(line.boxes) < 6 else 2] if box.seat is not None else ""
    return Text.assemble((f"✗{word}", "dim strike"), (f" {who}", "italic"))


def _terms(view: View) -> Text:
    """The terms of the round, and what it is worth so far (Y-55, Y-70)."""
    first = next((seat_name(view, seat.seat) for seat in view.seats if seat.first), "?")
    trump = Text(f"{MARKS[view.trump]} {NAMES[view.trump]}", f"bold {GROUND[view.trump]}")
    best = Text("no supertrumps") if view.super == "none" else Text("super ") + card(view, f"{view.super}1")
    length = f"of {view.rounds}" if view.rounds else f"to {view.target} points"
    text = Text(f"Round {view.round} {length}: {first} first · {DISCARD[view.discard]} · trump ")
    text = text + trump + Text(" · ") + best + Text(f" · {view.points} a trick\n", "bold")
    teams = {seat.team: seat.units for seat in view.seats if seat.team}
    return text.append(", ".join(f"team {team} {n * view.points:+d} so far" for team, n in sorted(teams.items())))


def _seats(view: View) -> Table:
    return table(("", "seat", "score", "cards", "tricks", "team", "", "loot"), ([
        "▶" if seat.acting else " ", Text(seat_name(view, seat.seat), "bold"), str(seat.score), str(seat.held),
        str(seat.tricks), seat.team, _signs(seat), cards(view, seat.loot),
    ] for seat in view.seats), "score cards tricks")  # fmt: skip


def _signs(seat: Seat) -> str:
    signs = (seat.dealer, seat.first, seat.bonus, seat.leader, seat.ready, seat.place > 0)
    return ", ".join(compress(("deals", "first", "Bonus x2", "leads", "ready", f"place {seat.place}"), signs))


def _trick(view: View, played: Sequence[Played]) -> Text:
    """In order of play, the best card marked (Y-65)."""
    best = {seat.seat for seat in view.seats if seat.winning and played is view.trick}
    texts = ((one.seat, Text(f"{seat_name(view, one.seat)} ") + card(view, one.card)) for one in played)
    return Text().join(text.append("◀  " if seat in best else "  ") for seat, text in texts)


def _hand(view: View) -> Iterable[Row]:
    """By suit, trump first, high cards first, supertrumps with the trumps (Y-57, Y-58)."""
    for suit in sorted(COLOURS, key=lambda colour: (colour != view.trump, COLOURS.index(colour))):
        best = f"{view.super}1" if view.trump else ""
        held = [name for name in view.hand if name and suit == (view.trump if name == best else name[0])]
        held.sort(key=lambda name: (name != best, -int(name[1:])))
        word = "TRUMP" if suit == view.trump else NAMES[suit]
        yield f"{MARKS[suit]} {word}", cards(view, held) if held else Text("–", "dim")
    for word, kept in (("Aside", view.laid_aside), ("Passed", view.given), ("Got", view.received)):
        if any(kept):
            yield word, cards(view, kept)
