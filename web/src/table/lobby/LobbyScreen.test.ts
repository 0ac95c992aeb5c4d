import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { happened, refused, seat, table as told, view } from "../../../tests/support/table-messages";
import { settings } from "../../browser/settings.svelte";
import { catalogue } from "../../i18n/texts.svelte";
import type { TableView } from "../../server/protocol";
import { TableState, type Refusal } from "../state/table-state.svelte";
import LobbyScreen from "./LobbyScreen.svelte";

const GATHERING = view({ phase: "gathering", position: null, to_act: null, rolling: false });
let table: TableState;

beforeEach(async () => {
  localStorage.clear();
  Object.assign(settings, { name: "", together: ["", ""] });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  HTMLCanvasElement.prototype.getContext = () => null; // where axe looks for icons in letters
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ 2: ["greedy"] })));
  await catalogue.speak("en");
  return () => {
    table.close();
    vi.unstubAllGlobals();
  };
});

/** A device comes to a table, and hears how it stands. */
function come(news: Partial<TableView>): FakeSocket {
  table = new TableState("abc234", { loaded: () => {}, happened: () => {}, refused: () => {} });
  table.open();
  FakeSocket.last.accept();
  FakeSocket.last.tell(told({ view: GATHERING, ...news }));
  return FakeSocket.last;
}

const gather = (props: { refusal?: Refusal; isTogether?: boolean } = {}): ReturnType<typeof render> =>
  render(LobbyScreen, { table, names: ["Ana", "Player 2"], refusal: null, ...props });
const wishes = (): unknown[] => FakeSocket.last.sent.slice(1);
const faults = async (): Promise<string[]> => {
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  return found.violations.map(({ id }) => id);
};

describe("all at one device", () => {
  const free = [seat(1), seat(2)];

  test("say what they are called, or do not, and it begins", async () => {
    settings.together = ["Ana", ""];
    const socket = come({ seats: free });
    gather({ isTogether: true });
    expect(screen.getByLabelText<HTMLInputElement>("Player 1").value).toBe("Ana"); // as the last time
    await fireEvent.input(screen.getByLabelText("Player 2"), { target: { value: " Bo " } });
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    await waitFor(() => expect(wishes()).toMatchObject([{ type: "take-seat", seat: 1, name: "Ana" }]));
    socket.tell(happened([{ type: "seat-taken", seat: 1, name: "Ana", holder: 1 }], { ...GATHERING, sequence: 2 }));
    await waitFor(() => expect(wishes().at(-1)).toMatchObject({ type: "take-seat", seat: 2, name: "Bo" }));
    socket.tell(happened([{ type: "seat-taken", seat: 2, name: "Bo", holder: 1 }], { ...GATHERING, sequence: 3 }));
    await waitFor(() => expect(wishes().at(-1)).toEqual({ type: "start", sequence: 3 }));
    expect(JSON.parse(localStorage.getItem("exactly.settings") ?? "")).toMatchObject({ together: ["Ana", "Bo"] });
  });

  test("are told why it does not begin, and can try again", async () => {
    const socket = come({ seats: free });
    const { rerender } = gather({ isTogether: true });
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    await rerender({ refusal: { code: "busy", rule: null } });
    socket.tell(refused({ code: "busy" }));
    await screen.findByText("The server is busy. Try again in a moment.");
    expect(wishes()).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    await waitFor(() => expect(wishes()).toHaveLength(2));
  });

  test("have everything named, and in order", async () => {
    come({ seats: free });
    gather({ isTogether: true });
    expect(await faults()).toEqual([]);
  });
});

