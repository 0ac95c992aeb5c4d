/** Calls whoever is to act on a device, for who cannot see that: once for each thing to do. */

import { t } from "../i18n/texts.svelte";
import { throwPrompt } from "./prompt";
import type { Show } from "./show.svelte";
import type { Table } from "./table.svelte";

export class TurnCalls {
  /** What was called for last, and for whom. */
  #last: { thing: string; seat: number } | null = null;

  /** What is to be said now; null where there is nothing to do, or it was said. */
  next(table: Table, show: Show, names: readonly string[]): string | null {
    const { acting, view, game, mine } = table;
    if (acting === null || !view) this.#last = null;
    if (acting === null || !view || !show.isCaughtUp) return null;
    const thing = `${game} ${view.position}`;
    if (this.#last?.thing === thing && this.#last.seat === acting) return null;
    const isNew = this.#last?.seat !== acting;
    this.#last = { thing, seat: acting };
    const name = names[acting - 1] ?? "";
    if (show.position?.starting) return throwPrompt("starting", table, name);
    if (view.rolling) return throwPrompt("throw", table, name);
    if (view.moves.join() === "pass") return null; // it goes on by itself, and that is told
    const what = show.face === "?" ? t("page-prompt-wild") : t("page-prompt-take", { coin: show.face ?? "" });
    if (!isNew) return what;
    return `${mine.length > 1 ? t("page-call-name", { name }) : t("page-call")} ${what}`;
  }
}
