/** Notices that a device is shaken, as a hand shakes a die. */

import type { Attachment } from "svelte/attachments";

const HARD = 16; // metres a second, a second, beyond the pull of the earth
const PAUSE = 1_200; // milliseconds until it counts again

/** Whether this device is held in a hand, and tells a page how it is moved; it does not without https. */
export const canBeShaken = (): boolean => navigator.maxTouchPoints > 0 && "DeviceMotionEvent" in globalThis;

/** Some phones tell nobody how they are moved who has not asked, and let that be asked by a tap alone. */
function askOnce(): void {
  const motion = globalThis.DeviceMotionEvent as { requestPermission?: () => Promise<unknown> } | undefined;
  void motion?.requestPermission?.().catch(() => undefined);
}

export function shaken(then: () => void): Attachment<HTMLElement> {
  return () => {
    let last = 0;
    function moved({ acceleration, timeStamp }: DeviceMotionEvent): void {
      if (!acceleration || timeStamp - last < PAUSE) return;
      if (Math.hypot(acceleration.x ?? 0, acceleration.y ?? 0, acceleration.z ?? 0) < HARD) return;
      last = timeStamp;
      then();
    }
    addEventListener("devicemotion", moved);
    addEventListener("click", askOnce, { once: true });
    return () => {
      removeEventListener("devicemotion", moved);
      removeEventListener("click", askOnce);
    };
  };
}
