# NYET! : ce que disent le journal, les coups, les refus et les conseils.

who = { $character ->
    [bear] Ours
    [wolf] Loup
    [crane] Grue
    [tiger] Tigre
    [eagle] Aigle
   *[other] Place { $seat }
}
animal = { $character ->
    [bear] Ours
    [wolf] Loup
    [crane] Grue
    [tiger] Tigre
   *[eagle] Aigle
}
colour = { $colour ->
    [b] bleu
    [r] rouge
    [y] jaune
   *[g] vert
}
a-card = { $value } { colour }
a-supertrump = super-atout { a-card }
suit = { $trump ->
    [1] { colour } (atout)
   *[0] { colour }
}

## Cases du plateau, quand on les refuse

box-first = { $name } en premier joueur
box-discard = { $box ->
    [d0] « on n’écarte rien »
    [d1] « chacun écarte une carte »
    [d2] « chacun écarte deux cartes »
    [x1] « chacun écarte une carte, mais pas de 1 »
    [x2] « chacun écarte deux cartes, mais pas de 1 »
    [p1] « chacun passe une carte à gauche »
   *[p2] « chacun passe deux cartes à gauche »
}
box-trump = atout { $box ->
    [b] bleu
    [r] rouge
    [y] jaune
   *[g] vert
}
box-super = { $box ->
    [b] super-atouts bleus
    [r] super-atouts rouges
    [y] super-atouts jaunes
    [g] super-atouts verts
   *[none] « pas de super-atouts »
}
box-points = { $box ->
    [one] { $box } point par pli
   *[other] { $box } points par pli
}

## Journal

