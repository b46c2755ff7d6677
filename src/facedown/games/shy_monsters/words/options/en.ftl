# Shy Monsters: what its options and their values are called.

option-players = Players
option-dm_seat = Your role
option-dm_seat-seat_0 = Dungeon Master: I build
option-dm_seat-seat_1 = Hero: I look for the way out
option-dm_seat-random = Random
option-match_games = Length
option-match_games-1 = One game
option-match_games-2 = Two games, roles swapped
option-opening_reveals = Flipped at the start
option-reveal_mode = How tiles are flipped
option-reveal_mode-one_by_one = One by one
option-reveal_mode-together = Together
option-reveal_jumped_on_exit = Jumped tile before the Exit
option-allow_walk_into_active = Walk into doom
option-jump_back = Jump back
option-unrevealed_monsters = Monsters never flipped
option-unrevealed_monsters-hidden = Face down
option-unrevealed_monsters-shown = Face up
option-postgame_reveal = Uncover all at the end
option-attack_uses = Attacks
option-jump_uses = Jumps
option-fear = Fear
