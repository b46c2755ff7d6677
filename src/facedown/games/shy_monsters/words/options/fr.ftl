# Shy Monsters : comment s’appellent ses options et leurs valeurs.

option-players = Joueurs
option-dm_seat = Votre rôle
option-dm_seat-seat_0 = Maître du donjon : je construis
option-dm_seat-seat_1 = Héros : je cherche la sortie
option-dm_seat-random = Au hasard
option-match_games = Durée
option-match_games-1 = Une partie
option-match_games-2 = Deux parties, rôles échangés
option-opening_reveals = Retournées au début
option-reveal_mode = Comment on retourne
option-reveal_mode-one_by_one = Une par une
option-reveal_mode-together = Toutes ensemble
option-reveal_jumped_on_exit = Tuile sautée avant la Sortie
option-allow_walk_into_active = Courir à sa perte
option-jump_back = Saut en arrière
option-unrevealed_monsters = Monstres jamais retournés
option-unrevealed_monsters-hidden = Face cachée
option-unrevealed_monsters-shown = Face visible
option-postgame_reveal = Tout dévoiler à la fin
option-attack_uses = Attaques
option-jump_uses = Sauts
option-fear = Peur
