"""Turns questions into matches, and matches into answers: which games must be played, and what they say."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from facedown.arena.plan import Plan, make_plan
from facedown.arena.store import make_results
from facedown.balance.questions import catalogue_of
from facedown.catalog import BOT_NAMES, find_game
from facedown.engine.errors import FacedownError
from facedown.study.asking import Charts
from facedown.study.question import SAME, USUAL, WEAKER, Answer, Catalogue, Found, Question, Run
from facedown.study.results import GameResult, Results

LEVELS = ("random", "novice", "regular", "expert")


@dataclass(frozen=True)
class Bench:
    """Holds what was asked for, checked."""

    catalogue: Catalogue
    questions: Sequence[Question]
    level: str
    games: int
    seed: int
    variants: Sequence[Run]

    @property
    def runs(self) -> list[Run]:
        """All matches that are needed, each once; the usual rules first, then the variants."""
        usual = [USUAL, *self.variants] if self.variants else []
        again = [with_rules(run, v) for v in self.variants for q in self.questions if varies(q) for run in q.runs]
        return list(dict.fromkeys([*usual, *(run for q in self.questions for run in q.runs), *again]))

    def plans(self) -> list[Plan]:
        return [self._plan(run) for run in self.runs]

    def _plan(self, run: Run) -> Plan:
        game = find_game(self.catalogue.game)
        settings = [*self.catalogue.base, *run.settings]
        players = game.options.from_text(settings).players
        below = LEVELS[max(0, LEVELS.index(self.level) - 1)]
        names = [{SAME: self.level, WEAKER: below}[who] for who in run.line_up]
        bots = [*names, *[names[-1]] * players][:players]
        return make_plan(game.name, bots, self.games, self.seed, settings)

    def found(self, plans: Sequence[Plan], games: Sequence[Sequence[GameResult]]) -> dict[Run, Results]:
        """Gives the matches that have a finished deal set."""
        return {
            run: results
            for run, plan, played in zip(self.runs, plans, games, strict=True)
            if (results := make_results(plan, played)).sets
        }


def make_bench(
    game: str, level: str, games: int, seed: int, variants: Sequence[str] = (), clauses: Sequence[str] = ()
) -> Bench:
    """Raises FacedownError with what is wrong."""
    catalogue = catalogue_of(find_game(game).name)
    if level not in BOT_NAMES:
        raise FacedownError(f"there is no bot '{level}'; there are {', '.join(BOT_NAMES)}")
    asked = {clause.strip().upper() for clause in clauses}
    questions = [q for q in catalogue.questions if not asked or q.clause.upper() in asked]
    if unknown := sorted(asked - {q.clause.upper() for q in questions}):
        known = ", ".join(q.clause for q in catalogue.questions)
        raise FacedownError(f"there is no question {unknown[0]}; there are {known}")
    if level == LEVELS[0]:
        questions = [_without_weaker(question) for question in questions]
    rules = [Run(tuple(text.split())) for text in variants]
    for run in rules:
        if not run.settings:
            raise FacedownError("--set needs an option as name=value")
    bench = Bench(catalogue, questions, level, games, seed, rules)
    plans = bench.plans()  # says what is wrong with an option
    for run, plan in zip(bench.runs, plans, strict=True):
        if run in rules and plan == plans[0]:
            raise FacedownError(f"{run.name}: these are the usual rules")
    return bench


def _without_weaker(question: Question) -> Question:
    if all(WEAKER not in run.line_up for run in question.runs):
        return question
    return Question(question.clause, question.words, rest=f"No bot is weaker than {LEVELS[0]}: ask a better one.")


def varies(question: Question) -> bool:
    """Can a question be asked again of other rules? Only where it does not vary rules itself."""
    return bool(question.asks) and all(isinstance(ask, Charts) and set(ask.runs) == {USUAL} for ask in question.asks)


def with_rules(run: Run, variant: Run) -> Run:
    return replace(run, settings=run.settings + variant.settings)


def varied_answers(question: Question, variant: Run, found: Found) -> list[Answer]:
    """Answers the same question about a match with other rules."""
    return [ask.answer({run: found[with_rules(run, variant)] for run in ask.runs}) for ask in question.asks]


def answerable(question: Question, found: Found) -> bool:
    """Have all its matches been played, at least in part?"""
    return all(run in found for run in question.runs)
