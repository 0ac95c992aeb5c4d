/** Drag and drop of coins with mouse, finger or pen; a tap stays a tap. */

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
  /** The one coin that can be taken there, whatever was touched. */
  coinAt(place: Place): Coin | null;
  /** Says whether the coin is in the hand; once it is not, the drag is over. `touched` is what was meant. */
  moved(carried: Drag, touched: Coin | null): boolean;
  /** `isLost` where the system took the pointer away. */
  dropped(place: Place | null, isLost: boolean): void;
  /** Something was dragged that cannot be taken. */
  failed(place: Place, touched: Coin | null): void;
}

const SLACK = 7; // pixels that a tap may wander

const placeOf = (element: Element | null): Place | null => {
  const place = element?.closest<HTMLElement>("[data-place]")?.dataset["place"];
  return place === undefined ? null : Number(place);
};

/** Where a coin was let go: what lies around the centre is near enough. */
const goalAt = (element: Element | null): Place | null =>
  placeOf(element) ?? (element?.closest("[data-near]") ? CENTRE : null);

const coinOf = (element: Element): Coin | null => {
  const coin = element.closest<HTMLElement>("[data-coin]")?.dataset["coin"];
  return coin === undefined ? null : (Number(coin) as Coin);
};

export function dragging(carrier: DragHandler): Attachment<HTMLElement> {
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
      const isMeant = touched !== null && (from === CENTRE || carrier.canTake(from, touched)); // piles lie apart
      const wanted = isMeant ? touched : carrier.coinAt(from);
      const coin = wanted !== null && carrier.canTake(from, wanted) ? wanted : null;
      start = { coin, touched, from, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      isInHand = true;
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
      if (!isCarrying && !far) return;
      const { coin, touched, from } = start;
      if (coin !== null) isInHand &&= carrier.moved({ coin, from, x: event.clientX, y: event.clientY }, touched);
      else if (!isCarrying) carrier.failed(from, touched);
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
      if (coin === null || !isInHand) return; // nothing was carried, or the turn ended under the finger
      const isLost = event.type === "pointercancel";
      carrier.dropped(isLost ? null : goalAt(document.elementFromPoint(event.clientX, event.clientY)), isLost);
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
