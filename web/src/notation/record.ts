/**
 * Reads the record of a finished game (`docs/reference/notation.md`). Only the server checks
 * that its moves are legal.
 */

import type { Face } from "./position";

export interface RecordedTurn {
  readonly number: number;
  readonly seat: number;
  readonly face: Face;
  /** The text of the move; `pass` if no coin was moved. */
  readonly move: string;
  /** The seats that took a euro. */
  readonly euros: number[];
}

export interface GameRecord {
  readonly tags: ReadonlyMap<string, string>;
  /** The player of each seat, seat 1 first; a computer player is `bot:` and its name. */
  readonly players: readonly string[];
  /** The number of euros that win. */
  readonly target: number;
  /** The starting rolls: first of all seats, then of tied seats, pass by pass; empty after a set-up position. */
  readonly starting: readonly (readonly Face[])[];
  readonly turns: readonly RecordedTurn[];
  readonly winner: number | null;
}

/** The error for a text that is not a game record, with the number of the invalid line. */
export class RecordError extends Error {
  constructor(readonly line: number) {
    super(`invalid game record: line ${line}`);
  }
}

const TAG = /^\s*\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]\s*(?:#.*)?$/;
const FACE = String.raw`(?:50|20|10|5|0|\?)`;
const FIRST = new RegExp(String.raw`^\s*first((?:\s+${FACE})+(?:\s+\|(?:\s+${FACE})+)*)$`);
const MOVE = String.raw`pass|(?:50|20|10|5):[C1-6]>[C1-6]`;
const TURN = new RegExp(String.raw`^\s*(\d+)\.\s+([1-6])\s+(${FACE})\s+(${MOVE})(?:\s+euro((?:\s+[1-6])+))?$`);

export function readRecord(text: string): GameRecord {
  const tags = new Map<string, string>();
  const turns: RecordedTurn[] = [];
  let starting: Face[][] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const tag = TAG.exec(line);
    if (tag) {
      tags.set(tag[1] ?? "", (tag[2] ?? "").replaceAll(/\\(["\\])/g, "$1"));
      continue;
    }
    const play = line.replace(/#.*/, "").trimEnd();
    if (!play) continue;
    // A game that began from a position has no starting rolls.
    const hasBegun = starting.length > 0 || tags.has("Position");
    const turn = hasBegun ? readTurn(play, turns.length + 1) : null;
    if (turn) turns.push(turn);
    else if (!hasBegun && FIRST.test(play)) starting = readFirst(play);
    else throw new RecordError(index + 1);
  }
  if (tags.get("Game") !== "Exactly") throw new RecordError(1);
  const result = Number(tags.get("Result"));
  return {
    tags,
    players: (tags.get("Players") ?? "").split(";").map((name) => name.trim()),
    target: Number(/\btarget=(\d)/.exec(tags.get("Rules") ?? "")?.[1] ?? 3),
    starting,
    turns,
    winner: result > 0 ? result : null,
  };
}

function readFirst(line: string): Face[][] {
  const passes = FIRST.exec(line)?.[1]?.split("|") ?? [];
  return passes.map((faces) => faces.trim().split(/\s+/) as Face[]);
}

function readTurn(line: string, expected: number): RecordedTurn | null {
  const [, number, seat, face, move = "", euros = ""] = TURN.exec(line) ?? [];
  if (Number(number) !== expected) return null;
  return {
    number: expected,
    seat: Number(seat),
    face: face as Face,
    move,
    euros: euros.split(/\s+/).filter(Boolean).map(Number),
  };
}
