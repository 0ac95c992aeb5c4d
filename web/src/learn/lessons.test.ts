import { describe, expect, it } from "vitest";

import { catalogue, LANGUAGES, t, type Language } from "../i18n/texts.svelte";
import { COINS, readPosition, writeMove } from "../notation/position";
import { addressAfter, addressBefore, lessonFor, numberOf } from "./course";
import { refusalOf } from "./lesson";
import { LESSONS } from "./lessons";

describe.each(LESSONS)("the lesson $name", (lesson) => {
  const outcomes = Object.values(lesson.moves);

  it("can be done", () => {
    expect(outcomes.some((outcome) => outcome.isWished)).toBe(true);
  });

  it("has an answer to every coin and every pair of stacks", () => {
    const places = [0, ...readPosition(lesson.position).stacks.map((_, index) => index + 1)];
    for (const coin of COINS) {
      for (const from of places) {
        for (const to of places) {
          const move = writeMove({ coin, from, to });
          expect([move, move in lesson.moves]).toEqual([move, refusalOf(lesson, move) === null]);
        }
      }
    }
  });

  it("takes no euro in a move that is put back", () => {
    expect(outcomes.filter((outcome) => !outcome.isWished && outcome.euros.length > 0)).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("has its texts in %s", async (language) => {
    await catalogue.need("course");
    await catalogue.speak(language);
    const key = `course-${lesson.name}`;
    const keys = [key, `${key}.title`, `${key}.done`];
    if (outcomes.some((outcome) => !outcome.isWished)) keys.push(`${key}.hint`);
    keys.push(...Object.keys(lesson.refusals).map((reason) => `refusal-${reason}.plain`));
    expect(keys.filter((each) => t(each, { you: "", ana: "", bo: "" }) === each)).toEqual([]);
  });
});

it("the example of rule 19 has twelve moves of four kinds", () => {
  const kinds = Object.values(lessonFor("kinds")?.moves ?? {}).map((outcome) => outcome.kind);
  expect(kinds.toSorted().join("")).toBe("aabbbbccccdd");
});

describe("the order of the course", () => {
  it("leads from each lesson to the next, and back", () => {
    let lesson = lessonFor("");
    const names: string[] = [];
    while (lesson) {
      names.push(lesson.name);
      expect(numberOf(lesson)).toBe(names.length);
      const next = lessonFor(addressAfter(lesson).split("#")[1] ?? "");
      expect(addressBefore(next)).toBe(`/learn#${lesson.name}`);
      lesson = next;
    }
    expect(names).toEqual(LESSONS.map((each) => each.name));
  });

  it("has nothing before the first lesson", () => {
    expect(addressBefore(lessonFor("no such lesson"))).toBeNull();
  });
});
