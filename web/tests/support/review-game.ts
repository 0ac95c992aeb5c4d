/** A short game with the answers of the server, for the tests of the review. */

import type { GamePositions, Review, ReviewedTurn } from "../../src/server/finished-game";

export const RECORD = `[Game "Exactly"]
[Rules "standard+target=1"]
[Players "Ana; bot:greedy"]
[Dice "exactly-dice-1"]
[Bytes "a; b"]
[Commitment "sha256:24065231df1b28929df88139f986d509bc2aed39f17c7566cea5d0f25e7f299f"]
[Seed "exactly"]
[Result "2"]

first  50 0
1.  1  10  10:C>1
2.  2  ?   50:C>2
3.  1  0   pass
4.  2  50  50:C>2   euro 2
`;

export const POSITIONS: GamePositions = {
  turns: ["5/50 0/0 1 -", "10.5/50 0/0 2 -", "10.5/50 0/0 1 -", "10.5/50 0/0 2 -"],
  end: "-/- 0/1 2 -",
};

const turn = (number: number, news: Partial<ReviewedTurn>): ReviewedTurn => ({
  turn: number,
  seat: number % 2 ? 1 : 2,
  face: "0",
  move: "pass",
  euros: [],
  before: [0.5, 0.5],
  after_roll: [0.5, 0.5],
  after: [0.5, 0.5],
  luck: [0, 0],
  doing: [0, 0],
  grade: "forced",
  loss: 0,
  better: null,
  reason: null,
  ...news,
});

export const REVIEW: Review = {
  winner: 2,
  exact: true,
  error: 0,
  turns: [
    turn(1, {
      face: "10",
      move: "10:C>1",
      after: [0.44, 0.56],
      doing: [-0.06, 0.06],
      grade: "mistake",
      loss: 0.06,
      better: { move: "10:C>2", win: [0.5, 0.5] },
      reason: { kind: "leaves-coin", seat: 2, coin: 50, distances: null },
    }),
    turn(2, { face: "?", move: "50:C>2", before: [0.44, 0.56], after_roll: [0.4, 0.6], after: [0.4, 0.6], grade: "best" }),
    turn(3, { before: [0.4, 0.6], after_roll: [0.3, 0.7], after: [0.3, 0.7], luck: [-0.1, 0.1] }),
    turn(4, {
      face: "50",
      move: "50:C>2",
      euros: [2],
      before: [0.3, 0.7],
      after_roll: [0, 1],
      after: [0, 1],
      luck: [-0.3, 0.3],
      grade: "best",
    }),
  ],
  summary: [1, 2].map((seat) => ({
    seat,
    start: 0.5,
    luck: seat === 1 ? -0.44 : 0.44,
    doing: seat === 1 ? -0.06 : 0.06,
    own_doing: seat === 1 ? -0.06 : 0,
    others_doing: seat === 1 ? 0 : 0.06,
    end: seat === 1 ? 0 : 1,
    grades: { forced: 1, best: 0, good: 0, inexact: 0, mistake: 1, blunder: 0 },
    average_loss: 0.06,
    turning_points: [{ turn: 4, cause: "luck" as const, change: seat === 1 ? -0.3 : 0.3 }],
  })),
  influence: [
    [-0.06, 0.06],
    [0, 0],
  ],
};
