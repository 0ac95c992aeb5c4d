/** What a lesson is made of. Its words are in the catalogue, by its name. */

/** The letter by which rule 8 calls the two stacks of a move. */
export type Kind = "a" | "b" | "c" | "d";

export interface Outcome {
  /** The position that follows. */
  readonly after: string;
  /** Who takes a euro. */
  readonly euros: readonly number[];
  /** Whether this is what the lesson is about. */
  readonly isWished: boolean;
  readonly kind: Kind | null;
}

export interface Lesson {
  readonly name: string;
  /** With the face that the learner throws. */
  readonly position: string;
  /** Whether all moves that are wished for are to be found, each once. */
  readonly findsAll: boolean;
  /** The legal moves, and what follows from each. */
  readonly moves: Readonly<Record<string, Outcome>>;
  /** All other moves, by why they cannot be made. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
}

export function refusalOf(lesson: Lesson, move: string): string | null {
  return Object.keys(lesson.refusals).find((reason) => lesson.refusals[reason]?.includes(move)) ?? null;
}
