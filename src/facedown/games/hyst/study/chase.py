"""Draws charts of the fight for the diamond: takes, the holder's lot, catches, tries to steal, piles that run out."""

from functools import partial

from facedown.games.hyst.rules.pieces import CARD_TITLES, CARDS, CENTRE, SPACE_NAMES
from facedown.games.hyst.study.facts import BY_CARD, BY_DIE, FOUND, Heist, Heists
from facedown.study.charts import Chart, Dots, Panel, Series, interval, number, plural
from facedown.study.facts import bars, beside, enough, share_told

MANY = 8
GUARDS = ("camera", "laser")
CATCHERS = {"": "a step by the die", **dict(zip(CARDS, CARD_TITLES, strict=True))}


def takes(heists: Heists) -> Chart:
    """Shows how often the diamond is got, and by what (H-1216, H-1205)."""
    got = heists.each(lambda fact: fact.takes)
    centre = SPACE_NAMES[CENTRE]
    ways = got.shares({
        "found in the centre": lambda take: take.how == FOUND and take.space == centre,
        "found where it was dropped": lambda take: take.how == FOUND and take.space != centre,
        "stolen by the die": lambda take: take.how == BY_DIE,
        "Ultimate Thief": lambda take: take.how == BY_CARD,
    })  # fmt: skip
    times, changes = heists.mean(_takes), heists.mean(lambda fact: fact.changes)
    return Chart(
        "takes",
        "How often does the diamond change hands?",
        [
            heists.how_often(_takes, "share of games", "times the diamond is got", MANY, "takes"),
            heists.how_often(lambda fact: fact.changes, "share of games", "changes of holder", MANY, "new holders"),
            bars(ways, "share of takes", "how", "how it is got"),
        ],
        answer=f"It is got {number(times.value, False, 2)} times a game ({interval(times, False, 2)}) and goes "
        f"to somebody else {number(changes.value, False, 2)} times ({interval(changes, False, 2)}).",
        note="Compare runs with other steal_faces or with dice_battle=true for what the die of the thief does.",
    )


def _takes(fact: Heist) -> int:
    return len(fact.takes)


def leader(heists: Heists) -> Chart:
    """Shows whether it pays to be the first (H-1216)."""
    taken = heists.where(_takes)
    panels: list[Panel] = []
    answer = ""
    if taken:
        players = taken[0].players
        first = taken.share(lambda fact: fact.wins(fact.takes[0].seat))
        holders = taken.each(lambda fact: [(k, fact.wins(take.seat)) for k, take in enumerate(fact.takes, 1)])
        by_number = holders.by(lambda one: one[0], {f"take {k}": k for k in range(1, MANY)})
        wins = enough(by_number, "game", lambda one: one[1])
        panels = [
            bars(wins, "share of games won by that holder", "take", "who wins", 1 / players, "equal share"),
            taken.how_often(
                lambda fact: fact.takes[0].turn, "share of games", "turn of the first take", 20, "when it begins"
            ),
        ]
        answer = f"The first taker wins {share_told(first)}, {beside(first, 1 / players)} an equal share."
    return Chart("leader", "Is there a leader's curse?", panels, plural(len(taken), "game"), answer)


def catches(heists: Heists) -> Chart:
    """Shows who is caught, and by what (H-1206, H-1212)."""
    found = heists.each(lambda fact: fact.catches)
    turns = (True, False)  # one's own, another's
    series = [Series(by, [heists.mean(partial(_caught, by, own)) for own in turns]) for by in GUARDS]
    panels: list[Panel] = [
        Dots(["in one's own turn", "in another's turn"], series, "catches in a game", "when", "cameras and lasers")
    ]
    if found:
        seen = {catch.card for catch in found}
        causes = {word: card for card, word in CATCHERS.items() if card in seen}
        during = found.shares_by(lambda catch: catch.card, causes)
        by_guard = found.by(lambda catch: catch.by, {by: by for by in GUARDS})
        lost = {by: part.share(lambda catch: catch.dropped) for by, part in by_guard.items()}
        panels.append(bars(during, "share of catches", "during", "what led to it"))
        panels.append(bars(lost, "share of catches", "caught by", "the diamond is dropped"))
    each = heists.mean(lambda fact: len(fact.catches))
    rate = heists.mean(lambda fact: len(fact.catches) / max(1, fact.turns))
    return Chart(
        "catches",
        "Who is caught, and by what?",
        panels,
        answer=f"{number(each.value, False, 2)} catches a game ({interval(each, False, 2)}), "
        f"{number(rate.value, False, 3)} a turn.",
        note="Compare runs with laser_drop=far for what a laser with a Shove is worth.",
    )


def _caught(by: str, own: bool, fact: Heist) -> int:
    """Counts catches by one kind of guard, in turns of those who were caught or in others'."""
    return sum(catch.by == by and (catch.seat == catch.active) == own for catch in fact.catches)


def steals(heists: Heists) -> Chart:
    """Shows how often somebody steals (H-1205)."""
    tried = heists.each(lambda fact: fact.steals)
    panels: list[Panel] = [
        heists.how_often(lambda fact: len(fact.steals), "share of games", "rolls to steal", MANY, "rolls"),
        heists.how_often(_stolen_by_card, "share of games", "Ultimate Thieves", MANY, "cards"),
    ]
    answer = "Nobody tries to steal by the die."
    if tried:
        success = tried.share(lambda steal: steal.success)
        expected = sum(steal.chance for steal in tried) / len(tried)
        panels.append(bars({"rolls": success}, "share that succeeds", "", "luck", expected, "by the die's faces"))
        each = heists.mean(lambda fact: len(fact.steals))
        answer = (
            f"{number(each.value, False, 2)} rolls a game ({interval(each, False, 2)}); {number(success.value, True)} "
            f"succeed, {number(expected, True)} by the faces of the die."
        )
    return Chart("steals", "How often does somebody steal?", panels, answer=answer)


def _stolen_by_card(fact: Heist) -> int:
    return sum(cards.get(BY_CARD, 0) for cards in fact.played)


def piles(heists: Heists) -> Chart:
    """Shows how often a pile runs out (H-1218, H-1209)."""
    shares = heists.shares({
        "no laser left": lambda fact: fact.least_lasers == 0,
        "no smoke tile left": lambda fact: fact.least_smoke == 0,
        "the deck is reshuffled": lambda fact: fact.reshuffles > 0,
    })  # fmt: skip
    return Chart(
        "piles",
        "How often does a pile run out?",
        [
            bars(shares, "share of games", "at some time", "piles"),
            heists.how_often(lambda fact: fact.barricades, "share of games", "Barricades laid", 3, "Barricades"),
        ],
        answer=f"Lasers in {number(shares['no laser left'].value, True)}, smoke in "
        f"{number(shares['no smoke tile left'].value, True)} of the games.",
    )
