# Why the server refuses a command, or closes a socket.

## Commands that are refused

refused-watching = you are watching; sit down to do this
refused-watching_chat = you are watching; only players can write
refused-not_begun = the game has not started yet; wait for the host
refused-begun = the game has already started
refused-over = the game is over
refused-not_over = the game is not over yet
refused-turn = it is not your turn
refused-stale = the table has changed; look again
refused-racing = the race is on: lay pieces by hand
refused-speaker = { $name } decides for your team now
refused-captain = { $name } is your captain and decides whether to resign
refused-no_resign = { $game } has no resigning; leave the table instead
refused-chance_move = { $move } is drawn by chance; choose another move
refused-turn_ends = your turn ends before move { $number } of { $count }, { $move }
refused-busy = the table is busy; try again
refused-failed = something went wrong; try again
refused-not_saved = the server cannot save just now: { $kind ->
    [full] its disk is full
    [locked] another program holds its database
    [unreachable] its database does not answer
    [moved] the file of its database was moved away; it must be restarted
    [restored] its tables have just been restored from a backup
   *[broken] its disk or its database is damaged or may not be written
}. Nothing of yours is lost; try again in a moment
refused-deal_open = this deal is closed and its cards are open: the game stops here

## Undo

refused-no_undo = others have seen it, and { $game } has no undo
refused-nothing_to_undo = you have nothing to undo
refused-undo_alone = others have seen it, and nobody is here to agree
refused-asked = the others have already been asked; wait
refused-request_closed = this request is no longer open

## Seats, bots and the host

refused-no_name = a name needs at least one letter
refused-no_seat = the seats are 0 to { $last }
refused-own_seat = this is your own seat; choose another
refused-seat_taken = { $name } sits there; choose another seat
refused-seats_taken = all seats are taken
refused-seats_kept = the free seats are kept for friends; ask the host
refused-many_chairs = your network has taken { $most } seats of this table; ask the host for a link to a seat
refused-crowd = many people are sitting down right now; try again
refused-free_seats = { $count ->
    [one] seat { AND($seats) } is still free: send the link, or put a bot there
   *[other] seats { AND($seats) } are still free: send the links, or put bots there
}
refused-not_host = only the host of the table can do this
refused-no_bot = there is no bot '{ $level }'; the levels are { ROW($levels) }
refused-bot_for_person = propose a bot for another person, not for a bot
refused-bot_plays = a bot already plays for { $name }
refused-may_return = somebody who is away may come back: wait { $seconds } s more
refused-gone = you have given up your seat
refused-is_here = { $name } is here
refused-days = players at this table have days for a move: { $name } need not be here
refused-not_opponent = you can do this only to people who play against you
refused-claim_clock = a win can be claimed only where running out of time loses the game
refused-claim_time = { $name }'s clock is not running
refused-end_rated = a rated game continues until somebody resigns or runs out of time
refused-no_stand_in = no bot plays for you
refused-deal_bots = all tables of a deal have bots on the same seats
refused-deal_alone = a shared deal is played alone, against bots
refused-rematch_ways = choose one of these ways to play again: { ROW($ways) }

## Rated tables

rated-deal = rated games cannot be shared deals; switch one off
rated-rules = rated games are played by the standard rules; this table has changed { ROW($options) }
rated-profiles = { $count ->
    [one] everybody at a rated table needs a profile; { AND($names) } has none
   *[other] everybody at a rated table needs a profile; { AND($names) } have none
}
rated-two_seats = take only one seat at a rated table
rated-nobody = a rated table needs at least one person
rated-mixed_team = a team at a rated table cannot mix people and bots
rated-team_sizes = all teams of a rated table need the same number of people
rated-bot = the bot { $name } has no rating in this game

## Chat

refused-chat_fast = you are writing too fast; wait a moment
refused-chat_off = the host has switched off the chat
refused-no_team = this table has no teams to chat with

## Hints

refused-no_hints = you get hints on your turn, when all others are bots
refused-hint_coming = your hint is on its way
refused-position_changed = the position has changed; ask again

## Coming in

refused-no_table = table not found; check the link
refused-no_table_or_link = table not found, or you need a link to watch it
refused-no_open_table = this table is no longer open; choose another
refused-old_rules = this table was made for rules version { $rules } of { $game }
refused-damaged = this table is damaged; the host of the server knows
refused-wrong_link = this link does not open the table
refused-link_used = this seat has been taken already; ask for another link
refused-no_spectators = nobody may watch this table
refused-deal_watched = nobody can watch this table: others are still to play the same deal
refused-deal_played = you have played this deal already

## Limits

refused-many_changes = too many changes; wait a moment
refused-many_messages = too many messages; slow down
refused-many_pauses = you have asked too often; wait a few seconds
refused-many_waiting = many requests are waiting; try again in a moment
refused-yours_waiting = too many of your requests are waiting; try again in a moment
refused-long_message = a message may have at most { $most } bytes
refused-second_hello = hello was said already

## Sockets that are closed

closed-left = you have left the table
closed-busy = the table is busy; come back in a moment
closed-full = the server is full; wait a moment and come back
closed-failed = something went wrong; come back in a moment
closed-restarting = the server is restarting; come back in a moment
closed-restored = the tables were restored from a backup; come back in a moment
closed-unsure = it is not known yet whether this was saved; come back in a moment
closed-wrong_links = too many wrong links; wait a minute
closed-many_refused = too many messages were refused
closed-many_new = too many new connections from your address; wait a moment
closed-many_open = too many open connections from your address; close other pages
closed-foreign_page = this page may not open tables here
closed-no_hello = a table is opened by a hello, and none came
closed-other_message = the first message is a hello
closed-long_message = that message is too long
closed-unreadable_hello = a hello was expected: { $detail }
