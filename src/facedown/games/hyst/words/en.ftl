# H.Y.S.T.: what the log, the moves, the refusals and the hints say.

## Thieves: the one who acts, and another one

thief = { $colour ->
    [red] Red
    [orange] Orange
    [blue] Blue
    [purple] Purple
    [green] Green
   *[yellow] Yellow
}

plan = { $plan }
museum = complete
edge-of = { $first } and { $second }

## Cards

card-smoke = Smoke
card-laser_trap = Laser Trap
card-on_the_move = On the Move
card-grapple = Grapple
card-blind_spot = Blind Spot
card-shove = Shove
card-the_burner = The Burner
card-blown_away = Blown Away
card-ultimate_thief = Ultimate Thief
card-barricade = Barricade
card-vents = Vents
card = { $card ->
    [smoke] { card-smoke }
    [laser_trap] { card-laser_trap }
    [on_the_move] { card-on_the_move }
    [grapple] { card-grapple }
    [blind_spot] { card-blind_spot }
    [shove] { card-shove }
    [the_burner] { card-the_burner }
    [blown_away] { card-blown_away }
    [ultimate_thief] { card-ultimate_thief }
    [barricade] { card-barricade }
   *[vents] { card-vents }
}
effect = { $card ->
    [smoke] Fill up to three spaces of one cloud with smoke; nobody is seen in smoke.
    [laser_trap] Put a laser on an open edge; anyone who crosses it is caught.
    [on_the_move] Walk three steps; only the last one is seen.
    [grapple] Slide in a straight line until a wall.
    [blind_spot] Turn any camera to a new direction.
    [shove] Push a thief on your space to a space beside it.
    [the_burner] Discard another card and draw two.
    [blown_away] Take smoke off three spaces.
    [ultimate_thief] Take the diamond from a thief on your space.
    [barricade] Close an exit to the holder for good.
   *[vents] Pass through an inner wall beside you.
}

## Directions

dir-N = north
dir-E = east
dir-S = south
dir-W = west
direction = { $direction ->
    [N] { dir-N }
    [E] { dir-E }
    [S] { dir-S }
   *[W] { dir-W }
}

## Log: the museum

log-tile_laid = Floor plan { $plan } is laid in slot { $slot }.
log-tile_turned = { $quarters ->
    [1] Floor plan { $tile } in slot { $slot } is turned by a quarter, to open a corner.
    [2] Floor plan { $tile } in slot { $slot } is turned by half, to open a corner.
   *[other] Floor plan { $tile } in slot { $slot } is turned by three quarters, to open a corner.
}
log-layout_thrown = This museum cannot be used; the tiles are drawn again.
log-museum_laid = The museum is { $code }.

## Log: turns

log-dealt = Everyone gets { $count } cards.
log-dealt-hand = { log-dealt } You hold { ROW($hand) }.
log-first_player = { $who } begins.
log-entered = { $who } starts at { $at }.
log-entered-again = { $who } re-enters at { $at }.
log-turn_starts = Turn { $turn }: { $who }.
log-rolled = { $who } rolls { $result }.
log-drew = { $who } draws a card.
log-drew-card = { $who } draws { card }.
log-reshuffled = { $deck ->
    [one] The discard pile becomes the new deck of 1 card.
   *[other] The discard pile becomes the new deck of { $deck } cards.
}
log-turn_ends = { $who }'s turn is over.
log-time_up = The clock has run out.
log-sudden_death = Sudden death: the next to take the diamond wins.

## Log: pawns and the diamond

log-moved-die = { $who } walks { $path }.
log-moved-on_the_move = { $who } slips { $path }.
log-moved-grapple = { $who } swings { $path }.
log-moved-vents = { $who } crawls { $path }.
log-moved-shove = { $who } is pushed { $path }.
log-sets_out = { $who } sets out from { $at }.
log-caught = { $who } is spotted on { $at }.
log-caught-dropped = { $who } is spotted on { $at } and drops the diamond on { $dropped }.
by-cameras = { $count ->
    [one] by the camera on { AND($cameras) }
   *[other] by the cameras on { AND($cameras) }
}
log-caught-camera = { $who } is spotted on { $at } { by-cameras }.
log-caught-camera-dropped = { $who } is spotted on { $at } { by-cameras } and drops the diamond on { $dropped }.
log-caught-laser = { $who } runs into the laser between { $edge }.
log-caught-laser-dropped = { $who } runs into the laser between { $edge } and drops the diamond on { $dropped }.
log-attacked = { $who } attacks { $whom } with a { $die }.
log-steal = { $who } tries to steal from { $whom }: { $die }.
log-steal-failed = { $who } tries to steal from { $whom }: { $die }, without success.
log-battle = { $who } tries to steal from { $whom }: { $die } against { $defence }.
log-battle-failed = { $who } tries to steal from { $whom }: { $die } against { $defence }, without success.
log-taken = { $who } takes the diamond on { $at }.
log-stolen = { $who } steals the diamond from { $whom }.

## Log: cards

log-played = { $who } plays { card }.
log-picked-camera = { $who } reaches for the camera on { $at }.
log-picked-victim = { $who } grabs { $whom }.
log-picked-clear = { $who } means to clear { $at }.
log-camera_turned = { $who } turns the camera on { $at } to the { direction }.
log-laser_laid = { $who } sets a laser between { $edge }.
log-laser_gone = { $count ->
    [one] The laser between { AND($edges) } goes out.
   *[other] The lasers go out: { ROW($edges) }.
}
log-smoke_placed = { $who } fills { $at } with smoke.
log-smoke_placed-camera = { $who } fills { $at } with smoke, camera and all.
log-smoke_cleared = { $who } blows the smoke off { ROW($spaces) }.
log-card_done = { $who } is done with { card }.
log-barricaded = { $who } barricades { $at }.
log-burned = { $who } discards { card }.
log-hand_replaced = { $who } discards { ROW($cards) } and draws again.
log-hand_replaced-empty = { $who } has an empty hand and draws again.

