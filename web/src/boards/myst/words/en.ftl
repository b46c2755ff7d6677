# MYST: what the board says.

book = Linking Book

island = Island
whole = Whole island
legend = Only plates count
legend-about = A switch with plate “1” scores a point for the team that covered it.
cell-open = open
cell-key = Key cell of the { $place }
cell-switch = switch, 1 point
cell-top = { $team }'s Key Piece on top
cell-pawn = { $team }'s pawn
cell-here = you may choose this
cell-steps = { $steps ->
    [0] stay here
    [one] 1 step
   *[other] { $steps } steps
}
cell-lay = lay your Key Piece here
cell-remove = take their Key Piece off here
cell-stake = { $points ->
    [one] { $points } point possible
   *[other] { $points } points possible
}

ask-wait = A moment …
ask-deal = The cards are dealt.
ask-pick = Which landmark do you begin with? The other team does not see your choice.
ask-pick-sure = Begin with the { $place }?
ask-pick-done = Your secret choice is the { $place }. { $team } is still choosing.
ask-pick-both = Both teams choose their first landmark in secret.
ask-set = Lay your first Key Piece: { $place }.
ask-set-again = The { $place } is taken. Choose another landmark to begin with.
ask-set-other = { $who } lays the first Key Piece.
ask-race = Lay a piece that touches one of yours.
ask-race-sure = { $cell }: { $motif }. Done?
ask-race-any = The Linking Book is open: lay one piece anywhere.
ask-race-other = { $who } lays a piece.
ask-cut = You are cut off: no open cell touches your pieces.
ask-cut-other = { $who } is cut off.
ask-intent = Hand { $hand }: look for any piece that fits, or for one cell?
ask-intent-other = The hands are looking for pieces.
ask-spin = The spinner turns.
ask-pre = { $steps ->
    [one] Walk one step, or stay.
   *[other] Walk up to { $steps } steps, or stay.
}
ask-pre-sure = { $steps ->
    [one] To { $cell }: { $motif }, { $steps } step. Tap again to go.
   *[other] To { $cell }: { $motif }, { $steps } steps. Tap again to go.
}
ask-pre-pass = Step by step: { $steps } left.
ask-pre-other = { $who } may walk { $steps }.
ask-act = You are at the { $place }.
ask-act-other = { $who } is at the { $place }.
ask-jump = Jump anywhere but onto a pawn.
ask-jump-sure = Jump to { $cell }: { $motif }?
ask-jump-other = { $who } jumps.
ask-post = You have walked. End your turn?
ask-post-other = { $who } has walked.
ask-mate = { $name } decides for your team.
ask-live = The race is on.

do-choose = Choose
do-lay-first = Lay the piece
do-done = Done
do-undo = Undo
do-any = Any piece that fits
do-wait = Wait
do-wait-always = Wait until the end
do-book = Play Linking Book
do-book-walk = Jump anywhere, before or after walking
do-book-race = Lay one piece anywhere
do-book-sure = Play it now? You cannot undo this.
do-book-yes = Play the Book
do-book-no = Keep it
do-stay = Stay
do-stop = Stop here
do-end = End turn
do-go = Go to { $cell }
do-jump = Jump to { $cell }
do-seek = Look for { $cell }
do-lay = Lay your Key Piece on top
do-lay-so = You would control the { $place }
do-remove = Take their Key Piece off
do-remove-so = The { $place } is yours for good
do-leave = Leave it
do-leave-so = Nothing changes
do-points = { $points ->
    [0] no points of your own
   *[other] +{ $points } for you
}

count-pieces = pieces
count-switches = switches
count-keys = landmarks
count-now = You would have { $points } now
count-cut = cut off
count-book = Book open

strip-title = Landmarks
strip-control = { $team } controls it
strip-nobody = open
strip-base = base { $team }
strip-top = { $team } on top
strip-settled = settled for good
strip-cards = your cards { $values }, { $points } at stake
strip-theirs = { $team } has { $values }

hand-title = Your cards
hand-of = { $team }'s cards
hand-bonus = Bonus 2
hand-bonus-about = 2 more if you laid this Key Piece in the race.
hand-played = played Book
hand-cover = Cover cards
hand-uncover = Show cards
hand-covered = covered card
hand-open = Cards
hand-book = Jump anywhere, once

turns-title = Turn { $round } of { $turns }
turns-last = Last turn: nobody answers it
turns-lastround = Last round
turns-first = { $team } moves first
spin-turns = { $number } turns
spin-spaces = { $team } spins { $number }

tool-notes = Notes and distances
reach-about = Steps from each pawn, and the chance of reaching it with one spin.
reach-pawn = on it
notes-about = What the other team may hold, judged from your hand. Only you see your marks.
notes-odds = { $number } unseen, at least one of them: { $chance } %
notes-books = Linking Books in the other hand
notes-have = they have
notes-may = may have
notes-not = do not have

score-title = Scoring
score-skip = Skip
score-again = Count again
score-switches = Switches
score-values = Card values
score-bonuses = Bonuses
score-total = Total
score-bonus = +2 bonus
score-undealt = Cards that were not dealt
score-wins = { $team } wins
score-draw = A draw
score-resigned = { $team } resigns
