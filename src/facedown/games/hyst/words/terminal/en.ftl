# H.Y.S.T. in the terminal: the sketch of the museum, moves that were typed, and what is asked before some.

typed-no_move = '{ $text }' is not a move; write a move like roll, move:E5, play:smoke, place:D3, camera:F3, face:W, edge:C3-D3, steal or end_turn
risk = { $danger ->
    [laser] Run into the laser? { caught-now }.
    [camera] Walk into view? { caught-now }.
   *[sight] Play this move? { caught-now }, no matter what follows.
}
caught-now = { $holds ->
    [1] You are caught and drop the diamond
   *[0] You are caught
}

sketch-legend = ▲ ▶ ▼ ◀ cameras and where they look;  /// in view, ▒▒▒ smoke, in which nobody is seen;  ╳ a laser
    R O B P G Y thieves, ◆ the diamond, behind a letter: its holder;  R+3: Red and three pieces more
    • within your points, ! only through view or laser;  ▓ a barricade;  ▮ a card;  (card) not playable now
sketch-again = The same museum again: --option layout={ $code }
sketch-outside = off
sketch-no_cards = no cards

## The turn and the diamond

sketch-turn = Turn
sketch-number = { $turn }{ $left ->
    [-1] { "" }
   *[other] , { $left } left
}
sketch-time = Time
sketch-sudden_death = SUDDEN DEATH: the next to take the diamond wins
sketch-points = Points
sketch-of = of { $count }
sketch-card = Card
sketch-plays = { $who } plays { $card }
sketch-diamond = Diamond
sketch-lies = lies on { $space }
sketch-has_it = has it
sketch-no_way_out = no safe way out
sketch-way_out = { $count ->
    [one] { $exit } in { $count } step ({ $share } by the next roll)
   *[other] { $exit } in { $count } steps ({ $share } by the next roll)
}
sketch-rival = { $count ->
    [one] { $who } { $count } step away ({ $share })
   *[other] { $who } { $count } steps away ({ $share })
}

## What a choice leads to

leads-win = { $sure ->
    [1] you win!
   *[0] can win
}
leads-diamond = { $sure ->
    [1] the diamond!
   *[0] can get the diamond
}
leads-caught = { $danger ->
    [laser] caught by a laser
    [camera] caught by a camera
   *[sight] you are caught
}
leads-catches = { $sure ->
    [1] catches { AND($names) }
   *[0] can catch { AND($names) }
}

## Hand, piles and unseen cards

sketch-hand = Hand
sketch-piles = Piles
sketch-pile_counts = deck { $deck }, smoke { $smoke }, lasers { $lasers }
sketch-discards = Discards
sketch-house = House
sketch-exposed_head = Exposed
sketch-exposed = the camera on { OR($cameras) } could be turned on you
sketch-card_head = card
sketch-unseen = unseen
sketch-unseen_of = { $count } of { $all }
