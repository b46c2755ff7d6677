/** What is said of the game before its board is loaded. The server has English words for the rest. */

export const en: Record<string, string> = {
  "pool.two": "NYET! for two",
};
