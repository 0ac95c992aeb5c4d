import { beforeEach, describe, expect, test, vi } from "vitest";

const KEY = "exactly.settings";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules(); // settings are read once, when a page is opened
  return () => vi.restoreAllMocks();
});

const openPage = (): Promise<typeof import("./settings.svelte")> => import("./settings.svelte");

describe("the settings of a device", () => {
  test("are sound, normal speed and no help by default", async () => {
    const { settings } = await openPage();
    expect(settings).toMatchObject({ language: null, theme: "system", sound: true, speed: "normal" });
    expect([settings.hints, settings.sums, settings.turned]).toEqual([false, false, false]);
  });

  test("are the same when the page is opened again", async () => {
    const first = await openPage();
    Object.assign(first.settings, { language: "fr", theme: "dark", sound: false, name: "Ana" });
    first.keepSettings();
    vi.resetModules();
    const second = await openPage();
    expect(second.settings).not.toBe(first.settings);
    expect(second.settings).toMatchObject({ language: "fr", theme: "dark", sound: false, name: "Ana" });
  });

  test("that were changed in another tab are used here, and not overwritten", async () => {
    const { settings, keepSettings } = await openPage();
    const { catalogue } = await import("../i18n/texts.svelte");
    const speak = vi.spyOn(catalogue, "speak").mockResolvedValue();
    localStorage.setItem(KEY, JSON.stringify({ ...settings, language: "es", sums: true }));
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    settings.sound = false;
    keepSettings();
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ language: "es", sums: true, sound: false });
    expect(speak.mock.calls).toEqual([["es"]]);
    dispatchEvent(new StorageEvent("storage", { key: "exactly.dice" }));
    expect(speak).toHaveBeenCalledOnce();
  });

  test("from an older page get defaults for new settings", async () => {
    localStorage.setItem(KEY, JSON.stringify({ theme: "light" }));
    expect((await openPage()).settings).toMatchObject({ theme: "light", speed: "normal", vibration: true });
  });

  test.each(["", "{", "null", "7", "[]"])("are the defaults if %o was stored", async (stored) => {
    const defaults = { ...(await openPage()).settings };
    vi.resetModules();
    localStorage.setItem(KEY, stored);
    expect({ ...(await openPage()).settings }).toEqual(defaults);
  });

  test.each([{ opponents: [] }, { opponents: "greedy" }, { together: ["Ana"] }, { together: [1, 2] }])(
    "have the default players if %j was stored",
    async (stored) => {
      localStorage.setItem(KEY, JSON.stringify(stored));
      const { settings } = await openPage();
      expect([settings.opponents, settings.together]).toEqual([["greedy"], ["", ""]]);
    },
  );

  test("have the players of the last game", async () => {
    localStorage.setItem(KEY, JSON.stringify({ opponents: ["random", "greedy"], together: ["Ana", "", "Bo"] }));
    const { settings } = await openPage();
    expect([settings.opponents, settings.together]).toEqual([["random", "greedy"], ["Ana", "", "Bo"]]);
  });

  test("ignore a language that the page does not have", async () => {
    localStorage.setItem(KEY, JSON.stringify({ language: "tlh", sound: false }));
    const { settings } = await openPage();
    expect([settings.language, settings.sound]).toEqual([null, false]);
  });

  test("are used until the page is closed, without storage too", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("not here", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("not here", "SecurityError");
    });
    const { keepSettings, settings } = await openPage();
    settings.sound = false;
    expect(keepSettings).not.toThrow();
    expect(settings.sound).toBe(false);
  });
});

describe("the language", () => {
  test("is the chosen one, else the first of the browser that the page has", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-BR", "de-AT", "fr"]);
    const { settings, spokenLanguage } = await openPage();
    expect(spokenLanguage()).toBe("de");
    settings.language = "es";
    expect(spokenLanguage()).toBe("es");
  });
});

describe("the speed", () => {
  test("changes durations", async () => {
    const { paced, settings } = await openPage();
    const times = (["quick", "normal", "calm"] as const).map((speed) => {
      settings.speed = speed;
      return paced(1_000);
    });
    expect(times[1]).toBe(1_000);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(3);
  });
});
