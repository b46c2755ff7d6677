# Shy Monsters: what its options mean, and which do not go together.

option-players-about = A game for two.
option-dm_seat-about = Who is the Dungeon Master (in the first game).
option-match_games-about = One game, or a match of two with the roles swapped.
option-opening_reveals-about = Tiles that the Hero flips before the first step, on floors 1, 2 and 3: 0 to 6.
option-reveal_mode-about = Opening tiles are flipped one by one, or all named first and then flipped.
option-reveal_jumped_on_exit-about = A jump that lands on the Exit still flips the tile jumped over.
option-allow_walk_into_active-about = The Hero may walk into a Monster that he knows to be deadly.
option-jump_back-about = The Hero may jump over an unknown tile back onto known ground, only to see it.
option-unrevealed_monsters-about = Monsters that were never flipped are put aside face down, or shown.
option-postgame_reveal-about = All floors are uncovered at the table when a game is over (a replay always shows them).
option-attack_uses-about = Attacks on each floor.
option-jump_uses-about = Jumps on each floor.
option-fear-about = A Monster flipped beside a face-up Monster panics.
