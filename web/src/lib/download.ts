// A game's log as a file: whole when the game is over, and what the own seat saw while it runs.
import { gameLog, Trouble } from "./api";
import type { Secret } from "./memory";

export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The log by whichever of the two secrets opens the seat. */
export async function logOf(table: string, secret: Secret): Promise<string> {
  try {
    return await gameLog(table, secret.own || secret.token);
  } catch (error) {
    if (!(error instanceof Trouble) || error.status === 0 || !secret.own) throw error;
    return gameLog(table, secret.token);
  }
}
