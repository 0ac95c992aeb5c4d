/** Notices that nobody uses mouse or keys, so that the pointer need not lie on the picture. */

import type { Attachment } from "svelte/attachments";

const A_WHILE = 3_000; // milliseconds

export function resting(changed: (isResting: boolean) => void): Attachment<HTMLElement> {
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function used(): void {
      changed(false);
      clearTimeout(timer);
      timer = setTimeout(() => changed(true), A_WHILE);
    }
    used();
    addEventListener("pointermove", used);
    addEventListener("keydown", used);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", used);
      removeEventListener("keydown", used);
    };
  };
}
