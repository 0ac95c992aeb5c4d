/** What a review says, in words: chances, points, grades and reasons. */

import { namesOf } from "../game/people";
import type { RecordedTurn } from "../game/record";
import { tellMove } from "../game/telling";
import { money, t } from "../texts.svelte";
import type { Review, ReviewedTurn } from "./questions";

const BOT = "bot:";

/** A game to be told turn by turn. */
export interface ToldGame {
  turns: readonly RecordedTurn[];
  review: Review | null;
  names: readonly string[];
  /** Somebody wants to see a turn. */
  ongo: (step: number) => void;
}

/** The computer player that played; null where it was a person. */
export const computerIn = (player: string | undefined): string | null =>
  player?.startsWith(BOT) ? player.slice(BOT.length) : null;

export const isComputer = (player: string | undefined): boolean => computerIn(player) !== null;

/** What those who played are called, as at the table. */
export function playerNames(players: readonly string[]): string[] {
  return namesOf(
    players.map((player, index) => ({
      seat: index + 1,
      name: isComputer(player) ? "" : player,
      computer: computerIn(player),
      holder: null,
    })),
  );
}

export const chance = (win: number): string => t("review-chance", { percent: 100 * win });

/** A change of a chance, in hundredths. */
export function points(change: number, { isSigned = true } = {}): string {
  const rounded = Math.round(1_000 * change) / 10;
  const sign = !isSigned || rounded === 0 ? "" : rounded < 0 ? "−" : "+";
  return t("review-points", { sign, points: Math.abs(rounded) });
}

export function listed(seats: readonly number[], names: readonly string[]): string {
  const [first = "", second] = seats.map((seat) => names[seat - 1] ?? "");
  return second === undefined ? first : t("names-two", { first, second });
}

/** Who took a euro. */
export const euroTaken = (seats: readonly number[], names: readonly string[]): string =>
  t("review-euro", { names: listed(seats, names), count: seats.length });

export const rolled = (turn: { number: number; seat: number; face: string }, names: readonly string[]): string =>
  t("review-turn", { turn: turn.number, name: names[turn.seat - 1] ?? "", face: turn.face });

export const betterMove = (turn: ReviewedTurn, names: readonly string[]): string | null =>
  turn.better && t("review-better", { better: tellMove(turn.better.move, names) });

/** Why the better move was better; nothing where there was none. */
export function why(turn: ReviewedTurn, names: readonly string[]): string | null {
  if (!turn.reason) return null;
  const { kind, seat, coin, distances } = turn.reason;
  const [made, better] = distances ?? [0, 0];
  return t(`review-reason-${kind}`, {
    name: names[seat - 1] ?? "",
    coin: coin ?? 0,
    made: money(made),
    better: money(better),
    points: 100 * turn.loss,
  });
}
