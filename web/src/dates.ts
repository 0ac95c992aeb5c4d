/** Days and times, as they are written in the language and where the reader lives. */

import { catalogue } from "./texts.svelte";

/** The variety of the language that the browser asks for: 16 November, or November 16. */
const variety = (): string =>
  navigator.languages.find((wish) => wish.slice(0, 2).toLowerCase() === catalogue.language) ?? catalogue.language;

export const writtenDate = (at: number): string =>
  new Intl.DateTimeFormat(variety(), { dateStyle: "long", timeStyle: "short" }).format(at);
