"""Charts of how games end: who wins, by what, when, and where the treasure was."""

from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES
from facedown.games.nusubito.study.facts import ENDINGS, PLACES, WON_BY_THIEF, Hunts, place
from facedown.games.nusubito.study.parts import THIEF_WINS, by_bots, won
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.parts import bars, counted, how_often
from facedown.study.results import Results, share_of
from facedown.study.stats import Estimate

LONGEST = 16  # turns, and more
DAYS = 4  # days told apart: the last of them and more


def roles(results: Results, sample: str) -> Chart:
    """N-1201: each level against each level, both roles."""
    parts = by_bots(results)
    shares = [won(hunts) for hunts in parts.values()]
    rows = [counted(f"{thief} Thief\nagainst {mist} Mist", e.count, "game") for (thief, mist), e in _zip(parts, shares)]
    told = [
        f"A Thief of level {thief} wins {number(e.value, True)} against a Mist of level {mist}"
        for (thief, mist), e in _zip(parts, shares)
    ]
    return Chart(
        "roles",
        "How often does the Thief win?",
        [Dots(rows, [Series("Thief", shares)], THIEF_WINS, "pairing", percent=True, fair=0.5, fair_word="even")],
        sample,
        answer="; ".join(told) + ".",
        note="The roles are not alike: what a bot wins in both roles together is the win share above. With the usual "
        "thief_seat=seat_0 the Thief has seat 0 in every game. A drawn game counts one half.",
    )


def _zip(parts: dict[tuple[str, str], Hunts], shares: list[Estimate]) -> list[tuple[tuple[str, str], Estimate]]:
    return list(zip(parts, shares, strict=True))


def endings(results: Results, hunts: Hunts, sample: str) -> Chart:
    """N-1201, N-1212."""
    words = [word for word in ENDINGS if any(fact.ending == word for _, fact in hunts)]
    rows = [f"{word}\n({_winner(word)})" for word in words]
    whole = {word: _ends(hunts, word) for word in words}
    parts = by_bots(results)
    panel: Panel = Bars(rows, list(whole.values()), "share of games", "ending")
    if len(parts) > 1:
        series = [
            Series(f"{thief} Thief against {mist} Mist", [_ends(part, word) for word in words])
            for (thief, mist), part in parts.items()
        ]
        panel = Dots(rows, series, "share of games", "ending", percent=True)
    most = max(words, key=lambda word: whole[word].value)
    return Chart(
        "endings",
        "How do games end?",
        [panel],
        sample,
        answer=f"Most often: {most}, in {number(whole[most].value, True)} of the games.",
        note="A Thief without a legal turn is stuck; what he would have needed is told apart. His last claim is free: "
        "wrong ones are counted as stuck, right ones by themselves.",
    )


def _ends(hunts: Hunts, word: str) -> Estimate:
    return share_of([(deal, float(fact.ending == word)) for deal, fact in hunts])


def _winner(word: str) -> str:
    return "Thief wins" if word in WON_BY_THIEF else "nobody wins" if word == "drawn" else "Mist wins"


