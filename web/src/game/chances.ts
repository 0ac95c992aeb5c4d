/** For how many seats chances to win are known; the server says so of the others, too, if asked. */

import type { TableOptions } from "../protocol";

const SEATS_WITH_CHANCES = 2;

export const hasChances = (seats: number): boolean => seats === SEATS_WITH_CHANCES;

/** Why a table shows no chances while people play: more seats than they are known for, or by agreement. */
export function whyNoChances(options: TableOptions | null): "two" | "off" | null {
  if (!hasChances(options?.seats ?? 0)) return "two";
  return options?.hints === false ? "off" : null;
}
