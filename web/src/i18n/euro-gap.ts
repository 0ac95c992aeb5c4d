/** The difference between a stack and one euro, in words. */

import { money, t } from "./texts.svelte";

const EURO = 100; // cents

export function euroGapText(cents: number): string {
  if (cents === EURO) return t("page-exactly");
  return cents < EURO
    ? t("stack-missing", { amount: money(EURO - cents) })
    : t("stack-over", { amount: money(cents - EURO) });
}
