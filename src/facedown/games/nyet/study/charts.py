"""All charts of a match of NYET!."""

from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.study.lines import terms, values
from facedown.games.nyet.study.rounds import Rounds
from facedown.games.nyet.study.seats import first_player, roles, veto_order
from facedown.games.nyet.study.tallies import length, loot, minus_two
from facedown.study.charts import Chart, plural
from facedown.study.results import Results


def charts(results: Results) -> list[Chart]:
    if not results.rounds:
        return []
    options = NyetOptions.of(**results.plan.options)
    rounds: Rounds = [(r.game.deal, r.fact) for r in results.rounds]
    sample = f"{plural(len(rounds), 'round')} in {plural(len(results.games), 'game')}"
    made = [
        terms(rounds, options, sample),
        *values(rounds, options, sample),
        first_player(results, rounds, options, sample),
        veto_order(rounds, options, sample),
        loot(rounds, options, sample),
        minus_two(results, rounds, sample),
    ]
    if options.players in {3, 5}:
        made.append(roles(rounds, sample))
    if len({len(game.rounds) for game in results.games}) > 1:  # always the same: a key figure says so
        made.append(length(results))
    return made
