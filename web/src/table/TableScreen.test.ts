import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../tests/support/fake-socket";
import { happened, refused, seat, table as told, view } from "../../tests/support/table-messages";
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

/** Comes to a table that stands like this. */
async function come(news: Partial<TableView> = {}): Promise<FakeSocket> {
  render(TableScreen, { code: "abc234" });
  await vi.advanceTimersByTimeAsync(0); // its words are there already
  FakeSocket.last.accept();
  FakeSocket.last.tell(told(news));
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

test("whose die is in the air is told, and not what was before", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const socket = await come({ view: view({ to_act: 2 }), seats: withBo });
  socket.tell(happened([{ type: "rolled", seat: 2, face: "20" }], { position: "5/5 0/0 2 20", to_act: 2, rolling: false }));
  flushSync();
  expect(prompt()).toBe("Bo rolls…");
  await vi.advanceTimersByTimeAsync(700);
  flushSync();
  expect(prompt()).toBe("Bo rolls 20.");
});

describe("a coin that is dropped", () => {
  const drop = (): void => drag(".pile[data-coin='20']", ".seat [data-place='1']");

  test("lies there at once", async () => {
    await come({ view: view(MOVES) });
    drop();
    expect([coins(1), sent()]).toEqual([2, ["hello", "move"]]);
  });

  test("lies where it lay while the connection is lost, and it is said why", async () => {
    (await come({ view: view(MOVES) })).end();
    drop();
    expect(coins(1)).toBe(1);
    expect(prompt()).toBe("There is no connection right now, so nothing was sent.");
  });

  test("lies where the table says once the connection is back", async () => {
    await come({ view: view(MOVES) });
    drop();
    FakeSocket.last.end();
    flushSync();
    expect(coins(1)).toBe(1);
    await vi.advanceTimersByTimeAsync(250);
    FakeSocket.last.accept();
    FakeSocket.last.tell({ type: "events", events: [], view: view(MOVES) });
    flushSync();
    expect([coins(1), sent()]).toEqual([1, ["hello"]]);
  });
});

describe("while the connection is lost", () => {
  test("that is what is told, and the die does not ask to be thrown", async () => {
    const socket = await come({ view: view() });
    expect(document.querySelector("button[data-die]")).not.toBeNull();
    socket.end();
    flushSync();
    expect(prompt()).toMatch(/^The connection is lost\./);
    expect(document.querySelector("button[data-die]")).toBeNull();
  });

  test("a game that rests cannot go on", async () => {
    const socket = await come({ view: view({ paused: true }) });
    expect(button("Continue")?.hasAttribute("disabled")).toBe(false);
    socket.end();
    flushSync();
    expect(button("Continue")?.hasAttribute("disabled")).toBe(true);
  });
});

describe("at a table with a real die", () => {
  test.each<[string, Partial<View>, string]>([
    ["a throw", {}, "Throw your die, then tap what it shows."],
    ["the first throw", { position: "-/- 0/0 first -/-" }, "Who begins? Throw, then tap what it shows."],
  ])("it is said how to tell %s", async (_, news, asked) => {
    const { options } = told();
    await come({ options: { ...options, dice: "companion" }, view: view(news) });
    expect(document.querySelector(".prompt .line")?.textContent.trim()).toBe(asked);
  });
});

test("who cannot move anything is told that the turn passes", async () => {
  await come({ view: view({ position: "5/5 0/0 1 50", rolling: false, moves: ["pass"] }) });
  expect(prompt()).toBe("No coin of this value can move: the turn passes.");
});

