import { describe, expect, test } from "vitest";

import { CENTRE, readPosition, writePosition, type Position } from "../notation/position";
import { startingPosition } from "../notation/starting-position";
import {
  withMove,
  editMoves,
  readDrawable,
  withActive,
  withCoin,
  withEuros,
  withFace,
  withSeats,
} from "./position-edits";

const change = (text: string, edit: (position: Position) => Position): string => writePosition(edit(readPosition(text)));

describe("a text", () => {
  test.each([
    "5/5 0/0 1 -",
    "50.50/- 3/0 2 ?",
    "20/20/20 0/0/0 3 20",
    "5/5/5/5/5/5 0/0/0/0/0/0 6 0",
    "5/5/5 0/0/0 first ?/-/-",
    "5/5/5 0/0/0 first x/20/-",
  ])("%s can be drawn", (text) => {
    const position = readDrawable(text);
    expect(position && writePosition(position)).toBe(text);
  });

  test.each([
    "",
    "chess",
    "5 0 1 -",
    "5/5 0/0 1",
    "5/5 0/0 3 -",
    "5/5 0/0/0 1 -",
    "5/5 0/0 1 30",
    "5/7 0/0 1 -",
    "5/5 0/0 first -",
    "5/5/5/5/5/5/5 0/0/0/0/0/0/0 1 -",
    `${Array<string>(6).fill("5").join(".")}/${Array<string>(5).fill("5").join(".")} 0/0 1 -`,
  ])("%s cannot be drawn", (text) => {
    expect(readDrawable(text)).toBeNull();
  });
});

test("a game begins with a 5-cent coin for each seat", () => {
  expect(startingPosition(3)).toBe("5/5/5 0/0/0 1 -");
});

test("every coin can be moved to every other stack", () => {
  const possible = editMoves(readPosition("20/- 0/0 1 50"));
  expect(possible).toHaveLength(4 * 2 + 2);
  expect(possible).toContainEqual({ coin: 20, from: 1, to: 2 });
  expect(possible).not.toContainEqual({ coin: 20, from: 2, to: 1 });
});

test("a coin that is not in the stack is not moved", () => {
  expect(change("20/- 0/0 1 -", (position) => withMove(position, { coin: 20, from: 1, to: 2 }))).toBe("-/20 0/0 1 -");
  expect(change("20/- 0/0 1 -", (position) => withMove(position, { coin: 50, from: 1, to: CENTRE }))).toBe("20/- 0/0 1 -");
});

test("there are never more than ten coins of a value", () => {
  const all = `${Array<string>(10).fill("5").join(".")}/-`;
  expect(change(`${all} 0/0 1 -`, (position) => withCoin(position, 2, 5, 1))).toBe(`${all} 0/0 1 -`);
  expect(change("-/- 0/0 1 -", (position) => withCoin(position, 2, 5, -1))).toBe("-/- 0/0 1 -");
  expect(change("-/5 0/0 1 -", (position) => withCoin(position, 2, 5, -1))).toBe("-/- 0/0 1 -");
});

test("euros, turn and die can be set", () => {
  expect(change("5/5 0/0 1 -", (position) => withEuros(position, 2, 2))).toBe("5/5 0/2 1 -");
  expect(change("5/5 0/0 1 20", (position) => withActive(position, 2))).toBe("5/5 0/0 2 20");
  expect(change("5/5 0/0 2 20", (position) => withFace(position, "?"))).toBe("5/5 0/0 2 ?");
  expect(change("5/5 0/0 2 20", (position) => withFace(position, null))).toBe("5/5 0/0 2 -");
});

test("setting the active seat ends the starting rolls", () => {
  expect(change("5/5/5 0/0/0 first ?/-/-", (position) => withActive(position, 3))).toBe("5/5/5 0/0/0 3 -");
});

test("new seats get a coin if there is one, and removed seats return theirs", () => {
  expect(change("20/5 1/0 2 50", (position) => withSeats(position, 3))).toBe("20/5/5 1/0/0 2 50");
  expect(change("20/5/50 1/0/2 3 50", (position) => withSeats(position, 2))).toBe("20/5 1/0 2 50");
  const all = `${Array<string>(10).fill("5").join(".")}/-`;
  expect(change(`${all} 0/0 1 -`, (position) => withSeats(position, 3))).toBe(`${all}/- 0/0/0 1 -`);
});
