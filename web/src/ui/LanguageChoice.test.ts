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

test("another language is spoken at once, and kept", async () => {
  render(LanguageChoice);
  await choose("de");
  await screen.findByLabelText("Sprache");
  expect(settings.language).toBe("de");
});

test("where its words cannot be fetched, that is said, and the page looks for the server", async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", asked);
  vi.spyOn(catalogue, "speak").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(LanguageChoice);
  await choose("fr");
  await screen.findByText("The connection is lost. It will come back by itself.");
  expect(asked).toHaveBeenCalledWith("/api/health", expect.anything());
  expect(settings.language).toBe("fr"); // it is spoken when the page is there again
});
