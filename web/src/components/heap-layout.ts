/** Where the coins of a stack lie inside its ring: rows for each value, as large as all numbers can be read. */

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
const SMALLEST = 5;
const WIDTH = 76; // of a row, inside the ring
const REACH = 42; // from the middle to the ring
const MARKED = { scale: 0.89, lift: 4.5 }; // where the mark of the limit lies below them, on the ring
const CLOSE = 0.84; // rows overlap a little
const APART = 0.88; // and so do the coins of a row
const READABLE = 0.8; // at least so far, beside the coin that lies on it, a number is seen

export function layOut(stack: Stack, isMarked = false): LaidCoin[] {
  const laid = layWithin(stack);
  if (!isMarked) return laid;
  const { scale, lift } = MARKED;
  return laid.map((coin) => ({ ...coin, x: coin.x * scale, y: coin.y * scale - lift, size: coin.size * scale }));
}

function layWithin(stack: Stack): LaidCoin[] {
  for (let scale = LARGEST; scale > SMALLEST; scale -= 0.5) {
    const laid = layAt(scale, stack);
    if (laid.every(({ x, y, size }) => Math.hypot(x, y) + size / 2 <= REACH)) return laid;
  }
  return layAt(SMALLEST, stack);
}

/** All coins in rows, the largest coin being so large: as few rows as there can be. */
function layAt(scale: number, stack: Stack): LaidCoin[] {
  const rows = COINS.flatMap((coin) => {
    const size = scale * SIZES[coin];
    const most = Math.max(1, Math.floor((WIDTH / size - 1) / READABLE) + 1);
    return parted(stack[coin], Math.ceil(stack[coin] / most)).map((count) => ({ coin, count, size }));
  });
  let top = -rows.reduce((sum, { size }) => sum + size * CLOSE, 0) / 2;
  const laid: LaidCoin[] = [];
  for (const { coin, count, size } of rows) {
    const y = top + (size * CLOSE) / 2;
    top += size * CLOSE;
    const step = count < 2 ? 0 : Math.min(APART * size, (WIDTH - size) / (count - 1));
    for (let place = 0; place < count; place += 1) {
      const index = laid.filter((other) => other.coin === coin).length;
      laid.push({ coin, index, isTop: index === stack[coin] - 1, x: (place - (count - 1) / 2) * step, y, size });
    }
  }
  return laid;
}

/** So many coins in so many rows, the longer ones first. */
const parted = (count: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
