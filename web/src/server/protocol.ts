// Made by scripts/regenerate from src/exactly/protocol; change it there.

/** How many characters a text may have that is said. */
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

/** How the die is thrown. */
export type Throw =
  /** Each player throws. */
  | "hand"
  /** The die falls by itself when a turn begins. */
  | "auto";

/** Where rolls come from. */
export type Dice =
  /** From everybody's bytes, and anyone can check them. */
  | "checkable"
  /** From a real die on the players' own table, typed in. */
  | "companion";

/** What may be said at a table. */
export type Chat =
  | "phrases"
  /** Phrases, and free text. */
  | "text";

/** How long a turn may take before the others may let a computer player keep the seat. */
export type TurnTime =
  | "off"
  | "30s"
  | "1m"
  | "2m"
  | "5m"
  | "3d";

/** What anybody may say with a tap; the sentences are in the catalogues. */
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

/** What the others are asked to agree to. */
export type Question =
  | "take-back"
  | "pause";

/** Where a table stands. */
export type Phase =
  /** People sit down; nothing has begun. */
  | "gathering"
  /** The seed is promised, and each seat's device is to add its bytes. */
  | "bytes"
  | "playing"
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

/** What is fixed when a table is made. */
export interface TableOptions {
  seats: number;
  rules: string;
  /** Whether it stands in the list of open tables, or only who has the link finds it. */
  listed: boolean;
  turn_time: TurnTime;
  chat: Chat;
  throw: Throw;
  dice: Dice;
  /** Whether the page offers the chances of moves while people play. */
  hints: boolean;
  /** What lies on the table when a game begins, in place of the starting rolls. */
  position: string | null;
}

/** A seat, as everybody sees it. */
export interface SeatView {
  seat: SeatNumber;
  name: string;
  holder: number | null;
  /** The computer player that plays here, for good or until the owner comes back. */
  computer: string | null;
  offered: boolean;
  muted: boolean;
  connected: boolean;
}

/** What a guest needs to know now; it follows from the events, so nobody has to work it out. */
export interface View {
  sequence: Sequence;
  phase: Phase;
  position: string | null;
  /** Whose turn it is, to throw or to move. */
  to_act: SeatNumber | null;
  /** Whether the die is to be thrown next. */
  rolling: boolean;
  /** The legal moves, where a move is to be made. */
  moves: string[];
  question: Question | null;
  asked_by: SeatNumber | null;
  agreed: SeatNumber[];
  paused: boolean;
  /** Who may ask to take the last move back. */
  can_take_back: SeatNumber | null;
  /** When the turn time is over, or the time to give bytes. */
  deadline: Milliseconds | null;
}

/** The first message on every connection: who comes, and what they have seen already. */
export interface Hello {
  type: "hello";
  /** The last event seen; without it the guest gets the table as it stands. */
  after?: Sequence | null;
  secret?: Secret | null;
}

/** Ask for a sign of life, which is `here`: a page in a browser is shown no pings. */
export interface Knock {
  type: "knock";
}

/** Sit down on a free seat, or on one that its player has offered. */
export interface TakeSeat {
  type: "take-seat";
  seat: SeatNumber;
  name?: Name;
  /** Random, of the device's own making, for its first seat: known even if no answer comes. */
  secret?: Secret | null;
}

/** Stand up before the game begins. */
export interface LeaveSeat {
  type: "leave-seat";
  seat: SeatNumber;
}

/** Put a computer player on a seat: a free one, or in mid-game one's own. */
export interface SeatComputer {
  type: "seat-computer";
  seat: SeatNumber;
  player: PlayerName;
}

/** Let somebody else have one's seat: who takes it first has it. */
export interface OfferSeat {
  type: "offer-seat";
  seat: SeatNumber;
}

/** Let a computer player keep the seat of somebody who is away or out of time. */
export interface KeepSeat {
  type: "keep-seat";
  seat: SeatNumber;
  player?: PlayerName;
}

/** Take back the seat that a computer player kept. */
export interface Return {
  type: "return";
  seat: SeatNumber;
}

/** Begin the game, or after its end another one with the same seats. */
export interface Start {
  type: "start";
  sequence: Sequence;
}

/** Add a device's random bytes to the dice, for one of its seats. */
export interface GiveBytes {
  type: "give-bytes";
  seat: SeatNumber;
  bytes: string;
}

/** Throw the die; at a companion table, say what was thrown. */
export interface RollDie {
  type: "roll";
  sequence: Sequence;
  seat: SeatNumber;
  face?: "0" | "?" | "50" | "20" | "10" | "5" | null;
}

/** Move a coin, or pass. */
export interface MakeMove {
  type: "move";
  sequence: Sequence;
  seat: SeatNumber;
  move: string;
}

/** Ask to take one's own last move back, or to pause. */
export interface Ask {
  type: "ask";
  sequence: Sequence;
  seat: SeatNumber;
  question: Question;
}

/** Agree to what was asked, or not. */
export interface Answer {
  type: "answer";
  sequence: Sequence;
  seat: SeatNumber;
  agree: boolean;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  sequence: Sequence;
  seat: SeatNumber;
}

