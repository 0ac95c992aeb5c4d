import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../tests/support/fake-socket";
import { happened, refused, seat, table as tableMessage, view } from "../../tests/support/table-messages";
import { until } from "../../tests/support/until";
import { settings } from "../browser/settings.svelte";
import { catalogue } from "../i18n/texts.svelte";
import type { TableView, View } from "../server/protocol";
import TableScreen from "./TableScreen.svelte";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  FakeSocket.made = [];
  localStorage.clear();
  Object.assign(settings, { knowsLimit: true, hints: false });
  await catalogue.speak("en");
  await catalogue.need("big-screen");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Open a table with this state. */
async function openTable(news: Partial<TableView> = {}): Promise<FakeSocket> {
  render(TableScreen, { code: "abc234" });
  await vi.advanceTimersByTimeAsync(0); // its texts are loaded already
  FakeSocket.last.accept();
  FakeSocket.last.receive(tableMessage(news));
  flushSync();
  return FakeSocket.last;
}

const MOVES: Partial<View> = { position: "5/5 0/0 1 20", rolling: false, moves: ["20:C>1", "20:C>2"] };
const prompt = (): string | undefined => document.querySelector(".prompt")?.textContent.trim();
const button = (name: string): HTMLElement | null => screen.queryByRole("button", { name });
const coins = (place: number): number => document.querySelectorAll(`.seat [data-place="${place}"] .coin`).length;
const sent = (): string[] => FakeSocket.last.sent.map((command) => (command as { type: string }).type);
const withBo = [seat(1, { name: "Ana", holder: 1, connected: true }), seat(2, { name: "Bo", holder: 2, connected: true })];

function drag(from: string, to: string): void {
  document.elementFromPoint = () => document.querySelector(to);
  for (const [type, x] of [["pointerdown", 0], ["pointermove", 50], ["pointerup", 50]] as const) {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, button: 0 });
    document.querySelector(from)?.dispatchEvent(Object.assign(event, { pointerId: 1 }));
    flushSync();
  }
}

test("during a roll, the prompt names the player and not the event before", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const socket = await openTable({ view: view({ to_act: 2 }), seats: withBo });
  socket.receive(happened([{ type: "rolled", seat: 2, face: "20" }], { position: "5/5 0/0 2 20", to_act: 2, rolling: false }));
  flushSync();
  expect(prompt()).toBe("Bo is rolling…");
  await vi.advanceTimersByTimeAsync(700);
  flushSync();
  expect(prompt()).toBe("Bo rolls “20”.");
});

describe("a coin that is dropped", () => {
  const drop = (): void => drag(".pile[data-coin='20']", ".seat [data-place='1']");

  test("is shown there at once", async () => {
    await openTable({ view: view(MOVES) });
    drop();
    expect([coins(1), sent()]).toEqual([2, ["hello", "move"]]);
  });

  test("goes back while the connection is lost, with an explanation", async () => {
    (await openTable({ view: view(MOVES) })).end();
    drop();
    expect(coins(1)).toBe(1);
    expect(prompt()).toBe("No connection. Nothing was sent.");
  });

  test("is where the server says once the connection is back", async () => {
    await openTable({ view: view(MOVES) });
    drop();
    FakeSocket.last.end();
    flushSync();
    expect(coins(1)).toBe(1);
    await vi.advanceTimersByTimeAsync(250);
    FakeSocket.last.accept();
    FakeSocket.last.receive({ type: "events", events: [], view: view(MOVES) });
    flushSync();
    expect([coins(1), sent()]).toEqual([1, ["hello"]]);
  });
});

describe("while the connection is lost", () => {
  test("the prompt says so, and the die is not a button", async () => {
    const socket = await openTable({ view: view() });
    expect(document.querySelector("button[data-die]")).not.toBeNull();
    socket.end();
    flushSync();
    expect(prompt()).toMatch(/^Connection lost\./);
    expect(document.querySelector("button[data-die]")).toBeNull();
  });

  test("a paused game cannot be continued", async () => {
    const socket = await openTable({ view: view({ paused: true }) });
    expect(button("Continue")?.hasAttribute("disabled")).toBe(false);
    socket.end();
    flushSync();
    expect(button("Continue")?.hasAttribute("disabled")).toBe(true);
  });
});

