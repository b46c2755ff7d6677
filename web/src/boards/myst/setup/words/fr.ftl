# Ce que dit le formulaire d’une nouvelle table, outre les noms des options, qui sont au jeu.

team-0 = Bleu
team-1 = Jaune
one_screen = Pas de course à plusieurs mains sur un seul écran : on pose tour à tour, ou en simulation.
team_split-person = Personne { $person } : { $team }
team_split-unfair = Chaque équipe doit compter une à trois personnes.
hands = Mains de la course simulée
hands-one = Main { $hand } de { $team }
