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

/** A chance as the language writes it; one that is estimated says so, and claims no more than it can know. */
export const tellChance = (win: number, { exact }: Pick<Value, "exact">): string =>
  exact ? percent(win, 1) : `≈\u00a0${percent(win, 0)}`;

/** Whether chances are exact, and if they are not, how far they may be off. */
export function tellKind({ exact, error }: Pick<Value, "exact" | "error">): string {
  if (exact) return t("page-exact");
  return error ? `${t("page-estimated")} · ± ${percent(error, 1)}` : t("page-estimated");
}
