/** Detects that a device is shaken (devicemotion). */

import type { Attachment } from "svelte/attachments";

const HARD = 16; // metres per second squared, without gravity
const PAUSE = 1_200; // milliseconds between two shakes

/** Return whether the device is hand-held and reports its motion, which needs https. */
export const canBeShaken = (): boolean => navigator.maxTouchPoints > 0 && "DeviceMotionEvent" in globalThis;

/** Ask for permission: some phones report motion only after a tap that asked for it. */
function askOnce(): void {
  const motion = globalThis.DeviceMotionEvent as { requestPermission?: () => Promise<unknown> } | undefined;
  void motion?.requestPermission?.().catch(() => undefined);
}

export function shaking(shaken: () => void): Attachment<HTMLElement> {
  return () => {
    let last = 0;
    function moved({ acceleration, timeStamp }: DeviceMotionEvent): void {
      if (!acceleration || timeStamp - last < PAUSE) return;
      if (Math.hypot(acceleration.x ?? 0, acceleration.y ?? 0, acceleration.z ?? 0) < HARD) return;
      last = timeStamp;
      shaken();
    }
    addEventListener("devicemotion", moved);
    addEventListener("click", askOnce, { once: true });
    return () => {
      removeEventListener("devicemotion", moved);
      removeEventListener("click", askOnce);
    };
  };
}
