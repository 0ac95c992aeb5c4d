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
  /** The turn of the roll; 0 for a starting roll. */
  readonly turn: number;
  readonly face: Face;
  /** The face that follows from the seed and the shares. */
  readonly due: Face;
}

export type DiceCheck =
  /** A real die was rolled. */
  | { readonly kind: "hand" }
  /** The record does not have all the data for the check. */
  | { readonly kind: "unknown" }
  | {
      readonly kind: "checked";
      /** Whether the seed matches the commitment. */
      readonly isCommitmentKept: boolean;
      /** Whether every seat added its share. */
      readonly isShared: boolean;
      readonly rolls: readonly CheckedRoll[];
    };

/** Whether this page can check dice: without https browsers have no crypto API. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

export async function checkDice(record: GameRecord, subtle: SubtleCrypto): Promise<DiceCheck> {
  const seed = record.tags.get("Seed");
  const commitment = record.tags.get("Commitment");
  const bytes = record.tags.get("Bytes");
  const scheme = record.tags.get("Dice");
  if (scheme === HAND && [seed, commitment, bytes].every((tag) => tag === undefined)) return { kind: "hand" };
  if (scheme !== SCHEME || !seed) return { kind: "unknown" };

  const shares = sharesOf(record);
  const dice = await fairDice(subtle, seed, record.tags.get("Table") ?? "", shares);
  return {
    kind: "checked",
    isCommitmentKept: commitment === (await commit(subtle, seed)),
    isShared: shares.length === record.players.length && shares.every(Boolean),
    rolls: await Promise.all(
      rollsOf(record).map(async (roll, index) => ({ ...roll, due: await dice(index + 1) })),
    ),
  };
}

/** Return the share of each seat, seat 1 first. */
export const sharesOf = (record: GameRecord): string[] =>
  (record.tags.get("Bytes") ?? "").split(";").map((share) => share.trim());

/** Return the commitment of a seed. */
async function commit(subtle: SubtleCrypto, seed: string): Promise<string> {
  const digest = new Uint8Array(await subtle.digest("SHA-256", encode(seed)));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Return the dice of a game: a function from the number of a roll, from 1 on, to its face. */
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

/** Whether the game began from a position with a face, which was not rolled with the dice of this game. */
function beginsWithDieUp(record: GameRecord): boolean {
  const position = record.tags.get("Position");
  return position !== undefined && readPosition(position).face !== null;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
