// The part of the fair dice that a browser can check alone: does the seed fit the promise made before the game?

const PREFIX = "facedown commitment v1";

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** SHA-256("facedown commitment v1" || seed) as hex; null where the browser has no such function (no https). */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (typeof crypto.subtle === "undefined") return null;
  const prefix = new TextEncoder().encode(PREFIX);
  const seedBytes = bytesOf(seed);
  const whole = new Uint8Array(prefix.length + seedBytes.length);
  whole.set(prefix);
  whole.set(seedBytes, prefix.length);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