describe("a try that comes to nothing explains itself", () => {
  const stack = (place: number): HTMLElement => document.querySelector(`.seat [data-place="${place}"]`) as HTMLElement;
  const heard = (): string[] => [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent);
  const reason = (): string | undefined => document.querySelector(".reason")?.textContent;
  const kept = [seat(1, { name: "Ana", holder: 1, computer: "greedy" }), ...withBo.slice(1)];

  const cases: [string, Partial<TableView>, string][] = [
    ["before the throw", {}, "First throw the die."],
    ["before the first throw", { view: view({ position: "5/5 0/0 first -/-" }) }, "First throw the die."],
    ["in another's turn", { view: view({ to_act: 2, rolling: false, position: "5/5 0/0 2 20" }) }, "It is not your turn."],
    ["while it rests", { view: view({ ...MOVES, paused: true }) }, "The game is paused."],
    ["for who watches", { you: null, view: view(MOVES) }, "You are watching this game."],
    ["while a computer plays for you", { seats: kept, view: view(MOVES) }, "A computer is playing for you."],
    ["on a 0", { view: view({ position: "5/5 0/0 1 0", rolling: false, moves: ["pass"] }) }, "On a 0 no coin moves."],
    ["where nothing can go", { view: view({ position: "5/5 0/0 1 50", rolling: false, moves: ["pass"] }) }, "No coin of this value can move."],
  ];
  test.each(cases)("%s, once by a tap and once by a drag", async (_, news, why) => {
    await come(news);
    const before = heard();
    await fireEvent.click(stack(1));
    expect([reason(), heard()]).toEqual([why, [...before, why]]);
    drag(".pile[data-coin='20']", ".seat [data-place='1']");
    expect([reason(), heard()]).toEqual([why, [...before, why, why]]);
    await vi.advanceTimersByTimeAsync(900); // before a turn without a move has gone on by itself
    expect(sent()).toEqual(["hello"]);
  });

  test("another coin of a stack gives way to the one that the die shows, and says so", async () => {
    const moves = ["20:1>C", "20:1>2"];
    await come({ view: view({ ...MOVES, position: "20.5/5 0/0 1 20", moves }) });
    await fireEvent.click(stack(1).querySelector("[data-coin='5']") as Element);
    expect(prompt()).toBe("The die shows 20, so you hold the 20.");
    expect(heard().at(-1)).toBe(prompt());
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(prompt()).toBe("Choose a 20, then a stack.");
  });

  test("a coin that is dropped beside the stacks says that it is back", async () => {
    await come({ view: view(MOVES) });
    drag(".pile[data-coin='20']", ".logo");
    expect(prompt()).toBe("No stack there: the 20 is back where it was.");
    expect([heard().at(-1), sent()]).toEqual([prompt(), ["hello"]]);
  });

  test("a wrong pile that is dragged is asked about, as one that is tapped", async () => {
    const socket = await come({ view: view(MOVES) });
    drag(".pile[data-coin='50']", ".seat [data-place='1']");
    expect(sent()).toEqual(["hello", "move"]);
    socket.tell(refused({ code: "illegal-move", rule: "wrong-value" }));
    flushSync();
    expect(prompt()).toBe("The die shows another value.");
  });

  test("is no longer spoken of once a coin is in the hand", async () => {
    const socket = await come({ view: view(MOVES) });
    await fireEvent.click(stack(1));
    socket.tell(refused({ code: "illegal-move", rule: "coin-not-there" }));
    await fireEvent.click(document.querySelector(".pile[data-coin='20']") as Element);
    expect(prompt()).toBe("Lay the 20 down where it glows.");
  });
});

describe("a turn without a move", () => {
  test("goes on by itself, also when the connection was lost for a moment", async () => {
    const nothing: Partial<View> = { position: "5/5 0/0 1 0", rolling: false, moves: ["pass"] };
    (await come({ view: view(nothing) })).end();
    flushSync();
    await vi.advanceTimersByTimeAsync(10_000); // nobody is there
    FakeSocket.last.accept();
    FakeSocket.last.tell({ type: "events", events: [], view: view(nothing) });
    flushSync();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent()).toEqual(["hello", "move"]);
  });
});

