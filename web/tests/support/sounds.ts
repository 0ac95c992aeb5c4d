/** Nobody hears anything, but what would be heard is written down. */

import { vi } from "vitest";

export const clickOf = vi.fn();
export const fanfare = vi.fn();
export const rattle = vi.fn();
export const vibrate = vi.fn();
