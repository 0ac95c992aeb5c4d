import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../browser/settings.svelte";
import { catalogue } from "../i18n/texts.svelte";
import LanguageChoice from "./LanguageChoice.svelte";

beforeEach(() => catalogue.speak("en"));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  settings.language = null;
});

const choose = (language: string): Promise<boolean> =>
  fireEvent.change(screen.getByLabelText("Language"), { target: { value: language } });

test("another language is used at once, and remembered", async () => {
  render(LanguageChoice);
  await choose("de");
  await screen.findByLabelText("Sprache");
  expect(settings.language).toBe("de");
});

test("if its texts cannot be loaded, the page shows an error and checks the server", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(catalogue, "speak").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(LanguageChoice);
  await choose("fr");
  await screen.findByText("Connection lost. Reconnecting…");
  expect(fetched).toHaveBeenCalledWith("/api/health", expect.anything());
  expect(settings.language).toBe("fr"); // it is used after the reload
});
