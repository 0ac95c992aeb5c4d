import { vi } from "vitest";

/** Waits until something is so: with clocks that are set by hand, too, and for as long as a busy machine takes. */
export const until = <Found>(so: () => Found): Promise<Found> => vi.waitFor(so, { timeout: 20_000 });
