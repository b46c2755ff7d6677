"""What stands beside and below the island: teams, landmarks, the race or the walk, the own cards (M-U.3, M-U.20)."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from facedown.cli.myst.board import pawn_sign
from facedown.cli.myst.signs import GROUND, LETTER, MARK, ON_TOP, Row, Signs, card_title, plural, row, team_of
from facedown.engine.log import Sitter
from facedown.games.myst.view import Landmark, View

OPENING = {"deal", "youngest", "key_pick", "key_set"}
NAME_WIDTH = 10
NOBODY = -1


def teams(view: View, sitters: Sequence[Sitter], signs: Signs) -> Table:
    """Whose turn it is, name, pieces, switches, landmarks, cards."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        grid.add_column(no_wrap=True)
    for _ in range(4):
        grid.add_column(no_wrap=True, justify="right")
    heads = ("pcs", signs.switch, "keys", "hand")
    grid.add_row("", "", *(Text(head, "dim") for head in heads))
    for k, team in enumerate(view.teams):
        sign, style = pawn_sign(k, signs)
        name = sitters[k].name if k < len(sitters) else ""
        grid.add_row(
            Text.assemble((signs.turn if view.deciding == k else " ", "bold"), (sign, style), (team_of(k), GROUND[k])),
            Text(name[:NAME_WIDTH]),
            str(team.pieces),
            str(team.switches),
            str(team.landmarks),
            str(team.held),
        )
    return grid


def strip(view: View, signs: Signs) -> Table:
    """The seven landmarks: Key cell, who controls them and how, own cards, points at stake, steps from both pawns."""
    walking = view.round > 0
    grid = Table.grid(padding=(0, 1, 0, 0))
    for justify in ("left", "left", "left", "left", "left", "right", "right", "right"):
        grid.add_column(no_wrap=True, justify=justify)
    own = view.seat >= 0
    heads = ["", "", "", "", "yours" if own else "", "pts" if own else "", *(signs.pawns if walking else "  ")]
    grid.add_row(*(Text(head, "dim") for head in heads))
    for landmark in view.landmarks:
        values = "+".join(map(str, landmark.values))
        ways = [str(steps) if steps >= 0 else "-" for steps in landmark.steps] if walking else ["", ""]
        grid.add_row(
            Text(LETTER[landmark.id], "bold"),
            Text(landmark.name),
            Text(landmark.key, "dim"),
            control(landmark, signs),
            values,
            str(landmark.at_stake) if landmark.at_stake else "",
            *ways,
        )
    return grid


def control(landmark: Landmark, signs: Signs) -> Text:
    """The team that laid the Key Piece in the race, and what became of it."""
    if landmark.base == NOBODY:
        return Text("-", "dim")
    text = Text().append(MARK[landmark.base], GROUND[landmark.base])
    if landmark.top == "covered":
        text.append(signs.on).append(ON_TOP[landmark.controller], GROUND[landmark.controller])
    elif landmark.top == "settled":
        text.append(signs.settled)
    return text


def course(view: View, signs: Signs) -> list[Row]:
    """Where the game stands: the race or the rounds of the walk, and what was spun."""
    if view.phase in OPENING:
        first = f"{team_of(view.first_team)} lays first" if view.first_team >= 0 else ""
        return [row("First", first)] if first else []
    if not view.round:
        return _race(view)
    left = max(0, view.turns - view.round + (view.phase != "over"))
    pegs = f"{signs.peg * left}{signs.gone * (view.turns - left)}"
    rows = [row("Walk", f"round {view.round} of {view.turns} {pegs}")]
    if view.phase == "over":
        return rows
    if view.last_turn:
        rows.append(row("", "last turn: nobody answers", "bold"))
    if view.spin and view.deciding >= 0:
        left_word = f", {plural(view.steps_left, 'step')} left" if view.steps_left not in {0, view.spin} else ""
        rows.append(row("Spin", f"{team_of(view.deciding)} spun {view.spin}{left_word}"))
    elif not view.last_turn:
        rows.append(row("First", f"{team_of(view.leader)} moves first in each round"))
    return rows


def _race(view: View) -> list[Row]:
    rows = [row("Race", f"{plural(view.open, 'open cell')}")]
    for k, team in enumerate(view.teams):
        if team.book_pending:
            rows.append(row("", f"{team_of(k)} may lay anywhere", "bold"))
        elif team.cut_off:
            rows.append(row("", f"{team_of(k)} is cut off", "bold"))
        elif team.covered_tray:
            rows.append(row("", f"{team_of(k)}'s tray is covered"))
    if len(view.intents) > 1:
        hands = ", ".join(
            intent or ("asked now" if k == view.asked_hand else "-") for k, intent in enumerate(view.intents, 1)
        )
        rows.append(row("Hands", hands))
    return rows


def hand(view: View) -> list[Row]:
    if view.seat < 0:
        return []
    rows = [row("Cards", cards_of(view, view.seat))]
    if view.pick:
        rows.append(row("Picked", f"the {view_name(view, view.pick)}, in secret"))
    return rows


def open_hands(views: Sequence[View]) -> list[Row]:
    """Both hands, in a replay with open hands."""
    return [row(team_of(k), cards_of(view, k)) for k, view in enumerate(views)]


def shown_hands(view: View) -> list[Row]:
    """What those who watch may see, where the table shows hands to them."""
    if view.seat >= 0 or not any(card for team in view.teams for card in team.cards):
        return []
    return [row(team_of(k), cards_of(view, k)) for k in range(len(view.teams))]


def cards_of(view: View, team: int) -> str:
    return ", ".join(card_title(card) for card in view.teams[team].cards if card) or "none"


def view_name(view: View, landmark: str) -> str:
    return next(one.name for one in view.landmarks if one.id == landmark)
