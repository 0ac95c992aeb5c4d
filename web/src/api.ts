/** What is asked of the server over HTTP. */

import type { TableOptions, TableView } from "./protocol";

/** Something the server did not do, or has not done yet, by its code. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    /** Why, in the server's words. */
    readonly detail = "",
  ) {
    super(code);
  }
}

const PROMISED = 202; // what was asked for is being worked on

/** Asks for something under /api; with a body, by POST. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch {
    throw new Problem("offline", 0);
  }
  if (!response.ok || response.status === PROMISED) {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
    throw new Problem(problem.code ?? "failed", response.status, problem.detail);
  }
  const isText = response.headers.get("content-type")?.startsWith("text/plain");
  return (isText ? await response.text() : await response.json()) as Answer;
}

export interface MadeTable {
  code: string;
  secret: string;
  link: string;
}

export interface OpenTable {
  code: string;
  options: TableOptions;
  free_seats: number;
  made_at: number;
}

export interface Value {
  win: number[];
  exact: boolean;
  error: number;
  moves: { move: string; win: number[] }[];
}

export const makeTable = (options: Partial<TableOptions>): Promise<MadeTable> => ask("tables", options);

/** A game against computer players, at once; they have the other seats, in order. */
export const quickPlay = (
  name: string,
  players: readonly string[],
  options: Partial<TableOptions> = {},
  seat = 1,
): Promise<MadeTable> => ask("quick-play", { name, players, options, seat });

export const openTables = (): Promise<OpenTable[]> => ask("tables");

export const lookAt = (code: string): Promise<TableView> => ask(`tables/${code}`);

/** The computer players by how many seats a table has, where such rules are played by. */
export const players = (rules = "standard"): Promise<Record<string, string[]>> =>
  ask(`players?rules=${encodeURIComponent(rules)}`);

export const valueOf = (position: string, rules: string): Promise<Value> => ask("value", { position, rules });

/** Where the text of a position, or of its rules, is not as it must be. */
export interface Mistake {
  text: "position" | "rules";
  /** The character that is wrong, counted from 1. */
  column: number;
  /** What should have stood there, by its key in the catalogues. */
  expected: string;
  /** What stands there; nothing at the end of the text. */
  found: string;
}

/** What is wrong with a position, if anything. */
export const check = (position: string, rules: string): Promise<{ mistake: Mistake | null }> =>
  ask("check", { position, rules });

/** The legal moves of a position, and what follows from each. */
export interface Moves {
  position: string;
  winner: number | null;
  moves: { move: string; position: string; euro: number[]; winner: number | null }[];
}

export const movesOf = (position: string, rules: string): Promise<Moves> => ask("moves", { position, rules });
