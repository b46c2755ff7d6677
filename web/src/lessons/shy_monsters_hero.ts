// The words of a Hero's guided first game of Shy Monsters. The game is recorded by web/scripts/lessons/shy_monsters_hero.py.
import type { Words } from "../words/translate.svelte";
import recorded from "./shy_monsters_hero.json?url";

export { recorded };

export const last = { options: { dm_seat: "seat_1" }, bots: { 1: "novice" } };

type Said = Record<string, string>;
const named = (said: Said): Said => Object.fromEntries(Object.entries(said).map(([key, text]) => [`shy_monsters_hero.lesson.${key}`, text]));

const en: Said = {
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

const de: Said = {
  bites: "nicht jedes Monster beißt",
  "bites.0":
    "Du bist Robin, der Held. Mortimer hat sechs Plättchen verdeckt ausgelegt: den Ausgang, drei Gänge und zwei Monster. Finde lebend hinaus.",
  "bites.1": "Auf dem ersten Stockwerk siehst du dir vorher zwei Plättchen an. Sieh dir das zweite der Reihe an.",
  "bites.1.not": "Du darfst überall nachsehen. Nimm hier das zweite Plättchen der Reihe: Dort wartet etwas.",
  "bites.2":
    "Ein Gargoyle! Aber Monster sind scheu: Sie beißen nur, wo sie sich zu Hause fühlen. Sieh dir sein Bild unter den sechs an: Es will ein volles Viererquadrat, und hier ist nur eine Reihe. Sieh dir nun das letzte Plättchen an, unter der Reihe.",
  "bites.2.not": "Das ginge auch. Nimm aber das Plättchen unter der Reihe, ganz am Ende.",
  "bites.3":
    "Eine Fledermaus will ein Plättchen an einer ihrer Ecken, und da ist eins. Sie fühlt sich zu Hause: Tritt nicht darauf. Jetzt kennst du beide Monster, also ist alles andere sicher.",
  "bites.4": "Los geht es: Tritt auf das erste Plättchen.",
  "bites.4.not": "In der Nähe ist nichts Gefährliches. Angriff und Sprung hast du je einmal pro Stockwerk: Spar sie und geh einfach auf das erste Plättchen.",
  "bites.5": "Über alles, was offen und harmlos ist, gehst du frei, auch über den Gargoyle. Tritt gleich auf das Plättchen hinter ihm.",
  "bites.5.not": "Heb dir das für etwas auf, das beißt. Tritt auf das Plättchen hinter dem Gargoyle.",
  "bites.6": "Er hat nur geblinzelt. Weiter zum nächsten Plättchen.",
  "bites.6.not": "Das ist hier nicht nötig: Geh einfach weiter.",
  "bites.7": "Ein Plättchen liegt noch vor der Fledermaus. Drei Gänge sind gefunden, also kann es nur der Ausgang sein.",
  "bites.7.not": "Lass die Fledermaus in Ruhe. Tritt auf das Plättchen davor.",
  "bites.8": "Ein Stockwerk ist geschafft. Fledermaus und Gargoyle wurden gesehen: Sie sind aus dem Spiel und kommen nicht wieder.",
  jump: "darüber hinweg",
  "jump.0":
    "Mortimer zieht zwei der vier übrigen Monster und baut das nächste Stockwerk hinter einem Vorhang. Du wirst seinen Umriss sehen, sonst nichts.",
  "jump.1": "Auf dem zweiten Stockwerk siehst du dir nur ein Plättchen an. Nimm das rechts vom Eingang.",
  "jump.1.not": "Gar nicht dumm. Sieh hier aber zuerst rechts vom Eingang nach.",
  "jump.2":
    "Eine Mantis in einem geraden Gang: Sie fühlt sich zu Hause und würde dich erwischen. Spring darüber: Wähle Sprung, dann die Mantis, dann das Plättchen dahinter.",
  "jump.2.not": "Erlaubt, und hier ist nichts verloren. Aber der lange Arm sieht gut aus, und ein übersprungenes Monster beißt nie: Spring über die Mantis.",
  "jump.3":
    "Nur eine Mantis mag gerade Gänge, und die ist hinter dir. Auf dem nächsten Plättchen kann also niemand zu Hause sein: Geh weiter.",
  "jump.3.not": "Den Angriff brauchst du vielleicht ein andermal. Das nächste Plättchen ist sicher: Niemand sonst mag gerade Gänge. Tritt darauf.",
  "jump.4":
    "Wieder draußen! Das zweite Monster hast du nie gesehen. Es ist auch aus dem Spiel, aber du weißt nicht, wer es war: Ein Stockwerk zeigt dir nur, was du umdrehst.",
  pair: "ein freier Blick und ein Schreck",
  "pair.0":
    "Das letzte Stockwerk, und nun siehst du vorher gar nichts. Aber du weißt etwas: Fledermaus, Gargoyle und Mantis sind weg. Nur Drache, Kobra und Krake können hier sein.",
  "pair.1":
    "Zeig auf ein verdecktes Plättchen, um zu sehen, wer dort zu Hause wäre. Auf den beiden neben dem Eingang: niemand, der übrig ist. Tritt auf das rechte.",
  "pair.1.not": "Die Regeln erlauben es. Aber rechts vom Eingang ist keins der übrigen Monster zu Hause: Ein Schritt genügt.",
  "pair.2": "Ein Gang. Das Plättchen unter dem Eingang ist genauso sicher: Tritt darauf.",
  "pair.2.not": "Vorsicht: Ein Krake würde das Plättchen mit drei Nachbarn lieben. Tritt erst auf das sichere unter dem Eingang.",
  "pair.3":
    "Das nächste Plättchen berührt drei andere: ein Zuhause für einen Kraken. Zwei davon kennst du, also sieh umsonst nach: Spring darüber und lande auf bekanntem Boden. Es wird umgedreht und kann nicht beißen.",
  "pair.3.not": "Das könnte übel enden. Der freie Blick ist ohne Gefahr: Wähle Sprung und lande auf einem der beiden bekannten Gänge.",
  "pair.4": "Ein Krake, und er fühlt sich zu Hause! Ohne den Blick hätte er dich gehabt. Es gibt keinen anderen Weg: Greif ihn an.",
  "pair.5":
    "Erschlagen. Dahinter biegt der Weg ab: Das würde einer Kobra gefallen. Aber ein Monster, das neben einem offenen umgedreht wird, gerät in Panik, sogar neben einem toten. Also nur Mut.",
  "pair.6": "Eine Kobra, völlig verschreckt. Beide Monster sind gefunden: Der Rest ist ein Spaziergang.",
  "pair.7": "Und da muss der Ausgang sein.",
  "pair.8": "Du bist draußen. Versuch es nun mit einem Dungeon-Meister, der dir nicht alles verrät. Die Glühbirne gibt dir jederzeit einen Tipp.",
  last: "Als Held spielen",
};

export const words: Words = { en: named(en), de: named(de) };
