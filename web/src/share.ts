/** Gives a link away: to another app where the device can do that, else to the clipboard. */

import { t } from "./texts.svelte";

/** Nothing was shared where somebody thought better of it. */
export type Shared = "shared" | "copied" | "failed" | "nothing";

export async function shareLink(url: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ title: t("page-title"), url });
      return "shared";
    }
    await navigator.clipboard.writeText(url); // not there on pages without https
    return "copied";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "nothing" : "failed";
  }
}
