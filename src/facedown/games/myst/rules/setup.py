"""Builds the first position of MYST, before any chance."""

from facedown.engine.mirrors import keep_options, kept_options
from facedown.games.myst.rules.options import DRIVERS, MystOptions
from facedown.games.myst.rules.pieces import ALL_CARDS, MOST_HANDS, SKILLS, TEAMS
from facedown.games.myst.rules.state import DEAL, NONE, SIMULATED, State


def setup(options: MystOptions) -> State:
    """Builds the first position (M-33 .. M-37)."""
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
    keep_options(options, s)
    # Rules know nothing of people: a table that has some names its driver before it begins (M-76).
    s.driver = SIMULATED if options.race_driver == "by_table" else DRIVERS.index(options.race_driver)
    s.ask_young = int(options.youngest_team == "random")
    s.keep = int(options.dead_pieces == "keep")
    for team, hands in enumerate((options.blue_hands, options.yellow_hands)):
        s.hand_count[team] = len(hands)
        for k, skill in enumerate(hands):
            s.skills[MOST_HANDS * team + k] = SKILLS.index(skill)
    s.fixed_turns = 0 if options.turns == "spin" else options.turns


def options_of(s: State) -> MystOptions:
    """Finds the options that a record knows: those of the rules. What the table or the live race decides is plain."""
    hands = [
        tuple(SKILLS[s.skills[MOST_HANDS * team + k]] for k in range(s.hand_count[team])) for team in range(len(TEAMS))
    ]
    return MystOptions.of(
        **kept_options(s, MystOptions),
        race_driver=DRIVERS[s.driver],
        youngest_team="random" if s.ask_young else TEAMS[s.young],
        dead_pieces="keep" if s.keep else "sweep",
        blue_hands=hands[0],
        yellow_hands=hands[1],
        turns=s.fixed_turns or "spin",
    )
