import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PositionAnalysis } from "./position-analysis.svelte";

const MOVES = { position: "5/5 0/0 1 20", winner: null, moves: [] };
const VALUE = { win: [0.6, 0.4], exact: true, error: 0, moves: [] };

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const promised: Answer = { status: 202, body: { code: "unsolved" } };
const RIGHT = ok({ mistake: null });
const refused = (status: number, code: string, detail = ""): Answer => ({ status, body: { code, detail } });

/** A server that answers each question in turn, its last answer again and again. */
function serve(analysis: Record<string, Answer[]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const next = analysis[path] ?? (path === "/api/check" ? [RIGHT] : []);
    const { status, body } = (next.length > 1 ? next.shift() : next[0]) ?? refused(404, "not-found");
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves and chances come together", async () => {
  serve({ "/api/moves": [ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "standard");
  await vi.advanceTimersByTimeAsync(200);
  expect([analysis.moves, analysis.value, analysis.chances]).toEqual([MOVES, VALUE, "known"]);
});

test("chances that are being worked out are asked for until they are known", async () => {
  serve({ "/api/moves": [ok(MOVES)], "/api/value": [promised, promised, ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "classic");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([analysis.moves, analysis.value, analysis.chances]).toEqual([MOVES, null, "soon"]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect([analysis.value, analysis.chances]).toEqual([VALUE, "known"]);
});

test("chances that the server cannot know are asked for once", async () => {
  const asked = serve({ "/api/moves": [ok(MOVES)], "/api/value": [refused(422, "unknown-chances")] });
  const analysis = new PositionAnalysis();
  for (const position of ["5/5/5 0/0/0 1 20", "5/5/20 0/0/0 1 20"]) {
    const stop = analysis.ask(position, "standard");
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect([analysis.moves, analysis.chances]).toEqual([MOVES, "unknown"]);
  }
  const both = ["/api/moves", "/api/value"];
  expect(asked.filter((path) => path !== "/api/check")).toEqual([...both, ...both]);
});

test("a mistake is told, and then forgotten when it is mended", async () => {
  const mistake = { text: "position", column: 1, expected: "coin-or-empty", found: "c" };
  const asked = serve({ "/api/check": [ok({ mistake }), RIGHT], "/api/moves": [ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  const stop = analysis.ask("chess", "standard");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([analysis.moves, analysis.mistake]).toEqual([null, mistake]);
  expect(asked).toEqual(["/api/check"]); // nothing else is asked about what cannot be
  stop();
  analysis.ask("5/5 0/0 1 20", "standard");
  await vi.advanceTimersByTimeAsync(200);
  expect([analysis.moves, analysis.mistake]).toEqual([MOVES, null]);
});

test("a text that no server would read is not asked about again", async () => {
  const asked = serve({ "/api/check": [refused(422, "unreadable")] });
  const analysis = new PositionAnalysis();
  analysis.ask("5".repeat(300), "standard");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([analysis.trouble, analysis.hasAnswered, asked]).toEqual(["unreadable", true, ["/api/check"]]);
});

test("a server that cannot answer is asked again", async () => {
  serve({ "/api/moves": [refused(503, "busy"), ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "standard");
  await vi.advanceTimersByTimeAsync(200);
  expect(analysis.trouble).toBe("busy");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([analysis.moves, analysis.trouble]).toEqual([MOVES, null]);
});

test("who has gone on to another position is not told of the one before", async () => {
  const asked = serve({ "/api/moves": [ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "standard")();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([analysis.moves, asked]).toEqual([null, []]);
});
