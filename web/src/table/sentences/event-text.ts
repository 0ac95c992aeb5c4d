/** Events of a table in sentences, for announcements and for the list of moves. */

import { moveValues } from "../../i18n/move-text";
import { t } from "../../i18n/texts.svelte";
import { readMove } from "../../notation/position";
import type { Event } from "../../server/protocol";
import type { InferredEvent } from "../playback/inferred-events";
import { chatText } from "./chat-text";

/** Describe an event, or return null where no sentence is needed; `you` is the only seat of a device. */
export function eventText(event: Event, names: readonly string[], you: number | null = null): string | null {
  const name = (seat: number): string => names[seat - 1] ?? "";
  /** Who did it is spoken to, the others are told who it was. */
  const told = (what: string, seat: number, more: Record<string, string | number> = {}): string =>
    t(`page-told-${seat === you ? `${what}.you` : what}`, { name: name(seat), ...more });
  switch (event.type) {
    case "seat-taken":
    case "seat-left":
    case "seat-offered":
    case "seat-kept":
    case "seat-returned":
    case "taken-back":
      return told(event.type, event.seat);
    case "computer-seated":
      return t("page-told-computer-seated", { name: name(event.seat) });
    case "game-started":
    case "paused":
    case "resumed":
      return t(`page-told-${event.type}`);
    case "rolled":
      return told(event.type, event.seat, { face: event.face });
    case "moved":
      return tellMoved(event.seat, event.move);
    case "euro-taken":
      return tellEuro(event.seats);
    case "game-ended":
      return told(event.type, event.winner);
    case "asked":
      return told(`asked-${event.question}`, event.seat);
    case "answered":
      return told(event.agree ? "agreed" : "declined", event.seat);
    case "said":
      return told(event.type, event.seat, { text: chatText(event) });
    default:
      return null;
  }

  function tellMoved(seat: number, text: string): string {
    const move = readMove(text);
    if (!move) return told("passed", seat);
    return told("moved", seat, moveValues(move, names, seat, you));
  }

  function tellEuro(seats: readonly number[]): string {
    // Who is spoken to is named first.
    const [first = 0, second] = seats.toSorted((one, other) => Number(other === you) - Number(one === you));
    return second === undefined ? told("euro-taken", first) : told("euros-taken", first, { other: name(second) });
  }
}

/** Describe an inferred event. */
export function inferredEventText(inferred: InferredEvent, names: readonly string[], you: number | null = null): string {
  if (inferred.type === "tie") return t("page-told-tie");
  const name = names[inferred.seat - 1] ?? "";
  return t(`page-told-${inferred.seat === you ? `${inferred.type}.you` : inferred.type}`, { name });
}
