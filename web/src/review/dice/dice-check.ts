/**
 * The check of the dice, as `docs/reference/dice.md` describes it: every roll follows from the committed seed and
 * from the share of each seat.
 */

import { FACES, readPosition, type Face } from "../../notation/position";
import type { GameRecord } from "../../notation/record";

const SCHEME = "exactly-dice-1";
const HAND = "hand";
const FIRST_UNFAIR_BYTE = 252; // the largest multiple of six that a byte can reach

export interface CheckedRoll {
  /** The turn it was rolled in; 0 for the rolls for who begins. */
  readonly turn: number;
  readonly face: Face;
  /** What the die must have shown. */
  readonly due: Face;
}

export type DiceCheck =
  /** Somebody threw a real die. */
  | { readonly kind: "hand" }
  /** The record does not say all that the rolls follow from. */
  | { readonly kind: "unknown" }
  | {
      readonly kind: "checked";
      /** Whether the seed is the one that was promised. */
      readonly isPromiseKept: boolean;
      /** Whether every seat added its share. */
      readonly isShared: boolean;
      readonly rolls: readonly CheckedRoll[];
    };

/** Where there is no cryptography, as on pages without https, nothing can be worked out. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

export async function checkDice(record: GameRecord, subtle: SubtleCrypto): Promise<DiceCheck> {
  const seed = record.tags.get("Seed");
  const promise = record.tags.get("Commitment");
  const bytes = record.tags.get("Bytes");
  const way = record.tags.get("Dice");
  if (way === HAND && [seed, promise, bytes].every((tag) => tag === undefined)) return { kind: "hand" };
  if (way !== SCHEME || !seed) return { kind: "unknown" };

  const shares = sharesOf(record);
  const dice = await fairDice(subtle, seed, record.tags.get("Table") ?? "", shares);
  return {
    kind: "checked",
    isPromiseKept: promise === (await commit(subtle, seed)),
    isShared: shares.length === record.players.length && shares.every(Boolean),
    rolls: await Promise.all(
      rollsOf(record).map(async (roll, index) => ({ ...roll, due: await dice(index + 1) })),
    ),
  };
}

/** What was added for each seat, seat 1 first. */
export const sharesOf = (record: GameRecord): string[] =>
  (record.tags.get("Bytes") ?? "").split(";").map((share) => share.trim());

/** The promise of a seed: what was shown before the first roll. */
async function commit(subtle: SubtleCrypto, seed: string): Promise<string> {
  const digest = new Uint8Array(await subtle.digest("SHA-256", encode(seed)));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** All rolls of a game, by their numbers from 1 on. */
export async function fairDice(
  subtle: SubtleCrypto,
  seed: string,
  table: string,
  shares: readonly string[],
): Promise<(number: number) => Promise<Face>> {
  const key = await subtle.importKey("raw", encode(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (number) => {
    for (let block = 0; ; block += 1) {
      const message = encode([SCHEME, table, ...shares, number, block].join("\n"));
      const digest = new Uint8Array(await subtle.sign("HMAC", key, message));
      const fair = digest.find((byte) => byte < FIRST_UNFAIR_BYTE);
      const face = fair === undefined ? undefined : FACES[fair % FACES.length];
      if (face) return face;
    }
  };
}

function rollsOf(record: GameRecord): Omit<CheckedRoll, "due">[] {
  const rolled = beginsWithDieUp(record) ? record.turns.slice(1) : record.turns;
  return [
    ...record.starting.flat().map((face) => ({ turn: 0, face })),
    ...rolled.map(({ number, face }) => ({ turn: number, face })),
  ];
}

/** Whether the game began from a position in which the die was thrown already, by no dice of this game. */
function beginsWithDieUp(record: GameRecord): boolean {
  const position = record.tags.get("Position");
  return position !== undefined && readPosition(position).face !== null;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
