# Looking for opponents.

title = Find opponents: { $game }
about = You play people who want the same game and are about as strong as you. Seats and roles are random; everything else follows the standard rules.
own = Other rules, or with friends?
own-table = Make a table
players = Players at the table
players-about = Choose one or more: the more you choose, the shorter the wait.
bots = Bots fill empty seats
bots-never = never: people only
bots-after = after { $seconds ->
    [15] 15 seconds
    [30] 30 seconds
    [60] 1 minute
   *[180] 3 minutes
}
rated = Rated game
rated-about = Against people with a profile, without bots.
begin = Find opponents
looking = Looking for opponents
waited = Waiting for { $time }
others = { $count ->
    [0] Nobody else is looking for this game right now.
    [one] One other person is looking for this game, with these or other wishes.
   *[other] { $count } others are looking for this game, with these or other wishes.
}
bots-in = Bots fill the empty seats in { $time }.
bots-none = You are waiting for people. Strength matters less the longer you wait.
meanwhile = The search continues while you do something else here:
offline = The server does not answer. The search continues as soon as it does.
