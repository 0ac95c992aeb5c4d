/** Reports whether an element is completely in view (IntersectionObserver). */

import type { Attachment } from "svelte/attachments";

const WHOLE = 0.99; // not 1: a part of a pixel may be missing

/** Call `changed` on each change; a removed element is not in view. */
export function inView(changed: (isInView: boolean) => void): Attachment<Element> {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => changed((entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE),
      { threshold: WHOLE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      changed(false);
    };
  };
}
