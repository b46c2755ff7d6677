"""Reads the lines of a written position of MYST, and refuses what cannot be (see position)."""

from facedown.engine.bits import count_choices
from facedown.engine.errors import OptionsError, PositionError
from facedown.engine.game import seats_in
from facedown.engine.position import PositionLines
from facedown.games.myst.rules.actions import WORDS
from facedown.games.myst.rules.options import MOST_TURNS, MystOptions
from facedown.games.myst.rules.pieces import (
    ALL_CARDS,
    BOOKS,
    CARD,
    CELL,
    HAND,
    HEIGHT,
    KEY_CELLS,
    LANDMARKS,
    MOST_HANDS,
    N_BOOKS,
    SPACES,
    TEAMS,
    TURNS,
    WIDTH,
)
from facedown.games.myst.rules.racing import SECOND, focus_on, intents_left
from facedown.games.myst.rules.rules import actors, legal
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import (
    ACT,
    ANY,
    CUT_OFF,
    INTENT,
    JUMP,
    KEY_PICK,
    KEY_SET,
    NONE,
    PHASES,
    POST,
    PRE,
    RACE,
    SIMULATED,
    State,
    open_cells,
    played_books,
)
from facedown.games.myst.rules.walking import can_act
from facedown.games.myst.text.notation import HANDS

WRITABLE = {PHASES[phase]: phase for phase in (KEY_PICK, KEY_SET, CUT_OFF, INTENT, RACE, PRE, ACT, JUMP, POST)}
TOPS = ("bare", "covered", "settled")
LONGEST = 1_000_000 * 36_000  # of a simulated race


