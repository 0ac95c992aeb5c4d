/** What the server says is wrong with a position or its rules, told in the person's language. */

import { t } from "../texts.svelte";

export interface Mistake {
  /** Which of the two texts cannot be read. */
  in: "position" | "rules";
  /** The character that is wrong, counted from 1. */
  column: number;
  /** What should have stood there, by its key in the catalogues. */
  expected: string;
  /** What stands there; nothing at the end of the text. */
  found: string;
}

const DETAIL = /^column (\d+): expected ([a-z ]+), found (?:the end|(['"])(.*)\3)$/s;
const OF_RULES: ReadonlySet<string> = new Set(["edition", "switch", "switch-once", "target", "next-switch"]);
/** What can be read, and yet no game comes to it. */
const FLAWS: ReadonlySet<string> = new Set([
  "position-at-start",
  "stack-up-to-two",
  "stack-not-one",
  "one-winner",
]);

/** Reads what the server answered; null where it says no more than that. */
export function readMistake(detail: string): Mistake | null {
  const parts = DETAIL.exec(detail);
  if (!parts) return null;
  const [, column, words = "", , found = ""] = parts;
  const expected = words.replaceAll(" ", "-");
  return { in: OF_RULES.has(expected) ? "rules" : "position", column: Number(column), expected, found };
}

export const isFlaw = (mistake: Mistake): boolean => FLAWS.has(mistake.expected);

/** The mistake in a sentence; `text` is the position, `names` are those of the seats. */
export function tellMistake(mistake: Mistake, text: string, names: readonly string[]): string {
  const { column, expected, found } = mistake;
  if (isFlaw(mistake)) {
    const name = names[seatAt(text, column) - 1] ?? "";
    return t(`editor-flaw-${expected}`, { name });
  }
  const what = t(`expected-${expected}`);
  return found
    ? t("notation-error", { column, expected: what, found })
    : t("notation-error-at-end", { column, expected: what });
}

/** Whose part of a field a column lies in. */
function seatAt(text: string, column: number): number {
  const before = text.slice(0, column - 1);
  return before.slice(before.lastIndexOf(" ") + 1).split("/").length;
}
