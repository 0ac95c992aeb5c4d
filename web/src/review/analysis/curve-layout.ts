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

  /** The position of the end of a turn; its roll is half a turn earlier. */
  x(turn: number): number {
    const { width, left, right } = this.frame;
    return left + ((width - left - right) * turn) / Math.max(1, this.turns);
  }

  y(chance: number): number {
    const { height, top, bottom } = this.frame;
    return top + (height - top - bottom) * (1 - chance);
  }

  /** The position of a step: between the roll and the move of its turn; the last step is at the end. */
  xOfStep(step: number): number {
    return this.x(Math.min(step + 0.5, this.turns));
  }

  /** The step nearest to a position. */
  stepAt(x: number): number {
    const { width, left, right } = this.frame;
    const turn = ((x - left) / Math.max(1, width - left - right)) * this.turns;
    if (turn >= this.turns - 0.25) return this.turns;
    return Math.max(0, Math.min(this.turns - 1, Math.round(turn - 0.5)));
  }

  /** The points of the line for a seat's win chance. */
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

  /** The positions of badges, each as near to the end of its turn as possible without an overlap. */
  badges(turns: readonly number[], size: number): number[] {
    const { width } = this.frame;
    const room = Math.min(size, width / Math.max(1, turns.length));
    // Overlapping badges form a group around their middle, which grows until it overlaps no other group.
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

  /** The turns with a number on the axis. */
  ticks(): number[] {
    const every = TICKS.find((tick) => this.turns / tick <= MOST_TICKS) ?? 1_000;
    return Array.from({ length: Math.floor(this.turns / every) }, (_, index) => (index + 1) * every);
  }
}
