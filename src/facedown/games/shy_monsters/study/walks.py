"""Draws charts of how the Hero fared: escapes, storeys, killers, skills, decisions, matches."""

from collections.abc import Callable

from facedown.games.shy_monsters.rules.pieces import MONSTERS
from facedown.games.shy_monsters.rules.state import STOREYS
from facedown.games.shy_monsters.study.facts import Storey
from facedown.study.charts import Chart, Dots, Panel, Series, number, plural
from facedown.study.facts import Facts, MatchFacts, bars, most
from facedown.study.results import share_of
from facedown.study.stats import Estimate

Walks = MatchFacts[Storey]
NUMBERS = range(1, STOREYS + 1)
FALLS = "share of storeys on which the Hero falls"


def fallen(walks: Facts[Storey]) -> Estimate:
    return walks.share(lambda fact: fact.falls)


def on_storeys(walks: Facts[Storey]) -> dict[str, Facts[Storey]]:
    return walks.by(lambda fact: fact.storey, {f"storey {k}": k for k in NUMBERS})


def per_storey(walks: Facts[Storey], of: Callable[[Storey], float]) -> dict[str, Estimate]:
    return {word: there.share(of) for word, there in on_storeys(walks).items()}


def ends_game(fact: Storey) -> bool:
    """Is this where a game ended?"""
    return fact.storey == STOREYS or not fact.passed


def by_bots(walks: Walks) -> dict[tuple[str, str], Facts[Storey]]:
    """Sorts the storeys by who was the Hero and who the Dungeon Master."""
    return walks.by_roles(lambda fact: 1 - fact.master)


def escapes(walks: Walks) -> Chart:
    """Makes the chart of escapes: each level against each level, both roles (S-1201)."""
    found = {who: part.where(ends_game).share(lambda fact: fact.passed) for who, part in by_bots(walks).items()}
    rows = [f"{hero} Hero\nagainst {dm}, {plural(e.count, 'game')}" for (hero, dm), e in found.items()]
    told = [
        f"A Hero of level {hero} escapes from a Dungeon Master of level {dm} in {number(e.value, True)}"
        for (hero, dm), e in found.items()
    ]
    series = [Series("escapes", list(found.values()))]
    return Chart(
        "escapes",
        "How often does the Hero escape?",
        [Dots(rows, series, "share of games won by the Hero", "Hero", percent=True)],
        answer="; ".join(told) + ".",
        note="The roles are not alike: what a bot wins in both roles together is the win share above.",
    )


def storeys(walks: Walks) -> Chart:
    """Makes the chart of the storeys on which the Hero falls (S-1201, S-1211)."""
    series = [
        Series(f"{hero} against {dm}", list(per_storey(part, lambda fact: fact.falls).values()))
        for (hero, dm), part in by_bots(walks).items()
    ]
    ends = walks.where(ends_game)
    words = {**{f"falls on storey {k}": k for k in NUMBERS}, "escapes": 0}
    shares = ends.shares_by(lambda fact: 0 if fact.passed else fact.storey, words)
    often = most(shares)
    rows = list(on_storeys(walks))
    return Chart(
        "storeys",
        "On which storey does the Hero fall?",
        [
            Dots(rows, series, "falls, of those who reach the storey", "storey", "each storey by itself", percent=True),
            bars(shares, "share of games", "end", "how games end"),
        ],
        answer=f"Most often he {often}: in {number(shares[often].value, True)} of the games.",
    )


def killers(walks: Walks) -> Chart:
    """Makes the chart of which Monster kills (S-1204)."""
    deaths = walks.where(lambda fact: fact.result == "killed")
    panels: list[Panel] = []
    answer = ""
    if deaths:
        each = walks.each(lambda fact: [(name, fact.killer == name) for name in fact.pair])
        there = each.by(lambda one: one[0], {name: name for name in MONSTERS})
        shares = deaths.shares_by(lambda fact: fact.killer, {name: name for name in MONSTERS})
        chances = {name: lain.share(lambda one: one[1]) for name, lain in there.items()}
        worst = most(chances)
        answer = f"The {worst} kills in {number(chances[worst].value, True)} of the storeys it lies on."
        panels = [
            bars(shares, "share of deaths", "Monster", "who kills", 1 / 6, "all alike"),
            bars(chances, "kills, where it lies", "Monster", "how deadly it is"),
        ]
    return Chart("killers", "Which Monster kills?", panels, answer=answer)


def skills(walks: Walks) -> Chart:
    """Makes the chart of skills used, and of free looks (S-1203, S-1208)."""
    looked = walks.where(lambda fact: fact.look_offered)
    used = walks.shares({
        "an Attack": lambda fact: fact.attacks > 0,
        "a Jump": lambda fact: fact.jumps > 0,
        "both": lambda fact: fact.attacks > 0 and fact.jumps > 0,
        "a free look": lambda fact: fact.looks > 0,
    })  # fmt: skip
    used["a free look, where offered"] = looked.share(lambda fact: fact.looks > 0)
    falls = {
        "free look used": fallen(looked.where(lambda fact: fact.looks)),
        "offered, not used": fallen(looked.where(lambda fact: not fact.looks)),
        "never offered": fallen(walks.where(lambda fact: not fact.look_offered)),
    }
    offered = walks.share(lambda fact: fact.look_offered)
    return Chart(
        "skills",
        "Which skills are used, and how often is there a free look?",
        [
            bars(used, "share of storeys", "skill", "used"),
            bars(falls, FALLS, "free look", "what became of it"),
        ],
        answer=f"A jump back onto known ground is possible on {number(offered.value, True)} of the storeys.",
        note="A free look is a Jump that lands on known ground: it flips the tile jumped over without risk. Heroes in "
        "trouble use more skills, so this does not show what a skill is worth: for that, compare runs with other "
        "options (attack_uses, jump_uses).",
    )


def decisions(walks: Walks) -> Chart:
    """Makes the chart of how many decisions the Hero has on a storey (S-1211)."""
    parts = on_storeys(walks)
    series = [
        Series("moves", [there.mean(lambda fact: fact.moves) for there in parts.values()]),
        Series("opening flips", [there.mean(lambda fact: fact.flips) for there in parts.values()]),
    ]
    mean = walks.mean(lambda fact: fact.moves + fact.flips)
    return Chart(
        "decisions",
        "How many decisions has the Hero on a storey?",
        [Dots(list(parts), series, "decisions of the Hero", "storey")],
        answer=f"{mean.value:.1f} on average; the Dungeon Master always has nine.",
    )


def matches(walks: Walks) -> Chart:
    """Makes the chart of how often a match ends level (S-1212)."""
    games = walks.results.games
    draws = share_of([(game.deal, float(max(game.wins) < 1)) for game in games])
    ends = [(game.deal, [fact for fact in game.rounds if ends_game(fact)]) for game in games]
    pairs = Facts((deal, (one, other)) for deal, (one, other) in [end for end in ends if len(end[1]) == 2])
    lost = pairs.where(lambda pair: not pair[0].passed and not pair[1].passed)
    found = {
        "one game each": pairs.share(lambda pair: pair[0].passed == pair[1].passed),
        "of these, without an escape:\nparted by storeys cleared": lost.share(
            lambda pair: pair[0].storey != pair[1].storey
        ),
        "match drawn": draws,
    }
    return Chart(
        "matches",
        "How often does a match end level?",
        [bars(found, "share", "matches", "")] if any(fact.game == 2 for fact in walks) else [],
        plural(len(games), "match").replace("matchs", "matches"),
        answer=f"{number(draws.value, True)} of the matches end level.",
    )
