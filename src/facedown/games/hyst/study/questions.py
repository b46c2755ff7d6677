"""Asks the balance questions of H.Y.S.T. (H-1201 .. H-1219)."""

from facedown.games.hyst.rules.pieces import CARDS
from facedown.study.asking import Charts, Compare, Read, said
from facedown.study.charts import Chart, Dots, KeyFigure, Series, plural
from facedown.study.question import USUAL, Answer, Catalogue, Found, Question, ruled, varied
from facedown.study.results import Results, share_of
from facedown.study.stats import NOTHING, Estimate
from facedown.study.sure import sure_of_charts

LENGTH, CHANGES = "turns of all players together", "changes of the holder"
CAMERAS, LASERS = "catches by cameras", "catches by lasers"
FIRST, TAKER = "games won by the first player", "games won by the first taker"
TABLES = varied("players=2", "players=3", "players=6")
MUSEUMS = ("matinee", "open_house", "glass_wing", "night_shift", "back_stairs", "service_level", "lockdown",
           "long_watch", "grand_tour")  # fmt: skip
LAYOUTS = tuple(ruled(f"layout={name}", "edition=deluxe") for name in MUSEUMS)  # some are in that edition only
HARD = (ruled("layout_level=easy"), ruled("layout_level=hard"))
HOUSE = ("dice_battle=yes", "power_outage=yes", "full_throttle=yes")
QUICK = tuple(ruled("quick_hyst=turns", f"quick_turns={turns}") for turns in (20, 30, 40))
UNFAIR = 0.05  # above or below an equal share


def _equal(results: Results) -> float:
    return 1 / results.plan.seats


def _starts(found: Found) -> Answer:
    """Compares the win share of each starting space with an equal one, museum by museum."""
    spaces = ("S1", "S2", "S3", "S4")
    shares: dict[str, list[Estimate]] = {space: [] for space in spaces}
    unfair = []
    for name, run in zip(MUSEUMS, LAYOUTS, strict=True):
        heists = [(r.game.deal, r.fact) for r in found[run].rounds]
        for space in spaces:
            won = [(d, f.wins(s)) for d, f in heists for s in range(f.players) if f.starts[s] == space]
            e = share_of(won) if won else NOTHING
            shares[space].append(e)
            gap = e.value - _equal(found[run])
            if e.count and abs(gap) > UNFAIR and e.side(_equal(found[run])):
                unfair.append((abs(gap), f"{name} from {space}, {said(KeyFigure('', e, True, 1))}"))
    chart = Chart(
        "layouts",
        "Which prepared museums favour a starting space?",
        [
            Dots(
                [
                    f"{name}\n{plural(len(found[run].games), 'game')}"
                    for name, run in zip(MUSEUMS, LAYOUTS, strict=True)
                ],
                [Series(space, shares[space]) for space in spaces],
                "wins of a thief who starts there",
                "museum",
                percent=True,
                fair=_equal(found[LAYOUTS[0]]),
                fair_word="equal share",
            )
        ],
        plural(sum(len(found[run].games) for run in LAYOUTS), "game"),
    )
    told = "; ".join(word for _, word in sorted(unfair, reverse=True))
    says = f"Clearly unfair by more than 5 points: {told}." if told else "None is clearly unfair by more than 5 points."
    return Answer(says, sure_of_charts([chart]), [chart])


QUESTIONS = Catalogue(
    "hyst",
    (
        Question(
            "H-1201",
            "Does it help to begin, or to start near the diamond?",
            Compare([FIRST], TABLES, fair=_equal),
            Charts(["turn-order", "starts"]),
        ),
        Question("H-1202", "Which prepared museums are unfair?", Read(LAYOUTS, _starts)),
        Question(
            "H-1203",
            "How long is a game?",
            Compare([LENGTH], (*TABLES, *HARD, ruled("edition=deluxe"))),
            Charts(["length"]),
        ),
        Question(
            "H-1204",
            "What is each card worth?",
            Charts(["cards-dealt", "cards-held"]),
            Compare([LENGTH, CAMERAS], varied(*(f"deck_counts={card}:0" for card in CARDS[:10]))),
            rest="What removing a card does is told for the whole game; who gains by it is in the charts of hands.",
        ),
        Question(
            "H-1205",
            "Is one face in four right for stealing?",
            Compare([CHANGES, LENGTH], varied(*(f"steal_faces={faces}" for faces in (1, 2, 3)), "dice_battle=yes")),
            Charts(["steals"]),
        ),
        Question(
            "H-1206",
            "Where should the diamond fall at a laser?",
            Compare([CHANGES, LASERS, LENGTH], varied("laser_drop=far")),
        ),
        Question(
            "H-1207",
            "Does any of the doubtful rulings matter?",
            Compare(
                [LENGTH, CHANGES, CAMERAS],
                varied(
                    "on_the_move_exact=no",
                    "diamond_under_pawn=land",
                    "smoke_spread=any_cloud",
                    "replace_hand_when=before_action",
                ),
            ),
        ),
        Question(
            "H-1208",
            "How often is a hand replaced?",
            Compare(["hands replaced"], (USUAL, *HARD)),
            Charts(["replaced-hands"]),
        ),
        Question(
            "H-1209",
            "How many Barricades should there be?",
            Compare([LENGTH, "Barricades laid"], varied("deck_counts=barricade:2", "deck_counts=barricade:0")),
            rest=(
                "As usual some are taken out by the number of players, one with four; more than three are not an "
                "option, so all three cannot stay with four players."
            ),
        ),
        Question(
            "H-1210",
            "Which cards hinder, and how often are they played?",
            Charts(["cards-played"]),
            rest="Who made whom a king needs the games that were not played; of that the arena notes nothing.",
        ),
        Question("H-1211", "Which floor plans make museums hard?", Charts(["floor-plans"])),
        Question(
            "H-1212",
            "Does the index predict how a game goes?",
            Charts(["museums"]),
            rest="Better weights are a fit for a program of one's own: the data are in the --keep folder.",
        ),
        Question(
            "H-1213",
            "What do Vents change?",
            Compare([LENGTH, CAMERAS], (ruled("edition=deluxe"), ruled("edition=deluxe", "deck_counts=vents:0"))),
        ),
        Question(
            "H-1214",
            "What do the house rules do, one by one and together?",
            Compare([LENGTH, CAMERAS, CHANGES], (USUAL, *(ruled(rule) for rule in HOUSE), ruled(*HOUSE))),
        ),
        Question(
            "H-1215",
            "Quick H.Y.S.T.: how do games end?",
            Charts(["endings"], QUICK),
            rest="How many turns make 15 minutes depends on how fast people play.",
        ),
        Question(
            "H-1216",
            "Is there a leader's curse?",
            Compare([TAKER, "times the diamond is got"], TABLES, fair=_equal),
            Charts(["leader"]),
        ),
        Question(
            "H-1217",
            "What does choosing one's starting space change?",
            Compare([FIRST, CAMERAS, LENGTH], varied("tactical_insertion=setup", "tactical_insertion=always")),
        ),
        Question("H-1218", "Do lasers or smoke run out?", Charts(["piles"], varied("players=6"))),
        Question("H-1219", "Through which exit, and by which step?", Charts(["exits", "last-step"])),
    ),
    base=("turn_limit=400",),
)
