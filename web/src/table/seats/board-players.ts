/** The players of a table for the board: name, kind, presence, and the latest chat message. */

import type { BoardPlayer } from "../../board/board-player";
import { chatText } from "../sentences/chat-text";
import type { TableState } from "../state/table-state.svelte";

const MESSAGE_TIME = 5_000; // milliseconds that a message is visible

export function boardPlayers(table: TableState, names: readonly string[], now: number): BoardPlayer[] {
  return table.seats.map((seat, index) => {
    const last = table.said.findLast((message) => message.seat === seat.seat);
    const isFresh = last !== undefined && table.onServer(now) - last.at < MESSAGE_TIME;
    return {
      name: names[index] ?? "",
      isMine: table.mine.some((mine) => mine.seat === seat.seat),
      isComputer: seat.computer !== null,
      isAway: seat.holder !== null && !seat.connected,
      says: isFresh ? chatText(last) : null,
    };
  });
}
