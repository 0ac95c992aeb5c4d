/** Repeats a failed request: at once when the device is online again, else after a pause. */

import { ApiError } from "./api";

const PAUSE = 4_000; // milliseconds

/** Whether a repeated request may succeed: there was no answer, or a server error. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export class Retry {
  #attempt: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", this.#now);
  }

  /** Repeat this attempt later, and drop the one before it. */
  later(attempt: () => void): void {
    clearTimeout(this.#timer);
    this.#attempt = attempt;
    this.#timer = setTimeout(() => {
      if (navigator.onLine) this.#now();
    }, PAUSE);
  }

  /** Stop. */
  end(): void {
    clearTimeout(this.#timer);
    this.#attempt = null;
    removeEventListener("online", this.#now);
  }

  #now = (): void => {
    clearTimeout(this.#timer);
    const attempt = this.#attempt;
    this.#attempt = null;
    attempt?.();
  };
}
