/** Where the coins of a stack lie inside its ring: a row for each value, closer the more there are. */

import { COINS, type Coin, type Stack } from "../game/position";
import { SIZES } from "./coin-shapes";

export interface LaidCoin {
  coin: Coin;
  /** Which of its value, the last one on top. */
  index: number;
  isTop: boolean;
  /** The middle, in hundredths of the ring from its own middle. */
  x: number;
  y: number;
  size: number;
}

/** How large the largest coin may be. */
export const LARGEST = 34;
const WIDTH = 76; // of a row, inside the ring
const HEIGHT = 70; // of all rows
const CLOSE = 0.84; // rows overlap a little

export function layOut(stack: Stack): LaidCoin[] {
  const values = COINS.filter((coin) => stack[coin] > 0);
  const scale = Math.min(LARGEST, HEIGHT / Math.max(1, values.length) / CLOSE);
  const heights = values.map((coin) => scale * SIZES[coin] * CLOSE);
  let top = -heights.reduce((sum, height) => sum + height, 0) / 2;
  return values.flatMap((coin, row) => {
    const y = top + (heights[row] ?? 0) / 2;
    top += heights[row] ?? 0;
    return rowOf(coin, stack[coin], scale * SIZES[coin]).map((place) => ({ ...place, y }));
  });
}

function rowOf(coin: Coin, count: number, size: number): Omit<LaidCoin, "y">[] {
  const step = count < 2 ? 0 : Math.min(0.88 * size, (WIDTH - size) / (count - 1));
  return Array.from({ length: count }, (_, index) => ({
    coin,
    index,
    isTop: index === count - 1,
    x: (index - (count - 1) / 2) * step,
    size,
  }));
}
