import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { happened, refused, seat, table as tableMessage, view } from "../../../tests/support/table-messages";
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
  HTMLCanvasElement.prototype.getContext = () => null; // axe uses it to detect icon fonts
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ 2: ["greedy"] })));
  await catalogue.speak("en");
  return () => {
    table.close();
    vi.unstubAllGlobals();
  };
});

/** Connect to a table with this state. */
function connect(news: Partial<TableView>): FakeSocket {
  table = new TableState("abc234", { loaded: () => {}, happened: () => {}, refused: () => {} });
  table.open();
  FakeSocket.last.accept();
  FakeSocket.last.receive(tableMessage({ view: GATHERING, ...news }));
  return FakeSocket.last;
}

const renderLobby = (props: { refusal?: Refusal; isTogether?: boolean } = {}): ReturnType<typeof render> =>
  render(LobbyScreen, { table, names: ["Ana", "Player 2"], refusal: null, ...props });
const requests = (): unknown[] => FakeSocket.last.sent.slice(1);
const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  return found.violations.map(({ id }) => id);
};

describe("the lobby of a shared device", () => {
  const free = [seat(1), seat(2)];

  test("has optional names, and starts the game", async () => {
    settings.together = ["Ana", ""];
    const socket = connect({ seats: free });
    renderLobby({ isTogether: true });
    expect(screen.getByLabelText<HTMLInputElement>("Player 1").value).toBe("Ana"); // from the last game
    await fireEvent.input(screen.getByLabelText("Player 2"), { target: { value: " Bo " } });
    await fireEvent.click(screen.getByRole("button", { name: "Start game" }));
    await waitFor(() => expect(requests()).toMatchObject([{ type: "take-seat", seat: 1, name: "Ana" }]));
    socket.receive(happened([{ type: "seat-taken", seat: 1, name: "Ana", holder: 1 }], { ...GATHERING, sequence: 2 }));
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ type: "take-seat", seat: 2, name: "Bo" }));
    socket.receive(happened([{ type: "seat-taken", seat: 2, name: "Bo", holder: 1 }], { ...GATHERING, sequence: 3 }));
    await waitFor(() => expect(requests().at(-1)).toEqual({ type: "start", sequence: 3 }));
    expect(JSON.parse(localStorage.getItem("exactly.settings") ?? "")).toMatchObject({ together: ["Ana", "Bo"] });
  });

  test("shows why the game does not start, and can try again", async () => {
    const socket = connect({ seats: free });
    const { rerender } = renderLobby({ isTogether: true });
    await fireEvent.click(screen.getByRole("button", { name: "Start game" }));
    await rerender({ refusal: { code: "busy", rule: null } });
    socket.receive(refused({ code: "busy" }));
    await screen.findByText("The server is busy. Try again in a moment.");
    expect(requests()).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Start game" }));
    await waitFor(() => expect(requests()).toHaveLength(2));
  });

  test("has no violations of accessibility", async () => {
    connect({ seats: free });
    renderLobby({ isTogether: true });
    expect(await violations()).toEqual([]);
  });
});

describe("a visitor with a link", () => {
  const seats = [seat(1, { name: "Ana", holder: 1 }), seat(2)];

  test("sees who invites, can sit down, and can learn the game first", async () => {
    settings.name = "Bo";
    connect({ you: null, seats });
    renderLobby();
    screen.getByRole("heading", { level: 1, name: "Ana invites you to play" });
    screen.getByText(/Make exactly €1 to win a euro/);
    const course = screen.getByRole("link", { name: "Learn in 5 minutes" });
    expect(course.getAttribute("href")).toBe("/learn?table=abc234");
    expect(await violations()).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Take a seat" }));
    expect(requests()).toMatchObject([{ type: "take-seat", seat: 2, name: "Bo" }]);
  });

  test("can be invited by a player without a name", () => {
    connect({ you: null, seats: [seat(1, { holder: 1 }), seat(2)] });
    renderLobby();
    screen.getByRole("heading", { level: 1, name: "You are invited to play" });
  });

  test("can watch this or another game if no seat is free", () => {
    connect({ you: null, seats: [seats[0] ?? seat(1), seat(2, { computer: "greedy" })] });
    renderLobby();
    screen.getByText(/All seats are taken. Wait here to watch/);
    expect(screen.queryByText("Everyone is here.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Share invite link" })).toBeNull(); // there is no free seat
    expect(screen.getByRole("link", { name: "Games to watch" }).getAttribute("href")).toBe("/open");
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button", { name: "Take a seat" })).toBeNull();
  });

  test("waits with the others, once seated", () => {
    connect({ you: 2, seats: [seats[0] ?? seat(1), seat(2, { name: "Bo", holder: 2 })] });
    renderLobby();
    screen.getByRole("heading", { level: 1, name: "Players" });
    screen.getByRole("button", { name: "Start game" });
  });
});

test("for the host, sitting down is the main button until it is done", () => {
  const isMain = (): boolean =>
    screen.getByRole("button", { name: /^(Sit here|Add player on this device)$/ }).classList.contains("main");
  connect({ seats: [seat(1), seat(2, { name: "Bo", holder: 2 })] });
  const { unmount } = renderLobby();
  expect(isMain()).toBe(true);
  unmount();
  table.close();
  connect({ seats: [seat(1, { name: "Ana", holder: 1 }), seat(2)] });
  renderLobby();
  expect(isMain()).toBe(false);
});

describe("computer players", () => {
  test("are those available for the rules of this table", async () => {
    const fetched: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      fetched.push(path);
      return Promise.resolve(Response.json({ 2: ["greedy", "otto"] }));
    });
    connect({ seats: [seat(1), seat(2, { name: "Bo", holder: 2 })], options: { ...tableMessage().options, rules: "classic+target=1" } });
    renderLobby();
    const choice = await screen.findByLabelText<HTMLSelectElement>("Computer for seat 1");
    await waitFor(() => expect(Array.from(choice.options, (option) => option.value)).toEqual(["", "greedy", "otto"]));
    expect(fetched).toEqual(["/api/players?rules=classic%2Btarget%3D1"]);
  });
});

test("computer players and absent players have the same badges as at the table", () => {
  connect({ seats: [seat(1, { name: "Ana", holder: 1, connected: false }), seat(2, { computer: "greedy" })] });
  renderLobby();
  const marks = screen.getAllByRole("listitem").map((item) => item.querySelector("[role=img]")?.getAttribute("aria-label"));
  expect(marks).toEqual(["not connected", "computer"]);
});

describe("a seat can be freed", () => {
  const buttons = (): (string | null)[] =>
    screen.getAllByRole("button", { name: /Leave seat|Remove/ }).map((button) => button.getAttribute("aria-label") ?? button.textContent);

  test("by its player, and by the host", async () => {
    connect({});
    renderLobby();
    expect(buttons()).toEqual(["Leave seat", "Remove player, Player 2"]);
    await fireEvent.click(screen.getByRole("button", { name: "Remove player, Player 2" }));
    await fireEvent.click(screen.getByRole("button", { name: "Leave seat" }));
    expect(requests()).toEqual([
      { type: "leave-seat", seat: 2 },
      { type: "leave-seat", seat: 1 },
    ]);
  });

  test("by name if two players share a device", () => {
    connect({ seats: [seat(1, { name: "Ana", holder: 1 }), seat(2, { holder: 1 })] });
    renderLobby();
    expect(buttons()).toEqual(["Remove player, Ana", "Remove player, Player 2"]);
  });
});
