"""Draws charts of how games end: who wins, by what, when, and where the treasure was."""

from functools import partial

from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES
from facedown.games.nusubito.study.facts import ENDINGS, PLACES, WON_BY_THIEF, Hunt, place
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.facts import Facts, MatchFacts, bars, counted, extremes, most
from facedown.study.results import share_of
from facedown.study.stats import Estimate

Hunts = MatchFacts[Hunt]
THIEF_WINS = "share of games won by the Thief"
LONGEST = 16  # turns, and more
DAYS = 4  # days told apart: the last of them and more


def won(hunts: Facts[Hunt]) -> Estimate:
    return hunts.share(lambda fact: fact.thief_wins)


def by_bots(hunts: Hunts) -> dict[tuple[str, str], Facts[Hunt]]:
    """Groups the games by who was the Thief and who the Mist."""
    return hunts.by_roles(lambda fact: fact.thief)


def roles(hunts: Hunts) -> Chart:
    """Shows how often the Thief wins: each level against each level, both roles (N-1201)."""
    found = {who: won(part) for who, part in by_bots(hunts).items()}
    rows = [counted(f"{thief} Thief\nagainst {mist} Mist", e.count, "game") for (thief, mist), e in found.items()]
    told = [
        f"A Thief of level {thief} wins {number(e.value, True)} against a Mist of level {mist}"
        for (thief, mist), e in found.items()
    ]
    series = [Series("Thief", list(found.values()))]
    return Chart(
        "roles",
        "How often does the Thief win?",
        [Dots(rows, series, THIEF_WINS, "pairing", percent=True, fair=0.5, fair_word="even")],
        answer="; ".join(told) + ".",
        note="The roles are not alike: what a bot wins in both roles together is the win share above. With the usual "
        "thief_seat=seat_0 the Thief has seat 0 in every game. A drawn game counts one half.",
    )


def endings(hunts: Hunts) -> Chart:
    """Shows how games end (N-1201, N-1212)."""
    seen = {fact.ending for fact in hunts}
    words = {f"{word}\n({_winner(word)})": word for word in ENDINGS if word in seen}
    whole = _ends(hunts, words)
    parts = by_bots(hunts)
    panel: Panel = bars(whole, "share of games", "ending")
    if len(parts) > 1:
        series = [
            Series(f"{thief} Thief against {mist} Mist", list(_ends(part, words).values()))
            for (thief, mist), part in parts.items()
        ]
        panel = Dots(list(words), series, "share of games", "ending", percent=True)
    often = most(whole)
    return Chart(
        "endings",
        "How do games end?",
        [panel],
        answer=f"Most often: {words[often]}, in {number(whole[often].value, True)} of the games.",
        note="A Thief without a legal turn is stuck; what he would have needed is told apart. His last claim is free: "
        "wrong ones are counted as stuck, right ones by themselves.",
    )


def _ends(hunts: Facts[Hunt], words: dict[str, str]) -> dict[str, Estimate]:
    return hunts.shares_by(lambda fact: fact.ending, words)


def _winner(word: str) -> str:
    return "Thief wins" if word in WON_BY_THIEF else "nobody wins" if word == "drawn" else "Mist wins"


