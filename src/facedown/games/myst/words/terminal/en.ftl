# MYST in the terminal: the sketch of the island, moves that were typed, and what is asked before some.

typed-no_move = '{ $text }' is not a move; write a move like key:rocket, place:D4, focus:D4, any, book, wait, move:H2, jump:I4, lay, remove, leave or end
risk-book = Play the Linking Book? It leaves your hand for good.
risk-end = This was your last turn, and your Linking Book counts nothing. End it all the same?

sketch-legend = b y pieces of Blue and Yellow, · open;  G P R L S T C Key cells, small letters: the rest of their pictures
    B Y a Key Piece that was laid on top, y▸B: laid by Yellow, Blue's on top;  × settled for good;  ⊥ a switch
    ■ ● pawns of Blue and Yellow, numbers: steps to walk there;  • a cell that you may cover;  ▮ a round that is left
sketch-short = { $landmark ->
    [gears] Gears
    [planetarium] Planetarium
    [rocket] Rocket
    [library] Library
    [ship] Ship
    [clock] Clock
   *[cabin] Cabin
}

## Columns

sketch-head-pieces = pieces
sketch-head-keys = keys
sketch-head-hand = hand
sketch-head-landmark = landmark
sketch-head-points = pts

## The race and the walk

sketch-race = Race
sketch-open = { $count ->
    [one] { $count } open cell
   *[other] { $count } open cells
}
sketch-state-anywhere = may lay anywhere
sketch-state-cut_off = is cut off
sketch-state-waits = waits
sketch-hands = Hands
sketch-walk = Walk
sketch-round = round { $round } of { $turns }
sketch-last_turn = last turn: nobody answers
sketch-spin = Spin
sketch-spun = { $count ->
    [one] { team } spun { $spin }, { $count } step left
   *[other] { team } spun { $spin }, { $count } steps left
}
sketch-in_reach = In reach
sketch-reach = { $action ->
    [lay] { $cell } lay
   *[remove] { $cell } take off
}
sketch-here = Here
sketch-key_action = { $action ->
    [lay] lay for { $count } points
   *[remove] remove for { $count } points
}

## Cards, odds and the count

sketch-cards = Cards
sketch-picked_head = Picked
sketch-picked = the { sketch-short }, in secret
sketch-they_hold = They hold
sketch-books = Books
sketch-undealt = Not dealt
sketch-switches = { $points } for switches
sketch-gained = { $points ->
    [0] nothing, the others control it
   *[other] { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } bonus
    }
}
