# Shy Monsters: qué significan sus opciones y cuáles no van juntas.

option-players-about = Un juego para dos.
option-dm_seat-about = Quién es el Maestro de mazmorra (en la primera partida).
option-match_games-about = Una partida, o un encuentro de dos cambiando los papeles.
option-opening_reveals-about = Losetas que el Héroe voltea antes del primer paso, en los pisos 1, 2 y 3: de 0 a 6.
option-reveal_mode-about = Las losetas del principio se voltean una a una, o se nombran todas y luego se voltean.
option-reveal_jumped_on_exit-about = Un salto que cae en la Salida voltea también la loseta saltada.
option-allow_walk_into_active-about = El Héroe puede pisar un Monstruo que sabe que es mortal.
option-jump_back-about = El Héroe puede saltar una loseta desconocida y volver a terreno conocido, solo para verla.
option-unrevealed_monsters-about = Los Monstruos que no se voltearon se apartan boca abajo, o se muestran.
option-postgame_reveal-about = Al acabar la partida se destapan en la mesa todos los pisos (una repetición los muestra siempre).
option-attack_uses-about = Ataques en cada piso.
option-jump_uses-about = Saltos en cada piso.
option-fear-about = Un Monstruo volteado junto a otro boca arriba entra en pánico.
