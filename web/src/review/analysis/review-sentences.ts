/** The sentences of a review: chances, points, grades and reasons. */

import { moveText, moveValues } from "../../i18n/move-text";
import { money, t } from "../../i18n/texts.svelte";
import { readMove } from "../../notation/position";
import type { RecordedTurn } from "../../notation/record";
import type { RecordedPlayers } from "../../players/recorded-players";
import type { Review, ReviewedTurn } from "../../server/finished-game";

/** The reasons that name a player. */
const ABOUT_A_PLAYER: ReadonlySet<string> = new Set(["gives-game", "gives-euro", "leaves-coin", "keeps-coin", "sends-away"]);

/** A game with its review, for lists of turns. */
export interface ReviewedGame {
  turns: readonly RecordedTurn[];
  review: Review | null;
  players: RecordedPlayers;
  /** Go to a turn. */
  ongo: (step: number) => void;
}

export const chance = (win: number): string => t("review-chance", { percent: 100 * win });

/** A change of a chance in hundredths, rounded as it is written: singular or plural depends on that. */
export const hundredths = (change: number): number => Math.round(1_000 * change) / 10;

/** Format a change of a chance, in hundredths. */
export function points(change: number, { isSigned = true } = {}): string {
  const rounded = hundredths(change);
  const sign = !isSigned || rounded === 0 ? "" : rounded < 0 ? "−" : "+";
  return t("review-points", { sign, points: Math.abs(rounded) });
}

/** Describe a move that was made. */
export const moveMade = (move: string, names: readonly string[]): string =>
  readMove(move) ? moveText(move, names) : t("move-pass.told");

function listed(seats: readonly number[], names: readonly string[]): string {
  const [first = "", second] = seats.map((seat) => names[seat - 1] ?? "");
  return second === undefined ? first : t("names-two", { first, second });
}

/** Name the players that took a euro. */
export function euroTaken(seats: readonly number[], { names, you }: RecordedPlayers): string {
  const isYours = you !== null && seats.includes(you);
  const others = isYours ? seats.filter((seat) => seat !== you) : seats;
  return t(isYours ? "review-euro.you" : "review-euro", { names: listed(others, names), count: seats.length });
}

export const rolled = (turn: { number: number; seat: number; face: string }, { names, you }: RecordedPlayers): string =>
  t(turn.seat === you ? "review-turn.you" : "review-turn", {
    turn: turn.number,
    name: names[turn.seat - 1] ?? "",
    face: turn.face,
  });

export function betterMove({ better }: ReviewedTurn, { names, you }: RecordedPlayers): string | null {
  const move = better && readMove(better.move);
  if (move) return t("review-better-coin", moveValues(move, names, null, you));
  return better && t("review-better", { better: moveText(better.move, names) });
}

/** Describe the last turn of a game; empty if no coin was moved. */
export function lastMove(turn: RecordedTurn | undefined, { names, you }: RecordedPlayers): string {
  const move = turn && readMove(turn.move);
  if (!move) return "";
  return t(turn.seat === you ? "replay-last-move.you" : "replay-last-move", {
    name: names[turn.seat - 1] ?? "",
    face: turn.face,
    ...moveValues(move, names, turn.seat, you),
  });
}

/** Explain why the better move was better; null if there is none. */
export function why(turn: ReviewedTurn, { names, you }: RecordedPlayers): string | null {
  if (!turn.reason) return null;
  const { kind, seat, coin, distances } = turn.reason;
  const [made, better] = distances ?? [0, 0];
  const isYours = seat === you && ABOUT_A_PLAYER.has(kind);
  return t(isYours ? `review-reason-${kind}.you` : `review-reason-${kind}`, {
    name: names[seat - 1] ?? "",
    coin: coin ?? 0,
    made: money(made),
    better: money(better),
    points: hundredths(turn.loss),
  });
}
