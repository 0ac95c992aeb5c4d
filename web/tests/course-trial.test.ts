import { beforeEach, describe, expect, it, vi } from "vitest";

import { lessonFor } from "../src/course/course";
import { Trial } from "../src/course/trial.svelte";
import { writePosition } from "../src/notation/position";
import { until } from "./support/until";

// Nobody looks: then nothing is waited for.
beforeEach(() => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
});

function begin(name: string): { trial: Trial; seen: string[] } {
  const lesson = lessonFor(name);
  if (lesson?.name !== name) throw new Error(`there is no lesson ${name}`);
  const seen: string[] = [];
  return { trial: new Trial(lesson, { seen: (event) => seen.push(event.type) }), seen };
}

async function thrown(name: string): Promise<ReturnType<typeof begin>> {
  const begun = begin(name);
  begun.trial.throwDie();
  await shown(begun.trial);
  return begun;
}

const shown = (trial: Trial): Promise<void> => until(() => expect(trial.playback.isCaughtUp).toBe(true));
const lies = (trial: Trial): string => trial.playback.position ? writePosition(trial.playback.position) : "";

describe("a trial", () => {
  it("begins before the throw, and nothing can be taken", () => {
    const { trial } = begin("turn");
    expect(lies(trial)).toBe("5/5 0/0 1 -");
    trial.moveInput.touch(0, 20);
    expect(trial.moveInput.held).toBeNull();
  });

  it("says that the die comes first, until it is thrown", async () => {
    const { trial } = begin("turn");
    trial.moveInput.touch(0, 20);
    expect(trial.answer).toEqual({ key: "refusal-die-not-rolled.plain" });
    trial.throwDie();
    expect(trial.answer).toBeNull();
  });

  it("says when another coin than the touched one is in the hand", async () => {
    const { trial } = await thrown("kinds");
    trial.moveInput.touch(1, 5);
    expect(trial.answer).toEqual({ key: "refused-instead", coin: 20 });
  });

  it("shows the prepared face, once", async () => {
    const { trial, seen } = await thrown("turn");
    expect(trial.playback.face).toBe("20");
    trial.throwDie();
    expect(seen).toEqual(["rolled"]);
  });

  it("is done with the move it is about", async () => {
    const { trial } = await thrown("turn");
    trial.moveInput.touch(0, 20);
    trial.moveInput.touch(1);
    await shown(trial);
    expect(trial.isDone).toBe(true);
    expect(lies(trial)).toBe("20.5/5 0/0 2 -");
  });

  it("takes another move that is allowed kindly, and lays the coin back", async () => {
    const { trial } = await thrown("turn");
    trial.ask("20:C>2");
    await shown(trial);
    expect(trial.answer).toEqual({ key: "course-turn.hint" });
    expect(lies(trial)).toBe("5/5 0/0 1 20");
    expect(trial.isDone).toBe(false);
  });

  it("says why a stack is full, and forgets it with the next try", async () => {
    const { trial, seen } = await thrown("limit");
    trial.ask("20:C>2");
    expect(trial.answer).toEqual({ key: "refusal-stack-full.plain" });
    expect(seen).toEqual(["rolled"]);
    trial.ask("20:C>3");
    await shown(trial);
    expect(trial.answer).toBeNull();
    expect(trial.isDone).toBe(true);
  });

  it("calls a euro out and shows the next round", async () => {
    const { trial, seen } = await thrown("exactly");
    trial.ask("20:1>C");
    await shown(trial);
    expect(seen).toEqual(["rolled", "moved", "euro-taken"]);
    expect(lies(trial)).toBe("5/5 2/1 2 -");
  });

  it("passes by itself on a 0", async () => {
    const { trial } = await thrown("zero");
    expect(trial.playback.face).toBe("0");
    expect(trial.isDone).toBe(true);
  });

  it("counts each of the twelve moves once", async () => {
    const { trial } = await thrown("kinds");
    const moves = Object.keys(trial.lesson.moves);
    expect(trial.sought).toBe(12);
    for (const move of moves.slice(0, -1)) {
      trial.ask(move);
      await shown(trial);
      expect(lies(trial)).toBe("20/20/20 0/0/0 1 20");
    }
    trial.ask("20:C>1");
    await shown(trial);
    expect(trial.answer?.key).toBe("course-found-already");
    expect(trial.found).toEqual(moves.slice(0, -1));
    expect(trial.isDone).toBe(false);
    trial.ask("20:3>2");
    await shown(trial);
    expect(trial.isDone).toBe(true);
  });
});