## Log: the end

log-end-escaped = { $who } escapes with the diamond by { $exit } and wins.
log-end-held_at_end = Time is up: { $who } holds the diamond and wins.
log-end-sudden_death = { $who } takes the diamond and wins.
log-end-no_holder = Time is up, and nobody holds the diamond: nobody wins.
log-end-turn_limit = The last turn is over: nobody wins.
level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[any] any
}
log-end-no_layout = No museum could be laid after a thousand tries (level { level }, { $plans } floor plans).

## Moves

choice-roll = roll the die
choice-replace_hand = discard your hand and draw three cards
choice-take = take the diamond
choice-steal = try to steal the diamond
choice-end_turn = end the turn
choice-done = done
choice-time_up = time is up
choice-play = play { card }
choice-discard = discard { card }
choice-face = turn it to the { direction }
choice-grapple = swing to the { direction }
choice-victim = shove { $whom }
choice-move = go to { $at }
choice-camera = turn the camera on { $at }
choice-place = smoke on { $at }
choice-clear = clear { $at }
choice-shove = push to { $at }
choice-vent = crawl to { $at }
choice-edge = laser between { $at }
choice-block = barricade { $at }
choice-start = start at { $at }

## Refusals: a card that cannot be played

refused-over = the game is over
refused-not_your_turn = play cards in your own turn
refused-roll_first = roll the die first
refused-card_open = finish the card that is being played
refused-not_in_hand = you do not hold that card
refused-smoke_pile_empty = no smoke tile is left
refused-all_smoky = there is smoke everywhere
refused-laser_pile_empty = no laser is left
refused-no_edge = there is no place for a laser
refused-outside = enter the museum first
refused-no_cameras = there are no cameras
refused-nobody_here = share a space with another thief
refused-only_card = you need another card to discard
refused-no_smoke = there is no smoke in the museum
refused-not_with_holder = share a space with the holder
refused-all_barricaded = every exit is barricaded
refused-no_wall = there is no inner wall beside you

## Refusals: other moves

refused-no_move = there is no such move
refused-clock = only the clock says that time is up
refused-start = choose a starting space, S1 to S4
refused-turn_start = roll the die, or discard your hand
refused-asks = “{ card }” asks for something else now: { $kind ->
    [place] a space for the smoke
    [edge] an edge for the laser
    [move] the next step
    [grapple] a direction
    [camera] a camera
    [face] a new direction
    [victim] a thief to shove
    [shove] a space beside you
    [discard] a card to discard
    [clear] smoke to blow away
    [block] an exit
   *[vent] a wall to crawl through
}
refused-no_points = no movement points are left
refused-come_back = you must leave the space and come back for it
refused-not_at_feet = the diamond is not at your feet
refused-tried = you have already tried; you get one try per turn
refused-share = share a space with the holder to steal
refused-acted = you have already done something this turn
refused-before_roll = replace your hand before the roll
refused-rolled = you have already rolled
refused-with_card = that goes with a card; play it first
refused-shut = { $at } is barricaded: there is no escape
refused-walk_back = you cannot step back onto a starting space without the diamond
refused-far = { $at } is not next to you
refused-wall = there is a wall between you and { $at }
refused-vent_open = there is no wall between you and { $at }
refused-vent_far = not next to you: { $at }
refused-clear_twice = { $at } is already chosen
refused-clear_none = { $at } has no smoke
refused-camera = there is no camera on { $at }
refused-face = it already looks that way
refused-victim = shove a thief on your own space
refused-block = { $at } is already barricaded
refused-grapple = there is a wall right there
refused-smoky = there is already smoke there
refused-no_tile = no smoke tile is left; only a camera can be turned to its smoky side
refused-cloud = it must touch the cloud of this card
refused-edge_wall = there is a wall between { $at }
refused-edge_laser = there is already a laser between { $at }
refused-edge_smoke = there is smoke on both sides: { $at }

## Hints

advice-take = The diamond is at your feet.
advice-steal = One try per turn, with a { $share } % chance.
advice-no_points = No points are left.
advice-step-wins = That is the way out: you win.
advice-step-caught = You would be caught there.
advice-step-diamond = The diamond is there.
advice-step-way = One of the shortest ways that no camera watches; then { $left } more to { $goal ->
    [exit] the exit
    [holder] the holder
   *[diamond] the diamond
}.
advice-card-wins = It leads out: you can win with it.
advice-card-diamond = It can bring you the diamond.
advice-card-catches = It can catch { $whom }, who holds the diamond.
advice-card-ultimate_thief = It takes the diamond for certain.
advice-card-barricade = The holder must look for another way out.
advice-card-the_burner = Two new cards for two that do not help.
advice-card-laser_trap = The holder is caught, or must go around.
advice-card-smoke = Nobody is seen in smoke.
advice-card-on_the_move = Cameras do not see the first two steps.
advice-card-grapple = A whole corridor without using a point.
advice-card-vents = A short cut through the wall.
advice-replace = No way is safe, and these cards may not open one.
advice-exit = { $steps ->
    [one] The exit is 1 step away: { $share } % with this roll.
   *[other] The exit is { $steps } steps away: { $share } % with this roll.
}
advice-safe = { $steps ->
    [one] One safe step to the diamond.
   *[other] { $steps } safe steps to the diamond.
}
advice-answer-wins = That way leads out.
advice-answer-caught = You would be caught yourself.
advice-answer-holder = It can catch the holder.
advice-entry-none = No safe way leads to the diamond from there.
