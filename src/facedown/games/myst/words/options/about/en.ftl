# MYST: what its options mean, and which do not go together.

option-players-about = Two teams, Blue and Yellow.
option-race_driver-about = Who lays when: all at once, simulated, or in turns; by table: at once where people play.
option-youngest_team-about = The team of the youngest lays its Key Piece first.
option-people-about = How many people are in the two teams.
option-team_split-about = Press a person to change teams. A team has one to three.
option-team_decision-about = Who answers for a team: by turns in the walk, always the captain, or the first to act.
option-first_landmark-about = Landmarks to begin with: any, or those on your own cards.
option-touch-about = How a new piece must touch a piece of its team.
option-board_face-about = Flipped: the empty board shows a grid and no picture.
option-dead_pieces-about = Pieces whose cell the others have covered leave the tray, turn grey, or stay as they are.
option-piece_turns-about = Pieces in the tray are turned.
option-turn_hint-about = A piece in the right cell that only needs turning says so, without a wait.
option-wrong_drop_wait_ms-about = First wait after a wrong cell, in thousandths of a second.
option-lag_cap_ms-about = How much delay of a slow connection is made up for, in thousandths of a second.
option-race_idle_hint_s-about = A team that has laid no piece for this many seconds gets a hint.
option-race_time_limit_s-about = After this many seconds a race continues in turns.
option-head_start_s-about = For this long, only this team may lay pieces.
option-bot_race_skill-about = How quick their hands are in a live race; how well they think is their level.
option-bot_pace-about = Bots race as quickly as they can, or as people on the other side.
option-blue_hands-about = Blue's hands in a simulated race, and how quick each is.
option-yellow_hands-about = Yellow's hands in a simulated race, and how quick each is.
option-book_in_race-about = Linking Books help a team that is cut off in the race, or not.
option-books_per_turn-about = How many Linking Books may be played in one turn of the walk.
option-first_mover-about = Who walks first: the team with fewer or more pieces, or that of the youngest.
option-tie_first_mover-about = Who walks first at 30 : 30.
option-turns-about = How many turns are walked: by the spinner, or 3 to 15.
option-pawn_block-about = The other pawn bars the way, or may be passed.
option-reach_rule-about = A Key Piece is reached by stopping on it, or by walking over it.
option-stay_reaches-about = A pawn that stays on a Key cell reaches it again.
option-move_diagonal-about = Pawns walk in eight directions.
option-bonus_needs_card-about = The bonus is paid only with a card of the landmark.
option-first_key_bonus-about = A team's first Key Piece earns the bonus too.
option-draw_rule-about = Equal totals: a draw, more switches win, or fewer pieces win.
option-reveal_undealt-about = Show the cards that were not dealt when all is over.
option-turn_timer_s-about = Seconds for a decision before the simplest one is made.
option-spectators_see-about = What people who only watch see.
option-cut_seed-about = A number that gives the cut of the pieces. A live race always has a new one.
option-art_seed-about = A number that gives the waves, clouds and leaves of the picture.

## Options that do not go together

options-turns = { $turns }: use { $spin }, or { $least } to { $most }
options-hands = { $option }: a team has 1 to { $most } hands, not { $count }
options-team_split = { $option }: each of the { $people } people is { $blue } or { $yellow }; a team has 1 to { $most }
options-real_time = { $live } is a matter of seconds; use { $alternate }, or { $simulated } for bots
options-no_live_race = a live race does not wait; use { $alternate }, or { $simulated } for bots
