// Made from schema.json by `npm run types`. Do not edit.

/**
 * A choice that there was. The bots do not look at everything: no worth, and it was not looked at.
 *
 * @minItems 3
 */
export type Option = [number, number | null, number] | [number, number | null, number, string];
export type HystEvent =
  | HystTileLaid
  | HystTileTurned
  | HystLayoutThrown
  | HystMuseumLaid
  | HystDealt
  | HystFirstPlayer
  | HystEntered
  | HystTurnStarts
  | HystRolled
  | HystMoved
  | HystPlayed
  | HystPicked
  | HystCameraTurned
  | HystLaserLaid
  | HystLaserGone
  | HystSmokePlaced
  | HystSmokeCleared
  | HystCardDone
  | HystBarricaded
  | HystBurned
  | HystHandReplaced
  | HystDrew
  | HystReshuffled
  | HystStealTried
  | HystAttacked
  | HystTaken
  | HystStolen
  | HystCaught
  | HystTurnEnds
  | HystTimeUp
  | HystSuddenDeath
  | HystGameOver;
export type MystEvent =
  | MystDealt
  | MystFirstTeam
  | MystKeyPicked
  | MystKeySet
  | MystCovers
  | MystRaceBook
  | MystWaits
  | MystOutOfTime
  | MystTurnsSpun
  | MystWalkBegins
  | MystSpins
  | MystWalks
  | MystJumps
  | MystWalkBook
  | MystActs
  | MystTurnEnds
  | MystGameEnds;
export type NusubitoEvent =
  | NusubitoThiefDay
  | NusubitoThiefNight
  | NusubitoRolesSet
  | NusubitoGameBegins
  | NusubitoStep
  | NusubitoMistActs
  | NusubitoTurnEnds
  | NusubitoNewDay
  | NusubitoClaimed
  | NusubitoCaptured
  | NusubitoGameEnds
  | NusubitoMatchOver;
export type NyetEvent =
  | NyetCharacterTaken
  | NyetRoundStart
  | NyetNyetPlaced
  | NyetLineClosed
  | NyetTeamsSet
  | NyetBonusSet
  | NyetSeatReady
  | NyetShedDone
  | NyetCardPlayed
  | NyetTrickWon
  | NyetRoundScored
  | NyetGameOver;
export type PageMessage =
  | Hello
  | Move
  | Turn
  | Resign
  | Undo
  | SetBot
  | Start
  | Leave
  | Rename
  | Rematch
  | Hint
  | Ping
  | Chat
  | Grab
  | TurnPiece
  | Drag
  | Put
  | Drop
  | RaceBook
  | PauseRace
  | Point
  | RacePong
  | ProposeBot
  | Answer
  | TakeSeat;
export type ServerMessage =
  | TableState
  | Accepted
  | Refused
  | HintGiven
  | Pong
  | Farewell
  | RaceState
  | Held
  | Freed
  | Turned
  | Dragged
  | Gone
  | NotHeld
  | Dropped
  | Shook
  | Hinted
  | Pointed
  | RacePing
  | ChatLine
  | ChatLog;
export type ShyMonstersEvent =
  | ShyMonstersRolesSet
  | ShyMonstersBuilding
  | ShyMonstersStoreyBuilt
  | ShyMonstersNamed
  | ShyMonstersRevealed
  | ShyMonstersWalked
  | ShyMonstersStoreyCleared
  | ShyMonstersGameEnded
  | ShyMonstersMatchOver;

