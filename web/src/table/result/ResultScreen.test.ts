import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { POSITIONS, RECORD } from "../../../tests/support/review-game";
import { happened, refused, seat, table as tableMessage, view } from "../../../tests/support/table-messages";
import { until } from "../../../tests/support/until";
import { router } from "../../browser/router.svelte";
import { settings } from "../../browser/settings.svelte";
import { catalogue } from "../../i18n/texts.svelte";
import type { TableView, View } from "../../server/protocol";
import TableScreen from "../TableScreen.svelte";

beforeEach(async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("WebSocket", FakeSocket);
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  HTMLCanvasElement.prototype.getContext = () => null; // axe uses it to detect icon fonts
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path.includes("/record")
        ? new Response(RECORD, { headers: { "content-type": "text/plain" } })
        : Response.json(POSITIONS),
    ),
  );
  FakeSocket.made = [];
  localStorage.clear();
  Object.assign(settings, { knowsLimit: true, hints: false, speed: "quick" });
  await catalogue.speak("en");
  await catalogue.need("big-screen");
  router.rename("/t/abc234");
});
afterEach(() => vi.unstubAllGlobals());

const people = [seat(1, { name: "Ana", holder: 1, connected: true }), seat(2, { name: "Bo", holder: 2, connected: true })];
const OVER: Partial<View> = { phase: "over", position: POSITIONS.end, to_act: null, rolling: false };
const NEXT: Partial<View> = { phase: "bytes", position: "5/5 0/0 first -/-", to_act: null, rolling: false };

/** Open a table, by default with a game that is over. */
async function openTable(news: Partial<TableView> = {}): Promise<FakeSocket> {
  render(TableScreen, { code: "abc234" });
  await catalogue.need("big-screen");
  FakeSocket.last.accept();
  FakeSocket.last.receive(tableMessage({ seats: people, winner: 2, view: view(OVER), ...news }));
  flushSync();
  return FakeSocket.last;
}

const startNextGame = (socket: FakeSocket, sequence = 2): void => {
  socket.receive(happened([{ type: "game-started", game: 2, commitment: null }], { ...NEXT, sequence }));
  flushSync();
};
const result = (): Promise<HTMLElement> => screen.findByRole("heading", { level: 1, name: "Bo wins!" });
const isAtTable = (): boolean => document.querySelector(".screen main") !== null;
const requests = (): string[] => FakeSocket.last.sent.map((command) => (command as { type: string }).type);
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

test("the final position is shown, with a button back to the result", async () => {
  await openTable();
  await result();
  await press("Show final position");
  const stack = await screen.findByRole("button", { name: /^Bo: €1.00 \(50 50\)/ });
  const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  const sentences = (): (string | undefined)[] =>
    ["main [role=status]", ".prompt"].map((place) => document.querySelector(`.screen ${place}`)?.textContent);
  expect(sentences()[0]).toBe("");
  await fireEvent.click(stack); // explains that the game is over
  expect(sentences()).toEqual(Array(2).fill("The game is over."));
  const back = screen.getByRole("button", { name: "Back to result" });
  expect(document.activeElement).toBe(back);
  await fireEvent.click(back);
  await result();
});

describe("the next game", () => {
  test("starts with a rematch, and is shown at once", async () => {
    const socket = await openTable();
    await press("Rematch");
    expect(requests()).toContain("start");
    startNextGame(socket);
    expect(isAtTable()).toBe(true);
  });

  test("started by another player does not replace the result: a notice leads to it", async () => {
    const socket = await openTable();
    startNextGame(socket);
    await result();
    screen.getByText("The next game has started.");
    expect(requests()).toContain("give-bytes"); // the other players do not have to wait
    const record = screen.getByRole("link", { name: "Download game record" });
    expect(record.getAttribute("href")).toBe("/api/tables/abc234/record?game=1");
    await press("Go to next game");
    expect(isAtTable()).toBe(true);
    expect(screen.queryByText("The next game has started.")).toBeNull();
  });

  test("is not offered again once it has begun", async () => {
    const socket = await openTable();
    screen.getByRole("button", { name: "Rematch" });
    startNextGame(socket);
    await press("Go to next game");
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
    expect([isAtTable(), requests().includes("start")]).toEqual([true, false]);
  });

  test("has a notice for spectators, too", async () => {
    const socket = await openTable({ you: null });
    startNextGame(socket);
    await result();
    await press("Go to next game");
    expect(isAtTable()).toBe(true);
  });

  test("does not hide the end of this one, even if it begins at once", async () => {
    const socket = await openTable({ view: view({ position: "50.20.20/5 0/0 2 10", to_act: 2 }), winner: null });
    socket.receive(
      happened(
        [
          { type: "euro-taken", seats: [2] },
          { type: "game-ended", winner: 2, reason: "target", seed: null },
        ],
        { ...OVER, sequence: 3 },
      ),
    );
    startNextGame(socket, 4);
    await result();
    screen.getByText("The next game has started.");
    expect(document.querySelector(".winner")?.textContent).toContain("1 of 1 euro");
  });

  test("can be requested again if it cannot begin, and the reason is shown", async () => {
    const socket = await openTable();
    await press("Rematch");
    socket.receive(refused({ code: "busy" }));
    flushSync();
    await result();
    expect(document.querySelector(".reason")?.textContent).not.toBe("");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Rematch" }).disabled).toBe(false);
  });

  test("is requested once by a link to a rematch", async () => {
    router.rename("/t/abc234#again");
    const socket = await openTable();
    expect([requests().includes("start"), location.hash]).toEqual([true, ""]);
    startNextGame(socket);
    expect(isAtTable()).toBe(true);
  });

  test("is shown if it has begun already", async () => {
    router.rename("/t/abc234#again");
    await openTable({ game: 2, winner: null, view: view() });
    expect([isAtTable(), requests().includes("start")]).toEqual([true, false]);
  });
});

describe("the chat after the end", () => {
  test("can be used, and shows messages", async () => {
    const socket = await openTable();
    await press("Rematch?");
    expect(socket.sent.at(-1)).toEqual({ type: "say", seat: 1, phrase: "another" });
    const goodbye = { type: "said", seat: 2, phrase: "goodbye", text: null } as const;
    socket.receive(happened([goodbye], { ...OVER, sequence: 2 }));
    await until(() => expect(document.querySelector(".said")?.textContent).toBe("Bo says: Goodbye!"));
    const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("has the phrases for the end, even if the next game has begun", async () => {
    const socket = await openTable();
    startNextGame(socket);
    await result();
    screen.getByRole("button", { name: "Goodbye!" });
    expect(screen.queryByRole("button", { name: "I’m thinking…" })).toBeNull();
  });

  test("is not offered against computers only", async () => {
    await openTable({ seats: [seat(1, { name: "Ana", holder: 1 }), seat(2, { computer: "greedy" })] });
    expect(screen.queryByRole("button", { name: "Rematch?" })).toBeNull();
  });
});
