# NYET! : ce que ses options veulent dire, et lesquelles ne vont pas ensemble.

option-players-about = Le nombre de joueurs.
option-end_mode-about = Jouer un nombre fixe de manches, ou jusqu’à un score.
option-round_count-about = Manches à jouer. Par défaut : 8, mais 9 à trois et 10 à cinq joueurs.
option-target_score-about = Le score qui met fin à une partie aux points.
option-round_cap-about = Une partie aux points se termine au plus tard après cette manche.
option-nyet_starter-about = Qui pose le premier jeton d’une manche.
option-discard_line-about = Les cases de la ligne de l’écart.
option-character_choice-about = Personnages selon la place, ou choisis à tour de rôle au début.
option-first_dealer-about = Qui distribue en premier.
option-loot_includes_supertrumps-about = Un super-atout capturé compte comme butin.
option-bonus_doubles_negative-about = La carte Bonus double aussi une perte.
option-finish_dealing_cycle-about = Aux points seulement : on joue jusqu’à ce que tous aient distribué aussi souvent.
option-card_memory-about = Ce que la table montre des cartes déjà jouées.
option-reveal_discards-about = Montrer les cartes écartées à la fin d’une manche.
option-auto_play_forced-about = Quand une seule carte est possible, elle est jouée pour vous.

## Options qui ne vont pas ensemble

options-no_line = { $option } : « { $line } » est inconnue ; prenez { ROW($lines) } ou une liste de cases
options-no_box = { $option } n’a pas de case « { $box } » ; il y a { ROW($boxes) }
options-box_twice = { $option } nomme une case deux fois
options-boxes = { $option } demande 2 à 6 cases, pas { $count }
options-dealer = { $dealer } : à { $players } joueurs, cette place n’existe pas
options-round_count = { $option } ne va qu’avec { $mode } ; une partie aux points est limitée par { $cap }
options-points_only = { $option } ne va qu’avec { $points }
options-dealing_cycle = { $option } ne va qu’avec { $points } ; pour un nombre de manches, réglez plutôt { $rounds }
