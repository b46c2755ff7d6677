"""The first position of MYST, before any chance."""

from facedown.games.myst.options import DRAW_RULES, DRIVERS, FIRST_MOVERS, TIE_MOVERS, MystOptions
from facedown.games.myst.pieces import ALL_CARDS, MOST_HANDS, SKILLS, TEAMS
from facedown.games.myst.state import DEAL, NONE, SIMULATED, State


def setup(options: MystOptions) -> State:
    """M-33 .. M-37"""
    s = State()
    copy_rules(s, options)
    s.phase = DEAL
    s.deck = ALL_CARDS
    s.pawns = [NONE, NONE]
    s.young = 0 if s.ask_young else TEAMS.index(options.youngest_team)
    for team in range(2):
        if s.driver == SIMULATED and s.head_start[1 - team]:
            s.closed |= 1 << team
    return s


def copy_rules(s: State, options: MystOptions) -> None:
    # Rules know nothing of people: a table that has some names its driver before it begins (M-76).
    s.driver = SIMULATED if options.race_driver == "by_table" else DRIVERS.index(options.race_driver)
    s.ask_young = int(options.youngest_team == "random")
    s.own_cards = int(options.first_landmark == "own_cards")
    s.corners = int(options.touch == "edge_or_corner")
    s.flipped = int(options.board_face == "flipped")
    s.keep = int(options.dead_pieces == "keep")
    s.head_start = list(options.head_start_s)
    for team, hands in enumerate((options.blue_hands, options.yellow_hands)):
        s.hand_count[team] = len(hands)
        for k, skill in enumerate(hands):
            s.skills[MOST_HANDS * team + k] = SKILLS.index(skill)
    s.no_race_book = int(options.book_in_race == "never")
    s.one_book = int(options.books_per_turn == "one")
    s.first_mover = FIRST_MOVERS.index(options.first_mover)
    s.tie_mover = TIE_MOVERS.index(options.tie_first_mover)
    s.fixed_turns = 0 if options.turns == "spin" else options.turns
    s.through = int(options.pawn_block == "pass_through")
    s.pass_by = int(options.reach_rule == "pass")
    s.stay_reaches = int(options.stay_reaches)
    s.diagonal = int(options.move_diagonal)
    s.free_bonus = int(not options.bonus_needs_card)
    s.draw_rule = DRAW_RULES.index(options.draw_rule)
    s.reveal = int(options.reveal_undealt)
    s.shown_to_all = int(options.spectators_see == "all")


def options_of(s: State) -> MystOptions:
    """The options that a record knows: those of the rules. What is the table's or the live race's matter is plain."""
    hands = [
        tuple(SKILLS[s.skills[MOST_HANDS * team + k]] for k in range(s.hand_count[team])) for team in range(len(TEAMS))
    ]
    return MystOptions.of(
        race_driver=DRIVERS[s.driver],
        youngest_team="random" if s.ask_young else TEAMS[s.young],
        first_landmark="own_cards" if s.own_cards else "any",
        touch="edge_or_corner" if s.corners else "edge",
        board_face="flipped" if s.flipped else "picture",
        dead_pieces="keep" if s.keep else "sweep",
        head_start_s=tuple(s.head_start),
        blue_hands=hands[0],
        yellow_hands=hands[1],
        book_in_race="never" if s.no_race_book else "cut_off",
        books_per_turn="one" if s.one_book else "all",
        first_mover=FIRST_MOVERS[s.first_mover],
        tie_first_mover=TIE_MOVERS[s.tie_mover],
        turns=s.fixed_turns or "spin",
        pawn_block="pass_through" if s.through else "no_enter",
        reach_rule="pass" if s.pass_by else "stop",
        stay_reaches=bool(s.stay_reaches),
        move_diagonal=bool(s.diagonal),
        bonus_needs_card=not s.free_bonus,
        draw_rule=DRAW_RULES[s.draw_rule],
        reveal_undealt=bool(s.reveal),
        spectators_see="all" if s.shown_to_all else "public",
    )
