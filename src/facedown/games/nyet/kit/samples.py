"""Lists short games that together show every option: what the conformance kit plays."""

from facedown.games.nyet.rules.options import NyetOptions

# Tables whose size is measured (`facedown sizes`).
SIZES = (("players=2",), ("players=3",), ("players=4",), ("players=5",))


def samples() -> list[NyetOptions]:
    of = NyetOptions.of
    return [
        of(players=4, round_count=2),
        of(players=2, round_count=2, card_memory="full"),
        of(players=3, round_count=2, first_dealer=1, nyet_starter="left_of_dealer"),
        of(players=5, round_count=1, character_choice="pick"),
        of(players=4, round_count=1, discard_line="double", reveal_discards="round_end", card_memory="none"),
        of(players=3, round_count=2, discard_line=("p2", "x2"), reveal_discards="round_end"),
        of(players=2, round_count=1, discard_line=("p1", "p2", "d2"), character_choice="pick", first_dealer=0),
        of(players=5, round_count=2, discard_line="classic", bonus_doubles_negative=False),
        of(players=3, end_mode="points", target_score=20, round_cap=3, finish_dealing_cycle=True),
        of(players=4, end_mode="points", target_score=40, round_cap=2, loot_includes_supertrumps=False),
        of(players=5, round_count=1, discard_line=("p2", "p1"), auto_play_forced=True),
    ]
