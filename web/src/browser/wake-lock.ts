/** Keeps the screen on (Wake Lock API), where the browser supports it. */

export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isDone = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (isDone) await held.release();
      else lock = held;
    } catch {
      // The browser refuses, for instance when the battery is low.
    }
  }

  if (!("wakeLock" in navigator)) return () => undefined;
  // The lock is lost whenever the page is hidden.
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    isDone = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
