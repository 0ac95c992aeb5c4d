/** The decisive turns of a game, chosen by what they cost or changed. */

import type { ReviewedTurn, SeatSummary } from "../../server/finished-game";

const NOTABLE_LUCK = 0.08; // the loss that makes a move a blunder
const MARKED = 3;

const isMistake = ({ grade }: ReviewedTurn): boolean => grade === "mistake" || grade === "blunder";

/** Whether a turn is notable: a euro, a mistake, or much luck. */
export const isNotable = (turn: ReviewedTurn): boolean =>
  turn.euros.length > 0 || isMistake(turn) || Math.max(...turn.luck.map(Math.abs)) >= NOTABLE_LUCK;

/** The change that a roll made to the chance of its player, which the list shows. */
const luckOf = ({ luck, seat }: ReviewedTurn): number => Math.abs(luck[seat - 1] ?? 0);

/** The decisive turns, the most important first: mistakes, and rolls that mattered more than the mistake of their turn. */
export interface Decisive {
  readonly moves: readonly ReviewedTurn[];
  readonly rolls: readonly ReviewedTurn[];
}

/** Return the decisive turns, at most `most` of each kind. */
export function decisiveTurns(turns: readonly ReviewedTurn[], most = MARKED): Decisive {
  const moves = turns
    .filter(isMistake)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most);
  const rolls = turns
    .filter((turn) => isNotable(turn) && !moves.includes(turn) && !(isMistake(turn) && turn.loss > luckOf(turn)))
    .toSorted((one, other) => luckOf(other) - luckOf(one))
    .slice(0, most);
  return { moves, rolls };
}

/** Return whether dice, moves or both made this seat the winner. */
export function madeBy({ luck, doing }: SeatSummary): "dice" | "moves" | "both" {
  if (luck >= 2 * doing) return "dice";
  return doing >= 2 * luck ? "moves" : "both";
}
