/** The games of this device: which of them go on, and how they stand. */

import { fetchTable, ApiError } from "../server/api";
import { t } from "../i18n/texts.svelte";
import { namesOf, type NamedSeat } from "../players/player-names";
import { forget, hear, knownTables, noteOf, type KnownTable } from "./seat-keys";

const MOST_ASKED_FOR = 6; // who has more games than that at once sees the others when going there
const GONE = 404;

export const isOver = (table: KnownTable): boolean => table.phase === "over";

/** Whether a game goes on, or is about to begin; what an older page has kept does not say so. */
export const goesOn = (table: KnownTable): boolean => table.phase !== null && !isOver(table);

const mineIn = (table: KnownTable): number[] =>
  table.seats.flatMap(({ isMine }, index) => (isMine ? [index + 1] : []));

/** Whether it is for somebody at this device to do something. */
export const waitsHere = (table: KnownTable): boolean =>
  goesOn(table) && table.toAct !== null && mineIn(table).includes(table.toAct);

/** Those games first that wait for somebody here, else in the order they are in. */
export const byTurn = (tables: KnownTable[]): KnownTable[] =>
  tables.toSorted((one, other) => Number(waitsHere(other)) - Number(waitsHere(one)));

/** The seat this device had in a game; null where it had several, or none. */
export function ownSeat(code: string): number | null {
  const known = knownTables().find((table) => table.code === code);
  const [seat = null, ...more] = known ? mineIn(known) : [];
  return more.length ? null : seat;
}

/** The names at a table, in the language that is spoken now. */
export function namesAt(table: KnownTable): string[] {
  const isAlone = mineIn(table).length === 1;
  const sitters = table.seats.map<NamedSeat>(({ name, computer, isMine }, index) => ({
    seat: index + 1,
    name: isAlone && isMine ? name || t("page-you") : name,
    computer,
    holder: null,
  }));
  return namesOf(sitters);
}

/** How a game stands, in a few words. */
export function tellGame(table: KnownTable): string {
  const mine = mineIn(table);
  const isAlone = mine.length === 1;
  const name = (seat: number | null): string => namesAt(table)[(seat ?? 0) - 1] ?? "";
  if (table.phase === "gathering") return t("page-game-gathering");
  if (isOver(table)) {
    return isAlone && mine.includes(table.winner ?? 0) ? t("page-you-won") : t("page-won", { name: name(table.winner) });
  }
  if (table.toAct === null) return t("page-game-goes-on");
  return isAlone && mine.includes(table.toAct) ? t("page-game-yours") : t("page-game-turn", { name: name(table.toAct) });
}

/** Asks how the games go on that were not over when this device left them. */
export async function askHowTheyGo(): Promise<void> {
  const open = knownTables().filter(goesOn).slice(0, MOST_ASKED_FOR);
  await Promise.all(open.map((table) => askHowItGoes(table)));
}

async function askHowItGoes(table: KnownTable): Promise<void> {
  try {
    const { seats, view, winner, game } = await fetchTable(table.code);
    hear(table.code, noteOf(seats, mineIn(table), view, winner, game));
  } catch (error) {
    if (error instanceof ApiError && error.status === GONE) forget(table.code);
  }
}
