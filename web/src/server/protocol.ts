// Made by scripts/regenerate from src/exactly/protocol; change it there.

/** The longest text of a chat message, in characters. */
export const LONGEST_TEXT = 200;

/** A number from 1 to 6. */
export type SeatNumber = number;

/** A number from 0 on. */
export type Sequence = number;

/** A text like `^[A-Za-z0-9_-]{22}$`. */
export type Secret = string;

/** A text of at most 80 characters. */
export type Name = string;

/** A text like `^[a-z][a-z0-9_-]*$` of at most 40 characters. */
export type PlayerName = string;

/** A number from 0 on. */
export type Milliseconds = number;

/** How the die is rolled. */
export type Rolling =
  /** Each player rolls. */
  | "hand"
  /** The server rolls when a turn begins. */
  | "auto";

/** The source of the rolls. */
export type Dice =
  /** Computed from a seed and the random bytes of all seats; anyone can verify the rolls. */
  | "checkable"
  /** Rolled with a real die, and entered by the players. */
  | "companion";

/** The chat messages that a table allows. */
export type Chat =
  /** Preset phrases only. */
  | "phrases"
  /** Preset phrases and free text. */
  | "text";

/** The turn time: after it, the others may replace the player with a computer player. */
export type TurnTime =
  | "off"
  | "30s"
  | "1m"
  | "2m"
  | "5m"
  | "3d";

/** The preset phrases of the chat; the sentences are in the catalogues. */
export type Phrase =
  | "hello"
  | "good-luck"
  | "well-played"
  | "thanks"
  | "oops"
  | "wow"
  | "thinking"
  | "your-turn"
  | "back-soon"
  | "another"
  | "goodbye";

/** A request that all other players must agree to. */
export type Question =
  | "take-back"
  | "pause";

/** The phase of a table. */
export type Phase =
  /** Players take seats; no game has started. */
  | "gathering"
  /** The server has committed to the seed, and each device adds random bytes to the dice. */
  | "bytes"
  /** A game is being played, or paused. */
  | "playing"
  /** The last game is over. */
  | "over";

/** Why a command was refused; the sentences are in the catalogues. */
export type RefusalCode =
  | "unreadable"
  | "no-hello"
  | "stale"
  | "not-your-seat"
  | "seat-not-free"
  | "no-such-seat"
  | "seats-open"
  | "no-such-player"
  | "not-the-maker"
  | "not-now"
  | "not-your-turn"
  | "illegal-move"
  | "not-away"
  | "no-text-here"
  | "muted"
  | "too-fast"
  | "worn-out"
  | "busy";

/** The options of a table, fixed when it is created. */
export interface TableOptions {
  seats: number;
  rules: string;
  /** Whether the table is in the list of open tables; otherwise it is found by its link only. */
  listed: boolean;
  turn_time: TurnTime;
  chat: Chat;
  throw: Rolling;
  dice: Dice;
  /** Whether the web page offers the win chances of moves during a game. */
  hints: boolean;
  /** The position at which every game starts, without starting rolls. */
  position: string | null;
}

/** A seat, as all clients see it. */
export interface SeatView {
  seat: SeatNumber;
  name: string;
  holder: number | null;
  /** The computer player of this seat, permanent or until the player returns. */
  computer: string | null;
  /** Whether the seat may be taken by another player. */
  offered: boolean;
  /** Whether the seat is muted in the chat. */
  muted: boolean;
  /** Whether the device of this seat is connected. */
  connected: boolean;
}

/** The state that a client needs in order to act; computed from all events so far. */
export interface View {
  sequence: Sequence;
  phase: Phase;
  position: string | null;
  /** The seat that rolls or moves next. */
  to_act: SeatNumber | null;
  /** Whether the next step is a roll. */
  rolling: boolean;
  /** The legal moves, if the next step is a move. */
  moves: string[];
  /** The request to undo or pause that waits for answers, if any. */
  question: Question | null;
  /** The seat that made the request. */
  asked_by: SeatNumber | null;
  /** The seats that agree to the request. */
  agreed: SeatNumber[];
  paused: boolean;
  /** The seat that may ask to undo the last move. */
  can_take_back: SeatNumber | null;
  /** When the time for the turn ends, or for adding random bytes to the dice; null: no limit. */
  deadline: Milliseconds | null;
}

/** Open a session: the first message on every connection. */
export interface Hello {
  type: "hello";
  /** Number of the last event that the client has seen; without it, the answer is the table. */
  after?: Sequence | null;
  /** The secret of the device; without it, the client is a spectator. */
  secret?: Secret | null;
}

