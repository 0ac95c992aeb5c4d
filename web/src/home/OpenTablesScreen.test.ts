import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { table } from "../../tests/support/table-messages";
import { router } from "../browser/router.svelte";
import { catalogue } from "../i18n/texts.svelte";
import OpenTablesScreen from "./OpenTablesScreen.svelte";

const { options } = table();
const listed = (code: string, free: number): object => ({ code, options, free_seats: free, made_at: 0 });
const serve = (...tables: object[]): void =>
  void vi.stubGlobal("fetch", () => Promise.resolve(Response.json(tables)));

beforeEach(() => catalogue.speak("en"));
afterEach(() => vi.unstubAllGlobals());

test("tables with a free seat can be joined, the others watched", async () => {
  serve(listed("abc234", 1), listed("xyz234", 0));
  render(OpenTablesScreen);
  expect((await screen.findByRole("link", { name: "Join" })).getAttribute("href")).toBe("/t/abc234");
  expect(screen.getByRole("link", { name: "Watch" }).getAttribute("href")).toBe("/t/xyz234");
});

test("the screen gets the focus and the title after a link", async () => {
  serve();
  vi.stubGlobal("scrollTo", () => undefined);
  router.go("/open");
  render(OpenTablesScreen);
  expect(document.activeElement).toBe(screen.getByRole("main", { name: "Open tables" }));
  expect(document.title).toBe("Open tables · Exactly");
});

test("tables of today have a time, older ones also a date", async () => {
  const at = new Date(2026, 10, 5, 15, 4).getTime();
  vi.useFakeTimers({ toFake: ["Date"], now: at + 60_000 });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  serve({ ...listed("abc234", 1), made_at: at }, { ...listed("xyz234", 1), made_at: at - 24 * 3_600_000 });
  render(OpenTablesScreen);
  await screen.findByText("15:04");
  screen.getByText("4 November 2026 at 15:04");
  vi.useRealTimers();
});

test("tables stay visible during a refresh", async () => {
  serve(listed("abc234", 1));
  render(OpenTablesScreen);
  await screen.findByText("abc234");
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  await fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  screen.getByText("abc234");
});

test("tables load by themselves when the connection is back", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  render(OpenTablesScreen);
  await screen.findByText(/No connection/);
  serve(listed("abc234", 1));
  dispatchEvent(new Event("online"));
  await screen.findByText("abc234");
  expect(screen.queryByRole("alert")).toBeNull();
});
