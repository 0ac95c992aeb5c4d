import { beforeEach, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { event, happened, refused, table as tableMessage, view } from "../../../tests/support/table-messages";
import { coinsOf, stackAt, writePosition } from "../../notation/position";
import { forgetTable, secretOf } from "../memory/known-tables";
import { Playback } from "../playback/playback.svelte";
import { TableState } from "./table-state.svelte";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
});

test("a jump to another position during a flight shows that position", async () => {
  vi.useFakeTimers();
  const playback = new Playback({ shown: () => undefined });
  playback.jump(view({ position: "20.5/5 0/0 1 20" }));
  playback.play([event({ type: "moved", seat: 1, move: "20:1>C" })], view({ position: "5/5 0/0 2 -" }));
  await vi.advanceTimersByTimeAsync(10);
  playback.jump(view({ sequence: 2000, position: "50/10 1/2 2 -" }));
  const flight = playback.flight;
  flight?.landed();
  await vi.advanceTimersByTimeAsync(10);
  let crash = "";
  try { if (playback.position) coinsOf(stackAt(playback.position, 1)); } catch (e) { crash = String(e); }
  await vi.advanceTimersByTimeAsync(10000);
  vi.useRealTimers();
  expect([crash, playback.position && writePosition(playback.position)]).toEqual(["", "50/10 1/2 2 -"]);
});

test("events that are known are not played again after a refusal", () => {
  const watched: string[] = [];
  const table = new TableState("abc234", { loaded: () => undefined, happened: (e) => watched.push(...e.map((x) => `${x.sequence} ${x.type}`)), refused: () => undefined });
  table.open();
  FakeSocket.last.accept();
  FakeSocket.last.receive(tableMessage({ view: view({ sequence: 1 }) }));
  const news = happened([{ type: "rolled", seat: 1, face: "20" }]);
  FakeSocket.last.receive(news);
  FakeSocket.last.receive(refused({ code: "stale", events: news.events, view: news.view }));
  table.close();
  expect(watched).toEqual(["2 rolled"]);
});

test("bytes that were lost with the connection are sent again", () => {
  vi.useFakeTimers();
  const table = new TableState("abc234", { loaded: () => undefined, happened: () => undefined, refused: () => undefined });
  table.open();
  FakeSocket.last.accept();
  FakeSocket.last.receive(tableMessage({ view: view({ phase: "bytes", sequence: 5 }) }));
  FakeSocket.last.end();
  vi.advanceTimersByTime(250);
  FakeSocket.last.accept();
  FakeSocket.last.receive({ type: "events", events: [], view: view({ phase: "bytes", sequence: 5 }) });
  const sent = FakeSocket.last.sent.map((c) => (c as { type: string }).type);
  table.close();
  vi.useRealTimers();
  expect(sent).toEqual(["hello", "give-bytes"]);
});

test("bytes that a busy table has not taken are sent again, until it has them", () => {
  vi.useFakeTimers();
  const refusals: string[] = [];
  const listener = { loaded: () => undefined, happened: () => undefined, refused: ({ code }: { code: string }) => refusals.push(code) };
  const table = new TableState("abc234", listener);
  table.open();
  FakeSocket.last.accept();
  FakeSocket.last.receive(tableMessage({ you: 1, view: view({ phase: "bytes", sequence: 5 }) }));
  FakeSocket.last.receive(refused({ code: "busy" }));
  const sentShares = (): number => FakeSocket.last.sent.filter((sent) => (sent as { type: string }).type === "give-bytes").length;
  expect(sentShares()).toBe(1);
  vi.advanceTimersByTime(3_000);
  expect(sentShares()).toBe(2);
  const taken = happened([{ type: "bytes-given", seat: 1, bytes: "00" }], { phase: "bytes", sequence: 6 });
  FakeSocket.last.receive(taken);
  vi.advanceTimersByTime(10_000);
  expect(sentShares()).toBe(2);
  table.close();
  vi.useRealTimers();
});

test("invalid stored tables are ignored: null", () => {
  localStorage.setItem("exactly.tables", "null");
  expect(secretOf("abc234")).toBeNull();
});

test("invalid stored tables are ignored: {}", () => {
  localStorage.setItem("exactly.tables", "{}");
  expect(secretOf("abc234")).toBeNull();
});

test("invalid stored tables are ignored: [null]", () => {
  localStorage.setItem("exactly.tables", "[null]");
  expect(secretOf("abc234")).toBeNull();
});

test("a table is forgotten without storage, and without an error", () => {
  const s = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => { throw new DOMException("x", "SecurityError"); });
  try { expect(() => forgetTable("abc234")).not.toThrow(); } finally { s.mockRestore(); }
});

test.each([{ speed: "warp" }, { theme: "pink" }, { name: 7 }, { language: "toString" }])("invalid stored settings are ignored: %o", async (stored) => {
  vi.resetModules();
  localStorage.setItem("exactly.settings", JSON.stringify(stored));
  const { settings, paced } = await import("../../browser/settings.svelte");
  expect([paced(100), settings.theme, settings.name, settings.language]).toEqual([100, "system", "", null]);
});

test("a table that does not exist is not requested again", async () => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  const table = new TableState("abc234", { loaded: () => undefined, happened: () => undefined, refused: () => undefined });
  table.open();
  FakeSocket.last.end(4404);
  document.dispatchEvent(new Event("visibilitychange"));
  const n = FakeSocket.made.length;
  table.close();
  vi.useRealTimers();
  expect(n).toBe(1);
});
