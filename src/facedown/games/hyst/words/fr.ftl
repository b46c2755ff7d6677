# H.Y.S.T. : ce que disent le journal, les coups, les refus et les conseils.

## Voleurs : quand on ne connaît pas les noms

thief = { $colour ->
    [red] Rouge
    [orange] Orange
    [blue] Bleu
    [purple] Violet
    [green] Vert
   *[yellow] Jaune
}

## Le musée

plan = { $plan }
museum = complet
edge-of = { $first } et { $second }

## Cartes

card-smoke = Fumée
card-laser_trap = Piège laser
card-on_the_move = Pas de loup
card-grapple = Grappin
card-blind_spot = Angle mort
card-shove = Poussée
card-the_burner = Mobile jetable
card-blown_away = Coup de vent
card-ultimate_thief = Maître voleur
card-barricade = Barricade
card-vents = Conduits
card = { $card ->
    [smoke] { card-smoke }
    [laser_trap] { card-laser_trap }
    [on_the_move] { card-on_the_move }
    [grapple] { card-grapple }
    [blind_spot] { card-blind_spot }
    [shove] { card-shove }
    [the_burner] { card-the_burner }
    [blown_away] { card-blown_away }
    [ultimate_thief] { card-ultimate_thief }
    [barricade] { card-barricade }
   *[vents] { card-vents }
}
effect = { $card ->
    [smoke] Remplissez de fumée jusqu’à trois cases d’un même nuage ; on ne voit personne dans la fumée.
    [laser_trap] Mettez un laser sur une arête ouverte ; quiconque la franchit est pris.
    [on_the_move] Faites trois pas ; seul le dernier est vu.
    [grapple] Glissez en ligne droite jusqu’à un mur.
    [blind_spot] Tournez une caméra de votre choix dans une autre direction.
    [shove] Poussez un voleur de votre case sur une case voisine.
    [the_burner] Défaussez une autre carte et piochez-en deux.
    [blown_away] Enlevez la fumée de trois cases.
    [ultimate_thief] Prenez le diamant à un voleur sur votre case.
    [barricade] Fermez une sortie au porteur, pour de bon.
   *[vents] Traversez un mur intérieur à côté de vous.
}

## Directions

dir-N = nord
dir-E = est
dir-S = sud
dir-W = ouest
direction = { $direction ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}

## Journal : le musée

log-tile_laid = Le plan { $plan } est posé à l’emplacement { $slot }.
log-tile_turned = { $quarters ->
    [1] Le plan { $tile } à l’emplacement { $slot } est tourné d’un quart de tour, pour ouvrir un coin.
    [2] Le plan { $tile } à l’emplacement { $slot } est tourné d’un demi-tour, pour ouvrir un coin.
   *[other] Le plan { $tile } à l’emplacement { $slot } est tourné de trois quarts de tour, pour ouvrir un coin.
}
log-layout_thrown = Ce musée est inutilisable ; on tire d’autres plans.
log-museum_laid = Le musée est { $code }.

## Journal : tours

log-dealt = Chacun reçoit { $count } cartes.
log-dealt-hand = { log-dealt } Vous avez { ROW($hand) }.
log-first_player = { $who } commence.
log-entered = { $who } part en { $at }.
log-entered-again = { $who } revient en { $at }.
log-turn_starts = Tour { $turn } : { $who }.
log-rolled = { $who } fait { $result }.
log-drew = { $who } pioche une carte.
log-drew-card = { $who } pioche « { card } ».
log-reshuffled = { $deck ->
    [one] La défausse devient la nouvelle pioche de { $deck } carte.
   *[other] La défausse devient la nouvelle pioche de { $deck } cartes.
}
log-turn_ends = { $who } a fini son tour.
log-time_up = La pendule est à zéro.
log-sudden_death = Mort subite : le prochain à prendre le diamant gagne.

## Journal : pions et diamant

