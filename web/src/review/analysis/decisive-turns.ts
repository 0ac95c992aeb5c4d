/** The decisive turns of a game, chosen by what they cost or changed. */

import type { ReviewedTurn, SeatSummary } from "../../server/finished-game";

const NOTABLE_LUCK = 0.08; // as much as a move must lose to be called costly
const MARKED = 3;

const isMistaken = ({ grade }: ReviewedTurn): boolean => grade === "mistake" || grade === "blunder";

/** Whether a turn is worth telling: a euro, a mistake, or much luck. */
export const isNotable = (turn: ReviewedTurn): boolean =>
  turn.euros.length > 0 || isMistaken(turn) || Math.max(...turn.luck.map(Math.abs)) >= NOTABLE_LUCK;

/** How much a roll changed for who rolled: the number that is told of it. */
const luckOf = ({ luck, seat }: ReviewedTurn): number => Math.abs(luck[seat - 1] ?? 0);

/** What decided a game, the weightiest first: mistakes, and rolls at turns where no mistake weighed more. */
export interface Decisive {
  readonly moves: readonly ReviewedTurn[];
  readonly rolls: readonly ReviewedTurn[];
}

/** The turns that mattered, each of both kinds at most so many times. */
export function decisiveTurns(turns: readonly ReviewedTurn[], most = MARKED): Decisive {
  const moves = turns
    .filter(isMistaken)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most);
  const rolls = turns
    .filter((turn) => isNotable(turn) && !moves.includes(turn) && !(isMistaken(turn) && turn.loss > luckOf(turn)))
    .toSorted((one, other) => luckOf(other) - luckOf(one))
    .slice(0, most);
  return { moves, rolls };
}

/** What made a winner of this seat. */
export function madeBy({ luck, doing }: SeatSummary): "dice" | "moves" | "both" {
  if (luck >= 2 * doing) return "dice";
  return doing >= 2 * luck ? "moves" : "both";
}
