# Shy Monsters in the terminal: the sketch of a storey, and moves that were typed.

typed-how = { $problem }; write a move like lay:1,0, exit:2,0, monster:bat:1,1, reveal:1,0, explore:1,0, attack:1,0 or jump:1,0>2,0
typed-no_move = '{ $text }' is not a move
typed-no_cell = '{ $text }' is not a cell: write it as x,y such as 1,-2
typed-far_cell = '{ $text }' is not a cell: |x| + |y| is at most { $reach }, the Entrance is 0,0
typed-no_monster = '{ $text }' is not a Monster: the Monsters are { ROW($monsters) }
typed-no_jump = '{ $text }' is not a jump: the landing lies beside the tile jumped over, as in 1,0>2,0

sketch-legend = { "[" } ] a face-up tile on which the Hero can walk, ( ) any other; @ the Hero
    ▓ a face-down tile beside the Hero's ground, ░ any other; 25%: how likely it is deadly; ?: named to be looked at
    E Entrance, X Exit, + Corridor; small letters on a face-down tile: Monsters that would feel at home there
    :) a face-down Monster that feels at home, :( one that does not (only its builder knows)
    In the diagrams: # a tile, x no tile, · does not matter; they may be turned
sketch-role = { $role ->
    [master] Dungeon Master
   *[hero] Hero
}
sketch-curtain = The floor is built behind a curtain.
sketch-storey = Floor { $storey }
sketch-face = { $face ->
    [active] kills
    [uncomfy] calm
    [panicked] panic
    [dead] dead
    [exit] exit
   *[entrance] door
}

## Beside the storey

sketch-storeys = Floors
sketch-looks = { $count ->
    [one] { $count } look
   *[other] { $count } looks
}
sketch-skills = Skills
sketch-skill = { $skill ->
    [attack] { $count ->
        [0] (attack spent)
        [1] { "[" }ATTACK]
       *[other] { "[" }ATTACK] x{ $count }
    }
   *[jump] { $count ->
        [0] (jump spent)
        [1] { "[" }JUMP]
       *[other] { "[" }JUMP] x{ $count }
    }
}
sketch-no_skills = none
sketch-hidden = Hidden
sketch-unseen = { $count ->
    [0] no Monster: all tiles are safe
   *[other] { $count } of { ROW($monsters) }
}
sketch-out = Out
sketch-unknown = { $count } unknown
sketch-at_home = at home on { $cells }
sketch-homeless = at home nowhere yet

part-storey = floor
part-game = game
