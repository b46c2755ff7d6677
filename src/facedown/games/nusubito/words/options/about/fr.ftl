# Nusubito : ce que ses options veulent dire, et lesquelles ne vont pas ensemble.

option-players-about = Un jeu pour deux.
option-thief_seat-about = Qui est le Voleur (dans la première partie).
option-match_games-about = Une partie, ou un match de deux avec les rôles échangés.
option-configuration-about = Les pions en B2, C2 et D2 ; les trois mêmes sont en face.
option-start_mirror-about = Le plateau tourné d’un demi-tour, ou comme dans un miroir.
option-custom_start-about = Cases et niveaux, comme B2:H+C2:B+D2:S, à la place des pions de départ.
option-pawns_per_level-about = 3 à 9.
option-darts_total-about = 2 à 15.
option-thief_start_darts-about = Toutes au plus.
option-bolster_count-about = 0 à 3.
option-mist_day_actions-about = 1 à 6.
option-mist_night_ap-about = 1 à 6.
option-thief_publication-about = Tout ce qu’on peut en voir d’un seul coup, ou dans l’ordre où c’est arrivé.
option-treasure_midwalk-about = Le Voleur peut revendiquer le trésor sur un temple où il ne fait que passer.
option-stuck_may_claim-about = Un Voleur qui ne peut pas bouger peut encore revendiquer le trésor là où il est.
option-night_pickup_current-about = De nuit, le Voleur peut même reprendre la Pièce du temple où il est.
option-bluff_sacrifice-about = On peut sacrifier une Pièce sans utiliser trois points.
option-capture_costs_action-about = Elle demande et utilise une des actions de la Brume.
option-spawned_pawns_act-about = Les pions qui apparaissent peuvent agir dans le même tour.
option-healed_pawns_act-about = Les pions soignés peuvent agir dans le même tour.
option-bolster_adjacency-about = Les temples à côté de lui, ou aussi ceux qu’il touche par un coin.
option-builder_trio-about = S’ils sont reliés par les coins, ou seulement en ligne droite.
option-bolster_source-about = On n’en déplace un que si la réserve est vide, ou quand la Brume le veut.
option-healer_stream-about = Partout à côté, ou seulement là où le courant se termine.
option-night_spawn-about = Sur un temple, ils restent, et tombent quand le Voleur arrive.
option-max_days-about = Une partie plus longue finit sur une égalité.
option-mist_aid-about = La table montre où le Voleur peut être, ou la probabilité de chaque temple.
option-thief_aid-about = La table dit au Voleur sur combien de temples il peut être, et si un Traqueur peut venir jusqu’à lui.

## Options qui ne vont pas ensemble

options-darts = { $option } ne peut pas dépasser { $all }
options-pawns = le départ a { $count } { $level ->
    [healer] Guérisseurs
    [builder] Bâtisseurs
   *[seeker] Traqueurs
}, mais il n’y en a que { $most }
options-stuck = le Voleur ne pourrait pas bouger au premier tour
options-no_pawn = { $option } : « { $text } » n’est pas un pion ; écrivez des cases de la cour et des niveaux, comme B2:H+C2:B
options-two_pawns = { $option } : deux pions en { $cell }
