/** Lets a coin be laid on a name plate, too: on a phone it is the largest thing that belongs to a stack. */

import type { Attachment } from "svelte/attachments";

import type { Place } from "../notation/position";

/** Keys and screen readers have the stack itself for this. */
export function plates(touched: (place: Place) => void): Attachment<HTMLElement> {
  return (board) => {
    function click(event: MouseEvent): void {
      const plate = (event.target as Element).closest<HTMLElement>(".plate[data-place]");
      if (plate) touched(Number(plate.dataset["place"]));
    }
    board.addEventListener("click", click);
    return () => board.removeEventListener("click", click);
  };
}