def length(hunts: Hunts) -> Chart:
    """Shows how long games are, in rounds and days (N-1202)."""
    latest = max(fact.days for fact in hunts)
    shown = range(2, min(max(latest, 3), DAYS + 4) + 1)
    shares = {f"day {day}": hunts.share(partial(_reaches, day)) for day in shown}
    middle = sorted(len(fact.turns) for fact in hunts)[len(hunts) // 2]
    return Chart(
        "length",
        "How long is a game?",
        [
            hunts.how_often(lambda fact: len(fact.turns), "share of games", "day turns of the Thief", LONGEST),
            bars(shares, "share of games", "day", "which day is reached"),
        ],
        answer=f"The median game has {plural(middle, 'day turn')} of the Thief; {number(shares['day 2'].value, True)} "
        f"of the games see a night, {number(shares['day 3'].value, True)} a second one.",
    )


def _reaches(day: int, fact: Hunt) -> bool:
    return fact.days >= day


def days(hunts: Hunts) -> Chart:
    """Shows who wins on which day (N-1202)."""
    rows, thief, mist = [], [], []
    for day in range(1, DAYS + 1):
        last = day == DAYS
        ends = _reaching(hunts, day)
        if not ends:
            break
        rows.append(counted(f"day {day}{' or later' if last else ''}", len(ends), "game"))
        thief.append(ends.share(lambda end: end[0] * end[1]))
        mist.append(ends.share(lambda end: end[0] * (1 - end[1])))
    axis = "share of the games that reach the day"
    return Chart(
        "days",
        "Who wins on which day?",
        [Dots(rows, [Series("the Thief wins", thief), Series("the Mist wins", mist)], axis, "day", percent=True)],
        answer=f"On day 1 the Thief wins {number(thief[0].value, True)} and the Mist {number(mist[0].value, True)} of "
        "all games.",
        note="What is missing to the whole goes on to the next day.",
    )


def _reaching(hunts: Hunts, day: int) -> Facts[tuple[bool, float]]:
    """Says whether games end on a day that they reach, and the Thief's wins; the last day is for all later ones."""
    there = hunts.where(partial(_reaches, day))
    return there.each(lambda fact: [(fact.days == day or day == DAYS, fact.thief_wins)])


def first_day(hunts: Hunts) -> Chart:
    """Shows what happens before the first night (N-1202)."""
    firsts = hunts.where(lambda fact: fact.turns).each(
        lambda fact: [(fact, [turn for turn in fact.turns if turn.day == 1])]
    )
    shares = firsts.shares({
        "the Thief looks at a Rod at once": lambda one: one[0].turns[0].special == "rod",
        "he knows the treasure": lambda one: any(turn.treasures == 1 for turn in one[1]),
        "a claim is made": lambda one: one[0].days == 1 and one[0].claim >= 0,
        "a Seeker stands where he is": lambda one: any(turn.there for turn in one[1]),
        "a capture is tried": lambda one: one[0].days == 1 and one[0].capture >= 0,
        "the game ends": lambda one: one[0].days == 1,
    })  # fmt: skip
    looks = firsts.each(lambda one: [sum(turn.special == "rod" for turn in one[1])])
    return Chart(
        "first-day",
        "What happens on the first day?",
        [
            bars(shares, "share of games", "what happens", "before the first night"),
            looks.how_often(int, "share of games", "Rods looked at on day 1", 3, "looks"),
        ],
        answer="The Thief knows the treasure before the first night in "
        f"{number(shares['he knows the treasure'].value, True)} of the games; "
        f"{number(shares['the game ends'].value, True)} end on day 1.",
    )


def treasure(hunts: Hunts) -> Chart:
    """Shows whether it matters where the treasure is (N-1214)."""
    fair = won(hunts).value
    near = hunts.by(lambda fact: place(fact.treasure), {word: word for word in PLACES})
    each = hunts.by(lambda fact: fact.treasure, {name: name for name in TEMPLE_NAMES})
    shares = {word: won(part) for word, part in near.items()}
    (low, least), (high, best) = extremes(shares)

    def panel(parts: dict[str, Facts[Hunt]], word: str, title: str) -> Bars:
        rows = {counted(name, len(part), "game"): won(part) for name, part in parts.items()}
        return bars(rows, THIEF_WINS, word, title, fair, "all games")

    return Chart(
        "treasure",
        "Does it matter where the treasure is?",
        [panel(near, "place", "place on the board"), panel(each, "temple", "temple by temple")],
        answer=f"The Thief wins from {number(low, True)} ({least}) to {number(high, True)} ({best}).",
    )


def matches(hunts: Hunts) -> Chart:
    """Shows how often a match of two games with the roles swapped ends level (N-606)."""
    games = hunts.results.games
    level = share_of([(game.deal, float(max(game.wins) < 1)) for game in games])
    pairs = [(game.deal, game.rounds) for game in games if len(game.rounds) == 2]
    same = share_of([(deal, float(one.thief_wins == other.thief_wins)) for deal, (one, other) in pairs])
    shares = {"the same role wins both games": same, "the match is drawn": level}
    return Chart(
        "matches",
        "How often does a match end level?",
        [bars(shares, "share of matches", "matches")] if any(fact.game == 2 for fact in hunts) else [],
        plural(len(games), "match").replace("matchs", "matches"),
        answer=f"{number(level.value, True)} of the matches end level.",
    )
