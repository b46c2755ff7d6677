# The page: everything that is no game's own and no page's own.

home = To the lobby
nav = Main
nav-replay = Replay
close = Close
again = Try again
you = you
seat = Seat { $seat }
guest = Guest { $number }
bot-name = { $name } { $number }
bot-name-random = Random
bot-name-novice = Novice
bot-name-regular = Regular
bot-name-expert = Expert
bot-for = { $bot } for { $name }
board = Table: { $title }
skip-board = Skip to the table

lobby-lead = Games about what you cannot see. Play bots now, or send a friend a link. No account, nothing to install.
lobby-now = Play { $game } against bots now
lobby-now-any = Play against bots now
first-title = First time here?
first-learn = Learn { $game } in three minutes
lobby-opening = Opening a table …
lobby-name = Your name
lobby-name-empty = as others see it
lobby-games = Games
lobby-seats = { $least } to { $most } players
lobby-seats-just = { $number } players
lobby-new = New table
lobby-find = Find opponents
lobby-learn = Learn it
lobby-practice = Practice desk
lobby-rules = Rules
lobby-mine = Continue
lobby-with = with { $names }
lobby-waiting = waiting for players
lobby-forget = Remove from list: { $title }
lobby-open = Open tables
lobby-of = opened by { $name }
lobby-taken = { $taken } of { $seats } seats taken
lobby-watch = Watch
lobby-sit = Sit down
lobby-empty = No open tables right now. Open one and list it here, or play the bots while you wait.
lobby-past = Finished games
invitation-from = { $name } invites you to { $game }
invitation-decline = Not now
lobby-people = People
lobby-friends = { $count ->
    [one] 1 friend is here
   *[other] { $count } friends are here
}
search-title = Search for opponents
search-looking = Looking for opponents: { $game }
search-found = Opponents found: { $game }
search-go = To the table
search-stop = Stop looking
search-lost = The search has ended: the server did not hear from you for too long.
search-level = Their level
lobby-status = Status of this server

mine-title = My games
mine-turns = your turn: { $number }
mine-left = time runs out { $time }

trouble-offline = The server does not answer. The page keeps trying.
trouble-missing = There is nothing here.
trouble-fast = Too many requests at once. Wait a moment and try again.
trouble-server = The server could not do that. Try again.

new-title = New table: { $title }
new-players = Number of players
new-seats = Players
new-you = You
new-person = A friend, by link
new-here = On this screen
new-here-name = Name in seat { $seat }
new-here-about = Hand the screen around. A curtain hides everything between two people.
new-listed = List the table in the lobby
new-listed-about = Anyone on this server can sit down.
new-spectators = Spectators
new-spectators-about = Anyone with the table's link can watch. Hands stay hidden.
pace = Speed of bots
new-chat = Chat at the table
new-chat-about = Everyone seated can write to the others.
option-number = Another number
option-other = As in the link
option-part = { $name }, { $number }
option-yes = Yes
option-no = No
option-none = None
option-range = { $least } to { $most }.
new-more = More options
new-house = House rules
new-start = Start the game
new-open = Open the table
bot-level = Bot, { $level }
level-random = random
level-novice = novice
level-regular = regular
level-expert = expert

missing-title = Page not found
missing-text = There is no page at this address. Check the link.
missing-home = To the lobby
error-title = Something went wrong
error-parts = A part of the page did not load. Your game is safe on the server.
error-text = The page stopped working. Your game is safe on the server. { $error }

rules-search = Search the rules
rules-none = Nothing found
rules-hits = { $number } of { $count }
rules-before = Previous match (Shift and Enter)
rules-after = Next match (Enter)
rules-contents = Contents
rules-link = Link to “{ $title }”

table-connecting = Opening the table …
table-missing = Table not found
table-missing-text = Check the link. A private table opens by invitation only.
table-left = You left this seat
table-closed = This seat is not yours

turn-gathering = Waiting for players
turn-yours = Your turn
turn-bot = Thinking: { $names }
turn-other = Waiting for { $names }
turn-nobody = One moment …
turn-race = The race is on
team = Team { $team }
turn-over = The game is over
line-offline = Offline, reconnecting
line-crowded = Too many connections. Close other tabs.
line-sending = Sending
line-watching = Watching

gather-title = Your { $title } table is ready
gather-free = Seats still free: { $number }. Invite friends or add bots.
gather-ready = Everyone is here.
gather-host = The host starts the game when everyone is here.
gather-vacant = Free seat
gather-invite = Invite to this seat
gather-invite-all = Invite friends
gather-kept = Kept for a friend
gather-expected = { $name } is invited
gather-release = Open it to everyone
gather-bot = Add a bot
gather-addbot = Add a bot to seat { $seat }
gather-remove = Remove
gather-start = Start
gather-fill = Fill up with bots
gather-watch = Link for watching
gather-options = Options of this table
seat-away = away
seat-left = has left
seat-acting = to act

