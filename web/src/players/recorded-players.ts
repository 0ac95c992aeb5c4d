/** The players of a game record: their names, and which of them are computer players. */

import { t } from "../i18n/texts.svelte";
import { namesOf, type NamedSeat } from "./player-names";

const BOT = "bot:";

/** The players of a game, for its review. */
export interface RecordedPlayers {
  /** Their names, the same as at the table. */
  readonly names: readonly string[];
  /** The seat of the reader; null for several seats, or none. */
  readonly you: number | null;
}

/** Return the name of a computer player; null for a person. */
export const computerName = (player: string | undefined): string | null =>
  player?.startsWith(BOT) ? player.slice(BOT.length) : null;

export const isComputer = (player: string | undefined): boolean => computerName(player) !== null;

/** Return the players that a record names. */
export function playersOf(players: readonly string[], you: number | null): RecordedPlayers {
  const seats = players.map<NamedSeat>((player, index) => {
    const computer = computerName(player);
    const own = index + 1 === you && !computer ? t("page-you") : "";
    return { seat: index + 1, name: computer ? "" : player || own, computer, holder: null };
  });
  return { names: namesOf(seats), you };
}