test.each([120_000, -120_000])("the time of a turn is by the clock of the server, %i ms ahead", async (ahead) => {
  const now = Date.now() + ahead;
  const bo = { name: "Bo", holder: 2, connected: true };
  await come({ now, seats: [seat(1, { name: "Ana", holder: 1 }), seat(2, bo)], view: view({ to_act: 2, deadline: now + 8_000 }) });
  expect(document.querySelector(".clock")?.textContent).toBe("0:08");
  expect(screen.queryByRole("button", { name: /computer/ })).toBeNull(); // nobody is late
  await vi.advanceTimersByTimeAsync(9_000);
  screen.getByRole("button", { name: "Let a computer play for Bo" });
});

describe("talk", () => {
  test("takes no coin out of a hand", async () => {
    const socket = await come({ seats: withBo, view: view(MOVES) });
    await fireEvent.click(document.querySelector(".pile[data-coin='20']") as Element);
    socket.tell(happened([{ type: "said", seat: 2, phrase: "thinking", text: null }], MOVES));
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(prompt()).toBe("Lay the 20 down where it glows.");
  });

  test("can be read whole beside the moves, the last at the end, by who only watches, too", async () => {
    const long = "Who would have thought that a five would do it: now I need twenty more, and so do you!";
    const socket = await come({ you: null, seats: withBo });
    const list = (): HTMLElement => screen.getByRole("region", { name: "What was said", hidden: true });
    const lines = (): string[] => [...list().querySelectorAll("li")].map(({ textContent }) => textContent);
    const heard = (): number => [...document.querySelectorAll("[role=log] p")].filter((p) => p.textContent.includes(long)).length;
    screen.getByRole("button", { name: "Moves" }); // where nothing was said yet, there is nothing else to look for
    socket.tell(happened([{ type: "said", seat: 1, phrase: "thinking", text: null }, { type: "said", seat: 2, phrase: null, text: long }]));
    flushSync();
    expect(lines()).toEqual(["Ana I’m thinking…", `Bo ${long}`]);
    expect([heard(), list().closest("[aria-live], [role=log], [role=status]")]).toEqual([1, null]);
  });

  test("that was written stays until it is said, should it be refused", async () => {
    const socket = await come({ seats: withBo, options: { ...told().options, chat: "text" } });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Say something…", hidden: true });
    await fireEvent.input(field, { target: { value: " Wait for me " } });
    await fireEvent.submit(field);
    expect(socket.sent.at(-1)).toMatchObject({ type: "say", seat: 1, text: "Wait for me" });
    socket.tell(refused({ code: "too-fast" }));
    flushSync();
    expect(field.value).toBe(" Wait for me ");
    await fireEvent.submit(field);
    expect(sent().filter((type) => type === "say").length).toBe(2);
    socket.tell(happened([{ type: "said", seat: 1, phrase: null, text: "Wait for me" }]));
    flushSync();
    expect(field.value).toBe("");
    await fireEvent.input(field, { target: { value: "Wait for me" } });
    socket.tell(happened([{ type: "said", seat: 2, phrase: "hello", text: null }], { sequence: 3 }));
    flushSync();
    expect(field.value).toBe("Wait for me"); // that it was said before is no reason
  });

  test("has no place where there is nobody to talk", async () => {
    await come();
    expect(screen.queryByRole("region", { name: "What was said", hidden: true })).toBeNull();
  });

  test("after the end leaves everything where it is", async () => {
    const over: Partial<View> = { phase: "over", position: "5/50.50 0/3 2 -", to_act: null, rolling: false };
    const socket = await come({ seats: withBo, view: view(over), winner: 2 });
    const phrase = screen.getByRole("button", { name: "Goodbye!" });
    phrase.focus();
    socket.tell(happened([{ type: "said", seat: 2, phrase: "thanks", text: null }], over));
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect([phrase.isConnected, document.activeElement === phrase]).toEqual([true, true]);
  });
});

