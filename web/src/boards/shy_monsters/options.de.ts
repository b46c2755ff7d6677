/** What the form of a new table calls the options, in German. */

const de: Record<string, string> = {
  opening_reveals: "Zu Beginn aufgedeckt",
  "opening_reveals.about": "Plättchen, die der Held aufdeckt, bevor er geht, auf Stockwerk 1, 2 und 3: drei Zahlen von 0 bis 6.",
  reveal_mode: "Wie aufgedeckt wird",
  "reveal_mode.about": "Zu Beginn eines nach dem anderen, oder erst alle genannt und dann aufgedeckt.",
  "reveal_mode.one_by_one": "eines nach dem anderen",
  "reveal_mode.together": "alle zusammen",
  reveal_jumped_on_exit: "Übersprungenes vor dem Ausgang",
  "reveal_jumped_on_exit.about": "Auch ein Sprung auf den Ausgang deckt auf, was übersprungen wurde.",
  allow_walk_into_active: "Ins Verderben gehen",
  "allow_walk_into_active.about": "Der Held darf zu einem Monster gehen, von dem er weiß, dass es tödlich ist.",
  unrevealed_monsters: "Verborgen gebliebene Monster",
  "unrevealed_monsters.about": "Was nie aufgedeckt wurde, kommt verdeckt oder offen beiseite.",
  "unrevealed_monsters.hidden": "verdeckt",
  "unrevealed_monsters.shown": "offen",
  postgame_reveal: "Am Ende alles offen",
  "postgame_reveal.about": "Nach einer Partie werden am Tisch alle Stockwerke aufgedeckt (in der Aufzeichnung immer).",
  attack_uses: "Angriffe",
  "attack_uses.about": "Auf jedem Stockwerk.",
  jump_uses: "Sprünge",
  "jump_uses.about": "Auf jedem Stockwerk.",
  fear: "Furcht",
  "fear.about": "Ein Monster, das neben einem offenen Monster aufgedeckt wird, gerät in Panik.",
};

export const words = Object.fromEntries(Object.entries(de).map(([key, text]) => [`option.shy_monsters.${key}`, text]));
