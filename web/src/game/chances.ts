/** How likely each seat is to win: for how many seats that is known, and how it is told. */

import type { Value } from "../api";
import type { TableOptions } from "../protocol";
import { catalogue, t } from "../texts.svelte";

const SEATS_WITH_CHANCES = 2; // the server says so of the others, too, if asked

export const hasChances = (seats: number): boolean => seats === SEATS_WITH_CHANCES;

/** Why a table shows no chances while people play: more seats than they are known for, or by agreement. */
export function whyNoChances(options: TableOptions | null): "two" | "off" | null {
  if (!hasChances(options?.seats ?? 0)) return "two";
  return options?.hints === false ? "off" : null;
}

function percent(part: number, digits: number): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(catalogue.language, format).format(part);
}

/** A chance as the language writes it; one that is estimated says so, and claims no more than it can know. */
export const tellChance = (win: number, { exact }: Pick<Value, "exact">): string =>
  exact ? percent(win, 1) : `≈\u00a0${percent(win, 0)}`;

/** Whether chances are exact, and if they are not, how far they may be off. */
export function tellKind({ exact, error }: Pick<Value, "exact" | "error">): string {
  if (exact) return t("page-exact");
  return error ? `${t("page-estimated")} · ± ${percent(error, 1)}` : t("page-estimated");
}
