# Shy Monsters: what the board says.

monster-bat = bat
monster-dragon = dragon
monster-mantis = mantis
monster-cobra = cobra
monster-kraken = kraken
monster-gargoyle = gargoyle
home-bat = a tile at a corner
home-dragon = a dead end
home-mantis = a straight passage
home-cobra = an open bend
home-kraken = three ways or more
home-gargoyle = a full square of four
why-bat-active = A tile touches it by a corner: it feels at home.
why-dragon-active = It lies in a dead end: it feels at home.
why-mantis-active = It lies in a straight passage: it feels at home.
why-cobra-active = It lies in an open bend: it feels at home.
why-kraken-active = Three ways lead to it: it feels at home.
why-gargoyle-active = It is part of a full square: it feels at home.
why-bat-uncomfy = no tile at a corner: harmless
why-dragon-uncomfy = no dead end: harmless
why-mantis-uncomfy = no straight passage: harmless
why-cobra-uncomfy = no open bend: harmless
why-kraken-uncomfy = fewer than three ways: harmless
why-gargoyle-uncomfy = no full square: harmless
verdict-active = { $monster }: feels at home, deadly!
verdict-uncomfy = { $monster }: { $why }
verdict-panicked = { $monster }: panics beside another Monster, harmless
verdict-dead = { $monster }: slain
verdict-exit = The Exit!
verdict-corridor = An empty corridor
tile-entrance = Entrance
tile-exit = Exit
tile-corridor = corridor
tile-down = face down
mood-active = feels at home, deadly
mood-uncomfy = uncomfortable, harmless
mood-panicked = in panic, harmless
mood-dead = slain
aria-tile = { $what }, { $where }, neighbours { $edges }, diagonal { $corners }
aria-hero = the Hero is here
aria-secret = hidden from the Hero
aria-note = your note: { $note }
aria-chances = Exit { $exit } %, deadly { $deadly } %
aria-named = named as number { $number }
aria-look = look at it
aria-step = step here
aria-hit = attack here
aria-over = jump over it
aria-land = land here
aria-stroke = land here and strike
note-exit = Exit?
note-danger = danger?
note-safe = safe?
skills = Skills of this floor
skill-attack = Attack
skill-jump = Jump
skill-attack-long = Attack: step onto a tile and slay whatever Monster is there (A)
skill-jump-long = Jump: leap over a tile onto one beside it (J)
skill-spent = { $skill }: spent
storeys = Floors
storey = Floor { $storey }
storey-flips = { $count ->
    [one] Floor { $storey }: look at { $count } tile first
   *[other] Floor { $storey }: look at { $count } tiles first
}
role-hero = Hero
role-master = Dungeon Master
role-master-short = Master
match-game = Game { $game } of { $games }
match-hero_escaped = { $name } escaped
match-hero_killed = { $name } cleared { $cleared }
match-hero_trapped = { $name } cleared { $cleared }
match-resigned = resigned, { $name } cleared { $cleared }
reference = The six Monsters
reference-seen = seen
reference-aside = used
reference-here = here
reference-held = yours
reference-possible = may still be here
pile = Monsters in the pile: { $count }
aside = { $count ->
    [one] 1 unknown Monster was used.
   *[other] { $count } unknown Monsters were used.
}
hidden = { $count ->
    [0] No Monster is hidden on this floor any more.
    [one] 1 Monster still lies face down here.
   *[other] { $count } Monsters lie face down here.
}
stayed = { $count ->
    [0] Both Monsters were seen.
    [one] 1 Monster stayed hidden.
   *[other] { $count } Monsters stayed hidden.
}
building = { $name } (Dungeon Master) is building floor { $storey }
drawing = The Monsters are being drawn
ask-reveal = { $count ->
    [one] Choose 1 tile to look at
   *[other] Choose { $count } tiles to look at
}
ask-move = Step onto a lit tile, or choose a skill
ask-skill = No step leads on: use a skill
ask-attack = Attack which tile?
ask-over = Jump over which tile?
ask-land = Land where?
ask-stroke = Jump where, and strike?
ask-again = Into the unknown? Tap again.
ask-cancel = Cancel
wait-reveal = { $name } chooses { $count } to look at.
wait-move = { $name } walks.
aid-none = No Monster that may be here would feel at home on this tile.
aid-some = Would be deadly here: { $monsters }
tools = Tools
pencil = Pencil: mark tiles for yourself
pencil-on = Tap tiles: Exit? Danger? Safe? Only you see it.
options = Board settings
options-aid = Show which Monsters would feel at home on a face-down tile
options-confirm = Ask before a step into the unknown
options-risk = Practice: show the risk of each step
options-risk-about = Assumes a builder who lays at random. Real ones do not.
risk-about = Risk if the builder laid at random
secret = Dimmed tiles lie face down for the Hero.
moment-cleared = Floor { $storey } cleared
moment-hero_killed = Caught by the { $monster }
moment-hero_trapped = Trapped
moment-hero_trapped-more = No way on from here for { $name }: floor { $storey } is the last.
moment-hero_escaped = Out into the light!
moment-hero_escaped-more = { $name } leaves by the last Exit.
moment-resigned = Resigned
moment-resigned-more = The game ends on floor { $storey }.
moment-why = The ticks show what it likes.
moment-on = Continue
end-hero_escaped = { $name } escaped
end-hero_killed = The { $monster } caught { $name }
end-hero_trapped = { $name } was trapped
end-resigned = The game ended by resignation
end-match = { $name } wins the match
end-draw = The match is a draw
end-killed = Caught by the { $monster }
end-trapped = Trapped here
end-left = Resigned here
end-cleared = Cleared
end-held = Monsters: { $monsters }
end-legend = Dark tiles were never flipped.
after-storey = Game { $game }, floor { $storey }
after-deadly = { $deadly } of { $all } ways to place these Monsters would have killed the Hero on this path.