log-moved-die = { $who } marche : { $path }.
log-moved-on_the_move = { $who } se faufile : { $path }.
log-moved-grapple = { $who } glisse au grappin : { $path }.
log-moved-vents = { $who } rampe : { $path }.
log-moved-shove = { $who } se fait pousser : { $path }.
log-sets_out = { $who } s’élance depuis { $at }.
log-caught = { $who } se fait repérer en { $at }.
log-caught-dropped = { $who } se fait repérer en { $at } et lâche le diamant en { $dropped }.
by-cameras = { $count ->
    [one] par la caméra en { AND($cameras) }
   *[other] par les caméras en { AND($cameras) }
}
log-caught-camera = { $who } se fait repérer en { $at } { by-cameras }.
log-caught-camera-dropped = { $who } se fait repérer en { $at } { by-cameras } et lâche le diamant en { $dropped }.
log-caught-laser = { $who } fonce dans le laser entre { $edge }.
log-caught-laser-dropped = { $who } fonce dans le laser entre { $edge } et lâche le diamant en { $dropped }.
log-attacked = { $who } attaque { $whom } avec un { $die }.
log-steal = { $who } tente de voler { $whom } : { $die }.
log-steal-failed = { $who } tente de voler { $whom } : { $die }, sans succès.
log-battle = { $who } tente de voler { $whom } : { $die } contre { $defence }.
log-battle-failed = { $who } tente de voler { $whom } : { $die } contre { $defence }, sans succès.
log-taken = { $who } prend le diamant en { $at }.
log-stolen = { $who } vole le diamant à { $whom }.

## Journal : cartes

log-played = { $who } joue « { card } ».
log-picked-camera = { $who } vise la caméra en { $at }.
log-picked-victim = { $who } empoigne { $whom }.
log-picked-clear = { $who } veut dissiper la fumée en { $at }.
log-camera_turned = { $who } tourne la caméra en { $at } vers { direction }.
log-laser_laid = { $who } pose un laser entre { $edge }.
log-laser_gone = { $count ->
    [one] Le laser entre { AND($edges) } s’éteint.
   *[other] Des lasers s’éteignent : { ROW($edges) }.
}
log-smoke_placed = { $who } remplit { $at } de fumée.
log-smoke_placed-camera = { $who } remplit { $at } de fumée, caméra comprise.
log-smoke_cleared = { $who } chasse la fumée en { ROW($spaces) }.
log-card_done = { $who } en a fini avec « { card } ».
log-barricaded = { $who } barricade { $at }.
log-burned = { $who } défausse « { card } ».
log-hand_replaced = { $who } défausse sa main ({ ROW($cards) }) et repioche.
log-hand_replaced-empty = { $who } n’a plus de cartes et repioche.

## Journal : la fin

log-end-escaped = { $who } s’échappe avec le diamant par { $exit } et gagne.
log-end-held_at_end = Temps écoulé : { $who } tient le diamant et gagne.
log-end-sudden_death = { $who } prend le diamant et gagne.
log-end-no_holder = Temps écoulé, et personne ne tient le diamant : personne ne gagne.
log-end-turn_limit = Le dernier tour est passé : personne ne gagne.
level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[any] au choix
}
log-end-no_layout = Aucun musée n’a pu être posé en mille essais (niveau { level }, { $plans } plans).

## Coups

choice-roll = lancer le dé
choice-replace_hand = défausser votre main et piocher trois cartes
choice-take = prendre le diamant
choice-steal = tenter de voler le diamant
choice-end_turn = terminer le tour
choice-done = c’est assez
choice-time_up = temps écoulé
choice-play = jouer « { card } »
choice-discard = défausser « { card } »
choice-face = la tourner vers { direction }
choice-grapple = glisser vers { direction }
choice-victim = pousser { $whom }
choice-move = aller en { $at }
choice-camera = tourner la caméra en { $at }
choice-place = fumée en { $at }
choice-clear = dissiper { $at }
choice-shove = pousser en { $at }
choice-vent = ramper en { $at }
choice-edge = laser entre { $at }
choice-block = barricader { $at }
choice-start = partir en { $at }

## Refus : une carte qu’on ne peut pas jouer

refused-over = la partie est terminée
refused-not_your_turn = jouez des cartes à votre tour
refused-roll_first = lancez d’abord le dé
refused-card_open = terminez d’abord la carte en cours
refused-not_in_hand = vous n’avez pas cette carte
refused-smoke_pile_empty = il ne reste pas de tuile de fumée
refused-all_smoky = il y a de la fumée partout
refused-laser_pile_empty = il ne reste pas de laser
refused-no_edge = il n’y a pas de place pour un laser
refused-outside = entrez d’abord dans le musée
refused-no_cameras = il n’y a pas de caméras
refused-nobody_here = il faut un autre voleur sur votre case
refused-only_card = il faut une autre carte à défausser
refused-no_smoke = il n’y a pas de fumée dans le musée
refused-not_with_holder = il faut être sur la case du porteur
refused-all_barricaded = toutes les sorties sont barricadées
refused-no_wall = il n’y a pas de mur intérieur à côté de vous

