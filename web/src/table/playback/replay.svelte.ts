/** The replay of a finished game, one turn at a time. The positions come from the server. */

import type { CoinFlight } from "../../board/coin-flight";
import { paced } from "../../browser/settings.svelte";
import { carry, readMove, readPosition, writePosition, type Face, type Position } from "../../notation/position";
import type { RecordedTurn } from "../../notation/record";
import type { GamePositions } from "../../server/finished-game";

const CALL = 1_200; // milliseconds that somebody is called out for exactly one euro

export class Replay {
  /** Turns before the one that is shown: its roll is seen, its move is not made. At the end, all. */
  step = $state(0);
  flight = $state.raw<CoinFlight | null>(null);
  isPlaying = $state(false);
  /** Whether the move of this turn has just been made, and is looked at for a moment. */
  #isMade = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  turn = $derived.by<RecordedTurn | null>(() => this.turns[this.step] ?? null);
  /** The turn that is shown, or at the end the last. */
  #latest = $derived.by(() => this.turns[this.step] ?? this.turns.at(-1));
  isAtEnd = $derived.by(() => this.step === this.turns.length);
  /** While a coin flies or somebody is called out. */
  isMoving = $derived(this.flight !== null || this.#isMade);
  position = $derived.by(() => {
    if (this.isAtEnd) return this.#after(this.step - 1);
    return this.#isMade ? this.#after(this.step) : this.#before(this.step);
  });
  face = $derived.by<Face | null>(() => this.#latest?.face ?? null);
  /** Who takes a euro now. */
  called = $derived.by<readonly number[]>(() => (this.#isMade || this.isAtEnd ? (this.#latest?.euros ?? []) : []));
  /** The position as its notation has it, to play on from; none at the end. */
  text = $derived.by(() => (this.isAtEnd ? null : writePosition(this.#before(this.step))));

  constructor(
    readonly turns: readonly RecordedTurn[],
    private readonly positions: GamePositions,
  ) {
    this.step = turns.length;
  }

  /** Shows a turn at once. */
  go(step: number): void {
    clearTimeout(this.#timer);
    this.flight = null;
    this.#isMade = false;
    this.step = Math.max(0, Math.min(step, this.turns.length));
    if (this.isAtEnd) this.isPlaying = false;
  }

  back(): void {
    this.go(this.isMoving ? this.step : this.step - 1);
  }

  /** Makes the move of this turn; whoever cannot wait for it is shown the next turn. */
  forward(): void {
    const move = this.turn && !this.isMoving ? readMove(this.turn.move) : null;
    if (!move) return this.go(this.step + 1);
    const flight: CoinFlight = { ...move, landed: () => this.flight === flight && this.#land() };
    this.flight = flight;
  }

  play(): void {
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
  }

  #land(): void {
    if (!this.turn?.euros.length) return this.go(this.step + 1);
    this.flight = null;
    this.#isMade = true;
    this.#timer = setTimeout(() => this.go(this.step + 1), paced(CALL));
  }

  #before(step: number): Position {
    const position = readPosition(this.positions.turns[step] ?? this.positions.end);
    return { ...position, face: this.turns[step]?.face ?? null };
  }

  /** As it lay there when the move was made, before a euro cleared the table. */
  #after(step: number): Position {
    const before = this.#before(step);
    const move = readMove(this.turns[step]?.move ?? "");
    const { euros } = readPosition(this.positions.turns[step + 1] ?? this.positions.end);
    return { ...(move ? carry(before, move) : before), euros };
  }
}
