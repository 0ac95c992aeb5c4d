/** Reports whether an element is completely in view (IntersectionObserver). */

import type { Attachment } from "svelte/attachments";

const WHOLE = 0.99; // but for a part of a pixel

/** Tells whenever it changes; what is not there any more is not seen. */
export function inView(tell: (isSeen: boolean) => void): Attachment<Element> {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => tell((entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE),
      { threshold: WHOLE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      tell(false);
    };
  };
}
