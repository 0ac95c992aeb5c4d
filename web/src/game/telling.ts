/** What happens at a table, told in a sentence: for who listens, and for the list of moves. */

import type { Event } from "../server/protocol";
import { t } from "../texts.svelte";
import { CENTRE, readMove, type CoinMove, type Place } from "../notation/position";
import type { Sequel } from "./sequels";

export function placeName(place: Place, names: readonly string[]): string {
  return place === CENTRE ? t("place-centre") : (names[place - 1] ?? "");
}

/** A move in a few words. Where they take two lines, none begins with the arrow. */
export function tellMove(text: string, names: readonly string[]): string {
  const move = readMove(text);
  if (!move) return t("move-pass");
  const told = t("move-coin", {
    coin: move.coin,
    source: placeName(move.from, names),
    target: placeName(move.to, names),
  });
  return told.replace(" →", "\u00a0→");
}

/** Which kind of stack it is to who moves, for languages that say it differently. */
export function kindOf(place: Place, own: number | null, you: number | null = null): "centre" | "own" | "you" | "seat" {
  if (place === CENTRE) return "centre";
  return place === own ? "own" : place === you ? "you" : "seat";
}

/** A coin and its way, as the sentences of a move need it. */
export const wayOf = (
  { coin, from, to }: CoinMove,
  names: readonly string[],
  own: number | null,
  you: number | null,
): Record<string, string | number> => ({
  coin,
  origin: kindOf(from, own, you),
  source: placeName(from, names),
  goal: kindOf(to, own, you),
  target: placeName(to, names),
});

/** An event in a sentence, or null for what goes without saying; `you` is the only seat of a device. */
export function tell(event: Event, names: readonly string[], you: number | null = null): string | null {
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
      return told(event.type, event.seat, { text: event.text ?? t(`phrase-${event.phrase ?? "hello"}`) });
    default:
      return null;
  }

  function tellMoved(seat: number, text: string): string {
    const move = readMove(text);
    if (!move) return told("passed", seat);
    return told("moved", seat, wayOf(move, names, seat, you));
  }

  function tellEuro(seats: readonly number[]): string {
    // Who is spoken to is named first.
    const [first = 0, second] = seats.toSorted((one, other) => Number(other === you) - Number(one === you));
    return second === undefined ? told("euro-taken", first) : told("euros-taken", first, { other: name(second) });
  }
}

/** What came of an event, in a sentence. */
export function tellSequel(sequel: Sequel, names: readonly string[], you: number | null = null): string {
  if (sequel.type === "tie") return t("page-told-tie");
  const name = names[sequel.seat - 1] ?? "";
  return t(`page-told-${sequel.seat === you ? `${sequel.type}.you` : sequel.type}`, { name });
}
