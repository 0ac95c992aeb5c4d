import { vi } from "vitest";

/** Wait until an assertion holds: with fake timers, too, and long enough for a busy machine. */
export const until = <Found>(assertion: () => Found): Promise<Found> => vi.waitFor(assertion, { timeout: 20_000 });
