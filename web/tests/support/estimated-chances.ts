/** Estimated chances of four players, and functions that read texts from the screen. */

import type { Value } from "../../src/server/api";

export const NAMES = ["Ana", "Bo", "Cy", "Di", "Eve"];

export const FOUR: Value = {
  win: [0.412, 0.27, 0.2, 0.118],
  exact: false,
  error: 0.012,
  moves: [
    { move: "20:C>1", win: [0.43, 0.26, 0.2, 0.11] },
    { move: "20:2>C", win: [0.405, 0.255, 0.21, 0.13] },
  ],
};

export const texts = (of: Iterable<Element>): string[] =>
  Array.from(of, (each) => each.textContent.replaceAll(/\s+/g, " ").trim());

/** The sum of written percentages. */
export const sum = (written: string[]): number => written.reduce((all, each) => all + parseFloat(each.replace("≈\u00a0", "")), 0);
