/** Why a wish was not granted, in a sentence. */

import { catalogue, t } from "../texts.svelte";
import type { Refusal } from "./table.svelte";

export function tellRefusal({ code, rule }: Refusal): string {
  if (rule && catalogue.has(`refusal-${rule}`)) return t(`refusal-${rule}`);
  // A newer server may have reasons that this page has no words for.
  const isKnown = catalogue.has(`refused-${code}`);
  return t(`refused-${isKnown ? code : "not-now"}`);
}
