# NYET!: what its options mean, and which do not go together.

option-players-about = How many play.
option-end_mode-about = Play a fixed number of rounds, or up to a score.
option-round_count-about = Rounds to play. Usual: 8, or 9 with three and 10 with five players.
option-target_score-about = The score that ends a game played for points.
option-round_cap-about = A game played for points ends after this round at the latest.
option-nyet_starter-about = Who places the first token of a round.
option-discard_line-about = Which boxes the line about laying cards aside has.
option-character_choice-about = Characters by seat, or chosen in turn at the start.
option-first_dealer-about = Who deals first.
option-loot_includes_supertrumps-about = A captured supertrump counts as loot.
option-bonus_doubles_negative-about = The Bonus card doubles a loss as well.
option-finish_dealing_cycle-about = Only in games played for points: play on until everyone has dealt equally often.
option-card_memory-about = What the table shows of cards already played.
option-reveal_discards-about = Show the cards laid aside when a round is over.
option-auto_play_forced-about = A single possible card is played for you.

## Options that do not go together

options-no_line = { $option } '{ $line }' is unknown; use { ROW($lines) } or a list of boxes
options-no_box = { $option } has no box '{ $box }'; the boxes are { ROW($boxes) }
options-box_twice = { $option } names a box twice
options-boxes = { $option } needs 2 to 6 boxes, not { $count }
options-dealer = { $dealer }: there is no such seat with { $players } players
options-round_count = { $option } goes with { $mode }; a game played for points is limited by { $cap }
options-points_only = { $option } goes with { $points }
options-dealing_cycle = { $option } goes with { $points }; for a number of rounds, set { $rounds } instead
