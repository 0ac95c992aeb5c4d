import { fireEvent, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../tests/support/fake-socket";
import { openTable, sent, setScene } from "../../tests/support/scene";
import * as sounds from "../../tests/support/sounds";
import { happened, seat, table, view } from "../../tests/support/table-messages";
import { settings } from "../browser/settings.svelte";
import type { TableView, View } from "../server/protocol";
import HandScreen from "./HandScreen.svelte";

vi.mock("../browser/sound", () => import("../../tests/support/sounds"));

beforeEach(setScene);
afterEach(() => void vi.useRealTimers());

/** Ana, with this phone, Bo and Cleo. */
const three = [
  seat(1, { name: "Ana", holder: 2, connected: true }),
  seat(2, { name: "Bo", holder: 3, connected: true }),
  seat(3, { name: "Cleo", holder: 4, connected: true }),
];

const openHand = (news: Partial<TableView> = {}): Promise<void> => openTable(HandScreen, { seats: three, you: 2, ...news });

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));
const choices = (): (string | null)[] =>
  [...document.querySelectorAll(".choices button")].map((button) => button.getAttribute("aria-label") ?? button.textContent?.trim() ?? null);

describe("a phone before the game", () => {
  const gathering = { view: view({ phase: "gathering", position: null, to_act: null, rolling: false }) };

  test("sits down with a name, which is stored", async () => {
    await openHand({ ...gathering, seats: [seat(1), seat(2)], you: null });
    await fireEvent.input(screen.getByLabelText("Your name (optional)"), { target: { value: "Ana" } });
    await press("Sit here, Seat 2");
    expect(sent()).toMatchObject([{ type: "take-seat", seat: 2, name: "Ana" }]);
    expect(JSON.parse(localStorage.getItem("exactly.settings") ?? "{}")).toMatchObject({ name: "Ana" });
  });

  test("takes a second seat for another player", async () => {
    await openHand({ ...gathering, seats: [seat(1, { name: "Ana", holder: 2, connected: true }), seat(2)] });
    await fireEvent.input(screen.getByLabelText("Name of another player on this phone"), { target: { value: "Bo" } });
    await press("Add, Seat 2");
    expect(sent()).toMatchObject([{ type: "take-seat", seat: 2, name: "Bo" }]);
    expect(settings.name).toBe("");
  });

  test("frees each of its seats by name if two players share it", async () => {
    await openHand({ ...gathering, seats: three.map((each) => (each.seat === 3 ? { ...each, holder: 2 } : each)) });
    expect(screen.queryByRole("button", { name: "Leave seat" })).toBeNull();
    await press("Remove player, Cleo");
    expect(sent()).toEqual([{ type: "leave-seat", seat: 3 }]);
  });

  test("starts the game when all seats are taken", async () => {
    await openHand(gathering);
    await press("Start game");
    expect(sent()).toEqual([{ type: "start", sequence: 1 }]);
  });

  test("cannot start it before", async () => {
    await openHand({ ...gathering, seats: [...three.slice(0, 2), seat(3)] });
    expect(screen.queryByRole("button", { name: "Start game" })).toBeNull();
    screen.getByText("Fill all seats to start.");
  });

  test("offers to watch if all seats are taken", async () => {
    await openHand({ ...gathering, you: null });
    screen.getByRole("heading", { name: "All seats are taken. You can watch." });
    expect(screen.getByRole("link", { name: "Watch" }).getAttribute("href")).toBe("/t/abc234");
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });

  test("is a spectator without a seat", async () => {
    await openHand({ you: null, view: view({ position: "5/5/5 0/0/0 1 -" }) });
    screen.getByText(/^You are watching\./);
    expect(screen.queryByRole("button", { name: "Roll the die" })).toBeNull();
  });
});

