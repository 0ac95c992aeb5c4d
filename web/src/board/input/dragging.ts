/** Drag and drop of coins with mouse, finger or pen; a tap is not a drag. */

import type { Attachment } from "svelte/attachments";

import { CENTRE, type Coin, type Place } from "../../notation/position";

export interface Drag {
  coin: Coin;
  from: Place;
  x: number;
  y: number;
}

export interface DragHandler {
  canTake(place: Place, coin: Coin): boolean;
  /** The coin that can be taken there, if there is exactly one. */
  coinAt(place: Place): Coin | null;
  /** Return whether the coin is still held; if not, the drag is over. `touched` is the coin under the pointer. */
  moved(carried: Drag, touched: Coin | null): boolean;
  /** The drag has ended; `isLost` if the browser cancelled the pointer. */
  dropped(place: Place | null, isLost: boolean): void;
  /** A coin was dragged that cannot be taken. */
  failed(place: Place, touched: Coin | null): void;
}

const SLACK = 7; // pixels that the pointer may move in a tap

const placeOf = (element: Element | null): Place | null => {
  const place = element?.closest<HTMLElement>("[data-place]")?.dataset["place"];
  return place === undefined ? null : Number(place);
};

/** The place where a coin was dropped; the area around the centre counts as the centre. */
const goalAt = (element: Element | null): Place | null =>
  placeOf(element) ?? (element?.closest("[data-near]") ? CENTRE : null);

const coinOf = (element: Element): Coin | null => {
  const coin = element.closest<HTMLElement>("[data-coin]")?.dataset["coin"];
  return coin === undefined ? null : (Number(coin) as Coin);
};

export function dragging(handler: DragHandler): Attachment<HTMLElement> {
  return (board) => {
    let start: { coin: Coin | null; touched: Coin | null; from: Place; x: number; y: number; pointer: number } | null =
      null;
    let isCarrying = false;
    let isInHand = true;

    function down(event: PointerEvent): void {
      const element = event.target as Element;
      const from = placeOf(element);
      if (event.button !== 0 || from === null || element.closest(".plate")) return;
      const touched = coinOf(element);
      const isExact = touched !== null && (from === CENTRE || handler.canTake(from, touched)); // the piles of the centre are apart
      const wanted = isExact ? touched : handler.coinAt(from);
      const coin = wanted !== null && handler.canTake(from, wanted) ? wanted : null;
      start = { coin, touched, from, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      isInHand = true;
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
      if (!isCarrying && !far) return;
      const { coin, touched, from } = start;
      if (coin !== null) isInHand &&= handler.moved({ coin, from, x: event.clientX, y: event.clientY }, touched);
      else if (!isCarrying) handler.failed(from, touched);
      isCarrying = true;
    }

    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const { coin } = start;
      start = null;
      if (!isCarrying) return;
      isCarrying = false;
      // The click that follows belongs to the drag.
      board.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => board.removeEventListener("click", swallow, { capture: true }));
      if (coin === null || !isInHand) return; // nothing was dragged, or the turn ended during the drag
      const isLost = event.type === "pointercancel";
      handler.dropped(isLost ? null : goalAt(document.elementFromPoint(event.clientX, event.clientY)), isLost);
    }

    board.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      board.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
