"""The first position: rules and pieces as the options and the data say, and the museum if it is not left to chance."""

from facedown.games.hyst.codes import write_code
from facedown.games.hyst.data import DATA
from facedown.games.hyst.layouts import read_layout
from facedown.games.hyst.museum import lay_museum
from facedown.games.hyst.opening import open_museum, start_layout
from facedown.games.hyst.options import INSERTIONS, LEVELS, QUICK, HystOptions, deck_of
from facedown.games.hyst.pieces import BARRICADE, BARRICADES_REMOVED, CARDS, SEATS, count
from facedown.games.hyst.state import NONE, OFF, State


def setup(options: HystOptions) -> State:
    """H-301 .. H-306, before any chance."""
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
    s.players = options.players
    s.deluxe = int(options.edition == "deluxe")
    s.random_layout = int(options.layout == "random")
    s.level = LEVELS.index(options.layout_level)
    s.ask_first = int(options.first_player == "random")
    s.dice_battle = int(options.dice_battle)
    s.power_outage = int(options.power_outage)
    s.full_throttle = int(options.full_throttle)
    s.quick = QUICK.index(options.quick_hyst)
    s.quick_minutes = options.quick_minutes
    s.quick_turns = options.quick_turns
    s.quick_draw = int(options.quick_no_holder == "draw")
    s.insertion = INSERTIONS.index(options.tactical_insertion)
    s.laser_far = int(options.laser_drop == "far")
    s.move_exact = int(options.on_the_move_exact)
    s.land = int(options.diamond_under_pawn == "land")
    s.replace_late = int(options.replace_hand_when == "before_action")
    s.steal_faces = sum(1 << (face - 1) for face in steal_faces(options))
    s.open_edge = int(options.smoke_adjacency == "open_edge")
    s.any_cloud = int(options.smoke_spread == "any_cloud")
    s.blow_exact = int(options.blown_away_exact)
    s.walk_back = int(options.walk_back)
    s.turn_limit = options.turn_limit
    s.reveal = int(options.reveal_hands_at_end)
    s.counter = int(options.card_counter)
    for face in DATA.d6:
        s.d6[face] += 1


def steal_faces(options: HystOptions) -> tuple[int, ...]:
    """The numbers of the diamond die that steal (H-427): those of the data, or the highest ones."""
    return tuple(range(5 - options.steal_faces, 5)) if options.steal_faces else DATA.d4_steal


def options_of(s: State) -> HystOptions:
    """The options of a record whose museum is laid; it is named by its code."""
    plain = HystOptions(players=s.players, edition="deluxe" if s.deluxe else "base", power_outage=bool(s.power_outage))
    counts = [(name, count(s.in_play, card)) for card, name in enumerate(CARDS)]
    removed = {CARDS[BARRICADE]: BARRICADES_REMOVED[s.players]}  # written as they were before the removal
    usual = deck_of(plain)
    other = [f"{name}:{n + removed.get(name, 0)}" for card, (name, n) in enumerate(counts) if n != usual[card]]
    steals = [face for face in range(1, 5) if s.steal_faces >> (face - 1) & 1]
    return HystOptions(
        players=s.players,
        edition="deluxe" if s.deluxe else "base",
        layout=write_code(list(zip(s.tile, s.turn, strict=True))),
        first_player="random" if s.ask_first else s.first,
        dice_battle=bool(s.dice_battle),
        power_outage=bool(s.power_outage),
        full_throttle=bool(s.full_throttle),
        quick_hyst=QUICK[s.quick],  # type: ignore[arg-type]
        quick_minutes=s.quick_minutes,
        quick_turns=s.quick_turns,
        quick_no_holder="draw" if s.quick_draw else "sudden_death",
        tactical_insertion=INSERTIONS[s.insertion],  # type: ignore[arg-type]
        laser_drop="far" if s.laser_far else "near",
        on_the_move_exact=bool(s.move_exact),
        diamond_under_pawn="land" if s.land else "action",
        replace_hand_when="before_action" if s.replace_late else "before_roll",
        steal_faces=0 if tuple(steals) == DATA.d4_steal else len(steals),
        smoke_adjacency="open_edge" if s.open_edge else "touch",
        smoke_spread="any_cloud" if s.any_cloud else "one_cloud",
        blown_away_exact=bool(s.blow_exact),
        walk_back=bool(s.walk_back),
        turn_limit=s.turn_limit,
        reveal_hands_at_end=bool(s.reveal),
        card_counter=bool(s.counter),
        deck_counts="+".join(other),
    )
