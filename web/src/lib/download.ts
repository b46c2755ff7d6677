// A game's log as a file: whole when the game is over, and what one's own seat saw while it runs.
import { gameLog, opened } from "./api";
import type { Secret } from "./memory";

export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The log, for a person with a secret that opens the seat. */
export const logOf = (table: string, secret: Secret): Promise<string> => opened(secret, (key) => gameLog(table, key));
