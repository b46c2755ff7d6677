# MYST : ce que ses options veulent dire, et lesquelles ne vont pas ensemble.

option-players-about = Deux équipes, Bleu et Jaune.
option-race_driver-about = Qui pose quand : tous à la fois, en simulation, ou tour à tour ; selon la table : tous à la fois si des personnes jouent.
option-youngest_team-about = L’équipe du plus jeune pose sa Pièce-clé en premier.
option-people-about = Combien de personnes sont dans les deux équipes.
option-team_split-about = Appuyez sur une personne pour la changer d’équipe. Une équipe compte une à trois personnes.
option-team_decision-about = Qui répond pour une équipe : tour à tour pendant la marche, toujours le capitaine, ou le premier qui agit.
option-first_landmark-about = Lieux pour commencer : tous, ou ceux de vos propres cartes.
option-touch-about = Comment une nouvelle pièce doit toucher une pièce de son équipe.
option-board_face-about = Retourné : le plateau vide montre une grille et pas d’image.
option-dead_pieces-about = Les pièces dont les autres ont recouvert la case quittent la réserve, deviennent grises ou restent telles quelles.
option-piece_turns-about = Les pièces sont tournées dans la réserve.
option-turn_hint-about = Une pièce sur sa case mais tournée le dit, sans temps d’attente.
option-wrong_drop_wait_ms-about = Première attente après une mauvaise case, en millièmes de seconde.
option-lag_cap_ms-about = Retard d’une ligne lente qui est compensé, en millièmes de seconde.
option-race_idle_hint_s-about = Après tant de secondes sans pièce, une équipe reçoit un conseil.
option-race_time_limit_s-about = Après tant de secondes, la course continue tour à tour.
option-head_start_s-about = Pendant ce temps, seule cette équipe pose.
option-bot_race_skill-about = La rapidité de leurs mains dans une course en direct ; leur réflexion dépend de leur niveau.
option-bot_pace-about = Les bots courent aussi vite qu’ils peuvent, ou comme les personnes d’en face.
option-blue_hands-about = Les mains de Bleu dans une course simulée, et leur rapidité.
option-yellow_hands-about = Les mains de Jaune dans une course simulée, et leur rapidité.
option-book_in_race-about = Les Livres de liaison aident une équipe coupée dans la course, ou non.
option-books_per_turn-about = Combien de Livres de liaison on peut jouer dans un tour de marche.
option-first_mover-about = Qui marche en premier : l’équipe qui a le moins ou le plus de pièces, ou celle du plus jeune.
option-tie_first_mover-about = Qui marche en premier à 30 : 30.
option-turns-about = Combien de tours on marche : à la toupie, ou 3 à 15.
option-pawn_block-about = L’autre pion barre la route, ou laisse passer.
option-reach_rule-about = Une Pièce-clé est atteinte en s’y arrêtant, ou en passant dessus.
option-stay_reaches-about = Un pion qui reste sur une case-clé l’atteint de nouveau.
option-move_diagonal-about = Les pions marchent dans huit directions.
option-bonus_needs_card-about = Le bonus n’est compté qu’avec une carte du lieu.
option-first_key_bonus-about = La première Pièce-clé d’une équipe rapporte aussi le bonus.
option-draw_rule-about = Totaux égaux : égalité, le plus d’interrupteurs gagne, ou le moins de pièces gagne.
option-reveal_undealt-about = Montrer les cartes non distribuées quand tout est fini.
option-turn_timer_s-about = Secondes pour une décision avant que la plus simple ne soit prise.
option-spectators_see-about = Ce que voient les personnes qui regardent seulement.
option-cut_seed-about = Un nombre qui donne la découpe des pièces. Une course en direct en a toujours une nouvelle.
option-art_seed-about = Un nombre qui donne les vagues, les nuages et les feuilles de l’image.

## Options qui ne vont pas ensemble

options-turns = { $turns } : prenez { $spin }, ou de { $least } à { $most }
options-hands = { $option } : une équipe a 1 à { $most } mains, pas { $count }
options-team_split = { $option } : chacune des { $people } personnes est { $blue } ou { $yellow } ; une équipe en a de 1 à { $most }
options-real_time = { $live } se joue à la seconde ; prenez { $alternate }, ou { $simulated } pour des bots
options-no_live_race = une course en direct n’attend pas ; utilisez { $alternate }, ou { $simulated } pour des bots
