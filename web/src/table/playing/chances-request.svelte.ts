/** Requests the win chances of each position in turn, and again while the server is still solving. */

import { ApiError, fetchValue, type Value } from "../../server/api";

const RETRY_PAUSE = 5_000; // milliseconds; the server solves rules in a minute or two

/** Create it while a component is created: it uses an effect. */
export class ChancesRequest {
  value = $state.raw<Value | null>(null);
  /** Whether the server has no chances for these rules. */
  isUnknown = $state(false);
  /** Whether the starting rolls are over; win chances start after them. */
  isBegun = $derived.by(() => !this.position()?.includes("first"));

  constructor(
    private readonly position: () => string | null,
    private readonly rules: () => string,
  ) {
    $effect(() => this.#follow(this.position()));
  }

  #follow(position: string | null): (() => void) | undefined {
    if (!position || !this.isBegun) {
      this.value = null;
      return undefined;
    }
    let isOutdated = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const answer = await fetchValue(position, this.rules());
        if (!isOutdated) this.value = answer;
      } catch (error) {
        if (isOutdated) return;
        this.value = null;
        this.isUnknown = error instanceof ApiError && error.code === "unknown-chances";
        if (!this.isUnknown) timer = setTimeout(() => void ask(), RETRY_PAUSE);
      }
    };
    void ask();
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }
}