def length(hunts: Hunts, sample: str) -> Chart:
    """N-1202: in rounds and days."""
    lasted = [(deal, len(fact.turns)) for deal, fact in hunts]
    latest = max(fact.days for _, fact in hunts)
    reached = {
        f"day {day}": share_of([(deal, float(fact.days >= day)) for deal, fact in hunts])
        for day in range(2, min(max(latest, 3), DAYS + 4) + 1)
    }
    middle = sorted(k for _, k in lasted)[len(lasted) // 2]
    return Chart(
        "length",
        "How long is a game?",
        [
            how_often(lasted, "share of games", "day turns of the Thief", LONGEST),
            bars(reached, "share of games", "day", "which day is reached"),
        ],
        sample,
        answer=f"The median game has {plural(middle, 'day turn')} of the Thief; {number(reached['day 2'].value, True)} "
        f"of the games see a night, {number(reached['day 3'].value, True)} a second one.",
    )


def days(hunts: Hunts, sample: str) -> Chart:
    """N-1202: who wins on which day."""
    rows, thief, mist = [], [], []
    for day in range(1, DAYS + 1):
        there = [(deal, fact) for deal, fact in hunts if fact.days >= day]
        if not there:
            break
        last = day == DAYS
        rows.append(counted(f"day {day}{' or later' if last else ''}", len(there), "game"))
        ended = [(deal, fact.days == day or last, fact.thief_wins) for deal, fact in there]
        thief.append(share_of([(deal, ends * wins) for deal, ends, wins in ended]))
        mist.append(share_of([(deal, ends * (1 - wins)) for deal, ends, wins in ended]))
    axis = "share of the games that reach the day"
    return Chart(
        "days",
        "Who wins on which day?",
        [Dots(rows, [Series("the Thief wins", thief), Series("the Mist wins", mist)], axis, "day", percent=True)],
        sample,
        answer=f"On day 1 the Thief wins {number(thief[0].value, True)} and the Mist {number(mist[0].value, True)} of "
        "all games.",
        note="What is missing to the whole goes on to the next day.",
    )


def first_day(hunts: Hunts, sample: str) -> Chart:
    """N-1202: what happens before the first night."""
    firsts = [(deal, fact, [turn for turn in fact.turns if turn.day == 1]) for deal, fact in hunts if fact.turns]
    known = share_of([(deal, float(any(turn.treasures == 1 for turn in turns))) for deal, _, turns in firsts])
    ended = share_of([(deal, float(fact.days == 1)) for deal, fact, _ in firsts])
    shares = {
        "the Thief looks at a Rod at once": share_of([(d, float(f.turns[0].special == "rod")) for d, f, _ in firsts]),
        "he knows the treasure": known,
        "a claim is made": share_of([(d, float(f.days == 1 and f.claim >= 0)) for d, f, _ in firsts]),
        "a Seeker stands where he is": share_of([(d, float(any(t.there for t in turns))) for d, _, turns in firsts]),
        "a capture is tried": share_of([(d, float(f.days == 1 and f.capture >= 0)) for d, f, _ in firsts]),
        "the game ends": ended,
    }
    looks = [(deal, sum(turn.special == "rod" for turn in turns)) for deal, _, turns in firsts]
    return Chart(
        "first-day",
        "What happens on the first day?",
        [
            bars(shares, "share of games", "what happens", "before the first night"),
            how_often(looks, "share of games", "Rods looked at on day 1", 3, "looks"),
        ],
        sample,
        answer=f"The Thief knows the treasure before the first night in {number(known.value, True)} of the games; "
        f"{number(ended.value, True)} end on day 1.",
    )


def treasure(hunts: Hunts, sample: str) -> Chart:
    """N-1214."""
    whole = won(hunts)
    near, each = {}, {}
    for word in PLACES:
        there = [(deal, fact) for deal, fact in hunts if place(fact.treasure) == word]
        near[counted(word, len(there), "game")] = won(there)
    for name in TEMPLE_NAMES:
        there = [(deal, fact) for deal, fact in hunts if fact.treasure == name]
        each[counted(name, len(there), "game")] = won(there)
    known = sorted((e.value, row.split("\n")[0]) for row, e in near.items() if e.count)
    return Chart(
        "treasure",
        "Does it matter where the treasure is?",
        [
            bars(near, THIEF_WINS, "place", "place on the board", whole.value, "all games"),
            bars(each, THIEF_WINS, "temple", "temple by temple", whole.value, "all games"),
        ],
        sample,
        answer=f"The Thief wins from {number(known[0][0], True)} ({known[0][1]}) to {number(known[-1][0], True)} "
        f"({known[-1][1]}).",
    )


def match(results: Results) -> Chart:
    """N-606: two games with the roles swapped."""
    level = share_of([(game.deal, float(max(game.wins) < 1)) for game in results.games])
    same = []
    for game in results.games:
        if len(game.rounds) == 2:
            same.append((game.deal, float(game.rounds[0].thief_wins == game.rounds[1].thief_wins)))
    shares = {"the same role wins both games": share_of(same), "the match is drawn": level}
    return Chart(
        "matches",
        "How often does a match end level?",
        [bars(shares, "share of matches", "matches", "")],
        plural(len(results.games), "match").replace("matchs", "matches"),
        answer=f"{number(level.value, True)} of the matches end level.",
    )
