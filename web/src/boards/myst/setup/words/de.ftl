# What the form of a new table says besides the names of options, which are the game's.

team-0 = Blau
team-1 = Gelb
one_screen = An einem Bildschirm gibt es kein Wettlegen: Gelegt wird reihum oder simuliert.
team_split-person = Person { $person }: { $team }
team_split-unfair = Jedes Team braucht einen bis drei Leute.
hands = Hände des simulierten Rennens
hands-one = Hand { $hand } von { $team }
