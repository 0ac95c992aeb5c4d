/** The coordinates of the win curve. */

import type { Review } from "../../server/finished-game";

const TICKS = [5, 10, 20, 50, 100, 200, 500, 1_000];
const MOST_TICKS = 8;

export interface CurveFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class CurveLayout {
  constructor(
    private readonly frame: CurveFrame,
    private readonly turns: number,
  ) {}

  /** Where a turn ends; half a turn earlier its roll lies. */
  x(turn: number): number {
    const { width, left, right } = this.frame;
    return left + ((width - left - right) * turn) / Math.max(1, this.turns);
  }

  y(chance: number): number {
    const { height, top, bottom } = this.frame;
    return top + (height - top - bottom) * (1 - chance);
  }

  /** Where a step stands: between the roll of its turn and the move; the last at the end. */
  xOfStep(step: number): number {
    return this.x(Math.min(step + 0.5, this.turns));
  }

  /** The step that is nearest to a place. */
  stepAt(x: number): number {
    const { width, left, right } = this.frame;
    const turn = ((x - left) / Math.max(1, width - left - right)) * this.turns;
    if (turn >= this.turns - 0.25) return this.turns;
    return Math.max(0, Math.min(this.turns - 1, Math.round(turn - 0.5)));
  }

  /** A seat's chance over the turns, as the points of a line. */
  line(review: Review, seat: number): string {
    const places = review.turns.flatMap((turn, index) => [
      ...(index === 0 ? [[0, turn.before] as const] : []),
      [turn.turn - 0.5, turn.after_roll] as const,
      [turn.turn, turn.after] as const,
    ]);
    return places
      .map(([turn, win]) => `${this.x(turn).toFixed(1)},${this.y(win[seat - 1] ?? 0).toFixed(1)}`)
      .join(" ");
  }

  /** Where badges stand, each as near to where its turn ends as it can without lying on another. */
  badges(turns: readonly number[], size: number): number[] {
    const { width } = this.frame;
    const room = Math.min(size, width / Math.max(1, turns.length));
    // Those that would touch share their middle, as a group that grows until it touches no other.
    const groups: { count: number; start: number }[] = [];
    for (const [index, turn] of turns.entries()) {
      let group = { count: 1, start: this.x(turn) - index * room };
      for (let before = groups.at(-1); before && before.start >= group.start; before = groups.at(-1)) {
        groups.pop();
        const count = before.count + group.count;
        group = { count, start: (before.start * before.count + group.start * group.count) / count };
      }
      groups.push(group);
    }
    const last = width - (turns.length - 0.5) * room;
    const starts = groups.flatMap(({ count, start }) => Array.from({ length: count }, () => start));
    return starts.map((start, index) => Math.max(room / 2, Math.min(start, last)) + index * room);
  }

  /** The turns that are named below. */
  ticks(): number[] {
    const every = TICKS.find((tick) => this.turns / tick <= MOST_TICKS) ?? 1_000;
    return Array.from({ length: Math.floor(this.turns / every) }, (_, index) => (index + 1) * every);
  }
}
