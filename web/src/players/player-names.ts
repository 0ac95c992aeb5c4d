/** The names of the players at a table. */

import { catalogue, t } from "../i18n/texts.svelte";
import type { SeatView } from "../server/protocol";

/** The part of a seat that its name depends on. */
export type NamedSeat = Pick<SeatView, "seat" | "name" | "computer" | "holder">;

export function nameOf(seat: NamedSeat | undefined): string {
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.computer && seat.holder === null) return playerName(seat.computer);
  return t("player-unnamed", { seat: seat.seat });
}

/** Whether the table waits for an absent player; a computer may keep the seat. */
export function isAwaited(seat: SeatView | undefined): boolean {
  return seat !== undefined && seat.holder !== null && !seat.computer && !seat.connected;
}

/** The names of all seats; the second of two equal names gets a number. */
export function namesOf(seats: readonly NamedSeat[]): string[] {
  const names: string[] = [];
  for (const seat of seats) names.push(distinctName(nameOf(seat), names));
  return names;
}

function distinctName(name: string, others: readonly string[]): string {
  let own = name;
  for (let count = 2; others.includes(own); count += 1) own = `${name}\u00a0${count}`; // no line break before the number
  return own;
}

/** Return the phrase "against …" for computer players. */
export function against(players: readonly string[]): string {
  const names = namesOf(players.map((computer, index) => ({ seat: index + 1, name: "", computer, holder: null })));
  const list = new Intl.ListFormat(catalogue.language, { type: "conjunction" });
  return t("page-against", { names: list.format(names) });
}

const isKnown = (player: string): boolean => catalogue.has(`page-player-${player}`);

/** The name of a computer player; if the catalogues do not have it, its name on the server. */
function playerName(player: string): string {
  if (!isKnown(player)) return player.charAt(0).toUpperCase() + player.slice(1);
  return t(`page-player-${player}`);
}

/** Return the name of a computer player and how it plays. */
export function introduced(player: string): string {
  const name = playerName(player);
  return isKnown(player) ? t("page-player-about", { name, about: t(`page-player-${player}.about`) }) : name;
}
