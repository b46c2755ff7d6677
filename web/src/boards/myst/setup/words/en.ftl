# What the form of a new table says besides the names of options, which are the game's.

team-0 = Blue
team-1 = Yellow
one_screen = Hands cannot race on one screen: pieces are laid in turns, or simulated.
team_split-person = Person { $person }: { $team }
team_split-unfair = Each team needs one to three people.
hands = Hands of the simulated race
hands-one = Hand { $hand } of { $team }
