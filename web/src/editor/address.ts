/** Positions in the address, so that they can be shared. */

import { fromAddress, toAddress } from "../game/position";
import { startOf } from "./arranging";

const ROOT = "/positions";
export const STANDARD = "standard";

export interface Asked {
  position: string;
  rules: string;
}

export function addressOf({ position, rules }: Asked): string {
  // The characters of rules stand for themselves in an address, the `+` too.
  return `${ROOT}/${toAddress(position)}${rules === STANDARD ? "" : `?rules=${rules}`}`;
}

/** What an address asks about; without a position it is the beginning of a game for two. */
export function readAddress(path: string, search: string): Asked {
  const position = fromAddress(decoded(path.slice(ROOT.length + 1)));
  const [, rules = STANDARD] = /[?&]rules=([^&]*)/.exec(search) ?? [];
  return { position: position || startOf(2), rules: decoded(rules).replaceAll(" ", "+") };
}

/** What somebody typed or pasted: a position, or the address of one. */
export function readTyped(text: string): string {
  const trimmed = text.trim().replaceAll(/ *[\r\n]+ */g, " ");
  const [, path] = new RegExp(`${ROOT}/([^?#]*)`).exec(trimmed) ?? [];
  return fromAddress(path === undefined ? trimmed : decoded(path));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is something to be mended like any other
  }
}
