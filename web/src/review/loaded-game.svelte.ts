/** A finished game, loaded from the server: its record, its positions and its review. */

import { readRecord, type GameRecord } from "../notation/record";
import { fetchTable, ApiError } from "../server/api";
import { fetchPositions, fetchRecord, fetchReview, type GamePositions, type Review } from "../server/finished-game";
import { isTransient, Retry } from "../server/retry";

const RETRY_PAUSE = 5_000; // milliseconds; new rules are solved in a minute or two

/** The status of the review; `unknown` if the server has no win chances for these rules. */
export type ReviewStatus = "asked" | "soon" | "there" | "unknown" | "failed";

export class LoadedGame {
  record = $state.raw<GameRecord | null>(null);
  positions = $state.raw<GamePositions | null>(null);
  review = $state.raw<Review | null>(null);
  chances = $state<ReviewStatus>("asked");
  /** The number of the game at the table; by default the last finished one. */
  game = $state(0);
  /** The error code if the game could not be loaded. */
  trouble = $state<string | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #retry = new Retry();
  #isLeft = false;

  constructor(
    readonly code: string,
    private readonly requested: number | null,
  ) {}

  async open(): Promise<void> {
    try {
      this.game = this.requested ?? (await this.#lastFinishedGame());
      if (this.game < 1) throw new ApiError("not-over", 409);
      const [text, positions] = await Promise.all([
        fetchRecord(this.code, this.game),
        fetchPositions(this.code, this.game),
      ]);
      const record = readRecord(text);
      if (record.winner === null) throw new ApiError("not-over", 409);
      this.positions = positions;
      this.record = record;
      this.trouble = null;
      void this.ask();
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : "failed";
      if (isTransient(error) && !this.#isLeft) this.#retry.later(() => void this.open());
    }
  }

  /** Fetch the review, repeatedly until it is ready. */
  async ask(): Promise<void> {
    try {
      this.review = await fetchReview(this.code, this.game);
      this.chances = "there";
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      this.chances = code === "unsolved" ? "soon" : code === "unknown-chances" ? "unknown" : "failed";
      if (this.#isLeft || this.chances === "unknown") return;
      if (this.chances === "soon") this.#timer = setTimeout(() => void this.ask(), RETRY_PAUSE);
      else if (isTransient(error)) this.#retry.later(() => void this.ask());
    }
  }

  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#timer);
    this.#retry.end();
  }

  async #lastFinishedGame(): Promise<number> {
    const { game, view } = await fetchTable(this.code);
    return view.phase === "over" ? game : game - 1;
  }
}
