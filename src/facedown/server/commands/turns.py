"""Carries out several decisions of a seat that arrive in one message.

A seat must learn nothing from a turn that is refused. So a turn is checked twice. First on the seat's own record, as
far as the seat itself can look ahead: a move that it can know to be illegal refuses the whole turn, and the true state
was not asked. Then move by move on the true state: as soon as the seat sees something else than it could foresee, the
turn stops, and what was done until then is carried out. There is no third case: as long as all goes as foreseen, the
true state allows what the seat's own record allows.
"""

from collections.abc import Sequence
from typing import Any

from facedown.engine.errors import UnreadableMove
from facedown.engine.game import Game, seats_in
from facedown.engine.game_log import Entry, choices, redacted
from facedown.server.table.refusals import Refusal
from facedown.words import said_of
from facedown.words.server import say as words


def read_moves(game: Game, texts: Sequence[str]) -> list[int]:
    """Reads the moves of a turn; refuses what is no notation, or a move of chance."""
    actions = []
    for text in texts:
        try:
            is_chance, action = game.text.moves.read(text)
        except UnreadableMove as error:
            raise Refusal("unreadable", said_of(error)) from None
        if is_chance:
            raise Refusal("illegal", words("refused.chance_move", move=text))
        actions.append(action)
    return actions


def foresee(game: Game, seen: Any, seat: int, actions: Sequence[int]) -> list[Any]:
    """Computes the records that a seat expects to see after each move, found from its own record alone.

    Refuses the turn for a move that is illegal as far as the seat can tell. The list ends early where the rules cannot
    go on without what is hidden.
    """
    expected: list[Any] = []
    own = seen
    for number, action in enumerate(actions, 1):
        try:
            if seat not in seats_in(game.rules.actors(own)):
                raise Refusal(
                    "illegal",
                    words(
                        "refused.turn_ends", number=number, count=len(actions), move=game.text.moves.say(own, action)
                    ),
                )
            if action not in choices(game, own, seat):
                reason, clause = game.text.moves.why_not(own, seat, action)
                move = game.text.moves.say(own, action)
                said = reason if len(actions) == 1 else words("turn.move", move=move, reason=reason)
                raise Refusal("illegal", said, clause)
            after = own.copy()
            game.rules.apply(after, seat, action)
            own = redacted(game, after, seat)
        except Refusal:
            raise
        except Exception:
            if number == 1:
                raise  # on a record that was really seen, rules do not fail
            break  # rules may fail on a record that lacks what is hidden
        expected.append(own)
    return expected


def carried_out(game: Game, state: Any, seat: int, actions: Sequence[int], expected: Sequence[Any]) -> list[Entry]:
    """Lists the moves of a foreseen turn that happen: all, or those up to the first that shows something new."""
    state = state.copy()
    made: list[Entry] = []
    for number, action in enumerate(actions):
        if seat not in seats_in(game.rules.actors(state)) or action not in choices(
            game, redacted(game, state, seat), seat
        ):
            break
        game.rules.apply(state, seat, action)
        made.append(Entry(seat, action))
        if number >= len(expected) or redacted(game, state, seat) != expected[number]:
            break
    return made
