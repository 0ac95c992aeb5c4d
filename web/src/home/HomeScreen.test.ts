import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { router } from "../browser/router.svelte";
import { settings } from "../browser/settings.svelte";
import { catalogue } from "../i18n/texts.svelte";
import { forgetTable, knownTables, rememberTable } from "../table/memory/known-tables";
import HomeScreen from "./HomeScreen.svelte";
import MyGamesScreen from "./MyGamesScreen.svelte";
import NewTableScreen from "./NewTableScreen.svelte";

const PLAYERS = { 2: ["random", "greedy", "perfect"], 3: ["random", "greedy"] };
const YOU = { name: "", computer: null, isMine: true };
const MIDAS = { name: "", computer: "greedy", isMine: false };
let sent: { path: string; body: unknown }[];

beforeEach(async () => {
  localStorage.clear();
  Object.assign(settings, { name: "", target: 3, opponents: ["greedy"], together: ["", ""] });
  sent = [];
  vi.stubGlobal("scrollTo", () => undefined);
  HTMLCanvasElement.prototype.getContext = () => null; // axe uses it to detect icon fonts
  vi.stubGlobal("fetch", (path: string, request: RequestInit = {}) => {
    if (typeof request.body === "string") sent.push({ path, body: JSON.parse(request.body) });
    if (path === "/api/players?rules=standard") return Promise.resolve(Response.json(PLAYERS));
    if (path === "/api/tables/run234") return Promise.reject(new Error("no network"));
    return Promise.resolve(Response.json({ code: "new234", secret: "s", link: "http://localhost/t/new234" }));
  });
  router.go("/");
  await catalogue.speak("en");
  return () => vi.unstubAllGlobals();
});

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string): Promise<boolean> =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  return found.violations.map(({ id }) => id);
};

describe("a quick game", () => {
  test("starts with one tap, against the last opponents", async () => {
    settings.opponents = ["greedy", "random"];
    render(HomeScreen);
    screen.getByText("Against Midas and Felix");
    await press("Play");
    await waitFor(() => expect(location.pathname).toBe("/t/new234"));
    expect(sent).toEqual([
      { path: "/api/quick-play", body: { name: "", players: ["greedy", "random"], options: { rules: "standard" }, seat: 1 } },
    ]);
    expect(knownTables()[0]).toMatchObject({ code: "new234", secret: "s" });
  });

  test("has a choice of the number and the names of opponents", async () => {
    render(HomeScreen);
    await fireEvent.click(screen.getByText("Change").closest("summary") as HTMLElement);
    await screen.findByRole("option", { name: "Sophia: never makes a mistake" });
    await choose("Opponent 1", "perfect");
    screen.getByText("Against Sophia");
    await choose("Opponents", "2"); // not available for three seats
    screen.getByText(/Against Midas and Midas.2/);
    await choose("Opponent 2", "random");
    expect(JSON.parse(localStorage.getItem("exactly.settings") ?? "")).toMatchObject({ opponents: ["greedy", "random"] });
  });

  test("shows why it cannot start", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    render(HomeScreen);
    await press("Play");
    expect((await screen.findByRole("alert")).textContent).toMatch(/No connection/);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play" }).disabled).toBe(false);
  });
});

test("an error for an unavailable computer player says what to do", async () => {
  const problem = { status: 422, code: "no-such-player" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(problem, { status: 422 })));
  render(HomeScreen);
  await press("Play");
  expect((await screen.findByRole("alert")).textContent).toMatch(/isn’t available at this table.*choose another/);
});