export interface Everything {
  Accepted?: Accepted;
  Analysis?: Analysis;
  Answer?: Answer;
  AskMine?: AskMine;
  AskState?: AskState;
  BestPlayer?: BestPlayer;
  BestPlayers?: BestPlayers;
  BotRating?: BotRating;
  ChangeProfile?: ChangeProfile;
  Chat?: Chat;
  ChatLine?: ChatLine;
  ChatLog?: ChatLog;
  Choice?: Choice;
  Clock?: Clock;
  CloseDeal?: CloseDeal;
  Deal?: Deal;
  DealResult?: DealResult;
  DealSeat?: DealSeat;
  DiceReport?: DiceReport;
  DiceStep?: DiceStep;
  Drag?: Drag;
  Dragged?: Dragged;
  Drop?: Drop;
  Dropped?: Dropped;
  Farewell?: Farewell;
  Freed?: Freed;
  GameInfo?: GameInfo;
  Gone?: Gone;
  Grab?: Grab;
  Health?: Health;
  Held?: Held;
  Hello?: Hello;
  Hint?: Hint;
  HintGiven?: HintGiven;
  Hinted?: Hinted;
  HystAskCatalogue?: HystAskCatalogue;
  HystAskCode?: HystAskCode;
  HystAskRandom?: HystAskRandom;
  HystAskTiles?: HystAskTiles;
  HystAttacked?: HystAttacked;
  HystAttempt?: HystAttempt;
  HystBarricaded?: HystBarricaded;
  HystBurned?: HystBurned;
  HystCamera?: HystCamera;
  HystCameraTurned?: HystCameraTurned;
  HystCardDone?: HystCardDone;
  HystCatalogue?: HystCatalogue;
  HystCaught?: HystCaught;
  HystChoice?: HystChoice;
  HystCorner?: HystCorner;
  HystCounted?: HystCounted;
  HystDealt?: HystDealt;
  HystDrew?: HystDrew;
  HystEntered?: HystEntered;
  HystEscape?: HystEscape;
  HystEvent?: HystEvent;
  HystExit?: HystExit;
  HystEye?: HystEye;
  HystFirstPlayer?: HystFirstPlayer;
  HystGameOver?: HystGameOver;
  HystGameTold?: HystGameTold;
  HystGather?: HystGather;
  HystHandCard?: HystHandCard;
  HystHandReplaced?: HystHandReplaced;
  HystHeld?: HystHeld;
  HystLaidMuseum?: HystLaidMuseum;
  HystLaserGone?: HystLaserGone;
  HystLaserLaid?: HystLaserLaid;
  HystLayoutThrown?: HystLayoutThrown;
  HystMoved?: HystMoved;
  HystMuseum?: HystMuseum;
  HystMuseumLaid?: HystMuseumLaid;
  HystPicked?: HystPicked;
  HystPlan?: HystPlan;
  HystPlanFace?: HystPlanFace;
  HystPlayed?: HystPlayed;
  HystPrepared?: HystPrepared;
  HystReach?: HystReach;
  HystReshuffled?: HystReshuffled;
  HystRival?: HystRival;
  HystRolled?: HystRolled;
  HystSeat?: HystSeat;
  HystSeatTold?: HystSeatTold;
  HystSmokeCleared?: HystSmokeCleared;
  HystSmokePlaced?: HystSmokePlaced;
  HystStealTried?: HystStealTried;
  HystStolen?: HystStolen;
  HystSuddenDeath?: HystSuddenDeath;
  HystTaken?: HystTaken;
  HystThreat?: HystThreat;
  HystTile?: HystTile;
  HystTileLaid?: HystTileLaid;
  HystTileTurned?: HystTileTurned;
  HystTimeUp?: HystTimeUp;
  HystTurnEnds?: HystTurnEnds;
  HystTurnStarts?: HystTurnStarts;
  HystTurnable?: HystTurnable;
  HystView?: HystView;
  Judged?: Judged;
  Known?: Known;
  Leave?: Leave;
  LogLine?: LogLine;
  Move?: Move;
  MyGame?: MyGame;
  MySeat?: MySeat;
  MyTable?: MyTable;
  MystActs?: MystActs;
  MystCovers?: MystCovers;
  MystDealt?: MystDealt;
  MystDeed?: MystDeed;
  MystEvent?: MystEvent;
  MystFirstTeam?: MystFirstTeam;
  MystFlipped?: MystFlipped;
  MystGameEnds?: MystGameEnds;
  MystGameTold?: MystGameTold;
  MystIsland?: MystIsland;
  MystJumps?: MystJumps;
  MystKeyPicked?: MystKeyPicked;
  MystKeySet?: MystKeySet;
  MystLandmark?: MystLandmark;
  MystMissed?: MystMissed;
  MystNotes?: MystNotes;
  MystOdds?: MystOdds;
  MystOutOfTime?: MystOutOfTime;
  MystPictures?: MystPictures;
  MystPlacement?: MystPlacement;
  MystRaceBook?: MystRaceBook;
  MystResult?: MystResult;
  MystSpins?: MystSpins;
  MystTeam?: MystTeam;
  MystTeamTold?: MystTeamTold;
  MystTurnEnds?: MystTurnEnds;
  MystTurning?: MystTurning;
  MystTurnsSpun?: MystTurnsSpun;
  MystView?: MystView;
  MystWaits?: MystWaits;
  MystWalkBegins?: MystWalkBegins;
  MystWalkBook?: MystWalkBook;
  MystWalks?: MystWalks;
  MystWay?: MystWay;
  NewProfile?: NewProfile;
  NewTable?: NewTable;
  NotHeld?: NotHeld;
  Notes?: Notes;
  NusubitoCaptured?: NusubitoCaptured;
  NusubitoClaimed?: NusubitoClaimed;
  NusubitoCoin?: NusubitoCoin;
  NusubitoEvent?: NusubitoEvent;
  NusubitoFallen?: NusubitoFallen;
  NusubitoGameBegins?: NusubitoGameBegins;
  NusubitoGameEnds?: NusubitoGameEnds;
  NusubitoGameTold?: NusubitoGameTold;
  NusubitoLeap?: NusubitoLeap;
  NusubitoMatchOver?: NusubitoMatchOver;
  NusubitoMistActs?: NusubitoMistActs;
  NusubitoNewDay?: NusubitoNewDay;
  NusubitoOutOfReach?: NusubitoOutOfReach;
  NusubitoPawn?: NusubitoPawn;
  NusubitoResult?: NusubitoResult;
  NusubitoRod?: NusubitoRod;
  NusubitoRolesSet?: NusubitoRolesSet;
  NusubitoStep?: NusubitoStep;
  NusubitoThiefDay?: NusubitoThiefDay;
  NusubitoThiefNight?: NusubitoThiefNight;
  NusubitoTurn?: NusubitoTurn;
  NusubitoTurnEnds?: NusubitoTurnEnds;
  NusubitoTurnTold?: NusubitoTurnTold;
  NusubitoView?: NusubitoView;
  NyetBonusSet?: NyetBonusSet;
  NyetBox?: NyetBox;
  NyetCardPlayed?: NyetCardPlayed;
  NyetCharacterTaken?: NyetCharacterTaken;
  NyetEvent?: NyetEvent;
  NyetGameOver?: NyetGameOver;
  NyetLine?: NyetLine;
  NyetLineClosed?: NyetLineClosed;
  NyetNyetPlaced?: NyetNyetPlaced;
  NyetPlayed?: NyetPlayed;
  NyetRoundScored?: NyetRoundScored;
  NyetRoundStart?: NyetRoundStart;
  NyetSeat?: NyetSeat;
  NyetSeatReady?: NyetSeatReady;
  NyetShedDone?: NyetShedDone;
  NyetTeamsSet?: NyetTeamsSet;
  NyetTrickWon?: NyetTrickWon;
  NyetView?: NyetView;
  OpenTable?: OpenTable;
  Option?: Option;
  OptionInfo?: OptionInfo;
  PageMessage?: PageMessage;
  Passkey?: Passkey;
  PasskeyAnswer?: PasskeyAnswer;
  PasskeyAsk?: PasskeyAsk;
  PauseRace?: PauseRace;
  Ping?: Ping;
  Pointed?: Pointed;
  Pong?: Pong;
  Problem?: Problem;
  Profile?: Profile;
  ProposeBot?: ProposeBot;
  PushKey?: PushKey;
  PushKeys?: PushKeys;
  Put?: Put;
  RaceBook?: RaceBook;
  RacePing?: RacePing;
  RacePong?: RacePong;
  RaceState?: RaceState;
  Rating?: Rating;
  Refused?: Refused;
  Rematch?: Rematch;
  Rename?: Rename;
  Replay?: Replay;
  ReplayStep?: ReplayStep;
  Resign?: Resign;
  ResponseTime?: ResponseTime;
  SeatClock?: SeatClock;
  SeatLink?: SeatLink;
  SeatState?: SeatState;
  ServerMessage?: ServerMessage;
  SetBot?: SetBot;
  Shook?: Shook;
  ShyMonstersBuilding?: ShyMonstersBuilding;
  ShyMonstersEvent?: ShyMonstersEvent;
  ShyMonstersFlip?: ShyMonstersFlip;
  ShyMonstersGameEnded?: ShyMonstersGameEnded;
  ShyMonstersMatchOver?: ShyMonstersMatchOver;
  ShyMonstersNamed?: ShyMonstersNamed;
  ShyMonstersResult?: ShyMonstersResult;
  ShyMonstersRevealed?: ShyMonstersRevealed;
  ShyMonstersRolesSet?: ShyMonstersRolesSet;
  ShyMonstersStorey?: ShyMonstersStorey;
  ShyMonstersStoreyBuilt?: ShyMonstersStoreyBuilt;
  ShyMonstersStoreyCleared?: ShyMonstersStoreyCleared;
  ShyMonstersStoreyWalked?: ShyMonstersStoreyWalked;
  ShyMonstersTile?: ShyMonstersTile;
  ShyMonstersView?: ShyMonstersView;
  ShyMonstersWalked?: ShyMonstersWalked;
  SignIn?: SignIn;
  SignedIn?: SignedIn;
  SitDown?: SitDown;
  Start?: Start;
  Status?: Status;
  Subscribe?: Subscribe;
  Summary?: Summary;
  TableMade?: TableMade;
  TableState?: TableState;
  TakeSeat?: TakeSeat;
  TrayPiece?: TrayPiece;
  Turn?: Turn;
  TurnPiece?: TurnPiece;
  Turned?: Turned;
  Undo?: Undo;
  Unsubscribe?: Unsubscribe;
  "facedown.server.profile_messages.Point"?: Point1;
  "facedown.server.race_messages.Point"?: Point;
}
/**
 * The message `id` has taken effect (or had, if it was sent before).
 */
export interface Accepted {
  type: "accepted";
  id: string;
}
/**
 * GET /api/tables/TABLE/analysis?since=K: the state of an analysis, and its results from the K-th on.
 */
export interface Analysis {
  state: "cancelled" | "done" | "failed" | "none" | "waiting" | "working";
  id: string;
  version: number;
  level: string;
  done: number;
  positions: number;
  decisions: number;
  since: number;
  judged: Judged[];
  known: Known[];
  summaries: Summary[];
  returns: number[];
  problem: string;
}
/**
 * A decision and what the bot thought of it, from what the seat knew.
 */
