/** What a device asks its people to do, in a sentence. */

import { t } from "../texts.svelte";
import type { OwnTurn } from "./own-turn.svelte";
import type { Show } from "./show.svelte";
import type { Table } from "./table.svelte";

/** `told` is what was seen last: it is read while more is to be seen. */
export function promptOf(table: Table, show: Show, turn: OwnTurn, names: readonly string[], told: string): string {
  const { view, mine } = table;
  if (!view || view.phase === "bytes") return t("page-prompt-bytes");
  if (view.paused) return t("page-prompt-paused");
  if (!show.isCaughtUp) return told;
  if (view.to_act === null) return "";
  const isShared = mine.length > 1; // then it says for whom
  const name = names[view.to_act - 1] ?? "";
  if (turn.seat === null) {
    if (view.question && mine.some(({ seat }) => seat === view.asked_by)) return t(`page-told-asked-${view.question}.you`);
    const isKept = !isShared && mine.some(({ seat }) => seat === view.to_act);
    if (isKept) return t("page-prompt-kept");
    const sitting = table.seats[view.to_act - 1];
    const isAway = sitting !== undefined && sitting.holder !== null && !sitting.computer && !sitting.connected;
    return t(isAway ? "page-prompt-away" : "page-prompt-other", { name });
  }
  if (show.position?.starting && show.isTied) return t(isShared ? "page-prompt-tie-name" : "page-prompt-tie", { name });
  if (show.position?.starting) return t(isShared ? "page-prompt-starting-name" : "page-prompt-starting", { name });
  if (turn.isRolling) return t(isShared ? "page-prompt-throw-name" : "page-prompt-throw", { name });
  if (turn.mustPass) return t(show.face === "0" ? "page-prompt-zero" : "page-prompt-pass");
  if (show.face === "?") return t("page-prompt-wild");
  return t("page-prompt-take", { coin: show.face ?? "" });
}
