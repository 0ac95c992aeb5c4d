import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "./api";
import { isTransient, Retry } from "./retry";

let second: Retry;
const attempt = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  attempt.mockClear();
  second = new Retry();
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
  [new ApiError("offline", 0), true],
  [new ApiError("busy", 503), true],
  [new TypeError("something else"), true],
  [new ApiError("no-such-table", 404), false],
  [new ApiError("not-over", 409), false],
])("%s is worth it: %s", (error, isWorthIt) => {
  expect(isTransient(error)).toBe(isWorthIt);
});
