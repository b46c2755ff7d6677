// Being told of one's turn while no page is open: the browser's push service wakes a small worker (public/sw.js).
import type { PushKey } from "../generated/schema";
import { get, opened, request } from "./api";
import { keepPush, pushKept, type Secret } from "./memory";

/** Browsers have it only on https, or on this very machine. */
export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export type Outcome = "on" | "denied" | "failed";

/** To be called from a click: only then may a browser ask for permission. */
export async function turnOn(table: string, secret: Secret, language: string): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const { key } = await get<PushKey>("/api/push");
    const { endpoint, keys } = (await subscription(worker.pushManager, bytes(key))).toJSON();
    await tell(table, secret, "POST", { endpoint, keys, language });
  } catch {
    return "failed"; // no push service in this browser, or no line to it
  }
  keepPush(table, true);
  return "on";
}

export async function turnOff(table: string, secret: Secret): Promise<void> {
  keepPush(table, false);
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (found) await tell(table, secret, "DELETE", { endpoint: found.endpoint }); // other tables may still need it
}

/** Does this browser tell of turns at a table? */
export function isOn(table: string): boolean {
  return canPush() && Notification.permission === "granted" && pushKept(table);
}

async function subscription(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    const old = await manager.getSubscription(); // made for another key: the server's database is a new one
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}

function tell(table: string, secret: Secret, method: string, body: unknown): Promise<Response> {
  return opened(secret, (token) =>
    request(`/api/tables/${table}/push`, { method, body: JSON.stringify(body), headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } }),
  );
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
