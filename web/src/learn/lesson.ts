/** The data of a lesson. Its texts are in the catalogues, under its name. */

/** The letter of rule 8 for a pair of stacks in a move. */
export type MoveKind = "a" | "b" | "c" | "d";

export interface MoveOutcome {
  /** The position after the move. */
  readonly after: string;
  /** The seats that take a euro. */
  readonly euros: readonly number[];
  /** Whether the lesson asks for this move. */
  readonly isWished: boolean;
  readonly kind: MoveKind | null;
}

export interface Lesson {
  readonly name: string;
  /** The position, with the face that the learner rolls. */
  readonly position: string;
  /** Whether the learner has to find all wanted moves, each once. */
  readonly findsAll: boolean;
  /** The legal moves, each with its outcome. */
  readonly moves: Readonly<Record<string, MoveOutcome>>;
  /** The illegal moves, by the reason. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
}

export function refusalOf(lesson: Lesson, move: string): string | null {
  return Object.keys(lesson.refusals).find((reason) => lesson.refusals[reason]?.includes(move)) ?? null;
}
