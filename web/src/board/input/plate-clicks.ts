/** Clicks on name plates, which receive coins, too: on a phone they are the largest part of a seat. */

import type { Attachment } from "svelte/attachments";

import type { Place } from "../../notation/position";

/** Listen to clicks on name plates. Keyboards and screen readers use the stack itself. */
export function plateClicks(touched: (place: Place) => void): Attachment<HTMLElement> {
  return (board) => {
    function click(event: MouseEvent): void {
      const plate = (event.target as Element).closest<HTMLElement>(".plate[data-place]");
      if (plate) touched(Number(plate.dataset["place"]));
    }
    board.addEventListener("click", click);
    return () => board.removeEventListener("click", click);
  };
}
