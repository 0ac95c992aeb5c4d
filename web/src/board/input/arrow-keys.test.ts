import { beforeEach, expect, test } from "vitest";

import { isArrow, nearestInDirection } from "./arrow-keys";

/** Four seats around a table, and the centre. */
const PLACES = { own: [500, 800], left: [150, 450], across: [500, 150], right: [850, 450], centre: [500, 480] } as const;
type Name = keyof typeof PLACES;

let things: HTMLElement[];

beforeEach(() => {
  things = Object.entries(PLACES).map(([id, [x, y]]) => {
    const thing = Object.assign(document.createElement("button"), { id });
    thing.getBoundingClientRect = () => new DOMRect(x - 40, y - 40, 80, 80);
    return thing;
  });
});

const from = (name: Name, arrow: string): string | undefined => {
  const here = things.find(({ id }) => id === name) ?? document.body;
  return nearestInDirection(here, things, arrow)?.id;
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
  expect(from(start, arrow)).toBe(end);
});

test("nothing lies beyond the edge", () => {
  expect([from("own", "ArrowDown"), from("left", "ArrowLeft")]).toEqual([undefined, undefined]);
});

test("other keys are no arrows", () => {
  expect(["ArrowUp", "Enter", "5"].map(isArrow)).toEqual([true, false, false]);
});
