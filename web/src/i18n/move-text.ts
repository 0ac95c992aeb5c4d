/** Moves and places in words, in the language of the page. */

import { CENTRE, readMove, type CoinMove, type Place } from "../notation/position";
import { t } from "./texts.svelte";

export function placeName(place: Place, names: readonly string[]): string {
  return place === CENTRE ? t("place-centre") : (names[place - 1] ?? "");
}

/** A short text for a move. A line never breaks before the arrow. */
export function moveText(text: string, names: readonly string[]): string {
  const move = readMove(text);
  if (!move) return t("move-pass");
  const sentence = t("move-coin", {
    coin: move.coin,
    source: placeName(move.from, names),
    target: placeName(move.to, names),
  });
  return sentence.replace(" →", "\u00a0→");
}

/** The kind of a stack from the view of the mover: some languages need different words for it. */
export function placeKind(place: Place, own: number | null, you: number | null = null): "centre" | "own" | "you" | "seat" {
  if (place === CENTRE) return "centre";
  return place === own ? "own" : place === you ? "you" : "seat";
}

/** The values of a move for its sentence in the catalogues. */
export const moveValues = (
  { coin, from, to }: CoinMove,
  names: readonly string[],
  own: number | null,
  you: number | null,
): Record<string, string | number> => ({
  coin,
  origin: placeKind(from, own, you),
  source: placeName(from, names),
  goal: placeKind(to, own, you),
  target: placeName(to, names),
});