describe("somebody who comes by a link", () => {
  const seats = [seat(1, { name: "Ana", holder: 1 }), seat(2)];

  test("is told who invites to what, can sit down, and can learn it first", async () => {
    settings.name = "Bo";
    come({ you: null, seats });
    gather();
    screen.getByRole("heading", { level: 1, name: "Ana invites you to play" });
    screen.getByText(/whoever holds exactly one euro takes it/);
    const course = screen.getByRole("link", { name: "Learn it in five minutes" });
    expect(course.getAttribute("href")).toBe("/learn?table=abc234");
    expect(await faults()).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(wishes()).toMatchObject([{ type: "take-seat", seat: 2, name: "Bo" }]);
  });

  test("may be invited by somebody without a name", () => {
    come({ you: null, seats: [seat(1, { holder: 1 }), seat(2)] });
    gather();
    screen.getByRole("heading", { level: 1, name: "You are invited to play" });
  });

  test("can watch where no seat is left, there or elsewhere, and find home", () => {
    come({ you: null, seats: [seats[0] ?? seat(1), seat(2, { computer: "greedy" })] });
    gather();
    screen.getByText(/All seats are taken. You can watch here once it begins/);
    expect(screen.queryByText("Everybody is here.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Share the link" })).toBeNull(); // to invite to what?
    expect(screen.getByRole("link", { name: "Games to watch" }).getAttribute("href")).toBe("/open");
    expect(screen.getByRole("link", { name: "To the start page" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
  });

  test("is one of those who wait, once seated", () => {
    come({ you: 2, seats: [seats[0] ?? seat(1), seat(2, { name: "Bo", holder: 2 })] });
    gather();
    screen.getByRole("heading", { level: 1, name: "Who’s playing?" });
    screen.getByRole("button", { name: "Begin" });
  });
});

test("to sit down is the next thing to do for who made the table, until it is done", () => {
  const isMain = (): boolean =>
    screen.getByRole("button", { name: /^(Sit here|One more here)$/ }).classList.contains("main");
  come({ seats: [seat(1), seat(2, { name: "Bo", holder: 2 })] });
  const { unmount } = gather();
  expect(isMain()).toBe(true);
  unmount();
  table.close();
  come({ seats: [seat(1, { name: "Ana", holder: 1 }), seat(2)] });
  gather();
  expect(isMain()).toBe(false);
});

describe("computer players", () => {
  test("are those that can play by the rules of this table", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ 2: ["greedy", "otto"] }));
    });
    come({ seats: [seat(1), seat(2, { name: "Bo", holder: 2 })], options: { ...told().options, rules: "classic+target=1" } });
    gather();
    const choice = await screen.findByLabelText<HTMLSelectElement>("Computer player for seat 1");
    await waitFor(() => expect(Array.from(choice.options, (option) => option.value)).toEqual(["", "greedy", "otto"]));
    expect(asked).toEqual(["/api/players?rules=classic%2Btarget%3D1"]);
  });
});

test("computer players and who is away have the mark that they have at the table", () => {
  come({ seats: [seat(1, { name: "Ana", holder: 1, connected: false }), seat(2, { computer: "greedy" })] });
  gather();
  const marks = screen.getAllByRole("listitem").map((item) => item.querySelector("[role=img]")?.getAttribute("aria-label"));
  expect(marks).toEqual(["not connected", "a computer player"]);
});

describe("a seat is left", () => {
  const ways = (): (string | null)[] =>
    screen.getAllByRole("button", { name: /seat|Stand/ }).map((button) => button.getAttribute("aria-label") ?? button.textContent);

  test("by who stands up, and freed of others by who made the table", async () => {
    come({});
    gather();
    expect(ways()).toEqual(["Stand up", "Free the seat, Player 2"]);
    await fireEvent.click(screen.getByRole("button", { name: "Free the seat, Player 2" }));
    await fireEvent.click(screen.getByRole("button", { name: "Stand up" }));
    expect(wishes()).toEqual([
      { type: "leave-seat", seat: 2 },
      { type: "leave-seat", seat: 1 },
    ]);
  });

  test("by name where two share a device", () => {
    come({ seats: [seat(1, { name: "Ana", holder: 1 }), seat(2, { holder: 1 })] });
    gather();
    expect(ways()).toEqual(["Free the seat, Ana", "Free the seat, Player 2"]);
  });
});
