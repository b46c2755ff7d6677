"""Charts of how the Hero fared: escapes, storeys, killers, skills, decisions, matches."""

from collections.abc import Mapping, Sequence

from facedown.games.shy_monsters.rules.pieces import MONSTERS
from facedown.games.shy_monsters.rules.state import STOREYS
from facedown.games.shy_monsters.study.facts import Storey
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.results import Results, mean_of, share_of
from facedown.study.stats import Estimate

Walks = Sequence[tuple[int, Storey]]  # (deal set, what is noted)
NUMBERS = range(1, STOREYS + 1)
FALLS = "share of storeys on which the Hero falls"


def fallen(walks: Walks) -> Estimate:
    return share_of([(deal, 1 - fact.passed) for deal, fact in walks])


def bars(found: Mapping[str, Estimate], axis: str, word: str, title: str, fair: float | None = None) -> Bars:
    """A bar for each that was observed at all."""
    seen = {row: e for row, e in found.items() if e.count}
    return Bars(list(seen), list(seen.values()), axis, word, title, fair=fair, fair_word="all alike")


def last_storeys(walks: Walks) -> Walks:
    """One for each game: where it ended."""
    return [(deal, fact) for deal, fact in walks if fact.storey == STOREYS or not fact.passed]


def by_bots(results: Results) -> dict[tuple[str, str], Walks]:
    """The storeys by who was the Hero and who the Dungeon Master."""
    names = results.plan.names()
    found: dict[tuple[str, str], list[tuple[int, Storey]]] = {(hero, dm): [] for hero in names for dm in names}
    for r in results.rounds:
        found[r.bots[1 - r.fact.master], r.bots[r.fact.master]].append((r.game.deal, r.fact))
    return {who: walks for who, walks in found.items() if walks}


def escapes(results: Results, sample: str) -> Chart:
    """S-1201: each level against each level, both roles."""
    parts = by_bots(results)
    shares = [share_of([(deal, fact.passed) for deal, fact in last_storeys(walks)]) for walks in parts.values()]
    rows = [
        f"{hero} Hero\nagainst {dm}, {plural(e.count, 'game')}" for (hero, dm), e in zip(parts, shares, strict=True)
    ]
    told = [
        f"A Hero of level {hero} escapes from a Dungeon Master of level {dm} in {number(e.value, True)}"
        for (hero, dm), e in zip(parts, shares, strict=True)
    ]
    return Chart(
        "escapes",
        "How often does the Hero escape?",
        [Dots(rows, [Series("escapes", shares)], "share of games won by the Hero", "Hero", percent=True)],
        sample,
        answer="; ".join(told) + ".",
        note="The roles are not alike: what a bot wins in both roles together is the win share above.",
    )


def storeys(results: Results, sample: str) -> Chart:
    """S-1201, S-1211."""
    parts = by_bots(results)
    rows = [f"storey {k}" for k in NUMBERS]
    series = []
    for (hero, dm), walks in parts.items():
        falls = [fallen([(deal, fact) for deal, fact in walks if fact.storey == k]) for k in NUMBERS]
        series.append(Series(f"{hero} against {dm}", falls))
    walks = [walk for part in parts.values() for walk in part]
    ends = last_storeys(walks)
    words = [*(f"falls on storey {k}" for k in NUMBERS), "escapes"]
    shares = [share_of([(deal, (1 - fact.passed) * (fact.storey == k)) for deal, fact in ends]) for k in NUMBERS]
    shares.append(share_of([(deal, fact.passed) for deal, fact in ends]))
    most = max(range(len(words)), key=lambda k: shares[k].value)
    return Chart(
        "storeys",
        "On which storey does the Hero fall?",
        [
            Dots(rows, series, "falls, of those who reach the storey", "storey", "each storey by itself", percent=True),
            Bars(words, shares, "share of games", "end", "how games end"),
        ],
        sample,
        answer=f"Most often he {words[most]}: in {number(shares[most].value, True)} of the games.",
    )


