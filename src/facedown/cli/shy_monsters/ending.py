"""What is left of a storey, a game and a match: small boards with everything that may be known (S-1020, S-1021)."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from facedown.cli.shy_monsters.board import Marks, board, board_width
from facedown.cli.shy_monsters.reference import diagram_row, fitting_turn
from facedown.cli.shy_monsters.signs import AT_HOME, MOOD_WORDS, NOT_AT_HOME, Signs, letter, letters, line, named
from facedown.engine.log import Sitter
from facedown.games.shy_monsters.afterwards import StoreyWalked
from facedown.games.shy_monsters.events import GameEnded, StoreyCleared, tell
from facedown.games.shy_monsters.pieces import MONSTERS
from facedown.games.shy_monsters.verdict import AT_HOME_WORDS
from facedown.games.shy_monsters.view import Result, Storey, View

GAP = 3
REASONS = {
    "hero_escaped": "escapes by the last Exit",
    "hero_killed": "is killed",
    "hero_trapped": "is trapped",
}


def storeys(view: View) -> list[Storey]:
    """All storeys that were built, the present one too once the match is over."""
    found = list(view.past)
    if view.phase == "over" and view.tiles:
        ended = view.results[-1]
        passed = ended.result == "hero_escaped"
        found.append(Storey(view.game, view.storey, view.tiles, cleared=passed, hidden=view.hidden))
    return found


def storey_card(history: Sequence[msgspec.Struct], view: View, signs: Signs) -> RenderableType:
    """The last storey or game that came to its end."""
    ended = next(event for event in reversed(history) if isinstance(event, StoreyCleared | GameEnded))
    if isinstance(ended, GameEnded):
        return _game_card(ended, view, signs)
    done = [storey for storey in view.past if storey.storey == ended.storey][-1]
    parts: list[RenderableType] = [*board(done.tiles, Marks(), signs, tall=True), Text("")]
    if ended.seen:
        parts.append(
            Text.assemble(("Flipped: ", "dim")).append_text(Text(", ").join(named(name) for name in ended.seen))
        )
    if ended.hidden:
        parts.append(Text(f"{ended.hidden} Monster{'s' * (ended.hidden > 1)} stayed hidden."))
    return _card(f"Storey {ended.storey} is cleared", parts)


def _game_card(ended: GameEnded, view: View, signs: Signs) -> RenderableType:
    """Why the game ended as it did: the killer's diagram, as it lies on the room (S-1020)."""
    result = ended.outcome
    parts: list[RenderableType] = [line(tell(ended))]
    if result.killer and result.grave is not None:
        monster = MONSTERS.index(result.killer)
        last = next(s for s in storeys(view) if (s.game, s.storey) == (result.game, result.cleared + 1))
        turn = fitting_turn(monster, result.grave, [tile.cell for tile in last.tiles])
        parts.append(Text(f"On {result.grave[0]},{result.grave[1]} {AT_HOME_WORDS[result.killer][0]}:"))
        parts += [Text("   ").append_text(diagram_row(monster, y, signs, quarters=turn)) for y in (-1, 0, 1)]
    title = f"Game {result.game} is over" if ended.games > 1 else "How it ended"
    return _card(title, parts)


def _card(title: str, parts: list[RenderableType]) -> RenderableType:
    return Panel(Group(*parts), title=title, expand=False, box=box.ROUNDED, padding=(0, 2))


def sheet(view: View) -> RenderableType:
    """Storeys and games so far."""
    done = storeys(view)
    if not done:
        return Text("No storey has been walked through yet.")
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title="Storeys", title_justify="left", title_style="bold")
    for name in ("game", "storey", "", "Monsters flipped", "hidden"):
        table.add_column(name)
    for storey in done:
        flipped = [tile.what for tile in storey.tiles if tile.up and tile.what in MONSTERS]
        state = "cleared" if storey.cleared else "not cleared"
        table.add_row(str(storey.game), str(storey.storey), state, letters(flipped), str(storey.hidden))
    results = [Text(_result_words(result, view)) for result in view.results]
    return Group(table, *results)


def _result_words(result: Result, view: View) -> str:
    who = _who(result.hero, view)
    cleared = f"{result.cleared} storey{'s' * (result.cleared != 1)} cleared"
    if result.result == "resigned":
        loser = result.hero if result.winner == result.master else result.master
        return f"Game {result.game}: {_who(loser, view)} gave up ({cleared})."
    return f"Game {result.game}: the Hero ({who}) {REASONS[result.result]} ({cleared})."


