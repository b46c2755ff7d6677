"""The seats, the trick and the hands at a NYET! table (Y-57 .. Y-66, Y-70)."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from facedown.cli.nyet.board import seat_name
from facedown.cli.nyet.cards import ACCENT, GROUND, Ink
from facedown.engine.log import Sitter
from facedown.games.nyet.pieces import COLOUR_NAMES, COLOURS
from facedown.games.nyet.view import Seat, View

TEAM_STYLE = {"A": "bold cyan", "B": "bold magenta", "": ""}


def seats(view: View, ink: Ink, sitters: Sequence[Sitter], width: int) -> Table:
    """One row per seat: who, score, cards, tricks, loot, team, signs (Y-61, Y-62)."""
    table = Table(box=None, padding=(0, 2 if width >= 100 else 1), pad_edge=False, header_style="dim")
    for name, justify in (
        ("", "left"), ("seat", "left"), ("", "left"), ("score", "right"), ("cards", "right"), ("tricks", "right"),
        ("team", "center"), ("", "left"), ("loot", "left"),
    ):  # fmt: skip
        table.add_column(name, justify=justify, no_wrap=True)  # type: ignore[arg-type]
    best = max(seat.score for seat in view.seats)
    for seat in view.seats:
        acting = ink.signs.turn if seat.acting else " "
        you = seat.seat == view.seat
        sitter = sitters[seat.seat] if seat.seat < len(sitters) else Sitter("")
        table.add_row(
            Text(acting, f"bold {ACCENT}"),
            Text(seat_name(view, seat.seat), "bold"),
            Text("you" if you else sitter.bot or sitter.name, "bold green" if you else "dim"),
            Text(str(seat.score), "bold" if seat.score == best else ""),
            str(seat.held),
            str(seat.tricks),
            Text(seat.team, TEAM_STYLE[seat.team]),
            Text(", ".join(signs_of(seat, ink)), ACCENT),
            _loot(seat, ink),
        )
    return table


def signs_of(seat: Seat, ink: Ink) -> list[str]:
    found = []
    if seat.dealer:
        found.append("deals")
    if seat.first:
        found.append("first")
    if seat.bonus:
        found.append(f"Bonus {ink.signs.times}2")
    if seat.leader:
        found.append("leads")
    if seat.ready:
        found.append(f"ready {ink.signs.ready}")
    return found


def _loot(seat: Seat, ink: Ink) -> Text:
    return ink.cards(seat.loot) if seat.loot else Text("")


def trick(view: View, ink: Ink, width: int) -> Text:
    """The trick in order of play, the strongest card marked, then who is still to play (Y-65)."""
    text = _trick(view, ink, " best")
    return text if text.cell_len <= width else _trick(view, ink, "")


def _trick(view: View, ink: Ink, best: str) -> Text:
    number = sum(seat.tricks for seat in view.seats) + 1
    text = Text.assemble((f"Trick {number}".ljust(10), "bold"))
    if not view.trick:
        leader = next((seat.seat for seat in view.seats if seat.leader), None)
        return text.append(f"  {seat_name(view, leader)} leads" if leader is not None else "", "dim")
    for place, played in enumerate(view.trick, 1):
        text.append(f"  {place} {seat_name(view, played.seat)} ").append_text(ink.card(played.card))
        if view.seats[played.seat].winning:
            text.append(f"{ink.signs.best}{best}", f"bold {ACCENT}")
    for place in range(len(view.trick), view.players):
        waiting = (view.trick[0].seat + place) % view.players
        text.append(f"  {place + 1} {seat_name(view, waiting)} {ink.signs.dash}", "dim")
    return text


def last_trick(view: View, ink: Ink) -> Text:
    text = Text.assemble(("Last trick", "dim"))
    for played in view.last_trick:
        text.append(f"  {seat_name(view, played.seat)} ", "dim").append_text(ink.card(played.card))
    return text.append(f"  to {seat_name(view, view.last_winner)}", "dim")


def running(view: View) -> Text:
    """What the round is worth so far for each team (Y-70)."""
    text = Text()
    for team in ("A", "B"):
        members = [seat for seat in view.seats if seat.team == team]
        if not members:
            continue
        tricks, loot = sum(seat.tricks for seat in members), sum(len(seat.loot) for seat in members)
        text.append("    " if text else "").append(f"Team {team}", TEAM_STYLE[team])
        text.append(f" {tricks} trick{'s' * (tricks != 1)} + {loot} loot = ")
        text.append(f"{(tricks + loot) * view.points:+d}", "bold")
        text.append("".join(f" (Bonus: {seat_name(view, seat.seat)})" for seat in members if seat.bonus), "dim")
    return text


def hand(view: View, ink: Ink, numbers: dict[str, int], width: int) -> list[Text]:
    """The own hand in rows by suit; cards that may be chosen have their number, others are dimmed (Y-57 .. Y-59)."""
    cards = [card for card in view.hand if card]
    cards_asked = {text: number for text, number in numbers.items() if text.startswith(("play:", "shed:", "give:"))}
    by_card = {text.partition(":")[2]: number for text, number in cards_asked.items()}
    rows = []
    for suit, group in ink.sort(cards):
        row, used = _suit_label(suit, ink), 10
        shown: set[str] = set()
        for card in group:
            number = by_card.get(card) if card not in shown else None
            shown.add(card)
            cell = Text.assemble((f"{number:>2} " if number else "   ", "bold cyan"))
            cell.append_text(ink.card(card, dim=bool(by_card) and card not in by_card))
            cell.append(" " * max(1, 9 - cell.cell_len))
            if used + cell.cell_len > width:
                rows.append(row)
                row, used = Text(" " * 10), 10
            row.append_text(cell)
            used += cell.cell_len
        rows.append(row if group else row.append(f"   {ink.signs.dash}", "dim"))
    rows += [note] if (note := _notes(view, ink)) else []
    return rows


def _suit_label(suit: str, ink: Ink) -> Text:
    trump = suit == ink.trump
    word = "TRUMP" if trump else COLOUR_NAMES[COLOURS.index(suit)]
    return Text.assemble((ink.signs.mark(suit), GROUND[suit]), (f" {word}".ljust(9), "bold" if trump else ""))


def _notes(view: View, ink: Ink) -> Text | None:
    """Cards that left or joined the hand in secret."""
    n = view.players
    passing = view.phase == "shed" and view.discard.startswith("p")
    kept = (
        ("to pass: " if passing else "laid aside: ", view.laid_aside),
        (f"passed to {seat_name(view, (view.seat + 1) % n)}: ", view.given),
        (f"got from {seat_name(view, (view.seat - 1) % n)}: ", view.received),
    )
    parts = [Text.assemble((word, "dim"), ink.cards(cards)) for word, cards in kept if any(cards)]
    return Text(" " * 10) + Text("   ").join(parts) if parts else None
