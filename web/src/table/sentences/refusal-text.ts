/** The reasons why a command or an input was refused, in sentences. */

import { catalogue, t } from "../../i18n/texts.svelte";
import type { Playback } from "../playback/playback.svelte";
import type { Refusal, TableState } from "../state/table-state.svelte";

const EXPLAINED = 4_000; // milliseconds that a reason is visible

export function refusalText({ code, rule, coin }: Refusal): string {
  // Without the number of the rule, which most players do not know.
  if (rule && catalogue.has(`refusal-${rule}.plain`)) return t(`refusal-${rule}.plain`);
  // A newer server may have reasons that the catalogues do not have.
  const isKnown = catalogue.has(`refused-${code}`);
  return t(`refused-${isKnown ? code : "not-now"}`, { coin: coin ?? "" });
}

/** Describe a recent refusal; null once it was visible for long enough. */
export function recentRefusalText(refusal: (Refusal & { at: number }) | null, now: number): string | null {
  return refusal && now - refusal.at < EXPLAINED ? refusalText(refusal) : null;
}

/** Return why no coin can be moved now; null while the device waits for an answer. */
export function idleReason({ view, mine, acting }: TableState, playback: Playback): Refusal | null {
  if (!view) return null;
  if (view.phase === "over") return { code: "not-now", rule: "game-over" };
  if (!mine.length) return { code: "watching", rule: null };
  if (view.paused) return { code: "paused", rule: null };
  if (acting === null) {
    const isKept = mine.some(({ seat }) => seat === view.to_act);
    return { code: isKept ? "kept" : "not-your-turn", rule: null };
  }
  if (view.rolling) return { code: "not-now", rule: "die-not-rolled" };
  if (!playback.isCaughtUp) return { code: "one-moment", rule: null };
  if (view.moves.join() !== "pass") return null;
  return playback.face === "0" ? { code: "not-now", rule: "nothing-to-move" } : { code: "no-coin", rule: null };
}