describe("another language", () => {
  const heard = (): string[] => [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent);

  test("is that of what was told before, too, and nothing is said twice for it", async () => {
    const socket = await come({ seats: withBo, view: view({ position: "5/5 0/0 2 50", to_act: 2, rolling: false }) });
    socket.tell(happened([{ type: "moved", seat: 2, move: "pass" }]));
    flushSync();
    const english = "Bo moves nothing.";
    expect([prompt(), heard()]).toEqual([english, [english]]);
    await catalogue.speak("de");
    flushSync();
    expect([prompt(), heard()]).toEqual(["Bo passt.", [english]]);
  });
});

describe("who has no seat", () => {
  test("is told so, and how to come by one", async () => {
    await come({ you: null, seats: withBo });
    screen.getByText(/You are watching\. When somebody offers a seat, you can sit down\./);
  });

  test("may take a seat that is offered", async () => {
    await come({ you: null, seats: [withBo[0] ?? seat(1), seat(2, { name: "Bo", holder: 2, offered: true })] });
    await fireEvent.click(screen.getByRole("button", { name: "Take Bo’s seat" }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "take-seat", seat: 2 });
  });

  test("who has one is not told so", async () => {
    await come();
    expect(screen.queryByText(/You are watching/)).toBeNull();
  });
});

