/** What the form of a new table calls the options. Where English says nothing the server's words do. */

export const en: Record<string, string> = {
  dm_seat: "Your role",
  "dm_seat.seat_0": "Dungeon Master: I build",
  "dm_seat.seat_1": "Hero: I look for the way out",
  "dm_seat.random": "At random",
  match_games: "Length",
  "match_games.1": "One game",
  "match_games.2": "Two games, roles swapped",
};