## Refus : autres coups

refused-no_move = ce coup n’existe pas
refused-clock = seule la pendule dit que le temps est écoulé
refused-start = choisissez une case de départ, de S1 à S4
refused-turn_start = lancez le dé, ou défaussez votre main
refused-asks = « { card } » demande autre chose maintenant : { $kind ->
    [place] une case pour la fumée
    [edge] une arête pour le laser
    [move] le pas suivant
    [grapple] une direction
    [camera] une caméra
    [face] une nouvelle direction
    [victim] un voleur à pousser
    [shove] une case voisine
    [discard] une carte à défausser
    [clear] de la fumée à dissiper
    [block] une sortie
   *[vent] un mur à traverser
}
refused-no_points = il ne reste pas de points de mouvement
refused-come_back = il faut quitter la case et y revenir pour lui
refused-not_at_feet = le diamant n’est pas à vos pieds
refused-tried = vous avez déjà essayé ; c’est une fois par tour
refused-share = pour voler, il faut être sur la case du porteur
refused-acted = vous avez déjà fait quelque chose
refused-before_roll = changez de main avant de lancer le dé
refused-rolled = vous avez déjà lancé le dé
refused-with_card = cela va avec une carte ; jouez-la d’abord
refused-shut = { $at } est barricadée : on ne s’échappe pas par là
refused-walk_back = sans le diamant, on ne revient pas sur une case de départ
refused-far = { $at } n’est pas à côté de vous
refused-wall = il y a un mur entre vous et { $at }
refused-vent_open = il n’y a pas de mur entre vous et { $at }
refused-vent_far = pas à côté de vous : { $at }
refused-clear_twice = { $at } est déjà choisie
refused-clear_none = { $at } n’a pas de fumée
refused-camera = il n’y a pas de caméra en { $at }
refused-face = elle regarde déjà par là
refused-victim = poussez un voleur qui est sur votre case
refused-block = { $at } est déjà barricadée
refused-grapple = il y a un mur juste là
refused-smoky = il y a déjà de la fumée
refused-no_tile = il ne reste pas de tuile de fumée ; on peut seulement retourner une caméra côté fumée
refused-cloud = elle doit toucher le nuage de cette carte
refused-edge_wall = il y a un mur entre { $at }
refused-edge_laser = il y a déjà un laser entre { $at }
refused-edge_smoke = il y a de la fumée des deux côtés : { $at }

## Conseils

advice-take = Le diamant est à vos pieds.
advice-steal = Un essai par tour, { $share } % de réussite.
advice-no_points = Il ne reste pas de points.
advice-step-wins = C’est la sortie : vous gagnez.
advice-step-caught = Vous y seriez pris.
advice-step-diamond = Le diamant est là.
advice-step-way = Un plus court chemin que personne ne surveille ; puis encore { $left } jusqu’{ $goal ->
    [exit] à la sortie
    [holder] au porteur
   *[diamond] au diamant
}.
advice-card-wins = Elle mène dehors : elle peut vous faire gagner.
advice-card-diamond = Elle peut vous apporter le diamant.
advice-card-catches = Elle peut faire prendre { $whom }, qui tient le diamant.
advice-card-ultimate_thief = Elle prend le diamant à coup sûr.
advice-card-barricade = Le porteur devra chercher une autre sortie.
advice-card-the_burner = Deux cartes neuves contre deux qui n’aident pas.
advice-card-laser_trap = Le porteur sera pris, ou devra faire un détour.
advice-card-smoke = On ne voit personne dans la fumée.
advice-card-on_the_move = Les caméras ne voient pas les deux premiers pas.
advice-card-grapple = Tout un couloir sans dépenser un point.
advice-card-vents = Un raccourci à travers le mur.
advice-replace = Aucun chemin n’est sûr, et ces cartes n’en ouvriront peut-être pas.
advice-exit = { $steps ->
    [one] La sortie est à 1 pas : { $share } % avec ce lancer.
   *[other] La sortie est à { $steps } pas : { $share } % avec ce lancer.
}
advice-safe = { $steps ->
    [one] Un pas sûr jusqu’au diamant.
   *[other] { $steps } pas sûrs jusqu’au diamant.
}
advice-answer-wins = Ce chemin mène dehors.
advice-answer-caught = Vous seriez pris vous-même.
advice-answer-holder = Il peut faire prendre le porteur.
advice-entry-none = De là, aucun chemin sûr ne mène au diamant.