def killers(walks: Walks, sample: str) -> Chart:
    """Which Monster kills (S-1204)."""
    deaths = [(deal, fact.killer) for deal, fact in walks if fact.result == "killed"]
    shares = [share_of([(deal, float(killer == name)) for deal, killer in deaths]) for name in MONSTERS]
    chances = [
        share_of([(deal, float(fact.killer == name)) for deal, fact in walks if name in fact.pair]) for name in MONSTERS
    ]
    panels: list[Panel] = []
    answer = ""
    if deaths:
        worst = max(range(6), key=lambda m: chances[m].value if chances[m].count else -1.0)
        answer = f"The {MONSTERS[worst]} kills in {number(chances[worst].value, True)} of the storeys it lies on."
        panels = [
            bars(dict(zip(MONSTERS, shares, strict=True)), "share of deaths", "Monster", "who kills", 1 / 6),
            bars(dict(zip(MONSTERS, chances, strict=True)), "kills, where it lies", "Monster", "how deadly it is"),
        ]
    return Chart("killers", "Which Monster kills?", panels, sample, answer)


def skills(walks: Walks, sample: str) -> Chart:
    """S-1203, S-1208."""
    uses = {
        "an Attack": [(deal, float(fact.attacks > 0)) for deal, fact in walks],
        "a Jump": [(deal, float(fact.jumps > 0)) for deal, fact in walks],
        "both": [(deal, float(fact.attacks > 0 and fact.jumps > 0)) for deal, fact in walks],
        "a free look": [(deal, float(fact.looks > 0)) for deal, fact in walks],
        "a free look, where offered": [(deal, float(fact.looks > 0)) for deal, fact in walks if fact.look_offered],
    }
    shares = {word: share_of(rows) for word, rows in uses.items()}
    looked = [(deal, fact) for deal, fact in walks if fact.look_offered]
    falls = {
        "free look used": fallen([walk for walk in looked if walk[1].looks]),
        "offered, not used": fallen([walk for walk in looked if not walk[1].looks]),
        "never offered": fallen([(deal, fact) for deal, fact in walks if not fact.look_offered]),
    }
    offered = share_of([(deal, float(fact.look_offered)) for deal, fact in walks])
    return Chart(
        "skills",
        "Which skills are used, and how often is there a free look?",
        [
            bars(shares, "share of storeys", "skill", "used"),
            bars(falls, FALLS, "free look", "what became of it"),
        ],
        sample,
        answer=f"A jump back onto known ground is possible on {number(offered.value, True)} of the storeys.",
        note="A free look is a Jump that lands on known ground: it flips the tile jumped over without risk. Heroes in "
        "trouble use more skills, so this does not show what a skill is worth: for that, compare runs with other "
        "options (attack_uses, jump_uses).",
    )


def decisions(walks: Walks, sample: str) -> Chart:
    """S-1211."""
    rows = [f"storey {k}" for k in NUMBERS]
    per = [[(deal, fact) for deal, fact in walks if fact.storey == k] for k in NUMBERS]
    series = [
        Series("moves", [mean_of([(deal, float(fact.moves)) for deal, fact in part]) for part in per]),
        Series("opening flips", [mean_of([(deal, float(fact.flips)) for deal, fact in part]) for part in per]),
    ]
    mean = mean_of([(deal, float(fact.moves + fact.flips)) for deal, fact in walks])
    return Chart(
        "decisions",
        "How many decisions has the Hero on a storey?",
        [Dots(rows, series, "decisions of the Hero", "storey")],
        sample,
        answer=f"{mean.value:.1f} on average; the Dungeon Master always has nine.",
    )


def match(results: Results) -> Chart:
    """S-1212."""
    draws = share_of([(game.deal, float(max(game.wins) < 1)) for game in results.games])
    even, parted = [], []
    for game in results.games:
        ends = [fact for _, fact in last_storeys([(game.deal, fact) for fact in game.rounds])]
        if len(ends) == 2:
            level = ends[0].passed == ends[1].passed
            even.append((game.deal, float(level)))
            if level and not ends[0].passed:
                parted.append((game.deal, float(ends[0].storey != ends[1].storey)))
    return Chart(
        "matches",
        "How often does a match end level?",
        [
            bars(
                {
                    "one game each": share_of(even),
                    "of these, without an escape:\nparted by storeys cleared": share_of(parted),
                    "match drawn": draws,
                },
                "share",
                "matches",
                "",
            )
        ],
        plural(len(results.games), "match").replace("matchs", "matches"),
        answer=f"{number(draws.value, True)} of the matches end level.",
    )