describe("at a table with a real die", () => {
  test.each<[string, Partial<View>, string]>([
    ["a roll", {}, "Your turn. Roll, then tap the result."],
    ["a starting roll", { position: "-/- 0/0 first -/-" }, "Highest roll goes first. Roll, then tap the result."],
  ])("the prompt explains how to enter %s", async (_, news, expected) => {
    const { options } = tableMessage();
    await openTable({ options: { ...options, dice: "companion" }, view: view(news) });
    expect(document.querySelector(".prompt .line")?.textContent.trim()).toBe(expected);
  });
});

test("the prompt says that the turn passes if no coin can be moved", async () => {
  await openTable({ view: view({ position: "5/5 0/0 1 50", rolling: false, moves: ["pass"] }) });
  expect(prompt()).toBe("No coin of this value can move. The turn ends.");
});

describe("an impossible move is explained", () => {
  const stack = (place: number): HTMLElement => document.querySelector(`.seat [data-place="${place}"]`) as HTMLElement;
  const heard = (): string[] => [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent);
  const reason = (): string | undefined => document.querySelector(".reason")?.textContent;
  const replaced = [seat(1, { name: "Ana", holder: 1, computer: "greedy" }), ...withBo.slice(1)];

  const cases: [string, Partial<TableView>, string][] = [
    ["before the roll", {}, "Roll the die first."],
    ["before the starting roll", { view: view({ position: "5/5 0/0 first -/-" }) }, "Roll the die first."],
    ["in the turn of another player", { view: view({ to_act: 2, rolling: false, position: "5/5 0/0 2 20" }) }, "It is not your turn."],
    ["during a pause", { view: view({ ...MOVES, paused: true }) }, "The game is paused."],
    ["for a spectator", { you: null, view: view(MOVES) }, "You are watching this game."],
    ["while a computer plays for you", { seats: replaced, view: view(MOVES) }, "A computer is playing for you."],
    ["on a 0", { view: view({ position: "5/5 0/0 1 0", rolling: false, moves: ["pass"] }) }, "No coin moves on a 0."],
    ["if no coin can be moved", { view: view({ position: "5/5 0/0 1 50", rolling: false, moves: ["pass"] }) }, "No coin of this value can move."],
  ];
  test.each(cases)("%s, after a tap and after a drag", async (_, news, why) => {
    await openTable(news);
    const before = heard();
    await fireEvent.click(stack(1));
    expect([reason(), heard()]).toEqual([why, [...before, why]]);
    drag(".pile[data-coin='20']", ".seat [data-place='1']");
    expect([reason(), heard()]).toEqual([why, [...before, why, why]]);
    await vi.advanceTimersByTimeAsync(900); // before the turn passes by itself
    expect(sent()).toEqual(["hello"]);
  });

  test("the coin of the rolled value is taken instead of another one, with an explanation", async () => {
    const moves = ["20:1>C", "20:1>2"];
    await openTable({ view: view({ ...MOVES, position: "20.5/5 0/0 1 20", moves }) });
    await fireEvent.click(stack(1).querySelector("[data-coin='5']") as Element);
    expect(prompt()).toBe("You rolled 20, so you picked up a 20.");
    expect(heard().at(-1)).toBe(prompt());
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(prompt()).toBe("Pick a 20, then a stack.");
  });

  test("a coin dropped beside the stacks is put back, with an explanation", async () => {
    await openTable({ view: view(MOVES) });
    drag(".pile[data-coin='20']", ".logo");
    expect(prompt()).toBe("No stack there. The 20 went back.");
    expect([heard().at(-1), sent()]).toEqual([prompt(), ["hello"]]);
  });

  test("a drag from a wrong pile is sent to the server, like a tap", async () => {
    const socket = await openTable({ view: view(MOVES) });
    drag(".pile[data-coin='50']", ".seat [data-place='1']");
    expect(sent()).toEqual(["hello", "move"]);
    socket.receive(refused({ code: "illegal-move", rule: "wrong-value" }));
    flushSync();
    expect(prompt()).toBe("The die shows another value.");
  });

  test("but not any more once a coin is held", async () => {
    const socket = await openTable({ view: view(MOVES) });
    await fireEvent.click(stack(1));
    socket.receive(refused({ code: "illegal-move", rule: "coin-not-there" }));
    await fireEvent.click(document.querySelector(".pile[data-coin='20']") as Element);
    expect(prompt()).toBe("Pick a highlighted stack for the 20.");
  });
});

