/** What happens at a table, told in a sentence: for who listens, and for the list of moves. */

import type { Event } from "../protocol";
import { t } from "../texts.svelte";
import { CENTRE, readMove, type Place } from "./position";

export function placeName(place: Place, names: readonly string[]): string {
  return place === CENTRE ? t("place-centre") : (names[place - 1] ?? "");
}

/** A move in a few words. */
export function tellMove(text: string, names: readonly string[]): string {
  const move = readMove(text);
  if (!move) return t("move-pass");
  return t("move-coin", {
    coin: move.coin,
    source: placeName(move.from, names),
    target: placeName(move.to, names),
  });
}

/** An event in a sentence, or null for what goes without saying; `you` is the only seat of a device. */
export function tell(event: Event, names: readonly string[], you: number | null = null): string | null {
  const own = (seat: number): string => (seat === you ? ".you" : "");
  const name = "seat" in event ? (names[event.seat - 1] ?? "") : "";
  switch (event.type) {
    case "seat-taken":
    case "seat-left":
    case "seat-offered":
    case "seat-kept":
    case "seat-returned":
    case "computer-seated":
    case "taken-back":
    case "resumed":
      return t(`page-told-${event.type}`, { name });
    case "game-started":
    case "paused":
      return t(`page-told-${event.type}`);
    case "rolled":
      return t(`page-told-rolled${own(event.seat)}`, { name, face: event.face });
    case "moved":
      return t(`page-told-moved${own(event.seat)}`, { name, move: tellMove(event.move, names) });
    case "euro-taken":
      return t(`page-told-euro-taken${event.seats.length === 1 ? own(event.seats[0] ?? 0) : ""}`, {
        name: event.seats.map((seat) => names[seat - 1] ?? "").join(", "),
      });
    case "game-ended":
      return t(`page-told-game-ended${own(event.winner)}`, { name: names[event.winner - 1] ?? "" });
    case "asked":
      return t(`page-told-asked-${event.question}`, { name });
    case "answered":
      return t(event.agree ? "page-told-agreed" : "page-told-declined", { name });
    case "said":
      return t("page-told-said", { name, text: event.text ?? t(`phrase-${event.phrase ?? "hello"}`) });
    default:
      return null;
  }
}
