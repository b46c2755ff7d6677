# Shy Monsters: what stands below the drawn examples in its rules.

turned = turned
may = may be laid
before = before
after = afterwards
outline = What the { $monster } likes: tiles where the field is light, none where it is crossed. Turned, it fits this storey, so here it feels at home.
outline-seen = On the left the { $monster } with the eight places around it, then the same turned. On the right a storey on which the turned picture lies over the { $monster }: ticks where tiles lie, crosses where none may lie.
layout = All six tiles hang together by their edges: that is allowed. A tile that touches only by a corner is refused ({ $clause }).
layout-seen = On the left a connected storey of seven tiles. On the right the Entrance with a tile beside it and a third tile that touches only by a corner, marked as not allowed.
attack = The { $monster } was looked at and is { $before ->
    [active] deadly
   *[uncomfy] harmless
}. The Hero attacks: he stands on its tile, and the { $monster } is { $after ->
    [dead] dead
   *[active] alive
}. His Attack for this storey is spent.
attack-seen = Two storeys. Before: the Hero at the Entrance, the { $monster } beside him marked with a sword. Afterwards: the Hero on its tile.
leap = The Hero jumps over a face-down tile. He has landed safely, then the tile behind him is turned over: a { $monster }, { $mood ->
    [active] deadly, but it can do nothing to him any more
   *[uncomfy] harmless here
}.
leap-seen = Two storeys. Before: an arrow from the Entrance over a face-down tile to the next one. Afterwards: the Hero stands there, and the tile he jumped over shows a { $monster }.