describe("a turn without a legal move", () => {
  test("passes by itself, even if the connection was lost for a moment", async () => {
    const noMove: Partial<View> = { position: "5/5 0/0 1 0", rolling: false, moves: ["pass"] };
    (await openTable({ view: view(noMove) })).end();
    flushSync();
    await vi.advanceTimersByTimeAsync(10_000); // there is no connection
    FakeSocket.last.accept();
    FakeSocket.last.receive({ type: "events", events: [], view: view(noMove) });
    flushSync();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent()).toEqual(["hello", "move"]);
  });
});

test.each([120_000, -120_000])("the turn clock uses the clock of the server, %i ms ahead", async (ahead) => {
  const now = Date.now() + ahead;
  const bo = { name: "Bo", holder: 2, connected: true };
  await openTable({ now, seats: [seat(1, { name: "Ana", holder: 1 }), seat(2, bo)], view: view({ to_act: 2, deadline: now + 8_000 }) });
  expect(document.querySelector(".clock")?.textContent).toBe("0:08");
  expect(screen.queryByRole("button", { name: /computer/ })).toBeNull(); // no player is late
  await vi.advanceTimersByTimeAsync(9_000);
  screen.getByRole("button", { name: "Replace Bo with a computer" });
});

describe("a chat message", () => {
  test("does not put a held coin back", async () => {
    const socket = await openTable({ seats: withBo, view: view(MOVES) });
    await fireEvent.click(document.querySelector(".pile[data-coin='20']") as Element);
    socket.receive(happened([{ type: "said", seat: 2, phrase: "thinking", text: null }], MOVES));
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(prompt()).toBe("Pick a highlighted stack for the 20.");
  });

  test("is complete in the chat beside the moves, for spectators too", async () => {
    const long = "Who would have thought that a five would do it: now I need twenty more, and so do you!";
    const socket = await openTable({ you: null, seats: withBo });
    const list = (): HTMLElement => screen.getByRole("region", { name: "Chat history", hidden: true });
    const lines = (): string[] => [...list().querySelectorAll("li")].map(({ textContent }) => textContent);
    const heard = (): number => [...document.querySelectorAll("[role=log] p")].filter((p) => p.textContent.includes(long)).length;
    screen.getByRole("button", { name: "Moves" }); // without messages, only the moves are there
    socket.receive(happened([{ type: "said", seat: 1, phrase: "thinking", text: null }, { type: "said", seat: 2, phrase: null, text: long }]));
    flushSync();
    expect(lines()).toEqual(["Ana I’m thinking…", `Bo ${long}`]);
    expect([heard(), list().closest("[aria-live], [role=log], [role=status]")]).toEqual([1, null]);
  });

  test("stays in the field if it is refused", async () => {
    const socket = await openTable({ seats: withBo, options: { ...tableMessage().options, chat: "text" } });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Write a message…", hidden: true });
    await fireEvent.input(field, { target: { value: " Wait for me " } });
    await fireEvent.submit(field);
    expect(socket.sent.at(-1)).toMatchObject({ type: "say", seat: 1, text: "Wait for me" });
    socket.receive(refused({ code: "too-fast" }));
    flushSync();
    expect(field.value).toBe(" Wait for me ");
    await fireEvent.submit(field);
    expect(sent().filter((type) => type === "say").length).toBe(2);
    socket.receive(happened([{ type: "said", seat: 1, phrase: null, text: "Wait for me" }]));
    flushSync();
    expect(field.value).toBe("");
    await fireEvent.input(field, { target: { value: "Wait for me" } });
    socket.receive(happened([{ type: "said", seat: 2, phrase: "hello", text: null }], { sequence: 3 }));
    flushSync();
    expect(field.value).toBe("Wait for me"); // an earlier equal message does not clear it
  });

  test("is not possible against computer players only", async () => {
    await openTable();
    expect(screen.queryByRole("region", { name: "Chat history", hidden: true })).toBeNull();
  });

  test("after the end moves nothing", async () => {
    const over: Partial<View> = { phase: "over", position: "5/50.50 0/3 2 -", to_act: null, rolling: false };
    const socket = await openTable({ seats: withBo, view: view(over), winner: 2 });
    const phrase = screen.getByRole("button", { name: "Goodbye!" });
    phrase.focus();
    socket.receive(happened([{ type: "said", seat: 2, phrase: "thanks", text: null }], over));
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect([phrase.isConnected, document.activeElement === phrase]).toEqual([true, true]);
  });
});

