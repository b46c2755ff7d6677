# MYST : ce qu’on dit dans une course en direct.

tray = { $number ->
    [one] Votre réserve, { $number } pièce
   *[other] Votre réserve, { $number } pièces
}
keys = Les flèches parcourent les pièces, Entrée en prend une, R la tourne, une case comme D5 puis Entrée la pose, Échap la remet.
piece = pièce { $number }
held-me = dans votre main
held-other = { $name } l’a
deadpiece = sa case est recouverte
edges-0 = aucun bord droit
edges-1 = un bord droit
edges-2 = deux bords droits
shade-dark = foncée
shade-medium = moyenne
shade-light = claire
turn-1 = tournée une fois
turn-2 = tournée deux fois
turn-3 = tournée trois fois
cell-open = { $cell }, ouverte
cell-touch = { $cell }, ouverte, vous touche
cell-team = { $cell }, { $team }

order = Trier
order-laid = Sans tri
order-edges = Bords d’abord
order-shade = Du foncé au clair
straight = Bords droits seulement
tidy = Combler les trous
heaps = Tas
heap-0 = Réserve
heap-n = Tas { $number }
heap-count = { $number ->
    [one] { $heap }, { $number } pièce
   *[other] { $heap }, { $number } pièces
}
heap-empty = Il n’y a rien ici. Faites glisser des pièces sur le nom d’un tas pour les trier.
rims = Montrer où vous pouvez poser
help = Tournez avec R, la molette, un clic droit ou un second doigt. Ne bougez plus sur le plateau pour pointer ; la touche P le fait aussi.
border = Voir votre frontière
turn = Tourner
back = Remettre
drawer = Pièces hors du jeu : { $number }. { $team } a recouvert leurs cases.
rack-about = Pièces-clés qui attendent la marche : { $names }
tools = Réserve

covered = Les réserves sont cachées
ready = Préparez-vous
go = Partez !
head = { $team } a de l’avance
paused = Pause
paused-both = Les deux équipes l’ont voulue. Plateau et réserves sont cachés.
paused-lost = Une équipe a perdu sa connexion. La course reprend dans { $seconds } s au plus.
resume = Continuer
resumes = Reprise dans
pause = Demander une pause
apart = Certains d’entre vous sont sur un autre serveur : pas de pauses, et leurs mains sont cachées.
pause-asked = Retirer la demande de pause
pause-agree = Accepter la pause de { $team }
clock = Temps de la course
count = { $team } : pièces { $pieces }, interrupteurs { $switches }, Pièces-clés { $keys }
left = ouvertes : { $number }
line-good = Bonne connexion
line-fair = Connexion moyenne
line-poor = Mauvaise connexion
line-none = Mesure de la connexion
line-about = Aller-retour { $rtt } ms. Vos poses comptent { $credit } ms plus tôt pour compenser.
cut = Vous êtes coupés. Attendez.
cut-team = Équipe coupée : { $team }
pending = Livre de liaison : une pièce peut aller sur toute case ouverte.
pending-team = { $team } peut poser une pièce n’importe où
book = Vous êtes coupés. Jouer un Livre de liaison ?
book-captain = Vous êtes coupés. Votre capitaine peut jouer un Livre de liaison.
book-play = Le jouer
book-sure = Cela ne s’annule pas. Le jouer ?
book-yes = Oui, le jouer
book-no = Non
over = L’île est complète
over-turns = Temps écoulé : le reste se pose tour à tour
over-next = La marche commence dans un instant.
flipped = Trouvez les voisines par l’image et les languettes.
watch = Vous êtes spectateur. Chaque équipe seule voit sa réserve.
point = { $name } : regardez ici
you = Vous
hinted = Un conseil : { $piece } peut être posée.

said-laid = { $cell } est à vous.
said-grabbed = { $piece } dans votre main. Cases ouvertes qui vous touchent : { $cells }.
said-put = Remise dans la réserve.
said-opened = Partez ! Les réserves sont ouvertes.
said-typed = Case { $cell }. Entrée pose la pièce.
why-piece_gone = Cette pièce n’est plus là.
why-dead = { $team } a recouvert sa case.
why-let_go = Remise dans la réserve : tenue trop longtemps.
why-no_answer = Pas de réponse de la table. Réessayez.
