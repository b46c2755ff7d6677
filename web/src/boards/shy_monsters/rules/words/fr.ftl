# Shy Monsters : ce qu’il y a sous les exemples dessinés dans les règles.

turned = tourné
may = permis
before = avant
after = après
outline = Ce qu’aime ce Monstre ({ $monster }) : une tuile là où c’est clair, aucune là où c’est barré. Une fois tourné, le schéma va avec cet étage : le Monstre s’y sent chez lui.
outline-seen = À gauche, le Monstre ({ $monster }) et les huit cases qui l’entourent, puis la même chose tournée. À droite, un étage où le schéma tourné est posé sur le Monstre : des coches là où il y a des tuiles, des croix là où il n’en faut pas.
layout = Les six tuiles se tiennent par leurs côtés : c’est permis. Une tuile qui ne touche que par un coin est refusée ({ $clause }).
layout-seen = À gauche, un étage de sept tuiles reliées. À droite, l’Entrée, une tuile à côté d’elle, et une troisième qui ne touche que par un coin : elle est marquée comme interdite.
attack = Ce Monstre ({ $monster }) a été observé : il est { $before ->
    [active] mortel
   *[uncomfy] sans danger
}. Le Héros attaque : le voici sur sa tuile, et le Monstre ({ $monster }) est { $after ->
    [dead] mort
   *[active] vivant
}. L’Attaque de cet étage est épuisée.
attack-seen = Deux étages. Avant : le Héros à l’Entrée, et à côté de lui le Monstre ({ $monster }) marqué d’une épée. Après : le Héros sur sa tuile.
leap = Le Héros saute par-dessus une tuile face cachée. Il atterrit sain et sauf ; on retourne alors la tuile derrière lui : { $monster }, { $mood ->
    [active] danger mortel, mais qui ne peut plus rien contre lui
   *[uncomfy] ici sans danger
}.
leap-seen = Deux étages. Avant : une flèche part de l’Entrée et passe par-dessus une tuile face cachée jusqu’à la suivante. Après : le Héros est là, et la tuile sautée montre ceci : { $monster }.
