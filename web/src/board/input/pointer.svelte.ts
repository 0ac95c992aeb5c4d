/** Pointer control of the board: drag a coin, or put a held coin down on a name plate. */

import type { Attachment } from "svelte/attachments";

import { dragging, type Drag } from "./dragging";
import type { MoveInput } from "./move-input.svelte";
import { plateClicks } from "./plate-clicks";

export class PointerInput {
  #dragged = $state.raw<Drag | null>(null);
  /** The coin under the pointer, as long as it is held. */
  carried = $derived.by(() => (this.moveInput().held ? this.#dragged : null));

  constructor(private readonly moveInput: () => MoveInput) {}

  /** The listeners for the element of the board. */
  readonly attach: Attachment<HTMLElement> = (board) => {
    const cleanups = [this.#dragging(board), plateClicks((place) => this.#input.held && this.#input.touch(place))(board)];
    return () => {
      for (const cleanUp of cleanups) cleanUp?.();
    };
  };

  get #input(): MoveInput {
    return this.moveInput();
  }

  readonly #dragging = dragging({
    canTake: (place, coin) => this.#input.takeable(place).includes(coin),
    coinAt: (place) => {
      const [coin, another] = this.#input.takeable(place);
      return another === undefined ? (coin ?? null) : null;
    },
    moved: (next, touched) => {
      // The turn may end during the drag, before the pointer moves or after.
      if (!this.#dragged && this.#input.takeable(next.from).includes(next.coin)) this.#input.grab(next.from, touched);
      this.#dragged = this.#input.held ? next : null;
      return this.#input.held !== null;
    },
    dropped: (place, isLost) => {
      this.#dragged = null;
      if (place !== null) this.#input.touch(place, null, { isDropped: true });
      else if (isLost) this.#input.putBack();
      else this.#input.miss();
    },
    failed: (place, touched) => this.#input.grab(place, touched),
  });
}
