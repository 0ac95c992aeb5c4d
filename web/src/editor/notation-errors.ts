/** The errors in a position or its rules, as sentences. */

import { t } from "../i18n/texts.svelte";
import type { Mistake } from "../server/api";

/** What can be read, and yet no game comes to it. */
const FLAWS: ReadonlySet<string> = new Set([
  "position-at-start",
  "stack-up-to-two",
  "stack-not-one",
  "one-winner",
]);

export const isFlaw = (mistake: Mistake): boolean => FLAWS.has(mistake.expected);

/** The mistake in a sentence; `text` is the position, `names` are those of the seats. */
export function notationErrorText(mistake: Mistake, text: string, names: readonly string[]): string {
  const { column, expected } = mistake;
  if (isFlaw(mistake)) {
    const name = names[seatAt(text, column) - 1] ?? "";
    return t(`editor-flaw-${expected}`, { name });
  }
  return t("editor-at-mark", { expected: t(`expected-${expected}`) });
}

/** Whose part of a field a column lies in. */
function seatAt(text: string, column: number): number {
  const [before] = splitAtColumn(text, column);
  return before.slice(before.lastIndexOf(" ") + 1).split("/").length;
}

/** What stands before a column and after it; the server counts characters, not halves of them. */
export function splitAtColumn(text: string, column: number): [before: string, after: string] {
  const characters = [...text];
  return [characters.slice(0, column - 1).join(""), characters.slice(column).join("")];
}
