"""Makes rules from the marks of a record's fields: what a seat may see, and what learners are told.

    show = shown(State, public, own)
    observe, CHANNELS = observation(State, "hand", "phase", by_rule(put_board, Channel("board", 26, "..")))

Each is a rule like any other, plain and compiled; `print(inspect.getsource(observe))` shows its text. Places in a row
are numbers in that text: they follow from the order in which the channels are named.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from facedown.engine.bits import copy_row
from facedown.engine.errors import RecordError
from facedown.engine.marks import PerSeat, Sight, Telling, own
from facedown.engine.record import Field, Record
from facedown.engine.rule import rule_from
from facedown.engine.tensor_rows import put_bits, put_one, seat_from, seats_from
from facedown.engine.tensors import Channel, width

INDENT = "    "
SHORT = 3  # a row that is copied number by number: quicker than a loop, plain and compiled
HELPERS = {f.__name__: f for f in (copy_row, put_bits, put_one, seat_from, seats_from)}

Made = tuple[Callable[..., Any], tuple[Channel, ...]]
Parts = list[tuple[Field, Telling]]


@dataclass(frozen=True)
class ByRule:
    """Names channels that a rule of the game writes: put(s, seat, out, at)."""

    put: Callable[..., Any]
    channels: tuple[Channel, ...]


def by_rule(put: Callable[..., Any], *channels: Channel) -> ByRule:
    return ByRule(put, channels)


@dataclass(frozen=True)
class Joined:
    """Joins channels of marked fields to one."""

    channel: str
    names: tuple[str, ...]
    between: str  # their texts


def joined(channel: str, *names: str, between: str = "; ") -> Joined:
    """Joins several fields, in this order, or all that name it, into one channel."""
    return Joined(channel, names or (channel,), between)


def shown(state: type[Record], *sights: Sight) -> Callable[..., Any]:
    """Builds a rule (s, seat, out) that copies the fields with one of these marks into a blank record."""
    rows, whole = [], []
    for field in state.fields:
        marks = [sight for sight in sights if sight in field.marks]
        if marks == [own]:
            rows.append(f"{INDENT}out.{field.name}[seat] = s.{field.name}[seat]")
        elif marks:
            whole += _copied(field)
    return _rule(state, "show", [*(["if seat >= 0:", *rows] if rows else []), *whole], {})


def _copied(field: Field) -> list[str]:
    name = field.name
    if not field.shape:
        return [f"out.{name} = s.{name}"]
    if len(field.shape) == 1 and field.cells <= SHORT:
        return [f"out.{name}[{k}] = s.{name}[{k}]" for k in range(field.cells)]
    if len(field.shape) == 1:
        return [f"copy_row(s.{name}, out.{name})"]
    return [f"for k in range({field.shape[0]}):", f"{INDENT}copy_row(s.{name}[k], out.{name}[k])"]


def observation(state: type[Record], *entries: str | Joined | ByRule) -> Made:
    """Builds the rule `observe(s, seat, out)` and its channels, in this order: marked fields by name, or rules."""
    return _told(state, "observe", entries, glance=False)


def glances(state: type[Record], *entries: str | Joined | ByRule) -> Made:
    """Builds the same for `glance(s, seat, out)`: what has just changed."""
    return _told(state, "glance", entries, glance=True)


def _told(state: type[Record], name: str, entries: Sequence[str | Joined | ByRule], glance: bool) -> Made:
    marked = _marked(state, glance)
    channels: list[Channel] = []
    lines: list[str] = []
    by_seat: list[str] = []  # lines of one loop over all seats
    rules: dict[str, Any] = {}
    for entry in entries:
        at = width(channels)
        if isinstance(entry, ByRule):
            rules[entry.put.__name__] = entry.put
            channels += entry.channels
            lines.append(f"{entry.put.__name__}(s, seat, out, {at})  # {', '.join(c.name for c in entry.channels)}")
            continue
        whole = entry if isinstance(entry, Joined) else joined(entry)
        if missing := set(whole.names) - set(marked):
            raise RecordError(f"{state.__name__}: no field is marked for {', '.join(missing)} of {name}")
        parts = [part for channel in whole.names for part in marked.pop(channel)]
        for field, telling in parts:
            if field.marked(PerSeat):
                by_seat.append(_line(state, telling, f"s.{field.name}[p]", at))
            else:
                lines += _lines(state, field, telling, at)
            at += telling.size * _count(field)
        texts = [telling.text for _, telling in parts if telling.text]
        channels.append(Channel(whole.channel, at - width(channels), whole.between.join(texts)))
    if marked:
        raise RecordError(f"{state.__name__}: {name} leaves out the channels {', '.join(marked)}")
    if by_seat:
        n = _players(state)
        lines += [f"for k in range({n}):", f"{INDENT}p = seat + k if seat + k < {n} else seat + k - {n}"]
        lines += [INDENT + line for line in by_seat]
    return _rule(state, name, lines, rules), tuple(channels)


def _marked(state: type[Record], glance: bool) -> dict[str, Parts]:
    """Finds the fields that tell something, by channel."""
    found: dict[str, Parts] = {}
    for field in state.fields:
        for telling in field.marked(Telling):
            if telling.glance == glance:
                found.setdefault(telling.name or field.name, []).append((field, telling))
    return found


def _lines(state: type[Record], field: Field, telling: Telling, at: int) -> list[str]:
    """Writes code that tells of a field: one number, the viewer's place of a row, or all of it."""
    if not field.shape:
        return [_line(state, telling, f"s.{field.name}", at)]
    if _only_own(field):
        return [_line(state, telling, f"s.{field.name}[seat]", at)]
    return [f"for k in range({field.shape[0]}):", INDENT + _line(state, telling, f"s.{field.name}[k]", at)]


def _line(state: type[Record], telling: Telling, value: str, at: int) -> str:
    step = "k" if telling.size == 1 else f"{telling.size} * k"
    place = f"{at} + {step}" if value[-2:] in {"k]", "p]"} else str(at)
    return telling.line.format(at=place, value=value, players=_players(state))


def _players(state: type[Record]) -> str:
    """Finds how many play: as the record says, or as many as a row has places for seats."""
    if any(field.name == "players" for field in state.fields):
        return "s.players"
    return next((str(field.shape[0]) for field in state.fields if own in field.marks or field.marked(PerSeat)), "2")


def _count(field: Field) -> int:
    return 1 if _only_own(field) else field.cells


def _only_own(field: Field) -> bool:
    return own in field.marks and not field.marked(PerSeat)


def _rule(state: type[Record], name: str, lines: list[str], rules: dict[str, Any]) -> Callable[..., Any]:
    body = "".join(f"{INDENT}{line}\n" for line in lines)
    text = f"def {name}(s, seat, out):\n{body}"
    made: Callable[..., Any] = rule_from(text, name, state.__module__, {**HELPERS, **rules})
    return made
