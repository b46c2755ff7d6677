# NYET! in the terminal: the sketch of its table, and moves that were typed.

typed-how = { $problem }; write a move like play:b7, nyet:trump:r, team:0+2, bonus:1, shed:g1 or give:y3
typed-no_move = '{ $text }' is not a move
typed-no_card = '{ $text }' is not a card: write a colour of b, r, y, g and a value 1-13, e.g. b7
typed-no_seat = '{ $text }' is not a seat: seats are 0 to 4
typed-no_team = '{ $text }' is not a team: write its seats in rising order, such as 0+2

sketch-legend = ●b blue  ★r red  ▲y yellow  ■g green;  $ a one, which can become loot;  ♛ a supertrump, one of the trumps
    ✗ a covered box and who covered it;  ◀ the box that is left, the best card of a trick;  ▶ who is to act

## Lines and boxes of the board

sketch-line-first = First
sketch-line-discard = Cards
sketch-line-trump = Trump
sketch-line-super = Super
sketch-line-points = Points
sketch-discard = { $box ->
    [d0] keep all
    [d1] lay 1
    [d2] lay 2
    [p1] pass 1
    [p2] pass 2
    [x1] 1, no ones
   *[x2] 2, no ones
}
sketch-box = { $box ->
    [none] none
   *[other] { $box }
}

## Terms of the round

sketch-round = Round { $round } { $rounds ->
    [0] to { $target } points
   *[other] of { $rounds }
}
sketch-first = { $name } first
sketch-trump = trump
sketch-super = { $colour ->
    [none] no supertrumps
   *[other] super
}
sketch-each = { $points } a trick
sketch-so_far = team { $team } { $points } so far

## Rows and columns

sketch-trick = Trick
sketch-before = Before
sketch-to = to { $name }
sketch-gone = Gone
sketch-void = has no { ROW($colours) }
sketch-trumps = TRUMP
sketch-aside = Aside
sketch-passed = Passed
sketch-got = Got
sketch-head-seat = seat
sketch-head-score = score
sketch-head-cards = cards
sketch-head-tricks = tricks
sketch-head-team = team
sketch-head-loot = loot
sketch-sign-deals = deals
sketch-sign-first = first
sketch-sign-bonus = Bonus x2
sketch-sign-leads = leads
sketch-sign-ready = ready
sketch-sign-place = place { $place }

part-round = round