export interface Judged {
  kind: "judged";
  number: number;
  seat: number;
  made: number;
  best: number;
  value: number;
  regret: number | null;
  noise: number;
  choices: Option[];
}
/**
 * What could be known of what lies hidden, from this place in the log on.
 */
export interface Known {
  kind: "known";
  number: number;
  seat: number;
  layers: {
    [k: string]: {
      [k: string]: {
        [k: string]: number;
      };
    };
  };
}
/**
 * How a seat decided, over all decisions that the bot has an opinion on.
 */
export interface Summary {
  seat: number;
  decisions: number;
  good: number;
  mean: number;
  total: number;
  costliest: number[];
}
/**
 * Agree to what somebody asked, or not. Whoever asked withdraws it by saying no.
 */
export interface Answer {
  type: "answer";
  id: string;
  ask: number;
  yes: boolean;
}
/**
 * POST /api/mine: answered with a list of MyGame, of those tables alone where a token opens a seat, or where the
 *     profile of who asks sits (`Facedown-Session`).
 */
export interface AskMine {
  seats: MySeat[];
}
export interface MySeat {
  table: string;
  tokens: string[];
}
/**
 * Something that somebody has asked of the table, and who has agreed.
 */
export interface AskState {
  number: number;
  kind: "stand_in" | "undo";
  by: number;
  about: number;
  yes: number[];
  waits_for: number[];
}
/**
 * Somebody who wants to be named.
 */
export interface BestPlayer {
  name: string;
  value: number;
  give: number;
  games: number;
  won: number;
  you: boolean;
}
/**
 * GET /api/best/GAME: one for each pool of the game, the strongest first.
 */
export interface BestPlayers {
  game: string;
  role: string;
  people: BestPlayer[];
  bots: BotRating[];
}
export interface BotRating {
  game: string;
  role: string;
  level: string;
  value: number;
}
/**
 * POST /api/profiles/me
 */
export interface ChangeProfile {
  name?: string | null;
  shown?: boolean | null;
  listed?: boolean | null;
}
/**
 * To everybody at the table, or (`team`) to the own team alone. Sending it twice has the effect of once.
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
  team?: boolean;
}
/**
 * Numbers count each room for itself: what other teams say among themselves leaves no gap.
 */
export interface ChatLine {
  type: "chat_line";
  room: "table" | "team";
  number: number;
  by: number;
  at: number;
  text: string;
}
/**
 * After a socket's first state: all that was said before (the last few hundred lines).
 */
export interface ChatLog {
  type: "chat_log";
  lines: ChatLine[];
}
/**
 * A legal action of the viewer.
 */
export interface Choice {
  action: number;
  text: string;
  say: string;
}
/**
 * How much time people have. Bots have none; a live race has its own.
 */
export interface Clock {
  kind?: "days" | "game" | "move" | "none";
  seconds?: number;
  extra?: number;
  late?: "bot" | "forfeit";
}
/**
 * POST /api/deals/DEAL/close, by who made it: its tables open to all, and nobody can play it any more.
 */
export interface CloseDeal {
  key: string;
}
/**
 * GET /api/deals/DEAL. The results are there for those whose own table is finished, and for all when it is closed.
 *
 *     Who asks is told by `?table=TABLE` with the seat's token (Authorization: Bearer TOKEN), or by a session.
 */
export interface Deal {
  deal: string;
  game: string;
  title: string;
  options: {
    [k: string]: unknown;
  };
  bots: {
    [k: string]: string;
  };
  seats: number;
  maker: string;
  made: number;
  closes: number;
  closed: boolean;
  commitment: string;
  seed: string;
  running: number;
  finished: number;
  played: boolean;
  results: DealResult[] | null;
}
/**
 * A finished table of a deal.
 */
export interface DealResult {
  table: string;
  seats: DealSeat[];
  result: number[];
  rounds: number[][];
  facts: {
    [k: string]: number[];
  };
  yours: boolean;
}
export interface DealSeat {
  name: string;
  level: string;
}
/**
 * GET /api/tables/TABLE/verify of a finished game.
 */
export interface DiceReport {
  commitment: string;
  seed: string;
  commitment_fits: boolean;
  checked: number;
  wrong: DiceStep[];
  first: DiceStep[];
}
export interface DiceStep {
  number: number;
  outcome: string;
  recomputed: string;
}
/**
 * For the eyes of team-mates, at most 15 a second, and only while the piece is over the board.
 */
export interface Drag {
  type: "drag";
  piece: string;
  x: number;
  y: number;
}
/**
 * A team-mate's hand over the board.
 */
export interface Dragged {
  type: "dragged";
  piece: string;
  by: number;
  x: number;
  y: number;
}
/**
 * A claim: this piece belongs here, turned as it is. Answered by `dropped`.
 */
export interface Drop {
  type: "drop";
  id: string;
  piece: string;
  cell: number;
}
/**
 * To the sender of a claim: laid, or why not (first of M-58 that applies).
 */
export interface Dropped {
  type: "dropped";
  id: string;
  piece: string;
  cell: string;
  reason:
    | ""
    | "already_pending"
    | "cell_taken"
    | "cooling"
    | "no_book"
    | "not_captain"
    | "not_cut_off"
    | "not_holder"
    | "not_saved"
    | "not_touching"
    | "race_closed"
    | "wrong_cell"
    | "wrong_turn";
  text: string;
  waits: number;
  faster: number;
  holder: number;
}
/**
 * The last message of a socket that the server closes.
 */
export interface Farewell {
  type: "farewell";
  code: "bad_message" | "no_such_table" | "restarting" | "seat_left" | "too_fast" | "wrong_token";
  reason: string;
}
/**
 * Not held any more, or pushed to another place of the tray.
 */
export interface Freed {
  type: "freed";
  piece: string;
  heap: number;
  place: number;
}
/**
 * GET /api/games
 */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  least_seats: number;
  most_seats: number;
  count: string;
  options: OptionInfo[];
  levels: string[];
  deals: boolean;
  rated_options: string[];
}
export interface OptionInfo {
  name: string;
  about: string;
  kind: "choice" | "number" | "switch" | "text";
  default: unknown;
  choices: unknown[];
  least: number | null;
  most: number | null;
  front: boolean;
  house: boolean;
}
/**
 * A piece left the tray: placed on its cell by `by`, or dead because the others have covered that.
 */
export interface Gone {
  type: "gone";
  piece: string;
  cell: string;
  how: "dead" | "placed";
  by: number;
}
/**
 * Take a piece; the one held before goes back.
 */
export interface Grab {
  type: "grab";
  piece: string;
}
/**
 * GET /api/health
 */
export interface Health {
  status: "not saving" | "ok";
  version: string;
  tables: number;
  bots: "ready" | "warming up";
  database: "broken" | "full" | "locked" | "moved" | "ok" | "restored" | "unreachable";
}
export interface Held {
  type: "held";
  piece: string;
  by: number;
}
/**
 * The first message on a socket: which table, and by what right. Without a token: to watch (if allowed).
 */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  name?: string | null;
  own?: string | null;
  session?: string | null;
  beside?: string[];
}
/**
 * What would an expert do, from the own sight? Only at tables where all others are bots.
 */
export interface Hint {
  type: "hint";
  id: string;
}
export interface HintGiven {
  type: "hint";
  id: string;
  choice: Choice;
  reason: string;
}
/**
 * A piece that could be laid, for a team that has not laid any for long.
 */