log-character = { $name } joue { $character ->
    [bear] l’Ours
    [wolf] le Loup
    [crane] la Grue
    [tiger] le Tigre
   *[eagle] l’Aigle
}.
log-round = Manche { $round }. { $dealer } distribue.
log-nyet = { $name } dit NYET : { $box }.
log-closed-first = Premier joueur : { $name }.
log-closed-discard = { $box ->
    [d0] On n’écarte rien.
    [d1] Chacun écarte une carte.
    [d2] Chacun écarte deux cartes.
    [x1] Chacun écarte une carte, mais pas de 1.
    [x2] Chacun écarte deux cartes, mais pas de 1.
    [p1] Chacun passe une carte à gauche.
   *[p2] Chacun passe deux cartes à gauche.
}
log-closed-trump = L’atout est { $box ->
    [b] bleu
    [r] rouge
    [y] jaune
   *[g] vert
}.
log-closed-super = { $box ->
    [b] Les 1 bleus sont super-atouts.
    [r] Les 1 rouges sont super-atouts.
    [y] Les 1 jaunes sont super-atouts.
    [g] Les 1 verts sont super-atouts.
   *[none] Il n’y a pas de super-atouts.
}
log-closed-points = Chaque pli et chaque carte de butin vaut { $box }.
log-teams = { $name } joue avec { AND($mates) }.
log-teams-two = { $name } joue contre { $other }.
log-teams-alone = { $name } joue en solo.
log-bonus = { $name } a la carte Bonus (x2).
log-ready = { $name } a choisi.
log-passed = { $count ->
    [one] Chacun passe une carte à gauche.
   *[other] Chacun passe deux cartes à gauche.
}{ $got ->
    [0] { "" }
   *[other] { " " }Vous recevez : { AND($cards) }.
}
log-shed = { $count ->
    [one] Chacun écarte une carte.
   *[other] Chacun écarte deux cartes.
}{ $got ->
    [0] { "" }
   *[other] { " " }Vous recevez : { AND($cards) }.
}
log-played = { $name } joue le { $card }.
log-trick = { $count ->
    [0] { $name } remporte le pli { $number } avec le { $card }.
   *[other] { $name } remporte le pli { $number } avec le { $card } et rafle { ROW($loot) }.
}
log-loot = le { $card } (à { $name })
log-scored = Manche { $round }, { $points } par pli : { ROW($credits) }.
log-credit = { $name } { $credit }
log-over = { $count ->
    [one] { AND($names) } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { AND($names) } gagnent ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## Coups

choice-play = jouer le { $card }
choice-shed = écarter le { $card }
choice-give = passer le { $card }
choice-nyet = NYET : { $box }
choice-char = { $character ->
    [bear] être l’Ours
    [wolf] être le Loup
    [crane] être la Grue
    [tiger] être le Tigre
   *[eagle] être l’Aigle
}
choice-team = jouer avec { AND($names) }
choice-alone = jouer en solo
choice-bonus = donner la carte Bonus à { $name }

## Refus

refused-watching = vous êtes spectateur
refused-over = la partie est terminée
refused-turn = ce n’est pas votre tour
refused-ready = vous avez choisi ; les autres choisissent encore
refused-veto = on joue des cartes quand il ne reste qu’une case ouverte par ligne
refused-teams = il faut d’abord former les équipes
refused-ones = on n’écarte pas de 1 dans cette manche tant qu’on a une autre carte
refused-follow = { $suit } demandé et vous en avez encore : fournissez
refused-crowned = un super-atout compte comme atout : il ne fournit pas { $suit }
refused-not_now = ce n’est pas possible maintenant
refused-no_move = ce coup n’existe pas
refused-kind = { $asked ->
    [character] maintenant, on choisit un personnage
    [nyet] maintenant, on refuse une case
    [team] maintenant, le premier joueur forme les équipes
    [bonus] maintenant, on attribue la carte Bonus
    [shed] maintenant, on écarte ou on passe des cartes
    [trick] maintenant, on joue une carte
   *[other] personne n’a rien à décider maintenant
}
refused-no_box = ce plateau n’a pas cette case
refused-is_covered = cette case est déjà couverte
refused-last_box = c’est la dernière case ouverte de sa ligne : elle reste ouverte
refused-team = à { $players } joueurs, le premier joueur ne peut pas former cette équipe
refused-bonus = la carte Bonus va à la plus petite équipe : { OR($names) }
refused-taken = ce personnage est déjà pris
refused-hold = vous n’avez pas le { $card }
refused-hold_shed = vous n’avez pas le { $card }
refused-pass_now = dans cette manche, on passe des cartes, on n’en écarte pas
refused-discard_now = dans cette manche, on écarte des cartes, on n’en passe pas

## Conseils

advice-first-mine = Vous n’avez pas besoin d’entamer en premier.
advice-first = { $name } entamerait et formerait les équipes.
advice-ones = { $count ->
    [0] Vous n’avez aucun 1.
   *[other] Vous avez { $count } des douze 1.
}
advice-trump = { $count ->
    [0] Vous n’avez pas de { colour }.
   *[other] Vous n’avez que { $count } en { colour }.
}
advice-crown = Vos 1 peuvent encore devenir super-atouts.
advice-super = { $count ->
    [0] Vous n’avez aucun des trois 1 en { colour }.
   *[other] Vous avez un des trois 1 en { colour }.
}
advice-negative = -2 ferait d’une bonne main une mauvaise.
advice-points = { $points } par pli convient moins à votre main.
advice-alone = En solo, vous avez la carte Bonus.
advice-partners = Les partenaires marquent autant que vous, et cela n’aide pas le meneur.
advice-shed-negative = À -2, une carte forte ou un atout ne fait que ramasser des plis.
advice-shed-short = Il vous restera peu de { colour } et vous pourrez couper.
advice-shed-one = Un 1 ordinaire finit le plus souvent en butin pour les autres.
advice-shed-least = C’est l’une des cartes dont vous avez le moins besoin.
advice-lead-negative = À -2, elle a des chances de laisser le pli à quelqu’un d’autre.
advice-lead-super = Seul un super-atout joué après peut battre un super-atout.
advice-lead-trump = Elle fait tomber les atouts.
advice-lead-high = Une carte forte en { colour }, avant que les autres n’en aient plus.
advice-lead-little = Elle risque peu.
advice-follow-negative = À -2, vous ne voulez ni le pli ni l’entame.
advice-follow-takes = { $loot ->
    [0] Elle prend le pli à coup sûr.
   *[other] Elle prend le pli à coup sûr, avec { $loot } de butin dedans.
}
advice-follow-beats = { $loot ->
    [0] Elle bat ce qui est sur la table.
   *[other] Elle bat ce qui est sur la table, avec { $loot } de butin dedans.
}
advice-follow-safe = { $name }, votre partenaire, est en tête : le 1 y est à l’abri.
advice-follow-partner = { $name }, votre partenaire, est en tête ; gardez vos forces.
advice-follow-little = { $name } est en tête, et vous ne pouvez ou ne devez pas faire mieux : donnez peu.

## Chat

hush = les partenaires n’ont pas le droit de discuter pendant une manche de NYET! ; le chat rouvre quand la partie est terminée
