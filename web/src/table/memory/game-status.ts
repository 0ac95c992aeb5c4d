/** The status of the games of this device: under way or over, whose turn it is, the winner. */

import { t } from "../../i18n/texts.svelte";
import { namesOf, type NamedSeat } from "../../players/player-names";
import { fetchTable, ApiError } from "../../server/api";
import { forgetTable, updateGame, knownTables, summarizeGame, type KnownTable } from "./known-tables";

const MOST_REFRESHED = 6; // of more games, the others are updated when they are opened
const NOT_FOUND = 404;

export const isOver = (table: KnownTable): boolean => table.phase === "over";

/** Whether a game is under way or about to begin; false for entries of an older page. */
export const isUnderWay = (table: KnownTable): boolean => table.phase !== null && !isOver(table);

const ownSeats = (table: KnownTable): number[] =>
  table.seats.flatMap(({ isMine }, index) => (isMine ? [index + 1] : []));

/** Whether it is the turn of a player on this device. */
export const waitsHere = (table: KnownTable): boolean =>
  isUnderWay(table) && table.toAct !== null && ownSeats(table).includes(table.toAct);

/** Sort the games that wait for this device first; keep the order of the others. */
export const byTurn = (tables: KnownTable[]): KnownTable[] =>
  tables.toSorted((one, other) => Number(waitsHere(other)) - Number(waitsHere(one)));

/** Return the seat of this device in a game; null for several seats, or none. */
export function ownSeat(code: string): number | null {
  const known = knownTables().find((table) => table.code === code);
  const [seat = null, ...more] = known ? ownSeats(known) : [];
  return more.length ? null : seat;
}

/** The names at a table, in the current language. */
export function namesAt(table: KnownTable): string[] {
  const isAlone = ownSeats(table).length === 1;
  const seats = table.seats.map<NamedSeat>(({ name, computer, isMine }, index) => ({
    seat: index + 1,
    name: isAlone && isMine ? name || t("page-you") : name,
    computer,
    holder: null,
  }));
  return namesOf(seats);
}

/** Describe the status of a game. */
export function gameText(table: KnownTable): string {
  const mine = ownSeats(table);
  const isAlone = mine.length === 1;
  const name = (seat: number | null): string => namesAt(table)[(seat ?? 0) - 1] ?? "";
  if (table.phase === "gathering") return t("page-game-gathering");
  if (isOver(table)) {
    return isAlone && mine.includes(table.winner ?? 0) ? t("page-you-won") : t("page-won", { name: name(table.winner) });
  }
  if (table.toAct === null) return t("page-game-goes-on");
  return isAlone && mine.includes(table.toAct) ? t("page-game-yours") : t("page-game-turn", { name: name(table.toAct) });
}

/** Fetch the status of the games that were not over when this device left them. */
export async function refreshGames(): Promise<void> {
  const open = knownTables().filter(isUnderWay).slice(0, MOST_REFRESHED);
  await Promise.all(open.map((table) => refreshGame(table)));
}

async function refreshGame(table: KnownTable): Promise<void> {
  try {
    const { seats, view, winner, game } = await fetchTable(table.code);
    updateGame(table.code, summarizeGame(seats, ownSeats(table), view, winner, game));
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) forgetTable(table.code);
  }
}
