/** Detects that pointer and keyboard are idle, so that the pointer can be hidden. */

import type { Attachment } from "svelte/attachments";

const IDLE_AFTER = 3_000; // milliseconds

export function idlePointer(changed: (isIdle: boolean) => void): Attachment<HTMLElement> {
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function used(): void {
      changed(false);
      clearTimeout(timer);
      timer = setTimeout(() => changed(true), IDLE_AFTER);
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
