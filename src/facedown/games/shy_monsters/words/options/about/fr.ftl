# Shy Monsters : ce que ses options veulent dire, et lesquelles ne vont pas ensemble.

option-players-about = Un jeu pour deux.
option-dm_seat-about = Qui est le Maître du donjon (dans la première partie).
option-match_games-about = Une partie, ou un match de deux avec les rôles échangés.
option-opening_reveals-about = Tuiles que le Héros retourne avant son premier pas, aux étages 1, 2 et 3 : de 0 à 6.
option-reveal_mode-about = Les tuiles du début sont retournées une par une, ou toutes désignées d’abord puis retournées.
option-reveal_jumped_on_exit-about = Un saut qui atterrit sur la Sortie retourne quand même la tuile sautée.
option-allow_walk_into_active-about = Le Héros peut avancer vers un Monstre qu’il sait mortel.
option-jump_back-about = Le Héros peut sauter par-dessus une tuile inconnue et revenir en terrain connu, juste pour la voir.
option-unrevealed_monsters-about = Les Monstres jamais retournés sont mis de côté face cachée, ou montrés.
option-postgame_reveal-about = À la fin d’une partie, tous les étages sont dévoilés à la table (une relecture les montre toujours).
option-attack_uses-about = Attaques à chaque étage.
option-jump_uses-about = Sauts à chaque étage.
option-fear-about = Un Monstre retourné à côté d’un Monstre visible panique.
