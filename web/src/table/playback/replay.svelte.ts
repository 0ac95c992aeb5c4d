/** The replay of a finished game, one turn at a time. The positions come from the server. */

import type { CoinFlight } from "../../board/coin-flight";
import { paced } from "../../browser/settings.svelte";
import { carry, readMove, readPosition, writePosition, type Face, type Position } from "../../notation/position";
import type { RecordedTurn } from "../../notation/record";
import type { GamePositions } from "../../server/finished-game";

const CALL = 1_200; // milliseconds to call out exactly one euro

export class Replay {
  /** The number of turns played. The roll of the next turn is shown, its move is not. */
  step = $state(0);
  flight = $state.raw<CoinFlight | null>(null);
  isPlaying = $state(false);
  /** Whether the move of this turn was just made, with a pause to look at it. */
  #isMoved = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  turn = $derived.by<RecordedTurn | null>(() => this.turns[this.step] ?? null);
  /** The current turn; at the end, the last one. */
  #latest = $derived.by(() => this.turns[this.step] ?? this.turns.at(-1));
  isAtEnd = $derived.by(() => this.step === this.turns.length);
  /** Whether a coin flies or a euro is called out. */
  isMoving = $derived(this.flight !== null || this.#isMoved);
  position = $derived.by(() => {
    if (this.isAtEnd) return this.#after(this.step - 1);
    return this.#isMoved ? this.#after(this.step) : this.#before(this.step);
  });
  face = $derived.by<Face | null>(() => this.#latest?.face ?? null);
  /** The seats that take a euro now. */
  called = $derived.by<readonly number[]>(() => (this.#isMoved || this.isAtEnd ? (this.#latest?.euros ?? []) : []));
  /** The text of the position, to play from it; null at the end. */
  text = $derived.by(() => (this.isAtEnd ? null : writePosition(this.#before(this.step))));

  constructor(
    readonly turns: readonly RecordedTurn[],
    private readonly positions: GamePositions,
  ) {
    this.step = turns.length;
  }

  /** Show a turn at once. */
  go(step: number): void {
    clearTimeout(this.#timer);
    this.flight = null;
    this.#isMoved = false;
    this.step = Math.max(0, Math.min(step, this.turns.length));
    if (this.isAtEnd) this.isPlaying = false;
  }

  back(): void {
    this.go(this.isMoving ? this.step : this.step - 1);
  }

  /** Play the move of this turn; a second call during the move shows the next turn. */
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
    this.#isMoved = true;
    this.#timer = setTimeout(() => this.go(this.step + 1), paced(CALL));
  }

  #before(step: number): Position {
    const position = readPosition(this.positions.turns[step] ?? this.positions.end);
    return { ...position, face: this.turns[step]?.face ?? null };
  }

  /** The position after the move, before a euro clears the table. */
  #after(step: number): Position {
    const before = this.#before(step);
    const move = readMove(this.turns[step]?.move ?? "");
    const { euros } = readPosition(this.positions.turns[step + 1] ?? this.positions.end);
    return { ...(move ? carry(before, move) : before), euros };
  }
}
