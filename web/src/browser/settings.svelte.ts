/** The settings of this device, kept in local storage. */

import { catalogue, LANGUAGES, preferredLanguage, type Language } from "../i18n/texts.svelte";
import { DEFAULT_PLAYER } from "../players/computer-players";

export type Theme = "system" | "light" | "dark";
export type Speed = "calm" | "normal" | "quick";

interface Settings {
  language: Language | null;
  name: string;
  /** How many euros win, at tables made here. */
  target: number;
  /** The computer players of the last game against them. */
  opponents: string[];
  /** What those are called who play together on this device; may be empty. */
  together: string[];
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
  /** Whether the limit at 1.50 was explained here once. */
  knowsLimit: boolean;
}

const KEY = "exactly.settings";
const DEFAULTS: Settings = {
  language: null,
  name: "",
  target: 3,
  opponents: [DEFAULT_PLAYER],
  together: ["", ""],
  theme: "system",
  sound: true,
  vibration: true,
  speed: "normal",
  hints: false,
  sums: false,
  turned: false,
  knowsLimit: false,
};

/** How few and how many names such a list has. */
const LISTS: [keyof Settings, number, number][] = [
  ["opponents", 1, 5],
  ["together", 2, 6],
];

const CHOICES: [keyof Settings, unknown[]][] = [
  ["theme", ["system", "light", "dark"]],
  ["speed", ["calm", "normal", "quick"]],
  ["target", [1, 2, 3]],
];

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...DEFAULTS, ...kept };
    if (typeof settings.name !== "string") settings.name = "";
    if (settings.language !== null && !Object.hasOwn(LANGUAGES, settings.language)) settings.language = null;
    for (const [name, known] of CHOICES) if (!known.includes(settings[name])) Object.assign(settings, { [name]: DEFAULTS[name] });
    for (const [name, fewest, most] of LISTS) {
      if (!isListOfTexts(settings[name], fewest, most)) Object.assign(settings, { [name]: DEFAULTS[name] });
    }
    return settings;
  } catch {
    return { ...DEFAULTS }; // a browser that keeps nothing, or something that is not ours
  }
}

function isListOfTexts(kept: unknown, fewest: number, most: number): boolean {
  if (!Array.isArray(kept) || kept.length < fewest || kept.length > most) return false;
  return kept.every((each) => typeof each === "string");
}

export const settings = $state<Settings>(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Then they hold until the page is closed.
  }
}

// What is set in another tab holds here, too, and is not written over.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const { language } = settings;
  Object.assign(settings, read());
  if (settings.language !== language) void catalogue.speak(spokenLanguage()).catch(() => undefined);
});

export const spokenLanguage = (): Language => settings.language ?? preferredLanguage(navigator.languages);

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long something takes to be seen, in milliseconds, at the speed that was set. */
export function paced(milliseconds: number): number {
  return milliseconds * { calm: 1.7, normal: 1, quick: 0.45 }[settings.speed];
}
