// People one has played with: who is here, who is a friend, and invitations in one step.
import type { AskPeople, ChangePerson, GameInfo, InvitationFrom, People, Person } from "../generated/schema";
import { loadSetup } from "../boards/setups";
import { post, request } from "./api";
import { allHere, myTables, secretFor } from "./memory";
import { go } from "./router.svelte";
import { nameForPlay, openTable } from "./start";

const MOST = 60; // seats in one request

/** What opens one's seat at a table; nothing where one's profile does. */
function opener(table: string): Record<string, string> {
  const { own, token } = secretFor(table);
  const secret = own || token;
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

/** Of all tables of this browser and of the profile. Who was met at several is there once, at the newest. */
export async function askPeople(): Promise<People> {
  const seats: AskPeople["seats"] = myTables()
    .filter((table) => table.seat >= 0 && allHere(table.table).length < 2) // those on this screen need no invitation
    .slice(0, MOST)
    .map(({ table, own, token }) => ({ table, tokens: [own, token].filter(Boolean) }))
    .filter(({ tokens }) => tokens.length > 0);
  const told = await post<People>("/api/people", { seats });
  return { ...told, people: once(told.people) };
}

/** A friend counts more than a chance acquaintance of the same name. */
export function once(people: Person[]): Person[] {
  const found = new Map<string, Person>();
  for (const person of people) {
    const known = found.get(person.name);
    if (!known || weight(person) > weight(known)) found.set(person.name, person);
  }
  return Array.from(found.values());
}
const weight = (person: Person): number => (person.here ? 8 : 0) + { yes: 4, asks: 2, asked: 1, no: 0 }[person.friend];

async function send(path: string, table: string, body: unknown): Promise<void> {
  await request(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...opener(table) } });
}

export const changePerson = ({ table, other }: Pick<Person, "table" | "other">, wanted: Omit<ChangePerson, "table" | "other">): Promise<void> =>
  send("/api/people/change", table, { table, other, ...wanted });

/** A new table for two, with a chair kept for somebody. */
export async function inviteAgain(person: Person, game: GameInfo): Promise<void> {
  const setup = await loadSetup(game.name);
  const wanted = { game: game.name, name: nameForPlay(), options: { ...setup?.starts, [game.count]: 2 } };
  await openTable(game, wanted, (made) =>
    send("/api/people/invite", person.table, { table: person.table, other: person.other, to: made.table, chair: 1, token: made.seats[0]?.token ?? null }),
  );
}

/** Sit down where a chair is kept for oneself. */
export function accept(invitation: InvitationFrom): void {
  const { own, token } = secretFor(invitation.met);
  const secret = own || token;
  go(`/t/${invitation.table}${secret ? `#s=${secret}` : ""}`);
}

export const decline = (invitation: InvitationFrom): Promise<void> => changePerson({ table: invitation.met, other: invitation.other }, { declined: true });
