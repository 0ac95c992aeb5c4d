/** Requests the win chances of each position in turn, and again while the server is still solving. */

import { ApiError, fetchValue, type Value } from "../../server/api";

const ASK_AGAIN = 5_000; // milliseconds; rules are solved in a minute or two, and a connection comes back

/** Create it with a component, which it asks for as long as it is mounted. */
export class ChancesRequest {
  value = $state.raw<Value | null>(null);
  /** Whether the server cannot know the chances. */
  isUnknown = $state(false);
  /** Whether the starting rolls are over: before them there are no chances. */
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
    let isOld = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const answer = await fetchValue(position, this.rules());
        if (!isOld) this.value = answer;
      } catch (error) {
        if (isOld) return;
        this.value = null;
        this.isUnknown = error instanceof ApiError && error.code === "unknown-chances";
        if (!this.isUnknown) timer = setTimeout(() => void ask(), ASK_AGAIN);
      }
    };
    void ask();
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }
}
