"""Says what a position is worth when the turns are counted: Quick H.Y.S.T. and `turn_limit` (H-604 .. H-606).

Near the limit it is not the way out that decides, but who has the diamond at the end, or whether anybody gets out in
time. The turns that are left are gone through one by one: the holder may leave, each rival may take the diamond with
the chance that its next turn has, and who has taken it must keep it or get out in what is left then.
"""

from facedown.bots.hyst.chances import MEAN_ROLL, exit_cost, roll_at_least, run_race
from facedown.bots.hyst.mind import Mind
from facedown.engine.rule import rule
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.state import CLOCK_TURNS, State

NEAR = 3  # rounds before the end in which the limit is what counts; before that hardly any run is cut short by it
LONG = 8  # rounds of a race that no limit ends


@rule
def is_quick(s: State) -> int:
    """Asks whether the holder wins at the next limit, or nobody."""
    return 1 if s.quick == CLOCK_TURNS and not s.sudden else 0


@rule
def turns_left(s: State, nxt: int) -> int:
    """Counts the turns to the limit from `nxt`'s turn on, or -1 if it is far away or there is none."""
    limit = s.quick_turns if is_quick(s) else s.turn_limit
    if limit <= 0:
        return -1
    left = max(0, limit - s.turns - (0 if nxt == s.active else 1))
    return left if left <= NEAR * s.players else -1


@rule
def limit_worth(m: Mind, s: State, nxt: int, left: int) -> float:
    """Judges, after `measure`, a position with so many turns left; -1: in sudden death without a limit."""
    for seat in range(s.players):
        m.wins[seat] = 0.0
    if s.holder >= 0:
        keep_on(m, s, nxt, left)
    else:
        race_on(m, s, nxt, left)
    found: float = m.wins[m.facts[0]]
    return found


@rule
def give_all(m: Mind, s: State, chance: float) -> None:
    """Shares out a chance among all seats."""
    for seat in range(s.players):
        m.wins[seat] += chance / s.players


@rule
def keep_on(m: Mind, s: State, nxt: int, left: int) -> None:
    """Goes through the turns with a holder."""
    holder = s.holder
    steps = m.far[holder]
    mean = 0.0
    for seat in range(s.players):
        mean += m.harm[seat] / (s.players - 1)
    has = 1.0
    for k in range(left):
        seat = (nxt + k) % s.players
        if seat == holder:
            out = has * roll_at_least(steps)
            m.wins[holder] += out
            has -= out
            steps = max(1.0, steps - MEAN_ROLL)
        else:
            lost = has * m.harm[seat]
            has -= lost
            pass_on(m, s, seat, lost, left - k - 1, mean, m.far[holder])
    if is_quick(s):
        m.wins[holder] += has
    else:
        give_all(m, s, has)


@rule
def pass_on(m: Mind, s: State, seat: int, chance: float, left: int, harm: float, steps: float) -> None:
    """Notes that with this chance a seat gets the diamond, and so many turns are left to the others and to itself."""
    rest = steps
    has = chance
    for k in range(left):
        if (k + 1) % s.players == 0:
            out = has * roll_at_least(rest)
            m.wins[seat] += out
            has -= out
            rest = max(1.0, rest - MEAN_ROLL)
        else:
            lost = has * harm
            has -= lost
            for other in range(s.players):
                if other != seat:
                    m.wins[other] += lost / (s.players - 1)
    if is_quick(s):
        m.wins[seat] += has
    else:
        give_all(m, s, has)


@rule
def race_on(m: Mind, s: State, nxt: int, left: int) -> None:
    """Goes through the turns with a loose diamond."""
    if s.sudden:
        rest = run_race(m, s, nxt, LONG * s.players if left < 0 else left)
        for seat in range(s.players):
            m.wins[seat] += m.harm[seat]
        give_all(m, s, rest)
        return
    loose = 1.0
    harm = steal_chance(s)  # by who stands there
    out = exit_cost(m, s, s.diamond, m.facts[0])
    for k in range(left):
        seat = (nxt + k) % s.players
        rest = m.far[seat] - MEAN_ROLL * (k // s.players)
        takes = loose * (1.0 if rest <= 0.0 else roll_at_least(rest))
        loose -= takes
        pass_on(m, s, seat, takes, left - k - 1, harm, out)
    if is_quick(s) and not s.quick_draw:  # sudden death
        rest = run_race(m, s, (nxt + left) % s.players, LONG * s.players)
        for seat in range(s.players):
            m.wins[seat] += loose * m.harm[seat]
        loose *= rest
    give_all(m, s, loose)
