# Ce que les tables disent d’elles-mêmes, quel que soit le jeu.

hint-only = C’est votre seul coup possible.
hint = { $why } { hint-worth }
hint-worth = Chances de victoire : { $worth } %.
hint-next = { $hint } Ensuite : { $move }, { $worth } %.
hint-quick = Estimation rapide : l’expert est occupé.
hint-quick-why = { $why } Estimation rapide : l’expert est occupé.
turn-move = { $move } : { $reason }
# Qui joue pour une place, quand on ne connaît pas son nom : comme le jeu l’appelle.

player = { $otherwise }

# Quelque chose par sa notation, quand on ne le dit pas avec des mots.

notation = { $written }
