/** The labels of stacks for screen readers: the content of a stack, or what a press on it does. */

import { placeName } from "../i18n/move-text";
import { money, t } from "../i18n/texts.svelte";
import { coinsOf, totalOf, type Coin, type Place, type Stack } from "../notation/position";
import type { MoveInput } from "./input/move-input.svelte";

/** Return the label of a stack, or of one pile of the centre with the value `only`. */
export function placeLabel(place: Place, only: Coin | null, moveInput: MoveInput, stack: Stack, names: readonly string[]): string {
  const { held } = moveInput;
  const name = placeName(place, names);
  if (held && moveInput.targets.includes(place)) return t("page-lay", { coin: held.coin, place: name });
  if (held?.from === place) return t("page-put-back", { coin: held.coin });
  const coins = moveInput.takeable(place).filter((coin) => only === null || coin === only);
  if (!held && coins.length === 1) return t("page-take", { coin: coins[0] ?? 0, place: name });
  if (!held && coins.length > 1) return t("page-take-one", { place: name });
  if (only !== null) return t("page-pile", { count: stack[only], coin: only });
  return t("page-stack", { place: name, amount: money(totalOf(stack)), coins: coinsOf(stack).join(" ") || "–" });
}