export interface Hinted {
  type: "hinted";
  piece: string;
}
/**
 * All floor plans and prepared museums.
 */
export interface HystAskCatalogue {
  ask: "catalogue";
}
/**
 * The museum of a layout code, or a prepared one by its id.
 */
export interface HystAskCode {
  ask: "code";
  code: string;
  edition?: "base" | "deluxe";
}
/**
 * A random museum, the same for the same seed.
 */
export interface HystAskRandom {
  ask: "random";
  seed: number;
  edition?: "base" | "deluxe";
  level?: "any" | "easy" | "hard" | "medium";
}
/**
 * A museum that is being laid: number and turns by slot, number 0 for an empty one.
 */
export interface HystAskTiles {
  ask: "tiles";
  tiles: [number, number][];
  edition?: "base" | "deluxe";
}
/**
 * The first die of a Dice Battle.
 */
export interface HystAttacked {
  event: "attacked";
  seat: number;
  holder: number;
  die: number;
}
/**
 * A roll to steal, and what it was worth.
 */
export interface HystAttempt {
  seat: number;
  holder: number;
  turn: number;
  chance: number;
  success: boolean;
}
export interface HystBarricaded {
  event: "barricaded";
  seat: number;
  start: string;
}
export interface HystBurned {
  event: "burned";
  seat: number;
  card: string;
}
export interface HystCamera {
  space: string;
  facing: string;
  smoky: boolean;
  sees: string[];
}
export interface HystCameraTurned {
  event: "camera_turned";
  seat: number;
  camera: string;
  was: string;
  facing: string;
  sees: string[];
}
/**
 * A card that could have gone on was ended.
 */
export interface HystCardDone {
  event: "card_done";
  seat: number;
  card: string;
}
export interface HystCatalogue {
  plans: HystPlanFace[];
  layouts: HystPrepared[];
  reconstructed: ("cards" | "dice" | "layouts" | "supply" | "tiles")[];
  warnings: string[];
}
/**
 * A floor plan as it is drawn unturned.
 */
export interface HystPlanFace {
  number: number;
  name: string;
  kind: "corridor" | "dead-end" | "hall" | "room";
  deluxe: boolean;
  walls: number[];
  camera: number;
  facing: "E" | "N" | "S" | "W";
}
export interface HystPrepared {
  id: string;
  name: string;
  level: "easy" | "hard" | "medium";
  edition: "base" | "deluxe";
  code: string;
  tiles: [number, number][];
  index: number;
}
export interface HystCaught {
  event: "caught";
  seat: number;
  space: string;
  by: string;
  cameras: string[];
  edge: string;
  dropped: string;
}
/**
 * A sequence of moves that can be sent together, and what comes of it.
 */
export interface HystChoice {
  moves: string[];
  spaces: string[];
  caught: number[];
  where: string[];
  takes: number;
  wins: boolean;
  more: boolean;
}
export interface HystCorner {
  start: string;
  open: boolean;
  steps: number | null;
  watched: number | null;
}
export interface HystCounted {
  card: string;
  in_play: number;
  unseen: number;
  chances: number[];
}
export interface HystDealt {
  event: "dealt";
  cards: number;
  hand: string[];
}
export interface HystDrew {
  event: "drew";
  seat: number;
  count: number;
  card: string;
  deck: number;
}
/**
 * A pawn on a starting space: at the start, or after being caught.
 */
export interface HystEntered {
  event: "entered";
  seat: number;
  start: string;
  rolled: boolean;
  again: boolean;
}
/**
 * At the start of a holder's turn: how near the way out was, and how near the nearest rival.
 */
export interface HystEscape {
  seat: number;
  turn: number;
  steps: number;
  chance: number;
  rival: number;
  out: boolean;
}
export interface HystTileLaid {
  event: "tile_laid";
  slot: number;
  tile: number;
  turn: string;
}
/**
 * Part of the repair of blocked corners.
 */
export interface HystTileTurned {
  event: "tile_turned";
  slot: number;
  tile: number;
  quarters: number;
}
export interface HystLayoutThrown {
  event: "layout_thrown";
  times: number;
}
export interface HystMuseumLaid {
  event: "museum_laid";
  code: string;
}
export interface HystFirstPlayer {
  event: "first_player";
  seat: number;
}
export interface HystTurnStarts {
  event: "turn_starts";
  seat: number;
  turn: number;
}
export interface HystRolled {
  event: "rolled";
  seat: number;
  result: number;
}
export interface HystMoved {
  event: "moved";
  seat: number;
  by: string;
  path: string[];
}
export interface HystPlayed {
  event: "played";
  seat: number;
  card: string;
}
/**
 * An answer that has no effect yet: a camera, a victim, a space to be cleared.
 */
export interface HystPicked {
  event: "picked";
  seat: number;
  what: string;
  name: string;
}
export interface HystLaserLaid {
  event: "laser_laid";
  seat: number;
  edge: string;
}
export interface HystLaserGone {
  event: "laser_gone";
  edges: string[];
  by: string;
}
export interface HystSmokePlaced {
  event: "smoke_placed";
  seat: number;
  space: string;
  camera: boolean;
  left: number;
}
export interface HystSmokeCleared {
  event: "smoke_cleared";
  seat: number;
  spaces: string[];
}
export interface HystHandReplaced {
  event: "hand_replaced";
  seat: number;
  cards: string[];
}
export interface HystReshuffled {
  event: "reshuffled";
  deck: number;
}
export interface HystStealTried {
  event: "steal_tried";
  seat: number;
  holder: number;
  die: number;
  defence: number;
  success: boolean;
}
export interface HystTaken {
  event: "taken";
  seat: number;
  space: string;
}
export interface HystStolen {
  event: "stolen";
  seat: number;
  victim: number;
  by: string;
}
export interface HystTurnEnds {
  event: "turn_ends";
  seat: number;
}
export interface HystTimeUp {
  event: "time_up";
  holder: number;
}
export interface HystSuddenDeath {
  event: "sudden_death";
}
export interface HystGameOver {
  event: "game_over";
  winner: number;
  result: string;
  exit: string;
  hands: string[][];
  about: string;
}
export interface HystExit {
  start: string;
  barricaded: boolean;
  steps: number;
  chance: number;
}
export interface HystEye {
  at: string;
  facing: "E" | "N" | "S" | "W";
  sees: string[];
}
export interface HystGameTold {
  winner: number;
  result: string;
  exit: string;
  turns: number;
  holders: HystHeld[];
  steals: HystAttempt[];
  runs: HystEscape[];
  seats: HystSeatTold[];
}
/**
 * From getting the diamond to losing it, or to the end.
 */
export interface HystHeld {
  seat: number;
  got: string;
  space: string;
  turn: number;
  lost: string;
  until: number;
}
export interface HystSeatTold {
  seat: number;
  turns: number;
  rolled: number;
  steps: number;
  caught: number;
  caught_others: number;
  takes: number;
  cards: {
    [k: string]: number;
  };
}
export interface HystGather {
  least: number;
  most: number;
  first: string[];
  next: {
    [k: string]: string[];
  };
  tiles: number;
  free: string[];
  catches: {
    [k: string]: number[];
  };
}
export interface HystHandCard {
  card: string;
  title: string;
  effect: string;
  playable: boolean;
  reason: string;
  why: string;
}
export interface HystLaidMuseum {
  tiles: [number, number][];
  walls: number[];
  eyes: HystEye[];
  watched: number;
  code: string;
  name: string;
  edition: "base" | "deluxe";
  corners: HystCorner[];
  index: number | null;
  level: ("easy" | "hard" | "medium") | "";
  fault: string;
  problem: string;
  repaired: [number, number][];
  before: [number, number][];
}
/**
 * Facts about the laid museum (H-1021).
 */