def _who(seat: int, view: View) -> str:
    return "you" if seat == view.seat else f"seat {seat}"


def final(view: View, sitters: Sequence[Sitter], signs: Signs, width: int) -> RenderableType:
    """The end: who won, and every storey with all tiles that may be seen now (S-1021)."""
    parts: list[RenderableType] = [Text(headline(view, sitters), "bold")]
    done = storeys(view)
    for result in view.results:
        row = [storey for storey in done if storey.game == result.game]
        parts += [Text(""), *([Text(_result_words(result, view))] if view.games > 1 else [])]
        parts += _side_by_side(row, view, signs, width - 4)
    if legend := _legend(done, signs):
        parts += [Text(""), Text(legend, "dim")]
    return Panel(Group(*parts), title="The game is over", expand=False, padding=(0, 1))


def walks(told: Sequence[StoreyWalked]) -> list[Text]:
    """For each storey: in how many arrangements of the same tiles the same walk would have been the last."""
    games = len({one.game for one in told}) > 1
    lines = []
    for one in told:
        where = f"Game {one.game}, storey {one.storey}" if games else f"Storey {one.storey}"
        held = Text(" and ").join(letter(name) for name in one.hand)
        danger = f" on these cells: {one.deadly} of {one.arrangements} arrangements would have killed on that way."
        lines.append(Text.assemble((f"{where}: ", "bold"), held, danger))
    return lines


def _legend(done: Sequence[Storey], signs: Signs) -> str:
    """What the signs on the small boards mean, as far as there are any."""
    tiles = [tile for storey in done for tile in storey.tiles]
    moods = {tile.mood for tile in tiles}
    found = [f"{signs.moods[mood]} {word}" for mood, word in MOOD_WORDS.items() if mood in moods]
    if any(not tile.up for tile in tiles):
        found.append(f"{signs.back} never flipped")
    if any(tile.what in MONSTERS and not tile.up for tile in tiles):
        found.append(f"{AT_HOME} at home, {NOT_AT_HOME} not")
    return "; ".join(found)


def headline(view: View, sitters: Sequence[Sitter]) -> str:
    result = view.results[-1]
    if view.games > 1:
        if len(view.winners) > 1:
            return "The match is a draw."
        return (
            "You win the match!" if view.seat in view.winners else f"{_name(view.winners[0], sitters)} wins the match."
        )
    ends = {
        "hero_escaped": "the Hero is out",
        "hero_killed": f"the {result.killer} got the Hero on storey {result.cleared + 1}",
        "hero_trapped": f"the Hero is trapped on storey {result.cleared + 1}",
        "resigned": f"the {'Hero' if result.winner == result.master else 'Dungeon Master'} gave up",
    }
    role = "Dungeon Master" if result.winner == result.master else "Hero"
    for_you = "you win!" if view.seat in view.winners else "you lose."
    words = f"{ends[result.result]}: {for_you if view.seat >= 0 else f'the {role} wins.'}"
    return words[0].upper() + words[1:]


def _name(seat: int, sitters: Sequence[Sitter]) -> str:
    """Of a bot; a person is called by the seat, since the file may be anybody's."""
    return sitters[seat].name if seat < len(sitters) and sitters[seat].bot else f"Seat {seat}"


def _side_by_side(row: Sequence[Storey], view: View, signs: Signs, width: int) -> list[RenderableType]:
    """Storeys in one row as long as they fit."""
    lines: list[list[Storey]] = []
    used = width
    for storey in row:
        wide = max(board_width(storey.tiles, {}), len(_title(storey)))
        if used + wide > width:
            lines.append([])
            used = 0
        used += wide + GAP
        lines[-1].append(storey)
    grids: list[RenderableType] = []
    for line_of in lines:
        grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        grid.add_row(*(_small(storey, view, signs) for storey in line_of))
        grids.append(grid)
    return grids


def _title(storey: Storey) -> str:
    return f"Storey {storey.storey} {'cleared' if storey.cleared else ''}".strip()


def _small(storey: Storey, view: View, signs: Signs) -> RenderableType:
    grave = next((r.grave for r in view.results if r.game == storey.game and r.cleared + 1 == storey.storey), None)
    return Group(Text(_title(storey), "bold"), *board(storey.tiles, Marks(token=grave), signs, tall=False))