invite-title = Invitation to seat { $seat }
invite-all = Invite friends
invite-all-about = One link for everyone. Each friend who opens it gets the next free seat.
invite-sat = { $name } has sat down.
invite-about = Send this link to one friend. The seat is kept: it opens by this link only.
invite-watch = Anyone with this link can watch. Hands stay hidden.
invite-local = This address works on this computer only. Start the server with --host 0.0.0.0 for others.
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-qr = The link as a QR code

curtain-hand = Hand the screen to { $name }
curtain-again = It is still { $name }'s turn
curtain-about = Everyone else looks away now.
curtain-who = Who has the screen?
curtain-wait = Nobody here has a decision to make now.
curtain-me = I am { $name }
curtain-cover = Hand the screen over

push-tell = Notify me on my turn
push-about = Works when this page is closed. Names only the game and the players.
push-denied = Your browser blocks notifications. Allow them in its settings.
push-failed = Your browser cannot reach its push service. Try another browser.
players-device = Continue on another device
players-device-about = Open this link on your other device. Keep it to yourself.

panel-open = Log, chat, players, rules and settings
panel-talk = Chat
panel-talk-short = Chat
panel-log = Log
panel-players = Players
panel-rules = Rules
panel-dice = Fairness
panel-settings = Settings
panel-log-short = Log
panel-players-short = Players
panel-rules-short = Rules
panel-dice-short = Fairness
panel-settings-short = Settings
log-empty = Nothing has happened yet.
log-all = Show everything
talk-empty = No messages yet.
talk-new = Chat, { $number } new
talk-heard = { $name } says: { $text }
talk-to = Send to
talk-to-table = everyone
talk-to-team = my team
talk-say-table = Write to everyone
talk-say-team = Write to your team
talk-send = Send
talk-watching = Spectators can read the chat. Only players can write.
talk-off = The host has switched off the chat at this table.
talk-hushed = This game does not allow chat now.
talk-mute = Mute
talk-mute-one = Mute { $name }
talk-mute-all = Mute everyone
talk-hidden = Muted messages: { $number }
talk-phrase-0 = Hello!
talk-phrase-1 = One moment, please.
talk-phrase-2 = I am back.
talk-phrase-3 = Thanks!
talk-phrase-4 = Good game!

choices = Your moves
choices-all = List of moves: { $number }
choices-tip = or choose on the table
hint = Hint
hint-says = Hint: { $say }.
hint-do = Play this move
undo = Undo
sounds = Sound
sounds-on = Sound is on (key S)
sounds-off = Sound is off (key S)
undo-ask = Ask for undo
ask-undo = { $by } wants to undo the last move.
ask-undo-mine = You asked for an undo. Waiting for { $names }.
ask-stand_in = { $by } wants a bot to play for { $about }.
ask-stand_in-mine = You want a bot to play for { $about }. Waiting for { $names }.
ask-claim = { $by } claims the win: { $about } is not here.
ask-claim-mine = You claimed the win over { $about }. Waiting for { $names }.
ask-end = { $by } wants to end the game without { $about }, who then loses it.
ask-end-mine = You want to end the game without { $about }. Waiting for { $names }.
ask-waits = Waiting for { $names }.
ask-yes = Agree
ask-no = No
ask-withdraw = Cancel request
ask-refused = The undo was declined.
standin = played by a bot, { $level }
standin-propose = Let a bot play
standin-you = A bot plays for you.
standin-you-late = Your time ran out. A bot plays for you.
standin-back = Take over again
standin-late = { $name } ran out of time. A bot plays on.
standin-came = A bot plays for { $name } now.
standin-gone = { $name } is back and plays on.
clock = Clock
clock-none = No clock
clock-quick = Quick
clock-normal = Normal
clock-slow = Slow
clock-days = Days
clock-own = Exact values …
clock-kind = Time for
clock-kind-move = each move
clock-kind-game = all moves together
clock-kind-days = each move, in days
clock-unit-move = Seconds
clock-unit-game = Minutes
clock-unit-days = Days
clock-extra = Seconds added after each move
clock-late = If time runs out
clock-late-bot = a bot plays on
clock-late-forfeit = that player loses
clock-per-move = { $time } a move
clock-per-game = { $time } for each seat
clock-plus = and { $seconds } s after each move
clock-count-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
clock-yours = Your time
clock-of = { $name }'s time
clock-short = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
decide-in = Seconds left to decide; then a bot decides
notice-rule = Rule { $clause }
board-failed = The table could not be drawn. Reload the page.
board-missing = The table could not be loaded. Reload the page.

