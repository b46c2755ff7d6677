# Ce que le serveur répond aux requêtes qu’il refuse.

request-failed = une erreur s’est produite sur le serveur
request-failed_once = une erreur s’est produite ; réessayez dans un instant
request-unsure = on ne sait pas encore si cela a été enregistré ; regardez de nouveau dans un instant
request-gone = la connexion a été coupée
request-nothing_here = il n’y a rien à cette adresse
request-no_game = il n’y a pas de jeu « { $game } »
request-no_game_of = il n’y a pas de jeu « { $game } » ; il y a { ROW($games) }

## Ce qui a été envoyé

request-unreadable = { $detail }
request-too_deep = le JSON est trop imbriqué : au plus { $most } listes et objets les uns dans les autres
request-zero = le caractère U+0000 n’est pas permis dans les textes : supprimez-le
request-zero_in_address = le caractère U+0000 n’est pas permis dans une adresse : supprimez-le
request-twice = le même nom figure deux fois dans un objet : envoyez chaque champ une seule fois
request-no_utf8 = le texte est mal formé : envoyez de l’UTF-8
request-no_json = envoyez le contenu en JSON, avec l’en-tête Content-Type: application/json
request-foreign_page = les requêtes venant d’autres sites ne sont pas acceptées : utilisez la page de ce serveur

## Limites

request-many = trop de requêtes ; attendez un instant
request-many_tables = trop de nouvelles tables depuis votre adresse ; attendez un instant
request-many_searches = trop de recherches de joueurs depuis votre adresse ; arrêtez-en une ou attendez un instant
request-many_profiles = trop de nouveaux profils depuis votre adresse ; patientez un moment
request-many_analyses = trop d’analyses depuis votre adresse ; attendez un instant
request-much_sent = trop de données sont envoyées à la fois ; attendez un instant et réessayez
request-wrong_tries = trop d’essais erronés depuis votre adresse ; attendez une minute
request-wrong_secrets = trop de secrets erronés ; attendez une minute
request-too_long = c’est trop long à faire ici ; téléchargez le journal et utilisez facedown replay

## Nouvelles tables

request-drawn = { $option } est tiré au sort par la table et reste secret ; ne l’indiquez pas
request-start_bots = pour commencer tout de suite, il faut un bot à toutes les autres places
request-no_guest_seat = personne d’autre ne peut prendre la place « { $seat } »
request-no_bot_seat = aucun bot ne peut prendre la place « { $seat } » ; les bots ont les places 1 à { $last }
request-rated_profile = seules les personnes qui ont un profil peuvent créer une table classée
request-clock_none = une table sans pendule n’a pas de secondes
request-clock_seconds = pendule : { $kind ->
    [move] un coup a { $least } à { $most } secondes
    [game] une partie a { $least } à { $most } secondes par place
   *[days] un coup a { $least } à { $most } jours entiers, en secondes
}
request-clock_extra = pendule : des secondes ne s’ajoutent que si tous les coups partagent le même temps

## Donnes jouées à plusieurs tables

## Chercher des joueurs

request-search_count = n’indiquez pas { $option } : counts dit combien peuvent être à la table
request-search_rated_bots = une partie classée attend des personnes : n’indiquez pas bots_after
request-search_wait = wait : indiquez un nombre de secondes
request-no_person = vous n’avez pas joué avec cette personne à cette table
request-no_search = cette recherche est terminée ; lancez-en une autre
request-deal_alone = à la table d’une donne, vous jouez seul : mettez des bots à toutes les autres places
request-deal_listed = la table d’une donne n’a ni place libre ni spectateur : elle ne peut pas être publique
request-no_deals = ce jeu ne se joue pas à plusieurs tables
request-no_deal = cette donne n’existe pas
request-deal_closed = cette donne est close ; personne ne peut plus la jouer
request-deal_unfinished = terminez d’abord votre propre partie ; ensuite, invitez les autres
request-deal_full = une donne a au plus { $most } invitations ; créez une autre donne
request-deal_results = cette donne est close ; ses résultats sont visibles par tous
request-deal_old = cette donne a été créée pour d’autres règles du jeu
request-deal_not_yours = seule la personne qui a créé une donne peut y inviter ou la clore
request-invitation_used = cette invitation a servi : chacune ouvre une seule table
request-invitation_wrong = cette invitation n’ouvre aucune donne ; demandez-en une autre

