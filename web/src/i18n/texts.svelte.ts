/** The text catalogues of the page (Fluent), loaded file by file in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

/** The files of a catalogue. The first three are loaded before anything is shown. */
export type Sheet = "page" | "online" | "table" | "course" | "rules" | "review" | "replay" | "plain" | "editor" | "notation" | "big-screen";
const ALWAYS: readonly Sheet[] = ["page", "online", "table"];

const sheets = import.meta.glob<string>("../../../src/exactly/locales/*/{page,online,table,course,rules,review,replay,plain,editor,notation,big-screen}.ftl", {
  query: "?raw",
  import: "default",
});

class Catalogue {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #wanted = new Set<Sheet>(ALWAYS);
  /** The language that was chosen last; it is used as soon as its files are loaded. */
  #chosen: Language = "en";
  #loaded: Promise<void> = Promise.resolve();

  /** Change the language. */
  speak(language: Language): Promise<void> {
    this.#chosen = language;
    return this.#load();
  }

  /** Load more files, for a screen that needs them. */
  async need(...more: Sheet[]): Promise<void> {
    const missing = more.filter((sheet) => !this.#wanted.has(sheet));
    if (!missing.length) return this.#loaded;
    for (const sheet of missing) this.#wanted.add(sheet);
    try {
      await this.#load();
    } catch (error) {
      for (const sheet of missing) this.#wanted.delete(sheet); // a later call tries again
      throw error;
    }
  }

  #load(): Promise<void> {
    const language = this.#chosen;
    const loaded: Promise<void> = read(language, this.#wanted).then((bundle) => {
      if (loaded !== this.#loaded) return this.#loaded; // another language or file was requested meanwhile
      this.#bundle = bundle;
      this.language = language;
      document.documentElement.lang = language;
      return undefined;
    });
    this.#loaded = loaded;
    return loaded;
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  text(key: string, values: Record<string, FluentVariable> = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : key;
  }
}

async function read(language: Language, wanted: Iterable<Sheet>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(
    Array.from(wanted, (sheet) => sheets[`../../../src/exactly/locales/${language}/${sheet}.ftl`]?.()),
  );
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const catalogue = new Catalogue();

/** The text of a key, or of one of its attributes as `key.attribute`. */
export const t = (key: string, values?: Record<string, FluentVariable>): string =>
  catalogue.text(key, values);

/** Return the message for an error code; unknown codes share one message. */
export function errorText(code: string): string {
  const isKnown = catalogue.has(`page-trouble-${code}`);
  return t(`page-trouble-${isKnown ? code : "failed"}`);
}

/** Format an amount of cents as money. */
export const money = (cents: number): string => t("money", { amount: cents / 100 });

/** Return the first language of the browser that the page has; else English. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => wish in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}