export interface HystMuseum {
  index: number;
  level: string;
  steps: number[];
  watched: number[];
}
/**
 * All that can be done with a card of the hand, or with the one that is being played.
 */
export interface HystPlan {
  card: string;
  choices: HystChoice[];
  gather: HystGather | null;
}
/**
 * A space within the points that are left.
 */
export interface HystReach {
  space: string;
  steps: number;
  danger: string;
  path: string[];
}
export interface HystRival {
  seat: number;
  steps: number;
  chance: number;
  chance_with_card: number;
}
export interface HystSeat {
  seat: number;
  colour: string;
  mark: string;
  space: string;
  cards: number;
  hand: string[];
  holder: boolean;
  active: boolean;
  steal_tried: boolean;
}
/**
 * About the holder (H-1017).
 */
export interface HystThreat {
  holder: number;
  exits: HystExit[];
  escape: number;
  rivals: HystRival[];
}
export interface HystTile {
  number: number;
  name: string;
  kind: string;
  turn: number;
}
/**
 * A space that one Blind Spot could bring into view (H-1003).
 */
export interface HystTurnable {
  space: string;
  cameras: string[];
}
export interface HystView {
  seat: number;
  phase: string;
  active: number;
  who: number;
  turn: number;
  code: string;
  tiles: HystTile[];
  thrown: number;
  museum: HystMuseum | null;
  walls: number[];
  cameras: HystCamera[];
  watched: string[];
  smoke: string[];
  lasers: string[];
  barricades: string[];
  smoke_left: number;
  lasers_left: number;
  diamond: string;
  holder: number;
  seats: HystSeat[];
  rolled: number;
  points: number;
  steal_tried: boolean;
  card: string;
  asked: string;
  step: number;
  needed: number;
  picked: string;
  victim: number;
  cloud: string[];
  cleared: string[];
  hand: HystHandCard[];
  steps: HystChoice[];
  reach: HystReach[];
  plans: HystPlan[];
  deck: number;
  discards: string[];
  reshuffles: number;
  counter: HystCounted[];
  turnable: HystTurnable[];
  threat: HystThreat | null;
  house_rules: string[];
  clock: string;
  minutes: number;
  turns_left: number;
  sudden_death: boolean;
  reconstructed: string[];
  result: string;
  winner: number;
}
/**
 * Give the seat up. Before the start it becomes free; later the table is told and waits.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * One thing the viewer saw happen: in words, and as the game's own event for animation.
 */
export interface LogLine {
  number: number;
  text: string;
  event: unknown;
}
/**
 * One action of the own seat. Sending it twice has the effect of once.
 */
export interface Move {
  type: "move";
  id: string;
  seq: number;
  action: number;
}
/**
 * A table, as the person in one of its seats knows it.
 */
export interface MyGame {
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "running";
  chair: number;
  others: string[];
  my_turn: boolean;
  waits_for: string[];
  since: number | null;
  left: number | null;
  won: string[];
  i_won: boolean;
  rematch: string;
}
/**
 * GET /api/profiles/me/tables: seats of a profile. The session opens them (Hello.session, or the header).
 */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "running";
  chair: number;
  seat: number;
  others: string[];
  since: number;
}
export interface MystActs {
  event: "acts";
  team: number;
  deed: string;
  landmark: string;
}
export interface MystCovers {
  event: "covers";
  team: number;
  cell: string;
  left: number;
  by_book: boolean;
  hand: number;
}
export interface MystDealt {
  event: "dealt";
  cards: string[];
}
/**
 * What is asked on a Key cell, and what it would mean.
 */
export interface MystDeed {
  verb: string;
  landmark: string;
  controller: number;
  points: number;
}
export interface MystFirstTeam {
  event: "first_team";
  team: number;
}
export interface MystKeyPicked {
  event: "key_picked";
  team: number;
  landmark: string;
}
export interface MystKeySet {
  event: "key_set";
  team: number;
  landmark: string;
  cell: string;
}
export interface MystRaceBook {
  event: "race_book";
  team: number;
}
export interface MystWaits {
  event: "waits";
  team: number;
}
export interface MystOutOfTime {
  event: "out_of_time";
  team: number;
}
export interface MystTurnsSpun {
  event: "turns_spun";
  turns: number;
  sector: number;
}
export interface MystWalkBegins {
  event: "walk_begins";
  first: number;
  turns: number;
}
export interface MystSpins {
  event: "spins";
  team: number;
  spin: number;
  sector: number;
}
export interface MystWalks {
  event: "walks";
  team: number;
  start: string;
  to: string;
  steps: number;
}
export interface MystJumps {
  event: "jumps";
  team: number;
  start: string;
  to: string;
}
export interface MystWalkBook {
  event: "walk_book";
  team: number;
}
export interface MystTurnEnds {
  event: "turn_ends";
  team: number;
}
export interface MystGameEnds {
  event: "game_ends";
  totals: number[];
  winner: number;
  resigned: number;
}
/**
 * A step of the scoring: switches if there is no card.
 */
export interface MystFlipped {
  team: number;
  card: string;
  points: number;
  bonus: number;
  total: number;
}
export interface MystGameTold {
  winner: number;
  placements: MystPlacement[];
  teams: MystTeamTold[];
  turning: MystTurning[];
  missed: MystMissed | null;
}
/**
 * A piece that was laid, first Key Pieces included.
 */
export interface MystPlacement {
  number: number;
  entry: number;
  team: number;
  cell: string;
  by_book: boolean;
  hand: number;
}
export interface MystTeamTold {
  pieces: number;
  switches: number;
  values: number;
  bonuses: number;
  total: number;
  books: number;
  steps: number;
  laid: number;
  removed: number;
}
/**
 * A moment that changed the lead much. With open hands: nobody could know.
 */
export interface MystTurning {
  entry: number;
  text: string;
  before: number;
  after: number;
  turned: boolean;
}
/**
 * Hindsight: the walk that would have been better by the most points, if all hands had been open.
 */
export interface MystMissed {
  entry: number;
  team: number;
  round: number;
  spin: number;
  start: string;
  walked: string;
  better: string;
  deed: string;
  points: number;
}
/**
 * SVG texts. A piece has a box of 160 x 160 units, its cell is the middle 100 x 100 of it; the board 1000 x 600.
 */