describe("taking a move back", () => {
  const after: Partial<View> = { position: "20.5/5 0/0 2 -", to_act: 2, can_take_back: 1 };

  test("is offered to who moved, and asked for", async () => {
    await come({ seats: withBo, view: view(after) });
    await fireEvent.click(screen.getByRole("button", { name: "Take my move back" }));
    FakeSocket.last.tell(happened([{ type: "asked", seat: 1, question: "take-back" }], { ...after, question: "take-back", asked_by: 1 }));
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    const asked = within(screen.getByRole("region", { name: "A question" }));
    asked.getByText("You have asked to take your move back.");
    expect(button("Take my move back")).toBeNull();
    await fireEvent.click(asked.getByRole("button", { name: "Never mind" }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", seat: 1, agree: false });
  });

  test("is not offered where a computer player made the move, or throws at once", async () => {
    const kept = seat(1, { name: "Ana", holder: 1, computer: "greedy" });
    await come({ seats: [kept, ...withBo.slice(1)], view: view(after) });
    expect(button("Take my move back")).toBeNull();
    await come({ view: view(after) });
    expect(button("Take my move back")).toBeNull();
  });

  test("is answered by the others", async () => {
    await come({ seats: withBo, view: view({ question: "take-back", asked_by: 2, agreed: [2], to_act: 1 }) });
    screen.getByText("Bo would like to take a move back.");
    await fireEvent.click(screen.getByRole("button", { name: "Yes" }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", seat: 1, agree: true });
  });

  test("is not to be answered while the connection is lost", async () => {
    (await come({ seats: withBo, view: view({ question: "take-back", asked_by: 2, agreed: [2], to_act: 1 }) })).end();
    flushSync();
    expect(button("Yes")).toBeNull();
  });
});

describe("the menu", () => {
  const openMenu = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  const SEAT = ["Ask for a pause", "Let a computer play for me", "Offer my seat"];

  test("has nothing about the seat for who plays against computers alone", async () => {
    await come();
    await openMenu();
    expect(SEAT.filter(button)).toEqual([]);
    expect(button("Hello!")).toBeNull(); // nobody would hear it
  });

  test("lets a seat be left where others play on", async () => {
    await come({ seats: withBo });
    await openMenu();
    expect(SEAT.filter(button)).toEqual(SEAT);
    screen.getByRole("button", { name: "Hello!" });
  });

  test("says which keys there are", async () => {
    await come();
    await openMenu();
    expect(screen.getByText("Keys").closest("details")?.textContent).toContain("0 to 2");
  });

  test("says why there are no chances", async () => {
    const { options } = told();
    await come({ options: { ...options, hints: false } });
    await openMenu();
    screen.getByText("Chances are not shown at this table.");
    expect(screen.queryByLabelText("Show chances")).toBeNull();
  });

  test("offers chances to three as well", async () => {
    const { options } = told();
    await come({ options: { ...options, seats: 3 }, seats: [...withBo, seat(3, { computer: "greedy" })] });
    await openMenu();
    expect(screen.getAllByLabelText("Show chances").length).toBeGreaterThan(1);
  });
});

describe("chances", () => {
  test("are shown with a tap, and asked for", async () => {
    const fetched = vi.fn(async () => Response.json({ win: [0.75, 0.25], exact: true, error: 0, moves: [] }));
    await come();
    expect(document.querySelector(".chances")).toBeNull();
    vi.stubGlobal("fetch", fetched);
    const [toggle] = screen.getAllByRole("button", { name: "Show chances" });
    await fireEvent.click(toggle ?? document.body);
    await until(() => screen.getByText("75.0%"));
    expect(fetched).toHaveBeenCalledWith("/api/value", expect.objectContaining({ method: "POST" }));
  });

  test("are asked for again while they are being worked out", async () => {
    settings.hints = true;
    const answers = [
      new Response(JSON.stringify({ code: "unsolved" }), { status: 202 }),
      Response.json({ win: [0.75, 0.25], exact: true, error: 0, moves: [] }),
    ];
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.endsWith("/value")) throw new TypeError("Failed to fetch");
      return answers.shift();
    });
    await come();
    screen.getByText("Being worked out…");
    await vi.advanceTimersByTimeAsync(5_000);
    await until(() => screen.getByText("75.0%"));
  });
});

describe("the limit at 1.50", () => {
  const NOTE = "A stack over €1.50 is full: no more coins until it is lower.";
  const near: Partial<View> = { ...MOVES, position: "5/50.50.20.10 0/0 1 20" };

  test("is explained when a stack first comes near it, and only once", async () => {
    settings.knowsLimit = false;
    await come({ view: view(near) });
    expect(prompt()).toBe(NOTE);
    expect(settings.knowsLimit).toBe(true);
    const said = [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent);
    expect(said.filter((text) => text === NOTE)).toEqual([NOTE]);
    document.body.innerHTML = "";
    await come({ view: view(near) });
    expect(prompt()).toBe("Choose a 20, then a stack.");
  });

  test("is explained when a move is first refused for it", async () => {
    settings.knowsLimit = false;
    const socket = await come({ view: view(MOVES) });
    expect(prompt()).toBe("Choose a 20, then a stack.");
    socket.tell(refused({ code: "illegal-move", rule: "stack-full" }));
    flushSync();
    expect(prompt()).toBe(NOTE);
  });

  test("makes way for the next sentence", async () => {
    settings.knowsLimit = false;
    await come({ view: view(near) });
    await vi.advanceTimersByTimeAsync(10_000);
    flushSync();
    expect(prompt()).toBe("Choose a 20, then a stack.");
  });

  test("is none of the classic edition", async () => {
    settings.knowsLimit = false;
    const { options } = told();
    await come({ options: { ...options, rules: "classic" }, view: view(near) });
    expect([prompt(), settings.knowsLimit]).toEqual(["Choose a 20, then a stack.", false]);
  });
});

test("a list of moves without any says so", async () => {
  await come({ view: view({}) });
  expect(document.querySelector("aside")?.textContent).toContain("No moves yet.");
});

describe("a game from a position", () => {
  test("begins with what lies there, and nobody asks who begins", async () => {
    const { options } = told();
    await come({ options: { ...options, position: "20/20 0/0 1 20" }, view: view({ ...MOVES, position: "20/20 0/0 1 20" }) });
    expect(prompt()).toBe("Choose a 20, then a stack.");
    expect(document.querySelector("svg[data-die]")?.textContent).toBe("20");
    expect(document.querySelector("aside ol")?.textContent).toContain("…");
  });
});
