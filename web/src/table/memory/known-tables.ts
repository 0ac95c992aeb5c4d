/** The tables this device knows, with the secrets of its seats, in local storage. */

import type { Phase, SeatView, View } from "../../server/protocol";

/** A seat in a list of games. */
export interface KnownSeat {
  name: string;
  /** The computer player; null if a person has the seat. */
  computer: string | null;
  isMine: boolean;
}

/** The last known status of a game. */
export interface KnownGame {
  /** The number of the game at the table. */
  game: number;
  seats: KnownSeat[];
  phase: Phase | null;
  /** The seat whose turn it is. */
  toAct: number | null;
  winner: number | null;
}

export interface KnownTable extends KnownGame {
  code: string;
  /** The secret of this device for its seats. */
  secret: string | null;
  /** The link for others: the server may know a better address than the one of this browser. */
  link: string | null;
  /** The time when this device last opened it, in milliseconds since 1970. */
  seen: number;
}

const KEY = "exactly.tables";
const MOST = 50;
const NEW_GAME: KnownGame = { game: 1, seats: [], phase: null, toAct: null, winner: null };

export function knownTables(): KnownTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    const tables = stored.filter((table: KnownTable | null) => typeof table?.code === "string");
    return tables.map((table: KnownTable) => ({ ...NEW_GAME, ...table })); // an older page stored fewer fields
  } catch {
    return []; // storage is not available, or its content is invalid
  }
}

function store(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage, open connections know their tables until the page is closed.
  }
}

export function secretOf(code: string): string | null {
  return knownTables().find((table) => table.code === code)?.secret ?? null;
}

export function tableLink(code: string): string {
  const known = knownTables().find((table) => table.code === code)?.link;
  return known ?? `${location.origin}/t/${code}`;
}

/** Store news of a table; fields that are not given keep their values. */
export function rememberTable(code: string, news: Partial<Omit<KnownTable, "code">>): void {
  const tables = knownTables();
  const known = tables.find((table) => table.code === code) ?? {
    ...NEW_GAME,
    code,
    secret: null,
    link: null,
    seen: 0,
  };
  const others = tables.filter((table) => table.code !== code);
  store([{ ...known, seen: Date.now(), ...news }, ...others].slice(0, MOST));
}

/** Update the status of a game without moving it to the front of the list. */
export function updateGame(code: string, news: KnownGame): void {
  store(knownTables().map((table) => (table.code === code ? { ...table, ...news } : table)));
}

export function forgetTable(code: string): void {
  store(knownTables().filter((table) => table.code !== code));
}

/** Return the part of a game to store; `mine` are the numbers of this device's seats. */
export function summarizeGame(
  seats: readonly SeatView[],
  mine: readonly number[],
  view: Pick<View, "phase" | "to_act">,
  winner: number | null,
  game: number,
): KnownGame {
  return {
    game,
    seats: seats.map(({ seat, name, computer, holder }) => ({
      name,
      computer: holder === null ? computer : null,
      isMine: mine.includes(seat),
    })),
    phase: view.phase,
    toAct: view.to_act,
    winner,
  };
}

/** Create a secret like those of the server: 16 random bytes in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Create a share of the dice: 16 random bytes in hexadecimal. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
