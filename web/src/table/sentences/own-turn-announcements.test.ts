import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { happened, seat, table as tableMessage, view } from "../../../tests/support/table-messages";
import { settings } from "../../browser/settings.svelte";
import { catalogue } from "../../i18n/texts.svelte";
import type { TableMessage, TableView, View } from "../../server/protocol";
import TableScreen from "../TableScreen.svelte";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
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

const withBo = [seat(1, { name: "Ana", holder: 1, connected: true }), seat(2, { name: "Bo", holder: 2, connected: true })];
const shared = withBo.map((each) => ({ ...each, holder: 1 }));

async function openTable(news: Partial<TableView> = {}): Promise<void> {
  render(TableScreen, { code: "abc234" });
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.accept();
  await receive(tableMessage({ seats: withBo, ...news }));
}

/** Send a message of the server, and wait until it was played back. */
async function receive(message: TableMessage): Promise<void> {
  FakeSocket.last.receive(message);
  flushSync();
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
}

const heard = (): string[] => [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent);
const prompt = (): string | undefined => document.querySelector(".prompt")?.textContent.trim();
const TO_ROLL: Partial<View> = { position: "5/5 0/0 1 -" };
const TO_MOVE: Partial<View> = { position: "5/5 0/0 1 20", rolling: false, moves: ["20:C>1", "20:C>2"] };
const OTHERS: Partial<View> = { position: "20.5/5 0/0 2 -", to_act: 2 };

describe("a player who is to act hears an announcement", () => {
  test("to roll and to move, once each, after the earlier events", async () => {
    await openTable({ view: view(OTHERS) });
    expect(heard()).toEqual([]);
    const later = { ...TO_ROLL, position: "20.5/5 0/0 1 -" };
    await receive(happened([{ type: "rolled", seat: 2, face: "0" }, { type: "moved", seat: 2, move: "pass" }], later));
    const moves = { ...TO_MOVE, position: "20.5/5 0/0 1 20", sequence: 4 };
    await receive(happened([{ type: "rolled", seat: 1, face: "20" }], moves));
    expect(heard()).toEqual([
      "Bo rolls “0”.",
      "Bo passes.",
      "Your turn. Roll the die.",
      "You roll “20”.",
      "Pick a 20, then a stack.",
    ]);
  });

  test("not again after a chat message, a reconnect or a change of the language", async () => {
    await openTable({ view: view(TO_ROLL) });
    await receive(happened([{ type: "said", seat: 2, phrase: "your-turn", text: null }], TO_ROLL));
    await receive({ type: "presence", connected: [1], away: {} });
    await receive({ type: "events", events: [], view: view({ ...TO_ROLL, sequence: 2 }) });
    await catalogue.speak("de");
    flushSync();
    expect(heard()).toEqual(["Your turn. Roll the die.", "Bo says: Your turn!"]);
  });

  test("in the current language", async () => {
    await openTable({ view: view(TO_ROLL) });
    await catalogue.speak("fr");
    await receive(happened([{ type: "rolled", seat: 1, face: "?" }], { ...TO_MOVE, position: "5/5 0/0 1 ?" }));
    expect(heard().slice(1)).toEqual(["Vous obtenez «\u00a0?\u00a0».", "Prenez une pièce au choix, puis choisissez une pile."]);
  });

  test("of the turn, if the die was rolled already", async () => {
    await openTable({ view: view(TO_MOVE) });
    expect(heard()).toEqual(["Your turn. Pick a 20, then a stack."]);
  });

  test("again after a pause", async () => {
    await openTable({ view: view({ ...TO_ROLL, paused: true }) });
    expect(heard()).toEqual([]);
    await receive(happened([{ type: "resumed", seat: 2 }], TO_ROLL));
    expect(heard()).toEqual(["The game continues.", "Your turn. Roll the die."]);
  });

  test("by name, if several players share a device", async () => {
    await openTable({ seats: shared, view: view({ ...TO_MOVE, to_act: 2, position: "5/5 0/0 2 20" }) });
    expect(heard()).toEqual(["Bo’s turn. Pick a 20, then a stack."]);
  });

  test("but not of a turn that passes by itself", async () => {
    await openTable({ view: view({ position: "5/5 0/0 1 0", rolling: false, moves: ["pass"] }) });
    expect(heard()).toEqual([]);
  });
});

describe("everybody hears the starting player", () => {
  const START: Partial<View> = { position: "5/5 0/0 first -/-", to_act: 1 };

  test("with every tie", async () => {
    await openTable({ view: view(START) });
    await receive(happened([{ type: "rolled", seat: 1, face: "20" }], { position: "5/5 0/0 first 20/-", to_act: 2 }));
    await receive(happened([{ type: "rolled", seat: 2, face: "20" }], { ...START, sequence: 3 }));
    expect(prompt()).toBe("Tie! Roll again.");
    const second = { position: "5/5 0/0 first 5/-", to_act: 2, sequence: 4 };
    await receive(happened([{ type: "rolled", seat: 1, face: "5" }], second));
    const started = { position: "5/5 0/0 2 -", to_act: 2, sequence: 5 };
    await receive(happened([{ type: "rolled", seat: 2, face: "50" }], started));
    expect(heard()).toEqual([
      "Highest roll goes first. Roll the die.",
      "You roll “20”.",
      "Bo rolls “20”.",
      "Tie! The tied players roll again.",
      "Highest roll goes first. Roll the die.",
      "You roll “5”.",
      "Bo rolls “50”.",
      "Bo rolled highest and goes first.",
    ]);
  });

  test("with automatic rolls, too", async () => {
    await openTable({ view: view({ ...START, phase: "bytes", to_act: null, rolling: false }) });
    const rolls = [["20", 1], ["20", 2], ["5", 1], ["?", 2], ["10", 2]] as const;
    await receive(
      happened(
        rolls.map(([face, roller]) => ({ type: "rolled", seat: roller, face }) as const),
        { position: "5/5 0/0 2 10", to_act: 2, rolling: false, moves: ["10:C>2"] },
      ),
    );
    expect(heard()).toEqual([
      "You roll “20”.",
      "Bo rolls “20”.",
      "Tie! The tied players roll again.",
      "You roll “5”.",
      "Bo rolls “?”.",
      "Bo rolled highest and goes first.",
      "Bo rolls “10”.",
    ]);
    expect(document.querySelectorAll("aside li").length).toBe(1); // only one of the rolls belongs to a turn
  });
});

test("a new round is announced when the coins are back, and then the player to roll", async () => {
  const flying: { onfinish: (() => void) | null; cancel: () => void } = { onfinish: null, cancel: () => undefined };
  Element.prototype.animate = () => flying as unknown as Animation;
  await openTable({ view: view({ position: "5/50.20.20 0/0 2 10", to_act: 2, rolling: false }) });
  const round = { position: "5/5 0/1 1 -", to_act: 1 };
  await receive(happened([{ type: "moved", seat: 2, move: "10:C>2" }, { type: "euro-taken", seats: [2] }], round));
  flying.onfinish?.();
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
  expect(heard()).toEqual([
    "Bo moves a 10 from the centre to their own stack.",
    "Exactly! A euro for Bo.",
    "All coins go back. New round: you go first.",
    "Your turn. Roll the die.",
  ]);
});
