/** Keeps a page that does not come whole from loading itself again without end. */

const KEY = "exactly.reloaded";
const PAUSE = 20_000; // milliseconds between two of these

/** Says whether the page has just loaded itself again; if not, takes note that it does now. */
export function isSoonAgain(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? -PAUSE);
    if (now - last < PAUSE) return true;
    sessionStorage.setItem(KEY, `${now}`);
  } catch {
    return true; // where nothing can be noted, better not
  }
  return false;
}
