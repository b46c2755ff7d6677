"""Builds the first position as the options and the data say, with the museum unless chance lays it."""

from facedown.engine.mirrors import keep_options, kept_options
from facedown.games.hyst.rules.codes import write_code
from facedown.games.hyst.rules.data import DATA
from facedown.games.hyst.rules.layouts import read_layout
from facedown.games.hyst.rules.museum import lay_museum
from facedown.games.hyst.rules.opening import open_museum, start_layout
from facedown.games.hyst.rules.options import LEVELS, HystOptions, deck_of
from facedown.games.hyst.rules.pieces import BARRICADE, BARRICADES_REMOVED, CARDS, SEATS, count
from facedown.games.hyst.rules.state import NONE, OFF, State


def setup(options: HystOptions) -> State:
    """Builds the first position, before any chance (H-301 .. H-306)."""
    s = State()
    copy_rules(s, options)
    s.first = options.first_player if isinstance(options.first_player, int) else 0
    s.holder = s.winner = s.diamond = NONE
    s.pawns = [OFF] * SEATS
    s.smoke_left, s.lasers_left = DATA.smoke, DATA.lasers
    cards = deck_of(options)
    s.deck = s.hidden = s.in_play = sum(number << (4 * card) for card, number in enumerate(cards))
    s.deck_count = sum(cards)
    deluxe = DATA.deluxe
    s.tiles = [plan if s.deluxe or k + 1 not in deluxe else 0 for k, plan in enumerate(DATA.plans)]
    if s.random_layout:
        start_layout(s)
        return s
    for slot, (number, quarters) in enumerate(read_layout(options.layout, options.edition)):
        s.tile[slot], s.turn[slot] = number, quarters
    lay_museum(s.walls, s.tiles, s.tile, s.turn)
    open_museum(s)
    return s


def copy_rules(s: State, options: HystOptions) -> None:
    keep_options(options, s)
    s.random_layout = int(options.layout == "random")
    s.level = LEVELS.index(options.layout_level)
    s.ask_first = int(options.first_player == "random")
    s.steal_faces = sum(1 << (face - 1) for face in steal_faces(options))
    for face in DATA.d6:
        s.d6[face] += 1


def steal_faces(options: HystOptions) -> tuple[int, ...]:
    """Lists the numbers of the diamond die that steal (H-427): those of the data, or the highest ones."""
    return tuple(range(5 - options.steal_faces, 5)) if options.steal_faces else DATA.d4_steal


def options_of(s: State) -> HystOptions:
    """Finds the options of a record whose museum is laid; it is named by its code."""
    plain = HystOptions(players=s.players, edition="deluxe" if s.deluxe else "base", power_outage=bool(s.power_outage))
    counts = [(name, count(s.in_play, card)) for card, name in enumerate(CARDS)]
    removed = {CARDS[BARRICADE]: BARRICADES_REMOVED[s.players]}  # written as they were before the removal
    usual = deck_of(plain)
    other = [f"{name}:{n + removed.get(name, 0)}" for card, (name, n) in enumerate(counts) if n != usual[card]]
    steals = [face for face in range(1, 5) if s.steal_faces >> (face - 1) & 1]
    return HystOptions(
        **kept_options(s, HystOptions),
        layout=write_code(list(zip(s.tile, s.turn, strict=True))),
        first_player="random" if s.ask_first else s.first,
        steal_faces=0 if tuple(steals) == DATA.d4_steal else len(steals),
        deck_counts="+".join(other),
    )
