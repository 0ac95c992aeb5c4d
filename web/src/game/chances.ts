/** How likely each seat is to win, and how it is told: exact for two seats, estimated for more. */

import type { Value } from "../api";
import type { TableOptions } from "../protocol";
import { catalogue, t } from "../texts.svelte";

/** Whether a table shows chances while people play: it does unless they agreed otherwise. */
export const hasChances = (options: TableOptions | null): boolean => options !== null && options.hints !== false;

function percent(part: number, digits: number): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(catalogue.language, format).format(part);
}

const estimate = (win: number, digits: number): string => `≈\u00a0${percent(win, digits)}`;

/** A chance as the language writes it; one that is estimated says so, and claims no more than it can know. */
export const tellChance = (win: number, { exact }: Pick<Value, "exact">): string =>
  exact ? percent(win, 1) : estimate(win, 0);

/** Chances to be held against each other: estimates have a tenth as well where two would look alike without it. */
export function tellChances(wins: readonly number[], value: Pick<Value, "exact">): string[] {
  const written = wins.map((win) => tellChance(win, value));
  if (value.exact) return written;
  const fine = wins.map((win) => estimate(win, 1));
  return new Set(fine).size > new Set(written).size ? fine : written;
}

/** Whether chances are exact, and if they are not, how far they may be off. */
export function tellKind({ exact, error }: Pick<Value, "exact" | "error">): string {
  if (exact) return t("page-exact");
  return error ? `${t("page-estimated")} · ± ${percent(error, 1)}` : t("page-estimated");
}
