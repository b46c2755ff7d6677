"""Lists marks that a record's fields carry: who sees a field, how learners hear, which option it mirrors.

    hands: Annotated[list[int], i64, 5, own, bits(60, "own cards", "hand")]
    turn: Annotated[Int8, public, seat_of(5, "seat to act"), seat_number("seat to act, from 1; 0 nobody")]
    doubled: Annotated[Int8, public, flag("losses are doubled"), mirror("losses_doubled")]

Sight is an allow-list: a field without such a mark stays hidden. generated.py makes rules from these marks, and
mirrors.py copies options into a record and back. What fits no mark is written by hand, in the game.
"""

from dataclasses import dataclass

from facedown.engine.record import Mark


@dataclass(frozen=True)
class Sight(Mark):
    """Says who may see a field. Besides the two below, a game can have groups of its own that it shows on its own
    terms."""

    who: str


public = Sight("everybody")
own = Sight("its own seat")  # of a row with a place for each seat, that of the seat that looks


@dataclass(frozen=True)
class PerSeat(Mark):
    """Marks a row with a place for each seat. Learners are told of the viewer's first, then of the others in order of
    play.

    Without it, they are told of a whole row as it stands, and of the viewer's place only if the row is `own`.
    """


per_seat = PerSeat()


@dataclass(frozen=True)
class Telling(Mark):
    """Says how learners are told of one number: by a line of code that writes `size` numbers.

    The line is filled in with `{at}` (a place in the row), `{value}` and `{players}`; `out` is the row, `seat` who
    looks. Fields that name the same channel share it, in the order of the record; its meaning joins their texts.
    """

    size: int
    line: str
    text: str
    name: str = ""  # of the channel; the field's own if it is empty
    glance: bool = False  # tells what has just changed


@dataclass(frozen=True)
class Mirror(Mark):
    """Marks a field that keeps an option. It is a number, yes or no as 1 or 0, a word by its place among the option's
    words."""

    option: str
    opposite: bool = False  # 1 where the option says no


def mirror(option: str, *, opposite: bool = False) -> Mirror:
    return Mirror(option, opposite)


# Kinds of tellings for an observation.


def one_of(count: int, text: str, name: str = "", first: int = 0) -> Telling:
    """Tells one of `count` things, the first of which has the number `first`; nothing where it is none of them."""
    value = f"{{value}} - {first}" if first else "{value}"
    return Telling(count, f"put_one(out, {{at}}, {value}, {count})", text, name)


def bits(count: int, text: str, name: str = "", start: int = 0) -> Telling:
    """Tells a set of `count` possible members, as bits from `start` on."""
    value = f"{{value}} >> {start}" if start else "{value}"
    return Telling(count, f"put_bits(out, {{at}}, {value}, {count})", text, name)


def share(most: int, text: str, name: str = "") -> Telling:
    """Tells a count as its share of the most it can be."""
    return Telling(1, f"out[{{at}}] = {{value}} / {most}", text, name)


def scaled(most: int, text: str, name: str = "") -> Telling:
    """Tells the same by multiplication, for long rows: compiled code divides one by one, but multiplies several."""
    return Telling(1, f"out[{{at}}] = {{value}} * (1 / {most})", text, name)


def flag(text: str, name: str = "") -> Telling:
    """Tells yes or no: anything but 0 is yes."""
    return Telling(1, "out[{at}] = 1.0 if {value} else 0.0", text, name)


def is_number(number: int, text: str, name: str = "") -> Telling:
    """Is it this number?"""
    return Telling(1, f"out[{{at}}] = 1.0 if {{value}} == {number} else 0.0", text, name)


def is_viewer(text: str, name: str = "") -> Telling:
    """Is it the seat that looks?"""
    return Telling(1, "out[{at}] = 1.0 if {value} == seat else 0.0", text, name)


def seat_of(count: int, text: str, name: str = "") -> Telling:
    """Tells one of `count` seats, as the viewer counts them; nothing for none (below 0)."""
    return Telling(count, f"put_one(out, {{at}}, seat_from({{value}}, seat, {{players}}), {count})", text, name)


def seats_in(count: int, text: str, name: str = "") -> Telling:
    """Tells a set of seats as bits, as the viewer counts them."""
    return Telling(count, f"put_bits(out, {{at}}, seats_from({{value}}, seat, {{players}}), {count})", text, name)


# Kinds of tellings for a glance: what has just changed.


def number(text: str, name: str = "", plus: int = 0) -> Telling:
    """Tells the number as it stands, or with something added to it."""
    return Telling(1, f"out[{{at}}] = {{value}}{f' + {plus}' if plus else ''}", text, name, glance=True)


def viewer_number(text: str, name: str = "") -> Telling:
    """Tells 1 where it is the seat that looks."""
    return Telling(1, "out[{at}] = 1 if {value} == seat else 0", text, name, glance=True)


def seat_number(text: str, name: str = "", first: int = 0) -> Telling:
    """Tells a seat as the viewer counts them, who is the `first`; none is one less."""
    plus = f" + {first}" if first else ""
    return Telling(1, "out[{at}] = seat_from({value}, seat, {players})" + plus, text, name, glance=True)


def seats_number(text: str, name: str = "") -> Telling:
    """Tells a set of seats as bits, the viewer's own the lowest."""
    return Telling(1, "out[{at}] = seats_from({value}, seat, {players})", text, name, glance=True)