describe("a change of the language", () => {
  const heard = (): string[] => [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent);

  test("changes the last sentence, too, without a new announcement", async () => {
    const socket = await openTable({ seats: withBo, view: view({ position: "5/5 0/0 2 50", to_act: 2, rolling: false }) });
    socket.receive(happened([{ type: "moved", seat: 2, move: "pass" }]));
    flushSync();
    const english = "Bo passes.";
    expect([prompt(), heard()]).toEqual([english, [english]]);
    await catalogue.speak("de");
    flushSync();
    expect([prompt(), heard()]).toEqual(["Bo passt.", [english]]);
  });
});

describe("a spectator", () => {
  test("sees a notice, and how to get a seat", async () => {
    await openTable({ you: null, seats: withBo });
    screen.getByText(/You are watching\. You can take a seat when a player offers one\./);
  });

  test("can take an offered seat", async () => {
    await openTable({ you: null, seats: [withBo[0] ?? seat(1), seat(2, { name: "Bo", holder: 2, offered: true })] });
    await fireEvent.click(screen.getByRole("button", { name: "Take Bo’s seat" }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "take-seat", seat: 2 });
  });

  test("has a notice that players do not see", async () => {
    await openTable();
    expect(screen.queryByText(/You are watching/)).toBeNull();
  });
});

