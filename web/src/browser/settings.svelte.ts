/** The settings of this device, kept in local storage. */

import { catalogue, LANGUAGES, preferredLanguage, type Language } from "../i18n/texts.svelte";
import { DEFAULT_PLAYER } from "../players/computer-players";

export type Theme = "system" | "light" | "dark";
export type Speed = "calm" | "normal" | "quick";

interface Settings {
  language: Language | null;
  name: string;
  /** The number of euros that win, at tables created on this device. */
  target: number;
  /** The computer players of the last game against them. */
  opponents: string[];
  /** The names of the players on this device; a name may be empty. */
  together: string[];
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  speed: Speed;
  /** Show the win chances of moves, where they are known. */
  hints: boolean;
  /** Show the total of each stack, for children. */
  sums: boolean;
  /** Rotate each seat towards its player, on a tablet that lies flat. */
  turned: boolean;
  /** Whether this device has explained the limit of €1.50 once. */
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

/** The lists, with their smallest and largest number of names. */
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
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...DEFAULTS, ...stored };
    if (typeof settings.name !== "string") settings.name = "";
    if (settings.language !== null && !Object.hasOwn(LANGUAGES, settings.language)) settings.language = null;
    for (const [name, known] of CHOICES) if (!known.includes(settings[name])) Object.assign(settings, { [name]: DEFAULTS[name] });
    for (const [name, fewest, most] of LISTS) {
      if (!isListOfTexts(settings[name], fewest, most)) Object.assign(settings, { [name]: DEFAULTS[name] });
    }
    return settings;
  } catch {
    return { ...DEFAULTS }; // storage is not available, or its content is invalid
  }
}

function isListOfTexts(value: unknown, fewest: number, most: number): boolean {
  if (!Array.isArray(value) || value.length < fewest || value.length > most) return false;
  return value.every((each) => typeof each === "string");
}

export const settings = $state<Settings>(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The settings are lost when the page is closed.
  }
}

// Settings of another tab are used here as well, and are not overwritten.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const { language } = settings;
  Object.assign(settings, read());
  if (settings.language !== language) void catalogue.speak(spokenLanguage()).catch(() => undefined);
});

export const spokenLanguage = (): Language => settings.language ?? preferredLanguage(navigator.languages);

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scale a duration in milliseconds to the chosen speed. */
export function paced(milliseconds: number): number {
  return milliseconds * { calm: 1.7, normal: 1, quick: 0.45 }[settings.speed];
}
