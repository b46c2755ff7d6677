/** What the plain board says. */

export const en = {
  sheet: "What you see",
  last: "What happened last",
  players: "Players",
  player: "Player",
  you: "you",
  acting: "to act",
  yes: "yes",
  no: "no",
  find: "Find a choice",
  "find.none": "No choice has these words.",
  sure: "{say}: tap again",
  hint: "hint",
  wait: "Nothing to decide for you just now.",
};
