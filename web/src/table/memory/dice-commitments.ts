/**
 * The dice commitments and shares this device saw before the first roll, in local storage.
 * Nobody can change them afterwards, so a record can be compared with them.
 */

import { newShare } from "./known-tables";

interface Share {
  bytes: string;
  /** Whether the table has said that these are the bytes of the seat. */
  isTaken: boolean;
}

interface KeptDice {
  /** The table and the game. */
  of: string;
  promise: string;
  /** What this device added, by seat. */
  shares: Record<number, Share>;
}

const KEY = "exactly.dice";
const MOST = 60; // games; about 200 characters each

const nameOf = (code: string, game: number): string => `${code}/${game}`;

function kept(): KeptDice[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? all.filter((each: KeptDice | null) => each?.of && each.shares) : [];
  } catch {
    return []; // a browser that keeps nothing, or something that is not ours
  }
}

function keep(dice: KeptDice): void {
  const others = kept().filter(({ of }) => of !== dice.of);
  try {
    localStorage.setItem(KEY, JSON.stringify([dice, ...others].slice(0, MOST)));
  } catch {
    // Then nothing can be compared, and the check says so.
  }
}

const find = (code: string, game: number): KeptDice | undefined => kept().find(({ of }) => of === nameOf(code, game));

/** Keep the commitment that is shown before the first roll; the first one shown counts. */
export function keepCommitment(code: string, game: number, promise: string | null): void {
  if (promise && !find(code, game)) keep({ of: nameOf(code, game), promise, shares: {} });
}

/** Return the share of this device for a seat; it is made once and can be sent repeatedly. */
export function shareOf(code: string, game: number, seat: number): string {
  const dice = find(code, game);
  const bytes = dice?.shares[seat]?.bytes ?? newShare();
  if (dice) keep({ ...dice, shares: { [seat]: { bytes, isTaken: false }, ...dice.shares } });
  return bytes;
}

/** Record that the table took these bytes for a seat; another device may have been faster. */
export function confirmShare(code: string, game: number, seat: number, bytes: string): void {
  const dice = find(code, game);
  if (dice?.shares[seat]?.bytes !== bytes) return;
  keep({ ...dice, shares: { ...dice.shares, [seat]: { bytes, isTaken: true } } });
}

/** The result of comparing a record with what this device kept. */
export interface Comparison {
  isPromiseSame: boolean;
  /** Null where this device added nothing. */
  isShareSame: boolean | null;
}

/** Compare a record with what this device kept; null if the device was not there before the first roll. */
export function compare(
  code: string,
  game: number,
  recorded: { promise: string | undefined; shares: readonly string[] },
): Comparison | null {
  const dice = find(code, game);
  if (!dice) return null;
  const taken = Object.entries(dice.shares).filter(([, { isTaken }]) => isTaken);
  return {
    isPromiseSame: dice.promise === recorded.promise,
    isShareSame: taken.length
      ? taken.every(([seat, { bytes }]) => recorded.shares[Number(seat) - 1] === bytes)
      : null,
  };
}
