# NYET!: what the log, the moves, the refusals and the hints say.

who = { $character ->
    [bear] Bear
    [wolf] Wolf
    [crane] Crane
    [tiger] Tiger
    [eagle] Eagle
   *[other] Seat { $seat }
}
animal = { $character ->
    [bear] Bear
    [wolf] Wolf
    [crane] Crane
    [tiger] Tiger
   *[eagle] Eagle
}
colour = { $colour ->
    [b] blue
    [r] red
    [y] yellow
   *[g] green
}
a-card = { colour } { $value }
a-supertrump = supertrump { a-card }
suit = { $trump ->
    [1] { colour } (trump)
   *[0] { colour }
}

## Boxes of the board, as they are vetoed

box-first = { $name } as first player
box-discard = { $box ->
    [d0] 'nothing is laid aside'
    [d1] 'one card each is laid aside'
    [d2] 'two cards each are laid aside'
    [x1] 'one card each, but not a one, is laid aside'
    [x2] 'two cards each, but no ones, are laid aside'
    [p1] 'one card each is passed left'
   *[p2] 'two cards each are passed left'
}
box-trump = { $box ->
    [b] blue
    [r] red
    [y] yellow
   *[g] green
} trump
box-super = { $box ->
    [b] blue supertrumps
    [r] red supertrumps
    [y] yellow supertrumps
    [g] green supertrumps
   *[none] having no supertrumps
}
box-points = { $box ->
    [one] { $box } point a trick
   *[other] { $box } points a trick
}

## Log

log-character = { $name } is the { animal }.
log-round = Round { $round }. { $dealer } deals.
log-nyet = { $name } says NYET to { $box }.
log-closed-first = First player is { $name }.
log-closed-discard = { $box ->
    [d0] Nothing is laid aside.
    [d1] One card each is laid aside.
    [d2] Two cards each are laid aside.
    [x1] One card each, but not a one, is laid aside.
    [x2] Two cards each, but no ones, are laid aside.
    [p1] One card each is passed left.
   *[p2] Two cards each are passed left.
}
log-closed-trump = Trump is { $box ->
    [b] blue
    [r] red
    [y] yellow
   *[g] green
}.
log-closed-super = { $box ->
    [b] Blue 1s are supertrumps.
    [r] Red 1s are supertrumps.
    [y] Yellow 1s are supertrumps.
    [g] Green 1s are supertrumps.
   *[none] There are no supertrumps.
}
log-closed-points = Each trick and each loot card is worth { $box }.
log-teams = { $name } plays with { AND($mates) }.
log-teams-two = { $name } plays against { $other }.
log-teams-alone = { $name } plays alone.
log-bonus = { $name } holds the Bonus card (x2).
log-ready = { $name } is ready.
log-passed = { $count ->
    [one] All pass one card to the left.
   *[other] All pass two cards to the left.
}{ $got ->
    [0] { "" }
   *[other] { " " }You get { AND($cards) }.
}
log-shed = { $count ->
    [one] All lay one card aside.
   *[other] All lay two cards aside.
}{ $got ->
    [0] { "" }
   *[other] { " " }You get { AND($cards) }.
}
log-played = { $name } plays { $card }.
log-trick = { $count ->
    [0] { $name } takes trick { $number } with { $card }.
   *[other] { $name } takes trick { $number } with { $card } and loots { ROW($loot) }.
}
log-loot = { $card } from { $name }
log-scored = Round { $round } at { $points } a trick: { ROW($credits) }.
log-credit = { $name } { $credit }
log-over = { $count ->
    [one] { AND($names) } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { AND($names) } win together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## Moves

choice-play = play { $card }
choice-shed = lay aside { $card }
choice-give = pass { $card }
choice-nyet = NYET to { $box }
choice-char = be the { animal }
choice-team = play with { AND($names) }
choice-alone = play alone
choice-bonus = give the Bonus card to { $name }

## Refusals

refused-watching = you are watching
refused-over = the game is over
refused-turn = it is not your turn
refused-ready = you are ready; the others are still choosing
refused-veto = cards are played when every line has come down to one box
refused-teams = the teams must be chosen first
refused-ones = a 1 may not be laid aside this round while you hold another card
refused-follow = { $suit } was led and you still hold it: follow
refused-crowned = a supertrump counts as trump and does not follow { $suit }
refused-not_now = that is not possible now
refused-no_move = there is no such move
refused-kind = { $asked ->
    [character] it is time to choose a character
    [nyet] it is time to veto a box
    [team] it is time for the first player to name the teams
    [bonus] it is time to give the Bonus card
    [shed] it is time to lay aside or pass cards
    [trick] it is time to play a card
   *[other] there is nothing to decide now
}
refused-no_box = this board has no such box
refused-is_covered = that box is already covered
refused-last_box = that is the last open box of its line and stays open
refused-team = with { $players } players the first player cannot form that team
refused-bonus = the Bonus card goes to the smaller team: { OR($names) }
refused-taken = that character is taken
refused-hold = you do not hold { $card }
refused-hold_shed = you do not hold { $card }
refused-pass_now = this round cards are passed, not laid aside
refused-discard_now = this round cards are laid aside, not passed

## Hints

advice-first-mine = You need not lead first.
advice-first = { $name } would lead and name the teams.
advice-ones = { $count ->
    [0] You hold no ones.
   *[other] You hold { $count } of the twelve ones.
}
advice-trump = { $count ->
    [0] You hold no { colour }.
   *[other] You hold only { $count } { colour }.
}
advice-crown = Your ones may still get a crown.
advice-super = { $count ->
    [0] You hold none of the three { colour } ones.
   *[other] You hold one of the three { colour } ones.
}
advice-negative = -2 would turn a good hand into a bad one.
advice-points = { $points } a trick fits your hand less.
advice-alone = Alone you hold the Bonus card.
advice-partners = Partners score the same as you, and this does not help the leader.
advice-shed-negative = At -2 a high card or a trump only takes tricks.
advice-shed-short = It makes you short in { colour }, so that you can trump.
advice-shed-one = A plain one is mostly loot for others.
advice-shed-least = It is among the cards you need least.
advice-lead-negative = At -2 it is likely to leave the trick to somebody else.
advice-lead-super = A supertrump can only fall to a later one.
advice-lead-trump = It draws trumps.
advice-lead-high = A high { colour } card, before others run out of the colour.
advice-lead-little = It risks little.
advice-follow-negative = At -2 you want neither the trick nor the lead.
advice-follow-takes = { $loot ->
    [0] It takes the trick for sure.
   *[other] It takes the trick for sure, with { $loot } loot in it.
}
advice-follow-beats = { $loot ->
    [0] It beats what is on the table.
   *[other] It beats what is on the table, with { $loot } loot in it.
}
advice-follow-safe = Your partner { $name } is winning: there the one is safe.
advice-follow-partner = Your partner { $name } is winning; keep your strength.
advice-follow-little = { $name } is winning and you cannot or should not beat it: give little.

## Chat

hush = partners may not chat while a NYET! round is played; the chat is open again when the game is over