export interface MystIsland {
  board: string;
  pieces: {
    [k: string]: string;
  };
  vignettes: {
    [k: string]: string;
  };
}
export interface MystLandmark {
  id: string;
  name: string;
  key: string;
  base: number;
  top: string;
  controller: number;
  at_stake: number;
  values: number[];
  deeds: string[];
  steps: number[];
  one_spin: number[];
}
export interface MystNotes {
  landmarks: MystOdds[];
  books: number[];
}
export interface MystOdds {
  landmark: string;
  unseen: number;
  chance: number;
}
export interface MystPictures {
  cut_seed: number;
  art_seed: number;
  board?: "" | "flipped" | "picture";
  pieces?: string[];
  vignettes?: boolean;
}
export interface MystResult {
  switches: number[];
  values: number[];
  bonuses: number[];
  totals: number[];
  winner: number;
  resigned: number;
  order: MystFlipped[];
  undealt: string[];
  race_seconds: number;
}
export interface MystTeam {
  pieces: number;
  switches: number;
  landmarks: number;
  cards: (string | null)[];
  held: number;
  pawn: string;
  first_key: string;
  books_played: number;
  book_pending: boolean;
  cut_off: boolean;
  covered_tray: boolean;
  hands: number;
  picked: boolean;
  touching: string[];
}
export interface MystView {
  seat: number;
  phase: string;
  driver: string;
  first_team: number;
  deciding: number;
  cells: string;
  open: number;
  landmarks: MystLandmark[];
  teams: MystTeam[];
  pick: string;
  asked_hand: number;
  intents: string[];
  flipped: boolean;
  turns: number;
  turns_sector: number;
  round: number;
  leader: number;
  last_turn: boolean;
  spin: number;
  sector: number;
  steps_left: number;
  reach: MystWay[];
  deed: MystDeed | null;
  notes: MystNotes | null;
  result: MystResult | null;
}
/**
 * A walk of this turn, by a shortest way.
 */
export interface MystWay {
  cell: string;
  steps: number;
  path: string[];
  deed: string;
}
/**
 * POST /api/profiles
 */
export interface NewProfile {
  name: string;
}
/**
 * POST /api/tables. The creator is the host and sits on seat 0.
 */
export interface NewTable {
  game: string;
  name: string;
  options?: {
    [k: string]: unknown;
  };
  listed?: boolean;
  bots?: {
    [k: string]: string;
  };
  start?: boolean;
  chat?: boolean;
  here?: {
    [k: string]: string;
  };
  clock?: Clock1;
  rated?: boolean;
  deal?: string;
  deal_days?: number;
}
/**
 * How much time people have. Bots have none; a live race has its own.
 */
export interface Clock1 {
  kind?: "days" | "game" | "move" | "none";
  seconds?: number;
  extra?: number;
  late?: "bot" | "forfeit";
}
/**
 * To the sender: why a piece cannot be taken, turned or put.
 */
export interface NotHeld {
  type: "not_held";
  piece: string;
  reason: "piece_gone" | "piece_held" | "race_closed";
  by: number;
}
/**
 * GET /api/tables/TABLE/log of a running game (Authorization: Bearer TOKEN): what that viewer saw, no more.
 *
 *     Of a finished game the same address gives the whole log, as `facedown replay` and POST /api/replays read it.
 */
export interface Notes {
  facedown_notes: number;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  you: number;
  commitment: string;
  lines: LogLine[];
}
export interface NusubitoCaptured {
  event: "captured";
  temple: string;
  thief_at: string;
}
export interface NusubitoClaimed {
  event: "claimed";
  temple: string;
  row: string;
  row_green: boolean;
  column: string;
  column_green: boolean;
}
export interface NusubitoCoin {
  slot: string;
  face: string;
  taken: boolean;
}
export interface NusubitoThiefDay {
  event: "thief_day";
  day: number;
  round: number;
  special: string | null;
  sacrifice: boolean;
  downed: NusubitoFallen[];
  darts_spent: number;
  darts: number;
  dart_pool: number;
  hand_count: number;
  steps: string[] | null;
  laid: boolean;
}
/**
 * A pawn that was knocked down; `to` differs from `from` only for a Seeker that was thrown.
 */
export interface NusubitoFallen {
  level: number;
  from: string;
  to: string;
}
export interface NusubitoThiefNight {
  event: "thief_night";
  day: number;
  actions: string[];
  ap: number;
  reveal: string | null;
  darts: number;
  dart_pool: number;
  hand_count: number;
}
export interface NusubitoRolesSet {
  event: "roles_set";
  thief: number;
  mist: number;
}
export interface NusubitoGameBegins {
  event: "game_begins";
  game: number;
  games: number;
  thief: number;
}
/**
 * A step of the Thief's own turn: told to him alone.
 */
export interface NusubitoStep {
  event: "step";
  what: string;
  name: string;
  more: string;
  downed: NusubitoFallen[];
  darts: number;
}
export interface NusubitoMistActs {
  event: "mist_acts";
  action: string;
  level: number;
  cells: string[];
  healer: boolean;
  left: number;
}
/**
 * The Mist is done.
 */
export interface NusubitoTurnEnds {
  event: "turn_ends";
  day: number;
  round: number;
}
export interface NusubitoNewDay {
  event: "new_day";
  day: number;
  risen: string[];
}
export interface NusubitoGameEnds {
  event: "game_ends";
  game: number;
  games: number;
  result: string;
  winner: number;
  thief: number;
  thief_at: string;
  treasure: string;
}
export interface NusubitoMatchOver {
  event: "match_over";
  points: number[];
}
export interface NusubitoGameTold {
  game: number;
  result: string;
  treasure: string;
  looked: string[];
  turns: NusubitoTurnTold[];
}
/**
 * One published turn of the Thief.
 */
export interface NusubitoTurnTold {
  game: number;
  day: number;
  round: number;
  steps: string[];
  start: string;
  end: string;
  possible: string[];
  share: number;
  worlds: number;
}
/**
 * A way from the Thief's temple, for his eyes.
 */
export interface NusubitoLeap {
  temple: string;
  over: string;
  points: number;
  darts: number;
  offered: boolean;
  needs_sacrifice: boolean;
}
export interface NusubitoOutOfReach {
  coin: string;
  why: string;
  darts: number;
}
export interface NusubitoPawn {
  cell: string;
  level: string;
  price: number;
  down: boolean;
  used: boolean;
}
/**
 * How a game of the match ended.
 */
export interface NusubitoResult {
  game: number;
  thief: number;
  result: string;
  winner: number;
  thief_at: string;
  treasure: string;
}
export interface NusubitoRod {
  name: string;
  looked: boolean;
  colour: string;
}
/**
 * The Thief's own turn as it stands; for him alone.
 */
