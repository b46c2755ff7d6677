# H.Y.S.T. : ce que ses options veulent dire, et lesquelles ne vont pas ensemble.

option-players-about = Le nombre de voleurs.
option-edition-about = Deluxe : huit plans de plus à tirer, et trois Conduits dans la pioche.
option-layout-about = Un musée au hasard, un musée préparé, ou le vôtre par son code.
option-layout_level-about = La difficulté d’un musée au hasard.
option-first_player-about = Qui commence.
option-dice_battle-about = Pour voler, voleur et porteur lancent le dé diamant ; le plus haut l’emporte.
option-power_outage-about = Pas de caméras, et pas de cartes Angle mort.
option-full_throttle-about = Les mains sont complétées à trois à la fin de chaque tour.
option-quick_hyst-about = H.Y.S.T. rapide : quand le temps est écoulé, le porteur du diamant gagne. À la pendule, ou aux tours.
option-quick_minutes-about = Minutes à la pendule du H.Y.S.T. rapide.
option-quick_turns-about = Tours de tous les joueurs, si l’on compte en tours.
option-quick_no_holder-about = Si personne n’a le diamant quand le temps est écoulé : le prochain à le prendre gagne, ou personne.
option-tactical_insertion-about = Les cases de départ sont choisies et non tirées au dé : au début, ou aussi chaque fois qu’on est pris.
option-laser_drop-about = Où le diamant tombe face à un laser : de ce côté ou de l’autre.
option-on_the_move_exact-about = Pas de loup fait trois pas exactement, et non un à trois.
option-diamond_under_pawn-about = Un diamant tombé à vos pieds peut être pris, ou il faut partir et revenir.
option-replace_hand_when-about = On peut changer de main avant de lancer le dé, ou aussi après, tant qu’on n’a rien fait.
option-steal_faces-about = Combien de faces du dé diamant volent. Par défaut : celles qui montrent le diamant.
option-smoke_adjacency-about = La fumée se rejoint à travers les murs, ou seulement par les arêtes ouvertes.
option-smoke_spread-about = Toute la fumée d’une carte forme un nuage, ou chaque tuile peut toucher n’importe quelle fumée.
option-blown_away_exact-about = Coup de vent dissipe exactement trois cases, et non une à trois.
option-walk_back-about = Les pions sans le diamant peuvent revenir sur les cases de départ.
option-turn_limit-about = Après tant de tours, la partie finit sans vainqueur.
option-reveal_hands_at_end-about = Toutes les mains sont montrées à la fin de la partie.
option-card_counter-about = La table montre quelles cartes n’ont pas encore été vues.
option-deck_counts-about = D’autres nombres de cartes, comme smoke:4+vents:0, pour essayer.
option-decision_timer_s-about = Secondes pour une décision avant qu’un bot ne la prenne.

## Options qui ne vont pas ensemble

options-first_player = { $first } : à { $players } joueurs, cette place n’existe pas
options-layout = { $option } : { $problem }
options-layout_unknown = { $option } : { $problem } ; les musées préparés sont { ROW($museums) }
options-layout_level = { $option } ne va qu’avec { $random }
options-few_cards = { $cards } cartes, c’est trop peu : { $players } joueurs en demandent { $needed }
options-deck_counts = { $option } : « { $text } » : écrivez une carte et un nombre jusqu’à { $most }, comme smoke:4
options-barricades = { $option } : il y a au plus { $most } Barricades
options-no_clock = utilisez { $by_turns }, qui compte les tours ({ $turns })

## Musées impossibles à poser

layout-bad_format = ce n’est pas un code de musée ; un code ressemble à { $shape }
layout-bad_check = les deux chiffres de contrôle ne vont pas : il y a une faute de frappe dans ce code
layout-unknown_tile = il n’y a pas de plan { AND($plans) }
layout-duplicate_tile = le plan { AND($plans) } y est plus d’une fois
layout-tile_not_in_edition = le plan { AND($plans) } n’existe que dans l’édition deluxe
layout-corner_blocked = depuis { AND($corners) }, aucun chemin ne mène au diamant
layout-repaired = { $problem } ; avec des plans tournés, cela donne { $code }
layout-unfinished = certains des neuf emplacements sont encore vides
layout-no_layout = { $level ->
    [any] aucun musée
    [easy] aucun musée facile
    [medium] aucun musée moyen
   *[hard] aucun musée difficile
} trouvé en { $draws } tirages parmi { $plans } plans
