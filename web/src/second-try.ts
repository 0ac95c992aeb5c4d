/** What the server could not be asked is asked again: at once when the connection is back, else after a while. */

import { Problem } from "./api";

const A_WHILE = 4_000; // milliseconds

/** Whether it may go well another time: nobody answered, or the server has to do with itself. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof Problem) || error.status === 0 || error.status >= 500;

export class SecondTry {
  #attempt: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", this.#now);
  }

  /** Tries this later, and nothing that was to be tried before. */
  later(attempt: () => void): void {
    clearTimeout(this.#timer);
    this.#attempt = attempt;
    this.#timer = setTimeout(() => {
      if (navigator.onLine) this.#now();
    }, A_WHILE);
  }

  /** Tries nothing any more. */
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
