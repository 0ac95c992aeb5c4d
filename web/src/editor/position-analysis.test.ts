import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PositionAnalysis } from "./position-analysis.svelte";

const MOVES = { position: "5/5 0/0 1 20", winner: null, moves: [] };
const VALUE = { win: [0.6, 0.4], exact: true, error: 0, moves: [] };

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const unsolved: Answer = { status: 202, body: { code: "unsolved" } };
const VALID = ok({ mistake: null });
const refused = (status: number, code: string, detail = ""): Answer => ({ status, body: { code, detail } });

/** A fake server with a list of answers for each path; the last one is repeated. */
function serve(analysis: Record<string, Answer[]>): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    const next = analysis[path] ?? (path === "/api/check" ? [VALID] : []);
    const { status, body } = (next.length > 1 ? next.shift() : next[0]) ?? refused(404, "not-found");
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  return requests;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves and chances are shown together", async () => {
  serve({ "/api/moves": [ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "standard");
  await vi.advanceTimersByTimeAsync(200);
  expect([analysis.moves, analysis.value, analysis.chances]).toEqual([MOVES, VALUE, "known"]);
});

test("chances are fetched again until the server has computed them", async () => {
  serve({ "/api/moves": [ok(MOVES)], "/api/value": [unsolved, unsolved, ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "classic");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([analysis.moves, analysis.value, analysis.chances]).toEqual([MOVES, null, "soon"]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect([analysis.value, analysis.chances]).toEqual([VALUE, "known"]);
});

test("chances that the server does not have are fetched once", async () => {
  const requests = serve({ "/api/moves": [ok(MOVES)], "/api/value": [refused(422, "unknown-chances")] });
  const analysis = new PositionAnalysis();
  for (const position of ["5/5/5 0/0/0 1 20", "5/5/20 0/0/0 1 20"]) {
    const stop = analysis.ask(position, "standard");
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect([analysis.moves, analysis.chances]).toEqual([MOVES, "unknown"]);
  }
  const both = ["/api/moves", "/api/value"];
  expect(requests.filter((path) => path !== "/api/check")).toEqual([...both, ...both]);
});

test("a mistake is shown until it is corrected", async () => {
  const mistake = { text: "position", column: 1, expected: "coin-or-empty", found: "c" };
  const requests = serve({ "/api/check": [ok({ mistake }), VALID], "/api/moves": [ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  const stop = analysis.ask("chess", "standard");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([analysis.moves, analysis.mistake]).toEqual([null, mistake]);
  expect(requests).toEqual(["/api/check"]); // no moves or chances of an invalid position
  stop();
  analysis.ask("5/5 0/0 1 20", "standard");
  await vi.advanceTimersByTimeAsync(200);
  expect([analysis.moves, analysis.mistake]).toEqual([MOVES, null]);
});

test("an unreadable text is sent only once", async () => {
  const requests = serve({ "/api/check": [refused(422, "unreadable")] });
  const analysis = new PositionAnalysis();
  analysis.ask("5".repeat(300), "standard");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([analysis.trouble, analysis.hasAnswered, requests]).toEqual(["unreadable", true, ["/api/check"]]);
});

test("a request is repeated after an error of the server", async () => {
  serve({ "/api/moves": [refused(503, "busy"), ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "standard");
  await vi.advanceTimersByTimeAsync(200);
  expect(analysis.trouble).toBe("busy");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([analysis.moves, analysis.trouble]).toEqual([MOVES, null]);
});

test("the answer for an earlier position is ignored", async () => {
  const requests = serve({ "/api/moves": [ok(MOVES)], "/api/value": [ok(VALUE)] });
  const analysis = new PositionAnalysis();
  analysis.ask("5/5 0/0 1 20", "standard")();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([analysis.moves, requests]).toEqual([null, []]);
});
