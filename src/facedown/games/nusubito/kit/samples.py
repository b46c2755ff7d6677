"""Lists short games that together show every option: what the conformance kit plays."""

from facedown.games.nusubito.rules.options import NusubitoOptions

SIZES = (("max_days=40",),)  # with which the game's size is measured (`facedown sizes`)


def samples() -> list[NusubitoOptions]:
    of = NusubitoOptions.of
    return [
        of(max_days=3),
        of(thief_seat="seat_1", configuration="2/0/1", start_mirror="reflect", max_days=2, mist_aid="possible"),
        of(thief_seat="random", match_games=2, max_days=2, stuck_may_claim=False, thief_aid="exposure"),
        of(thief_publication="sequence", treasure_midwalk=True, max_days=2, mist_aid="probability"),
        of(night_pickup_current=True, bluff_sacrifice=False, max_days=2, bolster_count=3, bolster_adjacency="any"),
        of(
            custom_start="B1:H+B2:H+C2:B+D2:S+B3:H+D3:B+E4:B", pawns_per_level=3, builder_trio="straight", max_days=2,
            capture_costs_action=True, spawned_pawns_act=False, healed_pawns_act=False,
        ),
        of(
            configuration="2/2/2", darts_total=15, thief_start_darts=12, mist_day_actions=5, mist_night_ap=4,
            max_days=2,
        ),
        of(darts_total=2, thief_start_darts=0, bolster_count=0, mist_day_actions=1, mist_night_ap=1, max_days=3),
        of(match_games=2, max_days=1, thief_publication="sequence"),
        of(
            night_spawn="anywhere", healer_stream="end", bolster_source="either", thief_publication="sequence",
            max_days=3, mist_night_ap=4, thief_start_darts=6, bolster_count=3, thief_aid="exposure",
        ),
    ]  # fmt: skip
