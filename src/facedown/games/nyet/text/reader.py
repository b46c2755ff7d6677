"""Reads the lines of a written NYET! position (see position)."""

from facedown.engine.bits import lowest, popcount
from facedown.engine.errors import OptionsError, PositionError
from facedown.engine.position import PositionLines
from facedown.games.nyet.rules.board import live_boxes, open_boxes
from facedown.games.nyet.rules.deal import cover_unused, full_deck, start_round
from facedown.games.nyet.rules.options import NyetOptions, setup
from facedown.games.nyet.rules.pieces import (
    BOXES,
    CHARACTERS,
    COLOURS,
    HAND_SIZE,
    LINE_START,
    LINES,
    POINT_VALUES,
    SHED_COUNT,
    card_id,
    card_list,
    card_set,
    card_text,
    join,
    less,
)
from facedown.games.nyet.rules.state import BONUS, NOBODY, NYET, PHASES, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.teams import small_team, teams
from facedown.games.nyet.text.moves import split_box

SEAT_WORDS = ("0", "1", "2", "3", "4")
STOCK = 30
MOST_CREDIT = 224  # three players, alone with the Bonus card, every trick and every one at 4 points (Y-47)
MOST_SCORE = 500 * MOST_CREDIT
WRITABLE = {PHASES[phase]: phase for phase in (NYET, TEAM, BONUS, SHED, TRICK)}


class Reader(PositionLines):
    def __init__(self, text: str) -> None:
        super().__init__(text, "nyet", "NYET!")

    def take(self, key: str, default: str | None = None) -> str:
        value = self.lines.pop(key, default)
        if value is None:
            raise PositionError(f"the line '{key}: ...' is missing")
        return value

    def numbers(self, key: str, count: int, default: int, least: int, most: int) -> list[int]:
        words = self.take(key, " ".join([str(default)] * count)).split()
        try:
            numbers = [int(word) for word in words]
        except ValueError:
            numbers = []
        if len(numbers) != count or not all(least <= number <= most for number in numbers):
            raise PositionError(f"{key}: write {count} of the numbers {least} to {most}, not '{' '.join(words)}'")
        return numbers

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
        s.round = self.numbers("round", 1, 1, 1, s.round_cap if s.by_points else s.round_count)[0]
        s.dealer = self.seat(s, "dealer", "0")
        s.scores = self.numbers("scores", n, 0, -MOST_SCORE, MOST_SCORE) + [0] * (5 - n)
        s.credits = self.numbers("credits", n, 0, -MOST_CREDIT, MOST_CREDIT) + [0] * (5 - n)
        due = self.take("cycle_due", "no")
        if due not in ({"no", "yes"} if s.finish_cycle else {"no"}):
            raise PositionError(f"cycle_due: '{due}'; write yes or no, and yes only with finish_dealing_cycle=true")
        s.cycle_due = int(due == "yes")
        start_round(s)
        s.phase = WRITABLE[phase]
        self.board(s)
        if s.phase > TEAM:
            self.teams(s)
        return s

    def seat(self, s: State, key: str, default: str | None = None) -> int:
        word = self.take(key, default)
        if word not in SEAT_WORDS[: s.players]:
            raise PositionError(f"{key}: '{word}' is no seat; seats are 0 to {s.players - 1}")
        return int(word)

    def board(self, s: State) -> None:
        if "terms" in self.lines:
            boxes = self.terms(s)
        else:
            boxes = [self.box(s, word) for word in self.take("covered", "-").split() if word != "-"]
        for box in boxes:
            if not live_boxes(s) >> box & 1:
                raise PositionError(f"covered: '{box_text(box)}' cannot be covered there")
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
            if len(set(seats)) < len(seats) or not all(word in SEAT_WORDS[: s.players] for word in seats):
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
        s.tricks = self.numbers("tricks", n, 0, 0, HAND_SIZE[n]) + [0] * (5 - n)
        loot = self.take("loot", " | ".join("-" * n)).split("|")
        if len(loot) != n:
            raise PositionError(f"loot: write {n} parts, divided by |")
        for p in range(n):
            for card in self.card_row("loot", loot[p]):
                group = 3 * (card // 13)
                if card % 13 or s.loot[p] >> group & 7 == 7:
                    raise PositionError("loot: only ones can be loot, three of a colour at most")
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
            cards = self.card_row("last", " ".join(last[1:]))
            if last[0] not in SEAT_WORDS[:n] or len(cards) != n:
                raise PositionError(f"last: write the seat that led the last trick and its {n} cards")
            s.last_leader = int(last[0])
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
        if stock and (n != 2 or len(stock) != STOCK):
            raise PositionError(f"stock: only two players have one, of {STOCK} cards")
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
            if s.phase >= SHED and SHED_COUNT[s.discard] > 0:
                if s.phase > SHED or popcount(s.shed[p]) == SHED_COUNT[s.discard]:
                    s.ready |= 1 << p


def _stock(s: State, unknown: int) -> int:
    """Two players, stock left out: the lowest 30 unknown cards that are not in the trick."""
    for card in s.trick:
        if card >= 0:
            unknown = less(unknown, card_set([card]))
    return card_set(card_list(unknown)[:STOCK])


def box_text(box: int) -> str:
    line, place = split_box(box)
    return f"{LINES[line]}:{BOXES[line][place]}"
