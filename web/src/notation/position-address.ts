/** Writes and reads the address of a position in the editor. */

import { STANDARD_RULES } from "./rules";
import { startingPosition } from "./starting-position";

const ROOT = "/positions";

/** The position and the rules in an address. */
export interface AddressedPosition {
  position: string;
  rules: string;
}

export function positionAddress({ position, rules }: AddressedPosition): string {
  // The characters of rules need no encoding in an address, not even the `+`.
  return `${ROOT}/${toAddress(position)}${rules === STANDARD_RULES ? "" : `?rules=${rules}`}`;
}

/** Return the position and rules of an address; without a position, the start of a game for two. */
export function readPositionAddress(path: string, search: string): AddressedPosition {
  const position = fromAddress(decoded(path.slice(ROOT.length + 1)));
  const [, rules = STANDARD_RULES] = /[?&]rules=([^&]*)/.exec(search) ?? [];
  return { position: position || startingPosition(2), rules: decoded(rules).replaceAll(" ", "+") };
}

/** Return the position that was typed or pasted, as a text or as an address. */
export function readTypedPosition(text: string): string {
  const trimmed = text.trim().replaceAll(/ *[\r\n]+ */g, " ");
  const [, path] = new RegExp(`${ROOT}/([^?#]*)`).exec(trimmed) ?? [];
  return fromAddress(path === undefined ? trimmed : decoded(path));
}

/** Convert a position to the form it has in an address, and back. */
export const toAddress = (text: string): string => text.replaceAll(" ", "_").replaceAll("?", "~");
export const fromAddress = (text: string): string => text.replaceAll("_", " ").replaceAll("~", "?");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % stays: the reader corrects it like any other error
  }
}
