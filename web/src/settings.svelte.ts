/** What a person has set on this device. */

import { LANGUAGES, preferredLanguage, type Language } from "./texts.svelte";

export type Theme = "system" | "light" | "dark";
export type Speed = "calm" | "normal" | "quick";

interface Settings {
  language: Language | null;
  name: string;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  speed: Speed;
  /** Shows the chances of moves where they are known. */
  hints: boolean;
  /** Spells sums out, for children. */
  sums: boolean;
  /** Turns each player's side towards them, on a tablet that lies flat. */
  turned: boolean;
}

const KEY = "exactly.settings";
const DEFAULTS: Settings = {
  language: null,
  name: "",
  theme: "system",
  sound: true,
  vibration: true,
  speed: "normal",
  hints: false,
  sums: false,
  turned: false,
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...DEFAULTS, ...kept };
    if (settings.language !== null && !(settings.language in LANGUAGES)) settings.language = null;
    return settings;
  } catch {
    return { ...DEFAULTS }; // a browser that keeps nothing, or something that is not ours
  }
}

export const settings = $state<Settings>(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Then they hold until the page is closed.
  }
}

export const spokenLanguage = (): Language => settings.language ?? preferredLanguage(navigator.languages);

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long something takes to be seen, in milliseconds, at the speed that was set. */
export function paced(milliseconds: number): number {
  return milliseconds * { calm: 1.7, normal: 1, quick: 0.45 }[settings.speed];
}
