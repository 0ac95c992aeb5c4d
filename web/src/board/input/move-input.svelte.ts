/** The input of a move: a coin is taken from a stack and put on another. Legal moves come from the server. */

import { readMove, writeMove, CENTRE, type Coin, type CoinMove, type Place } from "../../notation/position";

/** A problem with an input: no move is possible now, another coin was taken, or no stack was hit. */
export type InputProblem = { readonly kind: "idle" } | { readonly kind: "instead" | "missed"; readonly coin: Coin };

export interface MoveInputHost {
  /** The legal moves if this device moves next; else none. */
  moves(): readonly string[];
  /** Request a move; the server explains why a move is illegal. */
  ask(move: string): void;
  /** Explain why an input made no move, or another one. */
  explain?(problem: InputProblem): void;
}

export class MoveInput {
  held = $state.raw<{ coin: Coin; from: Place } | null>(null);
  /** The stack from which the player chooses one of several coin values. */
  choosing = $state<Place | null>(null);
  /** The move that was dropped by hand, before the server has confirmed it. */
  laid = $state.raw<CoinMove | null>(null);

  moves = $derived.by(() => this.host.moves().map(readMove).filter((move) => move !== null));
  targets = $derived.by(() => {
    const held = this.held;
    if (!held) return [];
    return this.moves.filter((move) => move.coin === held.coin && move.from === held.from).map((move) => move.to);
  });

  constructor(private readonly host: MoveInputHost) {}

  /** The coins that can be taken from a stack. */
  takeable(place: Place): Coin[] {
    return [...new Set(this.moves.filter((move) => move.from === place).map((move) => move.coin))];
  }

  take(coin: Coin, from: Place): void {
    this.held = { coin, from };
    this.choosing = null;
  }

  putBack(): void {
    this.held = null;
    this.choosing = null;
  }

  /** Take a coin from the touched stack, or put the held coin down on it. */
  touch(place: Place, coin: Coin | null = null, { isDropped = false } = {}): void {
    if (this.held && this.moves.length) this.#lay(this.held, place, isDropped);
    else this.grab(place, coin);
  }

  /** Take a coin from a stack, also if another one is held. */
  grab(place: Place, coin: Coin | null = null): void {
    if (this.moves.length) this.#takeFrom(place, coin);
    else this.host.explain?.({ kind: "idle" });
  }

  /** The held coin was dropped beside the stacks. */
  miss(): void {
    if (this.held) this.host.explain?.({ kind: "missed", coin: this.held.coin });
    this.putBack();
  }

  #lay(held: { coin: Coin; from: Place }, to: Place, isDropped: boolean): void {
    const move = { ...held, to };
    this.held = null;
    if (to === held.from) return;
    if (isDropped && this.moves.some((legal) => writeMove(legal) === writeMove(move))) this.laid = move;
    this.host.ask(writeMove(move));
  }

  #takeFrom(place: Place, coin: Coin | null): void {
    const coins = this.takeable(place);
    const [only] = coins;
    if (coin !== null && coins.includes(coin)) this.take(coin, place);
    else if (coin !== null && place === CENTRE) this.#requestReason(place, coin); // the piles are apart: the player meant this coin
    else if (coins.length === 1 && only) {
      this.take(only, place);
      if (coin !== null) this.host.explain?.({ kind: "instead", coin: only });
    } else if (coins.length > 1) this.choosing = place;
    else this.#requestReason(place, coin);
  }

  /** Request an illegal move from here, so that the server explains why nothing can be taken. */
  #requestReason(from: Place, coin: Coin | null): void {
    const [any] = this.moves;
    if (!any) return;
    const to = from === CENTRE ? any.to || 1 : CENTRE;
    this.host.ask(writeMove({ coin: coin ?? any.coin, from, to }));
  }
}
