# Nusubito : ce que disent le journal, les coups, les refus, les conseils et les notes.

## Joueurs, quand on ne connaît pas leur nom

thief = Voleur
mist = Brume
seat = Place { $seat }

## Pièces et lieux

slot = jour { $day }, manche { $round }{ $layer ->
    [S] { " " }(dessous)
   *[L] { "" }
}
pawn = { $level ->
    [0] Guérisseur
    [1] Bâtisseur
   *[2] Traqueur
}
colour = { $colour ->
    [green] vert
   *[red] rouge
}
line = { $axis ->
    [row] rangée { $name }
   *[column] colonne { $name }
}
rod = le Bâton { $name } est { colour }
fallen = { $thrown ->
    [0] { pawn } { $start }
   *[1] { pawn } { $start } (projeté en { $to })
}
which = { $games ->
    [1] { "" }
   *[other] Partie { $game }.{ " " }
}

## Ce que le Voleur a fait de jour : « Le Voleur ... »

did-lay = pose une Pièce
did-lay-two = pose une Pièce sur une autre
did-sacrifice = met une Pièce de côté
did-dart = prend une Fléchette
did-rod = regarde le Bâton { $name }
did-coin = reprend la Pièce du { $name }

## La même chose, étape par étape

order-down = { pawn } { $start } à terre
order-thrown = { pawn } { $start } projeté en { $to }
order-sacrifice = sacrifice
order-dart = Fléchette
order-rod = Bâton { $name }
order-coin = Pièce du { $name }

## Ce que le Voleur a fait de nuit

night-dart = Fléchette
night-rod = Bâton { $name }
night-coin = Pièce du { $name }
night-unbolster = Renfort en { $name }

## Journal

log-roles = { $thief } joue le Voleur, { $mist } la Brume.
log-begins = { $games ->
    [1] La partie commence : { $thief } (Voleur) contre { $mist } (Brume).
   *[other] La partie { $game } commence : { $thief } (Voleur) contre { $mist } (Brume).
} Le trésor est caché, le Voleur est en C3.
log-day = Jour { $day }, manche { $round }. { $acts ->
    [0] { $thief } ne bouge pas.
   *[other] { $thief } { ROW($did) }.
}{ $count ->
    [0] { "" }
   *[other] { " " }À terre : { ROW($downed) }.
}{ $order ->
    [0] { "" }
   *[other] { " " }Dans cet ordre : { ROW($steps) }.
} Fléchettes : { $darts }.
log-night = Nuit { $day }. { $points ->
    [one] { $thief } dépense { $points } point : { ROW($done) }.
   *[other] { $thief } dépense { $points } points : { ROW($done) }.
}{ $reveal ->
    [row] { " " }Désormais dans la rangée { $name }.
    [col] { " " }Désormais dans la colonne { $name }.
    [temple] { " " }Désormais en { $name }.
   *[nothing] { "" }
} Fléchettes : { $darts }.
log-night-nothing = Nuit { $day }. { $thief } reste dans l’ombre et ne fait rien. Fléchettes : { $darts }.
log-step-leap = Vous bondissez en { $name }.{ $count ->
    [0] { "" }
   *[other] { " " }À terre : { ROW($downed) }.
}
log-step-throw = Le Traqueur atterrit en { $name }.
log-step-shoot = Vous abattez le Traqueur en { $name }.
log-step-sacrifice = Vous mettez la Pièce { $name } de côté.
log-step-dart = Vous prenez une Fléchette.
log-step-rod = Vous regardez le Bâton { $name } : { colour }.
log-step-coin = Vous reprenez la Pièce { $coin } du { $slot }.
log-step-unbolster = Vous prenez le Renfort en { $name }.
log-step-lay = Vous posez la Pièce { $name }.
log-move = { pawn } { $start } va en { $to }{ $healer ->
    [0] { "" }
   *[1] { " " }et laisse un Guérisseur en { $start }
}.
log-climb = { pawn } { $start } monte en { $to }{ $healer ->
    [0] { "" }
   *[1] { " " }et laisse un Guérisseur en { $start }
}.
log-heal = Le Guérisseur en { $healer } est sacrifié, le pion en { $pawn } se relève.
log-upgrade = { $first }, { $second } et { $third } deviennent un { pawn } en { $to }.
log-bolster = Le Bâtisseur en { $builder } est sacrifié pour renforcer { $temple }.
log-bolster-moved = Le Bâtisseur en { $builder } est sacrifié pour renforcer { $temple } avec le Renfort de { $source }.
log-spawn = Un { pawn } apparaît en { $cell }.
log-raise = Le pion en { $cell } est élevé : { pawn }.
log-done = { $mist } termine son tour.
log-done-night = { $mist } en a fini avec la nuit.
log-new_day = { $count ->
    [0] Aucun pion n’avait à se relever.
   *[other] Tous les pions se relèvent : { ROW($risen) }.
}{ $day ->
    [0] { "" }
   *[other] { " " }Le jour { $day } commence.
}
log-claimed = { $thief } revendique le trésor en { $temple } : { $row }, { $column }.
log-captured = Le Traqueur en { $temple } capture { $thief }. { $right ->
    [0] Faux : { $thief } est en { $thief_at }.
   *[1] Juste : { $thief } est bien là.
}
log-end-treasure_found = { which }Le trésor est là : { $thief } gagne.
log-end-treasure_missed = { which }Le trésor était en { $treasure } : { $mist } gagne.
log-end-thief_caught = { which }{ $thief } s’est fait prendre : { $mist } gagne.
log-end-capture_missed = { which }Capture manquée : { $thief } gagne.
log-end-thief_stuck = { which }{ $thief } n’a plus d’issue en { $thief_at } : { $mist } gagne.
log-end-resigned = { which }{ $loser } abandonne.
log-end-drawn = { which }Le dernier jour est passé : égalité.
log-match = { $name } gagne le match { $most }:{ $least }.
log-match-drawn = Le match se termine sur une égalité.