describe("taking back a move", () => {
  const after: Partial<View> = { position: "20.5/5 0/0 2 -", to_act: 2, can_take_back: 1 };

  test("is offered to the player who moved, and requested", async () => {
    await openTable({ seats: withBo, view: view(after) });
    await fireEvent.click(screen.getByRole("button", { name: "Undo my move" }));
    FakeSocket.last.receive(happened([{ type: "asked", seat: 1, question: "take-back" }], { ...after, question: "take-back", asked_by: 1 }));
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    const question = within(screen.getByRole("region", { name: "Request" }));
    question.getByText("You asked to undo your move.");
    expect(button("Undo my move")).toBeNull();
    await fireEvent.click(question.getByRole("button", { name: "Cancel request" }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", seat: 1, agree: false });
  });

  test("is not offered if a computer player made the move, or rolls next", async () => {
    const replaced = seat(1, { name: "Ana", holder: 1, computer: "greedy" });
    await openTable({ seats: [replaced, ...withBo.slice(1)], view: view(after) });
    expect(button("Undo my move")).toBeNull();
    await openTable({ view: view(after) });
    expect(button("Undo my move")).toBeNull();
  });

  test("is answered by the other players", async () => {
    await openTable({ seats: withBo, view: view({ question: "take-back", asked_by: 2, agreed: [2], to_act: 1 }) });
    screen.getByText("Bo asks to undo their move.");
    await fireEvent.click(screen.getByRole("button", { name: "Yes" }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", seat: 1, agree: true });
  });

  test("cannot be answered while the connection is lost", async () => {
    (await openTable({ seats: withBo, view: view({ question: "take-back", asked_by: 2, agreed: [2], to_act: 1 }) })).end();
    flushSync();
    expect(button("Yes")).toBeNull();
  });
});

describe("the menu", () => {
  const openMenu = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  const SEAT = ["Ask for a pause", "Replace me with a computer", "Offer my seat"];

  test("has no seat actions in a game against computers only", async () => {
    await openTable();
    await openMenu();
    expect(SEAT.filter(button)).toEqual([]);
    expect(button("Hello!")).toBeNull(); // nobody would read it
  });

  test("has seat actions in a game with other people", async () => {
    await openTable({ seats: withBo });
    await openMenu();
    expect(SEAT.filter(button)).toEqual(SEAT);
    screen.getByRole("button", { name: "Hello!" });
  });

  test("lists the keys", async () => {
    await openTable();
    await openMenu();
    expect(screen.getByText("Keyboard shortcuts").closest("details")?.textContent).toContain("0 to 2");
  });

  test("explains why there are no chances", async () => {
    const { options } = tableMessage();
    await openTable({ options: { ...options, hints: false } });
    await openMenu();
    screen.getByText("Win chances are off at this table.");
    expect(screen.queryByLabelText("Show win chances")).toBeNull();
  });

  test("offers chances for three players, too", async () => {
    const { options } = tableMessage();
    await openTable({ options: { ...options, seats: 3 }, seats: [...withBo, seat(3, { computer: "greedy" })] });
    await openMenu();
    expect(screen.getAllByLabelText("Show win chances").length).toBeGreaterThan(1);
  });
});

describe("chances", () => {
  test("are shown after a tap, and fetched", async () => {
    const fetched = vi.fn(async () => Response.json({ win: [0.75, 0.25], exact: true, error: 0, moves: [] }));
    await openTable();
    expect(document.querySelector(".chances")).toBeNull();
    vi.stubGlobal("fetch", fetched);
    const [toggle] = screen.getAllByRole("button", { name: "Show win chances" });
    await fireEvent.click(toggle ?? document.body);
    await until(() => screen.getByText("75.0%"));
    expect(fetched).toHaveBeenCalledWith("/api/value", expect.objectContaining({ method: "POST" }));
  });

  test("are fetched again while the server computes them", async () => {
    settings.hints = true;
    const answers = [
      new Response(JSON.stringify({ code: "unsolved" }), { status: 202 }),
      Response.json({ win: [0.75, 0.25], exact: true, error: 0, moves: [] }),
    ];
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.endsWith("/value")) throw new TypeError("Failed to fetch");
      return answers.shift();
    });
    await openTable();
    screen.getByText("Calculating…");
    await vi.advanceTimersByTimeAsync(5_000);
    await until(() => screen.getByText("75.0%"));
  });
});

describe("the limit of €1.50", () => {
  const NOTE = "A stack over €1.50 is full: no more coins until it is lower.";
  const near: Partial<View> = { ...MOVES, position: "5/50.50.20.10 0/0 1 20" };

  test("is explained when a stack is first over a euro, and only once", async () => {
    settings.knowsLimit = false;
    await openTable({ view: view(near) });
    expect(prompt()).toBe(NOTE);
    expect(settings.knowsLimit).toBe(true);
    const announced = [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent);
    expect(announced.filter((text) => text === NOTE)).toEqual([NOTE]);
    document.body.innerHTML = "";
    await openTable({ view: view(near) });
    expect(prompt()).toBe("Pick a 20, then a stack.");
  });

  test("is explained when a move is first refused because of it", async () => {
    settings.knowsLimit = false;
    const socket = await openTable({ view: view(MOVES) });
    expect(prompt()).toBe("Pick a 20, then a stack.");
    socket.receive(refused({ code: "illegal-move", rule: "stack-full" }));
    flushSync();
    expect(prompt()).toBe(NOTE);
  });

  test("is replaced by the next sentence", async () => {
    settings.knowsLimit = false;
    await openTable({ view: view(near) });
    await vi.advanceTimersByTimeAsync(10_000);
    flushSync();
    expect(prompt()).toBe("Pick a 20, then a stack.");
  });

  test("is not explained in the classic edition", async () => {
    settings.knowsLimit = false;
    const { options } = tableMessage();
    await openTable({ options: { ...options, rules: "classic" }, view: view(near) });
    expect([prompt(), settings.knowsLimit]).toEqual(["Pick a 20, then a stack.", false]);
  });
});

test("an empty list of moves says so", async () => {
  await openTable({ view: view({}) });
  expect(document.querySelector("aside")?.textContent).toContain("No moves yet.");
});

describe("a game from a position", () => {
  test("begins with that position, without starting rolls", async () => {
    const { options } = tableMessage();
    await openTable({ options: { ...options, position: "20/20 0/0 1 20" }, view: view({ ...MOVES, position: "20/20 0/0 1 20" }) });
    expect(prompt()).toBe("Pick a 20, then a stack.");
    expect(document.querySelector("svg[data-die]")?.textContent).toBe("20");
    expect(document.querySelector("aside ol")?.textContent).toContain("…");
  });
});
