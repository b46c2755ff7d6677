"""Charts of the opening and the race: who begins, where, who lays more, who is cut off."""

from facedown.games.myst.rules.pieces import LANDMARK_NAMES, LANDMARKS, TEAMS
from facedown.games.myst.study.facts import Outing, Outings, Rows
from facedown.study.charts import Bars, Chart, Panel, Spread, interval, number
from facedown.study.parts import FEWEST, bars, counted, how_often
from facedown.study.results import mean_of, share_of
from facedown.study.stats import Estimate

WINS = "share of games won"
TITLES = dict(zip(LANDMARKS, LANDMARK_NAMES, strict=True))
COLOURS = tuple(team.capitalize() for team in TEAMS)
SIDES = {1: "more than", -1: "less than", 0: "not clearly more or less than"}
BEHIND = ((1, 4), (5, 8), (9, 14), (15, 58))  # pieces more than the other team


def first_team(outings: Outings, sample: str) -> Chart:
    """M-Q.2: is it good to lay the first Key Piece?"""
    shares = {
        "first team": share_of([(deal, fact.wins(fact.young)) for deal, fact in outings]),
        "other team": share_of([(deal, fact.wins(1 - fact.young)) for deal, fact in outings]),
    }
    clashes = {}
    for word, clash in (("both picked the same landmark", True), ("different picks", False)):
        rows = [(deal, fact.wins(fact.young)) for deal, fact in outings if fact.clash == clash]
        if len(rows) >= FEWEST:
            clashes[counted(word, len(rows), "game")] = share_of(rows)
    first = shares["first team"]
    return Chart(
        "first-team",
        "Is it good to lay the first Key Piece?",
        [
            bars(shares, WINS, "team", "who wins", 0.5, "equal share"),
            bars(
                clashes,
                "share of games won by the first team",
                "opening",
                "with and without a clash",
                0.5,
                "equal share",
            ),
        ],
        sample,
        answer=f"The first team wins {number(first.value, True)} ({interval(first, True)}), "
        f"{SIDES[first.side(0.5)]} half.",
        note="In an alternate race the first team also lays first in each pair of placements. A draw is shared.",
    )


def starts(outings: Outings, sample: str) -> Chart:
    """M-Q.3."""
    each = [(deal, fact, team) for deal, fact in outings for team in range(2)]
    picked = {TITLES[k]: share_of([(d, float(f.starts[team] == k)) for d, f, team in each]) for k in LANDMARKS}
    won = {}
    for landmark in LANDMARKS:
        rows = [(d, f.wins(team)) for d, f, team in each if f.starts[team] == landmark]
        if len(rows) >= FEWEST:
            won[counted(TITLES[landmark], len(rows), "start")] = share_of(rows)
    best = max(won, key=lambda word: won[word].value, default="")
    return Chart(
        "starts",
        "Which landmark is the best to begin with?",
        [
            bars(picked, "share of first Key Pieces", "landmark", "how often", 1 / len(LANDMARKS), "equal share"),
            bars(won, WINS, "first Key Piece", "who wins", 0.5, "half"),
        ],
        sample,
        answer=f"{best.split(chr(10))[0]} goes with the most wins, {number(won[best].value, True)} "
        f"({interval(won[best], True)})."
        if best
        else "",
        note="Teams begin where they have the best cards, so this is landmark and cards together.",
    )