describe("a hand", () => {
  const start: Partial<View> = { position: "50.20/20/5 0/1/0 1 -" };

  test("shows the own stack, and the stacks of the others in short", async () => {
    await openHand({ view: view(start) });
    const own = screen.getByRole("heading", { name: "Your stack" }).closest("section");
    expect(own?.textContent).toContain("€0.70");
    expect(own?.textContent).toContain("€0.30 to go");
    const others = within(screen.getByRole("list", { name: "All stacks" })).getAllByRole("listitem");
    expect(others.map(({ textContent }) => textContent?.split(/\s+/).filter(Boolean).join(" "))).toEqual([
      "Bo €0.80 to go €0.20",
      "Cleo €0.95 to go €0.05",
    ]);
  });

  test("rolls the die with a tap", async () => {
    await openHand({ view: view(start) });
    await press("Roll the die");
    expect(sent()).toEqual([{ type: "roll", seat: 1, sequence: 1 }]);
  });

  test("rolls the die with a key", async () => {
    await openHand({ view: view(start) });
    await fireEvent.keyDown(document.body, { key: " " });
    expect(sent()).toEqual([{ type: "roll", seat: 1, sequence: 1 }]);
  });

  test("cannot roll the die in the turn of another player", async () => {
    await openHand({ view: view({ ...start, to_act: 2 }) });
    screen.getByText("Bo is playing…");
    await fireEvent.keyDown(document.body, { key: " " });
    expect([screen.queryByRole("button", { name: "Roll the die" }), sent()]).toEqual([null, []]);
  });

  test("enters the face of a real die", async () => {
    await openHand({ options: { ...table().options, dice: "companion" }, view: view(start) });
    await press("50");
    expect(sent()).toEqual([{ type: "roll", seat: 1, face: "50", sequence: 1 }]);
  });

  test("vibrates at the start of its turn, without a sound", async () => {
    await openHand({ view: view({ ...start, to_act: 2 }) });
    vi.clearAllMocks();
    FakeSocket.last.receive(happened([{ type: "rolled", seat: 2, face: "0" }, { type: "moved", seat: 2, move: "pass" }], { position: "50.20/20/5 0/1/0 1 -" }));
    await screen.findByRole("button", { name: "Roll the die" });
    expect(sounds.vibrate).toHaveBeenCalledWith(30);
    expect([sounds.rattle.mock.calls, sounds.clickOf.mock.calls]).toEqual([[], []]);
  });
});

