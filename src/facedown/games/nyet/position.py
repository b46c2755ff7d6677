"""A full NYET! position as a small text that people can read and write.

    nyet
    options: players=3 first_dealer=1
    round: 4
    dealer: 1
    scores: 10 0 25
    phase: trick
    terms: wolf d0 y b 4
    team: 1
    leader: 0
    tricks: 5 6 2
    loot: r1 | b1 g1 | -
    hand 0: b9 r1 y4
    hand 1: r10 y1 g2
    hand 2: b1 r5 g10

`terms` are the open boxes of the five lines in order; while vetoes go on, write `covered:` with the boxes in order of
placement instead. What is left out has its natural value: all other cards have been played (or are the stock). A `#`
starts a comment.
"""

from facedown.engine.bits import lowest, popcount
from facedown.engine.errors import OptionsError, PositionError
from facedown.games.nyet.moves import split_box
from facedown.games.nyet.options import NyetOptions, options_of, setup
from facedown.games.nyet.pieces import (
    ALL_ONES,
    BOXES,
    CHARACTERS,
    COLOURS,
    EXCEPT_ONES,
    HAND_SIZE,
    LINE_START,
    LINES,
    PASSES,
    POINT_VALUES,
    SHED_COUNT,
    card_id,
    card_list,
    card_set,
    card_text,
    join,
    less,
)
from facedown.games.nyet.rules import (
    cover_unused,
    full_deck,
    live_boxes,
    open_boxes,
    small_team,
    start_round,
    suit_cards,
    suit_of,
    teams,
)
from facedown.games.nyet.state import BONUS, NOBODY, NYET, PHASES, SHED, TEAM, TRICK, State
from facedown.games.nyet.view import loot_texts

WRITABLE = {PHASES[phase]: phase for phase in (NYET, TEAM, BONUS, SHED, TRICK)}


def write_position(s: State) -> str:
    """The text of a position in which somebody has to decide."""
    if s.phase not in WRITABLE.values():
        raise PositionError(
            f"a position in phase '{PHASES[s.phase]}' has no text; there is one in {', '.join(WRITABLE)}"
        )
    n = s.players
    chosen = options_of(s).changed()
    line2 = chosen.get("discard_line")
    if isinstance(line2, tuple):
        chosen["discard_line"] = ",".join(line2)
    lines = [
        "nyet",
        "options: " + " ".join(f"{k}={str(v).lower()}" for k, v in {"players": n, **chosen}.items()),
    ]
    lines += [f"round: {s.round}", f"dealer: {s.dealer}", f"scores: {_row(s.scores[:n])}"]
    if any(s.credits):
        lines.append(f"credits: {_row(s.credits[:n])}")
    if s.cycle_due:
        lines.append("cycle_due: yes")
    if s.character[:n] != list(range(n)):
        lines.append("characters: " + " ".join(CHARACTERS[c] for c in s.character[:n]))
    lines.append(f"phase: {PHASES[s.phase]}")
    tokens = sorted((number, box) for box, number in enumerate(s.token) if number > 0)
    lines.append("covered: " + (" ".join(_box_text(box) for _, box in tokens) or "-"))
    if s.phase > TEAM and n > 2:
        lines.append("team: " + "+".join(str(p) for p in range(n) if s.team >> p & 1))
    if s.phase > BONUS and n == 5:
        lines.append(f"bonus: {s.bonus}")
    if s.phase == TRICK:
        lines += [f"leader: {s.leader}", f"tricks: {_row(s.tricks[:n])}"]
        lines.append("loot: " + " | ".join(" ".join(loot_texts(s.loot[p])) or "-" for p in range(n)))
        if s.in_trick:
            lines.append("trick: " + " ".join(card_text(s.trick[(s.leader + k) % n]) for k in range(s.in_trick)))
        if s.last_leader >= 0:
            cards = " ".join(card_text(s.last_trick[(s.last_leader + k) % n]) for k in range(n))
            lines.append(f"last: {s.last_leader} {cards}")
        if any(s.void):
            lines.append(
                "void: " + " ".join("".join(c for i, c in enumerate(COLOURS) if v >> i & 1) or "-" for v in s.void[:n])
            )
    for p in range(n):
        lines.append(f"hand {p}: {_cards(s.hands[p])}")
    for p in range(n):
        if s.shed[p]:
            lines.append(f"shed {p}: {_cards(s.shed[p])}")
        if s.given[p]:
            lines.append(f"given {p}: {_cards(s.given[p])}")
    if n == 2:
        lines.append(f"stock: {_cards(s.deck)}")
    return "\n".join(lines) + "\n"