/** Say a phrase, or where the table allows it a text. */
export interface Say {
  type: "say";
  seat: SeatNumber;
  phrase?: Phrase | null;
  text?: string | null;
}

/** Let the maker of the table silence a seat, or let it speak again. */
export interface Mute {
  type: "mute";
  seat: SeatNumber;
  muted?: boolean;
}

/** Something a guest asks for. */
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

/** What all events have. */
interface Numbered {
  sequence: Sequence;
  /** When, in milliseconds since 1970. */
  at: Milliseconds;
}

/** The table is there. */
export interface TableMade extends Numbered {
  type: "table-made";
  code: string;
  options: TableOptions;
}

/** A person sat down. */
export interface SeatTaken extends Numbered {
  type: "seat-taken";
  seat: SeatNumber;
  name: string;
  /** Whose device it is: seats with the same holder are on one device. */
  holder: number;
}

/** A seat became free. */
export interface SeatLeft extends Numbered {
  type: "seat-left";
  seat: SeatNumber;
}

/** A computer player took a seat for good. */
export interface ComputerSeated extends Numbered {
  type: "computer-seated";
  seat: SeatNumber;
  player: string;
}

/** A player lets somebody else have the seat. */
export interface SeatOffered extends Numbered {
  type: "seat-offered";
  seat: SeatNumber;
}

/** A computer player keeps the seat until its owner comes back. */
export interface SeatKept extends Numbered {
  type: "seat-kept";
  seat: SeatNumber;
  player: string;
}

/** The owner is back. */
export interface SeatReturned extends Numbered {
  type: "seat-returned";
  seat: SeatNumber;
}

/** A game began: with checkable dice, here is the promise of their seed. */
export interface GameStarted extends Numbered {
  type: "game-started";
  /** Which game at this table, counting from 1. */
  game: number;
  commitment: string | null;
}

/** A seat's device added its bytes. */
export interface BytesGiven extends Numbered {
  type: "bytes-given";
  seat: SeatNumber;
  bytes: string;
}

/** The die fell. */
export interface Rolled extends Numbered {
  type: "rolled";
  seat: SeatNumber;
  face: string;
}

/** A coin was moved, or the turn passed. */
export interface Moved extends Numbered {
  type: "moved";
  seat: SeatNumber;
  move: string;
}

/** Somebody had exactly one euro, and took it. */
export interface EuroTaken extends Numbered {
  type: "euro-taken";
  seats: SeatNumber[];
}

/** Somebody has won; the seed of the dice is shown now. */
export interface GameEnded extends Numbered {
  type: "game-ended";
  winner: SeatNumber;
  reason: string;
  seed: string | null;
}

/** A player asked the others to agree to something. */
export interface Asked extends Numbered {
  type: "asked";
  seat: SeatNumber;
  question: Question;
}

/** A player agreed, or did not. */
export interface Answered extends Numbered {
  type: "answered";
  seat: SeatNumber;
  agree: boolean;
}

/** The last move was taken back; the roll stands. */
export interface TakenBack extends Numbered {
  type: "taken-back";
  seat: SeatNumber;
}

/** The game rests. */
export interface Paused extends Numbered {
  type: "paused";
}

/** The game goes on. */
export interface Resumed extends Numbered {
  type: "resumed";
  seat: SeatNumber;
}

/** Somebody said something. */
export interface Said extends Numbered {
  type: "said";
  seat: SeatNumber;
  phrase: Phrase | null;
  text: string | null;
}

/** A seat was silenced, or may speak again. */
export interface Muted extends Numbered {
  type: "muted";
  seat: SeatNumber;
  muted: boolean;
}

/** Something that happened at a table. */
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

/** A table as it stands, for somebody who comes to it. */
export interface TableView {
  type: "table";
  code: string;
  options: TableOptions;
  seats: SeatView[];
  /** Which holder the guest is, known by the secret. */
  you: number | null;
  game: number;
  commitment: string | null;
  winner: SeatNumber | null;
  said: Said[];
  view: View;
  /** What time it is on the server, whose clock deadlines and all other times are by. */
  now: Milliseconds;
}

/** New events, and what follows from them. */
export interface Happened {
  type: "events";
  events: Event[];
  view: View;
}

/** For the one who sat down alone: the secret that the seat belongs to, given once. */
export interface Seated {
  type: "seated";
  holder: number;
  secret: Secret;
}

/** The answer to a knock. */
export interface Here {
  type: "here";
}

/** Which holders are connected, and since when the others are not. */
export interface Presence {
  type: "presence";
  connected: number[];
  away: Record<number, Milliseconds>;
}

/** A command was not carried out, and why; a stale one comes with what was missed. */
export interface Refused {
  type: "refused";
  code: RefusalCode;
  /** Which rule forbids a move, by the name of the refusal. */
  rule: string | null;
  events: Event[];
  view: View | null;
}

/** Something a table tells a guest. */
export type TableMessage =
  | TableView
  | Happened
  | Seated
  | Here
  | Presence
  | Refused;
