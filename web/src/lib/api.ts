// Plain requests to the server. Whatever goes wrong comes back as words that can be shown.
import type { Analysis, AskMine, DiceReport, GameInfo, MyGame, NewTable, OpenTable, Preview, Problem, Replay, SeatLink, SitDown, Status, TableMade, TraySheet } from "../generated/schema";
import type { Said } from "../words/translate.svelte";
import { mySession, type Secret } from "./memory";

/** A request that did not work: why, in English and as messages. */
export class Trouble extends Error {
  constructor(
    readonly problems: string[],
    readonly status: number,
    readonly said: Said[] = [],
  ) {
    super(problems.join(" "));
  }
}

/** Who keeps a profile says so with every request. */
function signedIn(): Record<string, string> {
  const session = mySession();
  return session ? { "facedown-session": session } : {};
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { accept: "application/json", ...signedIn(), ...init?.headers } });
  } catch {
    throw new Trouble([], 0);
  }
  if (answer.ok) return answer;
  let problems: string[] = [];
  let said: Said[] = [];
  try {
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null && "problems" in body && Array.isArray(body.problems)) {
      problems = body.problems.map(String);
      said = (body as Problem).said ?? [];
    }
  } catch {
    // no words came with it
  }
  throw new Trouble(problems, answer.status, said);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await request(path, { method: "POST", body: text, headers: { "content-type": "application/json" } });
  return (await answer.json()) as T;
}

export const games = (): Promise<GameInfo[]> => get("/api/games");
/** Is the server well? */
export const serverStatus = (): Promise<Status> => get("/api/status");
export const openTables = (): Promise<OpenTable[]> => get("/api/tables");
export const makeTable = (wanted: NewTable): Promise<TableMade> => post("/api/tables", wanted);
/** What the server knows of this person's seats. */
export const askMine = (seats: AskMine): Promise<MyGame[]> => post("/api/mine", seats);
export const sitDown = (table: string, wanted: SitDown): Promise<SeatLink> => post(`/api/tables/${table}/sit`, wanted);
/** What a person is told before sitting down, by a table's link. */
export const preview = async (table: string, link: string): Promise<Preview> =>
  (await request(`/api/tables/${table}/preview`, link ? { headers: { authorization: `Bearer ${link}` } } : {})).json() as Promise<Preview>;
/** A question to a game that belongs to no table. */
export const desk = <T>(game: string, question: unknown): Promise<T> => post(`/api/desk/${game}`, question);
export const rules = async (game: string, language: string): Promise<string> =>
  (await request(`/api/rules/${game}?language=${language}`, { headers: { accept: "text/markdown, text/plain" } })).text();
export const replay = async (table: string, sight: string, secret = ""): Promise<Replay> => {
  const path = `/api/tables/${table}/replay?sight=${encodeURIComponent(sight)}`;
  return (await request(path, secret ? { headers: { authorization: `Bearer ${secret}` } } : {})).json() as Promise<Replay>;
};
export const replayOfLog = (log: string, sight: string): Promise<Replay> =>
  post(`/api/replays?sight=${encodeURIComponent(sight)}`, log);
/** An analysis by its address: started (with a log, if it is not a table's), looked at, called off by a key or a seat's secret. Only what is new comes. */
export const startAnalysis = (address: string, log: string, since: number): Promise<Analysis> => post(`${address}?since=${since}`, log);
export const followAnalysis = (address: string, since: number): Promise<Analysis> => get(`${address}?since=${since}`);
export const stopAnalysis = async (address: string, since: number, secret: string): Promise<Analysis> => {
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  return (await (await request(`${address}?since=${since}`, { method: "DELETE", headers })).json()) as Analysis;
};
/** The whole log of a finished game; of a running one what the holder of a secret saw. */
export const gameLog = async (table: string, secret: string): Promise<string> =>
  (await request(`/api/tables/${table}/log`, secret ? { headers: { authorization: `Bearer ${secret}` } } : {})).text();
/** Pictures of the pieces in the viewer's team's tray, while a live race is open. */
export const tray = (table: string, secret: Secret): Promise<TraySheet> =>
  opened(secret, async (key) => (await request(`/api/tables/${table}/tray`, { headers: { authorization: `Bearer ${key}` } })).json() as Promise<TraySheet>);
/** Ask a game about a table: the answer depends on what the asker sees there. */
export const tableDesk = <T>(table: string, secret: Secret, question: unknown): Promise<T> =>
  opened(secret, async (key) => {
    const headers = { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) };
    return (await request(`/api/tables/${table}/desk`, { method: "POST", headers, body: JSON.stringify(question) })).json() as Promise<T>;
  });

const refused = new Set<string>(); // own secrets that did not open their seat: the link's is tried first

/** Ask with what opens the seat: this person's secret if it was taken in the link's place, else the link's. */
export async function opened<T>(secret: Secret, ask: (key: string) => Promise<T>): Promise<T> {
  const [first, second] = refused.has(secret.own) ? [secret.token, secret.own] : [secret.own || secret.token, secret.token];
  try {
    return await ask(first);
  } catch (error) {
    if (!(error instanceof Trouble) || error.status !== 403 || !secret.own) throw error;
    if (first === secret.own) refused.add(secret.own);
    else refused.delete(secret.own);
    return ask(second);
  }
}
export const verify = (table: string): Promise<DiceReport> => get(`/api/tables/${table}/verify`);
