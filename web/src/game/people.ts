/** What the people at a table are called. */

import type { SeatView } from "../protocol";
import { t } from "../texts.svelte";

export function nameOf(seat: SeatView | undefined): string {
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.computer && seat.holder === null) return t(`page-player-${seat.computer}`);
  return t("player-unnamed", { seat: seat.seat });
}

/** The names of all seats; two of a kind are told apart by their seats. */
export function namesOf(seats: readonly SeatView[]): string[] {
  const names = seats.map((seat) => nameOf(seat));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seats[index]?.seat ?? ""}`,
  );
}
