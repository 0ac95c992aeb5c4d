/** Requests to the server over HTTP. */

import type { TableOptions, TableView } from "./protocol";

/** An error response of the server, with its code. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    /** The server's explanation. */
    readonly detail = "",
  ) {
    super(code);
  }
}

const ACCEPTED = 202; // the server is still working on it

/** Send a request to a path under /api: a POST if there is a body, else a GET. */
export async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch {
    throw new ApiError("offline", 0);
  }
  if (!response.ok || response.status === ACCEPTED) {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
    throw new ApiError(problem.code ?? "failed", response.status, problem.detail);
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

export const createTable = (options: Partial<TableOptions>): Promise<MadeTable> => request("tables", options);

/** Start a game against computer players; they take the other seats in order. */
export const quickPlay = (
  name: string,
  players: readonly string[],
  options: Partial<TableOptions> = {},
  seat = 1,
): Promise<MadeTable> => request("quick-play", { name, players, options, seat });

export const fetchOpenTables = (): Promise<OpenTable[]> => request("tables");

export const fetchTable = (code: string): Promise<TableView> => request(`tables/${code}`);

/** Return the computer players for each number of seats, with these rules. */
export const fetchPlayers = (rules = "standard"): Promise<Record<string, string[]>> =>
  request(`players?rules=${encodeURIComponent(rules)}`);

export const fetchValue = (position: string, rules: string): Promise<Value> => request("value", { position, rules });

/** The first error in the text of a position or of its rules. */
export interface Mistake {
  text: "position" | "rules";
  /** The column of the wrong character, counted from 1. */
  column: number;
  /** The key in the catalogues of what was expected there. */
  expected: string;
  /** The text found instead; empty at the end of the text. */
  found: string;
}

/** Return the first error in a position, if there is one. */
export const checkPosition = (position: string, rules: string): Promise<{ mistake: Mistake | null }> =>
  request("check", { position, rules });

/** The legal moves of a position, each with the position that follows. */
export interface Moves {
  position: string;
  winner: number | null;
  moves: { move: string; position: string; euro: number[]; winner: number | null }[];
}

export const fetchMoves = (position: string, rules: string): Promise<Moves> => request("moves", { position, rules });
