import { beforeEach, describe, expect, it, vi } from "vitest";

import { until } from "../../tests/support/until";
import { writePosition } from "../notation/position";
import { lessonFor } from "./course";
import { LessonAttempt } from "./lesson-attempt.svelte";

// Nobody looks: then nothing is waited for.
beforeEach(() => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
});

function begin(name: string): { attempt: LessonAttempt; seen: string[] } {
  const lesson = lessonFor(name);
  if (lesson?.name !== name) throw new Error(`there is no lesson ${name}`);
  const seen: string[] = [];
  return { attempt: new LessonAttempt(lesson, { shown: (event) => seen.push(event.type) }), seen };
}

async function thrown(name: string): Promise<ReturnType<typeof begin>> {
  const begun = begin(name);
  begun.attempt.rollDie();
  await shown(begun.attempt);
  return begun;
}

const shown = (attempt: LessonAttempt): Promise<void> => until(() => expect(attempt.playback.isCaughtUp).toBe(true));
const lies = (attempt: LessonAttempt): string => attempt.playback.position ? writePosition(attempt.playback.position) : "";

describe("a trial", () => {
  it("begins before the throw, and nothing can be taken", () => {
    const { attempt } = begin("turn");
    expect(lies(attempt)).toBe("5/5 0/0 1 -");
    attempt.moveInput.touch(0, 20);
    expect(attempt.moveInput.held).toBeNull();
  });

  it("says that the die comes first, until it is thrown", async () => {
    const { attempt } = begin("turn");
    attempt.moveInput.touch(0, 20);
    expect(attempt.answer).toEqual({ key: "refusal-die-not-rolled.plain" });
    attempt.rollDie();
    expect(attempt.answer).toBeNull();
  });

  it("says when another coin than the touched one is in the hand", async () => {
    const { attempt } = await thrown("kinds");
    attempt.moveInput.touch(1, 5);
    expect(attempt.answer).toEqual({ key: "refused-instead", coin: 20 });
  });

  it("shows the prepared face, once", async () => {
    const { attempt, seen } = await thrown("turn");
    expect(attempt.playback.face).toBe("20");
    attempt.rollDie();
    expect(seen).toEqual(["rolled"]);
  });

  it("is done with the move it is about", async () => {
    const { attempt } = await thrown("turn");
    attempt.moveInput.touch(0, 20);
    attempt.moveInput.touch(1);
    await shown(attempt);
    expect(attempt.isDone).toBe(true);
    expect(lies(attempt)).toBe("20.5/5 0/0 2 -");
  });

  it("takes another move that is allowed kindly, and lays the coin back", async () => {
    const { attempt } = await thrown("turn");
    attempt.ask("20:C>2");
    await shown(attempt);
    expect(attempt.answer).toEqual({ key: "course-turn.hint" });
    expect(lies(attempt)).toBe("5/5 0/0 1 20");
    expect(attempt.isDone).toBe(false);
  });

  it("says why a stack is full, and forgets it with the next try", async () => {
    const { attempt, seen } = await thrown("limit");
    attempt.ask("20:C>2");
    expect(attempt.answer).toEqual({ key: "refusal-stack-full.plain" });
    expect(seen).toEqual(["rolled"]);
    attempt.ask("20:C>3");
    await shown(attempt);
    expect(attempt.answer).toBeNull();
    expect(attempt.isDone).toBe(true);
  });

  it("calls a euro out and shows the next round", async () => {
    const { attempt, seen } = await thrown("exactly");
    attempt.ask("20:1>C");
    await shown(attempt);
    expect(seen).toEqual(["rolled", "moved", "euro-taken"]);
    expect(lies(attempt)).toBe("5/5 2/1 2 -");
  });

  it("passes by itself on a 0", async () => {
    const { attempt } = await thrown("zero");
    expect(attempt.playback.face).toBe("0");
    expect(attempt.isDone).toBe(true);
  });

  it("counts each of the twelve moves once", async () => {
    const { attempt } = await thrown("kinds");
    const moves = Object.keys(attempt.lesson.moves);
    expect(attempt.sought).toBe(12);
    for (const move of moves.slice(0, -1)) {
      attempt.ask(move);
      await shown(attempt);
      expect(lies(attempt)).toBe("20/20/20 0/0/0 1 20");
    }
    attempt.ask("20:C>1");
    await shown(attempt);
    expect(attempt.answer?.key).toBe("course-found-already");
    expect(attempt.found).toEqual(moves.slice(0, -1));
    expect(attempt.isDone).toBe(false);
    attempt.ask("20:3>2");
    await shown(attempt);
    expect(attempt.isDone).toBe(true);
  });
});
