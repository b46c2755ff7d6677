# Shy Monsters : ce que dit le plateau.

monster-bat = chauve-souris
monster-dragon = dragon
monster-mantis = mante
monster-cobra = cobra
monster-kraken = kraken
monster-gargoyle = gargouille
home-bat = une tuile à un coin
home-dragon = un cul-de-sac
home-mantis = un passage droit
home-cobra = un coude, vide à l’intérieur
home-kraken = trois chemins ou plus
home-gargoyle = un carré complet de quatre
why-bat-active = Une tuile la touche par un coin : elle se sent chez elle.
why-dragon-active = Il est dans un cul-de-sac : il se sent chez lui.
why-mantis-active = Elle est dans un passage droit : elle se sent chez elle.
why-cobra-active = Il est dans un coude ouvert : il se sent chez lui.
why-kraken-active = Trois chemins mènent à lui : il se sent chez lui.
why-gargoyle-active = Elle est dans un carré complet : elle se sent chez elle.
why-bat-uncomfy = pas de tuile à un coin : sans danger
why-dragon-uncomfy = pas de cul-de-sac : sans danger
why-mantis-uncomfy = pas de passage droit : sans danger
why-cobra-uncomfy = pas de coude ouvert : sans danger
why-kraken-uncomfy = moins de trois chemins : sans danger
why-gargoyle-uncomfy = pas de carré complet : sans danger
verdict-active = { $monster } : { $monster ->
    [chauve-souris] elle est chez elle, mortelle !
    [mante] elle est chez elle, mortelle !
    [gargouille] elle est chez elle, mortelle !
   *[other] il est chez lui, mortel !
}
verdict-uncomfy = { $monster } : { $why }
verdict-panicked = { $monster } : panique à côté d’un autre Monstre, sans danger
verdict-dead = { $monster ->
    [chauve-souris] chauve-souris tuée
    [mante] mante tuée
    [gargouille] gargouille tuée
   *[other] { $monster } tué
}
verdict-exit = La Sortie !
verdict-corridor = Un couloir vide
tile-entrance = Entrée
tile-exit = Sortie
tile-corridor = couloir
tile-down = face cachée
mood-active = chez soi, danger mortel
mood-uncomfy = mal à l’aise, sans danger
mood-panicked = panique, sans danger
mood-dead = Monstre tué
aria-tile = { $what }, { $where }, voisines { $edges }, diagonales { $corners }
aria-hero = le Héros est ici
aria-secret = cachée au Héros
aria-note = votre note : { $note }
aria-chances = Sortie { $exit } %, mortelle { $deadly } %
aria-named = désignée, numéro { $number }
aria-look = l’observer
aria-step = avancer ici
aria-hit = attaquer ici
aria-over = sauter par-dessus
aria-land = atterrir ici
aria-stroke = atterrir ici et frapper
note-exit = Sortie ?
note-danger = danger ?
note-safe = sûre ?
skills = Talents de cet étage
skill-attack = Attaque
skill-jump = Saut
skill-attack-long = Attaque : avancer sur une tuile et tuer le Monstre qui s’y trouve (A)
skill-jump-long = Saut : bondir par-dessus une tuile sur une voisine (J)
skill-spent = { $skill } : épuisé
storeys = Étages
storey = Étage { $storey }
storey-flips = { $count ->
    [one] Étage { $storey } : observer d’abord { $count } tuile
   *[other] Étage { $storey } : observer d’abord { $count } tuiles
}
role-hero = Héros
role-master = Maître du donjon
role-master-short = Maître
match-game = Partie { $game } sur { $games }
match-hero_escaped = { $name } s’échappe
match-hero_killed = étages franchis par { $name } : { $cleared }
match-hero_trapped = étages franchis par { $name } : { $cleared }
match-resigned = abandon, étages franchis par { $name } : { $cleared }
reference = Les six Monstres
reference-seen = vu
reference-aside = utilisé
reference-here = ici
reference-held = à vous
reference-possible = encore possible ici
pile = Monstres dans la pile : { $count }
aside = { $count ->
    [one] 1 Monstre inconnu a été utilisé.
   *[other] { $count } Monstres inconnus ont été utilisés.
}
hidden = { $count ->
    [0] Plus aucun Monstre n’est caché à cet étage.
    [one] 1 Monstre est encore caché ici.
   *[other] { $count } Monstres sont cachés ici.
}
stayed = { $count ->
    [0] Les deux Monstres ont été vus.
    [one] 1 Monstre est resté caché.
   *[other] { $count } Monstres sont restés cachés.
}
building = { $name } (Maître du donjon) construit l’étage { $storey }
drawing = On tire les Monstres
ask-reveal = { $count ->
    [one] Choisissez 1 tuile à observer
   *[other] Choisissez { $count } tuiles à observer
}
ask-move = Avancez sur une tuile éclairée, ou choisissez un talent
ask-skill = Aucun simple pas ne mène plus loin : utilisez un talent
ask-attack = Attaquer quelle tuile ?
ask-over = Sauter par-dessus quelle tuile ?
ask-land = Atterrir où ?
ask-stroke = Sauter où, pour frapper ?
ask-again = Vers l’inconnu ? Appuyez encore.
ask-cancel = Annuler
wait-reveal = { $name } choisit { $count } à observer.
wait-move = { $name } explore.
aid-none = Aucun Monstre possible ici ne se sentirait chez lui sur cette tuile.
aid-some = Danger mortel ici : { $monsters }
tools = Outils
pencil = Crayon : marquer des tuiles pour vous
pencil-on = Appuyez : Sortie ? Danger ? Sûre ? Vous seul le voyez.
options = Réglages du plateau
options-aid = Montrer quels Monstres se sentiraient chez eux sur une tuile cachée
options-confirm = Demander avant un pas vers l’inconnu
options-risk = Entraînement : montrer le risque de chaque pas
options-risk-about = Suppose un bâtisseur qui pose au hasard. Les vrais n’en font rien.
risk-about = Risque si l’étage a été construit au hasard
secret = Les tuiles assombries sont cachées au Héros.
moment-cleared = Étage { $storey } franchi
moment-hero_killed = Héros attrapé : { $monster }
moment-hero_trapped = Pris au piège
moment-hero_trapped-more = Plus d’issue pour { $name } : l’étage { $storey } est le dernier.
moment-hero_escaped = Enfin la lumière !
moment-hero_escaped-more = { $name } sort par la dernière Sortie.
moment-resigned = Abandon
moment-resigned-more = La partie se termine à l’étage { $storey }.
moment-why = Les coches montrent ce qu’il aime.
moment-on = Continuer
end-hero_escaped = { $name } s’échappe
end-hero_killed = { $name } s’est fait prendre : { $monster }
end-hero_trapped = { $name } n’a plus d’issue
end-resigned = Fin par abandon
end-match = { $name } gagne le match
end-draw = Le match se termine sur une égalité
end-killed = Héros attrapé : { $monster }
end-trapped = Piégé ici
end-left = Abandon ici
end-cleared = Franchi
end-held = Monstres : { $monsters }
end-legend = Les tuiles sombres n’ont jamais été retournées.
after-storey = Partie { $game }, étage { $storey }
after-deadly = { $deadly } des { $all } façons de placer ces Monstres auraient tué le Héros sur ce chemin.
