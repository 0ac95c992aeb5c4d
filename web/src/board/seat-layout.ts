/** The positions of seats on a wide board, in percent, clockwise from the seat at the bottom. */

/** A position, and the angle in degrees that rotates the seat towards its player. */
export type SeatPlace = readonly [x: number, y: number, turn: number];
type Places = Readonly<Record<number, readonly SeatPlace[]>>;

const UPRIGHT: Places = {
  2: [[50, 80, 0], [50, 18, 180]],
  3: [[50, 80, 0], [16.5, 28.5, 90], [83.5, 28.5, 270]],
  4: [[50, 80, 0], [15, 46, 90], [50, 18.5, 180], [85, 46, 270]],
  5: [[50, 80, 0], [15, 56, 90], [28, 19, 180], [72, 19, 180], [85, 56, 270]],
  6: [[50, 80, 0], [15.5, 62, 90], [18, 24, 90], [50, 18.5, 180], [82, 24, 270], [84.5, 62, 270]],
};

/** Rotated seats at the sides are long, so they are further away from the round corners. */
const TURNED: Places = {
  ...UPRIGHT,
  3: [[50, 80, 0], [16, 44, 90], [84, 44, 270]],
  5: [[50, 80, 0], [15, 56, 90], [33, 20, 180], [67, 20, 180], [85, 56, 270]],
  6: [[50, 80, 0], [16, 64, 90], [19, 28, 90], [50, 18, 180], [81, 28, 270], [84, 64, 270]],
};

export function seatPlace(seats: number, step: number, isTurned: boolean): SeatPlace {
  return (isTurned ? TURNED : UPRIGHT)[seats]?.[step] ?? [50, 50, 0];
}
