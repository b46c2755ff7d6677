# Ce que le moteur dit des coups, des options et des parties enregistrées.

## Coups saisis

move-ambiguous = « { $text } » peut vouloir dire { OR($candidates) } ; écrivez l’un d’eux
move-of_chance = « { $text } » est un coup du hasard, pas d’un joueur
move-no_bell = aucune pendule ne peut sonner ici
move-not_to_act = ce n’est pas le tour de la place { $seat } ; tour en cours : { $count ->
    [0] personne (le hasard)
   *[other] { AND($seats) }
}

## Options

option-unknown = il n’y a pas d’option « { $option } » ; il y a { ROW($options) }
option-called = « { $name } »
option-set = « { $name } : { $value } »
option-unreadable = « { $text } » : écrivez une option sous la forme nom=valeur
option-most = { $inside ->
    [1] { $option } : chaque nombre doit être au plus { $bound }
   *[0] { $option } : au plus { $bound }
}
option-least = { $inside ->
    [1] { $option } : chaque nombre doit être au moins { $bound }
   *[0] { $option } : au moins { $bound }
}
option-kind = { $option } : il faut { OR($kinds) }
option-numbers = { $count } nombres entiers séparés par des virgules
option-a = { $kind ->
    [switch] yes ou no
    [number] un nombre entier
    [word] un mot
   *[list] une liste de mots
}

## Parties enregistrées

file-this = partie enregistrée
file-the = le fichier
file-at = { $place } : { $problem }
file-place = { $file }, action { $number } ({ $who } { $text })
file-unsaved = impossible d’enregistrer la partie : { $detail }
file-unreadable = impossible de lire le fichier : { $detail }
file-no_text = ce n’est pas une partie enregistrée (pas un fichier texte)
file-foreign = ce n’est pas une partie enregistrée de Facedown
file-format = le format de fichier { $format } n’est pas connu ici (ici : { $known })
file-game = jeu « { $game } » inconnu ; il y a { ROW($games) }
file-rules = écrit pour la version { $rules } des règles ({ $game }), ici c’est la { $here }
file-options = options : { ROW($problems) }
file-seed = le nombre secret est endommagé
file-commitment = le nombre secret ne correspond pas à l’empreinte donnée avant la partie
file-seats = { $seats } places pour { $players } joueurs
file-head_edited = l’en-tête du fichier ou cette action a été modifié
file-edited = modifié ici, ou il manque une action avant
file-cut_off = la fin a été coupée ou modifiée : { $written } actions étaient écrites, { $here } sont là
file-forfeit = la place { $seat } ne peut pas avoir perdu au temps ici
file-chance_move = le hasard et les joueurs ne jouent pas les coups l’un de l’autre
file-chance_here = le hasard ne peut pas faire cela ici
file-dice = action { $number } : le fichier dit { $file }, le nombre secret donne { $seed }
file-broken_in = le fichier est endommagé ou s’interrompt à l’action { $number }
file-broken_after = le fichier est endommagé ou s’interrompt après l’action { $number } : { $detail }

## Bots

bots-warming = Les bots s’échauffent (la toute première fois, cela prend environ 15 secondes) ...
bots-thinking = Les bots réfléchissent ...
bots-unstarted = impossible de lancer le programme des bots : { $detail }
bots-restarted = Le programme des bots s’est arrêté de façon inattendue ({ $detail }). Il est relancé.
bots-gone = le programme des bots s’est encore arrêté ({ $detail }) ; ils ne peuvent pas continuer
bots-gave_up = le programme des bots s’est arrêté { $times } fois de suite
