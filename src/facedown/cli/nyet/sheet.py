"""Paper at a NYET! table: the card at the end of a round, the score sheet, the final ranking (Y-71, Y-78)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from facedown.cli.nyet.cards import ACCENT, Ink
from facedown.cli.nyet.seats import TEAM_STYLE
from facedown.engine.log import Sitter
from facedown.games.nyet.events import BonusSet, RoundScored, RoundStart, TeamsSet
from facedown.games.nyet.view import View


@dataclass
class Round:
    """What the events say about one scored round."""

    scored: RoundScored
    team: list[int] = field(default_factory=list)  # of the first player
    first: int = -1
    dealer: int = -1
    bonus: int = -1

    def letter(self, seat: int) -> str:
        return "A" if seat in self.team else "B"

    def members(self, letter: str) -> list[int]:
        return [seat for seat in range(len(self.scored.names)) if self.letter(seat) == letter]


def rounds_of(history: Sequence[msgspec.Struct]) -> Iterator[Round]:
    team: list[int] = []
    first = dealer = bonus = -1
    for event in history:
        if isinstance(event, RoundStart):
            dealer, bonus, first, team = event.dealer, -1, -1, []
        elif isinstance(event, TeamsSet):
            team, first = event.team, event.first
        elif isinstance(event, BonusSet):
            bonus = event.seat
        elif isinstance(event, RoundScored):
            yield Round(event, team, first, dealer, bonus)


def round_card(history: Sequence[msgspec.Struct], view: View, ink: Ink) -> RenderableType:
    """Per team: tricks, loot, times the points; then what each seat gets."""
    last = list(rounds_of(history))[-1]
    scored, names = last.scored, last.scored.names
    teams = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1))
    for name in ("", "team", "tricks", "loot", "units", "", "points", ""):
        teams.add_column(name, justify="right" if name in {"tricks", "loot", "units", "points"} else "left")
    for letter in ("A", "B"):
        members = last.members(letter)
        tricks, loot = sum(scored.tricks[p] for p in members), sum(scored.loot[p] for p in members)
        twice = [names[p] for p in members if p == last.bonus]
        teams.add_row(
            Text(letter, TEAM_STYLE[letter]),
            " + ".join(names[p] for p in members),
            str(tricks),
            str(loot),
            str(tricks + loot),
            f"{ink.signs.times} {scored.points} =",
            Text(f"{(tricks + loot) * scored.points:+d}", "bold"),
            f"Bonus: {twice[0]} {scored.credits[last.bonus]:+d}" if twice else "",
        )
    seats = Table(box=None, pad_edge=False, header_style="dim")
    for name in ("", "this round", "total"):
        seats.add_column(name, justify="left" if not name else "right")
    best = max(scored.totals)
    for seat, name in enumerate(names):
        you = " (you)" if seat == view.seat else ""
        total = Text(str(scored.totals[seat]), f"bold {ACCENT}" if scored.totals[seat] == best else "")
        seats.add_row(Text(name + you, "bold" if you else ""), f"{scored.credits[seat]:+d}", total)
    parts: list[RenderableType] = [teams, Text(""), seats]
    if any(scored.shown) or scored.shown_stock:
        parts += [Text(""), *_shown(scored, ink)]
    title = f"Round {scored.round} is over" + (f" (of {view.rounds})" if view.rounds else f" (to {view.target})")
    return Panel(Group(*parts), title=title, expand=False, box=box.ROUNDED, padding=(0, 2))


def _shown(scored: RoundScored, ink: Ink) -> Iterator[Text]:
    """Cards laid aside, where the table opens them after a round (Y-O14)."""
    for name, cards in zip(scored.names, scored.shown, strict=True):
        if cards:
            yield Text.assemble((f"{name} had laid aside ", "dim"), ink.cards(cards))
    if scored.shown_stock:
        yield Text.assemble(("Stock: ", "dim"), ink.cards(scored.shown_stock))


def sheet(history: Sequence[msgspec.Struct], view: View, ink: Ink) -> RenderableType:
    """Rows are rounds, columns are seats: team, credit and total."""
    rounds = list(rounds_of(history))
    if not rounds:
        return Text("No round has been scored yet.")
    names = rounds[0].scored.names
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title="Score sheet", title_justify="left", title_style="bold")
    table.add_column("", justify="right")
    table.add_column("first")
    table.add_column("each", justify="right")
    for seat, name in enumerate(names):
        table.add_column(f"{name}*" if seat == view.seat else name, justify="right", no_wrap=True)
    for one in rounds:
        cells = []
        for seat in range(len(names)):
            letter = one.letter(seat)
            bonus = "'" if seat == one.bonus else " "
            credit, total = f"{bonus}{one.scored.credits[seat]:+d}".rjust(4), f"{one.scored.totals[seat]:4d}"
            cells.append(Text.assemble((letter, TEAM_STYLE[letter]), credit, (total, "bold")))
        table.add_row(str(one.scored.round), names[one.first], str(one.scored.points), *cells)
    parts: list[RenderableType] = [table]
    totals = rounds[-1].scored.totals
    leaders = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    note = f"{listed(leaders)} {'lead' if len(leaders) > 1 else 'leads'} with {max(totals)}."
    if any(one.bonus >= 0 for one in rounds):
        note += " An apostrophe marks the Bonus card."
    parts.append(Text(note, "dim"))
    if view.target:
        parts += [_to_target(name, total, view.target) for name, total in zip(names, totals, strict=True)]
    return Group(*parts)


def listed(names: Sequence[str]) -> str:
    """Bear, Wolf and Crane."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _to_target(name: str, total: int, target: int) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    row.add_column(width=8)
    row.add_column(width=40)
    row.add_row(name, ProgressBar(total=target, completed=min(max(total, 0), target)), f"{total} of {target}")
    return row


def ranking(history: Sequence[msgspec.Struct], view: View, sitters: Sequence[Sitter], ink: Ink) -> RenderableType:
    """Places by total, equal totals share the better one (Y-51); best round and most loot."""
    rounds = list(rounds_of(history))
    totals = [seat.score for seat in view.seats]
    names = [seat.character.capitalize() for seat in view.seats]
    table = Table(box=None, pad_edge=False, header_style="dim")
    for name in ("place", "", "", "points", "best round", "loot"):
        table.add_column(name, justify="left" if not name else "right")
    for seat in sorted(range(view.players), key=lambda p: -totals[p]):
        place = 1 + sum(total > totals[seat] for total in totals)
        you = seat == view.seat
        sitter = sitters[seat]
        best = max((one.scored.credits[seat] for one in rounds), default=0)
        loot = sum(one.scored.loot[seat] for one in rounds)
        style = f"bold {ACCENT}" if place == 1 else "bold" if you else ""
        who = "you" if you else sitter.bot or sitter.name
        table.add_row(
            Text(f"{place}.", style), Text(names[seat], style), who, str(totals[seat]), f"{best:+d}", str(loot)
        )
    won = [names[p] for p in view.winners]
    if view.seat in view.winners:
        head = "You win!" if len(won) == 1 else f"A shared win: {listed(won)}!"
    else:
        head = f"{listed(won)} {'win together' if len(won) > 1 else 'wins'}."
    return Panel(Group(Text(head, "bold"), Text(""), table), title="The game is over", expand=False, padding=(0, 2))