leave = Leave
leave-later-gathering = Your seat stays yours. You find the table again under “Continue”.
leave-give-gathering = Your seat becomes free for someone else.
leave-later-running = You find the game again under “Continue” and in your games.
leave-resign-running = The game ends, and the others win.
leave-watching = Back to the lobby?
leave-later = Leave for now
leave-give = Give up your seat
leave-give-running = A bot plays on for you, and you cannot come back.
leave-resign-alone = The game ends, and you lose it.
away = Who is not here
away-left = { $name } has left for good.
away-gone = { $name } went away { $time }.
away-bot = A bot plays ({ $level }).
away-soon = You can do something about it in { $seconds } s.
away-claim = Claim the win
away-end = End the game
away-since = While you were away
away-lines = { $number ->
    [one] { $number } new line in the log
   *[other] { $number } new lines in the log
}
away-messages = { $number ->
    [one] { $number } message
   *[other] { $number } messages
}
away-show = Show
away-mark = New since you left
leave-resign = Resign the game
leave-go = To the lobby

over-you = You win!
over-together = You win, together with others!
over-other = { $names } wins.
over-draw = A draw.
over-team = Your team wins!
over-others = { $names } win together.
over-late-you = Your time ran out.
over-late = { $name } ran out of time.
over-left-you = You left the game.
over-left = { $name } left the game.
over-forfeit = { $name } did not play to the end, and loses.
over-again-swapped = Rematch, swap roles
over-again-roles = Rematch, same roles
over-again-rotated = Rematch, rotate seats
over-again = Play again
over-follow = Go to the next game
over-replay = Replay
over-home = Lobby

settings = Settings
settings-sound = Sound
settings-sound-about = Short sounds for moves, your turn, chat, the clock and the result. Key: S.
settings-confirm = Confirm moves with a second tap
settings-confirm-about = For small screens and big thumbs.
settings-notation = Show notation
settings-notation-about = Beside moves, as saved games write them.
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-system = System
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-pace = Speed of animations
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-quick = Quick
settings-pace-once = At once
settings-cards = Cards
settings-cards-small = Small
settings-cards-medium = Medium
settings-cards-large = Large
settings-language = Language

nav-me = Profile
new-rated = Rated
new-rated-about = The result counts for everyone's rating. Everyone needs a profile. Standard rules, no hints.
new-deal = Others can play the same deal afterwards
new-deal-about = Invite friends when you have finished. Each plays alone against bots.
new-deal-days = The deal closes after
new-deal-days-number = { $number ->
    [one] 1 day
   *[other] { $number } days
}
seat-rating = rating { $rating }
seat-rating-give = rating { $rating } ± { $give }
table-rated = Rated: the result counts for everyone's rating.
table-deal = Everyone plays this deal alone. Compare results afterwards.
table-deal-link = Invite others, compare results
over-deal = Compare results

replay-title = Replay: { $title }
replay-sight = Seen by
replay-open = everything open
replay-hands = What each seat knew
replay-analyse = Analyse this game
replay-spectator = a spectator
replay-download = Download the log
replay-share = Copy a link to this move
replay-start = The beginning
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Speed of the replay
replay-pace-0 = Step by step
replay-pace-times = { $times }× as played
replay-step = Step
replay-loading = Opening the game …
replay-about = Open the downloaded log of a finished game and replay it move by move.
replay-file = Open a log

learn-step = Lesson { $step } of { $steps }: { $title }
learn-you = You
learn-next = Continue
learn-skip = Skip this lesson
learn-back = Go back one lesson
learn-here = Look here: { $name }
learn-point = Go to the highlighted place
learn-tips = Automatic hints

# A name for a person who has none: two words, together as short as can be, at most 24 letters. Things and animals that
# mean no harm in any language; both are nouns, so that nothing has to agree with anything.
name-made = { $first } { $second }
name-first-0 = Moon
name-first-1 = Paper
name-first-2 = Maple
name-first-3 = River
name-first-4 = Pearl
name-first-5 = Star
name-first-6 = Cloud
name-first-7 = Ink
name-second-0 = Falcon
name-second-1 = Otter
name-second-2 = Koala
name-second-3 = Lynx
name-second-4 = Badger
name-second-5 = Panda
name-second-6 = Penguin
name-second-7 = Gecko
name-second-8 = Dolphin
name-second-9 = Hare