## Coups

choice-leap = bondir en { $name }
choice-shoot = tirer sur le Traqueur en { $name }
choice-sacrifice = sacrifier la Pièce { $name }
choice-land = projeter le Traqueur en { $name }
choice-unbolster = prendre le Renfort en { $name }
choice-rod = regarder le Bâton, { line }
choice-dart = prendre une Fléchette
choice-lay = s’arrêter ici et poser la Pièce
choice-treasure = revendiquer le trésor ici
choice-concede = abandonner
choice-end = terminer le tour
choice-coin = reprendre la Pièce du { $name }
choice-capture = capturer le Voleur en { $name }
choice-spawn = mettre un Guérisseur en { $name }
choice-raise = élever le pion en { $name }
choice-reveal-row = finir et donner la rangée
choice-reveal-col = finir et donner la colonne
choice-move = aller de { $start } en { $to }
choice-heal = sacrifier le Guérisseur en { $healer } pour soigner { $pawn }
choice-upgrade = promouvoir { $first }, { $second } et { $third } en un seul pion en { $to }
choice-bolster = sacrifier le Bâtisseur en { $builder } pour renforcer { $temple }
choice-bolster-moved = sacrifier le Bâtisseur en { $builder } pour renforcer { $temple } avec le Renfort de { $source }
choice-resign = abandonner

## Refus

refused-no_move = ce coup n’existe pas
refused-no_way_on = après cela, le tour ne pourrait pas être terminé
refused-resign = abandonner n’est pas un coup du tour
refused-asked = maintenant, il faut l’un de ceux-ci : { ROW($verbs) }
refused-stage-land = choisissez d’abord pour le Traqueur une case de passage vide de ce temple
refused-stage-close = la Pièce est posée : terminez le tour ou revendiquez le trésor
refused-stage-stuck = vous ne pouvez pas bouger : revendiquez le trésor ici ou abandonnez
refused-leap-far = ce n’est pas un temple voisin
refused-leap-bolsters = on ne bondit pas entre deux temples renforcés
refused-leap-points = { $points ->
    [one] ce bond coûte { $points } point, et il vous en reste { $left } sur { $most }
   *[other] ce bond coûte { $points } points, et il vous en reste { $left } sur { $most }
}
refused-leap-darts = { $darts ->
    [one] ce bond coûte { $darts } Fléchette, et vous en avez { $held }
   *[other] ce bond coûte { $darts } Fléchettes, et vous en avez { $held }
}
refused-seeker = aucun Traqueur debout ne se tient là
refused-shoot-line = ce temple n’est pas dans votre rangée ni votre colonne, ou c’est le vôtre
refused-shoot-darts = un tir coûte deux Fléchettes
refused-special-twice = il n’y a qu’une action spéciale par tour
refused-special-sacrifice = une action spéciale ne va pas avec un sacrifice
refused-special-leap = une action spéciale va avec un seul bond d’un point, pas plus
refused-pool = la réserve est vide
refused-rod = ce Bâton n’est pas celui de votre rangée ni de votre colonne
refused-coin = il n’y a pas de Pièce à cet endroit
refused-sacrifice-special = un sacrifice ne va pas avec une action spéciale
refused-sacrifice-twice = une Pièce est déjà sacrifiée
refused-sacrifice-held = cette Pièce n’est pas dans votre main
refused-treasure = on revendique le trésor avant le premier bond, ou une fois la Pièce posée
refused-lay-leap = bondissez d’abord vers un autre temple
refused-lay-start = un tour ne se termine pas là où il a commencé
refused-lay-held = vous ne pouvez pas poser la Pièce de ce temple : elle n’est pas dans votre main
refused-lay-points = à cette table, il faut utiliser les trois points après un sacrifice
refused-night-end = après deux points, il faut donner une rangée ou une colonne
refused-night-coin = il n’y a pas ici de Pièce que vous puissiez prendre
refused-night-unbolster = il n’y a pas de Renfort à cet endroit
refused-night-reveal = on ne donne une rangée ou une colonne qu’après deux points
refused-actions = il ne reste plus d’actions
refused-lies = aucun pion debout ne se tient en { $cell }
refused-used = le pion en { $cell } a déjà agi pendant ce tour
refused-pawn = il y a un pion à cet endroit
refused-level = il ne reste aucun pion du niveau suivant
refused-move-climb = seuls les Traqueurs montent sur les temples
refused-move-bolster = aucun Traqueur n’entre dans un temple renforcé
refused-move-builder = un Bâtisseur se déplace en diagonale, dans la cour
refused-move-seeker = dans la cour, un Traqueur avance d’un pas
refused-move-stream_end = à cette table, un Guérisseur quitte son courant là où il se termine
refused-move-far = ce n’est pas à côté de ce pion ni de son courant
refused-move-never = c’est impossible
refused-heal-healer = seul un Guérisseur peut être sacrifié pour soigner
refused-heal-none = aucun pion n’est à terre à cet endroit
refused-heal-beside = aucun Guérisseur debout n’est à côté de celui qui est à terre
refused-upgrade = une promotion prend trois pions debout d’un même niveau qui n’ont pas encore agi
refused-upgrade-healers = trois Guérisseurs doivent être reliés par les côtés
refused-upgrade-builders = { $straight ->
    [0] trois Bâtisseurs doivent être reliés par les coins
   *[1] trois Bâtisseurs doivent être reliés par les coins, en ligne droite
}
refused-bolster-builder = seul un Bâtisseur renforce
refused-bolster-far = ce temple n’est pas à côté du Bâtisseur
refused-bolster-taken = il y a déjà un Renfort ou un pion
refused-bolster-stock = un Renfort est en réserve : on n’en déplace pas
refused-bolster-source = aucun Renfort n’est en réserve : dites de quel temple on en déplace un
refused-spawn-courtyard = un Guérisseur apparaît dans la cour
refused-spawn-bolster = il y a un Renfort à cet endroit
refused-spawn-none = il ne reste plus de Guérisseur
refused-raise-lies = aucun pion debout ne se tient là
refused-raise-seeker = un Traqueur est déjà au plus haut niveau
refused-raise-points = élever un Bâtisseur coûte deux points

