/** The prompt: the sentence that asks a player to act. */

import { t } from "../../i18n/texts.svelte";
import { isAwaited } from "../../players/player-names";
import type { OwnTurn } from "../playback/own-turn.svelte";
import type { Playback } from "../playback/playback.svelte";
import type { TableState } from "../state/table-state.svelte";

/** Return the prompt to roll: with a name on a shared device, and with another text for a real die. */
export function rollPrompt(why: "starting" | "tie" | "roll", table: TableState, name: string): string {
  const named = table.mine.length > 1 ? `${why}-name` : why;
  const key = table.options?.dice === "companion" ? `${named}.real` : named;
  return t(`page-prompt-${key}`, { name });
}

/** Return the prompt. `lastSentence` is the one of the last event, shown during playback. */
export function promptOf(table: TableState, playback: Playback, turn: OwnTurn, names: readonly string[], lastSentence: string): string {
  const { view, mine } = table;
  if (!view || view.phase === "bytes") return t("page-prompt-bytes");
  if (view.paused) return t("page-prompt-paused");
  if (playback.roller !== null) {
    const isYou = mine.length === 1 && mine[0]?.seat === playback.roller;
    return t(isYou ? "page-prompt-rolling.you" : "page-prompt-rolling", { name: names[playback.roller - 1] ?? "" });
  }
  if (!playback.isCaughtUp) return lastSentence;
  if (view.to_act === null) return "";
  const name = names[view.to_act - 1] ?? "";
  if (turn.seat === null) {
    const isKept = mine.length === 1 && mine.some(({ seat }) => seat === view.to_act);
    if (isKept) return t("page-prompt-kept");
    if (isAwaited(table.seats[view.to_act - 1])) return t("page-prompt-away", { name });
    return t(playback.position?.starting ? "page-prompt-starting-other" : "page-prompt-other", { name });
  }
  if (playback.position?.starting) return rollPrompt(playback.isTied ? "tie" : "starting", table, name);
  if (turn.isRolling) return rollPrompt("roll", table, name);
  if (turn.mustPass) return t(playback.face === "0" ? "page-prompt-zero" : "page-prompt-pass");
  if (playback.face === "?") return t("page-prompt-wild");
  return t("page-prompt-take", { coin: playback.face ?? "" });
}
