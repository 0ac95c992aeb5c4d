/** The outlines of the coins in a square of 100. Each value has its own, so that nobody needs the colour. */

import type { Coin } from "../notation/position";

export type Token = Coin | "euro";

const RADIUS = 48;
const POINTS = 240;

function outline(radius: (angle: number) => number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI - Math.PI / 2;
    const distance = radius(angle + Math.PI / 2);
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** An outline with bumps all around. */
const scalloped = (bumps: number, depth: number): string =>
  outline((angle) => RADIUS - depth * (1 - Math.abs(Math.cos((bumps * angle) / 2))));

/** A round outline with notches. */
function notched(notches: number, depth: number): string {
  const step = (2 * Math.PI) / notches;
  return outline((angle) => {
    const off = Math.abs(((angle + step / 2) % step) - step / 2) / step;
    return RADIUS - depth * Math.exp(-((off / 0.09) ** 2));
  });
}

const round = outline(() => RADIUS);

export const OUTLINES: Record<Token, string> = {
  50: scalloped(30, 5),
  20: notched(7, 6),
  10: scalloped(12, 8),
  5: round,
  euro: round,
};

/** The size of each coin, relative to the largest. */
export const SIZES: Record<Token, number> = { 50: 1, 20: 0.92, 10: 0.82, 5: 0.76, euro: 0.96 };
