/** Win chances as text: exact for two seats, estimates for more. */

import type { Value } from "../server/api";
import type { TableOptions } from "../server/protocol";
import { catalogue, t } from "./texts.svelte";

/** Whether a table shows chances while people play: it does unless they agreed otherwise. */
export const hasChances = (options: TableOptions | null): boolean => options !== null && options.hints !== false;

function percent(part: number, digits: number): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(catalogue.language, format).format(part);
}

const estimate = (win: number, digits: number): string => `≈\u00a0${percent(win, digits)}`;

/** A chance as the language writes it; one that is estimated says so, and claims no more than it can know. */
export const chanceText = (win: number, { exact }: Pick<Value, "exact">): string =>
  exact ? percent(win, 1) : estimate(win, 0);

/** The chances of all seats together: whole points, or tenths, that add up to 100 as they are written. */
export function shareTexts(wins: readonly number[], { exact }: Pick<Value, "exact">): string[] {
  const digits = exact ? 1 : 0;
  const whole = 100 * 10 ** digits;
  const parts = wins.map((win) => Math.floor(win * whole + 1e-6));
  const missing = Math.round(wins.reduce((sum, win) => sum + win, 0) * whole) - parts.reduce((sum, part) => sum + part, 0);
  const rest = (index: number): number => (wins[index] ?? 0) * whole - (parts[index] ?? 0);
  const rounded = new Set([...wins.keys()].toSorted((one, other) => rest(other) - rest(one)).slice(0, missing));
  const tell = (part: number): string => (exact ? percent(part, digits) : estimate(part, digits));
  return parts.map((part, index) => tell((part + Number(rounded.has(index))) / whole));
}

/** Chances to be held against each other: estimates have a tenth as well where two would look alike without it. */
export function comparedChanceTexts(wins: readonly number[], value: Pick<Value, "exact">): string[] {
  const written = wins.map((win) => chanceText(win, value));
  if (value.exact) return written;
  const fine = wins.map((win) => estimate(win, 1));
  return new Set(fine).size > new Set(written).size ? fine : written;
}

/** Whether chances are exact, and if they are not, how far they may be off. */
export function accuracyText({ exact, error }: Pick<Value, "exact" | "error">): string {
  if (exact) return t("page-exact");
  return error ? `${t("page-estimated")} · ±\u00a0${percent(error, 1)}` : t("page-estimated");
}
