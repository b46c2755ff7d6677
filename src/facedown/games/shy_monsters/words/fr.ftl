# Shy Monsters : ce que disent le journal, les coups, les refus et les conseils.

monster = { $monster ->
    [bat] chauve-souris
    [dragon] dragon
    [mantis] mante
    [cobra] cobra
    [kraken] kraken
   *[gargoyle] gargouille
}
monster-begin = { $monster ->
    [bat] La chauve-souris
    [dragon] Le dragon
    [mantis] La mante
    [cobra] Le cobra
    [kraken] Le kraken
   *[gargoyle] La gargouille
}
monster-nominative = { $monster ->
    [bat] la chauve-souris
    [dragon] le dragon
    [mantis] la mante
    [cobra] le cobra
    [kraken] le kraken
   *[gargoyle] la gargouille
}
monster-accusative = { monster-nominative }
monster-dative = { $monster ->
    [bat] de la chauve-souris
    [dragon] du dragon
    [mantis] de la mante
    [cobra] du cobra
    [kraken] du kraken
   *[gargoyle] de la gargouille
}

## Joueurs, quand on ne connaît pas leur nom

hero = Héros
master = Maître du donjon
seat = Place { $seat }

## Lieux : où ils sont par rapport à l’Entrée, ou un code

where-across = { $side ->
    [left] { $across } à gauche
   *[right] { $across } à droite
}
where-along = { $rise ->
    [up] { $along } plus haut
   *[down] { $along } plus bas
}
where = { where-across }, { where-along }
place = { $cell ->
    [entrance] l’Entrée
    [nothing] rien
   *[other] la tuile { $cell }
}
place-at = { place }
place-over = { $over ->
    [entrance] l’Entrée
   *[other] la tuile { $over }
}

## Où un Monstre se sent chez lui

home = { $monster ->
    [bat] une salle avec une tuile à l’un de ses coins
    [dragon] un cul-de-sac
    [mantis] un passage droit
    [cobra] un coude ouvert
    [kraken] un embranchement
   *[gargoyle] un bloc
}
home-begin = { $monster ->
    [bat] Une salle avec une tuile à l’un de ses coins
    [dragon] Un cul-de-sac
    [mantis] Un passage droit
    [cobra] Un coude ouvert
    [kraken] Un embranchement
   *[gargoyle] Un bloc
}
home-yes = { $monster ->
    [bat] une tuile la touche par un coin
    [dragon] dans un cul-de-sac
    [mantis] dans un passage droit
    [cobra] dans un coude ouvert
    [kraken] trois chemins y mènent
   *[gargoyle] dans un carré complet
}
home-no = { $monster ->
    [bat] aucune tuile ne la touche par un coin
    [dragon] pas dans un cul-de-sac
    [mantis] pas dans un passage droit
    [cobra] pas dans un coude ouvert
    [kraken] moins de trois chemins y mènent
   *[gargoyle] dans aucun carré complet
}

## Une tuile retournée, dans une ligne du journal

flip-exit = la Sortie
flip-corridor = couloir
flip-known = terrain connu
flip-active = { monster }, { home-yes } : { $monster ->
    [bat] elle est chez elle, mortelle
    [mantis] elle est chez elle, mortelle
    [gargoyle] elle est chez elle, mortelle
   *[other] il est chez lui, mortel
}
flip-uncomfy = { monster }, { home-no } : sans danger
flip-panicked = { monster }, panique à côté d’un autre Monstre : sans danger
flip-dead = { $monster ->
    [bat] chauve-souris tuée
    [mantis] mante tuée
    [gargoyle] gargouille tuée
   *[other] { monster } tué
}
looked = { place } : { $flip }
looked-then = { $first } ; { $then }

## Journal

log-roles = { $master } joue le Maître du donjon, { $hero } le Héros.
which = { $games ->
    [1] { "" }
   *[other] Partie { $game }.{ " " }
}
log-building = { which }Étage { $storey } : { $storey ->
    [1] { $master } (Maître du donjon) construit pour { $hero } (Héros).
   *[other] { $master } construit.
}
log-building-hand = { log-building } En main : { AND($hand) }.
log-built = L’étage { $storey } est construit : six tuiles face cachée.
log-named = Étage { $storey } : { $hero } désigne { place }.
log-looks = Étage { $storey } : { $hero } observe { $looked }.
log-explore = { $hero } avance sur { place } : { $landed }.
log-attack = { $hero } attaque { place } : { $landed }.
log-jump = { $hero } saute par-dessus { place-over } et atterrit sur { place } : { $landed }.
log-jump-flipped = { $hero } saute par-dessus { place-over } et atterrit sur { place } : { $landed } ; tuile sautée : { $between }.
log-jump_attack = { $hero } saute par-dessus { place-over } et frappe { place-at } : { $landed }.
log-jump_attack-flipped = { $hero } saute par-dessus { place-over } et frappe { place-at } : { $landed } ; tuile sautée : { $between }.
log-cleared = { $hidden ->
    [0] Étage { $storey } franchi ; aucun Monstre n’est resté caché.
    [1] Étage { $storey } franchi ; 1 Monstre est resté caché.
   *[other] Étage { $storey } franchi ; { $hidden } Monstres sont restés cachés.
}
log-end-hero_escaped = { which }{ $hero } sort par la dernière Sortie et gagne.
log-end-hero_killed = { which }{ monster-begin } attrape { $hero } à l’étage { $storey }. { $master } gagne.
log-end-hero_trapped = { which }{ $hero } n’a plus d’issue à l’étage { $storey }. { $master } gagne.
log-end-resigned = { which }{ $loser } abandonne.
log-match = { $name } gagne le match (étages franchis { $first }:{ $second }).
log-match-draw = Le match se termine sur une égalité.

