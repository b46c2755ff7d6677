# What the server answers to plain requests that it refuses.

request-failed = something went wrong on the server
request-failed_once = something went wrong with this; try again in a moment
request-unsure = it is not known yet whether this was saved; look again in a moment
request-gone = the client has gone
request-nothing_here = there is nothing at this address
request-no_game = there is no game '{ $game }'
request-no_game_of = there is no game '{ $game }'; the games are { ROW($games) }

## What was sent

request-unreadable = { $detail }
request-too_deep = the JSON is nested too deeply: at most { $most } lists and objects inside each other
request-zero = the character U+0000 is not allowed in texts: leave it out
request-zero_in_address = the character U+0000 is not allowed in an address: leave it out
request-twice = the same name stands twice in an object: send each field once
request-no_utf8 = the text is malformed: send UTF-8
request-no_json = send the body as JSON, with the header Content-Type: application/json
request-foreign_page = requests from pages of other sites are not accepted: use this server's page

## Limits

request-many = too many requests; wait a moment
request-many_tables = too many new tables from your address; wait a moment
request-many_searches = too many searches for opponents from your address; stop one of them or wait a moment
request-many_profiles = too many new profiles from your address; wait a while
request-many_analyses = too many analyses from your address; wait a moment
request-much_sent = too much is being sent at once; wait a moment and try again
request-wrong_tries = too many wrong tries from your address; wait a minute
request-wrong_secrets = too many wrong secrets; wait a minute
request-too_long = this takes too long here; download the log and use facedown replay

## New tables

request-drawn = { $option } is drawn by the table and stays secret; leave it out
request-start_bots = to start the game at once, put a bot in every other seat
request-no_guest_seat = nobody else can sit in seat '{ $seat }'
request-no_bot_seat = no bot can sit in seat '{ $seat }'; seats 1 to { $last } are free for bots
request-rated_profile = only players with a profile can open a rated table
request-clock_none = a table without a clock has no seconds
request-clock_seconds = clock: { $kind ->
    [move] a move has { $least } to { $most } seconds
    [game] a game has { $least } to { $most } seconds for each seat
   *[days] a move has { $least } to { $most } full days, in seconds
}
request-clock_extra = clock: seconds are added only where all moves have their time together

## Looking for opponents

request-search_count = leave out { $option }: counts say how many may be at the table
request-search_rated_bots = a rated game waits for people: leave out bots_after
request-search_wait = wait: say for how many seconds, as a number
request-no_person = you have not played with this person at this table
request-no_search = this search has ended; begin another one

## Deals that several tables play

request-deal_alone = you play a shared deal alone: put bots in all other seats
request-deal_listed = a table of a deal has no free seat and no spectators: do not list it
request-no_deals = this game has no shared deals
request-no_deal = there is no such deal
request-deal_closed = this deal is closed; nobody can play it any more
request-deal_unfinished = finish your own game first; then invite others
request-deal_full = a deal may have at most { $most } invitations; make another deal
request-deal_results = this deal is closed; its results are open to all
request-deal_old = this deal was made for other rules of the game
request-deal_not_yours = only the player who made a deal can invite others to it or close it
request-invitation_used = this invitation has been used: each opens one table
request-invitation_wrong = this invitation is not valid; ask for another one

## Replays, logs and analyses

request-replay_later = this is shown when the game is over
request-replay_sealed = others have yet to play this deal; this is shown when it closes
request-replay_unfinished = this game is not finished; continue it in the terminal: facedown play --load FILE
request-replay_sight = sight is open, spectator, or a seat from 0 to { $last }
request-replay_long = this game is too long to be shown step by step; download its log and use facedown replay
request-log_running = while the game is running, only those at the table get its notes
request-log_sealed = while others are to play the same deal, only those at the table get its notes
request-no_analysis = there is no such analysis (any more)
request-analysis_not_yours = only those who played or started it may stop it
request-analysis_waits = many games are waiting to be analysed; continue in a while
request-analyses_open = your address has several analyses open; wait for one of them
request-analyses_full = many games are waiting to be analysed; try again in a while

## What a game shows or answers beside its table

request-no_desk = there is no such desk
request-desk_seat = only those at the table can ask this
request-tray_seat = only players have a tray
request-tray_covered = the trays are covered

## Profiles, recovery codes and passkeys

request-signed_out = you are not signed in
request-code_wrong = no profile has this code
request-code_signs = codes never contain { OR($signs) } (nor l, o, 0 or 1)
request-code_length = a code has { $right } characters; this one has { $count }
request-code_slip = a character of this code is wrong, or two are swapped; compare it again
request-passkey_page = passkeys are used by this server's own page
request-passkeys_full = a profile may have at most { $most } passkeys; remove one first
request-passkey_refused = the passkey could not be added: { $detail }
request-passkey_wrong = the passkey was not accepted: { $detail }
request-passkey_known = this passkey is already registered
request-passkey_opens_nothing = this passkey opens no profile here; it may have been removed
request-passkey_gone = there is no such passkey
request-passkey_late = that took too long; try again
request-passkey_twice = that was sent twice; try again
request-no_passkey = this is not a passkey

## Notifications

request-push_seat = only players can be notified of their turn
request-push_many = too many browsers ask for notifications; wait a moment
request-push_no_address = that is not an address
request-push_no_service = that is not the address of a push service
request-push_https = push services are reached over https
request-push_port = push services are reached through port { $port }
request-push_inside = messages are not sent into this machine's own network
request-push_silent = that push service does not answer; try again later
request-push_unknown = that address cannot be found
request-push_keys = these are not a browser's keys
