# Shy Monsters dans le terminal : le croquis d’un étage, et les coups saisis.

typed-how = { $problem } ; écrivez un coup comme lay:1,0, exit:2,0, monster:bat:1,1, reveal:1,0, explore:1,0, attack:1,0 ou jump:1,0>2,0
typed-no_move = « { $text } » n’est pas un coup
typed-no_cell = « { $text } » n’est pas une case : écrivez x,y, par exemple 1,-2
typed-far_cell = « { $text } » n’est pas une case : |x| + |y| vaut au plus { $reach }, l’Entrée est 0,0
typed-no_monster = « { $text } » n’est pas un Monstre : il y a { ROW($monsters) }
typed-no_jump = « { $text } » n’est pas un saut : on atterrit à côté de la tuile sautée, comme dans 1,0>2,0

sketch-legend = { "[" } ] une tuile visible où le Héros peut marcher, ( ) toute autre; @ le Héros
    ▓ une tuile cachée à côté du terrain du Héros, ░ toute autre; 25%: risque mortel; ?: désignée pour être observée
    E Entrée, X Sortie, + couloir; petites lettres sur une tuile cachée: Monstres qui s’y sentiraient chez eux
    :) un Monstre caché qui est chez lui, :( un qui ne l’est pas (seul son bâtisseur le sait)
    Dans les schémas: # une tuile, x pas de tuile, · peu importe; on peut les tourner
sketch-role = { $role ->
    [master] Maître du donjon
   *[hero] Héros
}
sketch-curtain = L’étage se construit derrière un rideau.
sketch-storey = Étage { $storey }
sketch-face = { $face ->
    [active] tue
    [uncomfy] calme
    [panicked] peur
    [dead] mort
    [exit] fin
   *[entrance] porte
}

## À côté de l’étage

sketch-storeys = Étages
sketch-looks = { $count ->
    [one] { $count } regard
   *[other] { $count } regards
}
sketch-skills = Talents
sketch-skill = { $skill ->
    [attack] { $count ->
        [0] (Attaque épuisée)
        [1] { "[" }ATTAQUE]
       *[other] { "[" }ATTAQUE] x{ $count }
    }
   *[jump] { $count ->
        [0] (Saut épuisé)
        [1] { "[" }SAUT]
       *[other] { "[" }SAUT] x{ $count }
    }
}
sketch-no_skills = aucun
sketch-hidden = Cachés
sketch-unseen = { $count ->
    [0] aucun Monstre : toutes les tuiles sont sûres
   *[other] { $count } parmi { ROW($monsters) }
}
sketch-out = Sortis
sketch-unknown = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
sketch-at_home = chez soi sur { $cells }
sketch-homeless = chez soi nulle part encore

part-storey = étage
part-game = partie
