# Nusubito: what its options mean, and which do not go together.

option-players-about = A game for two.
option-thief_seat-about = Who is the Thief (in the first game).
option-match_games-about = One game, or a match of two with the roles swapped.
option-configuration-about = The pawns on B2, C2 and D2; the same three stand opposite.
option-start_mirror-about = The board turned by half, or as in a mirror.
option-custom_start-about = Cells and levels, such as B2:H+C2:B+D2:S, instead of the starting pawns.
option-pawns_per_level-about = 3 to 9.
option-darts_total-about = 2 to 15.
option-thief_start_darts-about = At most all of them.
option-bolster_count-about = 0 to 3.
option-mist_day_actions-about = 1 to 6.
option-mist_night_ap-about = 1 to 6.
option-thief_publication-about = All that can be seen of it at once, or in the order in which it happened.
option-treasure_midwalk-about = The Thief may claim the treasure on a temple that he merely passes.
option-stuck_may_claim-about = A Thief who cannot move may still claim the treasure where he is.
option-night_pickup_current-about = By night the Thief may even take back the Coin of the temple where he is.
option-bluff_sacrifice-about = A Coin may be sacrificed without walking three points.
option-capture_costs_action-about = It needs and uses one of the Mist's actions.
option-spawned_pawns_act-about = Pawns that appear may act in the same turn.
option-healed_pawns_act-about = Pawns that were healed may act in the same turn.
option-bolster_adjacency-about = Temples beside it, or also those that it touches by a corner.
option-builder_trio-about = If they are connected by corners, or only in a straight line.
option-bolster_source-about = It is moved only if none is in stock, or whenever the Mist likes.
option-healer_stream-about = Anywhere beside it, or only where the stream ends.
option-night_spawn-about = On a temple they stay, and fall when the Thief comes.
option-max_days-about = A game that lasts longer is drawn.
option-mist_aid-about = The table shows where the Thief can be, or how likely each temple is.
option-thief_aid-about = The table tells the Thief on how many temples he may be, and whether a Seeker can come there.

## Options that do not go together

options-darts = { $option } must be at most { $all }
options-pawns = the start has { $count } { $level ->
    [healer] Healers
    [builder] Builders
   *[seeker] Seekers
}, but there are only { $most }
options-stuck = the Thief could not move on the first turn
options-no_pawn = { $option }: '{ $text }' is not a pawn; write courtyard cells and levels, such as B2:H+C2:B
options-two_pawns = { $option }: two pawns on { $cell }
