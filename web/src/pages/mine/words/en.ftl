# The page of one's own games.

turn = Your turn
waiting = Waiting for others
over = Finished
gone = No longer here
gone-about = The server does not know this table, or you lost the seat.
won = You won.
shared = You won together: { $names }.
lost = You lost. Won by { $names }.
lost-all = You lost.
filter-game = Game
filter-phase = Show
filter-all = All
filter-running = In progress
filter-won = Won
filter-lost = Lost
filter-draw = Draw
filter-name = With
filter-anyone = Anyone
score = Score: { $score } ({ $others })
score-one = { $name }: { $score }
nothing = No games match. Change the filters above.
file = Replay from a file
none = No games yet. What you play in this browser is listed here.
