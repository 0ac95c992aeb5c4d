/** The input of a move: a coin is taken from a stack and put on another. Legal moves come from the server. */

import { readMove, writeMove, CENTRE, type Coin, type CoinMove, type Place } from "../../notation/position";

/** The reason why an input made no move: no move is possible now, another coin was taken, or no stack was hit. */
export type InputProblem = { readonly kind: "idle" } | { readonly kind: "instead" | "missed"; readonly coin: Coin };

export interface MoveInputHost {
  /** The legal moves, where this device is to move; else none. */
  moves(): readonly string[];
  /** Asks for a move; one that is not legal is answered with the reason. */
  ask(move: string): void;
  /** Explains why an input made no move, or another one. */
  explain?(problem: InputProblem): void;
}

export class MoveInput {
  held = $state.raw<{ coin: Coin; from: Place } | null>(null);
  /** A stack with coins of several values to take: which one is asked for. */
  choosing = $state<Place | null>(null);
  /** Laid down by hand already, before the server has said so. */
  laid = $state.raw<CoinMove | null>(null);

  moves = $derived.by(() => this.mover.moves().map(readMove).filter((move) => move !== null));
  targets = $derived.by(() => {
    const held = this.held;
    if (!held) return [];
    return this.moves.filter((move) => move.coin === held.coin && move.from === held.from).map((move) => move.to);
  });

  constructor(private readonly mover: MoveInputHost) {}

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

  /** A stack is touched: a coin is taken there, or the one in the hand is laid down. */
  touch(place: Place, coin: Coin | null = null, { isDropped = false } = {}): void {
    if (this.held && this.moves.length) this.#lay(this.held, place, isDropped);
    else this.grab(place, coin);
  }

  /** A coin is wanted from a stack, whatever is in the hand. */
  grab(place: Place, coin: Coin | null = null): void {
    if (this.moves.length) this.#reach(place, coin);
    else this.mover.explain?.({ kind: "idle" });
  }

  /** The coin in the hand was dropped where no stack is. */
  miss(): void {
    if (this.held) this.mover.explain?.({ kind: "missed", coin: this.held.coin });
    this.putBack();
  }

  #lay(held: { coin: Coin; from: Place }, to: Place, isDropped: boolean): void {
    const move = { ...held, to };
    this.held = null;
    if (to === held.from) return;
    if (isDropped && this.moves.some((legal) => writeMove(legal) === writeMove(move))) this.laid = move;
    this.mover.ask(writeMove(move));
  }

  #reach(place: Place, coin: Coin | null): void {
    const coins = this.takeable(place);
    const [only] = coins;
    if (coin !== null && coins.includes(coin)) this.take(coin, place);
    else if (coin !== null && place === CENTRE) this.#askWhy(place, coin); // piles lie apart: it was meant
    else if (coins.length === 1 && only) {
      this.take(only, place);
      if (coin !== null) this.mover.explain?.({ kind: "instead", coin: only });
    } else if (coins.length > 1) this.choosing = place;
    else this.#askWhy(place, coin);
  }

  /** Nothing can be taken here: let the server say why. */
  #askWhy(from: Place, coin: Coin | null): void {
    const [any] = this.moves;
    if (!any) return;
    const to = from === CENTRE ? any.to || 1 : CENTRE;
    this.mover.ask(writeMove({ coin: coin ?? any.coin, from, to }));
  }
}
