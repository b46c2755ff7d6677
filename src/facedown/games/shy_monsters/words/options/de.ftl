# Shy Monsters: wie seine Optionen und deren Werte heißen.

option-players = Spieler
option-dm_seat = Deine Rolle
option-dm_seat-seat_0 = Dungeon-Meister: ich baue
option-dm_seat-seat_1 = Held: ich suche den Ausgang
option-dm_seat-random = Zufällig
option-match_games = Länge
option-match_games-1 = Eine Partie
option-match_games-2 = Zwei Partien mit getauschten Rollen
option-opening_reveals = Zu Beginn aufgedeckt
option-reveal_mode = Wie aufgedeckt wird
option-reveal_mode-one_by_one = eines nach dem anderen
option-reveal_mode-together = alle zusammen
option-reveal_jumped_on_exit = Übersprungenes vor dem Ausgang
option-allow_walk_into_active = Ins Verderben gehen
option-jump_back = Sprung zurück
option-unrevealed_monsters = Verborgen gebliebene Monster
option-unrevealed_monsters-hidden = verdeckt
option-unrevealed_monsters-shown = offen
option-postgame_reveal = Am Ende alles offen
option-attack_uses = Angriffe
option-jump_uses = Sprünge
option-fear = Furcht
