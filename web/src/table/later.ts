// What a table does not need for the first move: fetched when it is opened, or before, as soon as the browser has nothing
// else to do. So it is there when the line is not.
import { part } from "../lib/fetching";
import { loadWords } from "../words/translate.svelte";

const loads = {
  Asks: () => import("./Asks.svelte"),
  Away: () => import("./Away.svelte"),
  FairDice: () => loadWords("table/dice").then(() => import("./FairDice.svelte")),
  Invite: () => import("./Invite.svelte"),
  Leave: () => import("./Leave.svelte"),
  Over: () => import("./Over.svelte"),
  Players: () => import("./Players.svelte"),
  SettingsForm: () => import("../parts/SettingsForm.svelte"),
  Talk: () => import("./Talk.svelte"),
  TellMe: () => import("./TellMe.svelte"),
  WhileAway: () => import("./WhileAway.svelte"),
};
type Loads = typeof loads;

export const later = Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, () => part<unknown>(load)])) as unknown as Loads;

export function fetchLater(): void {
  const fetch = () => void Promise.allSettled(Object.values(loads).map((load) => load()));
  if (typeof requestIdleCallback === "function") requestIdleCallback(fetch, { timeout: 10_000 });
  else setTimeout(fetch, 3_000);
}
