# Pourquoi le serveur refuse une commande ou ferme une connexion.

## Commandes refusées

refused-watching = vous êtes spectateur ; prenez une place pour faire cela
refused-watching_chat = vous êtes spectateur ; seuls les joueurs peuvent écrire
refused-not_begun = la partie n’a pas encore commencé ; attendez l’hôte
refused-begun = la partie a déjà commencé
refused-over = la partie est terminée
refused-not_over = la partie n’est pas encore terminée
refused-turn = ce n’est pas votre tour
refused-stale = la table a changé ; regardez de nouveau
refused-racing = la course est lancée : posez les pièces à la main
refused-speaker = { $name } décide maintenant pour votre équipe
refused-captain = { $name } est votre capitaine et décide d’un abandon
refused-no_resign = on n’abandonne pas à { $game } ; quittez plutôt la table
refused-chance_move = { $move } est tiré au hasard ; choisissez un autre coup
refused-turn_ends = votre tour se termine avant le coup { $number } sur { $count }, { $move }
refused-busy = la table est occupée ; réessayez
refused-failed = une erreur s’est produite ; réessayez
refused-not_saved = le serveur ne peut pas enregistrer pour l’instant : { $kind ->
    [full] son disque est plein
    [locked] un autre programme bloque sa base de données
    [unreachable] sa base de données ne répond pas
    [moved] le fichier de sa base de données a été déplacé ; il faut le redémarrer
    [restored] ses tables viennent d’être restaurées depuis une sauvegarde
   *[broken] son disque ou sa base de données est endommagé ou protégé en écriture
}. Rien n’est perdu pour vous ; réessayez dans un instant
refused-deal_open = cette donne est close et ses cartes sont visibles : la partie s’arrête ici

## Annuler

refused-no_undo = les autres l’ont vu, et on n’annule rien à { $game }
refused-nothing_to_undo = vous n’avez rien à annuler
refused-undo_alone = les autres l’ont vu, et personne n’est là pour accepter
refused-asked = les autres ont déjà reçu la demande ; attendez
refused-request_closed = cette demande n’est plus ouverte

## Places, bots et hôte

refused-no_name = un nom doit contenir au moins une lettre
refused-no_seat = les places vont de 0 à { $last }
refused-own_seat = c’est votre propre place ; choisissez-en une autre
refused-seat_taken = { $name } occupe cette place ; choisissez-en une autre
refused-seats_taken = toutes les places sont prises
refused-seats_kept = les places libres sont réservées à des amis ; demandez à l’hôte
refused-many_chairs = votre réseau occupe déjà { $most } places à cette table ; demandez à l’hôte un lien vers une place
refused-crowd = beaucoup de joueurs s’installent en ce moment ; réessayez
refused-free_seats = { $count ->
    [one] la place { AND($seats) } est encore libre : envoyez le lien ou mettez-y un bot
   *[other] les places { AND($seats) } sont encore libres : envoyez les liens ou mettez-y des bots
}
refused-not_host = seul l’hôte de la table peut faire cela
refused-no_bot = il n’y a pas de bot « { $level } » ; il y a { ROW($levels) }
refused-bot_for_person = proposez un bot pour remplacer une personne, pas un bot
refused-bot_plays = un bot joue déjà pour { $name }
refused-may_return = une personne absente peut encore revenir : attendez { $seconds } s de plus
refused-gone = vous avez cédé votre place
refused-is_here = { $name } est là
refused-days = à cette table, on a des jours pour jouer un coup : { $name } n’a pas besoin d’être là
refused-not_opponent = cela ne concerne que les personnes qui jouent contre vous
refused-claim_clock = on ne peut réclamer la victoire que là où la pendule fait perdre
refused-claim_time = le temps ne s’écoule pas maintenant pour { $name }
refused-end_rated = une partie classée continue jusqu’à un abandon ou à la fin du temps
refused-no_stand_in = aucun bot ne joue pour vous
refused-deal_bots = toutes les tables d’une donne ont leurs bots aux mêmes places
refused-deal_alone = une donne que d’autres jouent aussi se joue seul contre des bots
refused-rematch_ways = choisissez une de ces façons de rejouer : { ROW($ways) }

## Tables classées

rated-deal = une donne partagée ne peut pas être classée ; désactivez l’un des deux
rated-rules = les parties classées suivent les règles normales ; cette table a modifié { ROW($options) }
rated-profiles = { $count ->
    [one] à une table classée, chacun doit avoir un profil ; { AND($names) } n’en a pas
   *[other] à une table classée, chacun doit avoir un profil ; { AND($names) } n’en ont pas
}
rated-two_seats = ne prenez qu’une place à une table classée
rated-nobody = il faut à une table classée au moins une personne à classer
rated-mixed_team = à une table classée, aucune équipe ne mêle personnes et bots
rated-team_sizes = à une table classée, toutes les équipes comptent autant de personnes
rated-bot = le bot { $name } n’a pas de classement à ce jeu

## Chat

refused-chat_fast = vous écrivez très vite ; attendez un instant
refused-chat_off = l’hôte a désactivé le chat
refused-no_team = cette table n’a pas d’équipes avec qui discuter

## Conseils

refused-no_hints = les conseils sont donnés à votre tour, quand tous les autres sont des bots
refused-hint_coming = votre conseil arrive
refused-position_changed = la position a changé ; redemandez

## Entrer

refused-no_table = table introuvable ; vérifiez le lien
refused-no_table_or_link = table introuvable, ou il vous faut un lien pour la regarder
refused-no_open_table = cette table n’est plus ouverte ; choisissez-en une autre
refused-old_rules = cette table a été créée avec la version { $rules } des règles, jeu { $game }
refused-damaged = cette table est endommagée ; l’administrateur du serveur est prévenu
refused-wrong_link = ce lien n’ouvre pas la table
refused-link_used = cette place est déjà prise ; demandez un autre lien
refused-no_spectators = cette table n’admet pas de spectateurs
refused-deal_watched = personne ne peut regarder cette table : d’autres doivent encore jouer la même donne
refused-deal_played = vous avez déjà joué cette donne

## Limites

refused-many_changes = trop de changements ; attendez un instant
refused-many_messages = trop de messages ; ralentissez
refused-many_pauses = vous avez beaucoup demandé ; attendez quelques secondes
refused-many_waiting = beaucoup de demandes attendent ; réessayez dans un instant
refused-yours_waiting = vous avez déjà trop de demandes en attente ; réessayez dans un instant
refused-long_message = un message a au plus { $most } octets
refused-second_hello = hello a déjà été dit

## Connexions fermées

closed-left = vous avez quitté la table
closed-busy = la table est occupée ; revenez dans un instant
closed-full = le serveur est plein ; attendez un instant et revenez
closed-failed = une erreur s’est produite ; revenez dans un instant
closed-restarting = le serveur redémarre ; revenez dans un instant
closed-restored = les tables ont été restaurées depuis une sauvegarde ; revenez dans un instant
closed-unsure = on ne sait pas encore si cela a été enregistré ; revenez dans un instant
closed-wrong_links = trop de liens erronés ; attendez une minute
closed-many_refused = trop de messages ont été refusés
closed-many_new = trop de nouvelles connexions depuis votre adresse ; attendez un instant
closed-many_open = trop de connexions ouvertes depuis votre adresse ; fermez d’autres pages
closed-foreign_page = cette page ne peut pas ouvrir de table ici
closed-no_hello = une table s’ouvre par un hello, et aucun n’est arrivé
closed-other_message = le premier message doit être un hello
closed-long_message = ce message est trop long
closed-unreadable_hello = un hello était attendu : { $detail }
