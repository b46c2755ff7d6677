"""What a person at a table may do: each message becomes a `Deed`, or is refused with a reason."""

import secrets
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from facedown.catalog import BOT_NAMES
from facedown.engine.dice import commitment, new_seed
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import seats_in
from facedown.engine.play import Entry, choices, redacted
from facedown.server import protocol as say
from facedown.server.ask_messages import Answer, ProposeBot, TakeSeat
from facedown.server.asks import answer, propose_bot, take_seat, taken_back
from facedown.server.clock import now
from facedown.server.ratings import why_not
from facedown.server.refusals import Refusal as Refusal
from facedown.server.refusals import running as running
from facedown.server.store import Kind, SeatRow, TableRow
from facedown.server.table import Deed, Table
from facedown.server.tokens import new_table_id
from facedown.server.undo import undo

replace = msgspec.structs.replace
Way = Literal["same", "rotated", "swapped"]


def deed(table: Table, chair: int, message: Any) -> Deed:
    if chair < 0:
        raise Refusal("not_seated", "you are watching; only seated players can do this")
    doer: Callable[[Table, int, Any], Deed] = _DOERS[type(message)]
    done = doer(table, chair, message)
    if isinstance(message, (say.Move, say.Turn)) and table.row.seats[chair].stand_in:
        done = replace(done, row=taken_back(table.row, chair))  # whoever moves plays on
    return replace(done, chair=chair)


def _speaks(table: Table, chair: int) -> int:
    """The seat that a chair decides for."""
    running(table)
    if table.racing:
        raise Refusal("not_now", "the race is on: pieces are laid by hand")
    seat = table.seat_of(chair)
    returns = table.row.seats[chair].stand_in and all(table.row.seats[k].bot for k in table.chairs_of(seat))
    if not (table.answers(chair) or returns):
        speaker = next((k for k in table.chairs_of(seat) if table.answers(k)), table.captain(seat))
        raise Refusal("not_your_turn", f"{table.row.seats[speaker].name} decides for your team now")
    return seat


def act(table: Table, seat: int, action: int) -> Deed:
    """A seat's action and the chance that follows; legal or refused."""
    course = running(table)
    if seat not in course.acting():
        raise Refusal("not_your_turn", "it is not your turn")
    sight = course.sights.get(seat)
    offered = sight.choices if sight else choices(table.game, course.seen(seat), seat)
    if action not in offered:
        reason, clause = table.game.moves.why_not(course.seen(seat), seat, action)
        raise Refusal("illegal", reason, clause)
    return Deed(rows=[("act", e.seat, e.action) for e in course.follow(Entry(seat, action))])


def _move(table: Table, chair: int, message: say.Move) -> Deed:
    seat = _speaks(table, chair)
    _check_turn(table, seat, message.seq)
    return act(table, seat, message.action)


def _check_turn(table: Table, seat: int, seq: int) -> None:
    """Is it this seat's turn, and has it seen what it answers to?"""
    course = running(table)
    if seat not in course.acting():
        raise Refusal("not_your_turn", "it is not your turn")
    if not course.sights[seat].decided <= seq <= table.seq(seat):
        raise Refusal("stale", "the table has moved on since then; look again")


def _turn(table: Table, chair: int, message: say.Turn) -> Deed:
    course = running(table)
    game = table.game
    seat = _speaks(table, chair)
    _check_turn(table, seat, message.seq)
    state, made = course.state.copy(), list[Entry]()
    for number, text in enumerate(message.moves, 1):
        if seat not in seats_in(game.actors(state)):
            raise Refusal("illegal", f"your turn ends before move {number} of {len(message.moves)}, {text}")
        seen = redacted(game, state, seat)
        try:
            is_chance, action = game.moves.read(text)
        except UnreadableMove as error:
            raise Refusal("unreadable", str(error)) from None
        if is_chance or action not in choices(game, seen, seat):
            reason, clause = ("that is a move of chance", "") if is_chance else game.moves.why_not(seen, seat, action)
            raise Refusal("illegal", f"{text}: {reason}", clause)
        game.apply(state, seat, action)
        made.append(Entry(seat, action))
    return Deed(rows=[("act", e.seat, e.action) for e in course.follow(*made)])


def _resign(table: Table, chair: int, message: say.Resign) -> Deed:
    course = running(table)
    seat = table.seat_of(chair)
    if table.captain(seat) != chair:
        raise Refusal("not_your_turn", f"{table.row.seats[table.captain(seat)].name} is your captain and may give up")
    if table.game.resign is None:
        raise Refusal("not_now", f"{table.game.title} cannot be given up; leave the table instead")
    made = course.follow(Entry(seat, table.game.resign))
    return Deed(rows=[("act", e.seat, e.action) for e in made])


