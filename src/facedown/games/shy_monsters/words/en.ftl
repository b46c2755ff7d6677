# Shy Monsters: what the log, the moves, the refusals and the hints say.

monster = { $monster ->
    [bat] bat
    [dragon] dragon
    [mantis] mantis
    [cobra] cobra
    [kraken] kraken
   *[gargoyle] gargoyle
}
monster-begin = The { monster }
monster-nominative = the { monster }
monster-accusative = the { monster }
monster-dative = the { monster }

## Players, where their names are not known

hero = Hero
master = Dungeon Master
seat = Seat { $seat }

## Places: how they lie from the Entrance, or a code

where-across = { $side ->
    [left] { $across } left
   *[right] { $across } right
}
where-along = { $rise ->
    [up] { $along } up
   *[down] { $along } down
}
where = { where-across }, { where-along }
place = { $cell ->
    [entrance] the Entrance
    [nothing] nothing
   *[other] the tile { $cell }
}
place-at = { place }
place-over = { $over ->
    [entrance] the Entrance
   *[other] the tile { $over }
}

## What makes a Monster feel at home

home = { $monster ->
    [bat] a room with a tile at its corner
    [dragon] a dead end
    [mantis] a straight passage
    [cobra] an open bend
    [kraken] a fork
   *[gargoyle] a block
}
home-begin = { $monster ->
    [bat] A room with a tile at its corner
    [dragon] A dead end
    [mantis] A straight passage
    [cobra] An open bend
    [kraken] A fork
   *[gargoyle] A block
}
home-yes = { $monster ->
    [bat] a tile touches it by a corner
    [dragon] it lies in a dead end
    [mantis] it lies in a straight passage
    [cobra] it lies in an open bend
    [kraken] three ways lead to it
   *[gargoyle] it is part of a full square
}
home-no = { $monster ->
    [bat] no tile touches it by a corner
    [dragon] it does not lie in a dead end
    [mantis] it does not lie in a straight passage
    [cobra] it does not lie in an open bend
    [kraken] fewer than three ways lead to it
   *[gargoyle] it is part of no full square
}

## A tile that is turned face up, as part of a line of the log

flip-exit = the Exit
flip-corridor = corridor
flip-known = known ground
flip-active = { monster }, { home-yes }: it feels at home, deadly
flip-uncomfy = { monster }, { home-no }: harmless
flip-panicked = { monster }, it panics beside another Monster: harmless
flip-dead = { monster } slain
looked = { place }: { $flip }
looked-then = { $first }; { $then }

## Log

log-roles = { $master } is the Dungeon Master, { $hero } the Hero.
which = { $games ->
    [1] { "" }
   *[other] Game { $game }.{ " " }
}
log-building = { which }Floor { $storey }: { $storey ->
    [1] { $master } (Dungeon Master) is building for { $hero } (Hero).
   *[other] { $master } is building.
}
log-building-hand = { log-building } In hand: { AND($hand) }.
log-built = Floor { $storey } is built: six tiles face down.
log-named = Floor { $storey }: { $hero } names { place }.
log-looks = Floor { $storey }: { $hero } looks at { $looked }.
log-explore = { $hero } steps onto { place }: { $landed }.
log-attack = { $hero } attacks { place }: { $landed }.
log-jump = { $hero } jumps over { place-over } to { place }: { $landed }.
log-jump-flipped = { $hero } jumps over { place-over } to { place }: { $landed }; jumped tile: { $between }.
log-jump_attack = { $hero } jumps over { place-over } and strikes at { place-at }: { $landed }.
log-jump_attack-flipped = { $hero } jumps over { place-over } and strikes at { place-at }: { $landed }; jumped tile: { $between }.
log-cleared = { $hidden ->
    [0] Floor { $storey } cleared; no Monster stayed hidden.
    [1] Floor { $storey } cleared; 1 Monster stayed hidden.
   *[other] Floor { $storey } cleared; { $hidden } Monsters stayed hidden.
}
log-end-hero_escaped = { which }{ $hero } leaves by the last Exit and wins.
log-end-hero_killed = { which }{ monster-begin } catches { $hero } on floor { $storey }. { $master } wins.
log-end-hero_trapped = { which }{ $hero } is trapped on floor { $storey }. { $master } wins.
log-end-resigned = { which }{ $loser } resigns.
log-match = { $name } wins the match (floors cleared { $first }:{ $second }).
log-match-draw = The match is a draw.

