"""What the charts of Nusubito have in common."""

from facedown.games.nusubito.study.facts import Hunt, Hunts
from facedown.study.results import Results, share_of
from facedown.study.stats import Estimate

THIEF_WINS = "share of games won by the Thief"


def won(hunts: Hunts) -> Estimate:
    return share_of([(deal, fact.thief_wins) for deal, fact in hunts])


def by_bots(results: Results) -> dict[tuple[str, str], Hunts]:
    """The games by who was the Thief and who the Mist."""
    names = results.plan.names()
    found: dict[tuple[str, str], list[tuple[int, Hunt]]] = {(thief, mist): [] for thief in names for mist in names}
    for r in results.rounds:
        found[r.bots[r.fact.thief], r.bots[1 - r.fact.thief]].append((r.game.deal, r.fact))
    return {who: hunts for who, hunts in found.items() if hunts}
