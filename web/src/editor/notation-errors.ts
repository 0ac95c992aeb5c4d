/** The errors in a position or its rules, as sentences. */

import { t } from "../i18n/texts.svelte";
import type { Mistake } from "../server/api";

/** The errors of a readable position that no game can reach. */
const FLAWS: ReadonlySet<string> = new Set([
  "position-at-start",
  "stack-up-to-two",
  "stack-not-one",
  "one-winner",
]);

export const isFlaw = (mistake: Mistake): boolean => FLAWS.has(mistake.expected);

/** Describe a mistake; `text` is the position, `names` are those of the seats. */
export function notationErrorText(mistake: Mistake, text: string, names: readonly string[]): string {
  const { column, expected } = mistake;
  if (isFlaw(mistake)) {
    const name = names[seatAt(text, column) - 1] ?? "";
    return t(`editor-flaw-${expected}`, { name });
  }
  return t("editor-at-mark", { expected: t(`expected-${expected}`) });
}

/** Return the seat whose part of a field contains a column. */
function seatAt(text: string, column: number): number {
  const [before] = splitAtColumn(text, column);
  return before.slice(before.lastIndexOf(" ") + 1).split("/").length;
}

/** Split a text at a column; the server counts characters, not UTF-16 code units. */
export function splitAtColumn(text: string, column: number): [before: string, after: string] {
  const characters = [...text];
  return [characters.slice(0, column - 1).join(""), characters.slice(column).join("")];
}
