/** Announcements to screen readers of the turn of a player on this device, once for each action. */

import { t } from "../../i18n/texts.svelte";
import type { Playback } from "../playback/playback.svelte";
import type { TableState } from "../state/table-state.svelte";
import { rollPrompt } from "./prompt";

export class OwnTurnAnnouncements {
  /** The last announced action, and its seat. */
  #last: { action: string; seat: number } | null = null;

  /** Return the next announcement; null if there is nothing to do, or it was announced. */
  next(table: TableState, playback: Playback, names: readonly string[]): string | null {
    const { acting, view, game, mine } = table;
    if (acting === null || !view) this.#last = null;
    if (acting === null || !view || !playback.isCaughtUp) return null;
    const action = `${game} ${view.position}`;
    if (this.#last?.action === action && this.#last.seat === acting) return null;
    const isNewTurn = this.#last?.seat !== acting;
    this.#last = { action, seat: acting };
    const name = names[acting - 1] ?? "";
    if (playback.position?.starting) return rollPrompt("starting", table, name);
    if (view.rolling) return rollPrompt("roll", table, name);
    if (view.moves.join() === "pass") return null; // it passes by itself, and the pass is announced
    const what = playback.face === "?" ? t("page-prompt-wild") : t("page-prompt-take", { coin: playback.face ?? "" });
    if (!isNewTurn) return what;
    return `${mine.length > 1 ? t("page-call-name", { name }) : t("page-call")} ${what}`;
  }
}
