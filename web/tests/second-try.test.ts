import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../src/api";
import { mayPass, SecondTry } from "../src/second-try";

let second: SecondTry;
const attempt = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  attempt.mockClear();
  second = new SecondTry();
});
afterEach(() => {
  second.end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("comes after a while, once", () => {
  second.later(attempt);
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("comes at once with the connection, and not again after a while", () => {
  second.later(attempt);
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("waits for the connection where the device knows that there is none", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  second.later(attempt);
  vi.advanceTimersByTime(60_000);
  expect(attempt).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("does not come to who has left", () => {
  second.later(attempt);
  second.end();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(attempt).not.toHaveBeenCalled();
});

test.each([
  [new Problem("offline", 0), true],
  [new Problem("busy", 503), true],
  [new TypeError("something else"), true],
  [new Problem("no-such-table", 404), false],
  [new Problem("not-over", 409), false],
])("%s is worth it: %s", (error, isWorthIt) => {
  expect(mayPass(error)).toBe(isWorthIt);
});
