import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { catalogue } from "../i18n/texts.svelte";
import LoadError from "./LoadError.svelte";

beforeEach(() => catalogue.speak("en"));
afterEach(() => vi.unstubAllGlobals());

test("a part that cannot be loaded is replaced by the reason, a button and a link", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  render(LoadError);
  expect(screen.getByRole("status").textContent).toContain("Connection lost");
  expect(screen.getByRole("button").textContent).toBe("Refresh");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
});