class Reader(PositionLines):
    def __init__(self, text: str) -> None:
        super().__init__(text, "myst", "MYST")

    def state(self) -> State:
        try:
            options = MystOptions.from_text(self.lines.pop("options", "").split())
        except OptionsError as error:
            raise PositionError(f"options: {error}") from None
        s = setup(options)
        s.phase = WRITABLE[self.one_of("phase", tuple(WRITABLE), "pre")]
        s.young = self.team("first", s.young)
        if not s.ask_young and TEAMS[s.young] != options.youngest_team:
            raise PositionError(f"first: the options say {options.youngest_team}")
        s.who = self.team("who", 0)
        self.cards(s)
        self.board(s)
        self.opening(s)
        self.race(s)
        self.walk(s)
        self.nothing_left()
        self.check(s)
        return s

    # --- words --------------------------------------------------------------------------------------------------------

    def words(self, key: str) -> list[str]:
        return self.lines.pop(key, "").split()

    def one_of(self, key: str, names: tuple[str, ...], default: str) -> str:
        word = self.lines.pop(key, default)
        if word not in names:
            raise PositionError(f"{key}: write one of {', '.join(names)}, not '{word}'")
        return word

    def team(self, key: str, default: int) -> int:
        return TEAMS.index(self.one_of(key, TEAMS, TEAMS[default]))

    def pair(self, key: str, names: tuple[str, ...]) -> list[int]:
        """A name, or -, for each team; as numbers from 1."""
        words = self.words(key) or ["-", "-"]
        if len(words) != 2 or any(word not in {*names, "-"} for word in words):
            raise PositionError(f"{key}: write two of {', '.join(names)}; - for none")
        return [0 if word == "-" else 1 + names.index(word) for word in words]

    def named(self, key: str, names: tuple[str, ...], sign: str) -> list[tuple[int, str]]:
        """Words such as rocket=covered: (which name, what follows)."""
        found = []
        for word in self.words(key):
            name, _, rest = word.partition(sign)
            if name not in names:
                raise PositionError(f"{key}: '{word}' names none of {', '.join(names)}")
            found.append((names.index(name), rest))
        return found

    # --- parts --------------------------------------------------------------------------------------------------------

    def cards(self, s: State) -> None:
        players = self.words("books")
        if len(players) > N_BOOKS or any(word not in TEAMS for word in players):
            raise PositionError(f"books: write who played one, in order, such as blue yellow; there are {N_BOOKS}")
        for k, word in enumerate(players):
            s.played[k] = 1 + TEAMS.index(word)
        hands = [part.split() for part in self.lines.pop("cards", "").split("/")]
        if len(hands) != 2:
            raise PositionError("cards: write two hands with / between them")
        seen = 0
        for team, words in enumerate(hands):
            for word in words:
                if word not in CARD or seen >> CARD[word] & 1:
                    raise PositionError(f"cards: '{word}' is no card, or it is there twice")
                seen |= 1 << CARD[word]
                s.hands[team] |= 1 << CARD[word]
            s.held[team] = len(words)
            if s.held[team] + s.played.count(1 + team) != HAND:
                raise PositionError(f"cards: {TEAMS[team]} needs {HAND}, Books that it has played counted")
        if (seen & BOOKS).bit_count() + len(players) > N_BOOKS:
            raise PositionError(f"books: there are {N_BOOKS}, those in hands counted")
        s.deck = ALL_CARDS & ~seen & ~played_books(s, seen)

    def board(self, s: State) -> None:
        rows = self.lines.pop("board", " / ".join(["." * WIDTH] * HEIGHT))
        cells = rows.replace("/", "").replace(" ", "")
        if len(cells) != WIDTH * HEIGHT or set(cells) - set("by."):
            raise PositionError(f"board: write {HEIGHT} rows of {WIDTH} letters b, y or . with / between them")
        for team in range(2):
            s.cells[team] = sum(1 << k for k, letter in enumerate(cells) if letter == "by"[team])
        for landmark, cell in enumerate(KEY_CELLS):
            s.base[landmark] = "by".find(cells[cell]) + 1
        for landmark, top in self.named("tops", LANDMARKS, "="):
            if top not in TOPS or s.phase < PRE:
                raise PositionError("tops: write landmarks such as rocket=covered or rocket=settled, in the walk only")
            s.top[landmark] = TOPS.index(top)

    def opening(self, s: State) -> None:
        s.first_key = self.pair("keys", LANDMARKS)
        laid = {KEY_PICK: 0, KEY_SET: 1 << s.young}.get(s.phase, 3)
        for team, key in enumerate(s.first_key):
            if bool(key) != bool(laid >> team & 1):
                raise PositionError("keys: name the first Key Pieces that lie on the board")
            if key and not s.cells[team] >> KEY_CELLS[key - 1] & 1:
                raise PositionError(f"keys: {TEAMS[team]} has not covered the Key cell of the {LANDMARKS[key - 1]}")
        if s.phase < CUT_OFF and sum(s.cells).bit_count() != laid.bit_count():
            raise PositionError("board: only first Key Pieces lie there before the race")
        s.pick = self.pair("picks", LANDMARKS)
        if s.phase == KEY_PICK:
            s.picked = sum(1 << team for team in range(2) if s.pick[team])
        secret = {KEY_PICK: s.picked, KEY_SET: 3 & ~laid}.get(s.phase, 0)
        if s.picked == 3 or secret != sum(1 << team for team in range(2) if s.pick[team]):
            raise PositionError("picks: name what is still secret, and nothing else")

    def race(self, s: State) -> None:
        for key, row in (("pending", s.pending), ("waited", s.waited)):
            for word in self.words(key):
                if word not in TEAMS:
                    raise PositionError(f"{key}: write blue or yellow, not '{word}'")
                row[TEAMS.index(word)] = 1
        s.time = self.number("time", 0, 0, LONGEST)
        for team in range(2):
            if s.driver == SIMULATED and s.time >= SECOND * s.head_start[1 - team]:
                s.closed &= ~(1 << team)
        if "layer" in self.lines:
            s.layer = 1 + HANDS.index(self.one_of("layer", HANDS, ""))
        for hand, word in self.named("intents", HANDS, "="):
            if word != "any" and word not in CELL:
                raise PositionError(f"intents: '{word}' is neither any nor a cell")
            s.intents[hand] = ANY if word == "any" else focus_on(CELL[word])
        if s.phase == INTENT:
            s.asked = HANDS.index(self.one_of("asked", HANDS, ""))
        elif any(s.intents):
            raise PositionError("intents: hands have some only while the next one is asked")

    def walk(self, s: State) -> None:
        if s.phase < PRE:
            return
        s.turns = self.number("turns", s.fixed_turns or TURNS[0], 1, MOST_TURNS)
        if s.fixed_turns:
            if s.turns != s.fixed_turns:
                raise PositionError(f"turns: the options say {s.fixed_turns}")
        else:
            s.turns_sector = self.sector("turns_sector", "turns", TURNS, s.turns)
        s.round = self.number("round", 1, 1, s.turns)
        s.leader = self.team("leader", s.who)
        s.spin = self.number("spin", SPACES[0], 1, max(SPACES))
        s.sector = self.sector("sector", "spin", SPACES, s.spin)
        s.steps = self.number("steps", 0, 0, s.spin)
        s.moved = self.number("moved", 0, 0, 1)
        s.jumped = self.number("jumped", 0, 0, N_BOOKS)
        words = self.words("pawns") or ["", ""]
        if len(words) != 2 or any(word not in CELL for word in words):
            raise PositionError("pawns: write two cells, such as G2 E3")
        s.pawns = [CELL[word] for word in words]

    def sector(self, key: str, of: str, ring: tuple[int, ...], number: int) -> int:
        if number not in ring:
            raise PositionError(f"{of}: the spinner has no {number}")
        found = self.number(key, ring.index(number), 0, len(ring) - 1)
        if ring[found] != number:
            raise PositionError(f"{key}: sector {found} shows {ring[found]}")
        return found

    # --- together -----------------------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        if s.phase == KEY_SET and s.who == s.young:
            raise PositionError("who: the team that is not first lays the second Key Piece")
        if (s.phase >= PRE) != (open_cells(s) == 0):
            raise PositionError("board: it is full in the walk, and in the walk only")
        if s.driver == SIMULATED and s.phase == RACE:
            raise PositionError("phase: a simulated race has the phases cut_off and intent")
        if s.driver != SIMULATED and s.phase in {CUT_OFF, INTENT}:
            raise PositionError("phase: cut_off and intent are phases of a simulated race")
        if s.pawns[0] == s.pawns[1] != NONE and not (s.pass_by and s.through and s.steps and not s.moved):
            raise PositionError("pawns: they do not share a cell")
        if s.phase == ACT and not can_act(s, s.who):
            raise PositionError("phase: there is nothing to lay or to take off where the pawn stands")
        if s.phase == JUMP and not s.jumped:
            raise PositionError("jumped: a team that jumps has played a Book in this turn")
        if (s.phase == POST) > s.moved:
            raise PositionError("moved: 1 when the walk of this turn is over")
        if s.phase == INTENT:
            self.check_intents(s)
        for seat in seats_in(actors(s)):
            mask = [0] * WORDS
            legal(s, seat, mask)
            if not count_choices(mask):
                raise PositionError(f"who: {TEAMS[seat]} has nothing to decide here")
        if not actors(s):
            raise PositionError("who: nobody has anything to decide here")

    def check_intents(self, s: State) -> None:
        if s.who != s.asked // MOST_HANDS or not intents_left(s, s.asked):
            raise PositionError("asked: that hand is not the one that is asked")
        for hand, intent in enumerate(s.intents):
            cells = intents_left(s, hand) if hand < s.asked else 0
            wrong = intent > ANY and not cells >> (intent - ANY - 1) & 1
            if wrong or bool(intent) != bool(cells):
                raise PositionError(f"intents: {HANDS[hand]} cannot look for that, or must look for something")
