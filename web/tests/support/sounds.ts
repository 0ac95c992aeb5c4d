/** Mocks that record sounds and vibration. */

import { vi } from "vitest";

export const clickOf = vi.fn();
export const fanfare = vi.fn();
export const rattle = vi.fn();
export const vibrate = vi.fn();
