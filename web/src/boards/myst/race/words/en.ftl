# MYST: what is said in a live race.

tray = { $number ->
    [one] Your tray, { $number } piece
   *[other] Your tray, { $number } pieces
}
keys = Arrow keys go through the pieces, Enter takes one, R turns it, a cell such as D5 and Enter lays it, Escape puts it back.
piece = piece { $number }
held-me = in your hand
held-other = { $name } has it
deadpiece = its cell is covered
edges-0 = no straight edge
edges-1 = one straight edge
edges-2 = two straight edges
shade-dark = dark
shade-medium = medium
shade-light = light
turn-1 = turned once
turn-2 = turned twice
turn-3 = turned three times
cell-open = { $cell }, open
cell-touch = { $cell }, open, touches you
cell-team = { $cell }, { $team }

order = Sort
order-laid = Unsorted
order-edges = Edges first
order-shade = Dark to light
straight = Straight edges only
tidy = Close the gaps
heaps = Piles
heap-0 = Tray
heap-n = Pile { $number }
heap-count = { $number ->
    [one] { $heap }, { $number } piece
   *[other] { $heap }, { $number } pieces
}
heap-empty = Nothing here. Drag pieces onto a pile's name to sort them.
rims = Show where you may lay
help = Turn with R, the wheel, a right click or a second finger. Hold still on the board to point; P does so by key.
border = Look at your border
turn = Turn
back = Put back
drawer = Pieces out of play: { $number }. { $team } has covered their cells.
rack-about = Key Pieces that wait for the walk: { $names }
tools = Tray

covered = The trays are covered
ready = Get ready
go = Go!
head = { $team } has a head start
paused = Pause
paused-both = Both teams wanted it. Board and trays are covered.
paused-lost = A team lost its connection. The race continues within { $seconds } s.
resume = Continue
resumes = Resuming in
pause = Ask for a pause
apart = Some of you are on another server: no pauses, and their hands are hidden.
pause-asked = Cancel request for a pause
pause-agree = Agree to { $team }'s pause
clock = Time of the race
count = { $team }: pieces { $pieces }, switches { $switches }, Key Pieces { $keys }
left = { $number } open
line-good = Good connection
line-fair = Fair connection
line-poor = Poor connection
line-none = Measuring the connection
line-about = Round trip { $rtt } ms. Your drops count { $credit } ms earlier to make up for it.
cut = You are cut off. Wait.
cut-team = { $team } is cut off
pending = Linking Book: one piece may go on any open cell.
pending-team = { $team } may lay one piece anywhere
book = You are cut off. Play a Linking Book?
book-captain = You are cut off. Your captain may play a Linking Book.
book-play = Play it
book-sure = You cannot undo this. Play it?
book-yes = Yes, play it
book-no = No
over = The island is complete
over-turns = Time is up: the rest is laid in turns
over-next = The walk begins in a moment.
flipped = Find neighbours by picture and tabs.
watch = You are watching. Only its team sees a tray.
point = { $name }: look here
you = You
hinted = A hint: { $piece } can be laid.

said-laid = { $cell } is yours.
said-grabbed = { $piece } in your hand. Open cells that touch: { $cells }.
said-put = Back in the tray.
said-opened = Go! The trays are open.
said-typed = Cell { $cell }. Enter lays the piece.
why-piece_gone = This piece is gone.
why-dead = { $team } has covered its cell.
why-let_go = Back in the tray: it was held too long.
why-no_answer = No answer from the table. Try again.
