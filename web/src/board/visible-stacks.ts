/** The coins to draw at a place: without a flying or dragged coin, and with a coin just dropped there. */

import { stackAt, type Coin, type CoinMove, type Place, type Position, type Stack } from "../notation/position";

export function visibleStack(
  place: Place,
  position: Position,
  laid: CoinMove | null,
  flight: CoinMove | null,
  carried: { coin: Coin; from: Place } | null,
): Stack {
  const stack = { ...stackAt(position, place) };
  const moving = laid ?? flight;
  if (moving?.from === place) stack[moving.coin] -= 1;
  if (laid?.to === place) stack[laid.coin] += 1;
  if (carried?.from === place) stack[carried.coin] -= 1;
  return stack;
}
