/** The captions of a big screen: sentences about the current and the last turn, and the coins to highlight. */

import { placeKind, placeName } from "../i18n/move-text";
import { t } from "../i18n/texts.svelte";
import { readMove, type Coin } from "../notation/position";
import { isAwaited } from "../players/player-names";
import type { Playback, Turn } from "../table/playback/playback.svelte";
import type { TableState } from "../table/state/table-state.svelte";

export function turnCaption({ seat, face, move: text }: Turn, names: readonly string[]): string {
  const name = names[seat - 1] ?? "";
  const move = text === null ? null : readMove(text);
  if (!move) return t("big-screen-told-pass", { name, face });
  return t("big-screen-told-move", {
    name,
    coin: move.coin,
    origin: placeKind(move.from, seat),
    source: placeName(move.from, names),
    goal: placeKind(move.to, seat),
    target: placeName(move.to, names),
  });
}

/** Describe the last turn that has ended; empty before the first. */
export function lastTurnCaption(playback: Playback, names: readonly string[]): string {
  const last = playback.turns.findLast((turn) => turn.move !== null);
  return last ? turnCaption(last, names) : "";
}

/** Return the caption of the current turn; `lastSentence` is the one of the last event, shown during playback. */
export function actingCaption(table: TableState, playback: Playback, names: readonly string[], lastSentence: string): string {
  const { view } = table;
  if (!view || view.phase === "bytes") return t("page-prompt-bytes");
  if (view.paused) return t("page-prompt-paused");
  if (playback.called.length) return lastSentence;
  if (playback.roller !== null) return t("page-prompt-rolling", { name: names[playback.roller - 1] ?? "" });
  if (!playback.isCaughtUp && playback.position?.starting) return lastSentence; // the starting rolls, and the starting player
  const seat = playback.isCaughtUp ? view.to_act : (playback.position?.active ?? null);
  if (seat === null) return "";
  const name = names[seat - 1] ?? "";
  const player = table.seats[seat - 1];
  if (!playback.isCaughtUp || player?.computer) return t("page-prompt-other", { name });
  if (isAwaited(player)) return t("page-prompt-away", { name });
  if (playback.position?.starting) {
    const isTie = playback.position.starting.includes("x");
    return t(isTie ? "page-prompt-tie-name" : "big-screen-starting", { name });
  }
  if (view.rolling) return t("page-prompt-roll-name", { name });
  if (view.moves.join() === "pass") return t(playback.face === "0" ? "page-prompt-zero" : "page-prompt-pass");
  return playback.face === "?" ? t("big-screen-turn-wild", { name }) : t("big-screen-turn-move", { name, coin: playback.face ?? "" });
}

/** Return the caption of the code for phones: to join while a seat is free, else to watch. */
export function joinCaption({ seats }: TableState): string {
  const hasSeat = seats.some(({ holder, computer, offered }) => offered || (holder === null && !computer));
  return t(hasSeat ? "big-screen-again-join" : "big-screen-again-watch");
}

/** Return whether a connected player rolls next, on any device. */
export function isRollAwaited({ view, seats, status }: TableState, playback: Playback): boolean {
  if (!view?.rolling || view.paused || !playback.isCaughtUp || status === "lost") return false;
  const player = seats[(view.to_act ?? 0) - 1];
  return player !== undefined && !player.computer && !isAwaited(player);
}

/** Return the values of the coins that can be moved now; null if none can. */
export function movableCoins({ view }: TableState, playback: Playback): Coin[] | null {
  if (!view || view.rolling || view.paused || !playback.isCaughtUp) return null;
  const coins = view.moves.map(readMove).flatMap((move) => (move ? [move.coin] : []));
  return coins.length ? [...new Set(coins)] : null;
}
