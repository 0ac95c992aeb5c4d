/** What a device asks its people to do, in a sentence. */

import { t } from "../i18n/texts.svelte";
import type { OwnTurn } from "./own-turn.svelte";
import { isAwaited } from "../players/player-names";
import type { Show } from "./show.svelte";
import type { Table } from "./table.svelte";

/** Asks for a throw; a device with several seats says whose it is, and what a real die shows is to be tapped. */
export function throwPrompt(why: "starting" | "tie" | "throw", table: Table, name: string): string {
  const whose = table.mine.length > 1 ? `${why}-name` : why;
  const asked = table.options?.dice === "companion" ? `${whose}.real` : whose;
  return t(`page-prompt-${asked}`, { name });
}

/** `told` is what was seen last: it is read while more is to be seen. */
export function promptOf(table: Table, show: Show, turn: OwnTurn, names: readonly string[], told: string): string {
  const { view, mine } = table;
  if (!view || view.phase === "bytes") return t("page-prompt-bytes");
  if (view.paused) return t("page-prompt-paused");
  if (show.roller !== null) {
    const isYou = mine.length === 1 && mine[0]?.seat === show.roller;
    return t(isYou ? "page-prompt-rolling.you" : "page-prompt-rolling", { name: names[show.roller - 1] ?? "" });
  }
  if (!show.isCaughtUp) return told;
  if (view.to_act === null) return "";
  const name = names[view.to_act - 1] ?? "";
  if (turn.seat === null) {
    const isKept = mine.length === 1 && mine.some(({ seat }) => seat === view.to_act);
    if (isKept) return t("page-prompt-kept");
    if (isAwaited(table.seats[view.to_act - 1])) return t("page-prompt-away", { name });
    return t(show.position?.starting ? "page-prompt-starting-other" : "page-prompt-other", { name });
  }
  if (show.position?.starting) return throwPrompt(show.isTied ? "tie" : "starting", table, name);
  if (turn.isRolling) return throwPrompt("throw", table, name);
  if (turn.mustPass) return t(show.face === "0" ? "page-prompt-zero" : "page-prompt-pass");
  if (show.face === "?") return t("page-prompt-wild");
  return t("page-prompt-take", { coin: show.face ?? "" });
}
