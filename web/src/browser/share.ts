/** Shares a link: through the share dialog of the device, or else through the clipboard. */

import { t } from "../i18n/texts.svelte";

/** The result of sharing: `nothing` when the share dialog was dismissed. */
export type Shared = "shared" | "copied" | "failed" | "nothing";

export async function shareLink(url: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ title: t("page-title"), url });
      return "shared";
    }
    if (navigator.clipboard) await navigator.clipboard.writeText(url);
    else if (!copyBySelecting(url)) return "failed";
    return "copied";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "nothing" : "failed";
  }
}

/** Copy without the clipboard API, for pages without https, such as a server in a home network. */
function copyBySelecting(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed"; // always in view, so that the page does not scroll
  field.style.opacity = "0";
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return isDone;
}