/** Ping the table, which answers `here`; browsers hide WebSocket pings from a page. */
export interface Knock {
  type: "knock";
}

/** Take a free seat, or one that its player has offered. */
export interface TakeSeat {
  type: "take-seat";
  seat: SeatNumber;
  name?: Name;
  /**
   * A random secret for the device's first seat; the device knows it even if no answer arrives.
   * Without it, the server creates a secret.
   */
  secret?: Secret | null;
}

/** Leave a seat between games; the host may remove any player. */
export interface LeaveSeat {
  type: "leave-seat";
  seat: SeatNumber;
}

/** Seat a computer player on a free seat, or on your own (during a game, until you return). */
export interface SeatComputer {
  type: "seat-computer";
  seat: SeatNumber;
  player: PlayerName;
}

/** Offer your seat to others; the first player to take it gets it. */
export interface OfferSeat {
  type: "offer-seat";
  seat: SeatNumber;
}

/** Replace an absent player, or one out of time, with a computer player until they return. */
export interface KeepSeat {
  type: "keep-seat";
  seat: SeatNumber;
  player?: PlayerName;
}

/** Take your seat back from a computer player, or withdraw the offer of it. */
export interface Return {
  type: "return";
  seat: SeatNumber;
}

/** Start a game; after its end, start another one with the same seats. */
export interface Start {
  type: "start";
  /** The number of the last event that the client has seen. */
  sequence: Sequence;
}

/** Add a device's random bytes to the dice for one of its seats. */
export interface GiveBytes {
  type: "give-bytes";
  seat: SeatNumber;
  bytes: string;
}

/** Roll the die; at a table with a real die (`companion`), report what was rolled. */
export interface RollDie {
  type: "roll";
  /** The number of the last event that the client has seen. */
  sequence: Sequence;
  seat: SeatNumber;
  /** The face that the real die shows; only at a table with a real die (`companion`). */
  face?: "0" | "?" | "50" | "20" | "10" | "5" | null;
}

/** Move a coin, or pass. */
export interface MakeMove {
  type: "move";
  /** The number of the last event that the client has seen. */
  sequence: Sequence;
  seat: SeatNumber;
  move: string;
}

/** Ask the other players to undo your last move, or to pause. */
export interface Ask {
  type: "ask";
  /** The number of the last event that the client has seen. */
  sequence: Sequence;
  seat: SeatNumber;
  question: Question;
}

/** Agree to a request (`ask`), or decline it; the seat that asked declines to withdraw it. */
export interface Answer {
  type: "answer";
  /** The number of the last event that the client has seen. */
  sequence: Sequence;
  seat: SeatNumber;
  agree: boolean;
}

/** Resume a paused game. */
export interface Resume {
  type: "resume";
  /** The number of the last event that the client has seen. */
  sequence: Sequence;
  seat: SeatNumber;
}

/** Send a chat message: a preset phrase or, where the table allows it, any text. */
export interface Say {
  type: "say";
  seat: SeatNumber;
  phrase?: Phrase | null;
  text?: string | null;
}

/** Mute or unmute a seat in the chat; for the host only. */
export interface Mute {
  type: "mute";
  seat: SeatNumber;
  muted?: boolean;
}

/** A message from a client. */
export type Command =
  | Hello
  | Knock
  | TakeSeat
  | LeaveSeat
  | SeatComputer
  | OfferSeat
  | KeepSeat
  | Return
  | Start
  | GiveBytes
  | RollDie
  | MakeMove
  | Ask
  | Answer
  | Resume
  | Say
  | Mute;

/** The fields of every event. */
interface Numbered {
  sequence: Sequence;
  /** The time, in milliseconds since 1970. */
  at: Milliseconds;
}

/** A table was created. */
export interface TableMade extends Numbered {
  type: "table-made";
  code: string;
  options: TableOptions;
}

/** A person took a seat. */
export interface SeatTaken extends Numbered {
  type: "seat-taken";
  seat: SeatNumber;
  name: string;
  /** The number of the device; seats on one device have the same holder. */
  holder: number;
}

/** A seat became free. */
export interface SeatLeft extends Numbered {
  type: "seat-left";
  seat: SeatNumber;
}

/** A computer player took a seat permanently. */
export interface ComputerSeated extends Numbered {
  type: "computer-seated";
  seat: SeatNumber;
  player: string;
}

