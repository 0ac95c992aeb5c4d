/** The order of the course: the lesson of an address, and those before and after it. */

import type { Lesson } from "./lesson";
import { LESSONS } from "./lessons";

const END = "end";

// The query stays in the address: it may name the table of an invitation.
const addressOf = (name: string): string => `/learn${location.search}#${name}`;

/** Return the table of an invitation from the query of an address; null if there is none. */
export const tableOf = (search: string): string | null => /[?&]table=([a-z0-9]{6})(?:&|$)/.exec(search)?.[1] ?? null;

/** Return the lesson of an address: the first by default, null at the end. */
export function lessonFor(name: string): Lesson | null {
  if (name === END) return null;
  return LESSONS.find((lesson) => lesson.name === name) ?? LESSONS[0] ?? null;
}

/** Return the number of a lesson, counted from 1. */
export const numberOf = (lesson: Lesson): number => LESSONS.indexOf(lesson) + 1;

export function addressAfter(lesson: Lesson): string {
  return addressOf(LESSONS[numberOf(lesson)]?.name ?? END);
}

/** Return the address of the lesson before; null if there is none. */
export function addressBefore(lesson: Lesson | null): string | null {
  const before = lesson ? LESSONS[LESSONS.indexOf(lesson) - 1] : LESSONS.at(-1);
  return before ? addressOf(before.name) : null;
}

export const firstAddress = (): string => addressOf(LESSONS[0]?.name ?? END);