describe("a move in two taps", () => {
  const rolled = (face: string, moves: string[]): { view: View } => ({
    view: view({ position: `50.20/20/5 0/0/0 1 ${face}`, rolling: false, moves }),
  });
  const twenties = ["20:C>1", "20:C>3", "20:1>C", "20:1>2"];

  test("offers the coins that can be taken, and no others", async () => {
    await openHand(rolled("20", twenties));
    expect(choices()).toEqual(["Take 20: centre", "Take 20: Your stack €0.70"]);
  });

  test("offers the targets of the coin, and no other stacks", async () => {
    await openHand(rolled("20", twenties));
    await press("Take 20: centre");
    screen.getByText("20 from the centre: where to?");
    expect(choices()).toEqual(["Put 20 here: Your stack €0.70", "Put 20 here: Cleo €0.05", "Put 20 back"]);
    expect(sent()).toEqual([]);
    await press("Put 20 here: Cleo €0.05");
    expect(sent()).toEqual([{ type: "move", seat: 1, move: "20:C>3", sequence: 1 }]);
  });

  test("can be undone after the first tap", async () => {
    await openHand(rolled("20", twenties));
    await press("Take 20: centre");
    await press("Put 20 back");
    expect(choices()).toEqual(["Take 20: centre", "Take 20: Your stack €0.70"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Take 20: centre");
  });

  test("groups the coins by stacks after a wild roll", async () => {
    await openHand(rolled("?", ["50:C>1", "20:C>1", "5:3>1", "50:1>C", "20:1>C"]));
    const groups = screen.getAllByRole("group").map((group) => [
      group.getAttribute("aria-label"),
      within(group).getAllByRole("button").length,
    ]);
    expect(groups).toEqual([["centre", 2], ["Your stack", 2]]);
    expect(choices()).toContain("Take 5: Cleo €0.05");
  });

  test("can be made with the number keys of the stacks", async () => {
    await openHand(rolled("20", twenties));
    await fireEvent.keyDown(document.body, { key: "1" });
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(sent()).toEqual([{ type: "move", seat: 1, move: "20:1>2", sequence: 1 }]);
  });

  test("can be a pass if the rules allow it", async () => {
    await openHand(rolled("?", ["50:1>C", "pass"]));
    await press("Pass");
    expect(sent()).toEqual([{ type: "move", seat: 1, move: "pass", sequence: 1 }]);
  });

  test("is not requested without a legal move: the turn passes by itself", async () => {
    vi.useFakeTimers();
    await openHand(rolled("0", ["pass"]));
    screen.getByText("0: no move this turn.");
    expect(choices()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent()).toEqual([{ type: "move", seat: 1, move: "pass", sequence: 1 }]);
  });

  test("waits for the flight on the big screen", async () => {
    vi.useFakeTimers();
    await openHand(rolled("20", twenties));
    FakeSocket.last.receive(happened([{ type: "moved", seat: 1, move: "20:1>2" }], { position: "50/20.20/5 0/0/0 2 -", to_act: 2, can_take_back: 1 }));
    await vi.advanceTimersByTimeAsync(2_000);
    flushSync();
    screen.getByText("Bo is playing…");
    expect(screen.getByRole("heading", { name: "Your stack" }).closest("section")?.textContent).toContain("€0.50");
    await press("Undo my move");
    expect(sent()).toEqual([{ type: "ask", seat: 1, question: "take-back", sequence: 2 }]);
  });
});

describe("a phone shared by two players", () => {
  const shared = three.map((each) => (each.seat === 3 ? { ...each, holder: 2 } : each));

  test("names the active player, and shows that stack", async () => {
    await openHand({ seats: shared, view: view({ position: "50.20/20/5 0/0/0 3 -", to_act: 3 }) });
    screen.getByText("Cleo, roll the die.", { selector: ".prompt *" });
    screen.getByText("Cleo, roll the die.", { selector: "[data-announcer] *" });
    expect(screen.getByRole("heading", { name: "Cleo’s stack" }).closest("section")?.textContent).toContain("€0.05");
    expect(screen.getByRole("list", { name: "All stacks" }).textContent).toContain("Ana");
  });

  test("moves for the active player", async () => {
    await openHand({ seats: shared, view: view({ position: "50.20/20/5 0/0/0 3 5", to_act: 3, rolling: false, moves: ["5:3>1"] }) });
    await press("Take 5: Cleo €0.05");
    await press("Put 5 here: Ana €0.70");
    expect(sent()).toEqual([{ type: "move", seat: 3, move: "5:3>1", sequence: 1 }]);
  });
});

describe("the menu of a hand", () => {
  const playing = { view: view({ position: "5/5/5 0/0/0 1 -" }) };

  test("has the language", async () => {
    await openHand(playing);
    await press("Settings");
    await fireEvent.change(screen.getByLabelText("Language"), { target: { value: "fr" } });
    await screen.findByText(/^À vous.*Lancez/);
  });

  test("asks for a pause, and closes for the answer", async () => {
    await openHand(playing);
    await press("Settings");
    await press("Ask for a pause");
    expect(sent()).toEqual([{ type: "ask", seat: 1, question: "pause", sequence: 1 }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("has no seat actions before the game begins", async () => {
    await openHand({ view: view({ phase: "gathering", position: null, to_act: null, rolling: false }) });
    await press("Settings");
    screen.getByRole("link", { name: "Leave table" });
    expect(screen.queryByRole("button", { name: "Offer my seat" })).toBeNull();
  });
});

test("a chat phrase is sent with two taps", async () => {
  await openHand({ view: view({ position: "5/5/5 0/0/0 1 -" }) });
  await press("Chat");
  await press("Well played!");
  expect(sent()).toEqual([{ type: "say", seat: 1, phrase: "well-played" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("after a game", () => {
  const over = { winner: 1, view: view({ phase: "over", position: "50/20/5 3/0/1 1 -", to_act: null, rolling: false }) };

  test("a hand shows the winner, and can start a rematch", async () => {
    await openHand(over);
    screen.getByRole("heading", { name: "You won!" });
    await press("Rematch");
    expect(sent()).toEqual([{ type: "start", sequence: 1 }]);
  });

  test("a spectator cannot start a rematch", async () => {
    await openHand({ ...over, you: null });
    screen.getByRole("heading", { name: "Ana wins!" });
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  });
});

test("a hand shows a lost connection, and has a link to the table", async () => {
  await openHand({ view: view({ position: "5/5/5 0/0/0 1 -" }) });
  expect(screen.getByRole("link", { name: "Go to table" }).getAttribute("href")).toBe("/t/abc234");
  FakeSocket.last.end();
  await screen.findByText("Connection lost. Reconnecting…", { selector: ".prompt *" });
});