## Coups

choice-lay = poser une tuile : { $cell }
choice-exit = mettre la Sortie sur { place }
choice-monster = mettre { monster-accusative } sur { place }
choice-reveal = observer { place }
choice-explore = avancer sur { place }
choice-attack = attaquer { place }
choice-jump = sauter par-dessus { place-over } et atterrir sur { place-at }
choice-jump_attack = sauter par-dessus { place-over } et frapper ce qui est sur { place-at }
choice-resign = abandonner

## Refus

refused-no_move = ce coup n’existe pas
refused-resign = abandonner n’est pas un coup du tour
refused-kind = { $asked ->
    [lay] maintenant, on pose une tuile
    [exit] maintenant, on place la Sortie
    [monster] maintenant, on place un Monstre
    [reveal] maintenant, le Héros observe une tuile
   *[walk] maintenant, le Héros avance, attaque ou saute
}
refused-lies = il y a déjà une tuile à cet endroit
refused-touch = une tuile doit toucher les autres
refused-order = maintenant, on place { monster-nominative }
refused-entrance = on ne met rien sur l’Entrée
refused-taken = il y a déjà quelque chose à cet endroit
refused-not_yours = aucune de vos tuiles n’est à cet endroit
refused-not_down = aucune tuile n’est face cachée à cet endroit
refused-named = elle est déjà désignée
refused-is_up = elle est déjà face visible
refused-no_attack = l’Attaque de cet étage est épuisée
refused-no_jump = le Saut de cet étage est épuisé
refused-no_tile = il n’y a pas de tuile à cet endroit : { $cell }
refused-free = vous y allez librement ; ce n’est pas un coup
refused-far = ce n’est pas à côté du terrain où vous pouvez marcher
refused-deadly = un Monstre s’y sent chez lui : attaquez-le, sautez par-dessus ou contournez-le
refused-known_exit = il n’y a rien à attaquer sur une Sortie connue
refused-land_nowhere = il n’y a pas de tuile où atterrir
refused-land_back = un saut ne se termine pas là où il a commencé
refused-land_deadly = vous atterririez sur un Monstre qui se sent chez lui
refused-strike = il n’y a rien à frapper là où vous atterririez
refused-land_ahead = à cette table, un saut ne ramène pas là où vous pouvez marcher
refused-waste = sauter par-dessus une tuile connue pour revenir là où vous pouvez marcher ne ferait que gaspiller le Saut

## Conseils

advice-lay = { home-begin } : { monster-nominative } aime cela.
advice-makes = Ainsi, { place-at } devient { home }, et { monster-nominative } aime cela.
advice-door = Un seul chemin part de l’Entrée.
advice-exit = Aucune salle n’est plus loin de l’Entrée.
advice-beside = À côté { monster-dative } : le second retourné panique.
advice-bluff = Un bluff : le Monstre y est inoffensif, mais le Héros ne peut pas le savoir.
advice-gate = { home-begin }, et tout chemin vers la Sortie passe par là.
advice-home = { home-begin } : { monster-nominative } s’y sent à la maison.
advice-safe-up = Les deux Monstres sont visibles : le reste est sûr.
advice-safe-nobody = Aucun Monstre encore possible ici ne s’y sentirait chez lui.
advice-safe-panic = À côté d’un Monstre visible, tout autre paniquerait.
advice-look-way = On ne peut pas la contourner.
advice-look-most = C’est ici que le plus de Monstres se sentiraient chez eux.
advice-out = C’est la sortie.
advice-down = C’est le chemin vers le bas.
advice-step-fewer = Parmi les tuiles voisines, moins de Monstres se sentiraient chez eux ici.
advice-step-only = Il n’y a pas d’autre chemin.
advice-attack-kills = Elle tue { monster-accusative } et libère le passage.
advice-attack-look = La Sortie est connue : ce que vous apprenez maintenant ne coûte rien.
advice-attack-way = Rien ne peut vous y blesser, et on ne peut pas la contourner.
advice-jump-look = Un coup d’œil gratuit : vous atterrissez en terrain connu.
advice-jump-exit = Il vous mène droit à la Sortie.
advice-jump-strikes = Rien ne peut vous blesser là où vous atterrissez, et vous voyez ce qu’il y a entre les deux.
advice-jump-safe = Vous atterrissez sur un terrain que vous savez sûr.
advice-jump-past = Il vous emmène au-delà { monster-dative }.
advice-jump-fewer = Plus de Monstres se sentiraient chez eux entre les deux que là où vous atterrissez.
