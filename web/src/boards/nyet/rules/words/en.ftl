# NYET!: what stands below the drawn examples in its rules.

board = Half way through the vetoes. Three boxes of the trump line are covered, so { $trump } stays and is trump. The line of points still has { $left } open boxes.
board-seen = The five lines with boxes; stamped boxes show who covered them and when. Open in the trump line: { $trump } alone.
passing = Everyone passes at the same moment. What { $one } gives, { $two } gets; nobody passes on a card that has just come.
passing-seen = Four players in a row, each with the card that they give above and the card that they get below. Lines lead from each card given to the player on the left, who gets it.
trick = { $leader } leads. Two supertrumps are in the trick, and the later one wins: { $winner } takes it. The other one was played by the other team, so it is loot ({ $loot }).
trick-seen = A trick of four cards: blue 13, red 1, red 1, blue 6. Red 1s are supertrumps. { $winner } takes it and has { $loot } loot.
scoring = Team A has { $tricks } tricks and { $loot } loot. Times { $points } that is { $one }, and each of the two gets all of it. Each player of team B gets { $two }.
scoring-seen = The result of a round. Team A: { $tricks } tricks and { $loot } loot, times { $points }, { $one } for each. Team B: { $two } for each.
