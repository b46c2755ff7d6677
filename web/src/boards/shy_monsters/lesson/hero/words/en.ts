/** What the lesson says. */

export const en: Record<string, string> = {
  bites: "not every Monster bites",
  "bites.0":
    "You are Robin, the Hero. Mortimer has laid six tiles face down: the Exit, three corridors and two Monsters. Find the Exit, alive.",
  "bites.1": "On the first storey you look at two tiles before you set out. Look at the second tile of the row.",
  "bites.1.not": "You may look anywhere. In this game look at the second tile of the row: something is waiting there.",
  "bites.2":
    "A gargoyle! But Monsters are shy: one bites only where it feels at home. See its picture among the six: it wants a full square of four tiles. Here there is only a row. Now look at the last tile, below the row.",
  "bites.2.not": "That would do as well. But look at the tile below the row, at the very end.",
  "bites.3":
    "A bat wants a tile at one of its corners, and there is one. It feels at home: do not step on it. Both Monsters are found now, so every other tile is safe.",
  "bites.4": "Set out: step onto the first tile.",
  "bites.4.not": "Nothing dangerous lies near. Keep Attack and Jump, you have each of them once on a storey, and just step onto the first tile.",
  "bites.5": "You walk freely over all that is open and harmless, the gargoyle too. Step straight onto the tile behind it.",
  "bites.5.not": "Save your skills for what bites. Step onto the tile behind the gargoyle.",
  "bites.6": "It only blinked. On to the next tile.",
  "bites.6.not": "No need for that here: just step on.",
  "bites.7": "One tile is left before the bat. Three corridors are found, so this can only be the Exit.",
  "bites.7.not": "Leave the bat alone. Step onto the tile before it.",
  "bites.8": "One storey down. The bat and the gargoyle were seen: they are out of the game and will not come again.",
  jump: "leaping over it",
  "jump.0":
    "Mortimer draws two of the four Monsters that are left and builds the next storey behind a curtain. You will see its shape, nothing else.",
  "jump.1": "On the second storey you look at one tile only. Look at the one to the right of the Entrance.",
  "jump.1.not": "A fair idea. Here look at the tile to the right of the Entrance first.",
  "jump.2":
    "A mantis in a straight passage: it feels at home and would get you. Leap over it: choose Jump, then the mantis, then the tile behind it.",
  "jump.2.not": "Allowed, and nothing is lost here. But the long arm looks promising, and a jumped Monster never bites: use Jump over the mantis.",
  "jump.3":
    "Only a mantis likes a straight passage, and it is behind you. So nobody can be at home on the next tile: step on.",
  "jump.3.not": "You may need the Attack some other day. The next tile is safe: nobody who is left likes a straight passage. Step there.",
  "jump.4":
    "Out again! The second Monster was never seen. It is out of the game too, but you do not know who it was: a storey shows you only what you turn over.",
  pair: "a free look and a fright",
  "pair.0":
    "The last storey, and now nothing is shown before. But you know something: bat, gargoyle and mantis are gone. Only dragon, cobra and kraken may be here.",
  "pair.1":
    "Point at a face-down tile to see who would feel at home there. On the two tiles beside the Entrance: nobody who is left. Step onto the right one.",
  "pair.1.not": "The rules allow it. But no one who is left feels at home on the tile to the right of the Entrance: a step is enough.",
  "pair.2": "A corridor. The tile below the Entrance is just as safe: step there.",
  "pair.2.not": "Careful: a kraken would love the tile with three neighbours. First step onto the safe one below the Entrance.",
  "pair.3":
    "The next tile touches three others: a home for a kraken. But you know two of them, so take a free look: Jump over it and land on ground you know. It is turned over and cannot bite.",
  "pair.3.not": "That might end badly. The free look is without risk: choose Jump, and land on one of the two corridors you know.",
  "pair.4": "A kraken, and it feels at home! Without the look it would have had you. It is the only way on, so Attack it.",
  "pair.5":
    "Slain. Behind it the way bends: a cobra would like that. But a Monster that is turned over beside an open one panics, even beside a dead one. So go on bravely.",
  "pair.6": "A cobra, frightened out of its wits. Both Monsters are found: the rest is a walk.",
  "pair.7": "And there must be the Exit.",
  "pair.8": "You are out. Now try a Dungeon Master who has not told you everything. The bulb gives a hint whenever you like.",
  last: "Play as the Hero",
};
