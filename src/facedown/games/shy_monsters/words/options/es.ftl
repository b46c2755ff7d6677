# Shy Monsters: cómo se llaman sus opciones y sus valores.

option-players = Jugadores
option-dm_seat = Tu papel
option-dm_seat-seat_0 = Maestro de mazmorra: construyo
option-dm_seat-seat_1 = Héroe: busco la salida
option-dm_seat-random = Al azar
option-match_games = Duración
option-match_games-1 = Una partida
option-match_games-2 = Dos partidas, cambiando papeles
option-opening_reveals = Volteadas al empezar
option-reveal_mode = Cómo se voltean
option-reveal_mode-one_by_one = Una a una
option-reveal_mode-together = Todas a la vez
option-reveal_jumped_on_exit = Loseta saltada ante la Salida
option-allow_walk_into_active = Caminar a la muerte
option-jump_back = Saltar atrás
option-unrevealed_monsters = Monstruos no volteados
option-unrevealed_monsters-hidden = Boca abajo
option-unrevealed_monsters-shown = Boca arriba
option-postgame_reveal = Destapar todo al final
option-attack_uses = Ataques
option-jump_uses = Saltos
option-fear = Miedo
