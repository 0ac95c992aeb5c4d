/** The tables this device knows, with the secrets of its seats, in local storage. */

import type { Phase, SeatView, View } from "../../server/protocol";

/** A seat, as a list of games shows it. */
export interface KnownSeat {
  name: string;
  /** The computer player, where no person has the seat. */
  computer: string | null;
  isMine: boolean;
}

/** The last known status of a game. */
export interface KnownGame {
  /** Which game at the table it is. */
  game: number;
  seats: KnownSeat[];
  phase: Phase | null;
  /** Whose turn it is. */
  toAct: number | null;
  winner: number | null;
}

export interface KnownTable extends KnownGame {
  code: string;
  /** What the seats of this device belong to. */
  secret: string | null;
  /** Where others find it: the server may know a better address than this browser uses. */
  link: string | null;
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
}

const KEY = "exactly.tables";
const MOST = 50;
const NOTHING_YET: KnownGame = { game: 1, seats: [], phase: null, toAct: null, winner: null };

export function knownTables(): KnownTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    const tables = kept.filter((table: KnownTable | null) => typeof table?.code === "string");
    return tables.map((table: KnownTable) => ({ ...NOTHING_YET, ...table })); // an older page has kept less
  } catch {
    return []; // a browser that keeps nothing, or something that is not ours
  }
}

function keep(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Then they are known until the page is closed: by the connections that have them.
  }
}

export function secretOf(code: string): string | null {
  return knownTables().find((table) => table.code === code)?.secret ?? null;
}

export function tableLink(code: string): string {
  const known = knownTables().find((table) => table.code === code)?.link;
  return known ?? `${location.origin}/t/${code}`;
}

/** Keep news of a table; fields that are not given stay as they were. */
export function rememberTable(code: string, news: Partial<Omit<KnownTable, "code">>): void {
  const tables = knownTables();
  const known = tables.find((table) => table.code === code) ?? {
    ...NOTHING_YET,
    code,
    secret: null,
    link: null,
    seen: 0,
  };
  const others = tables.filter((table) => table.code !== code);
  keep([{ ...known, seen: Date.now(), ...news }, ...others].slice(0, MOST));
}

/** Update the status of a game without moving it to the front of the list. */
export function updateGame(code: string, news: KnownGame): void {
  keep(knownTables().map((table) => (table.code === code ? { ...table, ...news } : table)));
}

export function forgetTable(code: string): void {
  keep(knownTables().filter((table) => table.code !== code));
}

/** Return what is kept of a game; `mine` are the numbers of this device's seats. */
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

/** Make a secret like those of the server: 16 random bytes in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Make a share of the dice: 16 random bytes in hexadecimal. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
