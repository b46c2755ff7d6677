"""Charts of the fight for the diamond: takes, the holder's lot, catches, tries to steal, piles that run out."""

from facedown.games.hyst.rules.pieces import CARD_TITLES, CARDS, CENTRE, SPACE_NAMES
from facedown.games.hyst.study.facts import BY_CARD, BY_DIE, FOUND, Heists
from facedown.study.charts import Chart, Dots, Panel, Series, interval, number, plural
from facedown.study.parts import FEWEST, bars, counted, how_often
from facedown.study.results import mean_of, share_of

MANY = 8
CATCHERS = {"": "a step by the die", **dict(zip(CARDS, CARD_TITLES, strict=True))}


def takes(heists: Heists, sample: str) -> Chart:
    """H-1216, H-1205: how often the diamond is got, and by what."""
    got = [(deal, take) for deal, fact in heists for take in fact.takes]
    centre = SPACE_NAMES[CENTRE]
    ways = {
        "found in the centre": [t.how == FOUND and t.space == centre for _, t in got],
        "found where it was dropped": [t.how == FOUND and t.space != centre for _, t in got],
        "stolen by the die": [t.how == BY_DIE for _, t in got],
        "Ultimate Thief": [t.how == BY_CARD for _, t in got],
    }
    deals = [deal for deal, _ in got]
    shares = {word: share_of(list(zip(deals, map(float, rows), strict=True))) for word, rows in ways.items()}
    number_of = mean_of([(deal, float(len(fact.takes))) for deal, fact in heists])
    changes = mean_of([(deal, float(fact.changes)) for deal, fact in heists])
    panels: list[Panel] = [
        how_often([(d, len(f.takes)) for d, f in heists], "share of games", "times the diamond is got", MANY, "takes"),
        how_often([(d, f.changes) for d, f in heists], "share of games", "changes of holder", MANY, "new holders"),
    ]
    if got:
        panels.append(bars(shares, "share of takes", "how", "how it is got"))
    return Chart(
        "takes",
        "How often does the diamond change hands?",
        panels,
        sample,
        answer=f"It is got {number(number_of.value, False, 2)} times a game ({interval(number_of, False, 2)}) and goes "
        f"to somebody else {number(changes.value, False, 2)} times ({interval(changes, False, 2)}).",
        note="Compare runs with other steal_faces or with dice_battle=true for what the die of the thief does.",
    )


def leader(heists: Heists, sample: str) -> Chart:
    """H-1216: does it pay to be the first?"""
    taken = [(deal, fact) for deal, fact in heists if fact.takes]
    panels: list[Panel] = []
    answer = ""
    if taken:
        players = taken[0][1].players
        first = share_of([(deal, fact.wins(fact.takes[0].seat)) for deal, fact in taken])
        by_number = {}
        for k in range(1, MANY):
            part = [(deal, fact) for deal, fact in taken if len(fact.takes) >= k]
            if len(part) >= FEWEST:
                won = share_of([(deal, fact.wins(fact.takes[k - 1].seat)) for deal, fact in part])
                by_number[counted(f"take {k}", len(part), "game")] = won
        when = [(deal, fact.takes[0].turn) for deal, fact in taken]
        panels = [
            bars(by_number, "share of games won by that holder", "take", "who wins", 1 / players, "equal share"),
            how_often(when, "share of games", "turn of the first take", 20, "when it begins"),
        ]
        side = {1: "more than", -1: "less than", 0: "not clearly more or less than"}[first.side(1 / players)]
        answer = f"The first taker wins {number(first.value, True)} ({interval(first, True)}), {side} an equal share."
    return Chart("leader", "Is there a leader's curse?", panels, plural(len(taken), "game"), answer)


def catches(heists: Heists, sample: str) -> Chart:
    """H-1206, H-1212."""
    found = [(deal, catch) for deal, fact in heists for catch in fact.catches]
    causes = {}
    for by in ("camera", "laser"):
        for word, own in (("own turn", True), ("another's turn", False)):
            rows = [(d, float(sum(c.by == by and (c.seat == c.active) == own for c in f.catches))) for d, f in heists]
            causes[by, word] = mean_of(rows)
    series = [Series(by, [causes[by, word] for word in ("own turn", "another's turn")]) for by in ("camera", "laser")]
    panels: list[Panel] = [
        Dots(["in one's own turn", "in another's turn"], series, "catches in a game", "when", "cameras and lasers")
    ]
    if found:
        during = {
            word: share_of([(deal, float(catch.card == card)) for deal, catch in found])
            for card, word in CATCHERS.items()
            if any(catch.card == card for _, catch in found)
        }
        lost = {
            by: share_of([(deal, float(catch.dropped)) for deal, catch in found if catch.by == by])
            for by in ("camera", "laser")
        }
        panels.append(bars(during, "share of catches", "during", "what led to it"))
        panels.append(bars(lost, "share of catches", "caught by", "the diamond is dropped"))
    rate = mean_of([(deal, len(fact.catches) / max(1, fact.turns)) for deal, fact in heists])
    each = mean_of([(deal, float(len(fact.catches))) for deal, fact in heists])
    return Chart(
        "catches",
        "Who is caught, and by what?",
        panels,
        sample,
        answer=f"{number(each.value, False, 2)} catches a game ({interval(each, False, 2)}), "
        f"{number(rate.value, False, 3)} a turn.",
        note="Compare runs with laser_drop=far for what a laser with a Shove is worth.",
    )


def steals(heists: Heists, sample: str) -> Chart:
    """H-1205."""
    tried = [(deal, steal) for deal, fact in heists for steal in fact.steals]
    cards = [(deal, sum(p.get(BY_CARD, 0) for p in fact.played)) for deal, fact in heists]
    panels: list[Panel] = [
        how_often([(d, len(f.steals)) for d, f in heists], "share of games", "rolls to steal", MANY, "rolls"),
        how_often(cards, "share of games", "Ultimate Thieves", MANY, "cards"),
    ]
    answer = "Nobody tries to steal by the die."
    if tried:
        success = share_of([(deal, float(steal.success)) for deal, steal in tried])
        expected = sum(steal.chance for _, steal in tried) / len(tried)
        panels.append(bars({"rolls": success}, "share that succeeds", "", "luck", expected, "by the die's faces"))
        each = mean_of([(deal, float(len(fact.steals))) for deal, fact in heists])
        answer = (
            f"{number(each.value, False, 2)} rolls a game ({interval(each, False, 2)}); {number(success.value, True)} "
            f"succeed, {number(expected, True)} by the faces of the die."
        )
    return Chart("steals", "How often does somebody steal?", panels, sample, answer)


def piles(heists: Heists, sample: str) -> Chart:
    """H-1218, H-1209."""
    shares = {
        "no laser left": share_of([(deal, float(fact.least_lasers == 0)) for deal, fact in heists]),
        "no smoke tile left": share_of([(deal, float(fact.least_smoke == 0)) for deal, fact in heists]),
        "the deck is reshuffled": share_of([(deal, float(fact.reshuffles > 0)) for deal, fact in heists]),
    }
    return Chart(
        "piles",
        "How often does a pile run out?",
        [
            bars(shares, "share of games", "at some time", "piles"),
            how_often([(d, f.barricades) for d, f in heists], "share of games", "Barricades laid", 3, "Barricades"),
        ],
        sample,
        answer=f"Lasers in {number(shares['no laser left'].value, True)}, smoke in "
        f"{number(shares['no smoke tile left'].value, True)} of the games.",
    )
