"""Lists short games that together show every option: what the conformance kit plays."""

from facedown.games.shy_monsters.rules.options import ShyMonstersOptions


def samples() -> list[ShyMonstersOptions]:
    of = ShyMonstersOptions.of
    return [
        of(),
        of(dm_seat="seat_1", opening_reveals=(6, 3, 1)),
        of(dm_seat="random", match_games=2),
        of(match_games=2, postgame_reveal=False, unrevealed_monsters="shown"),
        of(reveal_mode="together", opening_reveals=(3, 2, 6), reveal_jumped_on_exit=False),
        of(allow_walk_into_active=True, opening_reveals=(4, 4, 4)),
        of(attack_uses=0, jump_uses=0, opening_reveals=(2, 2, 2)),
        of(attack_uses=2, jump_uses=2, fear=False, dm_seat="seat_1"),
        of(attack_uses=0, jump_uses=2, fear=False, unrevealed_monsters="shown"),
        of(match_games=2, reveal_mode="together", postgame_reveal=False),
        of(jump_back=False, jump_uses=2, opening_reveals=(3, 2, 1)),
    ]
