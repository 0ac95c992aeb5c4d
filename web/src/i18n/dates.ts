/** Dates and times, formatted for the language and region of the reader. */

import { catalogue } from "./texts.svelte";

/** The regional variety of the language, from the browser: 16 November, or November 16. */
const variety = (): string =>
  navigator.languages.find((wish) => wish.slice(0, 2).toLowerCase() === catalogue.language) ?? catalogue.language;

/** Format a date and time; the date of today is left out. */
export const writtenDate = (at: number): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const date = isToday ? {} : { dateStyle: "long" as const };
  return new Intl.DateTimeFormat(variety(), { ...date, timeStyle: "short" }).format(at);
};
