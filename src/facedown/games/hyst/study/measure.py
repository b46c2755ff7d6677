"""Measures H.Y.S.T. in the arena: every game from the deal to the way out (H-1201 .. H-1219)."""

from collections.abc import Sequence

from facedown.games.hyst.rules.state import NO_LAYOUT, OVER, State
from facedown.games.hyst.study.cards import dealt_cards, held_cards, played_cards, replaced_hands
from facedown.games.hyst.study.chase import catches, leader, piles, steals, takes
from facedown.games.hyst.study.course import endings, exits, last_steps, length, starts, turn_order
from facedown.games.hyst.study.facts import Heist
from facedown.games.hyst.study.museums import plans_in_use, prediction
from facedown.games.hyst.study.reading import read_heist
from facedown.study.charts import KeyFigure
from facedown.study.facts import FactMeasure, MatchFacts, share_figure


class HystMeasure(FactMeasure[Heist]):
    fact = Heist
    charted = (
        length, turn_order, starts, endings, exits, last_steps, takes, leader, catches, steals, dealt_cards, held_cards,
        played_cards, replaced_hands, piles, prediction, plans_in_use,
    )  # fmt: skip

    def round_ended(self, state: State) -> bool:
        """Takes a whole game for a round; where no museum could be laid there was none (H-311)."""
        return state.phase == OVER and state.result != NO_LAYOUT

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Heist:
        return read_heist(state, actions)

    def figures(self, heists: MatchFacts[Heist]) -> list[KeyFigure]:
        taken = heists.where(lambda fact: fact.takes)
        out = heists.where(lambda fact: fact.exit)
        steals = heists.each(lambda fact: fact.steals)
        return [
            KeyFigure("turns of all players together", heists.mean(lambda fact: fact.turns)),
            share_figure("games won by the first player", heists.share(lambda fact: fact.wins(fact.first))),
            share_figure("games won by the first taker", taken.share(lambda fact: fact.wins(fact.takes[0].seat))),
            KeyFigure("turn of the first take", taken.mean(lambda fact: fact.takes[0].turn)),
            KeyFigure("times the diamond is got", heists.mean(lambda fact: len(fact.takes))),
            KeyFigure("changes of the holder", heists.mean(lambda fact: fact.changes)),
            KeyFigure("catches by cameras", heists.mean(lambda fact: sum(c.by == "camera" for c in fact.catches))),
            KeyFigure("catches by lasers", heists.mean(lambda fact: sum(c.by == "laser" for c in fact.catches))),
            KeyFigure("rolls to steal", heists.mean(lambda fact: len(fact.steals))),
            share_figure("rolls to steal that succeed", steals.share(lambda steal: steal.success)),
            KeyFigure("cards played", heists.mean(lambda fact: sum(sum(cards.values()) for cards in fact.played))),
            KeyFigure("hands replaced", heists.mean(lambda fact: sum(fact.replaced))),
            KeyFigure("Barricades laid", heists.mean(lambda fact: fact.barricades)),
            share_figure("escapes by On the Move", out.share(lambda fact: fact.last_step == "on_the_move")),
            share_figure("games without a winner", heists.share(lambda fact: fact.winner < 0)),
        ]


MEASURE = HystMeasure()
