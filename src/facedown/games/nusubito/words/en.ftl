# Nusubito: what the log, the moves, the refusals, the hints and the notes say.

## Players, where their names are not known

thief = Thief
mist = Mist
seat = Seat { $seat }

## Pieces and places

slot = day { $day }, round { $round }{ $layer ->
    [S] { " " }(below)
   *[L] { "" }
}
pawn = { $level ->
    [0] Healer
    [1] Builder
   *[2] Seeker
}
colour = { $colour ->
    [green] green
   *[red] red
}
line = { $axis ->
    [row] row { $name }
   *[column] column { $name }
}
rod = Rod { $name } is { colour }
fallen = { $thrown ->
    [0] { pawn } { $start }
   *[1] { pawn } { $start } to { $to }
}
which = { $games ->
    [1] { "" }
   *[other] Game { $game }.{ " " }
}

## What the Thief did by day: "Ann ..."

did-lay = lays a Coin
did-lay-two = lays a Coin on top of another
did-sacrifice = sets a Coin aside
did-dart = takes a Dart
did-rod = looks at Rod { $name }
did-coin = takes back the Coin of { $name }

## The same as steps in their order

order-down = { pawn } { $start } down
order-thrown = { pawn } { $start } thrown to { $to }
order-sacrifice = sacrifice
order-dart = Dart
order-rod = Rod { $name }
order-coin = Coin of { $name }

## What the Thief did by night

night-dart = Dart
night-rod = Rod { $name }
night-coin = Coin from { $name }
night-unbolster = Bolster from { $name }

## Log

