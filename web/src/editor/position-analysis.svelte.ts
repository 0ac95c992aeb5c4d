/** The analysis of a position by the server: its legal moves, and the win chances where they are known. */

import { ApiError, checkPosition, fetchMoves, fetchValue, type Mistake, type Moves, type Value } from "../server/api";

const A_MOMENT = 120; // milliseconds: who lays several coins in a row is asked about once
const PATIENCE = 300; // for which moves wait for their chances, so that they are put in order once
const AGAIN = 4_000; // until what is not known yet is asked for again
const UNREADABLE = 422; // such as a text that no position is as long as

export type AnalysisStatus = "asked" | "soon" | "unknown" | "known";

export class PositionAnalysis {
  moves = $state.raw<Moves | null>(null);
  value = $state.raw<Value | null>(null);
  chances = $state<AnalysisStatus>("asked");
  /** What is wrong with the position. */
  mistake = $state.raw<Mistake | null>(null);
  /** Why there is no answer at all, by its code. */
  trouble = $state<string | null>(null);
  /** Whether anything was answered yet, be it that there is no answer. */
  hasAnswered = $derived(this.moves !== null || this.mistake !== null || this.trouble !== null);

  /** Asks about a position, and again until there is an answer; returns how to stop. */
  ask(position: string, rules: string): () => void {
    const stop = new AbortController();
    void this.#look(position, rules, stop.signal);
    return () => stop.abort();
  }

  async #look(position: string, rules: string, stop: AbortSignal): Promise<void> {
    await pause(A_MOMENT);
    while (!stop.aborted) {
      try {
        const { mistake } = await checkPosition(position, rules);
        if (stop.aborted) return;
        if (mistake) return this.#cannotBe(mistake);
        const moves = await fetchMoves(position, rules);
        if (stop.aborted) return;
        const isJudged = this.#judge(position, rules, stop).then(() => true);
        const hasChances = await Promise.race([isJudged, pause(PATIENCE)]);
        if (!stop.aborted) this.#knows(moves, hasChances);
        return;
      } catch (error) {
        if (stop.aborted) return;
        this.#cannotAnswer(error);
        if (error instanceof ApiError && error.status === UNREADABLE) return;
      }
      await pause(AGAIN);
    }
  }

  async #judge(position: string, rules: string, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const found = await judge(position, rules);
      if (stop.aborted) return;
      this.value = typeof found === "string" ? null : found;
      this.chances = typeof found === "string" ? found : "known";
      if (found !== "soon") return;
      await pause(AGAIN);
    }
  }

  #knows(moves: Moves, hasChances: boolean): void {
    if (!hasChances && this.chances !== "soon") {
      this.value = null; // what is known is of the position before
      this.chances = "asked";
    }
    this.moves = moves;
    this.mistake = null;
    this.trouble = null;
  }

  #cannotBe(mistake: Mistake): void {
    this.moves = null;
    this.value = null;
    this.mistake = mistake;
    this.trouble = null;
  }

  #cannotAnswer(error: unknown): void {
    this.moves = null;
    this.value = null;
    this.mistake = null;
    this.trouble = error instanceof ApiError ? error.code : "failed";
  }
}

async function judge(position: string, rules: string): Promise<Value | "soon" | "unknown"> {
  try {
    return await fetchValue(position, rules);
  } catch (error) {
    return error instanceof ApiError && error.code === "unknown-chances" ? "unknown" : "soon";
  }
}

/** Answers false, so that it can be told from what was waited for. */
const pause = (milliseconds: number): Promise<false> =>
  new Promise((done) => setTimeout(() => done(false), milliseconds));
