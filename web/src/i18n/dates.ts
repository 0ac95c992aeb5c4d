/** Dates and times, formatted for the language and region of the reader. */

import { catalogue } from "./texts.svelte";

/** The variety of the language that the browser asks for: 16 November, or November 16. */
const variety = (): string =>
  navigator.languages.find((wish) => wish.slice(0, 2).toLowerCase() === catalogue.language) ?? catalogue.language;

/** Format a date and time; today is given by its time only. */
export const writtenDate = (at: number): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const date = isToday ? {} : { dateStyle: "long" as const };
  return new Intl.DateTimeFormat(variety(), { ...date, timeStyle: "short" }).format(at);
};
