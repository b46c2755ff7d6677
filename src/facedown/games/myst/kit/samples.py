"""Lists short games that together show every option: what the conformance kit plays."""

from facedown.games.myst.rules.options import MystOptions

SIZES = (("race_driver=simulated",),)  # with which the game's size is measured (`facedown sizes`)


def samples() -> list[MystOptions]:
    of = MystOptions.of
    return [
        of(turns=3),
        of(),
        of(race_driver="alternate", turns=4, first_landmark="own_cards", tie_first_mover="other"),
        of(race_driver="live", turns=3, touch="edge_or_corner", draw_rule="switches", youngest_team="yellow"),
        of(turns=3, blue_hands=("expert", "novice"), yellow_hands=("skilled", "casual", "casual"), dead_pieces="keep"),
        of(turns=3, board_face="flipped", head_start_s=(40, 0), tie_first_mover="random", draw_rule="pieces"),
        of(turns=3, head_start_s=(30, 60), book_in_race="never", first_mover="most", reveal_undealt=True),
        of(race_driver="alternate", turns=6, reach_rule="pass", pawn_block="pass_through", books_per_turn="one"),
        of(race_driver="alternate", turns=5, reach_rule="pass", stay_reaches=False, move_diagonal=True),
        of(race_driver="alternate", turns=3, spectators_see="all", first_key_bonus=False),
        of(race_driver="live", turns=3, pawn_block="pass_through", first_mover="youngest", bonus_needs_card=False),
    ]
