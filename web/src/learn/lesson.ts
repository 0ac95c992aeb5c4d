/** The parts of a lesson. Its text is in the catalogues, by its name. */

/** The letter by which rule 8 calls the two stacks of a move. */
export type MoveKind = "a" | "b" | "c" | "d";

export interface MoveOutcome {
  /** The position that follows. */
  readonly after: string;
  /** Who takes a euro. */
  readonly euros: readonly number[];
  /** Whether this is what the lesson is about. */
  readonly isWished: boolean;
  readonly kind: MoveKind | null;
}

export interface Lesson {
  readonly name: string;
  /** With the face that the learner throws. */
  readonly position: string;
  /** Whether all moves that are wished for are to be found, each once. */
  readonly findsAll: boolean;
  /** The legal moves, and what follows from each. */
  readonly moves: Readonly<Record<string, MoveOutcome>>;
  /** All other moves, by why they cannot be made. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
}

export function refusalOf(lesson: Lesson, move: string): string | null {
  return Object.keys(lesson.refusals).find((reason) => lesson.refusals[reason]?.includes(move)) ?? null;
}
