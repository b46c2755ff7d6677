# H.Y.S.T.: what its options mean, and which do not go together.

option-players-about = How many thieves.
option-edition-about = Deluxe: eight more floor plans to draw from, and three Vents in the deck.
option-layout-about = A random museum, a prepared one, or one of your own by its code.
option-layout_level-about = How hard a random museum is.
option-first_player-about = Who begins.
option-dice_battle-about = To steal, thief and holder roll the diamond die; the higher one has it.
option-power_outage-about = No cameras, and no Blind Spot cards.
option-full_throttle-about = Hands are filled up to three at the end of each turn.
option-quick_hyst-about = Quick H.Y.S.T.: when time is up, the holder of the diamond wins. By the clock, or by turns.
option-quick_minutes-about = Minutes on the clock of Quick H.Y.S.T.
option-quick_turns-about = Turns of all players, if it is counted in turns.
option-quick_no_holder-about = If nobody holds the diamond when time is up: the next to take it wins, or nobody does.
option-tactical_insertion-about = Starting spaces are chosen instead of rolled: at the start, or also after being caught.
option-laser_drop-about = Where the diamond falls at a laser: on this side, or on the other.
option-on_the_move_exact-about = On the Move is exactly three steps, not one to three.
option-diamond_under_pawn-about = A diamond dropped at your feet can be taken, or you must leave and come back.
option-replace_hand_when-about = A hand may be replaced before the roll, or also after it, before doing anything else.
option-steal_faces-about = How many faces of the diamond die steal. Usual: those that show the diamond.
option-smoke_adjacency-about = Smoke joins through walls, or over open edges only.
option-smoke_spread-about = All smoke of a card is one cloud, or each tile may touch any smoke.
option-blown_away_exact-about = Blown Away clears exactly three spaces, not one to three.
option-walk_back-about = Pawns without the diamond may step back onto starting spaces.
option-turn_limit-about = The game ends without a winner after this many turns.
option-reveal_hands_at_end-about = All hands are shown when the game is over.
option-card_counter-about = The table shows which cards have not been seen yet.
option-deck_counts-about = Other numbers of cards, such as smoke:4+vents:0, for experiments.
option-decision_timer_s-about = Seconds for a decision before a bot makes it.

## Options that do not go together

options-first_player = { $first }: there is no such seat with { $players } players
options-layout = { $option }: { $problem }
options-layout_unknown = { $option }: { $problem }; prepared museums are { ROW($museums) }
options-layout_level = { $option } goes with { $random }
options-few_cards = { $cards } cards are too few: { $players } players need { $needed }
options-deck_counts = { $option }: '{ $text }': write a card and a number up to { $most }, such as smoke:4
options-barricades = { $option }: there are at most { $most } Barricades
options-no_clock = use { $by_turns }, which counts turns ({ $turns })

## Museums that cannot be laid

layout-bad_format = this is not a layout code; a code looks like { $shape }
layout-bad_check = the two check digits do not fit: something in this code is mistyped
layout-unknown_tile = there is no floor plan { AND($plans) }
layout-duplicate_tile = floor plan { AND($plans) } is there more than once
layout-tile_not_in_edition = floor plan { AND($plans) } is only in the deluxe edition
layout-corner_blocked = no way leads from { AND($corners) } to the diamond
layout-repaired = { $problem }; with tiles turned it is { $code }
layout-unfinished = some of the nine places are still empty
layout-no_layout = no { $level ->
    [any] museum
    [easy] easy museum
    [medium] medium museum
   *[hard] hard museum
} was found in { $draws } draws from { $plans } floor plans
