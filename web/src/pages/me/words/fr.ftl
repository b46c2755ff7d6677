# Profils et classements.

title = Mon profil
about = On peut jouer sans compte. Un profil garde vos classements et vos parties sur chaque appareil. Sans e-mail, sans mot de passe.
new = Créer un profil
name = Nom
make = Créer le profil
have = Utiliser un profil existant
code = Code de récupération
code-placeholder = cinq groupes de cinq caractères
enter = Se connecter avec le code
passkey-enter = Se connecter avec une clé d’accès
code-once = Votre code de récupération
code-about = Il ouvre votre profil sur n’importe quel appareil. Notez-le maintenant : il n’est montré qu’une fois. Ne le donnez jamais.
code-copy = Copier le code
code-copied = Copié
code-done = Je l’ai noté
hello = Bonjour, { $name }
since = Profil depuis le { $date }
save = Enregistrer
shown = Les autres voient mon classement aux tables
shown-about = Votre nom est toujours celui que vous choisissez à une table.
ratings = Classements
ratings-none = Pas encore. Choisissez « classée » pour une nouvelle table.
rating-games = { $games ->
    [one] { $games } partie, victoires : { $won }
   *[other] { $games } parties, victoires : { $won }
}
rating-give = ± { $give }
rating-sure = La vraie force se trouve dans cet intervalle dans 95 cas sur 100.
rating-curve = { $pool } : classement après chacune des { $games } dernières parties, maintenant { $value } à { $give } près. Bots pour comparer : { $bots }.
listed = Me citer parmi les meilleurs joueurs
listed-about = Tout le monde peut voir ce nom et vos classements après cinq parties classées.
passkeys = Clés d’accès
passkeys-about = Connectez-vous par empreinte digitale, visage ou PIN, sans le code.
passkeys-none = Ce navigateur ne peut pas utiliser de clés d’accès ici. Ouvrez la page en https.
passkey-add = Ajouter une clé d’accès de cet appareil
passkey-remove = Supprimer la clé d’accès { $name }
passkey-made = ajoutée le { $date }
passkey-not = Aucune clé d’accès n’a été utilisée. Réessayez.
code-new = Obtenir un nouveau code de récupération
code-new-about = L’ancien code ne marchera plus. Tous les autres appareils sont déconnectés.
games = Mes parties
out = Se déconnecter ici
out-about = Reconnectez-vous avec le code ou une clé d’accès.
delete = Supprimer le profil
delete-about = Supprime pour de bon le nom, les classements, les clés d’accès et les connexions. Les parties restent à leurs tables.
delete-sure = Oui, supprimer pour de bon
keep = Garder le profil
end = Se déconnecter ou supprimer
