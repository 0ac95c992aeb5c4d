import { afterEach, expect, test, vi } from "vitest";

import { shaking } from "./shaking";

afterEach(() => vi.unstubAllGlobals());

function shake(x: number, timeStamp: number): void {
  const event = new Event("devicemotion");
  Object.defineProperty(event, "acceleration", { value: { x, y: 0, z: 0 } });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  dispatchEvent(event);
}

test("a hard shake counts once, a soft one never", () => {
  const shaken = vi.fn();
  const stop = shaking(shaken)(document.body);
  shake(3, 5_000);
  shake(20, 6_000);
  shake(20, 6_100);
  shake(-20, 8_000);
  stop?.();
  shake(20, 20_000);
  expect(shaken).toHaveBeenCalledTimes(2);
});

test("the first tap asks for permission, once", () => {
  const requestPermission = vi.fn(() => Promise.reject(new Error("no")));
  vi.stubGlobal("DeviceMotionEvent", { requestPermission });
  const stop = shaking(() => undefined)(document.body);
  expect(requestPermission).not.toHaveBeenCalled();
  document.body.click();
  document.body.click();
  stop?.();
  expect(requestPermission).toHaveBeenCalledOnce();
});
