# Nusubito in the terminal: the sketch of the courtyard, moves that were typed, and what is asked before some.

typed-no_move = '{ $text }' is not a move; write a move like leap:C1, rod:3, coin:1.2S, lay, move:B2-B3, heal:B2>E3, upgrade:B2+B3+C2@B2 or bolster:C2>C1
risk-treasure = Claim the treasure on { $temple }? Wrong means you lose now.
risk-capture = Capture with the Seeker on { $cell }? If the Thief is not there you lose now.
risk-concede = Give up? The Mist wins.

sketch-legend = H Healer, B Builder, S Seeker: 0, 1 and 2 Darts;  S* has acted in this turn, _s_ lies
    { "[" } ] temple, ║2║ bolstered;  @ the Thief, $ the treasure may be here;  33%, ?, x: how likely the Thief is here
    ─ │ cells between two temples, · crosses, which are beside none;  >3: the row or column he showed by night
    Rods at the edges: [ ] not looked at, [?] looked at, [G] green, [R] red
    Coins by day and round: ●● face down, +●● sacrificed with it, -- none, in brackets: being taken back
sketch-role = { $role ->
    [thief] Thief
   *[mist] Mist
}

## Supplies

sketch-left = { $kind ->
    [action] { $count ->
        [one] { $left } of { $count } action left
       *[other] { $left } of { $count } actions left
    }
   *[point] { $count ->
        [one] { $left } of { $count } point left
       *[other] { $left } of { $count } points left
    }
}
sketch-streams = Streams
sketch-time = Time
sketch-day = { $round ->
    [0] ☾ night { $day }
   *[other] ☼ day { $day }, round { $round }
}
sketch-darts = Darts
sketch-dart_pool = { $darts } (pool { $pool })
sketch-stock = , Bolsters in stock { $count }
sketch-pools = Pools
sketch-coins = Coins { $day }
sketch-hand = Hand
sketch-hand_count = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
sketch-later = { ROW($coins) } from the next turn on
sketch-treasure = Treasure
sketch-or = { OR($temples) }

## The Thief's own turn

sketch-tonight_head = Tonight
sketch-tonight = { $number ->
    [0] nothing
   *[other] { ROW($actions) }
} ({ $count ->
    [one] { $count } point
   *[other] { $count } points
})
sketch-price_head = Price
sketch-price = 0-1 point: hidden. 2: you name your row or column. 3: your temple is shown.
sketch-turn = Turn
sketch-leapt = { $moved ->
    [1] { $start } to { $at }
   *[0] on { $at }
}
sketch-points_of = { $count ->
    [one] { $points } of { $count } point
   *[other] { $points } of { $count } points
}
sketch-coin_aside = Coin { $coin } aside
sketch-leaps = Leaps
sketch-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sketch-darts_paid = { $count ->
    [one] { $count } Dart
   *[other] { $count } Darts
}
sketch-then_sacrifice = then a sacrifice
sketch-special_head = Special
sketch-no_special = { $sacrificed ->
    [1] not after a sacrifice
   *[0] only with a single leap of one point
}
sketch-stuck_head = Stuck
sketch-no_turn = no turn can be completed
sketch-no_coin = no Coin is in your hand
sketch-stuck-here = you are there: a turn ends elsewhere
sketch-stuck-far = too far
sketch-stuck-bolsters = Bolsters are in the way
sketch-stuck-coin = a second Coin would be needed
sketch-stuck-darts = { $count ->
    [one] { $count } Dart short
   *[other] { $count } Darts short
}
sketch-seen = Seen
sketch-exposed_head = Exposed
sketch-exposed = { $count ->
    [one] { $count } temple possible
   *[other] { $count } temples possible
}{ $danger ->
    [yes] ; a Seeker can come here
    [no] ; no Seeker can come here
   *[unknown] { "" }
}

## What others know of the Thief

sketch-last_night = { $axis ->
    [row] in row { $name } last night
    [col] in column { $name } last night
    [temple] in temple { $name } last night
   *[none] unseen
}
sketch-on = on { $temple }
sketch-aid = Aid
sketch-can_be = he can be on { AND($temples) }
sketch-no_healers = The Healer pool is empty: a Seeker that moves leaves none behind.
sketch-stuck_builder = A Builder on B2, D2, B4 or D4 cannot move.

part-game = game
