/** Win chances as text: exact for two seats, estimates for more. */

import type { Value } from "../server/api";
import type { TableOptions } from "../server/protocol";
import { catalogue, t } from "./texts.svelte";

/** Whether a table shows win chances during the game: the default is yes. */
export const hasChances = (options: TableOptions | null): boolean => options !== null && options.hints !== false;

function percent(part: number, digits: number): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(catalogue.language, format).format(part);
}

const estimate = (win: number, digits: number): string => `≈\u00a0${percent(win, digits)}`;

/** Format a win chance; an estimate is marked with ≈ and rounded to whole points. */
export const chanceText = (win: number, { exact }: Pick<Value, "exact">): string =>
  exact ? percent(win, 1) : estimate(win, 0);

/** Format the win chances of all seats so that the rounded numbers add up to 100. */
export function shareTexts(wins: readonly number[], { exact }: Pick<Value, "exact">): string[] {
  const digits = exact ? 1 : 0;
  const whole = 100 * 10 ** digits;
  const parts = wins.map((win) => Math.floor(win * whole + 1e-6));
  const missing = Math.round(wins.reduce((sum, win) => sum + win, 0) * whole) - parts.reduce((sum, part) => sum + part, 0);
  const rest = (index: number): number => (wins[index] ?? 0) * whole - (parts[index] ?? 0);
  const rounded = new Set([...wins.keys()].toSorted((one, other) => rest(other) - rest(one)).slice(0, missing));
  const format = (part: number): string => (exact ? percent(part, digits) : estimate(part, digits));
  return parts.map((part, index) => format((part + Number(rounded.has(index))) / whole));
}

/** Format win chances for a comparison: estimates get a decimal where two would look the same without it. */
export function comparedChanceTexts(wins: readonly number[], value: Pick<Value, "exact">): string[] {
  const written = wins.map((win) => chanceText(win, value));
  if (value.exact) return written;
  const fine = wins.map((win) => estimate(win, 1));
  return new Set(fine).size > new Set(written).size ? fine : written;
}

/** Text that chances are exact, or that they are estimated with this error. */
export function accuracyText({ exact, error }: Pick<Value, "exact" | "error">): string {
  if (exact) return t("page-exact");
  return error ? `${t("page-estimated")} · ±\u00a0${percent(error, 1)}` : t("page-estimated");
}
