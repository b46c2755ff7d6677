"""Charts of the action cards: what they are worth, how they are used, hands that are replaced."""

from facedown.games.hyst.rules.index import LEVELS
from facedown.games.hyst.rules.pieces import CARD_TITLES, CARDS
from facedown.games.hyst.study.course import WINS
from facedown.games.hyst.study.facts import Heists
from facedown.study.charts import Bars, Chart, Panel, number
from facedown.study.parts import FEWEST, bars, counted
from facedown.study.results import mean_of, share_of
from facedown.study.stats import Estimate

TITLES = dict(zip(CARDS, CARD_TITLES, strict=True))
Rows = list[tuple[int, float]]


def dealt_cards(heists: Heists, sample: str) -> Chart:
    """H-1204: cards of the first hand come by chance alone, so they show what a card is worth."""
    players = heists[0][1].players
    dealt, drawn = _worth(heists, "dealt"), _worth(heists, "drawn")
    told = sorted((e.value, card) for card, e in dealt.items())
    return Chart(
        "cards-dealt",
        "What is a card worth?",
        [
            bars(_named(dealt, "hand"), WINS, "card", "in the first hand", 1 / players, "equal share"),
            bars(_named(drawn, "draw"), WINS, "card", "drawn later", 1 / players, "equal share"),
        ],
        sample,
        answer=f"In the first hand {TITLES[told[-1][1]]} goes with the most wins ({number(told[-1][0], True)}), "
        f"{TITLES[told[0][1]]} with the fewest ({number(told[0][0], True)})."
        if told
        else "",
        note="Each thief with a first hand counts once for each type in it. Later draws count one by one; thieves who "
        "play more cards draw more, so the first panel is the fairer one. For a deck without a card compare runs with "
        "deck_counts, such as deck_counts=smoke:0.",
    )


def _worth(heists: Heists, what: str) -> dict[str, Estimate]:
    """Wins of those who got each type."""
    rows: dict[str, Rows] = {card: [] for card in CARDS}
    for deal, fact in heists:
        for seat, cards in enumerate(getattr(fact, what)):
            for card in sorted(set(cards)) if what == "dealt" else cards:
                rows[card].append((deal, fact.wins(seat)))
    return _enough(rows)


def _enough(rows: dict[str, Rows]) -> dict[str, Estimate]:
    return {card: share_of(found) for card, found in rows.items() if len(found) >= FEWEST}


def _named(found: dict[str, Estimate], what: str) -> dict[str, Estimate]:
    return {counted(TITLES[card], e.count, what): e for card, e in found.items()}


def held_cards(heists: Heists, sample: str) -> Chart:
    """H-1204: hands at the moment of the first take."""
    taken = [(deal, fact) for deal, fact in heists if fact.takes]
    panels: list[Panel] = []
    answer = ""
    if taken:
        own: dict[str, Rows] = {card: [] for card in CARDS}
        others: dict[str, Rows] = {card: [] for card in CARDS}
        whole: tuple[Rows, Rows] = [], []
        for deal, fact in taken:
            for seat, hand in enumerate(fact.at_first_take):
                is_taker = seat == fact.takes[0].seat
                whole[not is_taker].append((deal, fact.wins(seat)))
                for card in set(hand):
                    (own if is_taker else others)[card].append((deal, fact.wins(seat)))
        means = [share_of(rows).value for rows in whole]
        panels = [
            bars(_named(_enough(own), "hand"), WINS, "card", "the first taker holds it", means[0], "all takers"),
            bars(_named(_enough(others), "hand"), WINS, "card", "another thief holds it", means[1], "all others"),
        ]
        best = max(_enough(own).items(), key=lambda item: item[1].value, default=None)
        if best:
            answer = (
                f"A first taker wins {number(means[0], True)}; with {TITLES[best[0]]} in hand "
                f"{number(best[1].value, True)}."
            )
    return Chart("cards-held", "Which cards help at the first take?", panels, sample, answer)


def played_cards(heists: Heists, sample: str) -> Chart:
    """H-1204, H-1210: what is done with cards."""
    each, used, caught = {}, {}, {}
    for card, title in TITLES.items():
        plays = [(deal, sum(seat.get(card, 0) for seat in fact.played)) for deal, fact in heists]
        got = [(deal, sum(cards.count(card) for cards in (*fact.dealt, *fact.drawn))) for deal, fact in heists]
        if not any(n for _, n in got):
            continue
        each[title] = mean_of([(deal, float(n)) for deal, n in plays])
        used[title] = share_of(
            [(deal, float(k < n)) for (deal, n), (_, drawn) in zip(plays, got, strict=True) for k in range(drawn)]
        )
        hits = [(deal, sum(catch.card == card for catch in fact.catches)) for deal, fact in heists]
        if any(n for _, n in hits):
            caught[title] = mean_of([(deal, float(n)) for deal, n in hits])
    most = max(each, key=lambda title: each[title].value)
    panels: list[Panel] = [
        _means(each, "played in a game", "plays"),
        bars(used, "share of the cards that were drawn", "card", "played before the end"),
    ]
    if caught:
        panels.append(_means(caught, "thieves caught in a game", "catches while it is played"))
    return Chart(
        "cards-played",
        "Which cards are played?",
        panels,
        sample,
        answer=f"Most often {most}, {number(each[most].value, False, 2)} times a game.",
        note="What is not played is held at the end, burned, or put away with a hand.",
    )


def _means(found: dict[str, Estimate], axis: str, title: str) -> Panel:
    return Bars(list(found), list(found.values()), axis, "card", title, percent=False)


def replaced_hands(heists: Heists, sample: str) -> Chart:
    """H-1208."""
    groups = {"all museums": heists}
    for level in LEVELS:
        part = [(deal, fact) for deal, fact in heists if fact.level == level]
        if FEWEST <= len(part) < len(heists):
            groups[f"{level} museums"] = part
    turns = {
        counted(name, len(part), "game"): share_of(
            [(deal, float(k < sum(fact.replaced))) for deal, fact in part for k in range(fact.turns)]
        )
        for name, part in groups.items()
    }
    seats = [(deal, fact, seat) for deal, fact in heists for seat in range(fact.players)]
    wins = {}
    for word, low, high in (("never", 0, 0), ("once", 1, 1), ("twice or more", 2, 99)):
        rows = [(deal, fact.wins(seat)) for deal, fact, seat in seats if low <= fact.replaced[seat] <= high]
        if len(rows) >= FEWEST:
            wins[counted(word, len(rows), "thief").replace("thiefs", "thieves")] = share_of(rows)
    whole = next(iter(turns.values()))
    return Chart(
        "replaced-hands",
        "How often is a hand replaced?",
        [
            bars(turns, "share of turns", "museums", "turns given to it"),
            bars(wins, WINS, "a hand is replaced", "who wins", 1 / heists[0][1].players, "equal share"),
        ],
        sample,
        answer=f"In {number(whole.value, True)} of all turns.",
        note="Thieves in trouble replace more hands, so the second panel does not show what replacing is worth.",
    )
