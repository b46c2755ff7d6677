# MYST: what the log, the moves, the refusals, the hints and the judge of a race say.

## Teams, and the places of the island

team-0 = Blue
team-1 = Yellow
team = { $team ->
    [0] { team-0 }
   *[1] { team-1 }
}
place-gears = Giant Gears
place-planetarium = Planetarium
place-rocket = Rocket Ship
place-library = Library
place-ship = Sunken Ship
place-clock = Clock Tower
place-cabin = Log Cabin
place = { $landmark ->
    [gears] { place-gears }
    [planetarium] { place-planetarium }
    [rocket] { place-rocket }
    [library] { place-library }
    [ship] { place-ship }
    [clock] { place-clock }
   *[cabin] { place-cabin }
}
place-accusative = the { place }
place-genitive = of the { place }
spot = { $landmark ->
    [none] { $cell }
   *[other] { $cell } ({ place })
}

## Cards of a hand

card = { place } { $value }
card-book = Linking Book

## Log

log-dealt = The cards are dealt.
log-dealt-own = The cards are dealt: { ROW($cards) }.
log-first = { $who } begins.
log-picked = { $who } has chosen.
log-picked-own = { $who } has chosen { place-accusative }.
log-key = { $who } lays the Key Piece { place-genitive } ({ $cell }).
log-covers = { $who } covers { $cell } ({ $left } left).
log-book-race = { $who } plays a Linking Book and may lay one piece anywhere.
log-book-walk = { $who } plays a Linking Book.
log-waits = { $who } is cut off and waits.
log-time = The time of the race is over. It continues in turns, { $who } first.
log-turns = { $turns ->
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
   *[10] Ten
} turns.
log-begins = { $who } moves first.
log-spins = { $who } spins { $spin }.
log-stays = { $who } stays on { $cell }.
log-walks = { $steps ->
    [one] { $who } walks from { $start } to { $to } (1 step).
   *[other] { $who } walks from { $start } to { $to } ({ $steps } steps).
}
log-jumps = { $who } jumps to { $to }.
log-lay = { $who } lays their { place } Key Piece on top.
log-remove = { $who } takes { $other }'s { place } Key Piece off; it is out of the game.
log-leave = { $who } leaves { place-accusative } as it is.
log-ends = { $who } ends the turn.
log-wins = { $who } wins { $own } : { $theirs }.
log-draw = A draw, { $own } : { $theirs }.
log-resigned = { $who } resigns. { $other } wins.

## Moves

choice-key = lay the Key Piece { place-genitive }
choice-place = cover { spot }
choice-focus = look for { spot }
choice-any = look for any piece that fits
choice-book = play a Linking Book
choice-wait = wait
choice-move = walk to { spot }
choice-stay = stay on { $cell }
choice-jump = jump to { spot }
choice-step = step to { spot }
choice-stop = stop here
choice-lay = lay your Key Piece on top
choice-remove = take the other Key Piece off
choice-leave = leave it as it is
choice-end = end the turn
choice-time_up = time is up
choice-resign = resign

## Refusals

refused-no_move = there is no such move
refused-over = the game is over
refused-time_up = only the clock says that time is up
refused-not_now = not now: { $asked }
refused-chance = chance decides now
refused-ask-key_pick = choose a landmark to begin with
refused-ask-key_set = lay the first Key Piece
refused-ask-cut_off = the team is cut off: wait, or play a Linking Book
refused-ask-intent = say what the hand looks for: any piece, or one for a cell
refused-ask-race = lay a piece
refused-ask-pre = walk
refused-ask-act = lay or remove the Key Piece here, or leave it
refused-ask-jump = jump to a cell
refused-ask-post = end the turn, or play a Linking Book
refused-landing = a pawn stands there
refused-can_lay = a team that can lay a piece does not wait
refused-lay_or_remove = of laying and removing, only the other is possible here
refused-share = pawns may not share a cell
refused-no_book = you hold no Linking Book
refused-walk_only = Linking Books are for the walk in this game
refused-book_open = a Linking Book is already open: lay a piece anywhere
refused-not_cut_off = a Linking Book is for a team that is cut off
refused-one_book = one Linking Book in a turn
refused-mid_walk = not in the middle of a walk
refused-around_walk = a Linking Book is played before or after the walk
refused-covered = that cell is covered
refused-cut_off = your team is cut off
refused-looked_for = another hand of the team looks for that piece
refused-touch = it must touch one of your pieces
refused-stepwise = walk step by step
refused-whole_walk = name where the walk ends
refused-pawn = the other pawn stands there
refused-far = that is too far for a { $spin }, or the other pawn is in the way
refused-picked = lay the Key Piece that your team has picked
refused-own_cards = begin with a landmark of one of your cards
refused-key_lies = that Key Piece is already there

## Hints

advice-first = Your cards make it worth { $points }.
advice-first-none = You hold no card of it.
advice-key = The Key Piece { place-genitive }: { $points } points for you.
advice-key-none = The Key Piece { place-genitive }: they may hold its cards.
advice-switch = A switch: 1 point.
advice-any = Looking for all pieces at once is the quickest.
advice-book-race = It opens the whole board for one piece.
advice-book-walk = A second landmark in the same turn.
advice-yours = The { place } would be yours: +{ $points }.
advice-stands = Nobody can act where your pawn stands.
advice-control = You would control { place-accusative }: +{ $points } for you.
advice-deny = You would control { place-accusative }, and they would not.

## What the judge of a live race says to a claim

drop-race_closed = The race is not running.
drop-cooling = Wait { $seconds } s.
drop-not_holder = You do not hold it.
drop-piece_held = { $name } has this piece.
drop-cell_taken = Already covered.
drop-faster = { $who } was { $seconds } s faster.
drop-not_touching = Must touch one of your pieces.
drop-wrong_cell = Does not fit here.
drop-wrong_turn = Right spot. Turn it.
drop-not_captain = Only your captain plays a Book.
drop-already_pending = A Book is already open.
drop-not_cut_off = You are not cut off.
drop-no_book = You hold no Linking Book.
drop-not_saved = Not saved just now. Try again in a moment.
