/** Words of what is told beside a replay. */

import type { Words } from "../../words/translate.svelte";

export const words: Words = {
  en: {
    "shy_monsters.after.storey": "Game {game}, storey {storey}",
    "shy_monsters.after.deadly": "On the way that was walked, {deadly} of {all} arrangements of these Monsters would have killed.",
  },
  de: {
    "shy_monsters.after.storey": "Partie {game}, Etage {storey}",
    "shy_monsters.after.deadly": "Auf dem gegangenen Weg hätten {deadly} von {all} Anordnungen dieser Monster getötet.",
  },
};
