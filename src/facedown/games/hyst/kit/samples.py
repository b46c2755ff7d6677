"""Lists short games that together show every option: what the conformance kit plays."""

from facedown.games.hyst.rules.options import HystOptions

# Tables whose size is measured (`facedown sizes`).
SIZES = (("players=2",), ("players=4",), ("players=6",), ("players=2", "turn_limit=40"))


def samples() -> list[HystOptions]:
    of = HystOptions.of
    small = "smoke:3+laser_trap:2+on_the_move:2+grapple:2+blind_spot:2+shove:2+the_burner:3+blown_away:2+barricade:3"
    return [
        of(players=4, turn_limit=24),
        of(players=2, turn_limit=24, layout="matinee", deck_counts=f"{small}+ultimate_thief:1"),
        of(players=3, turn_limit=24, edition="deluxe", layout_level="hard", first_player=1, dice_battle=True),
        of(players=5, turn_limit=25, power_outage=True, full_throttle=True, steal_faces=3),
        of(players=6, turn_limit=24, edition="deluxe", layout="grand_tour", tactical_insertion="always"),
        of(players=2, turn_limit=24, quick_hyst="turns", quick_turns=12, replace_hand_when="before_action"),
        of(
            players=3,
            turn_limit=20,
            quick_hyst="turns",
            quick_turns=15,
            quick_no_holder="draw",
            tactical_insertion="setup",
        ),
        of(players=4, turn_limit=20, quick_hyst="minutes", quick_minutes=5, reveal_hands_at_end=False),
        of(players=2, turn_limit=24, laser_drop="far", on_the_move_exact=False, diamond_under_pawn="land"),
        of(players=3, turn_limit=24, smoke_adjacency="open_edge", blown_away_exact=False, walk_back=False),
        of(players=2, turn_limit=24, smoke_spread="any_cloud", layout_level="easy", card_counter=False),
        of(players=4, turn_limit=24, layout="HY1-05c10c16c-09a03b04c-01a18d13c-03", deck_counts=small),
    ]