def pieces(outings: Outings, sample: str) -> Chart:
    """M-Q.4, M-Q.12: how even races are, and what more pieces are worth."""
    means = [mean_of([(deal, float(fact.pieces[team])) for deal, fact in outings]) for team in range(2)]
    level = share_of([(deal, float(fact.pieces[0] == fact.pieces[1])) for deal, fact in outings])
    apart = {"30 : 30": level}
    more: dict[str, Estimate] = {}
    for low, high in BEHIND:
        word = f"{low} or more" if high == BEHIND[-1][1] else f"{low} to {high}"
        apart[word] = share_of([(d, float(low <= abs(f.pieces[0] - f.pieces[1]) <= high)) for d, f in outings])
        rows = more_pieces_won([(d, f) for d, f in outings if low <= abs(f.pieces[0] - f.pieces[1]) <= high])
        if len(rows) >= FEWEST:
            more[counted(word, len(rows), "game")] = share_of(rows)
    whole = share_of(more_pieces_won(outings))
    return Chart(
        "pieces",
        "Does the race decide the game?",
        [
            Bars(COLOURS, means, "pieces laid", "team", "pieces", percent=False),
            bars(apart, "share of games", "pieces more", "how even races are"),
            bars(more, "share won by the team with more pieces", "pieces more", "what they are worth", 0.5, "half"),
        ],
        sample,
        answer=f"The team with more pieces wins {number(whole.value, True)} ({interval(whole, True)}); "
        f"{number(level.value, True)} of the races end 30 : 30."
        if whole.count
        else "",
        note="Give the teams hands of other skills (blue_hands, yellow_hands), a head start (head_start_s) or another "
        "first mover, and compare the runs.",
    )


def more_pieces_won(outings: Outings) -> Rows:
    """Wins of the team that laid more; races that end level tell nothing."""
    return [(deal, fact.wins(ahead(fact))) for deal, fact in outings if fact.pieces[0] != fact.pieces[1]]


def ahead(fact: Outing) -> int:
    return 0 if fact.pieces[0] > fact.pieces[1] else 1


def cut_off(outings: Outings, sample: str) -> Chart:
    """M-B.10: how often a team is cut off, and how much is left then."""
    ends = [(deal, max(fact.cut_off)) for deal, fact in outings]
    hit = [(deal, left) for deal, left in ends if left >= 0]
    panels: list[Panel] = []
    answer = "No team is ever cut off."
    if hit:
        both = {
            "nobody": share_of([(d, float(max(f.cut_off) < 0)) for d, f in outings]),
            "one team": share_of([(d, float(max(f.cut_off) >= 0 > min(f.cut_off))) for d, f in outings]),
            "both teams": share_of([(d, float(min(f.cut_off) >= 0)) for d, f in outings]),
        }
        panels = [
            bars(both, "share of games", "cut off", "who is cut off"),
            how_often(hit, "share of those games", "open cells at that moment", 12, "how much is left"),
        ]
        rate = share_of([(deal, float(left >= 0)) for deal, left in ends])
        mean = mean_of([(deal, float(left)) for deal, left in hit])
        answer = (
            f"A team is cut off in {number(rate.value, True)} of the games ({interval(rate, True)}), with "
            f"{number(mean.value, False)} open cells on average."
        )
    return Chart("cut-off", "How does the race end?", panels, sample, answer)


def race_time(outings: Outings, sample: str) -> Chart:
    """M-70, M-Q.15: races in turns take no time."""
    timed = [(deal, fact.seconds) for deal, fact in outings if fact.seconds]
    panels: list[Panel] = []
    answer = ""
    if timed:
        mean = mean_of(timed)
        panels = [Spread(["all races"], [[time for _, time in timed]], "virtual seconds of the race", [mean], "race")]
        answer = f"{number(mean.value, False, 0)} seconds on average ({interval(mean, False, 0)})."
    return Chart("race-time", "How long does a race take?", panels, sample, answer)


def landmarks(outings: Outings, sample: str) -> Chart:
    """Who gets the seven landmarks in the race, and how many change hands."""
    held = [(deal, sum(base == ahead(fact) for base in fact.bases)) for deal, fact in outings if fact.pieces[0] != 30]
    foreign = [(deal, fact.foreign) for deal, fact in outings]
    panels: list[Panel] = [
        how_often(foreign, "share of games", "landmarks in foreign hands at the end", 7, "at the end")
    ]
    if held:
        panels.insert(
            0, how_often(held, "share of games", "landmarks of the team with more pieces", 7, "after the race")
        )
    each = mean_of([(deal, float(n)) for deal, n in foreign])
    return Chart(
        "landmarks",
        "How many landmarks change hands?",
        panels,
        sample,
        answer=f"{number(each.value, False, 2)} landmarks ({interval(each, False, 2)}) end in other hands.",
    )
