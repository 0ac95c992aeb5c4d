import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import LanguageChoice from "../src/components/LanguageChoice.svelte";
import { settings } from "../src/settings.svelte";
import { catalogue } from "../src/texts.svelte";
import { until } from "./until";

beforeEach(() => catalogue.speak("en"));
afterEach(() => {
  vi.restoreAllMocks();
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

test("where its words cannot be fetched, they come with the connection", async () => {
  const speak = vi.spyOn(catalogue, "speak").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(LanguageChoice);
  await choose("fr");
  await until(() => expect(speak).toHaveBeenCalledTimes(1));
  expect(catalogue.language).toBe("en");
  dispatchEvent(new Event("online"));
  await screen.findByLabelText("Langue");
});
