/** Notices that a device is shaken, as a hand shakes a die. */

import type { Attachment } from "svelte/attachments";

const HARD = 16; // metres a second, a second, beyond the pull of the earth
const PAUSE = 1_200; // milliseconds until it counts again

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
    return () => removeEventListener("devicemotion", moved);
  };
}