log-roles = { $thief } is the Thief, { $mist } the Mist.
log-begins = { $games ->
    [1] It begins: { $thief } (Thief) against { $mist } (Mist).
   *[other] Game { $game } begins: { $thief } (Thief) against { $mist } (Mist).
} The treasure is hidden, the Thief is on C3.
log-day = Day { $day }, round { $round }. { $acts ->
    [0] { $thief } does not move.
   *[other] { $thief } { ROW($did) }.
}{ $count ->
    [0] { "" }
   *[other] { " " }Down: { ROW($downed) }.
}{ $order ->
    [0] { "" }
   *[other] { " " }In this order: { ROW($steps) }.
} Darts { $darts }.
log-night = Night { $day }. { $thief } spends { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { ROW($done) }.{ $reveal ->
    [row] { " " }Now in row { $name }.
    [col] { " " }Now in column { $name }.
    [temple] { " " }Now on { $name }.
   *[nothing] { "" }
} Darts { $darts }.
log-night-nothing = Night { $day }. { $thief } stays hidden and does nothing. Darts { $darts }.
log-step-leap = You leap to { $name }.{ $count ->
    [0] { "" }
   *[other] { " " }Down: { ROW($downed) }.
}
log-step-throw = The Seeker lands on { $name }.
log-step-shoot = You shoot the Seeker on { $name }.
log-step-sacrifice = You set the Coin { $name } aside.
log-step-dart = You take a Dart.
log-step-rod = You look at Rod { $name }: { colour }.
log-step-coin = You take back the Coin { $coin } from { $slot }.
log-step-unbolster = You take the Bolster from { $name }.
log-step-lay = You lay the Coin { $name }.
log-move = { pawn } { $start } moves to { $to }{ $healer ->
    [0] { "" }
   *[1] , leaves a Healer on { $start }
}.
log-climb = { pawn } { $start } climbs { $to }{ $healer ->
    [0] { "" }
   *[1] , leaves a Healer on { $start }
}.
log-heal = The Healer on { $healer } is given up, the pawn on { $pawn } stands up.
log-upgrade = { $first }, { $second } and { $third } become a { pawn } on { $to }.
log-bolster = The Builder on { $builder } is given up to bolster { $temple }.
log-bolster-moved = The Builder on { $builder } is given up to bolster { $temple } with the Bolster of { $source }.
log-spawn = A { pawn } appears on { $cell }.
log-raise = { $cell } is raised to a { pawn }.
log-done = { $mist } ends the turn.
log-done-night = { $mist } is done with the night.
log-new_day = { $count ->
    [0] No pawn had to stand up.
   *[other] All pawns stand up: { ROW($risen) }.
}{ $day ->
    [0] { "" }
   *[other] { " " }Day { $day } begins.
}
log-claimed = { $thief } claims the treasure on { $temple }: { $row }, { $column }.
log-captured = The Seeker on { $temple } captures { $thief }. { $right ->
    [0] Wrong: { $thief } is on { $thief_at }.
   *[1] Right: { $thief } is there.
}
log-end-treasure_found = { which }The treasure is there: { $thief } wins.
log-end-treasure_missed = { which }The treasure was on { $treasure }: { $mist } wins.
log-end-thief_caught = { which }{ $thief } is caught: { $mist } wins.
log-end-capture_missed = { which }A wrong capture: { $thief } wins.
log-end-thief_stuck = { which }{ $thief } has no way out on { $thief_at }: { $mist } wins.
log-end-resigned = { which }{ $loser } resigns.
log-end-drawn = { which }The last day is over: the game is drawn.
log-match = { $name } wins the match { $most }:{ $least }.
log-match-drawn = The match is a draw.

## Moves

choice-leap = leap to { $name }
choice-shoot = shoot at the Seeker on { $name }
choice-sacrifice = sacrifice the Coin { $name }
choice-land = throw the Seeker onto { $name }
choice-unbolster = take the Bolster from { $name }
choice-rod = look at the Rod of { line }
choice-dart = take a Dart
choice-lay = end the walk here and lay the Coin
choice-treasure = claim the treasure here
choice-concede = give up
choice-end = end the turn
choice-coin = take back the Coin of { $name }
choice-capture = capture the Thief on { $name }
choice-spawn = put a Healer on { $name }
choice-raise = raise the pawn on { $name }
choice-reveal-row = finish and name the row
choice-reveal-col = finish and name the column
choice-move = move from { $start } to { $to }
choice-heal = give up the Healer on { $healer } to heal { $pawn }
choice-upgrade = upgrade { $first }, { $second } and { $third } to one pawn on { $to }
choice-bolster = give up the Builder on { $builder } to bolster { $temple }
choice-bolster-moved = give up the Builder on { $builder } to bolster { $temple } with the Bolster of { $source }
choice-resign = resign

## Refusals

refused-no_move = there is no such move
refused-no_way_on = after that the turn could not be completed
refused-resign = resigning is not part of a turn
refused-asked = choose one of these now: { ROW($verbs) }
refused-stage-land = first choose an empty link cell of this temple for the Seeker
refused-stage-close = the Coin is laid: end the turn, or claim the treasure
refused-stage-stuck = you have no legal turn: claim the treasure here, or give up
refused-leap-far = that is not a neighbouring temple
refused-leap-bolsters = there is no leap between two bolstered temples
refused-leap-points = { $points ->
    [one] that leap costs { $points } point, and you have { $left } of { $most } left
   *[other] that leap costs { $points } points, and you have { $left } of { $most } left
}
refused-leap-darts = { $darts ->
    [one] that leap costs { $darts } Dart, and you have { $held }
   *[other] that leap costs { $darts } Darts, and you have { $held }
}
refused-seeker = no upright Seeker stands there
refused-shoot-line = that temple is not in your row or column, or it is your own
refused-shoot-darts = a shot takes two Darts
refused-special-twice = a turn has one special action
refused-special-sacrifice = a special action does not go with a sacrifice
refused-special-leap = a special action goes with one leap of one point, and no more
refused-pool = the pool is empty
refused-rod = that Rod is not of your row or column
refused-coin = no Coin lies there
refused-sacrifice-special = a sacrifice does not go with a special action
refused-sacrifice-twice = you have already sacrificed a Coin
refused-sacrifice-held = that Coin is not in your hand
refused-treasure = the treasure is claimed before the first leap, or after the Coin is laid
refused-lay-leap = first leap to another temple
refused-lay-start = a turn does not end where it began
refused-lay-held = the Coin of this temple cannot be played: it is not in your hand
refused-lay-points = after a sacrifice all three points must be used here
refused-night-end = after two points a row or a column is named
refused-night-coin = no Coin that you may take lies there
refused-night-unbolster = there is no Bolster
refused-night-reveal = a row or a column is named after two points only
refused-actions = no actions are left
refused-lies = no upright pawn stands on { $cell }
refused-used = the pawn on { $cell } has acted in this turn
refused-pawn = a pawn is there
refused-level = no pawn of the next level is left
refused-move-climb = only Seekers climb temples
refused-move-bolster = no Seeker enters a bolstered temple
refused-move-builder = a Builder moves by a corner, inside the courtyard
refused-move-seeker = a Seeker in the courtyard moves one step
refused-move-stream_end = at this table a Healer leaves its stream where the stream ends
refused-move-far = that is not beside this pawn or its stream
refused-move-never = that is impossible
refused-heal-healer = only a Healer is given up for healing
refused-heal-none = no pawn lies there
refused-heal-beside = no upright Healer is beside the one that lies
refused-upgrade = an upgrade takes three upright pawns of one level that have not acted
refused-upgrade-healers = three Healers must be connected by edges
refused-upgrade-builders = { $straight ->
    [0] three Builders must be connected by corners
   *[1] three Builders must be connected by corners in a line
}
refused-bolster-builder = only a Builder bolsters
refused-bolster-far = that temple is not beside the Builder
refused-bolster-taken = a Bolster or a pawn is there
refused-bolster-stock = a Bolster is in stock: none is moved
refused-bolster-source = no Bolster is in stock: say from which temple one is moved
refused-spawn-courtyard = a Healer appears in the courtyard
refused-spawn-bolster = a Bolster is there
refused-spawn-none = no Healer is left
refused-raise-lies = no upright pawn stands there
refused-raise-seeker = a Seeker is already at the highest level
refused-raise-points = raising a Builder takes two points

## What is asked for, in a refusal

verb-leap = leap
verb-shoot = shoot
verb-dart = take a Dart
verb-rod = look at a Rod
verb-coin = take back a Coin
verb-sacrifice = sacrifice a Coin
verb-lay = lay the Coin
verb-treasure = claim the treasure
verb-unbolster = take a Bolster
verb-end = end the turn
verb-reveal = name row or column
verb-move = move
verb-heal = heal
verb-upgrade = upgrade
verb-bolster = bolster
verb-capture = capture
verb-spawn = add a Healer
verb-raise = raise a pawn

## Hints

advice-treasure-sure = Both Rods are green: it is here.
advice-treasure-half = One Rod is green: one chance in two or three.
advice-leap-silent = It leaves no trace.
advice-leap-healer = It is free, but the Healer that falls betrays the way.
advice-rod = One look in three finds the green one.
advice-rod-settles = It settles this axis for certain.
advice-dart = With two Darts you can get past any single pawn.
advice-coin = { $count ->
    [0] You have no Coin in hand.
    [one] You have only { $count } Coin in hand.
   *[other] You have only { $count } Coins in hand.
}
advice-end = Nothing more is betrayed.
advice-shoot = It stands in your way no longer, and cannot capture until it is healed.
advice-capture = He was seen there.
advice-climb = A Seeker on a temple can capture, and bars it.
advice-move-healer = A tripwire: if it falls, this way was used.
advice-move-builder = This way now costs a Dart.
advice-heal = A Seeker is back at work.
advice-upgrade = The new pawn bars a way between two temples.
advice-bolster = Leaving or entering it takes both points of a turn.
advice-spawn = It joins a stream.

## Notes for the Mist, with the aid

note-over = He leapt over { $cell }.
note-thrown = He was on { $temple }: the Seeker there was thrown to { $to }.
note-struck = He was in row { $row } or column { $column }, or on { $temple } itself, at some moment.
note-stood = { $count ->
    [one] He did not leap over { $last }: the pawn there still stands.
   *[other] He did not leap over { ROW($cells) } and { $last }: the pawns there still stand.
}
note-special = He made one leap of one point: he is beside the temple where he was, and neither is bolstered.
note-looked = He began or ended his turn in { line }.
note-coin = The Coin of { $slot } is in his hand again: he can go back to its temple from now on.
note-run = He used one to three points, and one more Coin is out of his hand.
note-walk = He used one or two points.
note-line = He is in { line }.
note-temple = He is on { $temple }.
note-nothing = He did not move, and nothing tells where he is.
