/** The secrets of this device's seats, and the tables it sat at. */

export interface KnownTable {
  code: string;
  /** What the seats of this device belong to. */
  secret: string | null;
  /** Where others find it: the server may know a better address than this browser uses. */
  link: string | null;
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
  /** Who plays there, for the list. */
  names: string[];
}

const KEY = "exactly.tables";
const MOST = 50;

export function knownTables(): KnownTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((table: KnownTable | null) => typeof table?.code === "string") : [];
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

export function linkTo(code: string): string {
  const known = knownTables().find((table) => table.code === code)?.link;
  return known ?? `${location.origin}/t/${code}`;
}

/** Remembers a table; what is not given stays as it was. */
export function remember(code: string, news: Partial<Omit<KnownTable, "code">>): void {
  const tables = knownTables();
  const known = tables.find((table) => table.code === code) ?? { code, secret: null, link: null, seen: 0, names: [] };
  const others = tables.filter((table) => table.code !== code);
  keep([{ ...known, seen: Date.now(), ...news }, ...others].slice(0, MOST));
}

export function forget(code: string): void {
  keep(knownTables().filter((table) => table.code !== code));
}

/** A secret of this device's own making, as the server's are: 16 bytes in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A device's share of the dice. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
