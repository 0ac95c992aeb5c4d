/** The players of a table as the board shows them: name, kind, presence, and the latest chat message. */

import type { BoardPlayer } from "../../board/board-player";
import { chatText } from "../sentences/chat-text";
import type { TableState } from "../state/table-state.svelte";

const SAID = 5_000; // milliseconds that a message is visible

export function boardPlayers(table: TableState, names: readonly string[], now: number): BoardPlayer[] {
  return table.seats.map((seat, index) => {
    const last = table.said.findLast((said) => said.seat === seat.seat);
    const isFresh = last !== undefined && table.onServer(now) - last.at < SAID;
    return {
      name: names[index] ?? "",
      isMine: table.mine.some((mine) => mine.seat === seat.seat),
      isComputer: seat.computer !== null,
      isAway: seat.holder !== null && !seat.connected,
      says: isFresh ? chatText(last) : null,
    };
  });
}
