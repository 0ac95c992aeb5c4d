import { beforeEach, describe, expect, it, vi } from "vitest";

import { until } from "../../tests/support/until";
import { writePosition } from "../notation/position";
import { lessonFor } from "./course";
import { LessonAttempt } from "./lesson-attempt.svelte";

// A hidden page has no animations to wait for.
beforeEach(() => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
});

function start(name: string): { attempt: LessonAttempt; events: string[] } {
  const lesson = lessonFor(name);
  if (lesson?.name !== name) throw new Error(`no lesson with the name ${name}`);
  const events: string[] = [];
  return { attempt: new LessonAttempt(lesson, { shown: (event) => events.push(event.type) }), events };
}

async function startAndRoll(name: string): Promise<ReturnType<typeof start>> {
  const started = start(name);
  started.attempt.rollDie();
  await playedBack(started.attempt);
  return started;
}

const playedBack = (attempt: LessonAttempt): Promise<void> => until(() => expect(attempt.playback.isCaughtUp).toBe(true));
const positionOf = (attempt: LessonAttempt): string => attempt.playback.position ? writePosition(attempt.playback.position) : "";

describe("an attempt at a lesson", () => {
  it("begins before the roll, and no coin can be taken", () => {
    const { attempt } = start("turn");
    expect(positionOf(attempt)).toBe("5/5 0/0 1 -");
    attempt.moveInput.touch(0, 20);
    expect(attempt.moveInput.held).toBeNull();
  });

  it("explains that the die comes first, until it is rolled", async () => {
    const { attempt } = start("turn");
    attempt.moveInput.touch(0, 20);
    expect(attempt.answer).toEqual({ key: "refusal-die-not-rolled.plain" });
    attempt.rollDie();
    expect(attempt.answer).toBeNull();
  });

  it("explains why another coin than the touched one is held", async () => {
    const { attempt } = await startAndRoll("kinds");
    attempt.moveInput.touch(1, 5);
    expect(attempt.answer).toEqual({ key: "refused-instead", coin: 20 });
  });

  it("rolls the prepared face, once", async () => {
    const { attempt, events } = await startAndRoll("turn");
    expect(attempt.playback.face).toBe("20");
    attempt.rollDie();
    expect(events).toEqual(["rolled"]);
  });

  it("is done after the wanted move", async () => {
    const { attempt } = await startAndRoll("turn");
    attempt.moveInput.touch(0, 20);
    attempt.moveInput.touch(1);
    await playedBack(attempt);
    expect(attempt.isDone).toBe(true);
    expect(positionOf(attempt)).toBe("20.5/5 0/0 2 -");
  });

  it("answers another legal move with a hint, and puts the coin back", async () => {
    const { attempt } = await startAndRoll("turn");
    attempt.ask("20:C>2");
    await playedBack(attempt);
    expect(attempt.answer).toEqual({ key: "course-turn.hint" });
    expect(positionOf(attempt)).toBe("5/5 0/0 1 20");
    expect(attempt.isDone).toBe(false);
  });

  it("explains a full stack until the next move", async () => {
    const { attempt, events } = await startAndRoll("limit");
    attempt.ask("20:C>2");
    expect(attempt.answer).toEqual({ key: "refusal-stack-full.plain" });
    expect(events).toEqual(["rolled"]);
    attempt.ask("20:C>3");
    await playedBack(attempt);
    expect(attempt.answer).toBeNull();
    expect(attempt.isDone).toBe(true);
  });

  it("calls out a euro and shows the next round", async () => {
    const { attempt, events } = await startAndRoll("exactly");
    attempt.ask("20:1>C");
    await playedBack(attempt);
    expect(events).toEqual(["rolled", "moved", "euro-taken"]);
    expect(positionOf(attempt)).toBe("5/5 2/1 2 -");
  });

  it("passes by itself on a 0", async () => {
    const { attempt } = await startAndRoll("zero");
    expect(attempt.playback.face).toBe("0");
    expect(attempt.isDone).toBe(true);
  });

  it("counts each of the twelve moves once", async () => {
    const { attempt } = await startAndRoll("kinds");
    const moves = Object.keys(attempt.lesson.moves);
    expect(attempt.sought).toBe(12);
    for (const move of moves.slice(0, -1)) {
      attempt.ask(move);
      await playedBack(attempt);
      expect(positionOf(attempt)).toBe("20/20/20 0/0/0 1 20");
    }
    attempt.ask("20:C>1");
    await playedBack(attempt);
    expect(attempt.answer?.key).toBe("course-found-already");
    expect(attempt.found).toEqual(moves.slice(0, -1));
    expect(attempt.isDone).toBe(false);
    attempt.ask("20:3>2");
    await playedBack(attempt);
    expect(attempt.isDone).toBe(true);
  });
});
