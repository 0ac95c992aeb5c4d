/** Prevents a page that fails to load from reloading itself in a loop. */

const KEY = "exactly.reloaded";
const PAUSE = 20_000; // milliseconds between two reloads

/** Return whether the page has just reloaded itself; if not, record that it does so now. */
export function hasJustReloaded(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? -PAUSE);
    if (now - last < PAUSE) return true;
    sessionStorage.setItem(KEY, `${now}`);
  } catch {
    return true; // without storage there is no protection from a loop
  }
  return false;
}
