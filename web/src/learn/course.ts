/** The order of the course: the lesson of an address, and those before and after it. */

import type { Lesson } from "./lesson";
import { LESSONS } from "./lessons";

const END = "end";

// Whoever learns it for a table is still on the way there.
const addressOf = (name: string): string => `/learn${location.search}#${name}`;

/** The table somebody was invited to, in an address; null where there is none. */
export const tableOf = (search: string): string | null => /[?&]table=([a-z0-9]{6})(?:&|$)/.exec(search)?.[1] ?? null;

/** The lesson of an address; the first where it names none, null at the end. */
export function lessonFor(name: string): Lesson | null {
  if (name === END) return null;
  return LESSONS.find((lesson) => lesson.name === name) ?? LESSONS[0] ?? null;
}

/** Which lesson it is, counted from 1. */
export const numberOf = (lesson: Lesson): number => LESSONS.indexOf(lesson) + 1;

export function addressAfter(lesson: Lesson): string {
  return addressOf(LESSONS[numberOf(lesson)]?.name ?? END);
}

/** Where back leads to; null where nothing comes before. */
export function addressBefore(lesson: Lesson | null): string | null {
  const before = lesson ? LESSONS[LESSONS.indexOf(lesson) - 1] : LESSONS.at(-1);
  return before ? addressOf(before.name) : null;
}

export const firstAddress = (): string => addressOf(LESSONS[0]?.name ?? END);
