/**
 * A learner's attempt at a lesson: rolls the prepared die, moves, and receives an answer. There are no
 * rules here: the lesson contains its moves and what follows from them.
 */

import { MoveInput, type InputProblem } from "../board/input/move-input.svelte";
import { readMove, readPosition, writeMove, writePosition, type Coin } from "../notation/position";
import type { Event, View } from "../server/protocol";
import { Playback, type PlaybackListener } from "../table/playback/playback.svelte";
import { refusalOf, type Lesson } from "./lesson";

export const LEARNER = 1;

type Happening = Event extends infer Each
  ? Each extends { sequence: number; at: number }
    ? Omit<Each, "sequence" | "at">
    : never
  : never;

export class LessonAttempt {
  readonly playback: Playback;
  readonly moveInput: MoveInput;
  hasRolled = $state(false);
  /** The wanted moves that were found, in order. */
  found = $state.raw<readonly string[]>([]);
  /** The answer to a wrong move, by the key of its text, and its coin if there is one. */
  answer = $state.raw<{ readonly key: string; readonly coin?: Coin } | null>(null);

  /** The number of moves to find. */
  readonly sought: number;
  isFound = $derived.by(() => this.found.length === this.sought);
  isDone = $derived.by(() => this.isFound && this.playback.isCaughtUp);

  constructor(
    readonly lesson: Lesson,
    listener: PlaybackListener,
  ) {
    this.sought = lesson.findsAll ? Object.values(lesson.moves).filter((outcome) => outcome.isWished).length : 1;
    this.playback = new Playback(listener);
    this.playback.jump(viewOf(writePosition({ ...readPosition(lesson.position), face: null })));
    this.moveInput = new MoveInput({ moves: () => this.#moves(), ask: (move) => this.ask(move), explain: (problem) => this.#explain(problem) });
  }

  #moves(): readonly string[] {
    return this.hasRolled && !this.isFound && this.playback.isCaughtUp ? Object.keys(this.lesson.moves) : [];
  }

  get canRoll(): boolean {
    return !this.hasRolled && this.playback.isCaughtUp;
  }

  rollDie(): void {
    if (!this.canRoll) return;
    this.hasRolled = true;
    this.answer = null;
    const face = readPosition(this.lesson.position).face ?? "0";
    this.#playBack([{ type: "rolled", seat: LEARNER, face }], this.lesson.position);
    if (this.lesson.moves["pass"]) this.ask("pass"); // there is no other move
  }

  #explain(problem: InputProblem): void {
    if (problem.kind !== "idle") this.answer = { key: `refused-${problem.kind}`, coin: problem.coin };
    else if (this.canRoll) this.answer = { key: "refusal-die-not-rolled.plain" };
  }

  ask(move: string): void {
    const outcome = this.lesson.moves[move];
    if (!outcome) {
      this.answer = { key: `refusal-${refusalOf(this.lesson, move)}.plain` };
      return;
    }
    this.answer = null;
    if (!outcome.isWished) this.answer = { key: `course-${this.lesson.name}.hint` };
    else if (this.found.includes(move)) this.answer = { key: "course-found-already" };
    else this.found = [...this.found, move];
    if (this.isFound) this.#play(move, outcome.after, outcome.euros);
    else this.#playAndReturn(move);
  }

  #play(move: string, after: string, euros: readonly number[]): void {
    const events: Happening[] = [{ type: "moved", seat: LEARNER, move }];
    if (euros.length) events.push({ type: "euro-taken", seats: [...euros] });
    this.#playBack(events, after);
  }

  /** Move the coin to its target and back again, for the next attempt. */
  #playAndReturn(move: string): void {
    const tried = readMove(move);
    if (!tried) return;
    const back = writeMove({ coin: tried.coin, from: tried.to, to: tried.from });
    const events: Happening[] = [move, back].map((each) => ({ type: "moved", seat: LEARNER, move: each }));
    this.#playBack(events, this.lesson.position);
  }

  #playBack(events: readonly Happening[], position: string): void {
    this.playback.play(
      events.map((event) => ({ ...event, sequence: 0, at: 0 })),
      viewOf(position),
    );
  }
}

/** A position in the format of a table's view. */
function viewOf(position: string): View {
  return {
    sequence: 0,
    phase: "playing",
    position,
    to_act: readPosition(position).active,
    rolling: readPosition(position).face === null,
    moves: [],
    question: null,
    asked_by: null,
    agreed: [],
    paused: false,
    can_take_back: null,
    deadline: null,
  };
}
