/** Why a wish was not granted, in a sentence. */

import { catalogue, t } from "../i18n/texts.svelte";
import type { Show } from "./show.svelte";
import type { Refusal, Table } from "./table.svelte";

const EXPLAINED = 4_000; // milliseconds that a reason is to be seen

export function tellRefusal({ code, rule, coin }: Refusal): string {
  // Nobody at a table has read the numbered rules.
  if (rule && catalogue.has(`refusal-${rule}.plain`)) return t(`refusal-${rule}.plain`);
  // A newer server may have reasons that this page has no words for.
  const isKnown = catalogue.has(`refused-${code}`);
  return t(`refused-${isKnown ? code : "not-now"}`, { coin: coin ?? "" });
}

/** Why something was refused just now; null once that was long enough to be seen. */
export function tellFresh(refusal: (Refusal & { at: number }) | null, now: number): string | null {
  return refusal && now - refusal.at < EXPLAINED ? tellRefusal(refusal) : null;
}

/** Why no coin can be moved at this moment, as the table has told it; null where an answer is on its way. */
export function whyIdle({ view, mine, acting }: Table, show: Show): Refusal | null {
  if (!view) return null;
  if (view.phase === "over") return { code: "not-now", rule: "game-over" };
  if (!mine.length) return { code: "watching", rule: null };
  if (view.paused) return { code: "paused", rule: null };
  if (acting === null) {
    const isKept = mine.some(({ seat }) => seat === view.to_act);
    return { code: isKept ? "kept" : "not-your-turn", rule: null };
  }
  if (view.rolling) return { code: "not-now", rule: "die-not-rolled" };
  if (!show.isCaughtUp) return { code: "one-moment", rule: null };
  if (view.moves.join() !== "pass") return null;
  return show.face === "0" ? { code: "not-now", rule: "nothing-to-move" } : { code: "no-coin", rule: null };
}
