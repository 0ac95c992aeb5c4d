/** Which turns of a game counted, and what decided it. */

import type { Review, ReviewedTurn, SeatSummary } from "./questions";

const NOTABLE_LUCK = 0.08; // as much as a move must lose to be called costly
const MARKED = 3;

/** Whether a turn is worth telling: a euro, a mistake, or much luck. */
export function matters(turn: ReviewedTurn): boolean {
  const isMistaken = turn.grade === "mistake" || turn.grade === "blunder";
  return turn.euros.length > 0 || isMistaken || luckOf(turn) >= NOTABLE_LUCK;
}

export const luckOf = (turn: ReviewedTurn): number => Math.max(...turn.luck.map(Math.abs));

/** The turns that mattered most, in the order of the game. */
export function weightiest(turns: readonly ReviewedTurn[], most: number): ReviewedTurn[] {
  const weight = (turn: ReviewedTurn): number => Math.max(turn.loss, luckOf(turn));
  return turns
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, most)
    .toSorted((one, other) => one.turn - other.turn);
}

/** The moves that lost most, the worst first; none where all were good. */
export function worstMoves(review: Review): ReviewedTurn[] {
  const graded = review.turns.filter(({ grade }) => ["inexact", "mistake", "blunder"].includes(grade));
  return graded.toSorted((one, other) => other.loss - one.loss).slice(0, MARKED);
}

/** The rolls that changed most, for whomever, the largest first. */
export function largestLuck(review: Review): ReviewedTurn[] {
  return review.turns.toSorted((one, other) => luckOf(other) - luckOf(one)).slice(0, MARKED);
}

/** What made a winner of this seat. */
export function madeBy({ luck, doing }: SeatSummary): "dice" | "moves" | "both" {
  if (luck >= 2 * doing) return "dice";
  return doing >= 2 * luck ? "moves" : "both";
}
