// A person who makes a table begins as the Hero: the game is learnt from that side.
export const starts = { dm_seat: "seat_1" };