export interface NusubitoTurn {
  stage: string;
  start: string;
  at: string;
  points: number;
  budget: number;
  leaps: number;
  special: string;
  special_possible: boolean;
  sacrificed: string;
  spent: number;
  deeds: string[];
  ways: NusubitoLeap[];
  preview: NusubitoThiefDay | null;
  out_of_reach: NusubitoOutOfReach[];
  exposure: number;
  danger: string;
}
export interface NusubitoView {
  seat: number;
  role: string;
  thief: number;
  mist: number;
  phase: string;
  game: number;
  games: number;
  day: number;
  round: number;
  max_days: number;
  pawns: NusubitoPawn[];
  pools: number[];
  streams: string[][];
  bolsters: string[];
  bolster_stock: number;
  darts: number;
  dart_pool: number;
  left: number;
  actions: number;
  coins: NusubitoCoin[];
  hand_count: number;
  hand: string[];
  rods: NusubitoRod[];
  treasure: string[];
  marker: string;
  thief_at: string;
  turn: NusubitoTurn | null;
  mist_aid: string;
  thief_aid: string;
  likely: number[];
  notes: string[];
  results: NusubitoResult[];
  winners: number[];
}
export interface NyetBonusSet {
  event: "bonus_set";
  seat: number;
  name: string;
}
export interface NyetBox {
  id: string;
  open: boolean;
  seat: number | null;
  number: number | null;
  neutral: boolean;
}
export interface NyetCardPlayed {
  event: "card_played";
  seat: number;
  name: string;
  card: string;
}
export interface NyetCharacterTaken {
  event: "character_taken";
  seat: number;
  character: string;
}
export interface NyetRoundStart {
  event: "round_start";
  round: number;
  dealer: number;
  dealer_name: string;
  hand_sizes: number[];
  stock: number;
  hand: string[];
}
export interface NyetNyetPlaced {
  event: "nyet_placed";
  seat: number;
  name: string;
  line: string;
  box: string;
}
export interface NyetLineClosed {
  event: "line_closed";
  line: string;
  result: string;
}
export interface NyetTeamsSet {
  event: "teams_set";
  first: number;
  team: number[];
  others: number[];
  names: string[];
}
export interface NyetSeatReady {
  event: "seat_ready";
  seat: number;
  name: string;
  cards: string[];
}
export interface NyetShedDone {
  event: "shed_done";
  kind: string;
  count: number;
  given: string[];
  received: string[];
}
export interface NyetTrickWon {
  event: "trick_won";
  seat: number;
  name: string;
  number: number;
  card: string;
  loot: string[];
  owners: string[];
}
export interface NyetRoundScored {
  event: "round_scored";
  round: number;
  points: number;
  tricks: number[];
  loot: number[];
  credits: number[];
  totals: number[];
  names: string[];
  shown: string[][];
  shown_stock: string[];
}
export interface NyetGameOver {
  event: "game_over";
  totals: number[];
  winners: number[];
  names: string[];
}
export interface NyetLine {
  id: string;
  boxes: NyetBox[];
  result: string | null;
}
export interface NyetPlayed {
  seat: number;
  card: string;
}
export interface NyetSeat {
  seat: number;
  character: string;
  score: number;
  held: number;
  tricks: number;
  loot: string[];
  void: string[];
  team: string;
  card: string;
  credit: number;
  place: number;
  units: number;
  acting: boolean;
  ready: boolean;
  dealer: boolean;
  first: boolean;
  bonus: boolean;
  leader: boolean;
  winning: boolean;
}
export interface NyetView {
  seat: number;
  players: number;
  phase: string;
  round: number;
  rounds: number;
  target: number;
  lines: NyetLine[];
  seats: NyetSeat[];
  hand: string[];
  laid_aside: string[];
  given: string[];
  received: string[];
  trick: NyetPlayed[];
  last_trick: NyetPlayed[];
  last_winner: number;
  gone: string[];
  points: number;
  trump: string;
  super: string;
  discard: string;
  stock: number;
  shown: string[][];
  shown_stock: string[];
  winners: number[];
  auto_play: boolean;
}
/**
 * GET /api/tables: listed tables that wait for players or are being played.
 */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  host_name: string;
  taken: number;
  seats: number;
  running: boolean;
  options: {
    [k: string]: unknown;
  };
}
/**
 * Several decisions of the own seat that follow each other at once, in notation: all are carried out, or none.
 *
 *     For turns that are composed on the page and sent when they are finished, such as laying a storey of Shy Monsters.
 */
export interface Turn {
  type: "turn";
  id: string;
  seq: number;
  moves: string[];
}
/**
 * Give the game up, where a game can be given up: the others win it.
 */
export interface Resign {
  type: "resign";
  id: string;
}
/**
 * Take the own last decision back: at once where all others are bots, or where nobody has learned anything new by
 *     it; otherwise the other people are asked, and all must agree.
 */
export interface Undo {
  type: "undo";
  id: string;
}
/**
 * Before the start, by the host: put a bot on a seat, or (level none) free the seat again.
 */
export interface SetBot {
  type: "set_bot";
  id: string;
  seat: number;
  level: string | null;
}
/**
 * By the host; all seats must be taken.
 */
export interface Start {
  type: "start";
  id: string;
}
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}
/**
 * After the end: a new table with the same people and options; everyone's state names it.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  way?: "" | "rotated" | "same" | "swapped";
}
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * A quarter turn clockwise.
 */
export interface TurnPiece {
  type: "turn_piece";
  piece: string;
}
/**
 * Back to the tray, or to another place of it.
 */
export interface Put {
  type: "put";
  piece: string;
  heap: number;
  place: number;
}
/**
 * The captain plays a Linking Book. Answered by `dropped`.
 */
export interface RaceBook {
  type: "race_book";
  id: string;
}
/**
 * Ask for a pause, or agree to one (on); take that back, or end a pause (off).
 */
export interface PauseRace {
  type: "pause_race";
  on: boolean;
}
/**
 * Look here: a place on the board, for the team.
 */
export interface Point {
  type: "point";
  x: number;
  y: number;
}
/**
 * The answer to `race_ping`, at once: so the server measures the line itself.
 */
export interface RacePong {
  type: "race_pong";
  number: number;
}
/**
 * A bot is to play for a person who has left, or has been away for a minute. All others who are here must agree.
 */
export interface ProposeBot {
  type: "propose_bot";
  id: string;
  seat: number;
}
/**
 * Play on oneself, for whom a bot has played meanwhile. A move of the own seat does the same.
 */
export interface TakeSeat {
  type: "take_seat";
  id: string;
}
export interface Passkey {
  id: string;
  name: string;
  made: number;
}
/**
 * POST /api/passkeys and /api/passkeys/sign-in
 */
export interface PasskeyAnswer {
  id: string;
  credential: {
    [k: string]: unknown;
  };
  name?: string;
}
/**
 * POST /api/passkeys/new (with a session) and /api/passkeys/sign-in/new: what the browser is to sign.
 */
export interface PasskeyAsk {
  id: string;
  options: unknown;
}
export interface Pointed {
  type: "pointed";
  by: number;
  x: number;
  y: number;
}
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * Every refused request.
 */
export interface Problem {
  problems: string[];
}
/**
 * GET /api/profiles/me
 */
export interface Profile {
  name: string;
  shown: boolean;
  made: number;
  passkeys: Passkey[];
  ratings: Rating[];
  bots: BotRating[];
  listed: boolean;
}
/**
 * In a game and role: so strong, give or take (95 of 100).
 */
export interface Rating {
  game: string;
  role: string;
  value: number;
  give: number;
  games: number;
  won: number;
  history: Point1[];
}
/**
 * A rating after a game.
 */
export interface Point1 {
  at: number;
  value: number;
  table: string;
  share: number;
}
/**
 * GET /api/push: the server's public key, that a browser asks its push service with.
 */
export interface PushKey {
  key: string;
}
export interface PushKeys {
  p256dh: string;
  auth: string;
}
export interface RacePing {
  type: "race_ping";
  number: number;
  rtt: number;
  credit: number;
}
/**
 * All of a running race that a viewer may know: sent when a socket opens, and when the race starts, pauses, goes on
 *     or ends. Watchers get it without pieces. Milliseconds are from when this is sent.
 */
export interface RaceState {
  type: "race";
  stage: "closed" | "countdown" | "open" | "paused";
  opens_in: number;
  resumes_in: number;
  clock: number;
  pieces: TrayPiece[];
  waits: number;
  captain: boolean;
  mates: number;
  wants_pause: number[];
  pause_left: number;
  apart?: boolean;
}
export interface TrayPiece {
  piece: string;
  turn: number;
  heap: number;
  place: number;
  holder: number;
  dead: boolean;
  edges: number;
  shade: string;
  mark: string;
}
/**
 * The message `id` changed nothing, and why.
 */
