/**
 * Reads and writes the text of positions and moves. The server decides which moves are legal
 * and what follows; this module only moves a coin from one stack to another.
 */

export const COINS = [50, 20, 10, 5] as const;
export type Coin = (typeof COINS)[number];

/** The faces of the die, in the order in which `docs/reference/dice.md` numbers them. */
export const FACES = ["0", "?", "50", "20", "10", "5"] as const;
export type Face = (typeof FACES)[number];

/** The place of a stack: the number of a seat, or 0 for the centre. */
export type Place = number;
export const CENTRE: Place = 0;

const COINS_OF_EACH = 10;

/** The number of coins of each value in a stack. */
export type Stack = Readonly<Record<Coin, number>>;

export interface Position {
  /** The stack of each seat, seat 1 first. */
  readonly stacks: readonly Stack[];
  readonly euros: readonly number[];
  /** The seat whose turn it is; null during the starting rolls. */
  readonly active: number | null;
  readonly face: Face | null;
  /** The starting roll of each seat: null if it has not rolled yet, "x" if it is out. */
  readonly starting: readonly (Face | "x" | null)[] | null;
}

export interface CoinMove {
  readonly coin: Coin;
  readonly from: Place;
  readonly to: Place;
}

export const EMPTY: Stack = { 50: 0, 20: 0, 10: 0, 5: 0 };

export function readPosition(text: string): Position {
  const [stacks = "", euros = "", active = "", die = ""] = text.split(" ");
  const isStarting = active === "first";
  return {
    stacks: stacks.split("/").map(readStack),
    euros: euros.split("/").map(Number),
    active: isStarting ? null : Number(active),
    face: isStarting || die === "-" ? null : (die as Face),
    starting: isStarting ? die.split("/").map((word) => (word === "-" ? null : (word as Face | "x"))) : null,
  };
}

function readStack(text: string): Stack {
  const stack = { ...EMPTY };
  if (text !== "-") for (const word of text.split(".")) stack[Number(word) as Coin] += 1;
  return stack;
}

export function writePosition(position: Position): string {
  const stacks = position.stacks.map(writeStack).join("/");
  const euros = position.euros.join("/");
  if (position.starting) {
    return `${stacks} ${euros} first ${position.starting.map((face) => face ?? "-").join("/")}`;
  }
  return `${stacks} ${euros} ${position.active ?? 1} ${position.face ?? "-"}`;
}

function writeStack(stack: Stack): string {
  return coinsOf(stack).join(".") || "-";
}

/** The coins of a stack, the largest first. */
export function coinsOf(stack: Stack): Coin[] {
  return COINS.flatMap((coin) => Array<Coin>(stack[coin]).fill(coin));
}

/** The value of a stack, in cents. */
export function totalOf(stack: Stack): number {
  return COINS.reduce((total, coin) => total + coin * stack[coin], 0);
}

export function stackAt(position: Position, place: Place): Stack {
  return place === CENTRE ? centreOf(position) : (position.stacks[place - 1] ?? EMPTY);
}

function centreOf(position: Position): Stack {
  const centre = { ...EMPTY };
  for (const coin of COINS) {
    centre[coin] = COINS_OF_EACH - position.stacks.reduce((held, stack) => held + stack[coin], 0);
  }
  return centre;
}

/** Read a move; null for a pass. */
export function readMove(text: string): CoinMove | null {
  const parts = /^(50|20|10|5):(C|\d)>(C|\d)$/.exec(text);
  if (!parts) return null;
  const [, coin, from, to] = parts;
  return { coin: Number(coin) as Coin, from: readPlace(from), to: readPlace(to) };
}

const readPlace = (text: string | undefined): Place => (text === "C" ? CENTRE : Number(text));
const writePlace = (place: Place): string => (place === CENTRE ? "C" : String(place));

export function writeMove({ coin, from, to }: CoinMove): string {
  return `${coin}:${writePlace(from)}>${writePlace(to)}`;
}

/** Move a coin from one stack to another; nothing else changes, not even the turn. */
export function carry(position: Position, { coin, from, to }: CoinMove): Position {
  const stacks = position.stacks.map((stack, index) => {
    const change = Number(to === index + 1) - Number(from === index + 1);
    return change ? { ...stack, [coin]: stack[coin] + change } : stack;
  });
  return { ...position, stacks };
}
