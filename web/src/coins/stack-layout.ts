/** The layout of a stack's coins inside its ring: rows, as large as possible with every number readable. */

import { COINS, coinsOf, type Coin, type Stack } from "../notation/position";
import { SIZES } from "./coin-shapes";

export interface LaidCoin {
  coin: Coin;
  /** The number among the coins of its value; the last one is on top. */
  index: number;
  isTop: boolean;
  /** The position of its middle, in hundredths of the ring from the middle of the ring. */
  x: number;
  y: number;
  size: number;
}

/** The greatest size of the largest coin. */
export const LARGEST = 38;
const SMALLEST = 5;
const WIDTH = 76; // of a row, inside the ring
const REACH = 41; // from the middle almost to the ring
const MARKED = { scale: 0.89, lift: 4.5 }; // with the mark of the limit below the coins, on the ring
const CLOSE = 0.84; // rows overlap a little
const APART = 0.88; // and so do the coins of a row
const MOST_ROWS = 6; // of rows that values share
const CLEARLY_LARGER = 0.93; // values share rows only if the coins become larger by more than this ratio
const READABLE = 0.8; // the least distance, in coins, to the coin on top, so that the number can be read

export function layOut(stack: Stack, isMarked = false): LaidCoin[] {
  const laid = layWithin(stack);
  if (!isMarked) return laid;
  const { scale, lift } = MARKED;
  return laid.map((coin) => ({ ...coin, x: coin.x * scale, y: coin.y * scale - lift, size: coin.size * scale }));
}

/** A row for each value, or rows that values share if the coins become clearly larger. */
function layWithin(stack: Stack): LaidCoin[] {
  const apart = layApart(stack);
  const shared = sharedRows(stack).map(layLarge);
  const best = shared.reduce((one, other) => (largest(other) > largest(one) ? other : one), apart);
  return largest(best) * CLEARLY_LARGER > largest(apart) ? best : apart;
}

const largest = (laid: readonly LaidCoin[]): number => Math.max(...laid.map(({ size }) => size));
const reach = (laid: readonly LaidCoin[]): number => Math.max(...laid.map(({ x, y, size }) => Math.hypot(x, y) + size / 2));

function layApart(stack: Stack): LaidCoin[] {
  for (let scale = LARGEST; scale > SMALLEST; scale -= 0.5) {
    const laid = layAt(scale, rowsByValue(stack, scale));
    if (reach(laid) <= REACH) return laid;
  }
  return layAt(SMALLEST, rowsByValue(stack, SMALLEST));
}

/** The coins of these rows, as large as possible. */
const layLarge = (rows: readonly Row[]): LaidCoin[] => layAt(Math.min(LARGEST, REACH / reach(layAt(1, rows))), rows);

type Row = readonly Coin[];

/** The fewest rows possible for each value. */
function rowsByValue(stack: Stack, scale: number): Row[] {
  return COINS.flatMap((coin) => {
    const most = Math.max(1, Math.floor((WIDTH / (scale * SIZES[coin]) - 1) / READABLE) + 1);
    return distribute(stack[coin], Math.ceil(stack[coin] / most)).map((count) => Array<Coin>(count).fill(coin));
  });
}

/** All coins in one row, in two, in three ...: the longer rows first or last. */
function sharedRows(stack: Stack): Row[][] {
  const coins = coinsOf(stack);
  return coins.slice(0, MOST_ROWS).flatMap((_, more) => {
    const counts = distribute(coins.length, more + 1);
    return [counts, counts.toReversed()].map((row) => cut(coins, row));
  });
}

const cut = (coins: readonly Coin[], counts: readonly number[]): Row[] =>
  counts.map((count, row) => {
    const start = counts.slice(0, row).reduce((sum, before) => sum + before, 0);
    return coins.slice(start, start + count);
  });

/** The coins of these rows; `scale` is the size of the largest coin. */
function layAt(scale: number, rows: readonly Row[]): LaidCoin[] {
  const sizes = rows.map((row) => row.map((coin) => scale * SIZES[coin]));
  const heights = sizes.map((row) => Math.max(...row) * CLOSE);
  const laid: Omit<LaidCoin, "isTop">[] = [];
  let top = -heights.reduce((sum, height) => sum + height, 0) / 2;
  for (const [row, coins] of rows.entries()) {
    const height = heights[row] ?? 0;
    const xs = across(sizes[row] ?? []);
    for (const [place, coin] of coins.entries()) {
      const index = laid.filter((other) => other.coin === coin).length;
      laid.push({ coin, index, x: xs[place] ?? 0, y: top + height / 2, size: scale * SIZES[coin] });
    }
    top += height;
  }
  return laid.map((each) => ({ ...each, isTop: !laid.some((other) => other.coin === each.coin && other.index > each.index) }));
}

/** The positions of coins of these sizes in a row: closer to each other if the row would be too wide. */
function across(sizes: readonly number[]): number[] {
  const steps = sizes.slice(1).map((size, before) => ((size + (sizes[before] ?? 0)) / 2) * APART);
  const ends = ((sizes[0] ?? 0) + (sizes.at(-1) ?? 0)) / 2;
  const wide = steps.reduce((sum, step) => sum + step, 0);
  const scale = wide ? Math.min(1, (WIDTH - ends) / wide) : 1;
  let x = 0 - (wide * scale) / 2;
  return [x, ...steps.map((step) => (x += step * scale))].slice(0, sizes.length);
}

/** Distribute `count` coins over `rows` rows, the longer ones first. */
const distribute = (count: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
