# Ce que le terminal dit autour d’une partie.

## L’en-tête de l’image

nobody = personne
seat = Place { $seat }
you_are = vous : { $name }
watching = vous êtes spectateur
your_turn = à vous de jouer
to_act = tour en cours : { AND($names) }
commitment = Empreinte du hasard { $commitment }

## Questions

question = { $title } : votre coup, { $count ->
    [1] 1
   *[other] 1 à { $count }
} ?
help-line = { $undo ->
    [1] numéro ou mots ; ? hint undo help
   *[0] numéro ou mots ; ? hint help
}
yes_no = { $question } { $default ->
    [1] [O/n]
   *[0] [o/N]
}
yes = o
numbered = Les choix sont numérotés de 1 à { $count }.
menu-or = ou
menu-summed = ({ $count } choix : tapez-en un, comme { $example } ; list les donne tous)
goes_on = Entrée continue ; { ROW($commands) } marchent ici.
next_part = Entrée pour la suite ({ $part })
leave = Entrée pour quitter ({ $undo ->
    [1] score, undo, save FICHIER
   *[0] score, save FICHIER
} marchent aussi)
overwrite = { $file } existe déjà. L’écraser ?
save_first = Enregistrer d’abord la partie ?

## Commandes, comme l’aide les énumère

help-explain = la règle qui compte maintenant ; `? atout` cherche un mot
help-hint = ce que ferait un expert, et pourquoi
help-undo = retour à votre dernière décision, si le jeu le permet
help-log = ce qui vient de se passer
help-score = les grandes étapes de la partie jusqu’ici
help-list = vos choix, en mots et en notation
help-seen = tout ce que la table vous montre, et le sens des signes
help-dice = l’empreinte du nombre secret de cette partie
help-save = écrit la partie dans un fichier : save ou save FICHIER
help-quit = quitte la table (demande s’il faut enregistrer)
help-help = cette liste
help-type = Tapez le numéro d’un choix, sa notation{ $example } ou des mots. Ou :
help-keys = Entrée redessine la table. Ctrl-C ou Ctrl-D enregistre et quitte.

## Réponses aux commandes

no_undo = À { $game }, on n’annule rien.
nothing_to_undo = Vous n’avez encore rien décidé.
undone = Annulé. Décidez de nouveau.
nothing_to_decide = Il n’y a rien à décider maintenant.
only_move = Un seul coup est possible : { $move }.
hint = Conseil :{ " " }
hint-why = { $move }. { $why }
hint-move = { $move }.
hint-worth = Chances de victoire : { $worth } %. Ensuite : { $next }, { $next_worth } %.
dice-hash = Elle vient d’un nombre secret, d’où découle tout le hasard de cette partie. Il est montré à la fin ;
dice-verify = ensuite, `facedown verify FICHIER` recalcule tout.
saved_as = Enregistré sous { $file }.
save_elsewhere = { $problem }. Rien n’est perdu : enregistrez ailleurs avec save FICHIER.
still_here = { $problem }. Vous êtes toujours à la table : enregistrez ailleurs avec save FICHIER.
goes_on_unsaved = La partie continue : `save FICHIER` ailleurs, ou encore Ctrl-C pour quitter sans enregistrer.
go_on_with = Enregistré. Pour continuer : { $command }

## Fin d’une partie du jeu et du jeu entier

part_over = { $part } { $number } : c’est fini
part_over_plain = Fini : { $part }
no_milestones = Rien qui compte ne s’est encore passé.
nobody_wins = Personne ne gagne.
draw = Égalité.
you_win = Vous gagnez !
shared_win = Victoire partagée : { AND($names) } !
others_win = { $count ->
    [one] { AND($names) } gagne.
   *[other] { AND($names) } gagnent.
}
you = vous
share = { $share } de la victoire
game_over = La partie est terminée
looking_back = Retour sur la partie
seed = Le nombre secret était { $seed }.
look_again = Pour la revoir : facedown replay { $file }
was_fair = Le hasard était-il honnête ? facedown verify { $file }

## Règles

no_section = Les règles n’ont pas de section sur « { $phase } » ; essayez `facedown rules { $game }`.
no_mention = Les règles ne mentionnent pas « { $word } ».

## Une feuille de valeurs

sheet-yes = oui
sheet-no = non
sheet-none = aucun
sheet-entries = { $count } entrées
sheet-unknown = ({ $count } inconnues)

## Préparer une partie

setup-players = Combien de joueurs, vous compris ({ $seats }) ?
setup-role = Quel rôle prenez-vous ({ ROW($roles) }) ?
setup-bots = { $most ->
    [2] De quelle force est l’autre ({ ROW($levels) }) ?
   *[other] De quelle force sont les autres ({ ROW($levels) }, ou un niveau pour chacun, avec des virgules) ?
}
setup-length = Quelle durée de partie ({ ROW($lengths) }{ $example ->
    [none] { "" }
   *[other] , ou des options comme { $example }
}) ?
setup-number = Écrivez un nombre de { $least } à { $most }.
no_clock = { $game } à la pendule demande une pendule, et le terminal n’en a pas : { ROW($problems) }, ou jouez dans le navigateur (facedown serve)
flags-watch_seat = --watch et --seat ne vont pas ensemble : un spectateur n’a pas de place
flags-watch_role = --watch et --role ne vont pas ensemble : un spectateur n’a pas de rôle
flags-seat = à { $players } joueurs, les places vont de 0 à { $last }, pas { $seat }
flags-bots = il faut { $needed } bots, et { $count } sont nommés ; nommez un niveau pour tous, ou un pour chacun
flags-role = il n’y a pas de rôle « { $role } » ; { $count ->
    [0] { $game } n’en a pas
   *[other] il y a { ROW($roles) }
}
flags-role_seat = { $role } a la place { $seat }, pas { $wanted }
flags-role_option = --role et --option { $option } disent la même chose ; n’en gardez qu’un
flags-load = --load prend tout dans le fichier ; seuls --pace et --language l’accompagnent
flags-other_game = { $file } est une partie d’un autre jeu : { $game }
flags-language = il n’y a pas de langue « { $language } » ; il y a { ROW($languages) }
people = les places { ROW($seats) } sont à des personnes ; un terminal n’en accueille qu’une