def read_position(text: str) -> State:
    """A validated position; raises PositionError with the line that is wrong."""
    reader = _Reader(text)
    s = reader.start()
    if s.phase >= TRICK:
        reader.tricks(s)
    reader.cards(s)
    _check(s)
    return s


class _Reader:
    """The lines of a position text, taken one by one; what is left over at the end is unknown."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, str] = {}
        rows = [row.split("#")[0].strip() for row in text.splitlines()]
        rows = [row for row in rows if row]
        if not rows or rows[0] != "nyet":
            raise PositionError("a position of NYET! starts with the line 'nyet'")
        for row in rows[1:]:
            key, sign, value = row.partition(":")
            if not sign or key.strip() in self.lines:
                raise PositionError(f"'{row}': write each line once, as 'name: value'")
            self.lines[key.strip()] = value.strip()

    def take(self, key: str, default: str | None = None) -> str:
        value = self.lines.pop(key, default)
        if value is None:
            raise PositionError(f"the line '{key}: ...' is missing")
        return value

    def numbers(self, key: str, count: int, default: int) -> list[int]:
        words = self.take(key, " ".join([str(default)] * count)).split()
        if len(words) != count or not all(word.lstrip("-").isdecimal() for word in words):
            raise PositionError(f"'{key}' needs {count} numbers, got '{' '.join(words)}'")
        return [int(word) for word in words]

    def card_row(self, key: str, text: str) -> list[int]:
        try:
            return [card_id(word) for word in text.split() if word != "-"]
        except ValueError as error:
            raise PositionError(f"{key}: {error}") from None

    def start(self) -> State:
        """Options, board and teams."""
        try:
            options = NyetOptions.from_text(self.take("options", "").split())
        except OptionsError as error:
            raise PositionError(f"options: {error}") from None
        s = setup(options)
        n = s.players
        characters = self.take("characters", " ".join(CHARACTERS[:n])).split()
        if len(set(characters)) != n or not set(characters) <= set(CHARACTERS):
            raise PositionError(f"characters: name {n} different ones of {', '.join(CHARACTERS)}")
        s.character = [CHARACTERS.index(c) for c in characters] + [NOBODY] * (5 - n)
        cover_unused(s)
        phase = self.take("phase", "trick")
        if phase not in WRITABLE:
            raise PositionError(f"phase '{phase}' is none of {', '.join(WRITABLE)}")
        s.round = self.numbers("round", 1, 1)[0]
        s.dealer = self.seat(s, "dealer", "0")
        s.scores = self.numbers("scores", n, 0) + [0] * (5 - n)
        s.credits = self.numbers("credits", n, 0) + [0] * (5 - n)
        s.cycle_due = int(self.take("cycle_due", "no") == "yes")
        start_round(s)
        s.phase = WRITABLE[phase]
        self.board(s)
        if s.phase > TEAM or n == 2:
            self.teams(s)
        return s

    def seat(self, s: State, key: str, default: str | None = None) -> int:
        word = self.take(key, default)
        if not word.isdecimal() or int(word) >= s.players:
            raise PositionError(f"{key}: '{word}' is no seat; seats are 0 to {s.players - 1}")
        return int(word)

    def board(self, s: State) -> None:
        if "terms" in self.lines:
            boxes = self.terms(s)
        else:
            boxes = [self.box(s, word) for word in self.take("covered", "-").split() if word != "-"]
        for box in boxes:
            if not live_boxes(s) >> box & 1:
                raise PositionError(f"covered: '{_box_text(box)}' cannot be covered there")
            s.covered |= 1 << box
            s.placed += 1
            s.token[box] = s.placed
        starter = (s.dealer + s.left_starts) % s.players
        s.turn = (starter + s.placed) % s.players
        if (s.phase == NYET) == (live_boxes(s) == 0):
            raise PositionError("in phase nyet some line has two open boxes; in later phases none has")
        if s.phase > NYET:
            results = [lowest(open_boxes(s, line)) - LINE_START[line] for line in range(5)]
            s.first = s.character.index(results[0])
            s.discard, s.trump, s.super = results[1:4]
            s.points = POINT_VALUES[results[4]]
            s.turn = s.first

    def terms(self, s: State) -> list[int]:
        """Which boxes are covered if these stay open."""
        words = self.take("terms").split()
        if len(words) != 5:
            raise PositionError("terms: name the open box of each of the five lines")
        kept = [self.box(s, f"{line}:{word}") for line, word in zip(LINES, words, strict=True)]
        free = s.boxes & ~s.covered
        return [box for box in range(26) if free >> box & 1 and box not in kept]

    def box(self, s: State, word: str) -> int:
        line, _, id = word.partition(":")
        if line not in LINES or id not in BOXES[LINES.index(line)]:
            raise PositionError(f"'{word}' is no box; write line:box such as trump:r")
        box = LINE_START[LINES.index(line)] + BOXES[LINES.index(line)].index(id)
        if not s.boxes >> box & 1 or s.token[box] < 0:
            raise PositionError(f"'{word}' is not on this game's board")
        return box

    def teams(self, s: State) -> None:
        if s.players == 2:
            s.team = 1 << s.first
        else:
            seats = self.take("team").split("+")
            if not all(word.isdecimal() and int(word) < s.players for word in seats):
                raise PositionError("team: write the seats of the first player's team, such as 0+2")
            s.team = sum(1 << int(word) for word in seats)
            if not teams(s) >> s.team & 1:
                raise PositionError(f"team: seat {s.first} is first player and cannot form that team")
        if s.players == 3:
            s.bonus = lowest(small_team(s))
        if s.players == 5 and s.phase > BONUS:
            s.bonus = self.seat(s, "bonus")
            if not small_team(s) >> s.bonus & 1:
                raise PositionError("bonus: the Bonus card is with one of the pair")

    def tricks(self, s: State) -> None:
        n = s.players
        s.leader = self.seat(s, "leader", str(s.first))
        s.tricks = self.numbers("tricks", n, 0) + [0] * (5 - n)
        loot = self.take("loot", " | ".join("-" * n)).split("|")
        if len(loot) != n:
            raise PositionError(f"loot: write {n} parts, divided by |")
        for p in range(n):
            for card in self.card_row("loot", loot[p]):
                if card % 13:
                    raise PositionError("loot: only ones can be loot")
                group = 3 * (card // 13)
                s.loot[p] |= ((s.loot[p] >> group & 7) + 1) << group
        played = self.card_row("trick", self.take("trick", "-"))
        if len(played) >= n:
            raise PositionError("trick: a full trick is over; at most one card less than players")
        for k, card in enumerate(played):
            s.trick[(s.leader + k) % n] = card
        s.in_trick = len(played)
        s.turn = (s.leader + s.in_trick) % n
        last = self.take("last", "").split()
        if last:
            s.last_leader = int(last[0]) if last[0].isdecimal() else -1
            cards = self.card_row("last", " ".join(last[1:]))
            if not 0 <= s.last_leader < n or len(cards) != n:
                raise PositionError(f"last: write the seat that led the last trick and its {n} cards")
            for k, card in enumerate(cards):
                s.last_trick[(s.last_leader + k) % n] = card
            s.last_winner = s.leader
        voids = self.take("void", " ".join("-" * n)).split()
        if len(voids) != n or not all(set(v) <= set(COLOURS + "-") for v in voids):
            raise PositionError(f"void: write {n} groups of colours, - for none")
        s.void = [sum(1 << COLOURS.index(c) for c in v if c != "-") for v in voids] + [0] * (5 - n)

    def cards(self, s: State) -> None:
        n = s.players
        for p in range(n):
            for place, row in (("hand", s.hands), ("shed", s.shed), ("given", s.given)):
                default = None if place == "hand" else "-"
                cards = self.card_row(f"{place} {p}", self.take(f"{place} {p}", default))
                if any(cards.count(card) > (1 if card % 13 else 3) for card in cards):
                    raise PositionError(f"{place} {p}: a card is there too often")
                row[p] = card_set(cards)
        stock = self.card_row("stock", self.take("stock", "-"))
        if n != 2 and stock:
            raise PositionError("stock: only two players have one")
        if self.lines:
            raise PositionError(f"unknown lines: {', '.join(self.lines)}")
        seen = [*(c for p in range(n) for c in card_list(s.hands[p]) + card_list(s.shed[p])), *stock]
        seen += [card for card in s.trick if card >= 0]
        for card in set(seen):
            copies = full_deck(s) >> card & 1 if card % 13 else 3
            if seen.count(card) > copies:
                raise PositionError(f"{card_text(card)} is there {seen.count(card)} times, the deck has {copies}")
        kept = 0
        for p in range(n):
            kept = join(kept, join(s.hands[p], s.shed[p]))
        unknown = less(full_deck(s), kept)
        if n == 2:
            s.deck = card_set(stock) if stock else _stock(s, unknown)
            s.gone = less(unknown, s.deck)
        else:
            s.deck = 0
            s.gone = unknown
        for p in range(n):
            s.held[p] = popcount(s.hands[p]) + (popcount(s.shed[p]) if s.phase == SHED else 0)
            if s.phase == SHED and popcount(s.shed[p]) == SHED_COUNT[s.discard]:
                s.ready |= 1 << p


def _stock(s: State, unknown: int) -> int:
    """Two players, stock left out: the lowest 30 unknown cards that are not in the trick."""
    for card in s.trick:
        if card >= 0:
            unknown = less(unknown, card_set([card]))
    return card_set(card_list(unknown)[:30])


def _check(s: State) -> None:
    """What no single line can show."""
    n, h = s.players, HAND_SIZE[s.players]
    if not s.by_points and not 1 <= s.round <= s.round_count:
        raise PositionError(f"round: the game has {s.round_count} rounds")
    aside = 0 if s.phase < SHED or PASSES[s.discard] else SHED_COUNT[s.discard]
    done = sum(s.tricks)
    for p in range(n):
        full = h if s.phase < TRICK else h - aside - done - (1 if s.trick[p] >= 0 else 0)
        if s.held[p] != full:
            raise PositionError(f"hand {p}: {s.held[p]} cards, but {full} are due")
        shed = popcount(s.shed[p])
        if (
            (s.phase < SHED and shed)
            or (s.phase == SHED and shed > SHED_COUNT[s.discard])
            or (s.phase == TRICK and shed != aside)
        ):
            raise PositionError(f"shed {p}: {shed} cards laid aside do not fit this round")
        if s.phase >= SHED and EXCEPT_ONES[s.discard] and s.shed[p] & ALL_ONES and n < 5:  # five: Y-R22
            raise PositionError(f"shed {p}: no one may be laid aside this round")
        for suit in range(4):
            if s.void[p] >> suit & 1 and (s.hands[p] & suit_cards(s, suit) or s.held[p] == h - aside):
                raise PositionError(f"void: seat {p} cannot have shown a void in {COLOURS[suit]}")
        to = (p + 1) % n
        if less(s.given[p], s.hands[to]) or (s.given[p] and not (s.phase == TRICK and PASSES[s.discard])):
            raise PositionError(f"given {p}: those cards are not in the hand of seat {to}")
    if s.phase == SHED and s.ready == (1 << n) - 1:
        raise PositionError("everyone has laid aside: the phase is trick")
    if s.phase == TRICK:
        if done + (0 if s.hands[s.turn] else 1) > h - aside or not s.hands[s.turn]:
            raise PositionError("the round is over: somebody must have cards left")
        loot = sum(popcount(x) for x in s.loot)
        if loot > sum(1 for card in card_list(s.gone) if card % 13 == 0):
            raise PositionError("loot: more ones than have been played")
        _check_following(s)
    if (
        (s.phase == SHED and SHED_COUNT[s.discard] == 0)
        or (s.phase == BONUS and n != 5)
        or (s.phase == TEAM and n == 2)
    ):
        raise PositionError(f"phase {PHASES[s.phase]} does not occur in this round")


def _check_following(s: State) -> None:
    """Cards of the running trick must have been legal, and show the voids they show."""
    if s.in_trick == 0:
        return
    led = suit_of(s, s.trick[s.leader])
    for k in range(1, s.in_trick):
        p = (s.leader + k) % s.players
        if suit_of(s, s.trick[p]) != led:
            if s.hands[p] & suit_cards(s, led):
                raise PositionError(f"trick: seat {p} had to follow with {COLOURS[led]}")
            s.void[p] |= 1 << led


def _row(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _cards(cards: int) -> str:
    return " ".join(card_text(card) for card in card_list(cards)) or "-"


def _box_text(box: int) -> str:
    line, place = split_box(box)
    return f"{LINES[line]}:{BOXES[line][place]}"