## Moves

choice-lay = lay a tile at { $cell }
choice-exit = put the Exit on { place }
choice-monster = put { monster-accusative } on { place }
choice-reveal = look at { place }
choice-explore = step onto { place }
choice-attack = attack { place }
choice-jump = jump over { place-over } and land on { place-at }
choice-jump_attack = jump over { place-over } and strike at what lies on { place-at }
choice-resign = resign

## Refusals

refused-no_move = there is no such move
refused-resign = resigning is not part of a turn
refused-kind = { $asked ->
    [lay] it is time to lay a tile
    [exit] it is time to place the Exit
    [monster] it is time to place a Monster
    [reveal] it is time for the Hero to look at a tile
   *[walk] it is time for the Hero to step, attack or jump
}
refused-lies = there is already a tile there
refused-touch = a tile must touch the others
refused-order = place { monster-nominative } now
refused-entrance = nothing is put on the Entrance
refused-taken = there is already something there
refused-not_yours = you have no tile there
refused-not_down = there is no face-down tile there
refused-named = it is already named
refused-is_up = it is already face up
refused-no_attack = the Attack of this floor is spent
refused-no_jump = the Jump of this floor is spent
refused-no_tile = there is no tile on { place-at }
refused-free = you walk there freely; it is not a move
refused-far = it is not next to where you can walk
refused-deadly = a Monster that feels at home is there: attack it, jump over it or go around
refused-known_exit = there is nothing to attack on a known Exit
refused-land_nowhere = there is no tile to land on
refused-land_back = a jump does not end where it began
refused-land_deadly = you would land on a Monster that feels at home
refused-strike = there is nothing to strike where you would land
refused-land_ahead = at this table a jump does not lead back to where you can walk
refused-waste = jumping over a known tile back to where you can walk would only waste the Jump

## Hints

advice-lay = { home-begin }: { monster-nominative } likes it.
advice-makes = It makes { place-at } { home }, which { monster-nominative } likes.
advice-door = Only one way leads on from the Entrance.
advice-exit = No room is farther from the Entrance.
advice-beside = Beside { monster-dative }: whichever is flipped second panics.
advice-bluff = A bluff: it is harmless there, but the Hero cannot know.
advice-gate = { home-begin }, and every way to the Exit leads over it.
advice-home = { home-begin }: { monster-nominative } feels at home there.
advice-safe-up = Both Monsters are up: the rest is safe.
advice-safe-nobody = No Monster that can still be here would feel at home there.
advice-safe-panic = Beside a face-up Monster any other would panic.
advice-look-way = There is no way around it.
advice-look-most = More Monsters would feel at home here than anywhere else.
advice-out = This is the way out.
advice-down = This is the way down.
advice-step-fewer = Fewer Monsters would feel at home here than on other tiles beside you.
advice-step-only = There is no other way on.
advice-attack-kills = It kills { monster-accusative } and clears the way.
advice-attack-look = The Exit is known: what you learn now costs nothing.
advice-attack-way = Nothing there can hurt you, and there is no way around it.
advice-jump-look = A free look: you land on known ground.
advice-jump-exit = It takes you straight to the Exit.
advice-jump-strikes = Nothing can hurt you where you land, and you see what lies between.
advice-jump-safe = You land on ground that you can see is safe.
advice-jump-past = It takes you past { monster-dative }.
advice-jump-fewer = More Monsters would feel at home between than where you land.
