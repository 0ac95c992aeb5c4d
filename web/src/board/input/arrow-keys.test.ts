import { beforeEach, expect, test } from "vitest";

import { isArrow, nearestInDirection } from "./arrow-keys";

/** The positions of four seats around a table, and of the centre. */
const PLACES = { own: [500, 800], left: [150, 450], across: [500, 150], right: [850, 450], centre: [500, 480] } as const;
type Name = keyof typeof PLACES;

let elements: HTMLElement[];

beforeEach(() => {
  elements = Object.entries(PLACES).map(([id, [x, y]]) => {
    const element = Object.assign(document.createElement("button"), { id });
    element.getBoundingClientRect = () => new DOMRect(x - 40, y - 40, 80, 80);
    return element;
  });
});

const targetFrom = (name: Name, arrow: string): string | undefined => {
  const from = elements.find(({ id }) => id === name) ?? document.body;
  return nearestInDirection(from, elements, arrow)?.id;
};

test.each<[Name, string, Name]>([
  ["own", "ArrowUp", "centre"],
  ["centre", "ArrowUp", "across"],
  ["centre", "ArrowLeft", "left"],
  ["centre", "ArrowRight", "right"],
  ["across", "ArrowDown", "centre"],
  ["left", "ArrowRight", "centre"],
  ["own", "ArrowLeft", "left"],
])("from %s, %s leads to %s", (start, arrow, end) => {
  expect(targetFrom(start, arrow)).toBe(end);
});

test("no element is beyond the edge", () => {
  expect([targetFrom("own", "ArrowDown"), targetFrom("left", "ArrowLeft")]).toEqual([undefined, undefined]);
});

test("other keys are not arrows", () => {
  expect(["ArrowUp", "Enter", "5"].map(isArrow)).toEqual([true, false, false]);
});
