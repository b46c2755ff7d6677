# NYET! : ce que dit le plateau.

close = Fermer
char-bear = Ours
char-wolf = Loup
char-crane = Grue
char-tiger = Tigre
char-eagle = Aigle
colour-b = bleu
colour-r = rouge
colour-y = jaune
colour-g = vert
card = { $value } { $colour }
card-super = { $card }, super-atout
board = Les cinq lignes
line-first = Premier
line-discard = Écart
line-trump = Atout
line-super = Super
line-points = Points
line-first-long = Ligne 1 : qui est premier joueur
line-discard-long = Ligne 2 : ce qu’on écarte ou passe
line-trump-long = Ligne 3 : la couleur d’atout
line-super-long = Ligne 4 : la couleur des 1 super-atouts
line-points-long = Ligne 5 : les points par pli et par carte de butin
box-d0 = rien
box-d1 = 1 carte
box-d2 = 2 cartes
box-x1 = 1, sauf un 1
box-x2 = 2, sauf un 1
box-p1 = 1 à gauche
box-p2 = 2 à gauche
super-none = aucun
points-word = par pli
said-first = premier : { $name }
said-trump = atout { $colour }
said-super = super-atouts : { $colour }
said-none = pas de super-atouts
said-points = { $count } par pli
said-d0 = pas d’écart
said-d1 = écarter 1
said-d2 = écarter 2
said-x1 = écarter 1, sauf un 1
said-x2 = écarter 2, sauf un 1
said-p1 = passer 1 à gauche
said-p2 = passer 2 à gauche
short-first = premier
short-discard = écart
short-trump = atout
short-super = super
short-points = par pli
stays = reste
terms = Conditions de cette manche
round = Manche { $round }
round-of = Manche { $round }/{ $rounds }
veto-you = Votre NYET! Tamponnez une case.
again = Appuyez encore pour confirmer.
veto-other = { $name } va tamponner une case.
veto-count = { $placed } sur { $all }
veto-count-long = Jetons posés, et combien il y en aura
aria-neutral = { $box } : pas dans cette partie
aria-covered = { $box } : couverte par { $name }, numéro { $number }
aria-result = { $box } : fixée pour cette manche
aria-cover = Dire NYET à : { $box }
aria-open = { $box } : ouverte
aria-left = { $count ->
    [one] { $count } case ouverte
   *[other] { $count } cases ouvertes
}
aria-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
aria-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
aria-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
aria-loot = butin : { $cards }
aria-played = { $order } : { $name } a joué { $card }
aria-winning = { $order } : { $name } a joué { $card }, en tête
aria-not = pas permis maintenant
stock = Cartes avec lesquelles personne ne joue dans cette manche : { $count }
team = Équipe { $letter }
teams = Équipes
sign-dealer = donneur
sign-first = premier joueur
sign-first-short = premier
sign-bonus = a la carte Bonus : compte double
sign-ready = prêt
sign-acting = tour en cours
sign-away = pas connecté
turn-you = à vous
turn-thinks = réfléchit
turn-acts = joue
trick = Pli { $number }
takes = Pli pour { $name }
takes-you = Pli pour vous
hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
trumps = atout { $count }
received = reçue
new = nouvelle
duty-lead = Vous entamez : carte au choix.
duty-free = Pas de { $suit } en main : carte au choix.
duty-follow = { $count ->
    [one] Vous devez fournir { $suit } : 1 carte.
   *[other] Vous devez fournir { $suit } : { $count } cartes.
}
team-need = Appuyez sur un joueur pour choisir votre partenaire.
team-need5 = Appuyez sur un joueur pour une paire, sur deux pour un trio.
team-alone = Vous seul contre { $others }.
team-with = { $team } contre { $others }.
team-x2you = Vous avez ×2.
team-x2 = { $name } a ×2.
team-x2pair = Vous direz ensuite lequel de vous deux a ×2.
team-x2other = Vous direz ensuite lequel des deux autres a ×2.
team-add = Prendre { $name } dans votre équipe
team-drop = Envoyer { $name } dans l’autre équipe
team-go = Confirmer les équipes
team-wait = { $name } choisit les équipes.
ask-character = Qui voulez-vous être ?
wait-character = { $name } choisit un personnage.
ask-bonus = Qui reçoit la carte Bonus ? Son score compte double.
wait-bonus = { $name } attribue la carte Bonus.
ask-shed = { $count ->
    [one] Écartez une carte, face cachée.
   *[other] Écartez deux cartes, face cachée.
}
ask-except = { $count ->
    [one] Écartez une carte, mais pas un 1.
   *[other] Écartez deux cartes, mais pas de 1.
}
ask-pass = { $count ->
    [one] Passez une carte à { $name }, à votre gauche.
   *[other] Passez deux cartes à { $name }, à votre gauche.
}
ask-tap = { $count ->
    [one] Appuyez sur une carte de votre main
   *[other] Appuyez sur deux cartes de votre main
}
ask-doshed = Écarter
ask-dopass = Passer
ask-back = { $card } : reprendre en main
wait-others = Vous avez choisi. On attend les autres.
wait-shed = Chacun écarte des cartes.
wait-pass = Chacun passe des cartes à gauche.
tally = Score de cette manche jusqu’ici
tally-long = Plis : { $tricks }, cartes de butin : { $loot }
tally-bonus = { $name } ×2 : { $worth }
sack = { $count ->
    [one] { $count } carte de butin
   *[other] { $count } cartes de butin
}
tools = Outils du plateau
sort = Trier la main par couleur imprimée
sheet = Feuille de score
sheet-round = M.
sheet-leads = mène
sheet-empty = La première manche n’est pas encore finie.
sheet-target = { $name } : { $score } sur { $target }
sheet-legend = A et B sont les équipes, 1 le premier joueur, ×2 la carte Bonus. Sous chaque gain : le total.
last = Dernier pli
last-won = l’a remporté
last-none = Pas de pli à revoir.
pause = Un pli terminé reste
pause-short = un instant
pause-normal = une seconde
pause-long = plus longtemps
pause-tap = jusqu’à mon appui
seen = Cartes vues
seen-about = Appuyez sur une carte encore en jeu pour noter chez qui vous la soupçonnez. Vous seul voyez vos notes.
seen-cell = { $gone } passées, { $mine } dans votre main, { $left } ailleurs
seen-guess = votre avis : { $name }
seen-mine = dans votre main
seen-gone = passées
seen-left = ailleurs
voids-about = Qui n’a plus de quoi ? Appuyez pour noter un avis.
voids-sure = n’en a plus, on l’a vu
voids-no = votre avis : n’en a plus
voids-yes = votre avis : en a encore
voids-open = inconnu
what = Et si ?
what-hand = Votre main par couleur
what-cards = cartes
what-ones = 1
what-top = plus forte
what-about = Vos atouts, avec chaque atout (lignes) et super-atout (colonnes) encore possibles
what-cell = Atouts : { $trumps }, dont super-atouts : { $supers }
scored = La manche { $round } est finie
shown = { $name } avait écarté
shown-stock = Dans le talon :
next = { $name } distribue ensuite.
next-go = Manche suivante
next-end = Résultat final
over = Résultat final
over-won = Vous gagnez !
over-shared = Vous partagez la victoire !
over-winner = { $name } gagne
over-winners = { $name } gagnent
over-best = Meilleure manche : { $name }, { $credit } à la manche { $round }.
over-loot = { $count ->
    [one] Plus gros butin : { $name }, { $count } carte.
   *[other] Plus gros butin : { $name }, { $count } cartes.
}
talk-hushed = Les partenaires n’ont pas le droit de discuter pendant une manche. Le chat rouvre après la partie.
hands-laid_aside = écartées
hands-given = passées
hands-received = reçues du voisin
