"""Draws charts of the action cards: what they are worth, how they are used, hands that are replaced."""

from facedown.games.hyst.rules.pieces import CARD_TITLES, CARDS
from facedown.games.hyst.study.course import WINS, by_level
from facedown.games.hyst.study.facts import Heists
from facedown.study.charts import Chart, Panel, number
from facedown.study.facts import FEWEST, Facts, bars, counted, extremes, mean_bars, most
from facedown.study.stats import Estimate

TITLES = dict(zip(CARDS, CARD_TITLES, strict=True))
Held = Facts[tuple[str, float]]  # a card, and the win of who has it


def dealt_cards(heists: Heists) -> Chart:
    """Shows what a card is worth (H-1204): cards of the first hand come by chance alone, so they show it."""
    players = heists[0].players
    dealt = _worth(
        heists.each(lambda f: [(card, f.wins(p)) for p, cards in enumerate(f.dealt) for card in sorted(set(cards))])
    )
    drawn = _worth(heists.each(lambda f: [(card, f.wins(p)) for p, cards in enumerate(f.drawn) for card in cards]))
    answer = ""
    if dealt:
        (low, least), (high, best) = extremes(dealt)
        answer = (
            f"In the first hand {TITLES[best]} goes with the most wins ({number(high, True)}), {TITLES[least]} with "
            f"the fewest ({number(low, True)})."
        )
    return Chart(
        "cards-dealt",
        "What is a card worth?",
        [
            bars(_named(dealt, "hand"), WINS, "card", "in the first hand", 1 / players, "equal share"),
            bars(_named(drawn, "draw"), WINS, "card", "drawn later", 1 / players, "equal share"),
        ],
        answer=answer,
        note="Each thief with a first hand counts once for each type in it. Later draws count one by one; thieves who "
        "play more cards draw more, so the first panel is the fairer one. For a deck without a card compare runs with "
        "deck_counts, such as deck_counts=smoke:0.",
    )


def _worth(held: Held) -> dict[str, Estimate]:
    """Computes the win share of those who got each type."""
    parts = held.by(lambda one: one[0], {card: card for card in CARDS})
    return {card: part.share(lambda one: one[1]) for card, part in parts.items() if len(part) >= FEWEST}


def _named(found: dict[str, Estimate], what: str) -> dict[str, Estimate]:
    return {counted(TITLES[card], e.count, what): e for card, e in found.items()}


def held_cards(heists: Heists) -> Chart:
    """Shows what hands are worth at the moment of the first take (H-1204)."""
    hands = heists.where(lambda fact: fact.takes).each(
        lambda fact: [
            (set(hand), fact.wins(seat), seat == fact.takes[0].seat) for seat, hand in enumerate(fact.at_first_take)
        ]
    )
    panels: list[Panel] = []
    answer = ""
    if hands:
        takers, others = hands.where(lambda hand: hand[2]), hands.where(lambda hand: not hand[2])
        own, foreign = (
            _worth(side.each(lambda hand: [(card, hand[1]) for card in hand[0]])) for side in (takers, others)
        )
        means = [side.share(lambda hand: hand[1]).value for side in (takers, others)]
        panels = [
            bars(_named(own, "hand"), WINS, "card", "the first taker holds it", means[0], "all takers"),
            bars(_named(foreign, "hand"), WINS, "card", "another thief holds it", means[1], "all others"),
        ]
        if best := most(own):
            answer = (
                f"A first taker wins {number(means[0], True)}; with {TITLES[best]} in hand "
                f"{number(own[best].value, True)}."
            )
    return Chart("cards-held", "Which cards help at the first take?", panels, answer=answer)


def played_cards(heists: Heists) -> Chart:
    """Shows what is done with cards (H-1204, H-1210)."""
    each, used, caught = {}, {}, {}
    for card, title in TITLES.items():
        uses = _uses(heists, card)
        if not any(got for _, got, _ in uses):
            continue
        each[title] = uses.mean(lambda use: use[0])
        used[title] = uses.each(lambda use: [k < use[0] for k in range(use[1])]).share(float)
        if any(hits for _, _, hits in uses):
            caught[title] = uses.mean(lambda use: use[2])
    often = most(each)
    panels: list[Panel] = [
        mean_bars(each, "played in a game", "card", "plays"),
        bars(used, "share of the cards that were drawn", "card", "played before the end"),
        mean_bars(caught, "thieves caught in a game", "card", "catches while it is played"),
    ]
    return Chart(
        "cards-played",
        "Which cards are played?",
        panels,
        answer=f"Most often {often}, {number(each[often].value, False, 2)} times a game.",
        note="What is not played is held at the end, burned, or put away with a hand.",
    )


def _uses(heists: Heists, card: str) -> Facts[tuple[int, int, int]]:
    """Counts how often a card was played, how often it was got, and how many thieves were caught by it."""
    return heists.each(
        lambda fact: [
            (
                sum(cards.get(card, 0) for cards in fact.played),
                sum(cards.count(card) for cards in (*fact.dealt, *fact.drawn)),
                sum(catch.card == card for catch in fact.catches),
            )
        ]
    )


def replaced_hands(heists: Heists) -> Chart:
    """Shows how often a hand is replaced, and who wins then (H-1208)."""
    turns = {
        counted(f"{name} museums", len(part), "game"): part.each(
            lambda fact: [k < sum(fact.replaced) for k in range(fact.turns)]
        ).share(float)
        for name, part in by_level(heists).items()
    }
    hands = heists.each(lambda fact: [(fact.replaced[seat], fact.wins(seat)) for seat in range(fact.players)])
    parts = hands.parts(
        {
            "never": lambda hand: hand[0] == 0,
            "once": lambda hand: hand[0] == 1,
            "twice or more": lambda hand: hand[0] > 1,
        },
        "thief",
    )
    wins = {row.replace("thiefs", "thieves"): part.share(lambda hand: hand[1]) for row, part in parts.items()}
    whole = next(iter(turns.values()))
    return Chart(
        "replaced-hands",
        "How often is a hand replaced?",
        [
            bars(turns, "share of turns", "museums", "turns given to it"),
            bars(wins, WINS, "a hand is replaced", "who wins", 1 / heists[0].players, "equal share"),
        ],
        answer=f"In {number(whole.value, True)} of all turns.",
        note="Thieves in trouble replace more hands, so the second panel does not show what replacing is worth.",
    )