## Ce qui est demandé, dans un refus

verb-leap = bondir
verb-shoot = tirer
verb-dart = prendre une Fléchette
verb-rod = regarder un Bâton
verb-coin = reprendre une Pièce
verb-sacrifice = sacrifier une Pièce
verb-lay = poser la Pièce
verb-treasure = revendiquer le trésor
verb-unbolster = prendre un Renfort
verb-end = terminer le tour
verb-reveal = donner rangée ou colonne
verb-move = se déplacer
verb-heal = soigner
verb-upgrade = promouvoir
verb-bolster = renforcer
verb-capture = capturer
verb-spawn = ajouter un Guérisseur
verb-raise = élever un pion

## Conseils

advice-treasure-sure = Les deux Bâtons sont verts : il est ici.
advice-treasure-half = Un Bâton est vert : une chance sur deux ou trois.
advice-leap-silent = Il ne laisse aucune trace.
advice-leap-healer = Il est gratuit, mais le Guérisseur qui tombe trahit le chemin.
advice-rod = Un regard sur trois trouve le vert.
advice-rod-settles = Il règle cet axe avec certitude.
advice-dart = Avec deux Fléchettes, on passe par-dessus n’importe quel pion seul.
advice-coin = { $count ->
    [0] Vous n’avez aucune Pièce en main.
    [one] Vous n’avez que { $count } Pièce en main.
   *[other] Vous n’avez que { $count } Pièces en main.
}
advice-end = Rien de plus n’est trahi.
advice-shoot = Il ne vous barre plus la route et ne peut pas capturer avant d’être soigné.
advice-capture = Il y a été vu.
advice-climb = Un Traqueur sur un temple peut capturer et barre le passage.
advice-move-healer = Un fil tendu : s’il tombe, ce chemin a servi.
advice-move-builder = Ce chemin coûtera une Fléchette.
advice-heal = Un Traqueur reprend du service.
advice-upgrade = Le nouveau pion barre un chemin entre deux temples.
advice-bolster = Le quitter ou y entrer prend les deux points d’un tour.
advice-spawn = Il rejoint un courant.

## Notes pour la Brume, avec l’aide

note-over = Il a bondi par-dessus { $cell }.
note-thrown = Il était en { $temple } : le Traqueur qui s’y trouvait a été projeté en { $to }.
note-struck = Il a été à un moment dans la rangée { $row } ou la colonne { $column }, ou en { $temple } même.
note-stood = { $count ->
    [one] Il n’a pas bondi par-dessus { $last } : le pion y est encore debout.
   *[other] Il n’a pas bondi par-dessus { ROW($cells) } et { $last } : les pions y sont encore debout.
}
note-special = Il a fait un seul bond d’un point : il est à côté du temple où il était, et aucun des deux n’est renforcé.
note-looked = Il a commencé ou terminé son tour ici : { line }.
note-coin = La Pièce du { $slot } est revenue dans sa main : il peut désormais retourner à ce temple.
note-run = Il a utilisé un à trois points, et une Pièce de plus a quitté sa main.
note-walk = Il a utilisé un ou deux points.
note-line = Il est ici : { line }.
note-temple = Il est en { $temple }.
note-nothing = Il n’a pas bougé, et rien ne dit où il est.
