# MYST: what is told beside a replay.

heat = Who covered what, and when
heat-about = Numbers count the pieces in the order in which they were laid.
pace = { $pieces ->
    [one] { $name }: { $pieces } piece, usually { $seconds } s for one
   *[other] { $name }: { $pieces } pieces, usually { $seconds } s for one
}
pace-few = { $pieces ->
    [one] { $name }: { $pieces } piece
   *[other] { $name }: { $pieces } pieces
}
turning = Turning points, knowing every hand
turning-none = Nothing turned the game.
swing = { $points ->
    [one] { $points } point for { $team }
   *[other] { $points } points for { $team }
}
missed = Looking back: the best missed walk
missed-one = Round { $round }: { $team } went to { $walked }. With all cards known, { $cell } was { $points } points better.
missed-none = Nobody could have done much better in a single turn.
