/** Events of a table in sentences, for announcements and for the list of moves. */

import { moveValues } from "../../i18n/move-text";
import { t } from "../../i18n/texts.svelte";
import { readMove } from "../../notation/position";
import type { Event } from "../../server/protocol";
import type { InferredEvent } from "../playback/inferred-events";
import { chatText } from "./chat-text";

/** Describe an event, or return null if it needs no sentence; `you` is the only seat of a device. */
export function eventText(event: Event, names: readonly string[], you: number | null = null): string | null {
  const name = (seat: number): string => names[seat - 1] ?? "";
  /** The sentence about a seat: in the second person for the reader, else with a name. */
  const sentence = (what: string, seat: number, more: Record<string, string | number> = {}): string =>
    t(`page-told-${seat === you ? `${what}.you` : what}`, { name: name(seat), ...more });
  switch (event.type) {
    case "seat-taken":
    case "seat-left":
    case "seat-offered":
    case "seat-kept":
    case "seat-returned":
    case "taken-back":
      return sentence(event.type, event.seat);
    case "computer-seated":
      return t("page-told-computer-seated", { name: name(event.seat) });
    case "game-started":
    case "paused":
    case "resumed":
      return t(`page-told-${event.type}`);
    case "rolled":
      return sentence(event.type, event.seat, { face: event.face });
    case "moved":
      return moveSentence(event.seat, event.move);
    case "euro-taken":
      return euroSentence(event.seats);
    case "game-ended":
      return sentence(event.type, event.winner);
    case "asked":
      return sentence(`asked-${event.question}`, event.seat);
    case "answered":
      return sentence(event.agree ? "agreed" : "declined", event.seat);
    case "said":
      return sentence(event.type, event.seat, { text: chatText(event) });
    default:
      return null;
  }

  function moveSentence(seat: number, text: string): string {
    const move = readMove(text);
    if (!move) return sentence("passed", seat);
    return sentence("moved", seat, moveValues(move, names, seat, you));
  }

  function euroSentence(seats: readonly number[]): string {
    // The reader comes first.
    const [first = 0, second] = seats.toSorted((one, other) => Number(other === you) - Number(one === you));
    return second === undefined ? sentence("euro-taken", first) : sentence("euros-taken", first, { other: name(second) });
  }
}

/** Describe an inferred event. */
export function inferredEventText(inferred: InferredEvent, names: readonly string[], you: number | null = null): string {
  if (inferred.type === "tie") return t("page-told-tie");
  const name = names[inferred.seat - 1] ?? "";
  return t(`page-told-${inferred.seat === you ? `${inferred.type}.you` : inferred.type}`, { name });
}