def _set_bot(table: Table, seat: int, message: say.SetBot) -> Deed:
    _host_before_start(table, seat)
    if not 0 <= message.seat < len(table.row.seats):
        raise Refusal("illegal", f"there are seats 0 to {len(table.row.seats) - 1}")
    if message.seat == seat:
        raise Refusal("illegal", "you sit there yourself")
    if table.row.deal:
        raise Refusal("illegal", "at all tables of a deal the same seats have bots")
    old = table.row.seats[message.seat]
    if message.level is None:
        new = SeatRow(invite=old.invite)
    elif message.level not in BOT_NAMES:
        raise Refusal("illegal", f"there is no bot '{message.level}'; there are {', '.join(BOT_NAMES)}")
    elif old.kind == "person":
        raise Refusal("illegal", f"{old.name} sits there")
    else:
        new = SeatRow("bot", bot_name(message.level, message.seat), message.level, old.invite)
    return Deed(replace(table.row, seats=table.row.seated(message.seat, new)))


def bot_name(level: str, seat: int) -> str:
    return f"{level.capitalize()} {seat + 1}"


def _start(table: Table, seat: int, message: say.Start) -> Deed:
    _host_before_start(table, seat)
    return begin(table)


def begin(table: Table) -> Deed:
    free = [str(k + 1) for k, row in enumerate(table.row.seats) if row.kind == "free"]
    if free:
        raise Refusal("not_now", f"seat {' and '.join(free)} is still free: send the link, or put a bot there")
    if table.row.rated and (reason := why_not(table)):
        raise Refusal("not_now", reason)
    course = table.new_course()
    rows: list[tuple[Kind, int, int]] = [("act", entry.seat, entry.action) for entry in course.follow()]
    seconds = table.game.bell.seconds(table.options) if table.game.bell else None
    row = replace(table.row, phase="running", rings=now() + seconds if seconds else 0.0)
    return Deed(row, rows, course=course)


def _host_before_start(table: Table, seat: int) -> None:
    if seat != table.row.host:
        raise Refusal("not_host", "only the host of the table can do this")
    if table.row.phase != "gathering":
        raise Refusal("not_now", "the game has begun already")


def _leave(table: Table, seat: int, message: say.Leave) -> Deed:
    row = table.row
    if row.phase != "gathering":
        return Deed(replace(row, seats=row.seated(seat, replace(row.seats[seat], left=True))))
    seats = row.seated(seat, SeatRow(invite=row.seats[seat].invite))
    host = row.host
    if host == seat:
        host = next((k for k, other in enumerate(seats) if other.kind == "person"), -1)
    return Deed(replace(row, seats=seats, host=host))


def _rename(table: Table, seat: int, message: say.Rename) -> Deed:
    row = table.row
    return Deed(replace(row, seats=row.seated(seat, replace(row.seats[seat], name=tidy_name(message.name)))))


def tidy_name(name: str) -> str:
    """A name without anything that could disturb a line of text."""
    tidy = "".join(letter for letter in name if letter.isprintable()).strip()
    if not tidy:
        raise Refusal("illegal", "a name needs at least one letter")
    return tidy


def rematches(table: Table) -> list[Way]:
    """In which ways people may play again, the usual one first."""
    swapped = table.options.rematch()
    if swapped.rematch() != swapped:  # there are roles, and it changes them
        return ["swapped", "same"]
    return ["same", "rotated"]


def _rematch(table: Table, chair: int, message: say.Rematch) -> Deed:
    if table.row.phase != "over":
        raise Refusal("not_now", "the game is not over yet")
    if table.row.rematch:
        return Deed()
    ways = rematches(table)
    way = message.way or ways[0]
    if way not in ways:
        raise Refusal("illegal", f"this game can be played again in these ways: {', '.join(ways)}")
    options = table.options.rematch()
    if way == "same":
        options = options.rematch()  # roles that were swapped are swapped back
    seats = [_seat_again(table, k) if k != chair else row for k, row in enumerate(table.row.seats)]
    turned = way == "rotated"
    if turned:
        seats = [*seats[-1:], *seats[:-1]]
    again = new_row(
        table.row.game,
        table.row.rules,
        msgspec.to_builtins(options.settled(secrets.randbelow)),
        listed=table.row.listed,
        chat=table.row.chat,
        clock=table.row.clock,
        rated=table.row.rated,
        watch=table.row.watch,
        seats=[replace(row, left=False, stand_in="", late=False, back=0.0) for row in seats],
        host=(chair + turned) % len(seats),
    )
    return Deed(replace(table.row, rematch=again.id, turned=turned), also=again)


def _seat_again(table: Table, chair: int) -> SeatRow:
    """Whoever has left is not expected again, nor is somebody for whom a bot played who is not here."""
    row = table.row.seats[chair]
    gone = row.left or (row.stand_in and not table.connected(chair))
    return SeatRow(invite=row.invite) if gone else row


def new_row(game: str, rules: int, options: dict[str, Any], **more: Any) -> TableRow:
    seed = new_seed()
    return TableRow(
        id=new_table_id(),
        game=game,
        rules=rules,
        options=msgspec.json.decode(msgspec.json.encode(options)),  # rows of numbers as they come back from the store
        seed=seed.hex(),
        commitment=commitment(seed),
        **more,
    )


_DOERS: dict[type, Any] = {
    say.Move: _move,
    say.Turn: _turn,
    say.Resign: _resign,
    say.Undo: undo,
    ProposeBot: propose_bot,
    Answer: answer,
    TakeSeat: take_seat,
    say.SetBot: _set_bot,
    say.Start: _start,
    say.Leave: _leave,
    say.Rename: _rename,
    say.Rematch: _rematch,
}
