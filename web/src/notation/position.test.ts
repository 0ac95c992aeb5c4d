// @vitest-environment node

import { describe, expect, test } from "vitest";

import {
  carry,
  CENTRE,
  coinsOf,
  EMPTY,
  readMove,
  readPosition,
  stackAt,
  totalOf,
  writeMove,
  writePosition,
  type Position,
} from "./position";
import { fromAddress, toAddress } from "./position-address";

describe("a position", () => {
  test("is read field by field", () => {
    expect(readPosition("50.20.20/-/5 0/2/1 3 ?")).toEqual({
      stacks: [{ 50: 1, 20: 2, 10: 0, 5: 0 }, EMPTY, { 50: 0, 20: 0, 10: 0, 5: 1 }],
      euros: [0, 2, 1],
      active: 3,
      face: "?",
      starting: null,
    });
  });

  test("has no face up before the roll", () => {
    expect(readPosition("5/5 0/0 2 -").face).toBeNull();
  });

  test("has the starting roll of each seat, or that it is to roll or out", () => {
    const position = readPosition("5/5/5 0/0/0 first 50/x/-");
    expect(position.starting).toEqual(["50", "x", null]);
    expect([position.active, position.face]).toEqual([null, null]);
  });

  test.each([
    "5/5 0/0 1 -",
    "20/20/20 0/0/0 1 20",
    "50.50.20.10.5.5/-/5/10/20.20/- 0/1/2/0/0/0 6 ?",
    "-/- 2/2 2 0",
    "5/5/5 0/0/0 first -/-/-",
    "5/5/5 0/0/0 first ?/x/-",
  ])("is written as it was read: %s", (text) => {
    expect(writePosition(readPosition(text))).toBe(text);
  });

  test("is in an address without characters that need encoding", () => {
    expect(toAddress("5/5 0/0 1 ?")).toBe("5/5_0/0_1_~");
    expect(fromAddress("5/5_0/0_1_~")).toBe("5/5 0/0 1 ?");
  });
});

describe("a stack", () => {
  const position = readPosition("50.20.20.5/5/- 0/0/0 1 -");

  test("has its coins, the largest first, and their total", () => {
    expect(coinsOf(stackAt(position, 1))).toEqual([50, 20, 20, 5]);
    expect(totalOf(stackAt(position, 1))).toBe(95);
    expect([coinsOf(stackAt(position, 3)), totalOf(stackAt(position, 3))]).toEqual([[], 0]);
  });

  test("in the centre is the rest of ten coins of each value", () => {
    expect(stackAt(position, CENTRE)).toEqual({ 50: 9, 20: 8, 10: 10, 5: 8 });
  });

  test("is empty for a seat that does not exist", () => {
    expect(stackAt(position, 6)).toEqual(EMPTY);
  });
});

describe("a move", () => {
  test.each([
    ["20:C>1", { coin: 20, from: CENTRE, to: 1 }],
    ["50:2>3", { coin: 50, from: 2, to: 3 }],
    ["5:1>C", { coin: 5, from: 1, to: CENTRE }],
  ])("%s is read and written", (text, move) => {
    const read = readMove(text);
    expect(read).toEqual(move);
    expect(read && writeMove(read)).toBe(text);
  });

  test.each(["pass", "", "15:C>1", "20:C", "20:C>12", "a 20:C>1"])("%o moves no coin", (text) => {
    expect(readMove(text)).toBeNull();
  });
});

describe("moving a coin", () => {
  const before = "20.5/50/5 0/1/0 1 20";
  const carried = (text: string, move: string): Position => {
    const read = readMove(move);
    if (!read) throw new Error(`invalid move ${move}`);
    return carry(readPosition(text), read);
  };

  test.each([
    ["20:1>2", "5/50.20/5 0/1/0 1 20"],
    ["20:1>C", "5/50/5 0/1/0 1 20"],
    ["20:C>3", "20.5/50/20.5 0/1/0 1 20"],
  ])("%s changes the two stacks and nothing else", (move, after) => {
    expect(writePosition(carried(before, move))).toBe(after);
  });

  test("does not change the number of coins on the table", () => {
    const after = carried(before, "20:1>3");
    expect(stackAt(after, CENTRE)).toEqual(stackAt(readPosition(before), CENTRE));
    expect(stackAt(carried(before, "20:1>C"), CENTRE)[20]).toBe(10);
  });

  test("does not change the position before", () => {
    const position = readPosition(before);
    carry(position, { coin: 20, from: 1, to: 2 });
    expect(writePosition(position)).toBe(before);
  });
});