/** A player offered their seat to others. */
export interface SeatOffered extends Numbered {
  type: "seat-offered";
  seat: SeatNumber;
}

/** A computer player replaced the player of a seat until they return. */
export interface SeatKept extends Numbered {
  type: "seat-kept";
  seat: SeatNumber;
  player: string;
}

/** The player of a seat has returned to it. */
export interface SeatReturned extends Numbered {
  type: "seat-returned";
  seat: SeatNumber;
}

/** A game started; with a virtual die (`checkable`), the commitment to its seed is published. */
export interface GameStarted extends Numbered {
  type: "game-started";
  /** The number of the game at this table, counting from 1. */
  game: number;
  commitment: string | null;
}

/** A device added its random bytes to the dice for a seat. */
export interface BytesGiven extends Numbered {
  type: "bytes-given";
  seat: SeatNumber;
  bytes: string;
}

/** The die was rolled. */
export interface Rolled extends Numbered {
  type: "rolled";
  seat: SeatNumber;
  face: string;
}

/** A coin was moved, or the player passed. */
export interface Moved extends Numbered {
  type: "moved";
  seat: SeatNumber;
  move: string;
}

/** One or more stacks were worth exactly one euro, and each of their seats took a euro. */
export interface EuroTaken extends Numbered {
  type: "euro-taken";
  seats: SeatNumber[];
}

/** A player has won; the seed of the dice is revealed. */
export interface GameEnded extends Numbered {
  type: "game-ended";
  winner: SeatNumber;
  reason: string;
  seed: string | null;
}

/** A player asked the other players to agree to undo a move or to pause. */
export interface Asked extends Numbered {
  type: "asked";
  seat: SeatNumber;
  question: Question;
}

/** A player agreed to the request to undo or pause, or declined it. */
export interface Answered extends Numbered {
  type: "answered";
  seat: SeatNumber;
  agree: boolean;
}

/** The last move was undone; its roll still counts. */
export interface TakenBack extends Numbered {
  type: "taken-back";
  seat: SeatNumber;
}

/** The game was paused. */
export interface Paused extends Numbered {
  type: "paused";
}

/** The game was resumed. */
export interface Resumed extends Numbered {
  type: "resumed";
  seat: SeatNumber;
}

/** A player sent a chat message. */
export interface Said extends Numbered {
  type: "said";
  seat: SeatNumber;
  phrase: Phrase | null;
  text: string | null;
}

/** A seat was muted or unmuted in the chat. */
export interface Muted extends Numbered {
  type: "muted";
  seat: SeatNumber;
  muted: boolean;
}

/** An event of a table. */
export type Event =
  | TableMade
  | SeatTaken
  | SeatLeft
  | ComputerSeated
  | SeatOffered
  | SeatKept
  | SeatReturned
  | GameStarted
  | BytesGiven
  | Rolled
  | Moved
  | EuroTaken
  | GameEnded
  | Asked
  | Answered
  | TakenBack
  | Paused
  | Resumed
  | Said
  | Muted;

/** The whole table, for a client that connects. */
export interface TableView {
  type: "table";
  code: string;
  options: TableOptions;
  seats: SeatView[];
  /** The number of this client's device (holder), found by its secret; null for a spectator. */
  you: number | null;
  /** The number of the current or last game; 0 before the first. */
  game: number;
  commitment: string | null;
  winner: SeatNumber | null;
  /** The last chat messages. */
  said: Said[];
  view: View;
  /** The current time of the server; deadlines and all other times are by its clock. */
  now: Milliseconds;
}

/** New events, and the view after them. */
export interface Happened {
  type: "events";
  events: Event[];
  view: View;
}

/** The secret of a device, sent once and only to the client that took its first seat. */
export interface Seated {
  type: "seated";
  holder: number;
  secret: Secret;
}

/** The answer to `knock`. */
export interface Here {
  type: "here";
}

/** Which devices (holders) are connected, and since when each of the others is not. */
export interface Presence {
  type: "presence";
  /** The numbers of the connected holders. */
  connected: number[];
  /** For each other holder, the time since when it is away. */
  away: Record<number, Milliseconds>;
}

/** A command was refused; if it was stale, the missed events and the view follow. */
export interface Refused {
  type: "refused";
  code: RefusalCode;
  /** The rule that forbids the move, if the code is `illegal-move`. */
  rule: string | null;
  events: Event[];
  view: View | null;
}

/** A message from a table to its clients. */
export type TableMessage =
  | TableView
  | Happened
  | Seated
  | Here
  | Presence
  | Refused;