describe("the start page", () => {
  test("shows the course at the top on a new device", () => {
    render(HomeScreen);
    const link = screen.getByRole("link", { name: "Learn in 5 minutes" });
    expect(link.closest("nav")).toBeNull();
  });

  test("has the course among the other links later", () => {
    rememberTable("old234", { seats: [YOU, MIDAS], phase: "over", winner: 1 });
    render(HomeScreen);
    expect(screen.getByRole("link", { name: "Learn in 5 minutes" }).closest("nav")).not.toBeNull();
    expect(screen.queryByText("Continue playing")).toBeNull();
  });

  test("offers to continue a recent game, but not an old one", async () => {
    rememberTable("old234", { seats: [YOU, MIDAS], phase: "playing", toAct: 1, seen: Date.now() - 8 * 24 * 3_600_000 });
    rememberTable("run234", { seats: [YOU, MIDAS], phase: "playing", toAct: 1 });
    render(HomeScreen);
    const offered = within(screen.getByText("Continue playing").closest("section") as HTMLElement);
    offered.getByText("Your turn");
    offered.getByText("You, Midas");
    expect(offered.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/t/run234"]);
    expect(await violations()).toEqual([]);
  });

  test("offers first the game in which it is the reader's turn", () => {
    rememberTable("own234", { seats: [YOU, MIDAS], phase: "playing", toAct: 1, seen: Date.now() - 60_000 });
    rememberTable("bot234", { seats: [YOU, MIDAS], phase: "playing", toAct: 2 });
    render(HomeScreen);
    const links = screen.getAllByRole("link", { name: /^Continue/ });
    expect(links.map((link) => [link.getAttribute("href"), link.classList.contains("main")])).toEqual([
      ["/t/own234", true],
      ["/t/bot234", false],
    ]);
  });

  test("creates a table for the players on this device, with their last number", async () => {
    settings.together = ["Ana", "Bo"];
    render(HomeScreen);
    await choose("Players", "3");
    await press("Take a seat");
    await waitFor(() => expect(location.hash).toBe("#together"));
    expect(sent.at(-1)?.body).toEqual({ seats: 3, rules: "standard" });
    expect(settings.together).toEqual(["Ana", "Bo", ""]);
  });
});

test("an invalid code has an error at its field, until it is corrected", async () => {
  render(HomeScreen);
  const field = screen.getByLabelText<HTMLInputElement>(/Have a code\?/);
  await fireEvent.input(field, { target: { value: "ab" } });
  await press("Join");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/A code has six letters or digits/);
  expect(alert.closest("form")).toBe(field.form);
  expect([field.getAttribute("aria-describedby"), field.getAttribute("aria-invalid")]).toEqual([alert.id, "true"]);
  expect(document.activeElement).toBe(field);
  expect(await violations()).toEqual([]);
  await fireEvent.input(field, { target: { value: "abc234" } });
  expect([screen.queryByRole("alert"), field.getAttribute("aria-invalid")]).toEqual([null, "false"]);
  await press("Join");
  expect(location.pathname).toBe("/t/abc234");
});

test("a link can be entered instead of a code", async () => {
  render(HomeScreen);
  const field = screen.getByLabelText<HTMLInputElement>(/Have a code\?/);
  await fireEvent.input(field, { target: { value: " https://play.example/t/xyz789#abc " } });
  await press("Join");
  expect(location.pathname).toBe("/t/xyz789");
});

test("a new table has win chances unless they are switched off", async () => {
  render(NewTableScreen);
  await fireEvent.click(screen.getByLabelText("Show win chances during the game"));
  await press("Create table");
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ seats: 3, hints: false }));
});

describe("my games", () => {
  test("have a status, a date and links", async () => {
    const at = new Date(2026, 10, 5, 15, 4).getTime();
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    rememberTable("old234", { seats: [YOU, MIDAS], phase: "over", winner: 2, seen: at });
    rememberTable("run234", { seats: [YOU, MIDAS], phase: "playing", toAct: 1, seen: at });
    render(MyGamesScreen);
    const [running, over] = screen.getAllByRole("listitem").map((item) => within(item));
    running?.getByText("Your turn");
    expect(running?.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/t/run234");
    over?.getByText("Midas wins!");
    over?.getByText("5 November 2026 at 15:04");
    expect(over?.getByRole("link", { name: "Rematch" }).getAttribute("href")).toBe("/t/old234#again");
    expect(over?.getByRole("link", { name: "Review game" }).getAttribute("href")).toBe("/review/old234");
    await catalogue.speak("de");
    await over?.findByText("5. November 2026 um 15:04");
    expect(await violations()).toEqual([]);
    forgetTable("old234");
  });

  test("have a link to the last finished game after the next one has begun", () => {
    rememberTable("run234", { seats: [YOU, MIDAS], phase: "playing", toAct: 1, game: 3 });
    render(MyGamesScreen);
    const back = screen.getByRole("link", { name: "Review previous game" });
    expect(back.getAttribute("href")).toBe("/review/run234?game=2");
    forgetTable("run234");
  });

  test("can be removed from the list", async () => {
    rememberTable("old234", { seats: [YOU, MIDAS], phase: "over", winner: 2 });
    render(MyGamesScreen);
    await press("Remove from list");
    await screen.findByText(/played on this device yet/);
    expect(knownTables()).toEqual([]);
  });
});
