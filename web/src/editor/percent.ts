/** A chance as the language writes it. */

import { catalogue } from "../texts.svelte";

export const percent = (chance: number): string =>
  new Intl.NumberFormat(catalogue.language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance);
