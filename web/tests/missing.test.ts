import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Missing from "../src/components/Missing.svelte";
import { catalogue } from "../src/i18n/texts.svelte";

beforeEach(() => catalogue.speak("en"));
afterEach(() => vi.unstubAllGlobals());

test("a part that cannot be fetched leaves a page that says why, with ways on", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  render(Missing);
  expect(screen.getByRole("status").textContent).toContain("connection");
  expect(screen.getByRole("button").textContent).toBe("Refresh");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
});