## Relectures, journaux et analyses

request-replay_later = ce sera montré quand la partie sera terminée
request-replay_sealed = d’autres doivent encore jouer cette donne ; ce sera montré quand elle sera close
request-replay_unfinished = cette partie n’est pas terminée ; continuez-la dans le terminal : facedown play --load FICHIER
request-replay_sight = sight vaut open, spectator ou une place de 0 à { $last }
request-replay_long = cette partie est trop longue à montrer pas à pas ; téléchargez son journal et utilisez facedown replay
request-log_running = tant que la partie est en cours, ses notes ne vont qu’aux joueurs de la table
request-log_sealed = tant que d’autres doivent jouer la même donne, ses notes ne vont qu’aux joueurs de la table
request-no_analysis = cette analyse n’existe pas (ou plus)
request-analysis_not_yours = seules les personnes qui ont joué ou qui l’ont lancée peuvent l’arrêter
request-analysis_waits = beaucoup de parties attendent leur analyse ; reprenez-la un peu plus tard
request-analyses_open = plusieurs analyses sont en cours depuis votre adresse ; attendez la fin de l’une d’elles
request-analyses_full = beaucoup de parties attendent leur analyse ; réessayez un peu plus tard

## Ce qu’un jeu montre ou répond à côté de sa table

request-no_desk = ce service n’existe pas
request-desk_seat = seuls les joueurs de la table peuvent demander cela
request-tray_seat = seuls les joueurs ont une réserve de pièces
request-tray_covered = les réserves de pièces sont cachées

## Profils, codes et clés d’accès

request-signed_out = vous n’êtes pas connecté
request-code_wrong = ce code n’ouvre aucun profil
request-code_signs = aucun code ne contient { OR($signs) } (il n’y a jamais de l, o, 0 ni 1)
request-code_length = un code a { $right } caractères ; celui-ci en a { $count }
request-code_slip = un caractère de ce code est faux, ou deux sont inversés ; vérifiez-le
request-passkey_page = les clés d’accès ne s’utilisent que sur la page de ce serveur
request-passkeys_full = un profil a au plus { $most } clés d’accès ; supprimez-en d’abord une
request-passkey_refused = la clé d’accès n’a pas pu être créée : { $detail }
request-passkey_wrong = la clé d’accès n’a pas été acceptée : { $detail }
request-passkey_known = cette clé d’accès est déjà connue
request-passkey_opens_nothing = cette clé d’accès n’ouvre aucun profil ici ; elle a peut-être été supprimée
request-passkey_gone = cette clé d’accès n’existe pas
request-passkey_late = c’était trop long ; réessayez
request-passkey_twice = cela a été envoyé deux fois ; réessayez
request-no_passkey = ce n’est pas une clé d’accès

## Notifications

request-push_seat = seuls les joueurs peuvent être avertis de leur tour
request-push_many = trop de navigateurs demandent des notifications ; attendez un instant
request-push_no_address = ce n’est pas une adresse
request-push_no_service = ce n’est pas l’adresse d’un service de notification
request-push_https = les services de notification s’atteignent par https
request-push_port = les services de notification s’atteignent par le port { $port }
request-push_inside = aucun message n’est envoyé dans le réseau interne de ce serveur
request-push_silent = ce service de notification ne répond pas ; réessayez plus tard
request-push_unknown = cette adresse est introuvable
request-push_keys = ce ne sont pas les clés d’un navigateur
