import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "./api";
import { isTransient, Retry } from "./retry";

let retry: Retry;
const attempt = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  attempt.mockClear();
  retry = new Retry();
});
afterEach(() => {
  retry.end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("an attempt is repeated once, after a pause", () => {
  retry.later(attempt);
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("an attempt is repeated at once when the device is online again, and not a second time", () => {
  retry.later(attempt);
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("an attempt waits for the connection while the device is offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  retry.later(attempt);
  vi.advanceTimersByTime(60_000);
  expect(attempt).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("an attempt is not repeated after the end", () => {
  retry.later(attempt);
  retry.end();
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
])("%s is transient: %s", (error, isExpected) => {
  expect(isTransient(error)).toBe(isExpected);
});
