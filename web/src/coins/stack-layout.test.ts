// @vitest-environment node

import { describe, expect, test } from "vitest";

import { COINS, EMPTY, totalOf, type Coin, type Stack } from "../notation/position";
import { OUTLINES, SIZES, type Token } from "./coin-shapes";
import { layOut, type LaidCoin } from "./stack-layout";

const HALF_A_RING = 50; // hundredths of its width

/** All stacks with none, one, a few or all coins of each value. */
const COUNTS = [0, 1, 2, 4, 10];
const STACKS: Stack[] = COUNTS.flatMap((fifties) =>
  COUNTS.flatMap((twenties) =>
    COUNTS.flatMap((tens) => COUNTS.map((fives) => ({ 50: fifties, 20: twenties, 10: tens, 5: fives }))),
  ),
);

const reach = ({ x, y, size }: LaidCoin): number => Math.hypot(x, y) + size / 2;
const rowOf = (laid: LaidCoin[], coin: Coin): LaidCoin[] => laid.filter((each) => each.coin === coin);

describe("the coins of a stack", () => {
  test("are inside the ring, with any number of coins", () => {
    const widest = Math.max(...STACKS.flatMap((stack) => [...layOut(stack), ...layOut(stack, true)]).map(reach));
    expect(widest).toBeLessThan(HALF_A_RING);
  });

  test("are complete, with one of each value on top", () => {
    for (const stack of STACKS) {
      const laid = layOut(stack);
      for (const coin of COINS) {
        const row = rowOf(laid, coin);
        expect(row.length).toBe(stack[coin]);
        expect(row.filter(({ isTop }) => isTop)).toEqual(row.slice(-1));
      }
    }
  });

  test("do not touch the mark of the limit on the ring", () => {
    const lowest = ({ y, size }: LaidCoin): number => y + size / 2;
    const all = STACKS.filter((stack) => totalOf(stack) > 100 && totalOf(stack) < 400);
    expect(Math.max(...all.flatMap((stack) => layOut(stack, true)).map(lowest))).toBeLessThan(33);
    expect(Math.max(...all.flatMap((stack) => layOut(stack)).map(lowest))).toBeGreaterThan(33);
  });

  test("are missing in an empty stack", () => {
    expect(layOut(EMPTY)).toEqual([]);
  });

  test("are in the middle if there is only one", () => {
    const [only] = layOut({ ...EMPTY, 20: 1 });
    expect(only?.x).toBe(0);
    expect(only?.y).toBeCloseTo(0);
  });

  test("move closer together in a full row, and each coin is still visible", () => {
    const steps = [2, 4, 10].map((count) => {
      const [first, second] = layOut({ ...EMPTY, 50: count });
      return (second?.x ?? 0) - (first?.x ?? 0);
    });
    expect(steps).toEqual(steps.toSorted((one, other) => other - one));
    expect(steps.at(-1)).toBeGreaterThan(4);
  });

  test.each([
    { ...EMPTY, 50: 3 },
    { ...EMPTY, 50: 3, 5: 1 },
    { ...EMPTY, 20: 5, 10: 1 },
    { 50: 2, 20: 2, 10: 2, 5: 2 },
    { 50: 1, 20: 1, 10: 3, 5: 6 },
  ])("do not cover their numbers: %o", (stack) => {
    const NUMBER = { width: 0.54, height: 0.32 }; // of a coin, as they are drawn
    const laid = layOut(stack);
    for (const [under, one] of laid.entries()) {
      const covers = laid.slice(under + 1).filter((other) => {
        const aside = Math.max(0, Math.abs(other.x - one.x) - (one.size * NUMBER.width) / 2);
        const beyond = Math.max(0, Math.abs(other.y - one.y) - (one.size * NUMBER.height) / 2);
        return Math.hypot(aside, beyond) < other.size / 2;
      });
      expect(covers, `${one.coin} (${one.index})`).toEqual([]);
    }
  });

  test("have a row for each value, if the coins do not become smaller", () => {
    const laid = layOut({ 50: 0, 20: 2, 10: 1, 5: 2 });
    const heights = COINS.map((coin) => new Set(rowOf(laid, coin).map(({ y }) => y)));
    expect(heights.map((each) => each.size)).toEqual([0, 1, 1, 1]);
    expect(new Set(laid.map(({ y }) => y)).size).toBe(3);
  });

  test("share rows if the coins become larger", () => {
    const laid = layOut({ 50: 2, 20: 1, 10: 1, 5: 0 });
    expect(new Set(laid.map(({ y }) => y)).size).toBe(2);
    expect(laid[0]?.size).toBeGreaterThan(30);
  });

  test("are in reading order, the largest values first", () => {
    for (const stack of STACKS) {
      const read = layOut(stack).toSorted((one, other) => one.y - other.y || one.x - other.x);
      const values = read.map(({ coin }) => coin);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    }
  });
});

describe("the shapes of the coins", () => {
  const points = (token: Token): [number, number][] =>
    Array.from(OUTLINES[token].matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);
  const radii = (token: Token): number[] => points(token).map(([x, y]) => Math.hypot(x, y));
  /** The number of dents in the edge. */
  const dents = (token: Token): number => {
    const around = radii(token);
    const middle = (Math.max(...around) + Math.min(...around)) / 2;
    return around.filter((radius, index) => radius < middle && (around.at(index - 1) ?? 0) >= middle).length;
  };

  test.each<Token>([50, 20, 10, 5, "euro"])("have an outline that fits its square: %s", (token) => {
    expect(OUTLINES[token]).toMatch(/^M.*Z$/);
    expect(Math.max(...radii(token))).toBeLessThan(50);
    expect(Math.min(...radii(token))).toBeGreaterThan(38);
  });

  test("differ by their edges: bumps, notches, or neither", () => {
    expect([dents(50), dents(20), dents(10)]).toEqual([30, 7, 12]);
    expect(new Set(radii(5).map((radius) => radius.toFixed(1)))).toEqual(new Set(["48.0"]));
  });

  test("differ by their sizes: the more valuable, the larger", () => {
    const sizes = COINS.map((coin) => SIZES[coin]);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(COINS.length);
    expect(Math.max(...sizes)).toBe(1);
  });
});