export interface Refused {
  type: "refused";
  id: string;
  code:
    | "failed"
    | "illegal"
    | "not_host"
    | "not_now"
    | "not_saved"
    | "not_seated"
    | "not_your_turn"
    | "stale"
    | "too_fast"
    | "too_long"
    | "unreadable";
  reason: string;
  clause: string;
}
/**
 * GET /api/tables/TABLE/replay?sight=open|spectator|SEAT of a finished game (open, if nothing is said).
 *
 *     POST /api/replays?sight=... with a log's text gives the same. The first step is the beginning: it has no lines.
 */
export interface Replay {
  game: string;
  title: string;
  seats: string[];
  sight: number;
  steps: ReplayStep[];
  afterwards: unknown[];
  options: {
    [k: string]: unknown;
  };
  chairs: string[];
  forfeit?: number;
}
export interface ReplayStep {
  lines: string[];
  events: unknown[];
  view: unknown;
  own: {
    [k: string]: unknown;
  }[];
  at: number;
  chair: number;
  number: number;
}
/**
 * How long messages took to be answered within a part of the last minutes; none where there were none.
 */
export interface ResponseTime {
  ago: number;
  median_ms: number | null;
  slowest_ms: number | null;
}
/**
 * The time of a seat, as far as the viewer may know: of others as of what was last seen of them.
 */
export interface SeatClock {
  left: number;
  runs_in: number | null;
}
/**
 * A seat's secret: the page makes the link /t/TABLE#s=TOKEN of it.
 */
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * A chair. In games of teams several people play for one seat of the rules.
 */
export interface SeatState {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  level: string;
  connected: boolean;
  left: boolean;
  acting: boolean;
  you: boolean;
  team?: number;
  stand_in?: string;
  late?: boolean;
  clock?: SeatClock;
  rating?: number;
  give?: number;
}
/**
 * All that a viewer knows of a table: the news, and what changes with the table's own row only.
 *
 *     A state with the same `seq` as before tells of connections only.
 */
export interface TableState {
  type: "state";
  seq: number;
  seats: SeatState[];
  view: unknown;
  choices: Choice[];
  fresh: LogLine[];
  reset: boolean;
  log: LogLine[];
  can_undo: boolean;
  ask_undo: boolean;
  can_hint: boolean;
  result: number[];
  decide_in: number | null;
  rings_in: number | null;
  talk: "hushed" | "off" | "open";
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "running";
  you: number;
  host: boolean;
  listed: boolean;
  options: {
    [k: string]: unknown;
  };
  can_resign: boolean;
  commitment: string;
  seed: string;
  rematch: string;
  chair?: number;
  asks: AskState[];
  clock?: Clock;
  rated?: boolean;
  deal?: string;
  sealed?: boolean;
  forfeit: number;
  rematches: ("rotated" | "same" | "swapped")[];
  turned: boolean;
}
export interface Turned {
  type: "turned";
  piece: string;
  turn: number;
}
/**
 * A team-mate's drop was refused.
 */
export interface Shook {
  type: "shook";
  piece: string;
  by: number;
}
/**
 * The Dungeon Master begins to build.
 */
export interface ShyMonstersBuilding {
  event: "building";
  game: number;
  games: number;
  storey: number;
  hand: string[];
}
export interface ShyMonstersRolesSet {
  event: "roles_set";
  master: number;
  hero: number;
}
export interface ShyMonstersStoreyBuilt {
  event: "storey_built";
  storey: number;
  cells: [number, number][];
}
/**
 * A tile of the opening is named, to be flipped with the others (reveal_mode=together).
 */
export interface ShyMonstersNamed {
  event: "named";
  storey: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
}
/**
 * Opening flips, in their order.
 */
export interface ShyMonstersRevealed {
  event: "revealed";
  storey: number;
  flips: ShyMonstersFlip[];
}
/**
 * One tile turned face up.
 */
export interface ShyMonstersFlip {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  what: string;
  mood: string;
  why: string;
}
/**
 * A decision of the Hero and what came of it.
 */
export interface ShyMonstersWalked {
  event: "walked";
  storey: number;
  how: string;
  path: [number, number][];
  over: [number, number] | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  flips: ShyMonstersFlip[];
  slain: string;
  killed: boolean;
  onto: string;
}
export interface ShyMonstersStoreyCleared {
  event: "storey_cleared";
  storey: number;
  seen: string[];
  hidden: number;
}
export interface ShyMonstersGameEnded {
  event: "game_ended";
  games: number;
  outcome: ShyMonstersResult;
}
/**
 * How a game of the match ended.
 */
export interface ShyMonstersResult {
  game: number;
  master: number;
  hero: number;
  result: string;
  winner: number;
  cleared: number;
  killer: string;
  grave: [number, number] | null;
}
export interface ShyMonstersMatchOver {
  event: "match_over";
  winners: number[];
  cleared: number[];
}
/**
 * A storey as far as the viewer knows it.
 */
export interface ShyMonstersStorey {
  game: number;
  storey: number;
  tiles: ShyMonstersTile[];
  cleared: boolean;
  hidden: number;
}
export interface ShyMonstersTile {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  what: string;
  up: boolean;
  mood: string;
  edges: number;
  corners: number;
  comfy: string[];
  reached: boolean;
  beside: boolean;
  named: number;
  risk: number;
}
/**
 * One storey of a finished game.
 */
export interface ShyMonstersStoreyWalked {
  game: number;
  storey: number;
  hand: string[];
  tiles: string[];
  walk: string[];
  arrangements: number;
  deadly: number;
}
export interface ShyMonstersView {
  seat: number;
  role: string;
  master: number;
  hero: number;
  phase: string;
  game: number;
  games: number;
  storey: number;
  opening: number[];
  tiles: ShyMonstersTile[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  token: [number, number];
  attacks: number;
  jumps: number;
  attack_uses: number;
  jump_uses: number;
  reveals: number;
  hand: string[];
  step: number;
  pile: number;
  seen: string[];
  aside: string[];
  possible: string[];
  hidden: number;
  past: ShyMonstersStorey[];
  results: ShyMonstersResult[];
  winners: number[];
}
/**
 * POST /api/profiles/sign-in; answered with SignedIn.
 */
export interface SignIn {
  code: string;
}
export interface SignedIn {
  session: string;
  name: string;
  code: string;
}
/**
 * POST /api/tables/TABLE/sit: take a free seat of a listed table; answered with a SeatLink.
 */
export interface SitDown {
  name: string;
}
/**
 * GET /api/status
 */
export interface Status {
  status: "not saving" | "ok";
  version: string;
  since: string;
  up: number;
  database: "broken" | "full" | "locked" | "moved" | "ok" | "restored" | "unreachable";
  advice: string;
  bots: "ready" | "warming up";
  servers: number;
  tables: number;
  people: number;
  step: number;
  times: ResponseTime[];
}
/**
 * POST /api/tables/TABLE/push (Authorization: Bearer TOKEN): what the browser's push service gave to the page.
 */
export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
  language?: "de" | "en";
}
export interface TableMade {
  table: string;
  seats: SeatLink[];
  watch: string;
  deal?: string;
  deal_key?: string;
}
/**
 * DELETE /api/tables/TABLE/push
 */
export interface Unsubscribe {
  endpoint: string;
}
