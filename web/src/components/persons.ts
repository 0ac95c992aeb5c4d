/** The people at a table, as they are drawn: who is a computer, who is away, and who just said what. */

import type { BoardPlayer } from "../board/board-player";
import type { TableState } from "../table/state/table-state.svelte";
import type { Said } from "../server/protocol";
import { t } from "../i18n/texts.svelte";

const SAID = 5_000; // milliseconds that a phrase is to be seen

export function personsAt(table: TableState, names: readonly string[], now: number): BoardPlayer[] {
  return table.seats.map((seat, index) => {
    const last = table.said.findLast((said) => said.seat === seat.seat);
    const isFresh = last !== undefined && table.onServer(now) - last.at < SAID;
    return {
      name: names[index] ?? "",
      isMine: table.mine.some((mine) => mine.seat === seat.seat),
      isComputer: seat.computer !== null,
      isAway: seat.holder !== null && !seat.connected,
      says: isFresh ? wordsOf(last) : null,
    };
  });
}

/** What was said: a text as it was written, a phrase in the language of who reads it. */
export const wordsOf = ({ text, phrase }: Said): string => text ?? t(`phrase-${phrase ?? "hello"}`);
