# The page before a table, for who came by the table's link.

title = Join { $title }
by = { $host } invites you to play.
open = You are invited to play.
free = { $number ->
    [one] { $number } seat is free.
   *[other] { $number } seats are free.
}
late = Somebody else has just taken the last seat.
taken = All seats are taken.
kept = The seats that are left are kept for friends. Ask the host.
running = The game has started.
over = The game is over.
yours = You sit here already.
back = Go to your seat
seats = Players
keeps = Kept for a friend
name-about = Others see this name. You can change it at any time.
look = View the table
no-watching = This table is closed to spectators.
