/** The analysis of a position by the server: its legal moves, and the win chances where they are known. */

import { ApiError, checkPosition, fetchMoves, fetchValue, type Mistake, type Moves, type Value } from "../server/api";

const DEBOUNCE = 120; // milliseconds: several quick edits cause one request
const CHANCES_TIMEOUT = 300; // milliseconds that moves wait for their chances, so that they are sorted once
const RETRY_PAUSE = 4_000; // milliseconds
const UNREADABLE = 422; // for instance a text longer than any position

export type AnalysisStatus = "asked" | "soon" | "unknown" | "known";

export class PositionAnalysis {
  moves = $state.raw<Moves | null>(null);
  value = $state.raw<Value | null>(null);
  chances = $state<AnalysisStatus>("asked");
  /** The first error in the position. */
  mistake = $state.raw<Mistake | null>(null);
  /** The error code if the server could not answer. */
  trouble = $state<string | null>(null);
  /** Whether there was an answer or an error. */
  hasAnswered = $derived(this.moves !== null || this.mistake !== null || this.trouble !== null);

  /** Analyse a position, with retries until there is an answer; return a function that stops. */
  ask(position: string, rules: string): () => void {
    const stop = new AbortController();
    void this.#analyse(position, rules, stop.signal);
    return () => stop.abort();
  }

  async #analyse(position: string, rules: string, stop: AbortSignal): Promise<void> {
    await pause(DEBOUNCE);
    while (!stop.aborted) {
      try {
        const { mistake } = await checkPosition(position, rules);
        if (stop.aborted) return;
        if (mistake) return this.#setMistake(mistake);
        const moves = await fetchMoves(position, rules);
        if (stop.aborted) return;
        const valued = this.#fetchChances(position, rules, stop).then(() => true);
        const hasChances = await Promise.race([valued, pause(CHANCES_TIMEOUT)]);
        if (!stop.aborted) this.#setMoves(moves, hasChances);
        return;
      } catch (error) {
        if (stop.aborted) return;
        this.#setTrouble(error);
        if (error instanceof ApiError && error.status === UNREADABLE) return;
      }
      await pause(RETRY_PAUSE);
    }
  }

  async #fetchChances(position: string, rules: string, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const found = await valueOf(position, rules);
      if (stop.aborted) return;
      this.value = typeof found === "string" ? null : found;
      this.chances = typeof found === "string" ? found : "known";
      if (found !== "soon") return;
      await pause(RETRY_PAUSE);
    }
  }

  #setMoves(moves: Moves, hasChances: boolean): void {
    if (!hasChances && this.chances !== "soon") {
      this.value = null; // these chances belong to the position before
      this.chances = "asked";
    }
    this.moves = moves;
    this.mistake = null;
    this.trouble = null;
  }

  #setMistake(mistake: Mistake): void {
    this.moves = null;
    this.value = null;
    this.mistake = mistake;
    this.trouble = null;
  }

  #setTrouble(error: unknown): void {
    this.moves = null;
    this.value = null;
    this.mistake = null;
    this.trouble = error instanceof ApiError ? error.code : "failed";
  }
}

async function valueOf(position: string, rules: string): Promise<Value | "soon" | "unknown"> {
  try {
    return await fetchValue(position, rules);
  } catch (error) {
    return error instanceof ApiError && error.code === "unknown-chances" ? "unknown" : "soon";
  }
}

/** Resolve to false after a pause, so that a race shows whether it ended first. */
const pause = (milliseconds: number): Promise<false> =>
  new Promise((done) => setTimeout(() => done(false), milliseconds));
