# NYET!: what the board says.

close = Close
char-bear = Bear
char-wolf = Wolf
char-crane = Crane
char-tiger = Tiger
char-eagle = Eagle
colour-b = blue
colour-r = red
colour-y = yellow
colour-g = green
card = { $colour } { $value }
card-super = { $card }, supertrump
board = The five lines
line-first = First
line-discard = Discard
line-trump = Trump
line-super = Super
line-points = Points
line-first-long = Line 1: who is first player
line-discard-long = Line 2: what is laid aside or passed
line-trump-long = Line 3: trump colour
line-super-long = Line 4: colour of the supertrump 1s
line-points-long = Line 5: points for each trick and each loot card
box-d0 = none
box-d1 = 1 card
box-d2 = 2 cards
box-x1 = 1, no ones
box-x2 = 2, no ones
box-p1 = pass 1 left
box-p2 = pass 2 left
super-none = none
points-word = a trick
said-first = { $name } is first
said-trump = { $colour } is trump
said-super = { $colour } 1s are supertrumps
said-none = no supertrumps
said-points = { $count } a trick
said-d0 = no discards
said-d1 = discard 1
said-d2 = discard 2
said-x1 = discard 1, no ones
said-x2 = discard 2, no ones
said-p1 = pass 1 left
said-p2 = pass 2 left
short-first = first
short-discard = discard
short-trump = trump
short-super = super
short-points = a trick
stays = stays
terms = Terms of this round
round = Round { $round }
round-of = Round { $round }/{ $rounds }
veto-you = Your NYET! Stamp a box shut.
again = Tap again to confirm.
veto-other = { $name } is about to stamp a box.
veto-count = { $placed } of { $all }
veto-count-long = Tokens placed, and how many there will be
aria-neutral = { $box }: not in this game
aria-covered = { $box }: covered by { $name } as number { $number }
aria-result = { $box }: fixed for this round
aria-cover = Say NYET to: { $box }
aria-open = { $box }: open
aria-left = { $count ->
    [one] { $count } box open
   *[other] { $count } boxes open
}
aria-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
aria-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
aria-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
aria-loot = loot: { $cards }
aria-played = { $order }: { $name } played { $card }
aria-winning = { $order }: { $name } played { $card }, winning
aria-not = not allowed now
stock = Cards nobody plays with this round: { $count }
team = Team { $letter }
teams = Teams
sign-dealer = dealer
sign-first = first player
sign-first-short = first
sign-bonus = holds the Bonus card: counts twice
sign-ready = ready
sign-acting = to act
sign-away = not connected
turn-you = your turn
turn-thinks = thinking
turn-acts = to act
trick = Trick { $number }
takes = { $name } takes it
takes-you = You take it
hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
trumps = trump { $count }
received = passed to you
new = new
duty-lead = You lead: play any card.
duty-free = You have no { $suit }: play any card.
duty-follow = { $count ->
    [one] You must follow { $suit }: 1 card.
   *[other] You must follow { $suit }: { $count } cards.
}
team-need = Tap a player to choose your partner.
team-need5 = Tap one player for a pair, two for a trio.
team-alone = You alone against { $others }.
team-with = { $team } against { $others }.
team-x2you = You hold ×2.
team-x2 = { $name } holds ×2.
team-x2pair = Then you say which of you two holds ×2.
team-x2other = Then you say which of the other two holds ×2.
team-add = Take { $name } into your team
team-drop = Send { $name } to the other team
team-go = Confirm teams
team-wait = { $name } chooses the teams.
ask-character = Who do you want to be?
wait-character = { $name } picks a character.
ask-bonus = Who gets the Bonus card? That score counts twice.
wait-bonus = { $name } gives the Bonus card to someone.
ask-shed = { $count ->
    [one] Lay one card aside, face down.
   *[other] Lay two cards aside, face down.
}
ask-except = { $count ->
    [one] Lay one card aside, but not a one.
   *[other] Lay two cards aside, but no ones.
}
ask-pass = { $count ->
    [one] Pass one card to { $name } on your left.
   *[other] Pass two cards to { $name } on your left.
}
ask-tap = { $count ->
    [one] Tap a card in your hand
   *[other] Tap two cards in your hand
}
ask-doshed = Lay aside
ask-dopass = Pass
ask-back = { $card }: take back into your hand
wait-others = You are ready. Waiting for the others.
wait-shed = Everyone lays cards aside.
wait-pass = Everyone passes cards to the left.
tally = Score of this round so far
tally-long = Tricks: { $tricks }, loot cards: { $loot }
tally-bonus = { $name } ×2: { $worth }
sack = { $count ->
    [one] { $count } loot card
   *[other] { $count } loot cards
}
tools = Board tools
sort = Sort the hand by printed colour
sheet = Score sheet
sheet-round = Rd
sheet-leads = leads
sheet-empty = The first round is not over yet.
sheet-target = { $name }: { $score } of { $target }
sheet-legend = A and B are the teams, 1 the first player, ×2 the Bonus card. Below each credit: the total.
last = Last trick
last-won = took it
last-none = No trick to look at.
pause = A finished trick stays
pause-short = a moment
pause-normal = a second
pause-long = longer
pause-tap = until I tap it
seen = Cards seen
seen-about = Tap a card that is still out to note whom you suspect of it. Only you see your notes.
seen-cell = { $gone } gone, { $mine } in your hand, { $left } elsewhere
seen-guess = your guess: { $name }
seen-mine = in your hand
seen-gone = gone
seen-left = elsewhere
voids-about = Who has run out of what? Tap to note a guess.
voids-sure = has none, as shown in play
voids-no = your guess: none
voids-yes = your guess: has some
voids-open = unknown
what = What if?
what-hand = Your hand by colour
what-cards = cards
what-ones = ones
what-top = highest
what-about = Your trumps, with each trump (down) and supertrump (across) that can still come
what-cell = Trumps: { $trumps }, of them supertrumps: { $supers }
scored = Round { $round } is over
shown = { $name } had laid aside
shown-stock = In the stock:
next = { $name } deals next.
next-go = Next round
next-end = Final result
over = Final result
over-won = You win!
over-shared = You share the win!
over-winner = { $name } wins
over-winners = { $name } win
over-best = Best round: { $name }, { $credit } in round { $round }.
over-loot = { $count ->
    [one] Most loot: { $name }, { $count } card.
   *[other] Most loot: { $name }, { $count } cards.
}
talk-hushed = Partners may not chat during a round. The chat opens after the game.
hands-laid_aside = laid aside
hands-given = passed
hands-received = passed by the neighbour
