/**
 * The dice commitments and shares this device saw before the first roll, in local storage.
 * Nobody can change them afterwards, so a record can be compared with them.
 */

import { newShare } from "./known-tables";

interface Share {
  bytes: string;
  /** Whether the table has taken these bytes for the seat. */
  isTaken: boolean;
}

interface StoredDice {
  /** The code of the table and the number of the game. */
  of: string;
  /** The commitment. */
  promise: string;
  /** The shares of this device, by seat. */
  shares: Record<number, Share>;
}

const KEY = "exactly.dice";
const MOST = 60; // games; about 200 characters each

const nameOf = (code: string, game: number): string => `${code}/${game}`;

function stored(): StoredDice[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? all.filter((each: StoredDice | null) => each?.of && each.shares) : [];
  } catch {
    return []; // storage is not available, or its content is invalid
  }
}

function store(dice: StoredDice): void {
  const others = stored().filter(({ of }) => of !== dice.of);
  try {
    localStorage.setItem(KEY, JSON.stringify([dice, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing can be compared later, and the check says so.
  }
}

const find = (code: string, game: number): StoredDice | undefined => stored().find(({ of }) => of === nameOf(code, game));

/** Store the commitment that the table shows before the first roll; only the first one counts. */
export function keepCommitment(code: string, game: number, promise: string | null): void {
  if (promise && !find(code, game)) store({ of: nameOf(code, game), promise, shares: {} });
}

/** Return the share of this device for a seat; it is created once and can be sent repeatedly. */
export function shareOf(code: string, game: number, seat: number): string {
  const dice = find(code, game);
  const bytes = dice?.shares[seat]?.bytes ?? newShare();
  if (dice) store({ ...dice, shares: { [seat]: { bytes, isTaken: false }, ...dice.shares } });
  return bytes;
}

/** Record that the table took these bytes for a seat; another device may have been faster. */
export function confirmShare(code: string, game: number, seat: number, bytes: string): void {
  const dice = find(code, game);
  if (dice?.shares[seat]?.bytes !== bytes) return;
  store({ ...dice, shares: { ...dice.shares, [seat]: { bytes, isTaken: true } } });
}

/** The result of comparing a record with the stored dice. */
export interface Comparison {
  isCommitmentSame: boolean;
  /** Null if this device added no share. */
  isShareSame: boolean | null;
}

/** Compare a record with the stored dice; null if the device was not at the table before the first roll. */
export function compare(
  code: string,
  game: number,
  recorded: { promise: string | undefined; shares: readonly string[] },
): Comparison | null {
  const dice = find(code, game);
  if (!dice) return null;
  const taken = Object.entries(dice.shares).filter(([, { isTaken }]) => isTaken);
  return {
    isCommitmentSame: dice.promise === recorded.promise,
    isShareSame: taken.length
      ? taken.every(([seat, { bytes }]) => recorded.shares[Number(seat) - 1] === bytes)
      : null,
  };
}
